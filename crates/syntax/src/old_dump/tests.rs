//! Dumps that the reference gave.

use marotte_diagnostics::SourceFile;

use super::write_old;
use crate::{Language, SourceKind, parse};

fn dump(kind: SourceKind, code: &str) -> String {
    let source = SourceFile::anonymous(code);
    let parsed = parse(&source, &Language::default().of_kind(kind));
    let mut out = String::new();
    write_old(&parsed.ast, &mut out);
    out
}

#[track_caller]
fn check(code: &str, expected: &str) {
    assert_eq!(dump(SourceKind::Manifest, code), expected, "{code}");
}

#[test]
fn values_and_operators() {
    check("1 + 0x1f * -017", "(+ 1 (* 0x1F (- 017)))");
    check(
        "$a and !$b or 'x' =~ /a\\/b/",
        "(|| (&& $a (! $b)) (=~ 'x' /a\\/b/))",
    );
    check(
        "[1.0, undef, default, true, A::B]",
        "([] 1.0 :undef :default true A::B)",
    );
    check("{ a => 1, 'b c' => [] }", "({} (a 1) ('b c' ([])))");
    check("\"x ${a[1]} y\"", "(cat 'x ' (str (slice $a 1)) ' y')");
    check("$a[1, 2][3]", "(slice (slice $a (1 2)) 3)");
    check("notice(*$a)", "(invoke notice (unfold $a))");
    check(
        "$x = $a.map |Integer $y = 1, *$z| { $y }",
        "(= $x (call-method (. $a map) (lambda (parameters (=t Integer y 1) *z) (block\n  $y\n))))",
    );
    check(
        "$a ? { 1 => 2, default => 3 }",
        "(? $a (1 => 2) (:default => 3))",
    );
    check("@(\"END\":json)\n  a\n  | END\n", "(@(json)\n  'a\n'\n)");
}

#[test]
fn statements() {
    check("if $a { 1 } else { 2 }", "(if $a\n  (then 1)\n  (else 2))");
    // The indentation of the first stays.
    check(
        "if $a { } \n unless $b { 1 }",
        "(block\n  (if $a\n    (then ()))\n    (unless $b\n      (then 1))\n    )",
    );
    check(
        "case $a { 1, b: { } default: { 2 } }",
        "(case $a\n  (when (1 b) (then ()))\n  (when (:default) (then (block\n    2\n  ))))",
    );
}

#[test]
fn definitions_and_resources() {
    check(
        "class a::b(String $x, $y = 1) inherits c { }",
        "(class a::b (inherits c) (parameters (t String x) (= y 1)) ())",
    );
    check(
        "define d { } node a, /b/ inherits c { }",
        "(block\n  (define d ())\n  (node (matches 'a' /b/) (parent 'c') ())\n)",
    );
    check(
        "function f() >> Integer { 1 }",
        "(function f (return_type Integer) (block\n  1\n))",
    );
    check(
        "@file { 'a': mode => '1', * => $b; 'c': }",
        "(virtual-resource file\n  ('a'\n    (mode => '1')\n    (* => $b))\n  ('c'))",
    );
    check(
        "File { mode => '1' } File['a'] { mode +> '2' }",
        "(block\n  (resource-defaults File\n    (mode => '1'))\n  (override (slice File 'a')\n    (mode +> '2'))\n)",
    );
    check(
        "File <<| a == 1 and b != 2 |>> { mode => '1' }",
        "(collect File\n  (<<| |>> (&& (== a 1) (!= b 2))))",
    );
    check("type A = Integer", "(type-alias A Integer)");
    check(
        "File['a'] -> File['b']",
        "(-> (slice File 'a') (slice File 'b'))",
    );
}

#[test]
fn templates() {
    let epp = |code| dump(SourceKind::Epp, code);
    assert_eq!(epp(""), "(lambda (epp ()))");
    assert_eq!(
        epp("<%- |$a, Integer $b = 2| -%>\nx <%= $a %>\n"),
        "(lambda (parameters a (=t Integer b 2)) (epp (block\n  (render-s 'x ')\n  (render $a)\n  (render-s '\n')\n)))"
    );
}
