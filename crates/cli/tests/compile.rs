//! `marotte compile`: the example's catalogs against the reference's, and everything around them.

mod common;

use std::fs;
use std::path::Path;

use common::{Ran, folder, marotte, root, run};
use serde_json::Value;

/// The example, with the facts of its nodes.
const EXAMPLE: &str = "compile --environmentpath examples/control-repo/environments \
                       --facts examples/control-repo/facts";

fn expression(code: &str, arguments: &[&str]) -> Ran {
    run(&[&["compile", "-e", code], arguments].concat(), "")
}

#[test]
fn the_example_has_the_catalogs_of_the_reference() {
    let example = root().join("examples/control-repo");
    let output = folder("compile-example");
    let ran = marotte(&format!("{EXAMPLE} --output {}", output.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.err.ends_with("4 of 4 nodes compiled\n"), "{}", ran.err);
    let environment = example.join("environments/production");
    let mut count = 0;
    for entry in fs::read_dir(example.join("expected")).unwrap() {
        let path = entry.unwrap().path();
        let node = path.file_stem().unwrap().to_str().unwrap();
        let expected = comparable(&path, &environment);
        let actual = comparable(&output.join(path.file_name().unwrap()), &environment);
        assert_eq!(difference(&actual, &expected), None, "{node}");
        count += 1;
    }
    assert_eq!(count, 4);
}

/// A catalog without what differs from run to run, a line a field. Nothing if there is none.
fn comparable(path: &Path, environment: &Path) -> Vec<String> {
    let Ok(text) = fs::read_to_string(path) else {
        return Vec::new();
    };
    let text = text.replace(environment.to_str().unwrap(), "ENV");
    let mut catalog: Value = serde_json::from_str(&text).unwrap();
    for volatile in ["version", "catalog_uuid", "code_id"] {
        catalog.as_object_mut().unwrap().shift_remove(volatile);
    }
    let text = serde_json::to_string_pretty(&catalog).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// The first lines that differ, with those before them.
fn difference(actual: &[String], expected: &[String]) -> Option<String> {
    let longest = actual.len().max(expected.len());
    let at = (0..longest).find(|line| actual.get(*line) != expected.get(*line))?;
    let around = |lines: &[String]| {
        let end = lines.len().min(at + 3);
        lines[at.saturating_sub(12).min(end)..end].join("\n")
    };
    Some(format!(
        "{}\ninstead of\n{}",
        around(actual),
        around(expected)
    ))
}

#[test]
fn one_bad_node_does_not_stop_the_others() {
    let code = "if $trusted['certname'] == 'b' { fail('not b') } notify { $trusted['certname']: }";
    let ran = expression(code, &["a", "b", "c", "--format", "json"]);
    assert_eq!(ran.code, 1);
    assert_eq!(ran.out.lines().count(), 2);
    assert!(ran.out.contains(r#""name":"c""#));
    assert!(
        ran.err
            .contains("note: while evaluating a Function Call on node b"),
        "{}",
        ran.err
    );
    assert!(
        ran.err.ends_with("2 of 3 nodes compiled, 1 failed\n"),
        "{}",
        ran.err
    );
}

#[test]
fn catalogs_are_files_that_are_whole() {
    let output = folder("compile-files");
    let shown = output.to_str().unwrap();
    let ran = expression("notify { x: }", &["a", "b", "--output", shown]);
    assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
    let mut names: Vec<String> = fs::read_dir(&output)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["a.json", "b.json"]);
    let file = output.join("one.yaml");
    let arguments = ["a", "--format", "yaml", "-o", file.to_str().unwrap()];
    assert_eq!(expression("notify { x: }", &arguments).code, 0);
    assert!(
        fs::read_to_string(file)
            .unwrap()
            .starts_with("---\ntags:\n")
    );
    let nowhere = output.join("a.json/b.json");
    let ran = expression("", &["a", "-o", nowhere.to_str().unwrap()]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("a.json/b.json"), "{}", ran.err);
}

#[test]
fn a_catalog_has_an_identity_unless_it_is_not_wanted() {
    let fields = |arguments: &[&str]| {
        let ran = expression("", arguments);
        let catalog: Value = serde_json::from_str(&ran.out).unwrap();
        (
            catalog["version"].as_u64().unwrap(),
            catalog["catalog_uuid"].clone(),
        )
    };
    let (version, uuid) = fields(&["--format", "json"]);
    assert!(version > 1_700_000_000);
    assert_ne!(fields(&["--format", "json"]).1, uuid);
    let fixed = fields(&["--format", "json", "--reproducible"]);
    assert_eq!(fixed, (0, "00000000-0000-0000-0000-000000000000".into()));
}

#[test]
fn errors_are_underlined_or_the_references() {
    let code = "notify { x: }\nfail('no')";
    let ran = expression(code, &["n"]);
    assert_eq!(ran.code, 1);
    let shown = "error[CALLED_FAIL]: no\n \
                 --> -e:2:1\n  |\n2 | fail('no')\n  | ^^^^^^^^^^\n";
    assert!(ran.err.contains(shown), "{}", ran.err);
    let ran = run(&["catalog", "compile", "n", "-e", code], "");
    let line = "Error: Evaluation Error: Error while evaluating a Function Call, no \
                (line: 2, column: 1) on node n\n";
    assert!(ran.err.contains(line), "{}", ran.err);
}

#[test]
fn files_of_modules_are_underlined() {
    let modules = folder("compile-modules");
    fs::create_dir_all(modules.join("bad/manifests")).unwrap();
    fs::write(
        modules.join("bad/manifests/init.pp"),
        "class bad {\n  notify { x\n}\n",
    )
    .unwrap();
    let ran = expression("include bad", &["--modulepath", modules.to_str().unwrap()]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("Syntax error at '}'\n"), "{}", ran.err);
    assert!(
        ran.err
            .contains("bad/manifests/init.pp:3:1\n  |\n3 | }\n  | ^\n"),
        "{}",
        ran.err
    );
}

#[test]
fn the_reference_form_is_puppets() {
    let ran = run(
        &[
            "catalog",
            "compile",
            "n",
            "-e",
            "notice('hi') warning('hm')",
            "--reproducible",
        ],
        "",
    );
    assert_eq!(ran.code, 0);
    let mut lines = ran.out.lines();
    assert_eq!(lines.next(), Some("Notice: Scope(Class[main]): hi"));
    let compiled = lines.next().unwrap();
    let expected = "Notice: Compiled catalog for n in environment production in ";
    assert!(compiled.starts_with(expected) && compiled.ends_with(" seconds"));
    assert_eq!(lines.next(), Some("{"));
    assert_eq!(lines.next(), Some("  \"tags\": ["));
    assert!(
        ran.err.contains("Warning: Scope(Class[main]): hm\n"),
        "{}",
        ran.err
    );
}

#[cfg(unix)]
#[test]
fn facts_of_no_node_are_told_of() {
    use std::os::unix::ffi::OsStrExt;
    let folder = folder("compile-facts-no-text");
    let name = std::ffi::OsStr::from_bytes(b"web\xff.json");
    std::fs::write(folder.join("a.json"), "{}").unwrap();
    std::fs::write(folder.join(name), "{}").unwrap();
    let ran = expression("", &["--facts", folder.to_str().unwrap()]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains(".json' is not UTF-8"), "{}", ran.err);
}

#[test]
fn facts_and_trusted_data_reach_the_code() {
    let folder = folder("compile-facts");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    write("facts/a.json", r#"{"color": "red"}"#);
    write("facts/b.yaml", "name: b\nvalues:\n  color: blue\n");
    let facts = folder.join("facts").to_str().unwrap().to_owned();
    let code = "notify { \"${facts['color']} ${color}\": }";
    let ran = expression(code, &["--facts", &facts, "--format", "table"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("red red") && ran.out.contains("blue blue"));
    assert!(!ran.err.contains("no facts"));
    let trusted = write("trusted.yaml", "extensions:\n  pp_role: web\n");
    let code = "notify { \"${trusted['extensions']['pp_role']} ${trusted['certname']}\": }";
    let ran = expression(code, &["n", "--trusted", &trusted]);
    assert!(ran.out.contains("web n"), "{}", ran.err);
    assert!(
        ran.err.contains("warning: there are no facts of n"),
        "{}",
        ran.err
    );
}

#[test]
fn bad_calls_are_told_apart_from_bad_code() {
    for (arguments, reason) in [
        (
            "compile --environmentpath examples/none n",
            "no environment 'production'",
        ),
        (
            "compile --env-dir examples/none n",
            "no folder examples/none",
        ),
        ("compile --manifest none.pp n", "no manifest none.pp"),
        ("compile -e 1 --facts none.json", "facts from none.json"),
        (
            "compile -e 1 --environment A-b",
            "cannot be the name of an environment",
        ),
        ("compile -e 1 ../n", "cannot be the name of a node"),
        ("compile n", "there are no manifests"),
    ] {
        let ran = marotte(arguments);
        assert_eq!(ran.code, 2, "{arguments}: {}", ran.err);
        assert!(ran.err.contains(reason), "{arguments}: {}", ran.err);
    }
}

#[test]
fn an_error_shows_the_includes_and_defines_that_led_there() {
    let environment = folder("compile-chain");
    for (path, text) in [
        ("manifests/site.pp", "node 'a.test' {\n  include role\n}\n"),
        (
            "modules/role/manifests/init.pp",
            "class role {\n  class { 'web': }\n}\n",
        ),
        (
            "modules/web/manifests/init.pp",
            "class web {\n  web::site { 'a': port => 80 }\n}\n",
        ),
        (
            "modules/web/manifests/site.pp",
            "define web::site($port) {\n  notice($port + 'x')\n}\n",
        ),
    ] {
        let path = environment.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let call = format!("compile a.test --env-dir {}", environment.display());
    let ran = marotte(&call);
    assert_eq!(ran.code, 1);
    // Paths are shown from the folder on that the call is made in, if they are below it.
    let below = |word: &'_ str| match word.rsplit_once("compile-chain/") {
        Some((_, rest)) => rest.to_owned(),
        None => word.to_owned(),
    };
    let err = ran.err.split(' ').map(below).collect::<Vec<_>>().join(" ");
    assert!(
        err.contains(" --> modules/web/manifests/site.pp:2:"),
        "{err}"
    );
    let notes: Vec<&str> = err.lines().filter(|line| line.contains("note: ")).collect();
    assert_eq!(
        notes,
        [
            "  = note: in define web::site[a] (declared at modules/web/manifests/init.pp:2)",
            "  = note: in class web (declared at modules/role/manifests/init.pp:2)",
            "  = note: in class role (included at manifests/site.pp:2)",
            "  = note: in node 'a.test' (at manifests/site.pp:1)",
        ],
        "{err}"
    );
    let ran = marotte(&format!("{call} --error-format reference"));
    assert!(!ran.err.contains("note: "), "{}", ran.err);
}

#[test]
fn a_long_way_to_an_error_is_cut_in_the_middle() {
    let code = "define a($n) { if $n > 0 { a { \"${title}-${n}\": n => $n - 1 } } else { fail('end') } } \
                a { 'x': n => 30 }";
    let ran = expression(code, &["a.test"]);
    let notes: Vec<&str> = ran
        .err
        .lines()
        .filter(|line| line.contains("note: "))
        .collect();
    assert_eq!(notes.len(), 11, "{}", ran.err);
    assert_eq!(notes[5], "  = note: … in 22 more …");
    assert_eq!(notes[9], "  = note: in define a[x] (declared at -e:1)");
    let last = "  = note: while evaluating a Function Call on node a.test";
    assert_eq!(notes[10], last);
}
