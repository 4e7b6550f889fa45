//! Which comments speak of what.

use marotte_diagnostics::Span;

use super::{Piece, PieceKind, Tokens};
use crate::ast::{Ast, NodeId};

impl Ast {
    /// The comments that speak of a definition, a parameter or any other node, in the order of the
    /// text: those on the lines directly above it, and those right before it on its own line.
    ///
    /// ```puppet
    /// # Not this one: there is an empty line below it.
    ///
    /// # This one,
    /// # and this one.
    /// class a { }
    /// ```
    pub fn comments_before(&self, node: NodeId) -> Vec<Span> {
        let start = self.span_of(node).start;
        self.tokens().comments_before(start, self.source().text())
    }
}

impl Tokens {
    fn comments_before(&self, offset: u32, text: &str) -> Vec<Span> {
        let mut comments = Vec::new();
        let mut index = self.index_at(offset);
        // The pieces before the node, from it upwards.
        let mut above = || {
            index = index.checked_sub(1)?;
            self.get(index)
        };
        let breaks = |span: Span| text[span.range()].matches('\n').count();
        let mut before = above();
        loop {
            // The gap below the comment.
            let lines = match before {
                Some(piece) if piece.kind == PieceKind::Gap => {
                    before = above();
                    breaks(piece.span)
                }
                _ => 0,
            };
            let Some(comment) = before.filter(|piece| piece.kind == PieceKind::Comment) else {
                break;
            };
            before = above();
            // On a line above, it must be alone: else it speaks of what it stands behind.
            let alone = before.is_none_or(|Piece { kind, span }| {
                kind == PieceKind::Gap && (span.start == 0 || breaks(span) > 0)
            });
            if lines > 1 || (lines == 1 && !alone) {
                break;
            }
            comments.push(comment.span);
        }
        comments.reverse();
        comments
    }
}
