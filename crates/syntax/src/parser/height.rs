//! The height of a tree.
//!
//! Nesting and chains are bounded while parsing. Only a text that has much of both can make a
//! higher tree than either, and only then is the height counted.

use marotte_diagnostics::GrammarIssue;

use super::{MAX_DEPTH, Parser};
use crate::ast::{ExprId, ExprKind, List};

/// Below this product of nesting and chains, no path of the tree is longer than it.
const SURELY_LOW: u32 = 10_000;

impl Parser<'_> {
    /// Complains of a tree that is higher than its readers may expect.
    pub(super) fn check_height(&mut self) {
        if self.max_depth.saturating_mul(self.max_chain) <= SURELY_LOW {
            return;
        }
        // Children are made before their parents, so that one pass over the table suffices.
        let mut heights = vec![0u32; self.ast.len()];
        let mut highest = 0;
        for id in self.ast.ids() {
            let mut height = 0;
            self.ast.for_each_child(id, &mut |child: ExprId| {
                height = height.max(heights[child.index()]);
            });
            heights[id.index()] = height + 1;
            highest = highest.max(height + 1);
        }
        if highest > 2 * MAX_DEPTH {
            let issue = GrammarIssue::NestedTooDeeply { limit: MAX_DEPTH };
            let span = self.span(self.ast.body);
            self.complain(issue, Some(span.start), span);
            self.ast.body = self.expr(ExprKind::Error(List::EMPTY), span);
        }
    }
}
