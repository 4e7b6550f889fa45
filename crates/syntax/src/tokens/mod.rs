//! The text as tools see it: tokens, comments and the gaps between them.
//!
//! [`Ast::tokens`] has all of the text in its order; each byte belongs to exactly one [`Piece`]. The
//! tokens are made when they are first asked for and stay with the tree from then on. Trees that
//! are only evaluated never have them.
//!
//! The parser reads tokens in the order of the grammar, where the text of a heredoc follows its tag.
//! Here it stands where it is written, below the line of the tag.

mod comments;
mod pieces;

use std::ops::Range;

use marotte_diagnostics::Span;

use crate::ast::Ast;
use crate::lexer::{TokenKind, lex_for_tools};

/// A piece of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// Where it stands.
    pub span: Span,
}

/// What a piece of the text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// A token. Strings with interpolation are several, with those of the code between them:
    /// `"a${`, `}b${`, `}c"`; so is the text of a heredoc, its margin included. Of templates, text
    /// is [`RenderString`](TokenKind::RenderString), `<%` is [`EppStart`](TokenKind::EppStart) and
    /// `<%=` is [`RenderExpr`](TokenKind::RenderExpr).
    Token(TokenKind),
    /// The end of a heredoc: `| - END`, from the break or the first column of its line on.
    HeredocEnd,
    /// `# …` without the line break, `/* … */`, `<%# … %>`
    Comment,
    /// White space.
    Gap,
    /// What the lexer could not read; only where it complained.
    Unknown,
}

/// All pieces of a text.
#[derive(Debug)]
pub struct Tokens {
    /// Where each begins, which is where the one before it ends.
    pieces: Vec<(u32, PieceKind)>,
    end: u32,
}

impl Ast {
    /// The text of the tree as tokens, comments and gaps.
    pub fn tokens(&self) -> &Tokens {
        self.tokens.get_or_init(|| {
            let text = self.source().text();
            Box::new(Tokens::new(text, lex_for_tools(text, &self.language)))
        })
    }
}

impl Tokens {
    /// How many pieces there are.
    pub fn len(&self) -> usize {
        self.pieces.len()
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// A piece by its number.
    pub fn get(&self, index: usize) -> Option<Piece> {
        let &(start, kind) = self.pieces.get(index)?;
        let next = self.pieces.get(index + 1);
        let end = next.map_or(self.end, |(start, _)| *start);
        Some(Piece {
            kind,
            span: Span::new(start, end),
        })
    }

    /// All pieces in the order of the text.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Piece> + '_ {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// The comments in the order of the text.
    pub fn comments(&self) -> impl DoubleEndedIterator<Item = Span> + '_ {
        let comments = self.iter().filter(|piece| piece.kind == PieceKind::Comment);
        comments.map(|piece| piece.span)
    }

    /// The number of the piece that the byte at an offset belongs to; past the end, how many pieces
    /// there are.
    pub fn index_at(&self, offset: u32) -> usize {
        if offset >= self.end {
            return self.len();
        }
        let behind = self.pieces.partition_point(|(start, _)| *start <= offset);
        behind.saturating_sub(1)
    }

    /// The numbers of the pieces that a span has bytes of.
    pub fn range(&self, span: Span) -> Range<usize> {
        let first = self.index_at(span.start);
        if span.is_empty() {
            return first..first;
        }
        first..(self.index_at(span.end - 1) + 1).min(self.len())
    }
}
