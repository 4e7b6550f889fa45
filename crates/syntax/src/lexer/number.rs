//! Numbers.

use marotte_diagnostics::LexingIssue;

use super::chars::is_word;
use super::scan::Lexer;
use super::token::TokenKind;

impl Lexer<'_> {
    /// A number: decimal, octal, hexadecimal or with a fraction or exponent.
    pub(super) fn number(&mut self) {
        let start = self.pos;
        match self.number_end(start) {
            Some(end) => {
                self.pos = end;
                if let Some(issue) = problem(&self.input[start..end]) {
                    self.error(issue, start, start, end);
                }
                self.push(TokenKind::Number, start, end);
            }
            None => self.bad_number(start),
        }
    }

    /// The end of the longest number that no letter or digit follows.
    fn number_end(&self, start: usize) -> Option<usize> {
        let digits_end = |from: usize| {
            let rest = &self.bytes[from..];
            from + rest
                .iter()
                .position(|b| !b.is_ascii_digit())
                .unwrap_or(rest.len())
        };
        if self.bytes[start] == b'0' && matches!(self.peek(1), b'x' | b'X') {
            let rest = &self.bytes[start + 2..];
            let len = rest
                .iter()
                .position(|b| !b.is_ascii_hexdigit())
                .unwrap_or(rest.len());
            let end = start + 2 + len;
            return (len > 0 && self.ends_word(end)).then_some(end);
        }
        let integer = digits_end(start);
        let exponent_end = |from: usize| {
            if !matches!(self.bytes.get(from), Some(b'e' | b'E')) {
                return None;
            }
            let sign = usize::from(self.bytes.get(from + 1) == Some(&b'-'));
            let end = digits_end(from + 1 + sign);
            (end > from + 1 + sign).then_some(end)
        };
        let fraction = (self.bytes.get(integer) == Some(&b'.'))
            .then(|| digits_end(integer + 1))
            .filter(|end| *end > integer + 1);
        let candidates = [
            fraction.and_then(exponent_end),
            fraction,
            exponent_end(integer),
            Some(integer),
        ];
        candidates
            .into_iter()
            .flatten()
            .find(|end| self.ends_word(*end))
    }

    fn ends_word(&self, at: usize) -> bool {
        match self.bytes.get(at) {
            None => true,
            Some(byte) if byte.is_ascii() => !is_word(*byte),
            Some(_) => !self.input[at..]
                .chars()
                .next()
                .is_some_and(char::is_alphanumeric),
        }
    }

    /// A word that begins with a digit and is no number. Behind `digits.` it is reported as the
    /// fraction of a number.
    #[cold]
    fn bad_number(&mut self, word_start: usize) {
        let rest = &self.bytes[word_start..];
        let end = word_start + rest.iter().position(|b| !is_word(*b)).unwrap_or(rest.len());
        let mut start = word_start;
        if word_start > 1 && self.bytes[word_start - 1] == b'.' {
            let before = &self.bytes[..word_start - 1];
            let digits = before
                .iter()
                .rev()
                .take_while(|b| b.is_ascii_digit())
                .count();
            if digits > 0 {
                start = word_start - 1 - digits;
            }
        }
        let word = &self.input[start..end];
        match problem(word) {
            Some(issue) => self.error(issue, start, start, end),
            None => {
                let issue = LexingIssue::IllegalNumber { value: word.into() };
                self.error(issue, start + 1, start, end);
            }
        }
        self.pos = end;
        self.push(TokenKind::Number, word_start, end);
    }
}

/// What is wrong with the text of a number.
fn problem(text: &str) -> Option<LexingIssue> {
    let bytes = text.as_bytes();
    let value = || text.into();
    match bytes {
        [b'0', b'x' | b'X', digits @ ..] => {
            let good = !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit);
            (!good).then(|| LexingIssue::InvalidHexNumber { value: value() })
        }
        [b'0', second, ..] if *second != b'.' => {
            let good = bytes[1..].iter().all(|b| matches!(b, b'0'..=b'7'));
            (!good).then(|| LexingIssue::InvalidOctalNumber { value: value() })
        }
        _ => {
            let digits = bytes.iter().take_while(|b| b.is_ascii_digit()).count();
            match bytes.get(digits) {
                None => None,
                Some(b'e' | b'E' | b'.') => (!is_decimal(bytes))
                    .then(|| LexingIssue::InvalidDecimalNumber { value: value() }),
                Some(_) => Some(LexingIssue::IllegalNumber { value: value() }),
            }
        }
    }
}

/// Digits, perhaps a fraction, perhaps an exponent.
fn is_decimal(bytes: &[u8]) -> bool {
    let digits = |bytes: &[u8]| bytes.iter().take_while(|b| b.is_ascii_digit()).count();
    let mut rest = &bytes[digits(bytes)..];
    if let [b'.', fraction @ ..] = rest {
        let count = digits(fraction);
        if count == 0 {
            return false;
        }
        rest = &fraction[count..];
    }
    if let [b'e' | b'E', exponent @ ..] = rest {
        let exponent = exponent.strip_prefix(b"-").unwrap_or(exponent);
        let count = digits(exponent);
        if count == 0 {
            return false;
        }
        rest = &exponent[count..];
    }
    rest.is_empty()
}
