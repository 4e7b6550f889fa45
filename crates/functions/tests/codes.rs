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

/// What of some code people are shown, and where the reference says that it is.
fn shown(code: &str) -> Option<(String, String)> {
    let parsed = parse(&SourceFile::anonymous(code), &Language::default());
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(Outside::default(), functions, Settings::default());
    let result = evaluator.evaluate_program(&Program::lower(parsed.ast));
    let error = result.err()?.into_diagnostic();
    let text = code.get(error.span.start as usize..error.span.end as usize)?;
    let told = error.to_string();
    let place = told.rfind(" (line: ").map_or("", |at| &told[at + 1..]);
    Some((text.to_owned(), place.to_owned()))
}

#[test]
fn the_argument_that_is_wrong_is_shown() {
    for (code, text, place) in [
        ("$x = abs([1])", "[1]", "(line: 1, column: 6)"),
        ("join(['a'], {})", "{}", "(line: 1, column: 1)"),
        ("{}.join('a')", "{}", "(line: 1, column: 8)"),
        // Which argument it is cannot be seen where an array is unfolded, or where there are too many.
        (
            "join(*[['a'], {}])",
            "join(*[['a'], {}])",
            "(line: 1, column: 1)",
        ),
        ("abs(1, [])", "abs(1, [])", "(line: 1, column: 1)"),
        // Arguments of a call that a function makes are written nowhere.
        (
            "call('abs', [1])",
            "call('abs', [1])",
            "(line: 1, column: 1)",
        ),
    ] {
        let expected = Some((text.to_owned(), place.to_owned()));
        assert_eq!(shown(code), expected, "{code}");
    }
}
