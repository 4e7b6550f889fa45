//! `marotte doc`: the manual.

mod common;

use common::marotte;
use serde_json::Value as Json;

#[test]
fn functions_are_listed() {
    let ran = marotte("doc functions");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    let names: Vec<&str> = ran
        .out
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(names.contains(&"filter") && names.contains(&"notice"));
    assert!(names.is_sorted());
}

#[test]
fn a_function_is_described() {
    let ran = marotte("doc functions filter");
    assert!(
        ran.out
            .contains("filter(Hash[Any, Any] $hash, Callable[2, 2] &$block)"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("#=>"), "{}", ran.out);
    assert!(!ran.out.contains("```"), "{}", ran.out);
}

#[test]
fn unknown_functions_are_guessed() {
    let ran = marotte("doc functions fitler");
    assert_eq!(ran.code, 2);
    assert!(
        ran.err
            .contains("there is no function 'fitler'; did you mean 'filter'?")
    );
}

#[test]
fn the_manual_is_markdown() {
    let ran = marotte("doc functions --format markdown");
    assert!(ran.out.starts_with("# Functions\n"));
    assert!(
        ran.out
            .contains("\n## `filter`\n\n```puppet\nfilter(Hash[Any, Any] $hash")
    );
}

#[test]
fn programs_get_json() {
    let ran = marotte("doc functions --format json filter");
    let json: Json = serde_json::from_str(&ran.out).unwrap();
    let filter = &json[0];
    assert_eq!(filter["name"], "filter");
    let parameter = &filter["signatures"][0]["parameters"][0];
    assert_eq!(parameter["name"], "hash");
    assert!(parameter["type"].as_str().unwrap().starts_with("Hash"));
    assert_eq!(filter["signatures"][0]["block"]["optional"], false);
    assert!(
        filter["documentation"]
            .as_str()
            .unwrap()
            .contains("```puppet")
    );
}
