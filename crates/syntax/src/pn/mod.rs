//! The PN form of a tree, as `puppet parser dump` prints it.
//!
//! PN is the reference's S-expression notation of a syntax tree. It has two spellings that carry
//! the same nodes: text, `(invoke {:functor (qn "notice") :args [1]})`, and JSON, where a call is
//! `{"^": [name, …]}` and a map `{"#": [key, value, …]}`. Both are written straight from the tree.
//!
//! Three things that the reference cannot print are printed here: a parameter that captures the
//! rest (`:splat true`), `apply`, and the parser's own marks for unreadable text (`(error)`) and
//! for what is private (`:private true`).

mod definitions;
mod expressions;
mod json;
mod resources;
mod text;
mod tokens;

use crate::ast::{Ast, ExprId, Text};

pub use tokens::write_tokens;

/// Writes the tree as PN text, without a line break at the end.
pub fn write_text(ast: &Ast, out: &mut String, pretty: bool) {
    let mut notation = text::PnText::new(out, pretty);
    Writer::new(ast, &mut notation).expr(ast.body);
}

/// Writes the tree as PN in JSON, without a line break at the end.
pub fn write_json(ast: &Ast, out: &mut String, pretty: bool) {
    let mut notation = json::PnJson::new(out, pretty);
    Writer::new(ast, &mut notation).expr(ast.body);
}

/// One spelling of PN. Whatever is opened is closed by the method of the same kind.
trait Notation {
    fn open_call(&mut self, name: &str);
    fn close_call(&mut self);
    fn open_list(&mut self);
    fn close_list(&mut self);
    fn open_map(&mut self);
    fn close_map(&mut self);
    /// The key of the entry whose value is written next.
    fn key(&mut self, key: &str);
    fn string(&mut self, value: &str);
    /// A number or boolean, which both spellings print alike.
    fn bare(&mut self, value: &str);
    fn nil(&mut self);
}

/// Writes a string in quotes. The spellings differ only in the control characters that have no
/// escape of their own in both.
fn quote(out: &mut String, value: &str, write_control: impl Fn(&mut String, char)) {
    out.push('"');
    for c in value.chars() {
        match c {
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c < ' ' => write_control(out, c),
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Turns nodes into calls of a [`Notation`].
struct Writer<'a, N> {
    ast: &'a Ast,
    out: &'a mut N,
}

impl<'a, N: Notation> Writer<'a, N> {
    fn new(ast: &'a Ast, out: &'a mut N) -> Self {
        Self { ast, out }
    }

    /// A call around whatever `elements` writes.
    fn call(&mut self, name: &str, elements: impl FnOnce(&mut Self)) {
        self.out.open_call(name);
        elements(self);
        self.out.close_call();
    }

    /// A call whose only element is a map of whatever `entries` writes.
    fn map_call(&mut self, name: &str, entries: impl FnOnce(&mut Self)) {
        self.call(name, |w| {
            w.out.open_map();
            entries(w);
            w.out.close_map();
        });
    }

    /// A call with a single string.
    fn string_call(&mut self, name: &str, value: Text) {
        self.call(name, |w| w.text(value));
    }

    /// A call whose elements are expressions.
    fn exprs_call(&mut self, name: &str, elements: &[ExprId]) {
        self.call(name, |w| w.each(elements));
    }

    fn text(&mut self, value: Text) {
        let ast = self.ast;
        self.out.string(ast.text(value));
    }

    fn each(&mut self, exprs: &[ExprId]) {
        for expr in exprs {
            self.expr(*expr);
        }
    }

    fn list(&mut self, exprs: &[ExprId]) {
        self.out.open_list();
        self.each(exprs);
        self.out.close_list();
    }

    /// An entry whose value is an expression.
    fn entry(&mut self, key: &str, value: ExprId) {
        self.out.key(key);
        self.expr(value);
    }

    /// An entry whose value is an expression; nothing without one.
    fn optional_entry(&mut self, key: &str, value: Option<ExprId>) {
        if let Some(value) = value {
            self.entry(key, value);
        }
    }

    /// An entry whose value is a list of expressions.
    fn list_entry(&mut self, key: &str, exprs: &[ExprId]) {
        self.out.key(key);
        self.list(exprs);
    }

    /// An entry whose value is a piece of text.
    fn text_entry(&mut self, key: &str, value: Text) {
        self.out.key(key);
        self.text(value);
    }

    /// An entry that marks a node.
    fn flag(&mut self, key: &str, set: bool) {
        if set {
            self.out.key(key);
            self.out.bare("true");
        }
    }
}

#[cfg(test)]
mod tests;
