//! Any text can be parsed and validated as a template.

#![no_main]

use libfuzzer_sys::fuzz_target;
use marotte_diagnostics::SourceFile;
use marotte_syntax::validate::{ValidateOptions, validate};
use marotte_syntax::{ParseOptions, SourceKind, parse};

fuzz_target!(|text: &str| {
    let source = SourceFile::new("fuzz.epp", text);
    let options = ParseOptions {
        kind: SourceKind::Epp,
        ..ParseOptions::default()
    };
    let parsed = parse(&source, options);
    for diagnostic in &validate(&parsed.ast, &ValidateOptions::default()) {
        let _ = diagnostic.to_string();
    }
});
