//! Tests of lowering: code, and its nodes in a short form.
//!
//! The short form is the debug text of the nodes without their lines and without what is as usual:
//! `false`, empty lists, `None`.

use super::{Options, lower, lower_with};
use crate::program::{Node, NodeKind};
use crate::symbol::Symbol;

fn short(node: &Node) -> String {
    let mut text = format!("{node:?}").replace("Node { kind: ", "");
    text = text.replace("Call(CallNode { ", "Call { ");
    while let Some(at) = text.find("source: Source {") {
        let end = at + text[at..].find("}, ").unwrap() + 3;
        text.replace_range(at..end, "");
    }
    while let Some(at) = text.find(", line: ") {
        let digits = text[at + 8..].chars().take_while(char::is_ascii_digit);
        let mut end = at + 8 + digits.count();
        if text[end..].starts_with(" }") {
            end += 2;
        }
        text.replace_range(at..end, "");
    }
    while let Some(at) = text.find(", depth: ") {
        let digits = text[at + 9..].chars().take_while(char::is_ascii_digit);
        text.replace_range(at..at + 9 + digits.count(), "");
    }
    for usual in [
        "is_safe: false",
        "is_self: false",
        "is_bare_name: false",
        "is_assignment: false",
        "shortcut: _",
        "has_splat: false",
        "forward: false",
        "no_keywords: false",
        "excess_comma: false",
        "forwarding: false",
        "is_simple: false",
        "negated: false",
        "do_first: false",
        "values: []",
        "keywords: []",
        "required: []",
        "optional: []",
        "post: []",
        "before: []",
        "after: []",
        "locals: []",
        "keyword_rest: None",
        "rest: None",
        "block: None",
        "receiver: None",
        "splat: None",
        "target: None",
        "otherwise: None",
        "ensure: None",
        "arguments: Arguments {  }",
        "parameters: Parameters { is_simple: true }",
    ] {
        text = text.replace(&format!("{usual}, "), "");
        text = text.replace(&format!(", {usual}"), "");
        text = text.replace(usual, "");
    }
    text
}

#[track_caller]
fn check(code: &str, expected: &str) {
    match lower("t.rb", code) {
        Ok(program) => assert_eq!(short(&program.body.node), expected, "{code}"),
        Err(error) => panic!("{code}: {error}"),
    }
}

/// The same with the value of the last statement alone.
#[track_caller]
fn check_last(code: &str, expected: &str) {
    let program = lower("t.rb", code).unwrap();
    let NodeKind::Sequence(nodes) = &program.body.node.kind else {
        panic!("{code}: one statement alone");
    };
    assert_eq!(short(nodes.last().unwrap()), expected, "{code}");
}

#[test]
fn numbers() {
    check("-1", "Integer(-1)");
    check("0x10", "Integer(16)");
    check("9223372036854775807", "Integer(9223372036854775807)");
    check("9223372036854775808", "BigInteger(9223372036854775808)");
    check("1.5", "Float(1.5)");
    check("1.5r", "Rational((3, 2))");
}

#[test]
fn strings() {
    check("''", "String(\"\")");
    check("'a' \"b\" 'c'", "String(\"abc\")");
    check(
        "'a' \"b#{1}\"",
        "Interpolated([Text(\"ab\"), Code(Integer(1))])",
    );
    check(
        "\"#@a#{}\"",
        "Interpolated([Code(InstanceVariable(:@a)), Code(Nil)])",
    );
    check("\"\\xff\"", "Bytes([255])");
    check("\"\\xc3\" \"\\xa9\"", "String(\"é\")");
    check(
        "\"\\xff#{1}é\"",
        "Interpolated([Bytes([255]), Code(Integer(1)), Text(\"é\")])",
    );
    check("'a'.freeze", "FrozenString(\"a\")");
    check("# frozen_string_literal: true\n'a'", "FrozenString(\"a\")");
    check("?a", "String(\"a\")");
    check("<<~A\n  b\n    c\nA\n", "String(\"b\\n  c\\n\")");
    check(
        "<<A.strip\nb\nA\n",
        "Call { receiver: Some(String(\"b\\n\")), name: :strip })",
    );
    check("`a#{1}`", "Command([Text(\"a\"), Code(Integer(1))])");
    check("`a`", "Command([Text(\"a\")])");
}

#[test]
fn symbols_and_lists() {
    check(":\"a b\"", "Symbol(:a b)");
    check(
        ":\"a#{1}\"",
        "InterpolatedSymbol([Text(\"a\"), Code(Integer(1))])",
    );
    check("%i[a b]", "Array([Value(Symbol(:a)), Value(Symbol(:b))])");
    check(
        "%w[a b]",
        "Array([Value(String(\"a\")), Value(String(\"b\"))])",
    );
    check(
        "[*1, 2 => 3]",
        "Array([Splat(Integer(1)), Value(Hash([Entry(Integer(2), Integer(3))]))])",
    );
    check(
        "{a: 1, **nil}",
        "Hash([Entry(Symbol(:a), Integer(1)), DoubleSplat(Nil)])",
    );
    check("(1..)", "Range((Some(Integer(1)), None), false)");
    check("(...2)", "Range((None, Some(Integer(2))), true)");
}

#[test]
fn patterns() {
    check("/a\\/b/i", "Regexp(/a/b/)");
    check("/a/n", "Regexp(/a/)");
    check("/\\xff/n", "Unsupported(\"a pattern of bytes\")");
    check("/[/", "BadRegexp(\"premature end of char-class: /[/\")");
    check(
        "/a#{1}/mo",
        "InterpolatedRegexp([Text(\"a\"), Code(Integer(1))], \
        Options { ignore_case: false, extended: false, multi_line: true })",
    );
    check(
        "/(?<a>b)/ =~ c",
        "MatchAssign(Call { receiver: Some(Regexp(/(?<a>b)/)), name: :=~, \
        arguments: Arguments { values: [Value(Call { name: :c, is_bare_name: true }))] } }), [(:a, 0, 0)])",
    );
    check(
        "if /a/; end",
        "If((Unsupported(\"a pattern as a condition\"), Nil, Nil))",
    );
}

#[test]
fn variables() {
    check_last(
        "a = 1; f { |b| a; b; c = a }",
        "Call { name: :f, block: Some(Code(Body { kind: Block, \
        name: :<main>, locals: [:b, :c], parameters: Parameters { required: [Slot(0)], is_simple: true }, \
        node: Sequence([OuterLocal(0, 1), Local(0), Assign((Local(1), OuterLocal(0, 1)))]) })) })",
    );
    check("$a", "Global(:$a)");
    check("$~", "MatchPart('~')");
    check("$'", "MatchPart('\\'')");
    check("$2", "NthMatch(2)");
    check("::A::B", "ScopedConstant(TopConstant(:A), :B)");
    check("__FILE__", "File");
    check("\n__LINE__", "Integer(2)");
}

#[test]
fn assignments() {
    check(
        "a = b = 1",
        "Assign((Local(0), Assign((Local(1), Integer(1)))))",
    );
    check(
        "a, (b, *), *@c, D::E = 1",
        "MultipleAssign((TargetList { before: [Local(0), List(TargetList { \
        before: [Local(1)], splat: Some(None) })], splat: Some(Some(InstanceVariable(:@c))), \
        after: [ScopedConstant(Some(Constant(:D)), :E)] }, Integer(1)))",
    );
    check(
        "a, = 1, 2",
        "MultipleAssign((TargetList { before: [Local(0)], splat: Some(None) }, \
        Array([Value(Integer(1)), Value(Integer(2))])))",
    );
    check(
        "self.a, @b[1] = 1",
        "MultipleAssign((TargetList { before: [Attribute(SelfValue, :a=, false), \
        Index(InstanceVariable(:@b), Arguments { values: [Value(Integer(1))] })] }, Integer(1)))",
    );
    check(
        "@a.b = 1",
        "Call { receiver: Some(InstanceVariable(:@a)), name: :b=, \
        arguments: Arguments { values: [Value(Integer(1))] }, is_assignment: true })",
    );
}

#[test]
fn assignments_that_read() {
    check(
        "a ||= 1",
        "OrAssign((Simple(Local(0), Local(0)), Integer(1)))",
    );
    check(
        "@a &&= 1",
        "AndAssign((Simple(InstanceVariable(:@a), InstanceVariable(:@a)), Integer(1)))",
    );
    check(
        "@@a += 1",
        "OperatorAssign((Simple(ClassVariable(:@@a), ClassVariable(:@@a)), Integer(1)), :+)",
    );
    check(
        "$a <<= 1",
        "OperatorAssign((Simple(Global(:$a), Global(:$a)), Integer(1)), :<<)",
    );
    check(
        "A ||= 1",
        "OrAssign((Simple(Constant(:A), Constant(:A)), Integer(1)))",
    );
    check(
        "::A ||= 1",
        "OrAssign((Simple(TopConstant(:A), ScopedConstant(None, :A)), Integer(1)))",
    );
    check(
        "self&.a += 1",
        "OperatorAssign((Attribute(SelfValue, :a, :a=, true), Integer(1)), :+)",
    );
    check(
        "@a[1, *2] ||= 3",
        "OrAssign((Index(InstanceVariable(:@a), Arguments { values: [Value(Integer(1)), \
        Splat(Integer(2))], has_splat: true }), Integer(3)))",
    );
    check(
        "(a ||= @b)::C ||= 1",
        "Unsupported(\"a constant of an expression that is read and assigned\")",
    );
}

#[test]
fn calls() {
    check("a", "Call { name: :a, is_bare_name: true })");
    check("a()", "Call { name: :a })");
    check(
        "self.a",
        "Call { receiver: Some(SelfValue), is_self: true, name: :a })",
    );
    check(
        "1&.a",
        "Call { receiver: Some(Integer(1)), name: :a, is_safe: true })",
    );
    check("!1", "Not(Integer(1))");
    check(
        "1 != 2",
        "Call { receiver: Some(Integer(1)), name: :!=, arguments: Arguments { values: [Value(Integer(2))] } })",
    );
    check(
        "a(1, *2, b: 3, **4, &5)",
        "Call { name: :a, arguments: Arguments { values: [Value(Integer(1)), \
        Splat(Integer(2))], has_splat: true, keywords: [Entry(Symbol(:b), Integer(3)), \
        DoubleSplat(Integer(4))] }, block: Some(Value(Integer(5))) })",
    );
    check(
        "a({b: 1})",
        "Call { name: :a, arguments: Arguments { values: [Value(Hash([Entry(Symbol(:b), Integer(1))]))] } })",
    );
    check("a(&:b)", "Call { name: :a, block: Some(Symbol(:b)) })");
    check("1.()", "Call { receiver: Some(Integer(1)), name: :call })");
}

#[test]
fn what_a_method_got_is_handed_on() {
    check(
        "def a(*, **, &) = b(*, **, &)",
        "Define(:a, Body { kind: Method, name: :a, locals: [:*, :**], \
        parameters: Parameters { rest: Slot(0), keyword_rest: Slot(1) }, node: Call { name: :b, \
        arguments: Arguments { values: [Splat(Local(0))], has_splat: true, keywords: [DoubleSplat(Local(1))] }, \
        block: Some(Own) }) })",
    );
    check(
        "def a(b, ...) = c(...)",
        "Define(:a, Body { kind: Method, name: :a, locals: [:b, :*, :**, :&], \
        parameters: Parameters { required: [Slot(0)], rest: Slot(1), keyword_rest: Slot(2), block: Some(3), \
        forwarding: true }, node: Call { name: :c, arguments: Arguments { forward: true } }) })",
    );
    check(
        "def a = super { }",
        "Define(:a, Body { kind: Method, name: :a, node: BareSuper(Some(Code(Body { \
        kind: Block, name: :a, node: Nil }))) })",
    );
    check(
        "def a = super()",
        "Define(:a, Body { kind: Method, name: :a, node: Super((Arguments {  }, None)) })",
    );
}

#[test]
fn parameters() {
    check(
        "def m(a, b = (x = 1), *c, d, e:, f: 2, **g, &h) = 0",
        "Define(:m, Body { kind: Method, name: :m, \
        locals: [:a, :b, :c, :d, :e, :f, :g, :h, :x], parameters: Parameters { required: [Slot(0)], \
        optional: [OptionalParameter { slot: 1, default: Assign((Local(8), Integer(1))) }], rest: Slot(2), \
        post: [Slot(3)], keywords: [KeywordParameter { name: :e, slot: 4, default: None }, \
        KeywordParameter { name: :f, slot: 5, default: Some(Integer(2)) }], keyword_rest: Slot(6), \
        block: Some(7) }, node: Integer(0) })",
    );
    check(
        "->(a, (b, *c)) { }",
        "Lambda(Body { kind: Lambda, name: :<main>, locals: [:a, :b, :c], \
        parameters: Parameters { required: [Slot(0), Destructure(TargetList { before: [Local(1)], \
        splat: Some(Some(Local(2))) })] }, node: Nil })",
    );
    check(
        "->(_, _) { _ }",
        "Lambda(Body { kind: Lambda, name: :<main>, locals: [:_, :_], \
        parameters: Parameters { required: [Slot(0), Slot(1)], is_simple: true }, node: Local(0) })",
    );
    check(
        "f { |a, | }",
        "Call { name: :f, block: Some(Code(Body { kind: Block, name: :<main>, locals: [:a], \
        parameters: Parameters { required: [Slot(0)], excess_comma: true }, node: Nil })) })",
    );
    check(
        "f { |a, *; b| }",
        "Call { name: :f, block: Some(Code(Body { kind: Block, name: :<main>, \
        locals: [:a, :b], parameters: Parameters { required: [Slot(0)], rest: Unnamed }, node: Nil })) })",
    );
    check(
        "f { _2 }",
        "Call { name: :f, block: Some(Code(Body { kind: Block, name: :<main>, locals: [:_1, :_2], \
        parameters: Parameters { required: [Slot(0), Slot(1)], is_simple: true }, node: Local(1) })) })",
    );
    check(
        "f { it }",
        "Call { name: :f, block: Some(Code(Body { kind: Block, name: :<main>, locals: [:it], \
        parameters: Parameters { required: [Slot(0)], is_simple: true }, node: Local(0) })) })",
    );
    check(
        "def m(**nil) = 0",
        "Define(:m, Body { kind: Method, name: :m, \
        parameters: Parameters { no_keywords: true }, node: Integer(0) })",
    );
}

#[test]
fn control() {
    check("1 unless 2", "If((Integer(2), Nil, Integer(1)))");
    check("1 ? 2 : 3", "If((Integer(1), Integer(2), Integer(3)))");
    check(
        "begin; 1; end while 2",
        "While { parts: (Integer(2), Integer(1)), do_first: true }",
    );
    check(
        "1 until 2",
        "While { parts: (Integer(2), Integer(1)), negated: true }",
    );
    check(
        "for a, b in 1 do 2 end",
        "For((List(TargetList { before: [Local(0), Local(1)] }), Integer(1), Integer(2)))",
    );
    check(
        "case; when 1, *2 then 3; else 4; end",
        "Case((None, [CaseBranch { options: [Value(Integer(1)), \
        Splat(Integer(2))], body: Integer(3) }], Integer(4)))",
    );
    check(
        "1 rescue 2",
        "Begin(BeginNode { body: Integer(1), rescues: [RescueClause { classes: [], body: Integer(2) }] })",
    );
    check(
        "begin; 1; rescue A, *B => @c; 2; else; 3; ensure; 4; end",
        "Begin(BeginNode { body: Integer(1), \
        rescues: [RescueClause { classes: [Value(Constant(:A)), Splat(Constant(:B))], \
        target: Some(InstanceVariable(:@c)), body: Integer(2) }], otherwise: Some(Integer(3)), ensure: Some(Integer(4)) })",
    );
    check(
        "return 1, *2",
        "Return(Array([Value(Integer(1)), Splat(Integer(2))]))",
    );
    check("defined?(@a)", "Defined(InstanceVariable(:@a))");
}

#[test]
fn definitions() {
    check(
        "class ::A < B; end",
        "Class((Some(TopConstant(:Object)), :A, Some(Constant(:B))), \
        Body { kind: Class, name: :A, node: Nil })",
    );
    check(
        "module A::B; end",
        "Module((Some(Constant(:A)), :B), Body { kind: Class, name: :B, node: Nil })",
    );
    check(
        "class << self; end",
        "SingletonClass(SelfValue, Body { kind: Class, name: :singleton class, node: Nil })",
    );
    check(
        "def self.a; end",
        "DefineSingleton(SelfValue, :a, Body { kind: Method, name: :a, node: Nil })",
    );
    check("alias a []", "Alias(:a, :[])");
    check("alias $a $&", "AliasGlobal(:$a, :$&)");
    check("undef a, :b=", "Undefine([:a, :b=])");
}

#[test]
fn what_is_not_supported_is_said_where_it_is_reached() {
    check(
        "1 if (2 == 3)..(4 == 5)",
        "If((Unsupported(\"a flip-flop\"), Integer(1), Nil))",
    );
    check("BEGIN { 1 }", "Unsupported(\"BEGIN\")");
    check("END { 1 }", "Unsupported(\"END\")");
}

#[test]
fn lines_are_those_of_names() {
    let program = lower("t.rb", "a\n  .b(\n  1)\n  .c = 2").unwrap();
    let NodeKind::Call(assignment) = &program.body.node.kind else {
        panic!();
    };
    let b = assignment.receiver.as_ref().unwrap();
    assert_eq!((program.body.node.line, b.line), (1, 2));
}

#[test]
fn text_inside_of_other_code() {
    let (inner, outer) = ([Symbol::new("a")], [Symbol::new("*"), Symbol::new("b")]);
    let options = Options {
        line: 7,
        scopes: vec![&inner, &outer],
        ..Options::default()
    };
    let program = lower_with("t.rb", "a; b; c = 1", &options).unwrap();
    let expected = "Sequence([OuterLocal(0, 1), OuterLocal(1, 2), Assign((Local(0), Integer(1)))])";
    assert_eq!(short(&program.body.node), expected);
    assert_eq!(program.body.locals, [Symbol::new("c")].into());
    assert_eq!(program.body.node.line, 7);
}

#[test]
fn syntax_errors() {
    let error = lower("t.rb", "a\nb(\n]\n)\n(").unwrap_err();
    assert_eq!(error.line, 3);
    assert!(!error.message.is_empty());
}

#[test]
fn nothing_is_too_deep() {
    let n = 100_000;
    let (many, chain) = ("(".repeat(n), "+a".repeat(n));
    for code in [
        format!("{many}1{}", ")".repeat(n)),
        many.clone(),
        format!("def f({many}"),
        "[".repeat(n),
        "!".repeat(10_000),
        format!("a{chain}"),
        format!("1 if a{}", "&&a".repeat(n)),
        format!("if a;{}end", "elsif a;".repeat(n)),
    ] {
        lower("t.rb", &code).unwrap_err();
    }
    let deep = format!("a{}", "+a".repeat(2_000));
    let program = lower("t.rb", &deep).unwrap();
    let small = std::thread::Builder::new().stack_size(64 << 10);
    small.spawn(move || drop(program)).unwrap().join().unwrap();
}
