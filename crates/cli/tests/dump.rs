//! `marotte dump`, `marotte completions` and the texts about the program itself.

mod common;

use common::{marotte, run};

fn dump(arguments: &[&str]) -> String {
    let ran = run(&[&["dump"], arguments].concat(), "");
    assert_eq!((ran.code, &*ran.err), (0, ""));
    ran.out
}

#[test]
fn trees_are_printed_as_text() {
    assert_eq!(dump(&["-e", "$a + 1"]), "(+ (var \"a\") 1)\n");
    assert_eq!(dump(&["-e", "-0x10"]), "-16\n");
    assert_eq!(
        dump(&["-e", "\"${true} $true\""]),
        "(concat (str (var true)) \" \" (str (var \"true\")))\n"
    );
    assert_eq!(
        dump(&["--pretty", "-e", "notice 1"]),
        "(invoke\n  {\n    :functor (qn\n      \"notice\")\n    :args [\n      1]})\n"
    );
    assert_eq!(
        dump(&["-e", "if true { a } elsif false {} else { b() c }"]),
        "(if {:test true :then [(qn \"a\")] :else [(if {:test false :else [(invoke {:functor (qn \"b\") :args []}) (qn \"c\")]})]})\n"
    );
    assert_eq!(
        dump(&["-e", "f(1) |Integer *$x| { $x.size }"]),
        "(invoke {:functor (qn \"f\") :args [1] :block (lambda {:params {:x {:type (qr \"Integer\") \
         :splat true}} :body [(call-method {:functor (. (var \"x\") (qn \"size\")) :args []})]})})\n"
    );
}

#[test]
fn trees_are_printed_as_json() {
    assert_eq!(
        dump(&["--format", "json", "-e", "[1.0, undef]"]),
        "{\"^\":[\"array\",1.0,null]}\n"
    );
    assert_eq!(
        dump(&["--format", "json", "--pretty", "-e", "f()"]),
        "{\n  \"^\": [\n    \"invoke\",\n    {\n      \"#\": [\n        \"functor\",\n        {\n          \
         \"^\": [\n            \"qn\",\n            \"f\"\n          ]\n        },\n        \"args\",\n        \
         [\n\n        ]\n      ]\n    }\n  ]\n}\n"
    );
}

#[test]
fn templates_have_trees() {
    let tree = dump(&["--epp", "-e", "<%- | $a | -%>\nb<%= $a %>"]);
    assert_eq!(
        tree,
        "(lambda {:params {:a {}} :body [(epp (render-s \"b\") (render (var \"a\")))]})\n"
    );
    assert!(dump(&["examples/templates/motd.epp"]).starts_with("(lambda {:params {:name"));
}

#[test]
fn tokens_are_printed_a_line_each() {
    assert_eq!(
        dump(&["--format", "tokens", "-e", "$a =\n  'b'"]),
        "Variable 1:1 \"$a\"\nEquals 1:4 \"=\"\nString 2:3 \"'b'\"\nEnd 2:6 \"\"\n"
    );
}

#[test]
fn bad_code_has_no_tree_unless_only_rules_are_broken() {
    let ran = run(&["dump", "-e", "1 = 2"], "");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert!(ran.err.contains("ILLEGAL_ASSIGNMENT"));
    assert_eq!(dump(&["--no-validate", "-e", "1 = 2"]), "(= 1 2)\n");
    assert_eq!(run(&["dump", "--no-validate", "-e", "1 ="], "").code, 1);
}

#[test]
fn puppets_command_prints_as_puppet_does() {
    let ran = run(
        &[
            "parser",
            "dump",
            "--format",
            "pn",
            "examples/manifests/doubtful.pp",
        ],
        "",
    );
    assert_eq!(ran.code, 0);
    assert_eq!(
        ran.out,
        "--- examples/manifests/doubtful.pp(invoke {:functor (qn \"notice\") :args [\"C:\\\\path\\to\"]})\n"
    );
    let ran = run(&["parser", "dump", "--format", "json", "--e", "1"], "");
    assert_eq!(ran.out, "1\n");
    let ran = run(&["parser", "dump"], "1 = 2");
    assert_eq!(ran.out, "(= 1 2)\n");
    let ran = run(&["parser", "dump", "--validate"], "1 = 2");
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.err,
        "Error: Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference \
         (file: stdin, line: 1, column: 1)\n"
    );
    let ran = marotte("parser dump examples/manifests/unfinished.pp");
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.err,
        "Error: --- examples/manifests/unfinished.pp\nError: Syntax error at end of input\n"
    );
}

#[test]
fn deep_code_is_no_danger() {
    let deep = |levels: usize| format!("{}1{}", "(".repeat(levels), ")".repeat(levels));
    assert_eq!(run(&["dump"], &deep(1000)).code, 0);
    let ran = run(&["dump"], &deep(100_000));
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("nested too deeply"));
}

#[test]
fn the_program_explains_itself() {
    assert!(marotte("--version").out.starts_with("marotte 0."));
    for command in [
        "",
        "validate",
        "dump",
        "parser validate",
        "parser dump",
        "completions",
    ] {
        let ran = marotte(&format!("{command} --help"));
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("Usage: marotte"), "{command}");
    }
    assert!(marotte("validate --help").out.contains("Examples:"));
}

#[test]
fn shells_can_complete_arguments() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = marotte(&format!("completions {shell}"));
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("validate") && ran.out.contains("confdir"));
        // Every setting is a flag, but nobody wants all of them to be offered.
        assert!(!ran.out.contains("agent_catalog_run_lockfile"), "{shell}");
    }
}

#[test]
fn the_older_form_is_the_default_of_puppets_command() {
    let ran = run(
        &["parser", "dump", "-e", "if $a { notice(1) } else { -$b }"],
        "",
    );
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (0, "(if $a\n  (then (invoke notice 1))\n  (else (- $b)))\n")
    );
    let ran = run(&["dump", "--format", "old", "-e", "$a[1, 2]"], "");
    assert_eq!(ran.out, "(slice $a (1 2))\n");
}
