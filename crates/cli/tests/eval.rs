//! `marotte eval`: values, logs, errors.

mod common;

use std::fs;

use common::{folder, marotte, run};

/// The value of code, or what is said instead.
fn eval(arguments: &[&str], code: &str) -> common::Ran {
    let mut all = vec!["eval"];
    all.extend(arguments);
    all.extend(["-e", code]);
    run(&all, "")
}

fn value(arguments: &[&str], code: &str) -> String {
    let ran = eval(arguments, code);
    assert_eq!((ran.code, &*ran.err), (0, ""), "{code}");
    ran.out.trim_end_matches('\n').to_owned()
}

#[test]
fn the_last_value_is_printed() {
    assert_eq!(value(&[], "$a = 20\n$a + 1"), "21");
    assert_eq!(
        value(&[], "{ a => [1, 2.5, 'x', undef] }"),
        "{'a' => [1, 2.5, 'x', undef]}"
    );
    assert_eq!(value(&[], ""), "undef");
}

#[test]
fn code_comes_from_files_and_standard_input() {
    let path = folder("eval").join("a.pp");
    fs::write(&path, "1 + 1\n").unwrap();
    assert_eq!(run(&["eval", path.to_str().unwrap()], "").out, "2\n");
    assert_eq!(run(&["eval"], "1 + 2").out, "3\n");
    assert_eq!(run(&["eval", "-"], "1 + 3").out, "4\n");
}

#[test]
fn values_have_several_forms() {
    let code = "{ 'a' => [1, undef], 'b' => 'x y' }";
    assert_eq!(
        value(&["--format", "json"], code),
        r#"{"a":[1,null],"b":"x y"}"#
    );
    assert_eq!(
        value(&["--format", "yaml"], code),
        "---\na:\n- 1\n- null\nb: x y"
    );
    assert_eq!(
        value(&["--format", "string"], code),
        "{a => [1, ], b => x y}"
    );
    assert_eq!(value(&["--format", "string"], "'x'"), "x");
    assert_eq!(
        value(&["--format", "json"], "/a/"),
        r#"{"__ptype":"Regexp","__pvalue":"a"}"#
    );
    assert_eq!(value(&["--type"], "1"), "Integer[1, 1]");
}

#[test]
fn secrets_are_not_printed() {
    for format in ["puppet", "json", "yaml", "string"] {
        let shown = value(&["--format", format], "[Sensitive('secret')]");
        assert!(shown.contains("redacted"), "{shown}");
        assert!(!shown.contains("secret"), "{shown}");
    }
}

#[test]
fn logs_go_to_standard_error() {
    let ran = eval(
        &["--format", "json"],
        "notice('a', 1)\nwarning('b')\ninfo('c')\n1",
    );
    assert_eq!(ran.out, "1\n");
    assert_eq!(
        ran.err,
        "Notice: Scope(Class[main]): a 1\nWarning: Scope(Class[main]): b\n"
    );
    let ran = eval(&["--verbose", "--color", "always"], "info('c')\ndebug('d')");
    assert_eq!(ran.err, "\x1b[0;32mInfo: Scope(Class[main]): c\x1b[0m\n");
    assert!(
        eval(&["--debug"], "debug('d')")
            .err
            .contains("Debug: Scope(Class[main]): d\n")
    );
}

#[test]
fn variables_can_be_set() {
    assert_eq!(value(&["--set", "port=80"], "$port + 1"), "81");
    assert_eq!(
        value(&["--set", "a=web", "--set", "b=[1]"], "[$a, $b]"),
        "['web', [1]]"
    );
    let ran = eval(&["--set", "Port=80"], "1");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("'Port' cannot be the name of a variable"));
}

#[test]
fn facts_come_from_a_file() {
    let folder = folder("facts");
    let path = folder.join("facts.json");
    let facts = r#"{"name": "web.example.com", "values": {"os": {"family": "Debian"}, "cpus": 4}}"#;
    fs::write(&path, facts).unwrap();
    let path = path.to_str().unwrap();
    let code = "[$facts['os']['family'], $cpus, $trusted['hostname'], $environment]";
    assert_eq!(
        value(&["--facts", path], code),
        "['Debian', 4, 'web', 'production']"
    );
    let ran = eval(&["--facts", "does/not/exist.json"], "1");
    assert_eq!(ran.code, 2);
    assert!(
        ran.err
            .contains("facts from does/not/exist.json: There is no such file")
    );
    let yaml = folder.join("facts.yaml");
    fs::write(&yaml, "os:\n  family: RedHat\n").unwrap();
    let yaml = yaml.to_str().unwrap();
    assert_eq!(value(&["--facts", yaml], "$os['family']"), "'RedHat'");
    fs::write(yaml, "os: [").unwrap();
    let ran = eval(&["--facts", yaml], "1");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("facts.yaml: not YAML: "), "{}", ran.err);
}

#[test]
fn errors_are_underlined() {
    let ran = eval(&[], "$a = 1\n$b = $a / 0");
    assert_eq!((ran.code, &*ran.out), (1, ""));
    assert_eq!(
        ran.err,
        "\
error[DIV_BY_ZERO]: Division by 0
 --> -e:2:11
  |
2 | $b = $a / 0
  |           ^

"
    );
    let ran = eval(&["--error-format", "reference"], "$a = 1\n$b = $a / 0");
    assert_eq!(
        ran.err,
        "Error: Evaluation Error: Division by 0 (line: 2, column: 11)\n"
    );
}

#[test]
fn code_is_checked_before_it_runs() {
    let ran = eval(&[], "notice('never')\n$a::b = 1");
    assert_eq!(ran.code, 1);
    assert!(
        ran.err.starts_with("error[CROSS_SCOPE_ASSIGNMENT]"),
        "{}",
        ran.err
    );
    assert!(!ran.err.contains("never"));
    let ran = eval(&[], "1 +");
    assert!(
        ran.err
            .starts_with("error[SYNTAX_ERROR]: Syntax error at end of input")
    );
}

#[test]
fn strictness_can_be_chosen() {
    let unknown = "$nothing";
    assert_eq!(eval(&[], unknown).code, 1);
    assert_eq!(
        eval(&["--no-strict-variables", "--strict", "off"], unknown).out,
        "undef\n"
    );
    let both = ["--no-strict_variables", "--strict_variables"];
    assert_eq!(eval(&both, unknown).code, 1);
}

#[test]
fn bad_calls_are_told_apart() {
    assert_eq!(marotte("eval does/not/exist.pp").code, 2);
    assert_eq!(marotte("eval examples/templates/motd.epp").code, 2);
    assert_eq!(marotte("eval --format nonsense -e 1").code, 2);
}

#[test]
fn typing_errors_are_recognised() {
    let ran = eval(&[], "fitler([1]) |$n| { true }");
    assert!(
        ran.err.contains("help: did you mean 'filter'?"),
        "{}",
        ran.err
    );
    let ran = eval(&["--set", "port=80"], "$prot");
    assert!(
        ran.err.contains("help: did you mean '$port'?"),
        "{}",
        ran.err
    );
}

#[test]
fn deep_values_do_not_exhaust_the_stack() {
    let nested = |depth| format!("Integer[1, {depth}].reduce([]) |$inner, $n| {{ [$inner] }}");
    for format in ["puppet", "yaml", "json", "string"] {
        let ran = eval(&["--format", format], &nested(10_000));
        assert_eq!((ran.code, &*ran.err), (0, ""), "{format}");
        assert!(ran.out.contains("[]"));
        let ran = eval(&["--format", format], &nested(500_000));
        let is_told = ran
            .err
            .contains("stack level too deep: a value is nested too deeply");
        assert!(ran.code == 1 && is_told, "{format}: {}", ran.err);
    }
}
