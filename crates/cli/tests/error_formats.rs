//! The same mistakes in `compile`, `eval`, `lookup` and `epp`, in every format: code, place and exit
//! status are the same everywhere, and standard output has nothing but results.

mod common;

use std::fs;
use std::path::Path;

use common::{Ran, folder, marotte, root, run, run_in};
use serde_json::Value;

const FORMATS: [&str; 5] = ["human", "reference", "json", "sarif", "github"];

/// Code that is wrong on its second line, the code of the issue, its column and where it ends, and
/// what the reference says.
const MISTAKES: [(&str, &str, (u64, u64), &str); 4] = [
    (
        "\n$a = (1 + ]",
        "SYNTAX_ERROR",
        (11, 12),
        "Syntax error at ']'",
    ),
    ("\n$a = 12 / 0", "DIV_BY_ZERO", (11, 12), "Division by 0"),
    (
        "\n$a = $none",
        "UNKNOWN_VARIABLE",
        (6, 11),
        "Unknown variable: 'none'.",
    ),
    ("\nfail('é')", "CALLED_FAIL", (1, 10), "é"),
];

/// A command that meets a mistake in a format.
fn meet(command: &str, code: &str, format: &str, environment: &Path) -> Ran {
    let environment = environment.to_str().unwrap();
    let facts = root().join("examples/control-repo/facts/web01.example.com.json");
    let facts = facts.to_str().unwrap();
    let template = format!("<% {code} %>");
    let arguments: Vec<&str> = match command {
        "compile" => vec!["compile", "--facts", facts, "-e", code],
        "eval" => vec!["eval", "-e", code],
        "epp" => vec!["epp", "render", "-e", &template],
        _ => {
            let manifest = format!("{environment}/manifests/site.pp");
            fs::write(manifest, code).unwrap();
            vec![
                "lookup",
                "key",
                "--compile",
                "--facts",
                facts,
                "--env-dir",
                environment,
            ]
        }
    };
    let format = ["--error-format", format];
    run(&[&arguments[..], &format].concat(), "")
}

/// The finding itself, or the one that it passes on.
fn innermost(finding: &Value) -> &Value {
    match &finding["cause"] {
        Value::Null => finding,
        cause => innermost(cause),
    }
}

#[test]
fn a_mistake_is_the_same_everywhere() {
    let environment = folder("error-formats");
    fs::create_dir_all(environment.join("manifests")).unwrap();
    for (code, issue, (column, end), sentence) in MISTAKES {
        for command in ["compile", "eval", "lookup", "epp"] {
            for format in FORMATS {
                let ran = meet(command, code, format, &environment);
                let what = format!("{command} {format} {issue}:\n{}", ran.err);
                assert_eq!((ran.code, &*ran.out), (1, ""), "{what}");
                match format {
                    "human" => {
                        assert!(ran.err.contains(&format!("error[{issue}]: ")), "{what}");
                        assert!(ran.err.contains(&format!(":2:{column}\n")), "{what}");
                        let marks = "^".repeat((end - column) as usize);
                        assert!(ran.err.contains(&format!(" {marks}\n")), "{what}");
                        assert!(!ran.err.contains("line: 2"), "{what}");
                    }
                    "reference" => {
                        assert!(ran.err.contains(sentence), "{what}");
                        assert!(
                            ran.err.contains(&format!("line: 2, column: {column})")),
                            "{what}"
                        );
                        assert!(
                            ran.err.lines().all(|line| line.starts_with("Error: ")),
                            "{what}"
                        );
                    }
                    "json" => {
                        let found: Value = serde_json::from_str(&ran.err).unwrap();
                        assert_eq!(found.as_array().unwrap().len(), 1, "{what}");
                        let finding = innermost(&found[0]);
                        assert_eq!(finding["code"], issue, "{what}");
                        assert_eq!(
                            (&finding["line"], &finding["column"]),
                            (&2.into(), &column.into())
                        );
                        assert_eq!(finding["end_column"], end, "{what}");
                        assert!(
                            finding["message"].as_str().unwrap().contains(sentence),
                            "{what}"
                        );
                    }
                    "sarif" => {
                        let log: Value = serde_json::from_str(&ran.err).unwrap();
                        let results = &log["runs"][0]["results"];
                        assert_eq!(results.as_array().unwrap().len(), 1, "{what}");
                        // Code of a command line has no file, and so no location.
                        let has_file = command == "lookup" || command == "epp";
                        let text = results.to_string();
                        let region = format!("\"startLine\":2,\"startColumn\":{column},");
                        assert_eq!(text.contains(&region), has_file, "{what}");
                    }
                    _ => {
                        assert_eq!(ran.err.lines().count(), 1, "{what}");
                        assert!(ran.err.starts_with("::error "), "{what}");
                    }
                }
            }
        }
    }
}

fn lay_out(name: &str, files: &[(&str, &str)]) -> String {
    let environment = folder(name);
    for (path, text) in files {
        let path = environment.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    environment.display().to_string()
}

fn compiled(environment: &str, format: &str, nodes: &[&str]) -> Ran {
    let call = [
        "compile",
        "--env-dir",
        environment,
        "--error-format",
        format,
    ];
    // Wherever the target folder is: files below the current one are named as seen from there.
    let above = Path::new(env!("CARGO_TARGET_TMPDIR"));
    run_in(above, &[&call[..], nodes].concat(), "", None)
}

#[test]
fn a_finding_of_many_nodes_stands_once() {
    let environment = lay_out(
        "error-formats-nodes",
        &[
            (
                "manifests/site.pp",
                "include web\nnode default {}\nnode good {}\n",
            ),
            (
                "modules/web/manifests/init.pp",
                "class web {\n  file { '/a': mode => , }\n}\n",
            ),
        ],
    );
    let nodes = ["a.test", "b.test", "c.test"];
    let ran = compiled(&environment, "json", &nodes);
    assert_eq!((ran.code, &*ran.out), (1, ""));
    let found: Value = serde_json::from_str(&ran.err).unwrap();
    let errors: Vec<&Value> = found
        .as_array()
        .unwrap()
        .iter()
        .filter(|finding| finding["severity"] == "error")
        .collect();
    assert_eq!(errors.len(), 1, "{}", ran.err);
    let error = errors[0];
    assert_eq!(error["code"], "SYNTAX_ERROR");
    assert_eq!(error["nodes"], serde_json::json!(nodes));
    let places = ["line", "column", "end_line", "end_column"].map(|key| error[key].as_u64());
    assert_eq!(places, [Some(2), Some(24), Some(2), Some(25)]);
    let file = error["file"].as_str().unwrap();
    assert!(file.ends_with("modules/web/manifests/init.pp"), "{file}");
    assert!(!file.starts_with('/'), "{file}");

    let human = compiled(&environment, "human", &nodes).err;
    assert_eq!(human.matches("error[SYNTAX_ERROR]: ").count(), 2, "{human}");
    assert!(
        human.contains("\n  and 2 other nodes: b.test, c.test\n"),
        "{human}"
    );
    assert_eq!(
        human.matches("  |                        ^\n").count(),
        1,
        "{human}"
    );
}

#[test]
fn warnings_about_code_are_findings() {
    let environment = lay_out(
        "error-formats-warnings",
        &[
            (
                "manifests/site.pp",
                "include web\nnotice('said')\nwarning('meant')\n",
            ),
            (
                "modules/web/manifests/init.pp",
                "class web {\n  $a = \"x\\q\"\n}\n",
            ),
        ],
    );
    let ran = compiled(&environment, "human", &["a.test"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.err.contains("warning[UNRECOGNIZED_ESCAPE]: "),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("2 |   $a = \"x\\q\"\n"), "{}", ran.err);
    assert!(
        ran.err.contains("Notice: Scope(Class[main]): said\n"),
        "{}",
        ran.err
    );

    let ran = compiled(&environment, "json", &["a.test"]);
    let found: Value = serde_json::from_str(&ran.err).unwrap();
    let codes: Vec<&str> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| {
            assert_eq!(finding["severity"], "warning", "{}", ran.err);
            finding["code"].as_str().unwrap()
        })
        .collect();
    assert_eq!(codes, ["NO_FACTS", "UNRECOGNIZED_ESCAPE", "LOGGED"]);
    assert!(!ran.out.is_empty());

    let ran = compiled(&environment, "reference", &["a.test"]);
    assert!(
        ran.err
            .contains("Warning: Unrecognized escape sequence '\\q' (file: "),
        "{}",
        ran.err
    );
}

#[test]
fn other_places_are_shown() {
    let environment = lay_out(
        "error-formats-places",
        &[
            ("manifests/site.pp", "include web\nfile { '/a': }\n"),
            (
                "modules/web/manifests/init.pp",
                "class web {\n  file { '/a': }\n}\n",
            ),
        ],
    );
    let human = compiled(&environment, "human", &["a.test"]).err;
    for part in [
        "error[DUPLICATE_DECLARATION]: ",
        "2 | file { '/a': }\n  |        ^^^^\n",
        "2 |   file { '/a': }\n  |          ---- declared here\n",
    ] {
        assert!(human.contains(part), "{human}");
    }
    assert!(!human.contains("line: "), "{human}");
    let ran = compiled(&environment, "json", &["a.test"]);
    let found: Value = serde_json::from_str(&ran.err).unwrap();
    let error = &found[1];
    assert_eq!(
        (&error["line"], &error["column"]),
        (&2.into(), &8.into()),
        "{}",
        ran.err
    );
    let other = &error["related"][0];
    assert_eq!(other["message"], "declared here");
    assert_eq!((&other["line"], &other["column"]), (&2.into(), &10.into()));
    let sarif = compiled(&environment, "sarif", &["a.test"]).err;
    assert!(
        sarif.contains("\"relatedLocations\":[{\"physicalLocation\""),
        "{sarif}"
    );
}

#[test]
fn lines_of_configurations_are_shown() {
    let environment = lay_out(
        "error-formats-configuration",
        &[
            ("manifests/site.pp", "notice(1)\n"),
            (
                "environment.conf",
                "manifst = x\nenvironment_timeout = often\n",
            ),
        ],
    );
    let human = compiled(&environment, "human", &["a.test"]).err;
    for part in [
        "warning[SETTINGS_IN_ENVIRONMENT_CONF]: ",
        "1 | manifst = x\n  | ^^^^^^^^^^^\n",
        "error[INVALID_TIME_TO_LIVE]: ",
        "2 | environment_timeout = often\n",
    ] {
        assert!(human.contains(part), "{human}");
    }
}

#[test]
fn a_key_without_a_value_is_a_finding_too() {
    let facts = "examples/control-repo/facts/web01.example.com.json";
    let environment = "examples/control-repo/environments/production";
    let call = |format| {
        let call = format!("lookup none --facts {facts} --env-dir {environment}");
        marotte(&format!("{call} --error-format {format}"))
    };
    let ran = call("reference");
    assert_eq!((ran.code, &*ran.out, &*ran.err), (1, "", ""));
    let ran = call("json");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    let found: Value = serde_json::from_str(&ran.err).unwrap();
    assert_eq!(found.as_array().unwrap().len(), 1, "{}", ran.err);
}

#[test]
fn several_errors_of_a_file_are_not_counted_again() {
    let environment = lay_out(
        "error-formats-several",
        &[("manifests/site.pp", "$a::b = 1\n$c::d = 2\n")],
    );
    let ran = compiled(&environment, "json", &["a.test"]);
    let found: Value = serde_json::from_str(&ran.err).unwrap();
    let codes: Vec<&Value> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|f| &f["code"])
        .collect();
    assert_eq!(codes, ["CROSS_SCOPE_ASSIGNMENT", "CROSS_SCOPE_ASSIGNMENT"]);
}
