//! Integers that do not fit 64 bits: refused, with their value in hexadecimal, unless the dialect has
//! them.

use marotte_diagnostics::{DialectIssue, MAX_INTEGER_BITS, ValidationIssue};

use super::Checker;
use crate::ast::{ExprId, Text, big_integer};

impl Checker<'_> {
    /// No integer is that large, except in the dialect of the first design.
    pub(super) fn big_integer(&mut self, id: ExprId, text: Text) {
        if self.language.dialect.is_evaluator4() {
            if big_integer::bits(self.ast.text(text)) > MAX_INTEGER_BITS {
                self.error(id, DialectIssue::IntegerTooLarge);
            }
            return;
        }
        let value = format!("+0x{}", big_integer::to_hex(self.ast.text(text))).into();
        let label = self.label(id);
        self.error(id, ValidationIssue::NumericOverflow { label, value });
    }
}
