//! Templates: text with tags.

use marotte_diagnostics::LexingIssue;
use memchr::memmem;

use super::scan::Lexer;
use super::token::TokenKind as T;
use crate::tokens::PieceKind;

/// What kind of tag the code stands in.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum EppMode {
    /// `<% … %>`
    Code,
    /// `<%= … %>`
    Expression,
}

/// What ended a piece of text.
enum TextEnd {
    EndOfInput,
    Tag(EppMode),
    Error(LexingIssue),
}

impl Lexer<'_> {
    /// Lexes a template.
    pub(super) fn run_epp(&mut self) {
        let value = self.slice(0, 0);
        self.push_value(T::EppStart, 0, 0, value);
        self.epp_mode = Some(EppMode::Code);
        self.epp_text(false);
        self.run();
        if self.epp_mode.is_some() {
            let end = self.bytes.len();
            self.error(LexingIssue::EppUnbalancedTag, end, end, end);
        }
    }

    /// `%>` or `-%>`.
    pub(super) fn end_epp_tag(&mut self, kind: T, len: usize) {
        let start = self.pos;
        self.pos += len;
        if self.epp_mode == Some(EppMode::Expression) {
            self.push(kind, start, self.pos);
        } else {
            self.mark(PieceKind::Token(kind), start, self.pos);
        }
        self.epp_text(kind == T::EppEndTrim);
    }

    /// The text up to the next tag, as a token.
    fn epp_text(&mut self, skip_leading: bool) {
        let start = self.pos;
        let (text, end) = self.scan_text(skip_leading);
        let text = text.map(|text| self.make(&text));
        match end {
            TextEnd::EndOfInput => {
                if let Some(text) = text {
                    self.push_value(T::RenderString, start, self.pos, text);
                }
                self.epp_mode = None;
            }
            TextEnd::Error(issue) => {
                let at = self.pos;
                self.error(issue, at, at.saturating_sub(2), at);
                self.pos = self.bytes.len();
                self.epp_mode = None;
            }
            TextEnd::Tag(mode) => {
                // Empty text is no token: it would stand before the parameters of the template.
                if let Some(text) = text.filter(|text| !text.is_empty()) {
                    self.push_value(T::RenderString, start, self.pos, text);
                }
                if mode == EppMode::Expression {
                    let value = self.slice(start, start);
                    self.push_value(T::RenderExpr, start, start, value);
                }
                self.epp_mode = Some(mode);
            }
        }
    }

    /// Scans text up to the next tag or the end. `None` where the reference has no text: at the
    /// very end, and (losing what stood before it) where the input ends in a comment or `<%%`.
    fn scan_text(&mut self, mut skip_leading: bool) -> (Option<String>, TextEnd) {
        let mut text = String::new();
        while self.pos < self.bytes.len() {
            let rest = &self.input[self.pos..];
            let tag = memmem::find(rest.as_bytes(), b"<%");
            let mut part = &rest[..tag.unwrap_or(rest.len())];
            if skip_leading {
                part = part.trim_start_matches([' ', '\t']);
                part = part.strip_prefix('\r').unwrap_or(part);
                part = part.strip_prefix('\n').unwrap_or(part);
                skip_leading = false;
            }
            text.push_str(&part.replace("%%>", "%>"));
            let start = self.pos;
            let Some(tag) = tag else {
                self.pos = self.bytes.len();
                self.mark(PieceKind::Token(T::RenderString), start, self.pos);
                // That may be the text of an earlier `<%%`: the reference does not tell.
                if text.ends_with("<%") {
                    return (None, TextEnd::Error(LexingIssue::EppUnbalancedExpression));
                }
                return (Some(text), TextEnd::EndOfInput);
            };
            self.mark(PieceKind::Token(T::RenderString), start, start + tag);
            let tag = start + tag;
            self.pos = tag + 2;
            match self.peek(0) {
                _ if self.pos == self.bytes.len() => {
                    return (None, TextEnd::Error(LexingIssue::EppUnbalancedExpression));
                }
                b'-' => {
                    self.pos += 1;
                    self.mark(PieceKind::Token(T::EppStart), tag, self.pos);
                    text.truncate(text.trim_end_matches([' ', '\t']).len());
                    return (Some(text), TextEnd::Tag(EppMode::Code));
                }
                b'%' => {
                    self.pos += 1;
                    self.mark(PieceKind::Token(T::RenderString), tag, self.pos);
                    text.push_str("<%");
                }
                b'=' => {
                    self.pos += 1;
                    self.mark(PieceKind::Token(T::RenderExpr), tag, self.pos);
                    return (Some(text), TextEnd::Tag(EppMode::Expression));
                }
                b'#' => match self.comment_end() {
                    None => return (None, TextEnd::Error(LexingIssue::EppUnbalancedComment)),
                    Some(end) => {
                        if self.peek(1) == b'-' {
                            text.truncate(text.trim_end_matches([' ', '\t']).len());
                        }
                        skip_leading = self.bytes[self.pos..end].ends_with(b"-%>");
                        self.mark(PieceKind::Comment, self.pos - 2, end);
                        self.pos = end;
                    }
                },
                _ => {
                    self.mark(PieceKind::Token(T::EppStart), tag, self.pos);
                    return (Some(text), TextEnd::Tag(EppMode::Code));
                }
            }
        }
        (None, TextEnd::EndOfInput)
    }

    /// The end of the comment whose `#` is at the position: behind a `%>` that no `%` precedes.
    fn comment_end(&self) -> Option<usize> {
        let rest = &self.bytes[self.pos..];
        memmem::find_iter(rest, b"%>")
            .find(|at| *at > 0 && rest[at - 1] != b'%')
            .map(|at| self.pos + at + 2)
    }
}
