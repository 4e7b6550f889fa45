//! Any text can be checked in any dialect, and what is found lies within it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use marotte_diagnostics::SourceFile;
use marotte_syntax::{Dialect, Language, Surroundings, check};

fuzz_target!(|text: &str| {
    let source = SourceFile::new("fuzz.pp", text);
    for dialect in Dialect::ALL {
        let language = Language {
            dialect,
            ..Language::default()
        };
        for found in check(&source, &language, &Surroundings::default()).findings {
            let (start, end) = (found.span.start as usize, found.span.end as usize);
            assert!(text.get(start..end).is_some(), "{found}");
        }
    }
});
