//! The tokens of a text, a line each: kind, line and column, text.

use std::fmt::Write;

use marotte_diagnostics::{LineColumn, SourceFile};

use crate::language::Language;
use crate::lexer::lex;

/// Writes the tokens of a text, each on a line of its own: its kind, the line and column where it
/// begins, and its text in quotes with escapes.
pub fn write_tokens(source: &SourceFile, language: &Language, out: &mut String) {
    for token in lex(source.text(), language).tokens {
        let LineColumn { line, column } = source.line_column(token.start);
        let text = source.slice(token.span());
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{:?} {line}:{column} {text:?}", token.kind);
    }
}
