//! The functions are what their documentation says: every example runs and gives what it shows.

#![expect(clippy::disallowed_methods, reason = "the examples are in the sources")]

use std::sync::Arc;

use marotte_diagnostics::{Severity, SourceFile};
use marotte_eval::function::{Function, FunctionKind};
use marotte_eval::{Evaluator, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::convert::to_program_string;
use marotte_syntax::{Dialect, Language, parse};

/// An example: code, and what it gives in the end.
struct Example {
    code: String,
    expected: String,
}

/// The examples of a block of documentation: the lines before each `#=>`. Code that shows no
/// value belongs to the next that does.
fn examples(block: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut code = String::new();
    for line in block.lines() {
        match line.strip_prefix("#=>") {
            Some(expected) => {
                let expected = expected.trim().to_owned();
                examples.push(Example {
                    code: std::mem::take(&mut code),
                    expected,
                });
            }
            None => {
                code.push_str(line);
                code.push('\n');
            }
        }
    }
    examples
}

/// The blocks of Puppet code in Markdown.
fn blocks(docs: &str) -> Vec<String> {
    let docs: String = docs
        .lines()
        .map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)))
        .collect();
    docs.split("```puppet\n")
        .skip(1)
        .filter_map(|block| block.split("```").next().map(str::to_owned))
        .collect()
}

fn evaluate(evaluator: &mut Evaluator, code: &str) -> Result<String, String> {
    let source = SourceFile::anonymous(code);
    let parsed = parse(&source, &evaluator.settings.language);
    let error = parsed
        .diagnostics
        .iter()
        .find(|finding| finding.severity == Severity::Error);
    if let Some(error) = error {
        return Err(error.to_string());
    }
    match evaluator.evaluate_program(&Program::lower(parsed.ast)) {
        Ok(value) => Ok(to_program_string(&value).to_string()),
        Err(signal) => Err(signal.to_string()),
    }
}

fn failures(function: &Function, dialect: Dialect) -> Vec<String> {
    let mut failures = Vec::new();
    let mut settings = Settings::default();
    settings.language.dialect = dialect;
    for block in blocks(function.docs) {
        let functions = Arc::new(marotte_functions::table());
        let mut evaluator = Evaluator::new(Outside::default(), functions, settings.clone());
        for Example { code, expected } in examples(&block) {
            let given = evaluate(&mut evaluator, &code).unwrap_or_else(|error| error);
            if given != expected {
                let name = function.name;
                failures.push(format!(
                    "{name}: {code}  expected {expected}\n  given    {given}"
                ));
            }
        }
    }
    failures
}

#[test]
fn examples_give_what_they_show() {
    let all = marotte_functions::table().all();
    let all = all.iter().map(|function| (*function, Dialect::Puppet8));
    let of_dialect = marotte_functions::of_dialect().iter();
    let of_dialect = of_dialect.map(|function| (*function, Dialect::Evaluator4));
    let failures: Vec<String> = all
        .chain(of_dialect)
        .flat_map(|(function, dialect)| failures(function, dialect))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Examples that need a catalog or files show no value, but they are code all the same.
#[test]
fn every_function_has_docs_with_an_example() {
    let all = marotte_functions::table().all();
    let of_dialect = marotte_functions::of_dialect().iter().copied();
    for function in all.into_iter().chain(of_dialect) {
        let sentence = function.docs.lines().next().unwrap_or_default().trim();
        assert!(sentence.len() > 10, "{} has no docs", function.name);
        let blocks = blocks(function.docs);
        assert!(!blocks.is_empty(), "{} has no example", function.name);
        for block in blocks.iter().filter(|block| examples(block).is_empty()) {
            let parsed = parse(&SourceFile::anonymous(block.as_str()), &Language::default());
            let good = parsed
                .diagnostics
                .iter()
                .all(|it| it.severity != Severity::Error);
            assert!(
                good,
                "the example of {} is no Puppet code: {block}",
                function.name
            );
        }
    }
}

#[test]
fn every_signature_can_be_read() {
    for function in marotte_functions::table().all() {
        if let FunctionKind::Typed(dispatches) = function.kind {
            assert_eq!(
                function.signatures().len(),
                dispatches.len(),
                "{}",
                function.name
            );
        }
    }
}

#[test]
fn families_are_sorted_and_share_no_name() {
    let mut names = Vec::new();
    for family in marotte_functions::families() {
        let family: Vec<&str> = family.iter().map(|function| function.name).collect();
        assert!(family.is_sorted(), "{family:?} is not sorted");
        names.extend(family);
    }
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(count, names.len(), "a function is in two families");
}

/// One file a function, so that a file without a place in the table is noticed.
#[test]
fn every_file_that_declares_a_function_is_in_a_family() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut declared = 0;
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                declared += text
                    .lines()
                    .filter(|line| matches!(*line, "function! {" | "legacy_function! {"))
                    .count();
            }
        }
    }
    let of_dialect = marotte_functions::of_dialect().len();
    assert_eq!(
        declared,
        marotte_functions::table().all().len() + of_dialect
    );
}
