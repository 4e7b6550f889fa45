//! What the project's suites cannot ask: settings, paths of files, and trees of great depth. The
//! expectations of the tables were recorded from the reference.

use std::path::PathBuf;

use marotte_diagnostics::SourceFile;

use crate::{Language, Strict, Surroundings};

/// What is logged and raised: `warning 1:2 sentence`, `raised 1:2 sentence`.
fn found(code: &str, language: &Language, around: &Surroundings) -> Vec<String> {
    let source = SourceFile::new("test.pp", code);
    let checked = crate::check(&source, language, around);
    let report = checked.report();
    let logged = report.logged.iter();
    let mut lines: Vec<String> = logged
        .map(|(level, found)| format!("{} {}", level.as_str(), short(&found.to_string())))
        .collect();
    lines.extend(
        report
            .raised
            .map(|raised| format!("raised {}", short(&raised.diagnostic().to_string()))),
    );
    lines
}

/// The sentence with its place in front.
fn short(sentence: &str) -> String {
    let place = sentence
        .strip_suffix(')')
        .and_then(|text| text.rsplit_once(" (file: test.pp, line: "))
        .and_then(|(text, place)| Some((text, place.split_once(", column: ")?)));
    match place {
        Some((text, (line, column))) => format!("{line}:{column} {text}"),
        None => sentence.to_owned(),
    }
}

fn check(language: &Language, table: &[(&str, &[&str])]) {
    for (code, expected) in table {
        assert_eq!(
            found(code, language, &Surroundings::default()),
            *expected,
            "{code}"
        );
    }
}

#[test]
fn accepted_code_and_its_warnings() {
    let table: &[(&str, &[&str])] = &[
        (
            "function plan() {} define plan {} type A = Plan function f() >> Plan {} type B = Plan[1] type Plan = Integer",
            &[
                "warning 1:1 Use of future reserved word: 'plan'",
                "warning 1:20 Use of future reserved word: 'plan'",
                "warning 1:44 Use of future reserved word: 'plan'",
                "warning 1:65 Use of future reserved word: 'plan'",
                "warning 1:78 Use of future reserved word: 'plan'",
            ],
        ),
        (
            "function f() >> Plan[1] {}",
            &["warning 1:17 Use of future reserved word: 'plan'"],
        ),
        (
            "class a(Enum[$x] $a, Integer[f()] $b, Optional[[String]] $c, Integer[-1] $d, Enum[\"a${x}\"] $e, Struct[{a=>$x}] $f, Foo[undef] $g, Integer $h, Foo[[1,$x]] $i, Foo[(1)] $j, Foo[Foo[Foo[$x]]] $k) {}",
            &[
                "warning 1:18 The parameter '$a' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:35 The parameter '$b' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:58 The parameter '$c' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:92 The parameter '$e' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:112 The parameter '$f' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:155 The parameter '$i' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:168 The parameter '$j' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
                "warning 1:190 The parameter '$k' must be a literal type, not a Puppet::Pops::Model::AccessExpression",
            ],
        ),
        ("$a = @(END:epp)\n  $x = {\n  | END\n", &[]),
        ("node \"\" {}", &[]),
        ("$a::_b", &[]),
        ("$::_b", &[]),
        ("$_", &[]),
        ("$x =~ /a/ 1", &[]),
        ("1.f 1", &[]),
        ("# only a comment", &[]),
        ("", &[]),
        ("1", &[]),
        ("$a = 1 $b", &[]),
    ];
    check(&Language::default(), table);
}

#[test]
fn duplicate_keys_are_as_grave_as_the_setting_says() {
    let table: &[(&str, &[&str])] = &[
        (
            "{1=>1,1=>2}",
            &["warning 1:8 The key '1' is declared more than once"],
        ),
        (
            "{1=>1,1=>2} 1",
            &[
                "warning 1:8 The key '1' is declared more than once",
                "raised 1:1 This Hash Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)",
            ],
        ),
        (
            "{1=>1,1=>2} 1 = 1",
            &[
                "warning 1:8 The key '1' is declared more than once",
                "err 1:1 This Hash Expression has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)",
                "err 1:13 Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference",
                "raised Language validation logged 2 errors, and 1 warnings. Giving up (file: test.pp)",
            ],
        ),
        (
            "class plan {} 1 = 1 $x = {1=>1,1=>2}",
            &[
                "warning 1:1 Use of future reserved word: 'plan'",
                "warning 1:33 The key '1' is declared more than once",
                "raised 1:15 Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference",
            ],
        ),
    ];
    let mut language = Language {
        strict: Strict::Warning,
        ..Language::default()
    };
    check(&language, table);
    language.strict = Strict::Off;
    let table: &[(&str, &[&str])] = &[(
        "class plan {} 1 = 1 $x = {1=>1,1=>2}",
        &[
            "warning 1:1 Use of future reserved word: 'plan'",
            "raised 1:15 Illegal attempt to assign to 'a Literal Integer'. Not an assignable reference",
        ],
    )];
    check(&language, table);
}

#[test]
fn plans_have_rules_of_their_own() {
    let table: &[(&str, &[&str])] = &[
        ("x", &[]),
        (
            "class a {}",
            &["raised 1:1 A Host Class Definition is only available when compiling a catalog"],
        ),
        (
            "node a {}",
            &["raised 1:1 A Node Definition is only available when compiling a catalog"],
        ),
        (
            "notify { a: }",
            &["raised 1:1 A Resource Statement is only available when compiling a catalog"],
        ),
        (
            "Notify { a => 1 }",
            &[
                "raised 1:1 A Resource Defaults Expression is only available when compiling a catalog",
            ],
        ),
        (
            "Notify[a] { b => 1 }",
            &["raised 1:1 A Resource Override is only available when compiling a catalog"],
        ),
        (
            "Notify<||>",
            &["raised 1:1 A Virtual Query is only available when compiling a catalog"],
        ),
        (
            "Notify<<||>>",
            &["raised 1:1 An Exported Query is only available when compiling a catalog"],
        ),
        (
            "Foo[a] -> Foo[b]",
            &["raised 1:8 A '->' expression is only available when compiling a catalog"],
        ),
        (
            "define a {}",
            &["raised 1:1 A 'define' expression is only available when compiling a catalog"],
        ),
        (
            "apply(a) { notify { a: } Foo[a] -> Foo[b] node b {} class c {} Notify<||> Notify<<||>> Notify {a=>1} Notify[a] {b=>1} define d {} apply(1) { } function q() {} type A = Integer}",
            &[
                "err 1:53 A Host Class Definition is only available when compiling a catalog",
                "err 1:75 An Exported Query is not available when compiling a catalog",
                "err 1:119 A 'define' expression is only available when compiling a catalog",
                "err 1:131 An 'apply' expression is not available when compiling a catalog",
                "err 1:144 A Function Definition may only appear at toplevel",
                "err 1:165 A Type Alias may only appear at toplevel",
                "raised Language validation logged 6 errors. Giving up (file: test.pp)",
            ],
        ),
        ("plan a() { 1 }", &[]),
        (
            "plan a($x,$x,*$y) { function b() {} type A=Integer class c {} 1 2 3}",
            &[
                "err 1:11 The parameter 'x' is declared more than once in the parameter list",
                "err 1:63 This Literal Integer has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)",
                "err 1:21 A Function Definition may only appear at toplevel",
                "err 1:42 A Type Alias may only appear at toplevel",
                "err 1:52 A Host Class Definition is only available when compiling a catalog",
                "raised Language validation logged 5 errors. Giving up (file: test.pp)",
            ],
        ),
        (
            "notify { message => 1 }",
            &[
                "raised 1:1 This Name has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)",
            ],
        ),
        (
            "plan integer() {}",
            &[
                "raised 1:1 The name: 'integer' is already defined by Puppet and can not be used as the name of a Plan Definition.",
            ],
        ),
        (
            "apply(class a {}) { class b {} }",
            &[
                "err 1:7 A Host Class Definition is only available when compiling a catalog",
                "err 1:21 A Host Class Definition is only available when compiling a catalog",
                "raised Language validation logged 2 errors. Giving up (file: test.pp)",
            ],
        ),
        (
            "if true { plan a() {} }",
            &[
                "raised 1:11 Classes, definitions, and nodes may only appear at toplevel or inside other classes",
            ],
        ),
        (
            "plan a() { if true { function b() {} } plan c() {} }",
            &[
                "err 1:22 Classes, definitions, and nodes may only appear at toplevel or inside other classes",
                "err 1:40 A Plan Definition may only appear at toplevel",
                "raised Language validation logged 2 errors. Giving up (file: test.pp)",
            ],
        ),
        (
            "$x = apply(a) { class x {} }",
            &["raised 1:17 A Host Class Definition is only available when compiling a catalog"],
        ),
        (
            "apply(a) { function f() {} }",
            &["raised 1:12 A Function Definition may only appear at toplevel"],
        ),
        (
            "apply(a) { notify { message => 1 } } 1",
            &[
                "raised 1:12 This Name has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)",
            ],
        ),
        ("plan a() { }", &[]),
        (
            "plan a() { apply(1) { apply(2) { plan q() {} } } }",
            &[
                "err 1:23 An 'apply' expression is not available when compiling a catalog",
                "err 1:34 A Plan Definition may only appear at toplevel",
                "raised Language validation logged 2 errors. Giving up (file: test.pp)",
            ],
        ),
    ];
    let language = Language {
        tasks: true,
        ..Language::default()
    };
    check(&language, table);
}

/// What is found in a file of an environment at `/e`.
fn found_in_file(path: &str, code: &str) -> Vec<String> {
    let around = Surroundings {
        path: Some(PathBuf::from("/e").join(path)),
        module_path: [PathBuf::from("/e/modules"), PathBuf::from("/e/site/")].into(),
        manifest: Some(PathBuf::from("/e/manifests")),
    };
    found(code, &Language::default(), &around)
}

#[test]
fn files_of_modules_define_what_their_path_says() {
    for (path, code) in [
        (
            "modules/m/manifests/init.pp",
            "class m { class b { } } class m::a { } define mx { }",
        ),
        (
            "modules/m/manifests/a/b.pp",
            "class m::a::b { } class m::a::bc { }",
        ),
        ("modules/m/functions/a.pp", "function m::a() { }"),
        ("modules/m/types/a.pp", "type M::B = Integer"),
        ("modules/m/manifests/empty.pp", "# nothing"),
        ("modules/m/./x/../manifests/init.pp", "class m { }"),
        ("site/M/manifests/init.pp", "class m { }"),
        ("manifests/site.pp", "class x { } f()"),
        ("manifests2/site.pp", "class x { } f()"),
        ("elsewhere/m/manifests/init.pp", "class x { } f()"),
        ("modules/m/manifests/init.epp", "class x { } f()"),
    ] {
        assert_eq!(found_in_file(path, code), [""; 0], "{path}");
    }
}

#[test]
fn other_definitions_in_files_of_modules_are_refused() {
    assert_eq!(
        found_in_file(
            "modules/m/manifests/init.pp",
            "class m { } notice(1) class other {} $x = 1 node foo {}"
        ),
        [
            "err 1:13 This Function Call is unacceptable as a top level construct in this location",
            "err 1:41 This '=' expression is unacceptable as a top level construct in this location",
            "err 1:45 This Node Definition is unacceptable as a top level construct in this location",
            "err 1:23 Unacceptable location. The name 'other' is unacceptable in file 'test.pp'",
            "raised Language validation logged 4 errors. Giving up (file: test.pp)",
        ]
    );
    for path in [
        "modules/m/manifests/a.pp",
        "modules/m/lib/m.pp",
        "modules/m.pp",
    ] {
        assert_eq!(
            found_in_file(path, "class m { }"),
            ["raised 1:1 Unacceptable location. The name 'm' is unacceptable in file 'test.pp'"],
            "{path}"
        );
    }
}

#[test]
fn deep_trees_are_walked() {
    let nested = |depth: usize, open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(depth), close.repeat(depth))
    };
    for (code, first) in [
        (nested(1000, "(", "1", ")"), ""),
        (
            nested(1000, "(", "Notify <| |>", ")"),
            "err 1:1001 Invalid use",
        ),
        (
            format!("{} = 1", nested(1000, "[", "1", "]")),
            "raised 1:1001 Illegal attempt",
        ),
        (nested(500, "{ [", "1", "] => 1, 2 => 3 }"), ""),
        (nested(500, "if true { ", "1 ", "1 }"), "err 1:11 This 'if'"),
        (format!("1{}", " + 1".repeat(2000)), ""),
        (format!("$a{}", "[1]".repeat(2000)), ""),
        (format!("A[1]{}", " -> A[1]".repeat(2000)), ""),
        (
            format!("Notify <| {} |>", nested(1000, "(", "a < 1", ")")),
            "raised 1:1013 Illegal query",
        ),
    ] {
        let lines = found(&code, &Language::default(), &Surroundings::default());
        let line = lines.first().map_or("", String::as_str);
        assert_eq!(line.is_empty(), first.is_empty(), "{line}");
        assert!(line.starts_with(first), "{line}");
    }
}
