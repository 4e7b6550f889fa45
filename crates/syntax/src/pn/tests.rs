//! Trees made by hand, so that these tests need no parser.

use marotte_diagnostics::{SourceFile, Span};

use super::*;
use crate::ast::{Expr, ExprKind, List, Tables, UnaryOp};

fn push(ast: &mut Ast, kind: ExprKind) -> ExprId {
    ast.tables.push(Expr {
        kind,
        span: Span::default(),
    })
}

fn list(ast: &mut Ast, mut exprs: Vec<ExprId>) -> List<ExprId> {
    ast.tables.push_list(&mut exprs, 0)
}

fn text(ast: &Ast, pretty: bool) -> String {
    let mut out = String::new();
    write_text(ast, &mut out, pretty);
    out
}

fn json(ast: &Ast, pretty: bool) -> String {
    let mut out = String::new();
    write_json(ast, &mut out, pretty);
    out
}

/// `[a, 0x10, {}]`
fn sample() -> Ast {
    let source = SourceFile::anonymous("a\"\n\u{1}");
    let mut ast = Ast::new(source, Tables::default());
    let string = push(&mut ast, ExprKind::String(Text::of_source(Span::new(0, 4))));
    let hex = push(
        &mut ast,
        ExprKind::Integer {
            radix: 16,
            value: 16,
        },
    );
    let hash = push(
        &mut ast,
        ExprKind::Hash {
            entries: List::EMPTY,
            bare: false,
        },
    );
    let values = list(&mut ast, vec![string, hex, hash]);
    ast.body = push(&mut ast, ExprKind::Array(values));
    ast
}

#[test]
fn an_empty_tree_is_nop() {
    let ast = Ast::new(SourceFile::anonymous(""), Tables::default());
    assert_eq!(text(&ast, false), "(nop)");
    assert_eq!(json(&ast, false), r#"{"^":["nop"]}"#);
}

#[test]
fn text_on_one_line_and_on_many() {
    let ast = sample();
    assert_eq!(
        text(&ast, false),
        r#"(array "a\"\n\o001" (int {:radix 16 :value 16}) (hash))"#
    );
    assert_eq!(
        text(&ast, true),
        "(array\n  \"a\\\"\\n\\o001\"\n  (int\n    {\n      :radix 16\n      :value 16})\n  (hash))"
    );
}

#[test]
fn json_on_one_line_and_on_many() {
    let mut ast = sample();
    assert_eq!(
        json(&ast, false),
        r##"{"^":["array","a\"\n\u0001",{"^":["int",{"#":["radix",16,"value",16]}]},{"^":["hash"]}]}"##
    );
    let test = ast.body;
    ast.body = push(
        &mut ast,
        ExprKind::Case {
            test,
            options: List::EMPTY,
        },
    );
    assert!(json(&ast, true).ends_with("    },\n    [\n\n    ]\n  ]\n}"));
}

#[test]
fn a_minus_joins_its_number() {
    let mut ast = Ast::new(SourceFile::anonymous(""), Tables::default());
    let number = push(
        &mut ast,
        ExprKind::Integer {
            radix: 16,
            value: 16,
        },
    );
    let op = UnaryOp::Minus;
    let once = push(&mut ast, ExprKind::Unary { op, expr: number });
    ast.body = push(&mut ast, ExprKind::Unary { op, expr: once });
    assert_eq!(text(&ast, false), "(- -16)");
}

#[test]
fn depth_does_not_exhaust_the_stack() {
    let mut ast = Ast::new(SourceFile::anonymous(""), Tables::default());
    for _ in 0..100_000 {
        let inner = ast.body;
        ast.body = push(&mut ast, ExprKind::Parenthesized(inner));
    }
    assert!(text(&ast, false).ends_with("))))"));
    assert!(json(&ast, false).ends_with("]}]}]}"));
}
