//! The names that a node definition is for.

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use crate::ast::{ExprId, ExprKind, List};
use crate::lexer::chars::is_word;

impl Checker<'_> {
    /// The names of a node definition.
    pub(super) fn hostnames(&mut self, node: ExprId, host_matches: List<ExprId>) {
        let ast = self.ast;
        for id in &ast[host_matches] {
            self.hostname(*id, node);
        }
    }

    fn hostname(&mut self, id: ExprId, node: ExprId) {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::String(text) | ExprKind::Name(text) => self.hostname_text(id, ast.text(text)),
            ExprKind::Reference(text) => {
                let text = ast.text(text).to_lowercase();
                self.hostname_text(id, &text);
            }
            ExprKind::Concat(segments) => {
                let mut segments = ast[segments].iter();
                let interpolated = segments.find_map(|segment| match ast[*segment].kind {
                    ExprKind::Interpolation(expr) => Some(expr),
                    _ => None,
                });
                let at = interpolated.unwrap_or(id);
                self.error(at, ValidationIssue::IllegalHostnameInterpolation);
            }
            ExprKind::Integer { .. }
            | ExprKind::BigInteger(_)
            | ExprKind::Float(_)
            | ExprKind::Boolean(_)
            | ExprKind::Default
            | ExprKind::Regexp(_)
            | ExprKind::Error(_) => {}
            _ => self.illegal_expression(id, "hostname", node),
        }
    }

    fn hostname_text(&mut self, id: ExprId, hostname: &str) {
        let legal = |byte| is_word(byte) || byte == b'-' || byte == b'.';
        if !hostname.bytes().all(legal) {
            let hostname = hostname.into();
            self.error(id, ValidationIssue::IllegalHostnameChars { hostname });
        }
    }
}
