//! Errors of functions, types and conversions are data: each has a code that tells what is wrong.

use std::sync::Arc;

use marotte_diagnostics::SourceFile;
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_syntax::{Language, parse};

/// The code of the error that Puppet code gives, and its sentence.
fn failure(code: &str) -> Option<(&'static str, String)> {
    let parsed = parse(&SourceFile::anonymous(code), &Language::default());
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(Outside::default(), functions, Settings::default());
    let result = evaluator.evaluate_program(&Program::lower(parsed.ast));
    let error = result.err()?.into_diagnostic();
    Some((error.issue.code(), error.issue.to_string()))
}

#[test]
fn errors_have_telling_codes() {
    let mut wrong = Vec::new();
    let lines = include_str!("codes.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let Some((code, expected)) = line.rsplit_once(" => ") else {
            panic!("not a case: {line}");
        };
        match failure(code) {
            Some((given, _)) if given == expected => {}
            other => wrong.push(format!("{code}\n  expected {expected}, got {other:?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
