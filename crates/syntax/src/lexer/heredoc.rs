//! Heredocs: `@(END)` and the lines up to the one that ends in the tag.

use std::rc::Rc;

use marotte_diagnostics::LexingIssue;
use marotte_scalars::text::strip;
use memchr::memchr;

use super::chars::{is_blank, is_word};
use super::escapes::Escapes;
use super::place::{Line, Place};
use super::scan::Lexer;
use super::string::Style;
use super::token::TokenKind as T;
use crate::tokens::PieceKind;

/// How deep heredocs may stand in the interpolated code of heredocs.
const MAX_HEREDOC_DEPTH: u32 = 50;

/// Behind so many heredocs without an end, the rest of the text is not lexed.
const MAX_OPEN_HEREDOCS: u32 = 16;

/// What stands between `@(` and `)`.
struct Tag<'a> {
    end_tag: &'a str,
    /// Offsets of the syntax in the text that is lexed.
    syntax: (usize, usize),
    escapes: Escapes,
    interpolates: bool,
}

/// The line that ends a heredoc.
struct EndLine {
    /// The blanks before the `|`, if there is one: the margin.
    margin: Option<(usize, usize)>,
    removes_break: bool,
}

impl<'a> Lexer<'a> {
    /// `@(…)`: its text is lexed at once, so that its tokens stand where the heredoc does.
    pub(super) fn heredoc(&mut self) {
        let start = self.pos;
        let Some(len) = memchr(b')', &self.bytes[start..]) else {
            let issue = LexingIssue::HeredocUnclosedParenthesis {
                followed_by: self.followed_by(start),
            };
            self.error(issue, start, start, start + 2);
            self.pos = self.behind_open_heredoc(start + 2);
            return;
        };
        let tag_end = start + len + 1;
        let tag = match find_tag(self.input, start, tag_end) {
            Ok(tag) => tag,
            Err(issue) => {
                self.error(issue, tag_end, start, tag_end);
                self.pos = tag_end;
                return;
            }
        };
        let text_start = match self.newline_jump {
            Some(jump) => jump,
            None => match memchr(b'\n', &self.bytes[tag_end..]) {
                Some(at) => tag_end + at + 1,
                None => {
                    self.error(LexingIssue::HeredocWithoutText, tag_end, start, tag_end);
                    self.pos = self.behind_open_heredoc(tag_end);
                    return;
                }
            },
        };
        let Some((text_end, next_line, end_line)) = self.find_end(text_start, tag.end_tag) else {
            let issue = LexingIssue::HeredocWithoutEndTaggedLine;
            self.error(issue, text_start, start, tag_end);
            self.pos = self.behind_open_heredoc(tag_end);
            return;
        };
        if self.heredoc_depth >= MAX_HEREDOC_DEPTH {
            self.error(LexingIssue::HeredocInvalidSyntax, tag_end, start, tag_end);
            self.pos = tag_end;
            return;
        }
        let (outer, after) = (self.outer_token, self.after());
        self.outer_token.get_or_insert(self.out.tokens.len());
        self.push_with(T::Heredoc, start, tag_end, tag.syntax.0, tag.syntax.1);
        self.push_with(T::Sublocate, text_start, text_end, text_start, text_start);
        self.lex_text(text_start, text_end, &end_line, &tag);
        self.mark_end(text_start, text_end, next_line, &end_line);
        self.outer_token = outer;
        if !self.frames.is_empty() {
            self.hold_after(after);
        }
        self.newline_jump = Some(next_line);
        self.pos = tag_end;
    }

    /// Marks the line that ends a heredoc, with the break before it that is removed.
    fn mark_end(&mut self, text_start: usize, text_end: usize, next_line: usize, line: &EndLine) {
        let text = without_break(&self.input[text_start..text_end], line.removes_break);
        let tag =
            self.input[..next_line].trim_end_matches(|c| matches!(c, '\r' | '\n') || is_blank(c));
        self.mark(PieceKind::HeredocEnd, text_start + text.len(), tag.len());
    }

    /// Where to go on behind a heredoc that has no end. Finding that out takes reading all of the
    /// text, which is not done for ever.
    fn behind_open_heredoc(&mut self, tag_end: usize) -> usize {
        self.out.open_heredocs += 1;
        if self.out.open_heredocs < MAX_OPEN_HEREDOCS {
            tag_end
        } else {
            self.bytes.len()
        }
    }

    /// The end of the text, the start of the line behind the end tag, and the end line.
    fn find_end(&self, text_start: usize, end_tag: &str) -> Option<(usize, usize, EndLine)> {
        let mut line_start = text_start;
        while line_start < self.bytes.len() {
            let rest = &self.bytes[line_start..];
            let next = memchr(b'\n', rest).map_or(self.bytes.len(), |at| line_start + at + 1);
            if let Some(end_line) = parse_end_line(&self.input[line_start..next], end_tag) {
                let margin = end_line
                    .margin
                    .map(|(a, b)| (line_start + a, line_start + b));
                return Some((line_start, next, EndLine { margin, ..end_line }));
            }
            line_start = next;
        }
        None
    }

    /// Lexes the text of a heredoc: as a slice, or put together without its margin.
    fn lex_text(&mut self, start: usize, end: usize, end_line: &EndLine, tag: &Tag<'_>) {
        let style = Style::Unquoted {
            escapes: tag.escapes,
            interpolates: tag.interpolates,
        };
        let margin = end_line.margin.map_or("", |(a, b)| &self.input[a..b]);
        let text = &self.input[start..end];
        if margin.is_empty() {
            let text = without_break(text, end_line.removes_break);
            let place = match &self.place {
                Place::Slice(base) => Place::Slice(base + start as u32),
                Place::Margins(_) => self.place_of_lines(start, text, ""),
            };
            return self.lex_inner(text, place, style);
        }
        let place = self.place_of_lines(start, text, margin);
        let text: String = text
            .split_inclusive('\n')
            .map(|line| line.strip_prefix(margin).unwrap_or(line))
            .collect();
        self.lex_inner(without_break(&text, end_line.removes_break), place, style);
    }

    /// Where the lines of a text without its margin stand in the source.
    fn place_of_lines(&self, start: usize, text: &str, margin: &str) -> Place {
        let (mut local, mut at) = (0u32, start);
        let mut lines = Vec::new();
        for line in text.split_inclusive('\n') {
            let skipped = if line.starts_with(margin) {
                margin.len()
            } else {
                0
            };
            let source = self.place.offset(at + skipped);
            lines.push(Line {
                local,
                source,
                margin: self.place.offset(at),
            });
            local += (line.len() - skipped) as u32;
            at += line.len();
        }
        if lines.is_empty() {
            let source = self.place.offset(start);
            lines.push(Line {
                local: 0,
                source,
                margin: source,
            });
        }
        Place::Margins(Rc::from(lines))
    }

    fn lex_inner(&mut self, text: &str, place: Place, style: Style) {
        let mut inner = Lexer::new(text, place, self.language, self.out);
        inner.heredoc_depth = self.heredoc_depth + 1;
        inner.outer_token = self.outer_token;
        inner.string_pieces(style, 0, true, None);
        inner.run();
    }
}

fn without_break(text: &str, removes_break: bool) -> &str {
    match text.strip_suffix('\n') {
        Some(shorter) if removes_break => shorter.strip_suffix('\r').unwrap_or(shorter),
        _ => text,
    }
}

/// Reads `@(endtag[:syntax][/escapes])`. The reference looks for it anywhere before the closing
/// parenthesis: where `@(` is followed by something else, a later `@(` may be the one.
fn find_tag(input: &str, start: usize, end: usize) -> Result<Tag<'_>, LexingIssue> {
    let mut at = start;
    loop {
        let found = parse_tag(input, at, end);
        if !matches!(found, Err(LexingIssue::HeredocInvalidSyntax)) {
            return found;
        }
        // Any `@(` in the same tag would fail for what follows the tag.
        at += 2;
        at += input[at..end]
            .find([':', '/', '\r', '\n'])
            .unwrap_or(end - at);
        match input[at..end].find("@(") {
            Some(next) => at += next,
            None => return found,
        }
    }
}

/// Reads `@(endtag[:syntax][/escapes])` from its `@` on.
fn parse_tag(input: &str, start: usize, end: usize) -> Result<Tag<'_>, LexingIssue> {
    let inside = &input[start + 2..end - 1];
    let tag_len = inside.find([':', '/', '\r', '\n']).unwrap_or(inside.len());
    if tag_len == 0 {
        return Err(LexingIssue::HeredocInvalidSyntax);
    }
    let mut at = start + 2 + tag_len;
    let rest = |at: usize| &input[at..end - 1];
    let mut syntax = (at, at);
    if rest(at).starts_with(':') {
        at += 1;
        at += rest(at).len() - rest(at).trim_start_matches(is_blank).len();
        let bytes = rest(at).as_bytes();
        let len = bytes
            .iter()
            .position(|b| !b.is_ascii_alphanumeric() && !matches!(b, b'_' | b'+'))
            .unwrap_or(bytes.len());
        if len < 2 || !bytes[0].is_ascii_lowercase() {
            return Err(LexingIssue::HeredocInvalidSyntax);
        }
        syntax = (at, at + len);
        at += len;
        at += rest(at).len() - rest(at).trim_start_matches(is_blank).len();
    }
    let mut flags = None;
    if rest(at).starts_with('/') {
        at += 1;
        let bytes = rest(at).as_bytes();
        let len = bytes
            .iter()
            .position(|b| !is_word(*b) && *b != b'$')
            .unwrap_or(bytes.len());
        flags = Some(&input[at..at + len]);
        at += len;
        at += rest(at).len() - rest(at).trim_start_matches(is_blank).len();
    }
    if !rest(at).is_empty() {
        return Err(LexingIssue::HeredocInvalidSyntax);
    }
    let stripped = strip(&inside[..tag_len]);
    let quoted = stripped
        .strip_prefix('"')
        .and_then(|tag| tag.strip_suffix('"'));
    let end_tag = quoted.map_or(stripped, strip);
    if end_tag.is_empty() {
        return Err(LexingIssue::HeredocEmptyEndtag);
    }
    let escapes = flags.map_or(Ok(Escapes::default()), parse_escapes)?;
    Ok(Tag {
        end_tag,
        syntax,
        escapes,
        interpolates: quoted.is_some(),
    })
}

fn parse_escapes(flags: &str) -> Result<Escapes, LexingIssue> {
    let flags = if flags.is_empty() { "trnsuL$" } else { flags };
    for (at, flag) in flags.char_indices() {
        if flags[..at].contains(flag) {
            let all: Vec<String> = flags.chars().map(String::from).collect();
            return Err(LexingIssue::HeredocMultipleAtEscapes {
                escapes: all.join(", ").into(),
            });
        }
    }
    let mut escapes = Escapes {
        backslash: true,
        ..Escapes::default()
    };
    for flag in flags.chars() {
        match flag {
            't' => escapes.tab = true,
            'r' => escapes.carriage_return = true,
            'n' => escapes.newline = true,
            's' => escapes.space = true,
            'u' => escapes.unicode = true,
            'L' => escapes.line_break = true,
            '$' => escapes.dollar = true,
            _ => {
                let actual = flag.to_string().into();
                return Err(LexingIssue::HeredocInvalidEscape { actual });
            }
        }
    }
    Ok(escapes)
}

/// Whether a line ends a heredoc: it ends in the tag, perhaps behind `|` and `-`.
fn parse_end_line(line: &str, end_tag: &str) -> Option<EndLine> {
    let line = line.strip_suffix('\n').unwrap_or(line);
    let line = line.strip_suffix('\r').unwrap_or(line);
    let before = line.trim_end_matches(is_blank).strip_suffix(end_tag)?;
    let trimmed = before.trim_end_matches(is_blank);
    let (before, removes_break) = match trimmed.strip_suffix('-') {
        Some(shorter) => (shorter, true),
        None => (before, false),
    };
    let margin = before
        .trim_end_matches(is_blank)
        .strip_suffix('|')
        .map(|leading| (leading.trim_end_matches(is_blank).len(), leading.len()));
    Some(EndLine {
        margin,
        removes_break,
    })
}
