//! Any text can be parsed and validated as a template.

#![no_main]

use libfuzzer_sys::fuzz_target;
use marotte_diagnostics::SourceFile;
use marotte_syntax::validate::validate;
use marotte_syntax::{Language, SourceKind, Surroundings, parse};

fuzz_target!(|text: &str| {
    let source = SourceFile::new("fuzz.epp", text);
    let options = Language {
        kind: SourceKind::Epp,
        ..Language::default()
    };
    let parsed = parse(&source, &options);
    assert_eq!(parsed.ast.tokens().iter().map(|piece| piece.span.len() as usize).sum::<usize>(), text.len());
    for diagnostic in &validate(&parsed.ast, &Language::default(), &Surroundings::default()) {
        let _ = diagnostic.to_string();
    }
});
