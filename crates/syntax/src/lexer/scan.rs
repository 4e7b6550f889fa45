//! The main loop: one token at a time, a character deciding which.

use marotte_diagnostics::{DialectIssue, Issue, LexingIssue, Severity, Span};
use marotte_regex::Regex;
use memchr::{memchr, memmem};

use super::chars::{is_blank, is_word};
use super::epp::EppMode;
use super::place::Place;
use super::string::Frame;
use super::token::{Token, TokenKind as T};
use super::{Finding, Lexed, MAX_ERRORS};
use crate::ast::Text;
use crate::language::{Language, SourceKind};
use crate::tokens::{Piece, PieceKind};

/// Lexes one text: a source, or the text of a heredoc inside of one.
pub(super) struct Lexer<'a> {
    pub(super) input: &'a str,
    pub(super) bytes: &'a [u8],
    pub(super) place: Place,
    pub(super) pos: usize,
    pub(super) out: &'a mut Lexed,
    pub(super) language: &'a Language,
    /// How many braces are open.
    pub(super) brace_count: u32,
    /// The strings whose interpolated code is being lexed, outermost first.
    pub(super) frames: Vec<Frame>,
    /// Where the text goes on behind the heredocs of this line.
    pub(super) newline_jump: Option<usize>,
    /// Where the last line began that is not inside of a string.
    pub(super) line_start: usize,
    pub(super) epp_mode: Option<EppMode>,
    /// How many heredocs this text is inside of.
    pub(super) heredoc_depth: u32,
    /// Reported for what is found inside of a string: the string is one step for a reader.
    pub(super) outer_token: Option<usize>,
    /// There is no slash any more that could end a regular expression.
    no_more_regexes: bool,
    /// With so many tokens, [`after`](Self::after) is this and not the last token.
    pub(super) held_after: Option<(usize, Option<T>)>,
}

/// Lexes a whole source.
pub(super) fn lex_source(source: &str, language: &Language, out: &mut Lexed) {
    let mut lexer = Lexer::new(source, Place::Slice(0), language, out);
    lexer.refuse_byte_order_mark();
    match language.kind {
        SourceKind::Manifest => lexer.run(),
        SourceKind::Epp => lexer.run_epp(),
    }
    let end = source.len() as u32;
    let value = Text::of_source(Span::at(end));
    out.tokens.push(Token {
        kind: T::End,
        start: end,
        end,
        value,
    });
}

impl<'a> Lexer<'a> {
    pub(super) fn new(
        input: &'a str,
        place: Place,
        language: &'a Language,
        out: &'a mut Lexed,
    ) -> Self {
        Self {
            input,
            bytes: input.as_bytes(),
            place,
            pos: 0,
            out,
            language,
            brace_count: 0,
            frames: Vec::new(),
            newline_jump: None,
            line_start: 0,
            epp_mode: None,
            heredoc_depth: 0,
            outer_token: None,
            no_more_regexes: false,
            held_after: None,
        }
    }

    /// Lexes until the end of the text, strings that are never closed included.
    pub(super) fn run(&mut self) {
        loop {
            while self.pos < self.bytes.len() {
                self.lex_token();
            }
            // The text ends inside of `${`: the string around it goes on, and is not closed.
            if self.frames.is_empty() {
                return;
            }
            self.leave_interpolation(false);
        }
    }

    fn refuse_byte_order_mark(&mut self) {
        if self.bytes.starts_with(b"\xEF\xBB\xBF") {
            let issue = LexingIssue::IllegalBom {
                format: "UTF-8",
                bytes: "[EF BB BF]".into(),
            };
            self.finding(issue, Severity::Error, None, Span::new(0, 3));
            self.pos = 3;
        }
    }

    /// The byte `ahead` of the position; 0 past the end.
    #[inline]
    pub(super) fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.pos + ahead).copied().unwrap_or(0)
    }

    /// Adds a token of `len` bytes at the position, and moves past it.
    #[inline]
    pub(super) fn emit(&mut self, kind: T, len: usize) {
        let start = self.pos;
        self.pos += len;
        self.push(kind, start, self.pos);
    }

    /// Adds a token whose value is its text.
    #[inline(always)]
    pub(super) fn push(&mut self, kind: T, start: usize, end: usize) {
        let Place::Slice(base) = self.place else {
            return self.push_with(kind, start, end, start, end);
        };
        let span = Span::new(base + start as u32, base + end as u32);
        self.out.tokens.push(Token {
            kind,
            start: span.start,
            end: span.end,
            value: Text::of_source(span),
        });
    }

    /// Adds a token whose value is a piece of the text.
    #[inline]
    pub(super) fn push_with(
        &mut self,
        kind: T,
        start: usize,
        end: usize,
        value_start: usize,
        value_end: usize,
    ) {
        let value = self.slice(value_start, value_end);
        self.push_value(kind, start, end, value);
    }

    /// Adds a token with a value.
    #[inline]
    pub(super) fn push_value(&mut self, kind: T, start: usize, end: usize, value: Text) {
        let (start, end) = (self.place.offset(start), self.place.offset(end));
        self.out.tokens.push(Token {
            kind,
            start,
            end: end.max(start),
            value,
        });
    }

    /// A piece of the text as a [`Text`]: a slice of the source wherever that is possible.
    #[inline]
    pub(super) fn slice(&mut self, start: usize, end: usize) -> Text {
        if let Place::Slice(base) = self.place {
            return Text::of_source(Span::new(base + start as u32, base + end as u32));
        }
        match self.place.slice(start, end) {
            Some(span) => Text::of_source(span),
            None => {
                let text = &self.input[start..end];
                self.make(text)
            }
        }
    }

    /// Keeps a text that is no slice of the source.
    pub(super) fn make(&mut self, text: &str) -> Text {
        let start = self.out.made.len() as u32;
        self.out.made.push_str(text);
        Text::of_made(start, text.len() as u32)
    }

    /// Records a finding; `position` is an offset of the source.
    pub(super) fn finding(
        &mut self,
        issue: impl Into<Issue>,
        severity: Severity,
        position: Option<u32>,
        span: Span,
    ) {
        if severity == Severity::Error && self.out.findings.len() >= MAX_ERRORS {
            return;
        }
        let token_index = self.outer_token.unwrap_or(self.out.tokens.len());
        self.out.findings.push(Finding {
            issue: issue.into(),
            severity,
            position,
            span,
            token_index,
        });
    }

    /// Records an error that is reported at `at` and concerns the text from `start` to `end`.
    #[cold]
    pub(super) fn error(&mut self, issue: impl Into<Issue>, at: usize, start: usize, end: usize) {
        // Whoever counts one character further may stand before one of several bytes.
        let mut end = end.min(self.bytes.len());
        while !self.input.is_char_boundary(end) {
            end += 1;
        }
        let at = self.place.offset(at.min(self.bytes.len()));
        let (start, end) = (self.place.offset(start), self.place.offset(end));
        self.finding(
            issue,
            Severity::Error,
            Some(at),
            Span::new(start, end.max(start)),
        );
    }

    /// The token that decides what `/` and `{` mean. The reference lexes a string with all of its
    /// interpolated code at once and only then reads its tokens, so in such code this is not
    /// always the last one: `"${/a/}"` begins behind what stands before the string.
    pub(super) fn after(&self) -> Option<T> {
        match self.held_after {
            Some((count, after)) if count == self.out.tokens.len() => after,
            _ => self.out.tokens.last().map(|token| token.kind),
        }
    }

    /// Makes [`after`](Self::after) answer this until there is another token.
    pub(super) fn hold_after(&mut self, after: Option<T>) {
        self.held_after = Some((self.out.tokens.len(), after));
    }

    #[inline]
    fn lex_token(&mut self) {
        // Before most tokens there is a blank, which need not be told from all else first.
        if self.bytes[self.pos] == b' ' {
            self.skip_blanks();
        }
        let Some(byte) = self.bytes.get(self.pos) else {
            return;
        };
        match byte {
            b' ' | b'\t' | b'\r' => self.skip_blanks(),
            b'\n' => self.newline(),
            b'a'..=b'z' | b'_' => self.word(),
            b'A'..=b'Z' => self.class_reference(),
            b'$' => self.variable(),
            b'0'..=b'9' => self.number(),
            b'\'' => self.single_quoted(),
            b'"' => self.double_quoted(),
            b'#' => self.comment(),
            b',' => self.emit(T::Comma, 1),
            b'=' => match self.peek(1) {
                b'>' => self.emit(T::FArrow, 2),
                b'=' => self.emit(T::IsEqual, 2),
                b'~' => self.emit(T::Match, 2),
                _ => self.emit(T::Equals, 1),
            },
            b'{' => {
                self.brace_count += 1;
                let kind = if self.after() == Some(T::QMark) {
                    T::SelBrace
                } else {
                    T::LBrace
                };
                self.emit(kind, 1);
            }
            b'}' => self.right_brace(),
            b'[' => {
                let kind = if self.behind_white_space() {
                    T::ListStart
                } else {
                    T::LBrack
                };
                self.emit(kind, 1);
            }
            b']' => self.emit(T::RBrack, 1),
            b'(' => {
                let kind = if self.first_on_line() {
                    T::WsLParen
                } else {
                    T::LParen
                };
                self.emit(kind, 1);
            }
            b')' => self.emit(T::RParen, 1),
            b':' => self.colon(),
            b'.' => self.emit(T::Dot, 1),
            b';' => self.emit(T::Semic, 1),
            b'?' => self.emit(T::QMark, 1),
            b'*' => self.emit(T::Times, 1),
            b'/' => self.slash(),
            b'%' => self.percent(),
            b'@' => match self.peek(1) {
                b'@' => self.emit(T::AtAt, 2),
                b'(' => self.heredoc(),
                _ => self.emit(T::At, 1),
            },
            b'|' => match (self.peek(1), self.peek(2)) {
                (b'>', b'>') => self.emit(T::RRCollect, 3),
                (b'>', _) => self.emit(T::RCollect, 2),
                _ => self.emit(T::Pipe, 1),
            },
            b'+' => match self.peek(1) {
                b'=' => self.emit(T::Appends, 2),
                b'>' => self.emit(T::PArrow, 2),
                _ => self.emit(T::Plus, 1),
            },
            b'-' => self.minus(),
            b'!' => match self.peek(1) {
                b'=' => self.emit(T::NotEqual, 2),
                b'~' => self.emit(T::NoMatch, 2),
                _ => self.emit(T::Not, 1),
            },
            b'~' => match self.peek(1) {
                b'>' => self.emit(T::InEdgeSub, 2),
                _ => self.emit(T::Tilde, 1),
            },
            b'<' => match (self.peek(1), self.peek(2)) {
                (b'<', b'|') => self.emit(T::LLCollect, 3),
                (b'<', _) => self.emit(T::LShift, 2),
                (b'=', _) => self.emit(T::LessEqual, 2),
                (b'|', _) => self.emit(T::LCollect, 2),
                (b'-', _) => self.emit(T::OutEdge, 2),
                (b'~', _) => self.emit(T::OutEdgeSub, 2),
                _ => self.emit(T::LessThan, 1),
            },
            b'>' => match self.peek(1) {
                b'>' => self.emit(T::RShift, 2),
                b'=' => self.emit(T::GreaterEqual, 2),
                _ => self.emit(T::GreaterThan, 1),
            },
            _ => self.other(),
        }
    }

    #[inline]
    fn skip_blanks(&mut self) {
        // Lines begin with several blanks, and arrows are below each other: eight are seen at once.
        const EIGHT: u64 = u64::from_le_bytes(*b"        ");
        while let Some(next) = self.bytes[self.pos..].first_chunk() {
            let others = u64::from_le_bytes(*next) ^ EIGHT;
            if others != 0 {
                self.pos += others.trailing_zeros() as usize / 8;
                break;
            }
            self.pos += 8;
        }
        while matches!(self.peek(0), b' ' | b'\t' | b'\r') {
            self.pos += 1;
        }
    }

    /// A line break; behind a line with heredocs, their text is skipped.
    fn newline(&mut self) {
        self.pos = self.newline_jump.take().unwrap_or(self.pos + 1);
        self.line_start = self.pos;
    }

    fn comment(&mut self) {
        let start = self.pos;
        let rest = &self.bytes[start..];
        self.pos = memchr(b'\n', rest).map_or(self.bytes.len(), |at| start + at);
        self.mark_comment(start);
    }

    fn mark_comment(&mut self, start: usize) {
        if self.out.marks.is_some() {
            let mut end = self.pos;
            if self.bytes[start..end].ends_with(b"\r") {
                end -= 1;
            }
            self.mark(PieceKind::Comment, start, end);
        }
    }

    /// Marks a piece of text that the grammar does not need, if tools want to know.
    pub(super) fn mark(&mut self, kind: PieceKind, start: usize, end: usize) {
        if let Some(marks) = &mut self.out.marks {
            let span = Span::new(self.place.offset(start), self.place.offset(end));
            marks.push(Piece { kind, span });
        }
    }

    /// A comment, a regular expression or a division.
    fn slash(&mut self) {
        if self.peek(1) == b'*' {
            let start = self.pos;
            match memmem::find(&self.bytes[start + 2..], b"*/") {
                Some(at) => self.pos = start + 2 + at + 2,
                None => {
                    self.error(LexingIssue::UnclosedMlComment, start, start, start + 2);
                    self.pos = self.bytes.len();
                }
            }
            return self.mark_comment(start);
        }
        if self.after().is_some_and(T::ends_operand) || !self.regex() {
            self.emit(T::Div, 1);
        }
    }

    /// A regular expression, if there is a slash that ends it.
    fn regex(&mut self) -> bool {
        if self.no_more_regexes {
            return false;
        }
        let start = self.pos;
        let mut end = start + 1;
        let mut has_escaped_slash = false;
        loop {
            let Some(at) = memchr(b'/', &self.bytes[end..]) else {
                self.no_more_regexes = true;
                return false;
            };
            let pattern = &self.bytes[start + 1..end + at];
            end += at + 1;
            let backslashes = pattern
                .iter()
                .rev()
                .take_while(|byte| **byte == b'\\')
                .count();
            if backslashes % 2 == 0 {
                break;
            }
            has_escaped_slash = true;
        }
        self.pos = end;
        let pattern = &self.input[start + 1..end - 1];
        if has_escaped_slash {
            let pattern = pattern.replace("\\/", "/");
            self.check_pattern(&pattern, start);
            let value = self.make(&pattern);
            self.push_value(T::Regex, start, end, value);
        } else {
            self.check_pattern(pattern, start);
            self.push_with(T::Regex, start, end, start + 1, end - 1);
        }
        if self.language.dialect.is_evaluator4() {
            self.refuse_options(end);
        }
        true
    }

    /// Complains of `m` in `/.*/m`.
    #[cold]
    fn refuse_options(&mut self, start: usize) {
        let rest = &self.bytes[start..];
        let end = rest.iter().position(|byte| !is_word(*byte));
        let end = start + end.unwrap_or(rest.len());
        let options = &self.bytes[start..end];
        // Behind `/a/in` goes on another expression.
        let are_options = options.iter().all(|byte| b"eimnosux".contains(byte));
        if !options.is_empty() && are_options && self.keyword(options) == T::Name {
            let options = self.input[start..end].into();
            self.error(DialectIssue::RegexpOptions { options }, start, start, end);
        }
    }

    /// Complains of a pattern that Ruby refuses, in Ruby's words and without a position.
    fn check_pattern(&mut self, pattern: &str, start: usize) {
        if pattern.bytes().all(|byte| is_word(byte) || byte == b'-') {
            return;
        }
        if let Err(error) = Regex::new(pattern) {
            let issue = LexingIssue::InvalidRegex {
                detail: error.to_string().into(),
            };
            let span = Span::new(self.place.offset(start), self.place.offset(self.pos));
            self.finding(issue, Severity::Error, None, span);
        }
    }

    /// `%`, or the end of a tag of a template.
    fn percent(&mut self) {
        if self.epp_mode.is_some() && self.peek(1) == b'>' {
            self.end_epp_tag(T::EppEnd, 2);
        } else {
            self.emit(T::Modulo, 1);
        }
    }

    /// `-`, `->`, `-=`, or the end of a tag of a template.
    fn minus(&mut self) {
        match (self.peek(1), self.peek(2)) {
            (b'%', b'>') if self.epp_mode.is_some() => self.end_epp_tag(T::EppEndTrim, 3),
            (b'>', _) => self.emit(T::InEdge, 2),
            (b'=', _) => self.emit(T::Deletes, 2),
            _ => self.emit(T::Minus, 1),
        }
    }

    /// `}`, which may end the interpolated code of a string.
    fn right_brace(&mut self) {
        self.brace_count = self.brace_count.saturating_sub(1);
        match self.frames.last() {
            Some(frame) if frame.brace_count == self.brace_count => {
                self.pos += 1;
                self.leave_interpolation(true);
            }
            _ => self.emit(T::RBrace, 1),
        }
    }

    fn behind_white_space(&self) -> bool {
        match self.bytes[..self.pos].last() {
            None => true,
            Some(byte) if byte.is_ascii() => matches!(byte, b' ' | b'\t' | b'\r' | b'\n'),
            Some(_) => self.input[..self.pos]
                .chars()
                .next_back()
                .is_some_and(is_blank),
        }
    }

    fn first_on_line(&self) -> bool {
        let before = self
            .input
            .get(self.line_start..self.pos)
            .unwrap_or_default();
        // Backwards, so that a row of parentheses does not look at the whole line each time.
        before.chars().rev().all(|c| c == '\r' || is_blank(c))
    }

    /// A space of Unicode, or a character that begins no token.
    fn other(&mut self) {
        let c = self.input[self.pos..].chars().next().unwrap_or_default();
        let start = self.pos;
        self.pos += c.len_utf8();
        if !is_blank(c) {
            self.push_with(T::Other, start, self.pos, start, start);
        }
    }
}
