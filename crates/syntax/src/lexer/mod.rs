//! Text to tokens.
//!
//! The whole text is lexed before it is parsed. The lexer never gives up: what it cannot read is
//! recorded as an error, and it goes on behind it. Tokens of interpolated strings stand in line
//! between the pieces of the string, as the grammar wants them.

pub(crate) mod chars;
mod epp;
mod escapes;
mod heredoc;
mod number;
mod place;
mod scan;
mod string;
mod token;
mod words;

use marotte_diagnostics::{Issue, Severity, Span};

use crate::language::Language;
use crate::tokens::Piece;

pub use token::{Token, TokenKind};

/// Everything that the lexer found in a text.
#[derive(Default)]
pub struct Lexed {
    /// The tokens; the last is [`TokenKind::End`].
    pub tokens: Vec<Token>,
    /// Warnings and errors in the order in which they were met.
    pub findings: Vec<Finding>,
    /// Texts that are not slices of the source.
    pub(crate) made: String,
    /// For tools: comments, and what is no token of the grammar although it is no gap.
    pub(crate) marks: Option<Vec<Piece>>,
    /// How many heredocs have no end.
    open_heredocs: u32,
}

/// How many errors are recorded: nobody reads more, and a text may have one every few bytes.
pub(crate) const MAX_ERRORS: usize = 10_000;

/// Something that the lexer complains of.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What is wrong.
    pub issue: Issue,
    /// How grave it is.
    pub severity: Severity,
    /// The offset that is reported; `None` for an issue without a position.
    pub position: Option<u32>,
    /// What to underline.
    pub span: Span,
    /// How many tokens a reader could have got before the lexer met this.
    pub token_index: usize,
}

impl Lexed {
    /// What a token means, given the source that it was lexed from.
    pub fn text<'a>(&'a self, source: &'a str, token: Token) -> &'a str {
        token.value.resolve(source, &self.made)
    }
}

/// Lexes a text.
pub fn lex(source: &str, language: &Language) -> Lexed {
    lex_into(Lexed::default(), source, language)
}

/// Lexes a text into a list that is empty.
pub(crate) fn lex_to(tokens: Vec<Token>, source: &str, language: &Language) -> Lexed {
    let out = Lexed {
        tokens,
        ..Lexed::default()
    };
    lex_into(out, source, language)
}

/// Lexes a text and marks what the grammar does not need.
pub(crate) fn lex_for_tools(source: &str, language: &Language) -> Lexed {
    let out = Lexed {
        marks: Some(Vec::new()),
        ..Lexed::default()
    };
    lex_into(out, source, language)
}

fn lex_into(mut out: Lexed, source: &str, language: &Language) -> Lexed {
    // Real manifests have a token every six to seven bytes.
    out.tokens.reserve(source.len() / 6 + 16);
    scan::lex_source(source, language, &mut out);
    out
}
