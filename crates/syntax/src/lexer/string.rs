//! Quoted strings and the text of heredocs, with their interpolation.
//!
//! Interpolated code is lexed by the main loop; a stack of [`Frame`]s, not recursion, remembers
//! which strings it belongs to, so that strings nest to any depth.

use marotte_diagnostics::{DialectIssue, LexingIssue, Severity, Span};
use memchr::{memchr, memchr2, memchr3};

use super::chars::is_blank;
use super::escapes::Escapes;
use super::scan::Lexer;
use super::token::TokenKind as T;
use crate::ast::Text;

/// A string whose interpolated code is being lexed.
pub(super) struct Frame {
    /// How many braces were open before the `${`.
    pub(super) brace_count: u32,
    /// How the string goes on behind the `}`.
    pub(super) style: Style,
    /// The first token of the code.
    first_token: usize,
}

/// How a string is written.
#[derive(Clone, Copy)]
pub(super) enum Style {
    /// `"…"`
    DoubleQuoted,
    /// The text of a heredoc, up to the end of the text that is lexed.
    Unquoted {
        escapes: Escapes,
        interpolates: bool,
    },
}

/// What ends a piece of a string.
#[derive(PartialEq)]
enum Terminator {
    /// The closing quote, or the end of a heredoc.
    End,
    /// `${`
    Expression,
    /// `$`
    Dollar,
    /// The text ends before the string does.
    Missing,
}

impl Lexer<'_> {
    /// `'…'`
    pub(super) fn single_quoted(&mut self) {
        let start = self.pos;
        let mut at = start + 1;
        let mut has_escape = false;
        if let Some(skipped) = skipped_terminator(&self.bytes[at..], b"'") {
            at += skipped;
            has_escape = skipped > 1;
        }
        loop {
            match memchr2(b'\'', b'\\', &self.bytes[at..]) {
                None => return self.unclosed_single_quote(start),
                Some(offset) => at += offset,
            }
            if self.bytes[at] == b'\'' {
                break;
            }
            has_escape = true;
            at = self.behind_escape(at);
        }
        self.pos = at + 1;
        if has_escape {
            let text = super::escapes::single_quoted(&self.input[start + 1..at]);
            let value = self.make(&text);
            self.push_value(T::String, start, at + 1, value);
        } else {
            self.push_with(T::String, start, at + 1, start + 1, at);
        }
    }

    #[cold]
    fn unclosed_single_quote(&mut self, start: usize) {
        let followed_by = self.followed_by(start + 1);
        let issue = LexingIssue::UnclosedQuote {
            after: "\"'\"".into(),
            followed_by,
        };
        self.error(issue, start + 1, start, start + 1);
        self.pos = self.bytes.len();
        self.push_with(T::String, start, self.pos, start + 1, self.pos);
    }

    /// `"…"`
    pub(super) fn double_quoted(&mut self) {
        let start = self.pos;
        if self.frames.is_empty() && self.outer_token.is_none() {
            self.outer_token = Some(self.out.tokens.len());
        }
        let after = self.after();
        self.pos += 1;
        self.string_pieces(Style::DoubleQuoted, start, true, after);
    }

    /// Ends the interpolated code of the innermost string and goes on with the string.
    pub(super) fn leave_interpolation(&mut self, closed: bool) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        if closed {
            // A word alone, or before `.` or `[`, names a variable.
            let (first, rest) = match self.out.tokens.get_mut(frame.first_token..) {
                Some([first, rest @ ..]) => (Some(first), rest),
                _ => (None, &mut [][..]),
            };
            if let Some(first) = first
                && first.kind.becomes_variable()
                && matches!(
                    rest.first().map(|t| t.kind),
                    None | Some(T::Dot | T::LBrack)
                )
            {
                let is_keyword = !matches!(first.kind, T::Name | T::Word | T::Number);
                let (start, end) = (first.start, first.end);
                let is_alone = rest.is_empty();
                first.kind = T::Variable;
                if is_keyword && !is_alone && self.language.dialect.is_evaluator4() {
                    self.refuse_keyword(start, end);
                }
            }
        }
        let after = if closed { Some(T::RBrace) } else { None };
        self.string_pieces(frame.style, self.pos, false, after);
    }

    /// Complains of `"${if[2]}"`.
    #[cold]
    fn refuse_keyword(&mut self, start: u32, end: u32) {
        let keyword = self.gap(start, end).into();
        let issue = DialectIssue::InterpolatedKeyword { keyword };
        self.finding(issue, Severity::Error, Some(start), Span::new(start, end));
    }

    /// Lexes a string from the position on: up to its end, or up to the next `${`. What comes
    /// then is lexed as if behind the token `after`.
    pub(super) fn string_pieces(
        &mut self,
        style: Style,
        start: usize,
        first: bool,
        after: Option<T>,
    ) {
        let (mut token_start, mut first) = (start, first);
        let mut piece_start = self.pos;
        // The value so far, if it is no slice of the text.
        let mut made: Option<String> = None;
        let mut value_start = piece_start;
        let (mut last_was_dollar, mut by_name) = (false, false);
        loop {
            let (at, terminator, has_escape) = self.slurp(style, piece_start);
            self.pos = at + terminator.len(style);
            if terminator == Terminator::Missing {
                let after = match (first, last_was_dollar) {
                    (_, true) => String::new(),
                    (true, false) => "\"".to_owned(),
                    (false, false) => self.last_matched(token_start, by_name),
                };
                return self.unclosed_double_quote(token_start, first, piece_start, &after);
            }
            if has_escape {
                let mut text = made
                    .take()
                    .unwrap_or_else(|| self.input[value_start..piece_start].to_owned());
                // The reference resolves escapes before it takes the terminator off, which a
                // backslash out of `\u{5c}` escapes.
                let raw = &self.input[piece_start..self.pos];
                self.unescape(style, raw, &mut text);
                text.truncate(text.len() - terminator.len(style));
                made = Some(text);
            } else if let Some(text) = &mut made {
                text.push_str(&self.input[piece_start..at]);
            }
            let name_end = match terminator {
                Terminator::Dollar => self.variable_end(at + 1),
                _ => at,
            };
            if terminator == Terminator::Dollar && name_end == at + 1 {
                // A dollar that begins no variable is text.
                if let Some(text) = &mut made {
                    text.push('$');
                }
                piece_start = at + 1;
                last_was_dollar = true;
                continue;
            }
            let value = match made.take() {
                Some(text) => self.make(&text),
                None => self.slice(value_start, at),
            };
            match terminator {
                Terminator::End => {
                    self.end_string(token_start, first, value);
                    if !first && !self.frames.is_empty() {
                        self.hold_after(after);
                    }
                    return;
                }
                Terminator::Expression => {
                    let kind = if first { T::DqPre } else { T::DqMid };
                    self.push_value(kind, token_start, self.pos, value);
                    self.hold_after(after);
                    return self.enter_interpolation(style);
                }
                _ => {
                    let kind = if first { T::DqPre } else { T::DqMid };
                    self.push_value(kind, token_start, at, value);
                    self.push_with(T::Variable, at, name_end, at + 1, name_end);
                    self.pos = name_end;
                    (token_start, piece_start, value_start) = (name_end, name_end, name_end);
                    (first, last_was_dollar, by_name) = (false, false, true);
                }
            }
        }
    }

    fn end_string(&mut self, token_start: usize, first: bool, value: Text) {
        self.push_value(
            if first { T::String } else { T::DqPost },
            token_start,
            self.pos,
            value,
        );
        if self.frames.is_empty() && self.heredoc_depth == 0 {
            self.outer_token = None;
        }
    }

    fn enter_interpolation(&mut self, style: Style) {
        let first_token = self.out.tokens.len();
        self.frames.push(Frame {
            brace_count: self.brace_count,
            style,
            first_token,
        });
        self.brace_count += 1;
    }

    /// Finds what ends the piece of a string that begins at `start`, and whether there is a
    /// backslash before it.
    fn slurp(&self, style: Style, start: usize) -> (usize, Terminator, bool) {
        let end = self.bytes.len();
        let mut at = start;
        let mut has_escape = false;
        let skipped = match style {
            Style::DoubleQuoted => skipped_terminator(&self.bytes[at..], b"\"$"),
            Style::Unquoted { escapes, .. } if escapes.dollar => {
                skipped_terminator(&self.bytes[at..], b"$")
            }
            Style::Unquoted { .. } => None,
        };
        if let Some(skipped) = skipped {
            at += skipped;
            has_escape = skipped > 1;
        }
        loop {
            let rest = &self.bytes[at..];
            let found = match style {
                Style::DoubleQuoted => memchr3(b'"', b'$', b'\\', rest),
                Style::Unquoted {
                    interpolates: true, ..
                } => memchr2(b'$', b'\\', rest),
                Style::Unquoted {
                    interpolates: false,
                    ..
                } => {
                    return (end, Terminator::End, memchr(b'\\', rest).is_some());
                }
            };
            let Some(offset) = found else {
                let terminator = match style {
                    Style::DoubleQuoted => Terminator::Missing,
                    Style::Unquoted { .. } => Terminator::End,
                };
                return (end, terminator, has_escape);
            };
            at += offset;
            match self.bytes[at] {
                b'"' => return (at, Terminator::End, has_escape),
                b'$' if self.bytes.get(at + 1) == Some(&b'{') => {
                    return (at, Terminator::Expression, has_escape);
                }
                b'$' => return (at, Terminator::Dollar, has_escape),
                _ => {
                    has_escape = true;
                    at = match style {
                        // Without the escape `\$`, a backslash does not keep a dollar from
                        // interpolating.
                        Style::Unquoted { escapes, .. } if !escapes.dollar => at + 1,
                        _ => self.behind_escape(at),
                    };
                }
            }
        }
    }

    /// The offset behind a backslash and the character that it escapes.
    fn behind_escape(&self, backslash: usize) -> usize {
        let escaped = self.input[backslash + 1..].chars().next();
        backslash + 1 + escaped.map_or(0, char::len_utf8)
    }

    #[cold]
    fn unclosed_double_quote(&mut self, token_start: usize, first: bool, at: usize, after: &str) {
        let after = if after == "'" {
            "\"'\"".into()
        } else {
            format!("'{after}'").into()
        };
        let issue = LexingIssue::UnclosedQuote {
            after,
            followed_by: self.followed_by(at),
        };
        self.error(issue, at, token_start, token_start + 1);
        self.pos = self.bytes.len();
        let value = self.slice(self.pos, self.pos);
        self.push_value(
            if first { T::String } else { T::DqPost },
            token_start,
            self.pos,
            value,
        );
        // The strings around it are not closed either: one error is enough.
        while self.frames.pop().is_some() {
            self.push_value(T::DqPost, self.pos, self.pos, value);
        }
        self.outer_token = None;
    }

    /// What the scanner of the reference last matched before the tail of a string: a message
    /// shows it. Punctuation is read without a match, and a failed match leaves nothing. `by_name`
    /// says that the tail stands behind `$name`.
    fn last_matched(&self, tail_start: usize, by_name: bool) -> String {
        let behind_code = self.bytes[..tail_start].ends_with(b"}");
        let code_end = tail_start - usize::from(behind_code);
        let mut end = self.place.offset(code_end);
        for (index, token) in self.out.tokens.iter().enumerate().rev() {
            let gap = self.gap(token.end, end);
            if !gap.is_empty() {
                let before = gap.trim_end_matches(|c| c == '\r' || is_blank(c));
                // Blanks behind a token are followed by a failing match for more of them.
                let begins_code = matches!(token.kind, T::DqPre | T::DqMid);
                // A comment takes the blanks at its end.
                let in_comment = gap
                    .rsplit('\n')
                    .next()
                    .is_some_and(|line| line.contains('#'));
                let matches_blanks = (!before.is_empty() && !in_comment) || begins_code;
                let blanks = if matches_blanks {
                    &gap[before.len()..]
                } else {
                    ""
                };
                return blanks.to_owned();
            }
            let text = self.gap(token.start, token.end);
            match token.kind {
                T::Variable if text == "$" => return String::new(),
                T::Variable if by_name => return text.trim_start_matches('$').to_owned(),
                T::Variable | T::Name | T::Word | T::ClassRef | T::Number => {
                    return text.to_owned();
                }
                kind if kind.is_attribute_keyword() || matches!(kind, T::True | T::False) => {
                    return text.to_owned();
                }
                T::Regex if text.contains("\\/") => return "/".to_owned(),
                T::Regex => return text.to_owned(),
                T::String | T::DqPost => {
                    let in_heredoc = text.is_empty()
                        && self.out.tokens[..index]
                            .iter()
                            .any(|token| token.kind == T::Sublocate);
                    let quotes = usize::from(token.kind == T::String);
                    return if in_heredoc {
                        "\n"
                    } else {
                        string_end(text, quotes)
                    }
                    .to_owned();
                }
                T::DqPre | T::DqMid | T::Other => return String::new(),
                T::Div if self.div_after_failed_match(index) => return String::new(),
                _ => end = token.start,
            }
        }
        String::new()
    }

    /// Whether a regular expression was tried before a `/` was taken for a division.
    fn div_after_failed_match(&self, index: usize) -> bool {
        let before = index.checked_sub(1).map(|at| self.out.tokens[at].kind);
        !before.is_some_and(T::ends_operand)
    }

    /// The text between two offsets of the source, where the text that is lexed is a slice of it.
    fn gap(&self, start: u32, end: u32) -> &str {
        let base = self.place.offset(0);
        let local = |offset: u32| offset.checked_sub(base).map(|offset| offset as usize);
        match (local(start), local(end)) {
            (Some(start), Some(end)) => self.input.get(start..end).unwrap_or_default(),
            _ => "",
        }
    }

    /// What a message shows of the text from an offset on.
    pub(super) fn followed_by(&self, at: usize) -> Box<str> {
        if at >= self.bytes.len() {
            return "<eof>".into();
        }
        let rest: String = self.input[at..].chars().take(5).collect();
        let shown = rest
            .replace('\t', "\\t")
            .replace('\n', "\\n")
            .replace('\r', "\\r");
        format!("{shown}...").into()
    }
}

/// The end of a string with the character before it, as the pattern for it matches; `from` is
/// where the text inside begins.
fn string_end(text: &str, from: usize) -> &str {
    let Some(quote) = text.len().checked_sub(1) else {
        return text;
    };
    let inside = text.get(from..quote).unwrap_or_default();
    let before = inside.trim_end_matches('\\');
    let kept = before.char_indices().next_back().map_or(0, |(at, _)| at);
    text.get((from + kept).min(quote)..).unwrap_or_default()
}

/// How far a piece of a string goes on where it begins with its own terminator: the reference
/// takes a terminator for text if there is another right behind it, so `'''` is a quote.
#[inline]
fn skipped_terminator(piece: &[u8], terminators: &[u8]) -> Option<usize> {
    let (first, rest) = piece.split_first()?;
    if !terminators.contains(first) {
        return None;
    }
    let backslashes = rest.iter().take_while(|byte| **byte == b'\\').count();
    let next = rest.get(backslashes)?;
    (backslashes % 2 == 0 && terminators.contains(next)).then_some(1 + backslashes)
}

impl Terminator {
    fn len(&self, style: Style) -> usize {
        match (self, style) {
            (Self::Expression, _) => 2,
            (Self::Dollar, _) | (Self::End, Style::DoubleQuoted) => 1,
            (Self::End, Style::Unquoted { .. }) | (Self::Missing, _) => 0,
        }
    }
}
