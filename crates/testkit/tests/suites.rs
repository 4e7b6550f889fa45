//! All cases of the project's suites.

use std::path::Path;

use marotte_testkit::run;
use marotte_testkit::suite::{dialect_pages, divergences_page, load_suites, run_case};

#[test]
fn all_suites() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite");
    let suites = load_suites(&folder).unwrap();
    let cases: Vec<_> = suites
        .iter()
        .flat_map(|suite| suite.cases.iter().map(move |case| (suite, case)))
        .collect();
    assert!(!cases.is_empty());
    let failures: Vec<String> = run::parallel(&cases, |(suite, case)| {
        let error = run_case(suite, case).err()?;
        let (path, line) = (suite.path.display(), case.line);
        Some(format!("{path}:{line}: {}: {error}", case.case.id))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// The page of divergences says what the suites say.
#[test]
fn page_of_divergences() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let suites = load_suites(&root.join("suite")).unwrap();
    let page = std::fs::read_to_string(root.join("docs/divergences.md")).unwrap_or_default();
    assert!(
        page == divergences_page(&suites),
        "docs/divergences.md is not what the suites say: run `cargo xtask divergences`"
    );
}

#[test]
fn the_page_of_the_dialect_is_made_of_its_suite() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (expected, actual) = dialect_pages(&root).unwrap();
    let differs = expected.lines().zip(actual.lines()).find(|(a, b)| a != b);
    assert!(expected == actual, "run `cargo xtask dialect`: {differs:?}");
}
