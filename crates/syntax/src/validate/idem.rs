//! Expressions without effect, whose value is lost where nobody uses it.

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use crate::ast::{Ast, BinaryOp, ExprId, ExprKind, List};
use crate::deep::grow;

/// What is known of expressions that have other expressions to ask: two bits each. Blocks in
/// blocks ask again for all that is in them, so the work would else be quadratic.
#[derive(Default)]
pub(super) struct IdemMemo(Vec<u8>);

impl IdemMemo {
    fn get(&self, id: ExprId) -> Option<bool> {
        let bits = self.0.get(id.index() / 4)? >> (id.index() % 4 * 2);
        (bits & 2 != 0).then_some(bits & 1 != 0)
    }

    fn set(&mut self, ast: &Ast, id: ExprId, idem: bool) {
        if self.0.is_empty() {
            self.0.resize(ast.len() / 4 + 1, 0);
        }
        if let Some(byte) = self.0.get_mut(id.index() / 4) {
            *byte |= (2 | u8::from(idem)) << (id.index() % 4 * 2);
        }
    }
}

impl Checker<'_> {
    /// A block: `notify { message => 'x' }` is a name and a hash, and deserves a better answer
    /// than that the name has no effect.
    pub(super) fn block(&mut self, id: ExprId, statements: List<ExprId>) {
        match self.resource_without_title(id) {
            Some(name) => self.error(id, ValidationIssue::ResourceWithoutTitle { name }),
            None => self.statements_without_effect(statements),
        }
    }

    /// Finds the first statement, the last one aside, that has no effect.
    pub(super) fn statements_without_effect(&mut self, statements: List<ExprId>) {
        let ast = self.ast;
        let Some((_, statements)) = ast[statements].split_last() else {
            return;
        };
        if let Some(idem) = statements.iter().find(|id| self.is_idem(**id)) {
            let label = self.label(*idem);
            self.error(*idem, ValidationIssue::IdemExpressionNotLast { label });
        }
    }

    /// The body of a class, define or node has no value, so it must not end in one.
    pub(super) fn no_value_last(&mut self, container: ExprId, body: Option<ExprId>) {
        let Some(body) = body else { return };
        let last = match self.ast[body].kind {
            ExprKind::Block(statements) => match self.ast[statements].last() {
                Some(last) => *last,
                None => return,
            },
            _ => body,
        };
        if self.is_idem(last) && self.resource_without_title(last).is_none() {
            let (label, container) = (self.label(last), self.label(container));
            self.error(
                last,
                ValidationIssue::IdemNotAllowedLast { label, container },
            );
        }
    }

    /// The name of the resource that was perhaps meant.
    fn resource_without_title(&self, id: ExprId) -> Option<Box<str>> {
        let ExprKind::Block(statements) = self.ast[id].kind else {
            return None;
        };
        let &[name, hash] = &self.ast[statements] else {
            return None;
        };
        match (self.ast[name].kind, self.ast[hash].kind) {
            (ExprKind::Name(name), ExprKind::Hash { .. }) if !self.language.tasks => {
                Some(self.ast.text(name).into())
            }
            _ => None,
        }
    }

    /// Whether an expression is known to change nothing. What functions do is not known, and
    /// what is interpolated in a string is bad style if it has an effect, so is not asked.
    fn is_idem(&mut self, id: ExprId) -> bool {
        match self.ast[id].kind {
            ExprKind::Nop
            | ExprKind::Undef
            | ExprKind::Default
            | ExprKind::Boolean(_)
            | ExprKind::Integer { .. }
            | ExprKind::BigInteger(_)
            | ExprKind::Float(_)
            | ExprKind::String(_)
            | ExprKind::Concat(_)
            | ExprKind::Interpolation(_)
            | ExprKind::Heredoc(_)
            | ExprKind::Regexp(_)
            | ExprKind::Name(_)
            | ExprKind::Reference(_)
            | ExprKind::Variable(_)
            | ExprKind::ReservedWord(_)
            | ExprKind::Array(_)
            | ExprKind::Hash { .. }
            | ExprKind::Access { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Selector { .. } => true,
            // A match sets the variables `$0`, `$1`, ….
            ExprKind::Binary { op, .. } => {
                !matches!(op, BinaryOp::Match | BinaryOp::NotMatch)
                    && !op.is_relationship()
                    && !op.is_assignment()
            }
            ExprKind::Parenthesized(_)
            | ExprKind::Block(_)
            | ExprKind::If { .. }
            | ExprKind::Unless { .. }
            | ExprKind::Case { .. } => self.idem_memo.get(id).unwrap_or_else(|| {
                let idem = grow(|| self.all_parts_idem(id));
                self.idem_memo.set(self.ast, id, idem);
                idem
            }),
            _ => false,
        }
    }

    fn all_parts_idem(&mut self, id: ExprId) -> bool {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Parenthesized(expr) => self.is_idem(expr),
            ExprKind::Block(statements) => ast[statements].iter().all(|id| self.is_idem(*id)),
            ExprKind::If { test, then, other } | ExprKind::Unless { test, then, other } => {
                let mut parts = std::iter::once(test).chain(then).chain(other);
                parts.all(|part| self.is_idem(part))
            }
            ExprKind::Case { test, options } => {
                self.is_idem(test)
                    && ast[options].iter().all(|option| {
                        let mut parts = ast[option.values].iter().copied().chain(option.then);
                        parts.all(|part| self.is_idem(part))
                    })
            }
            _ => false,
        }
    }
}
