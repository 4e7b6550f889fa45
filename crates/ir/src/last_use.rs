//! Where a variable of a local body is read for the last time.
//!
//! `$list.reduce([]) |$memo, $n| { $memo + [$n] }`: what is in `$memo` is of no use any more when it is
//! added to, so that the sum may take it over and grow in place.

use marotte_pcore::deep::grow;
use marotte_syntax::ast::{Ast, BinaryOp, ExprId, ExprKind};

use crate::lower::Lowerer;
use crate::{Known, Local};

impl Lowerer<'_> {
    /// Notes the sums that are the value of a body and have one of its variables on the left, which
    /// nothing reads that is evaluated `later`.
    pub(super) fn note_last_uses(&mut self, value: ExprId, later: &mut Vec<ExprId>) {
        grow(|| self.note_last_uses_in(value, later));
    }

    fn note_last_uses_in(&mut self, value: ExprId, later: &mut Vec<ExprId>) {
        let ast = self.ast;
        match ast[value].kind {
            ExprKind::Block(statements) => {
                if let Some(last) = ast[statements].last() {
                    self.note_last_uses(*last, later);
                }
            }
            ExprKind::Parenthesized(inner) => self.note_last_uses(inner, later),
            ExprKind::If { then, other, .. } | ExprKind::Unless { then, other, .. } => {
                for branch in [then, other].into_iter().flatten() {
                    self.note_last_uses(branch, later);
                }
            }
            ExprKind::Case { options, .. } => {
                for option in &ast[options] {
                    if let Some(then) = option.then {
                        self.note_last_uses(then, later);
                    }
                }
            }
            ExprKind::Binary {
                op: BinaryOp::Add | BinaryOp::ShiftLeft,
                left,
                right,
                ..
            } => {
                later.push(right);
                match ast[left].kind {
                    ExprKind::Variable(name) => {
                        let name = ast.text(name);
                        let is_read = later.iter().any(|expr| reads(ast, *expr, name));
                        if !is_read && self.is_of_innermost_body(left) {
                            let is_plain = self.is_plain_operation(value);
                            let last_use = true;
                            self.known[value.index()] = Known::Operation { last_use, is_plain };
                        }
                    }
                    ExprKind::Binary { .. } | ExprKind::Parenthesized(_) => {
                        self.note_last_uses(left, later);
                    }
                    _ => {}
                }
                later.pop();
            }
            _ => {}
        }
    }

    fn is_of_innermost_body(&self, variable: ExprId) -> bool {
        let Known::Variable(index) = self.known[variable.index()] else {
            return false;
        };
        let variable = self.variables.get(index as usize);
        let nearest = variable.and_then(|variable| variable.nearest);
        matches!(nearest, Some(Local { hops: 0, .. }))
    }
}

/// Whether an expression reads a variable of such a name, or runs text that could.
fn reads(ast: &Ast, expr: ExprId, name: &str) -> bool {
    let mut rest = vec![expr];
    while let Some(id) = rest.pop() {
        if let ExprKind::Variable(read) = ast[id].kind
            && ast.text(read) == name
        {
            return true;
        }
        ast.for_each_child(id, &mut |child| rest.push(child));
    }
    false
}
