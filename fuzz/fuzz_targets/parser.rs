//! Any text can be parsed and validated, and what is found can be reported.

#![no_main]

use libfuzzer_sys::fuzz_target;
use marotte_diagnostics::SourceFile;
use marotte_diagnostics::report::{Limits, report};
use marotte_syntax::validate::validate;
use marotte_syntax::{Language, Surroundings, parse};

fuzz_target!(|text: &str| {
    let source = SourceFile::new("fuzz.pp", text);
    let parsed = parse(&source, &Language::default());
    assert_eq!(parsed.ast.tokens().iter().map(|piece| piece.span.len() as usize).sum::<usize>(), text.len());
    let _ = parsed.ast.node_at(text.len() as u32 / 2);
    let mut found = parsed.diagnostics;
    found.extend(validate(&parsed.ast, &Language::default(), &Surroundings::default()));
    for diagnostic in &found {
        if diagnostic.source.as_ref().is_some_and(|other| std::ptr::eq(&**other, &*source)) {
            assert!(text.get(diagnostic.span.range()).is_some(), "{:?}", diagnostic.span);
        }
        let _ = diagnostic.to_string();
    }
    let _ = report(&found, &source, &Limits::default());
});
