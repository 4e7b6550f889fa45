//! The formats of findings, and what Puppet's own command prints.

mod common;

use common::{marotte, root, run};
use serde_json::{Value, json};

#[test]
fn json_is_an_array_of_findings() {
    let ran =
        marotte("validate --format json examples/manifests/mistakes.pp examples/manifests/web.pp");
    assert_eq!((ran.code, &*ran.err), (1, ""));
    let found: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(found.as_array().unwrap().len(), 3);
    assert_eq!(
        found[2],
        json!({
            "file": "examples/manifests/mistakes.pp",
            "line": 5,
            "column": 9,
            "end_line": 5,
            "end_column": 13,
            "code": "APPENDS_DELETES_NO_LONGER_SUPPORTED",
            "severity": "error",
            "message": "The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals",
            "hint": "variables never change; give the result of '+' to another one",
            "related": [],
            "cause": null,
            "notes": [],
            "nodes": [],
        })
    );
    let one = marotte("validate --format json --max-errors 1 examples/manifests/mistakes.pp");
    let one: Value = serde_json::from_str(&one.out).unwrap();
    assert_eq!(one.as_array().unwrap().len(), 1);
    let good = marotte("validate --format json examples/manifests/web.pp");
    assert_eq!((good.code, &*good.out), (0, "[]\n"));
}

#[test]
fn sarif_has_what_code_scanning_needs() {
    let ran = marotte("validate --format sarif examples/manifests");
    assert_eq!(ran.code, 1);
    let log: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let results = log["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.len(), 5);
    assert_eq!(results[0]["level"], "warning");
    assert_eq!(
        results[1]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
        "examples/manifests/mistakes.pp"
    );
    let driver = &log["runs"][0]["tool"]["driver"];
    assert_eq!(driver["name"], "marotte");
    assert_eq!(driver["rules"].as_array().unwrap().len(), 5);
}

#[test]
fn github_gets_annotations() {
    let ran = marotte("validate --format github examples/manifests/unfinished.pp");
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.out,
        "::error file=examples/manifests/unfinished.pp,line=3,col=41,endColumn=42,\
         title=SYNTAX_ERROR::Syntax error at end of input%0A\
         closed here, at another indentation: examples/manifests/unfinished.pp:5:1%0A\
         this bracket is probably never closed\n"
    );
}

/// The sentences were recorded from `puppet parser validate --color false`.
#[test]
fn the_reference_format_is_what_puppet_prints() {
    let file = |name: &str| {
        root()
            .join("examples/manifests")
            .join(name)
            .display()
            .to_string()
    };
    let (doubtful, mistakes) = (file("doubtful.pp"), file("mistakes.pp"));
    let expected = format!(
        "\
Warning: Unrecognized escape sequence '\\p' (file: {doubtful}, line: 2, column: 20)
Error: This String has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form) (file: {mistakes}, line: 11, column: 3)
Error: Illegal attempt to assign to 'profile::other::port'. Cannot assign to variables in other namespaces (file: {mistakes}, line: 4, column: 3)
Error: The operator '+=' is no longer supported. See http://links.puppet.com/remove-plus-equals (file: {mistakes}, line: 5, column: 9)
Error: Could not parse for environment production: Syntax error at end of input (file: {})
Error: Language validation logged 3 errors. Giving up
",
        file("unfinished.pp")
    );
    let files = "examples/manifests/unfinished.pp examples/manifests/doubtful.pp examples/manifests/mistakes.pp";
    for command in ["validate --format reference", "parser validate"] {
        let ran = marotte(&format!("{command} {files}"));
        assert_eq!((ran.code, &*ran.out, &*ran.err), (1, "", &*expected));
    }
    let limited = marotte("parser validate --max_errors 1 examples/manifests/mistakes.pp");
    assert!(
        limited
            .err
            .starts_with("Error: Could not parse for environment production: This String")
    );
}

#[test]
fn puppets_json_says_why_files_were_given_up() {
    let ran = marotte(
        "parser validate --render-as json examples/manifests/unfinished.pp examples/manifests/mistakes.pp",
    );
    assert_eq!(ran.code, 1);
    assert_eq!(ran.err.lines().count(), 3);
    let given_up: Value = serde_json::from_str(&ran.out).unwrap();
    let unfinished = &given_up["examples/manifests/unfinished.pp"];
    assert_eq!(unfinished["issue_code"], "SYNTAX_ERROR");
    assert_eq!(unfinished["line"], Value::Null);
    let mistakes = &given_up["examples/manifests/mistakes.pp"];
    assert_eq!(mistakes["issue_code"], Value::Null);
    assert_eq!(
        mistakes["message"],
        "Language validation logged 3 errors. Giving up"
    );
    let good = marotte("parser validate --render-as json examples/manifests/web.pp");
    assert_eq!((good.code, &*good.out), (0, ""));
}

#[test]
fn puppets_command_reads_standard_input() {
    let ran = run(&["parser", "validate"], "$a =");
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.err,
        "Error: Could not parse for environment production: Syntax error at end of input\n"
    );
}
