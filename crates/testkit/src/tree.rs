//! Syntax trees as JSON values.

use marotte_syntax::ast::Ast;
use marotte_syntax::pn;
use serde_json::Value;

use crate::case::from_json;

/// The PN form of a tree as a JSON value. Callers run on a thread of [`crate::run`].
pub fn to_json(ast: &Ast) -> Value {
    let mut text = String::new();
    pn::write_json(ast, &mut text, false);
    // A dump that is not JSON is a defect of the dump; the comparison shows it as this text.
    from_json(&text).unwrap_or(Value::String(text))
}
