//! Integers that do not fit 64 bits: refused, with their value in hexadecimal.

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use crate::ast::{ExprId, Text, big_integer};

impl Checker<'_> {
    /// No integer is that large.
    pub(super) fn big_integer(&mut self, id: ExprId, text: Text) {
        let value = format!("+0x{}", big_integer::to_hex(self.ast.text(text))).into();
        let label = self.label(id);
        self.error(id, ValidationIssue::NumericOverflow { label, value });
    }
}
