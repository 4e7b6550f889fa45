//! The older form of a tree, which `puppet parser dump` and `puppet epp dump` print if they are not
//! asked for another: `(+ 1 $a)`.
//!
//! It is a debugging aid of the reference that became a format: parts in parentheses, and breaks
//! and indentation between some of them. What it forgets (attributes of collectors) and what it
//! leaves open (the indentation of an `if` without `else`) is kept.

mod definitions;
mod expressions;
mod layout;
mod resources;

use crate::ast::Ast;

use layout::Layout;

/// Writes the tree in the older form, without a line break at the end.
pub fn write_old(ast: &Ast, out: &mut String) {
    let mut dumper = Dumper {
        ast,
        layout: Layout::default(),
    };
    let body = dumper.expr(ast.body);
    dumper.layout.write(&body, out);
}

/// Turns nodes into parts.
struct Dumper<'a> {
    ast: &'a Ast,
    layout: Layout,
}

#[cfg(test)]
mod tests;
