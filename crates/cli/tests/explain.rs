//! `marotte explain`, and that each example of a page has its code.

mod common;

use std::fs;
use std::thread;

use common::{folder, marotte, run_in};
use marotte_diagnostics::explain::{Page, pages};
use serde_json::Value;

/// How many pages have an example at least.
const LEAST: usize = 220;

#[test]
fn a_code_is_explained() {
    let ran = marotte("explain unknown_variable");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let start = "UNKNOWN_VARIABLE\n  Unknown variable: '<name>'.\n";
    assert!(ran.out.starts_with(start), "{}", ran.out);
    assert!(ran.out.contains("\nFor example:\n\n    "), "{}", ran.out);
    let ran = marotte("explain");
    assert!(ran.out.lines().count() > 500, "{}", ran.out);
    let ran = marotte("explain UNKNOWN_VARIABEL");
    assert_eq!(ran.code, 2);
    let near = "there is no code 'UNKNOWN_VARIABEL'; did you mean 'UNKNOWN_VARIABLE'?";
    assert!(ran.err.contains(near), "{}", ran.err);
}

/// All codes of a finding: its own, and those of what it passes on.
fn codes(finding: &Value, all: &mut Vec<String>) {
    all.extend(finding["code"].as_str().map(str::to_owned));
    if !finding["cause"].is_null() {
        codes(&finding["cause"], all);
    }
}

/// What is wrong with the example of a page, if it has one.
fn wrong(page: &Page) -> Option<String> {
    let folder = folder(&format!("explain/{}", page.code));
    for file in &page.example {
        let path = folder.join(file.path);
        fs::create_dir_all(path.parent().expect("a folder")).unwrap();
        fs::write(path, format!("{}\n", file.text)).unwrap();
    }
    fs::write(folder.join("facts.json"), "{}").unwrap();
    let call = ["compile", "node.example.test", "--facts", "facts.json"];
    let call = [&call[..], &["--format", "json", "--error-format", "json"]].concat();
    let ran = run_in(&folder, &call, "", None);
    let mut all = Vec::new();
    let mut note = |text: &str| {
        let found: Value = serde_json::from_str(text).unwrap_or_default();
        for finding in found.as_array().into_iter().flatten() {
            codes(finding, &mut all);
        }
        all.iter().any(|code| code == page.code)
    };
    // What compilations do not notice is found by whoever checks files.
    let check = || run_in(&folder, &["validate", "--format", "json", "."], "", None);
    let is_there = note(&ran.err) || note(&check().out);
    (!is_there).then(|| format!("{}: {all:?}", page.code))
}

#[test]
fn examples_have_their_codes() {
    let with_example: Vec<Page> = pages().filter(|page| !page.example.is_empty()).collect();
    let count = with_example.len();
    let (first, second) = with_example.split_at(count / 2);
    let wrong: Vec<String> = thread::scope(|scope| {
        let second = scope.spawn(|| second.iter().filter_map(wrong).collect::<Vec<_>>());
        let mut all: Vec<String> = first.iter().filter_map(wrong).collect();
        all.extend(second.join().unwrap());
        all
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= LEAST, "only {count} pages have an example");
}
