//! Pieces from what the lexer found.

use marotte_diagnostics::Span;

use super::{Piece, PieceKind, Tokens};
use crate::lexer::chars::is_blank;
use crate::lexer::{Lexed, Token, TokenKind as T};

impl Tokens {
    /// The pieces of a text that was lexed for tools.
    pub(super) fn new(text: &str, lexed: Lexed) -> Self {
        let tokens = lexed.tokens.iter().copied().filter_map(piece);
        let mut found: Vec<Piece> = tokens.collect();
        found.extend(lexed.marks.into_iter().flatten());
        // The sort is stable: what is empty stays before what begins there.
        found.sort_by_key(|piece| piece.span.start);
        let mut row = Row {
            text,
            pieces: Vec::with_capacity(found.len() * 2),
            end: 0,
        };
        for piece in found {
            row.push(piece);
        }
        row.fill(text.len() as u32);
        Self {
            pieces: row.pieces,
            end: row.end,
        }
    }
}

/// A token as a piece, if it stands for text. For text of templates and their tags there are marks.
fn piece(token: Token) -> Option<Piece> {
    let stands_for_text = !matches!(
        token.kind,
        T::End | T::Sublocate | T::EppStart | T::RenderString | T::RenderExpr
    );
    stands_for_text.then(|| Piece {
        kind: PieceKind::Token(token.kind),
        span: token.span(),
    })
}

/// Pieces in a row, without holes up to an end.
struct Row<'a> {
    text: &'a str,
    pieces: Vec<(u32, PieceKind)>,
    end: u32,
}

impl Row<'_> {
    fn push(&mut self, piece: Piece) {
        let Piece { kind, mut span } = piece;
        match kind {
            // The brace that ends the code before it is no token of the grammar.
            PieceKind::Token(T::DqMid | T::DqPost) if self.is_brace_before(span.start) => {
                span.start -= 1;
            }
            // A variable that a heredoc begins with is reported at the start of its line.
            PieceKind::Token(T::Variable) => {
                let blanks = self.blanks(span);
                let margin = Span::new(span.start, span.start + blanks);
                self.add(PieceKind::Token(T::DqPre), margin);
                span.start += blanks;
            }
            _ => {}
        }
        self.add(kind, span);
    }

    /// Adds what a span has of text that belongs to nothing yet. A string that goes on over the
    /// line of a heredoc's tag has the text of the heredoc, too.
    fn add(&mut self, kind: PieceKind, span: Span) {
        let start = span.start.max(self.end);
        if span.end <= start {
            return;
        }
        self.fill(start);
        let goes_on = kind == PieceKind::Token(T::RenderString)
            && self.pieces.last().is_some_and(|(_, last)| *last == kind);
        if !goes_on {
            self.pieces.push((start, kind));
        }
        self.end = span.end;
    }

    /// Adds the text up to an offset: white space, and what could not be read.
    fn fill(&mut self, to: u32) {
        while self.end < to {
            let rest = Span::new(self.end, to);
            let blanks = self.blanks(rest);
            let (kind, len) = match blanks {
                0 => {
                    let text = &self.text[rest.range()];
                    let end = text.find(|c| c == '\n' || c == '\r' || is_blank(c));
                    (PieceKind::Unknown, end.unwrap_or(text.len()) as u32)
                }
                blanks => (PieceKind::Gap, blanks),
            };
            self.pieces.push((self.end, kind));
            self.end += len;
        }
    }

    /// How many bytes of white space a span begins with.
    fn blanks(&self, span: Span) -> u32 {
        let text = &self.text[span.range()];
        let rest = text.trim_start_matches(|c| c == '\n' || c == '\r' || is_blank(c));
        (text.len() - rest.len()) as u32
    }

    fn is_brace_before(&self, offset: u32) -> bool {
        offset > self.end && self.text.as_bytes()[offset as usize - 1] == b'}'
    }
}
