//! What stays in the tree of a text that has errors.

use marotte_diagnostics::SourceFile;
use marotte_syntax::{Language, SourceKind, parse, pn};

/// The tree of a text that has an error.
fn tree_of(text: &str, kind: SourceKind) -> String {
    let source = SourceFile::new("test.pp", text);
    let parsed = parse(&source, &Language::default().of_kind(kind));
    assert!(!parsed.diagnostics.is_empty(), "{text} is accepted");
    let mut out = String::new();
    pn::write_text(&parsed.ast, &mut out, false);
    out
}

#[track_caller]
fn stays(text: &str, tree: &str) {
    assert_eq!(tree_of(text, SourceKind::Manifest), tree, "{text}");
}

#[test]
fn a_class_whose_brace_is_missing_is_a_class() {
    stays(
        "class a {\n  notice(1)\n\nclass b {\n}\n",
        r#"(block (class {:name "a" :body [(invoke {:functor (qn "notice") :args [1]})]}) (class {:name "b"}))"#,
    );
    stays(
        "class a {\n  file { 'x':\n    ensure => file,\n\nclass b {\n}\n",
        r#"(block (class {:name "a" :body [(resource {:type (qn "file") :bodies [{:title "x" :ops [(=> "ensure" (qn "file"))]}]})]}) (class {:name "b"}))"#,
    );
    stays(
        "class a(\n  Integer $x,\n\nnode default {\n}\n",
        r#"(block (class {:name "a" :params {:x {:type (qr "Integer")}}}) (node {:matches [(default)]}))"#,
    );
}

#[test]
fn what_is_inside_of_what_is_told_by_layout_only_where_brackets_do_not_match() {
    // A brace of `b` is missing.
    stays(
        "class a {\n  class b {\n    if $x {\n  }\n\n  class c {\n  }\n}\n",
        r#"(class {:name "a" :body [(class {:name "a::b" :body [(if {:test (var "x")})]}) (class {:name "a::c"})]})"#,
    );
    // All brackets have partners.
    stays(
        "class a {\nclass b {\n}\n$x = ]\n}\n",
        r#"(class {:name "a" :body [(class {:name "a::b"}) (= (var "x") (error))]})"#,
    );
    // The missing one is behind those that have partners.
    stays(
        "class a {\nclass b {\n}\n}\nclass c {\n",
        r#"(block (class {:name "a" :body [(class {:name "a::b"})]}) (class {:name "c"}))"#,
    );
    stays(
        "class a { } }\nclass b { }",
        r#"(block (class {:name "a"}) (error) (class {:name "b"}))"#,
    );
}

#[test]
fn definitions_end_anywhere() {
    for (text, tree) in [
        ("class a", r#"(class {:name "a"})"#),
        ("class a(", r#"(class {:name "a"})"#),
        ("class a inherits ", r#"(class {:name "a"})"#),
        (
            "class a(Integer $b = 1, String $c = , $d) inherits { $x = }",
            r#"(class {:name "a" :params {:b {:type (qr "Integer") :value 1} :c {:type (qr "String") :value (error)} :d {}} :body [(= (var "x") (error))]})"#,
        ),
        (
            "class a(String $b { $c }",
            r#"(block (class {:name "a" :params {:b {:type (qr "String")}} :body [(var "c")]}) (error))"#,
        ),
        (
            "private class x { $a",
            r#"(class {:name "x" :private true :body [(var "a")]})"#,
        ),
        (
            "define a::b(String",
            r#"(define {:name "a::b" :params {: {:type (qr "String")}}})"#,
        ),
        (
            "function f(Integer $a) >> { $a + }",
            r#"(function {:name "f" :params {:a {:type (qr "Integer")}} :body [(+ (var "a") (error))] :returns (error)})"#,
        ),
        (
            "node 'a', /b/, {",
            r#"(node {:matches ["a" (regexp "b")]})"#,
        ),
        (
            "type A = Variant[String, ",
            r#"(type-alias "A" (access (qr "Variant") (qr "String")))"#,
        ),
        ("type A", r#"(type-alias "A" (error))"#),
    ] {
        stays(text, tree);
    }
}

#[test]
fn expressions_keep_their_parts() {
    for (text, tree) in [
        (
            "$x = foo(1, $y + ",
            r#"(= (var "x") (call {:functor (qn "foo") :args [1 (+ (var "y") (error))]}))"#,
        ),
        (
            "$x = foo(1, 2 ]\n$z = 3",
            r#"(block (= (var "x") (call {:functor (qn "foo") :args [1 2]})) (= (var "z") 3))"#,
        ),
        (
            "class a {\n  $x = foo(1\n  $y = 2\n}",
            r#"(class {:name "a" :body [(= (var "x") (call {:functor (qn "foo") :args [1]})) (= (var "y") 2)]})"#,
        ),
        ("$x = [1, = , 2]", r#"(= (var "x") (array 1 (error) 2))"#),
        (
            "$x = { a => 1, b => , c 2, d => 3 }",
            r#"(= (var "x") (hash (=> (qn "a") 1) (=> (qn "b") (error)) (=> (qn "c") (error)) (=> (qn "d") 3)))"#,
        ),
        (
            "$x ? { a => , b => 1 }",
            r#"(? (var "x") [(=> (qn "a") (error)) (=> (qn "b") 1)])"#,
        ),
        (
            "1 + (2 * (3 - ]))",
            "(+ 1 (paren (* 2 (paren (- 3 (error))))))",
        ),
        (
            "\"a ${b + } c ${d}\"",
            r#"(concat "a " (str (+ (qn "b") (error))) " c " (str (var "d")))"#,
        ),
        (
            "$a.each |$x, $y| { $x. }",
            r#"(call-method {:functor (. (var "a") (qn "each")) :args [] :block (lambda {:params {:x {} :y {}} :body [(call-method {:functor (. (var "x") (qn "")) :args []})]})})"#,
        ),
        (
            "f() |$a { $b }",
            r#"(invoke {:functor (qn "f") :args [] :block (lambda {:params {:a {}} :body [(var "b")]})})"#,
        ),
        (
            "notice 1, , 2",
            r#"(invoke {:functor (qn "notice") :args [1 (error) 2]})"#,
        ),
        // An error has what was understood of it.
        (
            "A -> B[] ? x",
            r#"(-> (qr "A") (? (access (qr "B") (error)) [(=> (qn "x") (error))]))"#,
        ),
        (
            "class { $x + 1 }",
            r#"(resource {:type (qn "class") :bodies [{:title (+ (var "x") 1) :ops []}]})"#,
        ),
    ] {
        stays(text, tree);
    }
}

#[test]
fn statements_keep_their_parts() {
    for (text, tree) in [
        (
            "case $x { a: { f() } b, }",
            r#"(case (var "x") [{:when [(qn "a")] :then [(invoke {:functor (qn "f") :args []})]} {:when [(error (qn "b"))] :then [(nop)]}])"#,
        ),
        (
            "case $x { a: { f() } b:  }",
            r#"(case (var "x") [{:when [(qn "a")] :then [(invoke {:functor (qn "f") :args []})]} {:when [(qn "b")] :then [(nop)]}])"#,
        ),
        (
            "if $x and , { f() } else { g() }",
            r#"(if {:test (and (var "x") (error)) :then [(invoke {:functor (qn "f") :args []})] :else [(invoke {:functor (qn "g") :args []})]})"#,
        ),
        (
            "file { 'a': mode => 1, owner; 'b': group => ] , x => 2 }",
            r#"(resource {:type (qn "file") :bodies [{:title "a" :ops [(=> "mode" 1) (=> "owner" (error))]} {:title "b" :ops [(=> "group" (error)) (=> "x" 2)]}]})"#,
        ),
        (
            "@file { 'a': x => ",
            r#"(resource {:type (qn "file") :bodies [{:title "a" :ops [(=> "x" (error))]}] :form "virtual"})"#,
        ),
        (
            "File <| title == |> { mode => }",
            r#"(collect {:type (qr "File") :query (virtual-query (== (qn "title") (error))) :ops [(=> "mode" (error))]})"#,
        ),
    ] {
        stays(text, tree);
    }
}

#[test]
fn templates_keep_what_is_in_other_tags() {
    assert_eq!(
        tree_of(
            "a <%= $b + %> c <%= f( %> d <% if $e { %> g",
            SourceKind::Epp
        ),
        r#"(lambda {:body [(epp (render-s "a ") (render (+ (var "b") (error))) (render-s " c ") (render (call {:functor (qn "f") :args []})) (render-s " d ") (if {:test (var "e") :then [(render-s " g")]}))]})"#
    );
}
