//! The JSON dump of any text's tree in any dialect is one JSON value, and its text form is not empty.

#![no_main]

use libfuzzer_sys::fuzz_target;
use marotte_diagnostics::SourceFile;
use marotte_syntax::{Dialect, Language, parse, pn};
use serde::Deserialize;
use serde::de::IgnoredAny;

fuzz_target!(|text: &str| {
    let source = SourceFile::new("fuzz.pp", text);
    for dialect in Dialect::ALL {
        let language = Language {
            dialect,
            ..Language::default()
        };
        let ast = parse(&source, &language).ast;
        let mut json = String::new();
        pn::write_json(&ast, &mut json, false);
        let mut deserializer = serde_json::Deserializer::from_str(&json);
        deserializer.disable_recursion_limit();
        assert!(IgnoredAny::deserialize(&mut deserializer).is_ok(), "{json}");
        assert!(deserializer.end().is_ok(), "{json}");
        let mut text = String::new();
        pn::write_text(&ast, &mut text, false);
        assert!(!text.is_empty());
    }
});
