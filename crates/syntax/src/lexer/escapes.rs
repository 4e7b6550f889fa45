//! Escape sequences.

use marotte_diagnostics::{LexingIssue, Severity, Span};

use super::scan::Lexer;
use super::string::Style;

/// Which escape sequences the text of a heredoc has.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Escapes {
    /// `\\`: comes with any other.
    pub(super) backslash: bool,
    /// `\t`
    pub(super) tab: bool,
    /// `\r`
    pub(super) carriage_return: bool,
    /// `\n`
    pub(super) newline: bool,
    /// `\s`
    pub(super) space: bool,
    /// `\u0041`, `\u{41}`
    pub(super) unicode: bool,
    /// A backslash at the end of a line.
    pub(super) line_break: bool,
    /// `\$`
    pub(super) dollar: bool,
    /// `\'` and `\"`
    pub(super) quotes: bool,
}

const DOUBLE_QUOTED: Escapes = Escapes {
    backslash: true,
    tab: true,
    carriage_return: true,
    newline: true,
    space: true,
    unicode: true,
    line_break: true,
    dollar: true,
    quotes: true,
};

/// Resolves the two escapes of a single-quoted string.
pub(super) fn single_quoted(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(escaped @ ('\\' | '\''))) => {
                text.push(*escaped);
                chars.next();
            }
            _ => text.push(c),
        }
    }
    text
}

impl Lexer<'_> {
    /// Resolves the escapes of a piece of a string and appends it to `text`. Warnings are
    /// reported at the position, which is behind what ends the piece.
    pub(super) fn unescape(&mut self, style: Style, raw: &str, text: &mut String) {
        let (escapes, warn) = match style {
            Style::DoubleQuoted => (DOUBLE_QUOTED, true),
            Style::Unquoted { escapes, .. } => (escapes, false),
        };
        let resolved;
        let raw = if escapes.unicode {
            resolved = self.resolve_unicode(raw);
            &resolved
        } else {
            raw
        };
        let mut rest = raw;
        while let Some(at) = rest.find('\\') {
            text.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let escaped = match rest.strip_prefix("\r\n") {
                Some(_) => "\r\n",
                None => &rest[..rest.chars().next().map_or(0, char::len_utf8)],
            };
            match escaped {
                "" | "\r" => {
                    text.push('\\');
                    continue;
                }
                "r" if escapes.carriage_return => text.push('\r'),
                "n" if escapes.newline => text.push('\n'),
                "t" if escapes.tab => text.push('\t'),
                "s" if escapes.space => text.push(' '),
                "u" if escapes.unicode => {
                    self.warning(LexingIssue::IllegalUnicodeEscape);
                    text.push_str("\\u");
                }
                "\n" | "\r\n" if escapes.line_break => {}
                "\\" if escapes.backslash => text.push('\\'),
                "$" if escapes.dollar => text.push('$'),
                "'" | "\"" if escapes.quotes => text.push_str(escaped),
                _ => {
                    if warn {
                        self.warning(LexingIssue::UnrecognizedEscape { ch: escaped.into() });
                    }
                    text.push('\\');
                    text.push_str(escaped);
                }
            }
            rest = &rest[escaped.len()..];
        }
        text.push_str(rest);
    }

    /// Resolves `\u` escapes. A backslash that comes out of one takes part in what follows, as
    /// in the reference, which does this before everything else.
    fn resolve_unicode(&mut self, raw: &str) -> String {
        let mut text = String::with_capacity(raw.len());
        let mut rest = raw;
        let mut backslashes = 0usize;
        while let Some(c) = rest.chars().next() {
            rest = &rest[c.len_utf8()..];
            if c == 'u'
                && backslashes % 2 == 1
                && let Some((digits, len)) = unicode_digits(rest)
            {
                rest = &rest[len..];
                let code = u32::from_str_radix(digits, 16).unwrap_or(u32::MAX);
                match char::from_u32(code) {
                    Some(resolved) => {
                        text.pop();
                        text.push(resolved);
                        backslashes = if resolved == '\\' { backslashes } else { 0 };
                        continue;
                    }
                    None => {
                        let at = self.pos;
                        self.error(LexingIssue::IllegalUnicodeEscape, at, at, at);
                        text.pop();
                        text.push(char::REPLACEMENT_CHARACTER);
                        backslashes = 0;
                        continue;
                    }
                }
            }
            backslashes = if c == '\\' { backslashes + 1 } else { 0 };
            text.push(c);
        }
        text
    }

    #[cold]
    fn warning(&mut self, issue: LexingIssue) {
        let at = self.place.offset(self.pos);
        self.finding(issue, Severity::Warning, Some(at), Span::at(at));
    }
}

/// The hexadecimal digits of a `\u` escape and how much text they take.
fn unicode_digits(rest: &str) -> Option<(&str, usize)> {
    let hex = |text: &str| text.bytes().all(|b| b.is_ascii_hexdigit());
    if let Some(braced) = rest.strip_prefix('{') {
        let len = braced.bytes().take(7).position(|b| b == b'}')?;
        let digits = &braced[..len];
        return ((1..=6).contains(&len) && hex(digits)).then_some((digits, len + 2));
    }
    rest.get(..4)
        .filter(|digits| hex(digits))
        .map(|digits| (digits, 4))
}
