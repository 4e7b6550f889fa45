//! `marotte epp`: texts, trees and messages as `puppet epp` prints them.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Ran, folder, run};

/// A folder with templates, values and an environment that has a module.
fn place(name: &str) -> PathBuf {
    let root = folder(name);
    let templates = root.join("env/modules/m/templates");
    fs::create_dir_all(&templates).unwrap();
    fs::write(
        templates.join("t.epp"),
        "<%- | $a, Integer $b = 2 | -%>\na=<%= $a %> b=<%= $b %>\n",
    )
    .unwrap();
    for (name, text) in [
        ("ok.epp", "hi <%= 1 + 1 %> \n"),
        ("bad.epp", "bad <%= 1 + %>\n"),
        ("undef.epp", "undef <%= $nope %>\n"),
        ("twice.epp", "twice <% $x = {a=>1,a=>2} %>\n"),
        ("values.pp", "{a => 5, b => 6}\n"),
        ("variable.pp", "$zz = 'z'\nundef\n"),
        ("values.yaml", "a: 7\nb: 8\n"),
        ("array.yaml", "- 1\n"),
        ("facts.json", r#"{"os": {"name": "Debian"}}"#),
    ] {
        fs::write(root.join(name), text).unwrap();
    }
    root
}

/// Runs a command; `@` before a name stands for the folder.
fn epp(root: &Path, arguments: &[&str], input: &str) -> Ran {
    let folder = format!("{}/", root.display());
    let environment = format!("{folder}env");
    let mut all = vec!["epp".to_owned()];
    all.extend(
        arguments
            .iter()
            .map(|argument| argument.replace('@', &folder)),
    );
    all.extend(["--env-dir".to_owned(), environment]);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut ran = run(&all, input);
    ran.out = ran.out.replace(&folder, "@");
    ran.err = ran.err.replace(&folder, "@");
    ran
}

#[track_caller]
fn good(ran: &Ran, out: &str) {
    assert_eq!((ran.code, ran.out.as_str()), (0, out), "{}", ran.err);
}

#[track_caller]
fn bad(ran: &Ran, command: &str, err: &str) {
    let err = format!("{err}Error: Try 'puppet help epp {command}' for usage\n");
    assert_eq!((ran.code, ran.err.as_str()), (1, err.as_str()));
    assert_eq!(ran.out, "");
}

#[test]
fn templates_of_all_origins_are_rendered() {
    let root = place("epp-render");
    let render =
        |arguments: &[&str], input: &str| epp(&root, &[&["render"], arguments].concat(), input);
    good(&render(&["-e", "x <%= 1 + 1 %>"], ""), "x 2\n");
    good(&render(&[], "from <%= 'input' %>"), "from input\n");
    good(&render(&["@ok.epp"], ""), "hi 2 \n");
    good(
        &render(&["m/t.epp", "--values", "{a => 1}"], ""),
        "a=1 b=2\n",
    );
    good(
        &render(&["m/t", "--values", "$q = 3; {a => $q}"], ""),
        "a=3 b=2\n",
    );
    let several = ["m/t.epp", "@ok.epp", "--values", "{a => 1}"];
    good(
        &render(&several, ""),
        "--- m/t.epp\na=1 b=2\n\n--- @ok.epp\nhi 2 \n",
    );
    let several = ["@ok.epp", "@ok.epp", "--no-header"];
    good(&render(&several, ""), "hi 2 \nhi 2 \n");
    good(&render(&["-e", "<%= Sensitive('s') %>"], ""), "s\n");
    let fact = [
        "-e",
        "<%= $facts[os][name] %>",
        "--facts",
        "@facts.json",
        "--node",
        "a.b",
    ];
    good(&render(&fact, ""), "Debian\n");
}

#[test]
fn values_come_from_code_and_from_files() {
    let root = place("epp-values");
    let render = |arguments: &[&str]| epp(&root, &[&["render"], arguments].concat(), "");
    good(
        &render(&["m/t.epp", "--values_file", "@values.pp"]),
        "a=5 b=6\n",
    );
    good(
        &render(&["m/t.epp", "--values_file", "@values.yaml"]),
        "a=7 b=8\n",
    );
    let both = [
        "m/t.epp",
        "--values_file",
        "@values.yaml",
        "--values",
        "{a => 9}",
    ];
    good(&render(&both), "a=9 b=8\n");
    good(
        &render(&["-e", "[<%= $zz %>]", "--values_file", "@variable.pp"]),
        "[z]\n",
    );
    let failed = "Error: error while rendering epp\n";
    let no_value = format!("Error: lambda: expects a value for parameter 'a'\n{failed}");
    for (arguments, err) in [
        (
            &["--values", "[1]"],
            "Error: --values option must evaluate to a Hash or undef, got: 'Array'\n\
             Error: epp(): the template_args must be a Hash, got a Puppet::Util::Log\n"
                .to_owned(),
        ),
        (
            &["--values_file", "@array.yaml"],
            "Error: --values_file option must evaluate to a Hash or undef/nil, got: 'Array'\n\
             Error: epp(): the template_args must be a Hash, got a Array\n"
                .to_owned(),
        ),
        (
            &["--values_file", "@ok.epp"],
            format!("Error: Only .yaml or .pp can be used as a --values_file\n{no_value}"),
        ),
        (
            &["--values_file", "@nope.yaml"],
            format!(
                "Error: Could not load --values_file No such file or directory @ rb_sysopen - \
                 @nope.yaml\n{no_value}"
            ),
        ),
        (&["--values_file", "@nope.pp"], no_value.clone()),
        (
            &["--values", "1 +"],
            format!("Error: Syntax error at end of input (file: values-hash)\n{failed}"),
        ),
        (
            &["--values", "{a => 1, b => x}"],
            format!("Error: lambda: parameter 'b' expects an Integer value, got String\n{failed}"),
        ),
        (
            &["--values", "{a => 1, c => x}"],
            format!("Error: lambda: has no parameter named 'c'\n{failed}"),
        ),
    ] {
        let ran = render(&[&["m/t.epp"], &arguments[..]].concat());
        bad(&ran, "render", &err);
    }
}

#[test]
fn templates_that_cannot_be_rendered() {
    let root = place("epp-unrendered");
    let render = |arguments: &[&str]| epp(&root, &[&["render"], arguments].concat(), "");
    bad(
        &render(&["-e", "x <%= 1+ %>"]),
        "render",
        "Error: inline_epp(): Invalid EPP: Syntax error at '%>' (file: inlined-epp-text, line: 1, \
         column: 10)\n",
    );
    bad(
        &render(&["@ok.epp", "@undef.epp", "@bad.epp", "@ok.epp"]),
        "render",
        "Error: --- @undef.epp\n\
         Error: Evaluation Error: Unknown variable: 'nope'. (file: @undef.epp, line: 1, column: 11)\n\
         Error: epp(): Invalid EPP: Syntax error at '%>' (file: @bad.epp, line: 1, column: 13)\n",
    );
    bad(
        &render(&["m/nope.epp"]),
        "render",
        "Error: Could not find template 'm/nope.epp'\nError: error while rendering epp\n",
    );
    bad(
        &render(&["-e", "<%= return() %>"]),
        "render",
        "Error: return() from context where this is illegal (file: inlined-epp-text, line: 1)\n",
    );
}

#[test]
fn templates_are_validated() {
    let root = place("epp-validate");
    let validate =
        |arguments: &[&str], input: &str| epp(&root, &[&["validate"], arguments].concat(), input);
    good(&validate(&["@ok.epp", "m/t.epp"], ""), "");
    good(&validate(&[], "<%= 1 %>"), "");
    let syntax = "Error: Syntax error at '%>' (file: @bad.epp, line: 1, column: 13)\n";
    let key = "The key 'a' is declared more than once (file: @twice.epp, line: 1, column: 22)\n";
    let end = "Error: Errors while validating epp\n";
    let files = ["@bad.epp", "@ok.epp", "@twice.epp"];
    bad(&validate(&files, ""), "validate", &format!("{syntax}{end}"));
    let all = [&files[..], &["--continue_on_error"]].concat();
    let err = format!("{syntax}Error: {key}{end}");
    bad(&validate(&all, ""), "validate", &err);
    let lenient = validate(&["@twice.epp", "--strict", "warning"], "");
    assert_eq!((lenient.code, lenient.err), (0, format!("Warning: {key}")));
    let files = ["@nope.epp", "@ok.epp", "m/nope.epp"];
    let err = "Error: One or more file(s) specified did not exist:\n   @nope.epp\n   m/nope.epp\n";
    bad(&validate(&files, ""), "validate", err);
    let err = "Error: Syntax error at '%>' (file: <stdin>, line: 1, column: 9)\n";
    bad(
        &validate(&[], "<%= 1 + %>"),
        "validate",
        &format!("{err}{end}"),
    );
}

#[test]
fn templates_are_dumped() {
    let root = place("epp-dump");
    let dump = |arguments: &[&str]| epp(&root, &[&["dump"], arguments].concat(), "");
    let old = "(lambda (epp (block\n  (render-s 'x ')\n  (render $a)\n)))\n";
    good(&dump(&["-e", "x <%= $a %>"]), old);
    let tree = r#"(lambda {:body [(epp (render-s "x ") (render (var "a")))]})"#;
    good(
        &dump(&["-e", "x <%= $a %>", "--format", "pn"]),
        &format!("{tree}\n"),
    );
    let tree = r##"{"^":["lambda",{"#":["body",[{"^":["epp",{"^":["render-s","x"]}]}]]}]}"##;
    good(
        &dump(&["-e", "x", "--format", "json"]),
        &format!("{tree}\n"),
    );
    let hi = r#"(lambda {:body [(epp (render-s "hi ") (render (+ 1 1)) (render-s " \n"))]})"#;
    let both = ["@ok.epp", "@ok.epp", "--format", "pn"];
    good(
        &dump(&both),
        &format!("--- @ok.epp\n{hi}--- @ok.epp\n{hi}\n"),
    );
    let both = [&both[..], &["--no-header"]].concat();
    good(&dump(&both), &format!("{hi}{hi}\n"));
    let ran = dump(&["@bad.epp", "@ok.epp", "--format", "pn"]);
    assert_eq!(ran.out, format!("--- @ok.epp\n{hi}\n"));
    let err = "Error: --- @bad.epp\n\
               Error: Syntax error at '%>' (file: @bad.epp, line: 1, column: 13)\n";
    assert_eq!((ran.code, ran.err.as_str()), (1, err));
    let ran = dump(&["@bad.epp", "--no-validate", "--format", "pn"]);
    assert_eq!(
        ran.err,
        "Error: Syntax error at '%>' (line: 1, column: 13)\n"
    );
    let ran = dump(&["@twice.epp", "--no-validate", "--format", "pn"]);
    assert!(
        ran.code == 0 && ran.out.contains("(hash (=> (qn \"a\") 1)"),
        "{}",
        ran.out
    );
    let err = "Error: One or more file(s) specified did not exist:\n   @nope.epp\n";
    bad(&dump(&["@nope.epp", "@ok.epp"]), "dump", err);
}
