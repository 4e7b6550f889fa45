//! The rules that need no values: what may be assigned, where definitions may stand, which names
//! are legal, which values would be lost.
//!
//! [`validate`] finds all that the reference finds, in its order. What of that is shown, and how,
//! is decided by [`marotte_diagnostics::report`].

mod advice;
mod assignment;
mod base64;
mod big_integer;
mod definitions;
mod duplicates;
mod heredoc;
mod hostname;
mod idem;
mod literal;
mod location;
mod names;
mod parameters;
mod query;
mod resources;
mod rvalue;
mod walk;

#[cfg(test)]
mod tests;

pub use heredoc::{WrongText, check_heredoc_text};

use marotte_diagnostics::{Diagnostic, Issue, Place, Severity, Span};

use crate::ast::{Ast, ExprId};
use crate::check::Surroundings;
use crate::language::Language;
use idem::IdemMemo;
use location::Namespace;

/// All that is wrong with a tree, in the order in which the reference finds it. Trees of broken text
/// are read, too; whoever wants what the reference says of a text asks [`check`](crate::check()).
pub fn validate(ast: &Ast, language: &Language, around: &Surroundings) -> Vec<Diagnostic> {
    validate_nested(ast, language, around, 0)
}

/// As [`validate`], for text that stands in `nesting` heredocs.
pub(crate) fn validate_nested(
    ast: &Ast,
    language: &Language,
    around: &Surroundings,
    nesting: u32,
) -> Vec<Diagnostic> {
    let mut checker = Checker {
        ast,
        language,
        around,
        namespace: Namespace::of_file(around),
        found: Vec::new(),
        depth: 0,
        in_apply: false,
        good_operand: None,
        idem_memo: IdemMemo::default(),
        nesting,
    };
    checker.program();
    checker.found
}

/// The state of a validation.
struct Checker<'a> {
    ast: &'a Ast,
    language: &'a Language,
    around: &'a Surroundings,
    namespace: Namespace,
    found: Vec<Diagnostic>,
    /// How deep the walk is in the tree.
    depth: u32,
    /// Whether the walk is in the block of an `apply`.
    in_apply: bool,
    /// An operand that was already seen to be a value while its parent was checked.
    good_operand: Option<ExprId>,
    idem_memo: IdemMemo,
    /// In how many heredocs the text stands.
    nesting: u32,
}

impl Checker<'_> {
    fn label(&self, id: ExprId) -> Box<str> {
        self.ast.label(id).into_boxed_str()
    }

    /// An error at an expression.
    #[cold]
    fn error(&mut self, id: ExprId, issue: impl Into<Issue>) {
        self.add(id, Severity::Error, issue);
    }

    /// A finding at an expression.
    #[cold]
    fn add(&mut self, id: ExprId, severity: Severity, issue: impl Into<Issue>) {
        let (span, position) = (self.ast[id].span, self.ast.position(id));
        self.add_at(span, position, severity, issue);
    }

    /// An error at a part that is no expression, reported at its start.
    #[cold]
    fn error_at(&mut self, span: Span, issue: impl Into<Issue>) {
        self.add_at(span, span.start, Severity::Error, issue);
    }

    #[cold]
    fn add_at(&mut self, span: Span, position: u32, severity: Severity, issue: impl Into<Issue>) {
        let found = Diagnostic::new(issue.into(), severity, self.ast.source(), span);
        let found = found.reported_at(Some(position));
        self.found.push(advice::advised(found, &self.namespace));
    }

    /// Shows the last finding at another place than the one that the reference reports.
    #[cold]
    fn about_last(&mut self, span: Span) {
        let place = Place::new(self.ast.source(), span);
        if let Some(last) = self.found.pop() {
            self.found.push(last.about(place));
        }
    }

    /// Shows another place beside that of the last finding.
    #[cold]
    fn beside_last(&mut self, label: &'static str, span: Span) {
        let place = Place::new(self.ast.source(), span);
        if let Some(last) = self.found.pop() {
            self.found.push(last.beside(label, place));
        }
    }
}
