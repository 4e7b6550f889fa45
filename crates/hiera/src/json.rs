//! JSON as Ruby reads it: with comments, with escapes that mean nothing, with numbers of any size,
//! and with its own idea of what to show when something is wrong.

use marotte_pcore::{Hash, Value};
use marotte_yaml::Oversized;

/// How deep a text may nest.
const MAX_DEPTH: usize = 100;

/// The value of a text, or why it has none.
pub(crate) fn parse(text: &str) -> Result<Value, String> {
    let mut parser = Parser {
        text,
        bytes: text.as_bytes(),
        at: 0,
        depth: 0,
        is_cut: false,
    };
    parser.skip_ignored();
    let start = parser.at;
    let value = parser.value().map_err(|problem| match problem {
        Problem::Unreadable => parser.unexpected(859, start),
        Problem::Said(message) => message,
    })?;
    parser.skip_ignored();
    if parser.is_cut || parser.at < text.len() {
        return Err(parser.unexpected(859, parser.at));
    }
    Ok(value)
}

/// Why there is no value.
enum Problem {
    /// Whoever holds the value says so: an array where the element begins, the text as a whole
    /// where it begins.
    Unreadable,
    /// A sentence.
    Said(String),
}

type Parsed<T> = Result<T, Problem>;

struct Parser<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    depth: usize,
    /// Whether a comment had no end.
    is_cut: bool,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// The sentence about what is at a place. The number is a line in Ruby's own source.
    fn unexpected(&self, line: u32, at: usize) -> String {
        format!("{line}: unexpected token at '{}'", self.rest(at))
    }

    fn rest(&self, at: usize) -> &str {
        let rest = self.text.get(at..).unwrap_or_default();
        rest.split('\0').next().unwrap_or_default()
    }

    /// Skips spaces and comments. One without an end goes to the end of the text.
    fn skip_ignored(&mut self) {
        loop {
            match self.peek() {
                Some(b' ' | b'\t' | b'\r' | b'\n') => self.at += 1,
                Some(b'/') => {
                    let rest = &self.text[self.at..];
                    let end = if let Some(comment) = rest.strip_prefix("/*") {
                        comment.find("*/").map(|end| end + 4)
                    } else if rest.starts_with("//") {
                        rest.find('\n').map(|end| end + 1)
                    } else {
                        return;
                    };
                    self.is_cut |= end.is_none();
                    self.at = end.map_or(self.text.len(), |end| self.at + end);
                }
                _ => return,
            }
        }
    }

    fn value(&mut self) -> Parsed<Value> {
        let start = self.at;
        for (word, value) in [
            ("null", Value::Undef),
            ("true", Value::Boolean(true)),
            ("false", Value::Boolean(false)),
        ] {
            if self.takes(word) {
                return Ok(value);
            }
        }
        let said = |line, at| Err(Problem::Said(self.unexpected(line, at)));
        let rest = &self.text[start..];
        if rest.starts_with("NaN") {
            return said(225, start);
        }
        if rest.starts_with("Infinity") {
            return said(232, start.saturating_sub(1));
        }
        if rest.starts_with("-Infinity") {
            return said(249, start);
        }
        match self.peek() {
            Some(b'"') => self.string().map(Value::from),
            Some(b'[') => self.deeper(Self::array),
            Some(b'{') => self.deeper(Self::object),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => Err(Problem::Unreadable),
        }
    }

    fn takes(&mut self, word: &str) -> bool {
        let takes = self.text[self.at..].starts_with(word);
        if takes {
            self.at += word.len();
        }
        takes
    }

    fn deeper(&mut self, run: impl FnOnce(&mut Self) -> Parsed<Value>) -> Parsed<Value> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let message = format!("nesting of {} is too deep", self.depth);
            return Err(Problem::Said(message));
        }
        let value = run(self);
        self.depth -= 1;
        value
    }

    fn array(&mut self) -> Parsed<Value> {
        self.at += 1;
        let mut values = Vec::new();
        self.skip_ignored();
        if self.takes("]") {
            return Ok(values.into());
        }
        loop {
            let start = self.at;
            let value = self.value().map_err(|problem| match problem {
                Problem::Unreadable => Problem::Said(self.unexpected(451, start)),
                said => said,
            })?;
            values.push(value);
            self.skip_ignored();
            if self.takes("]") {
                return Ok(values.into());
            }
            if !self.takes(",") {
                return Err(Problem::Said(self.unexpected(451, self.at)));
            }
            self.skip_ignored();
        }
    }

    fn object(&mut self) -> Parsed<Value> {
        self.at += 1;
        let mut entries = Hash::new();
        self.skip_ignored();
        if self.takes("}") {
            return Ok(entries.into());
        }
        loop {
            if self.peek() != Some(b'"') {
                return Err(Problem::Unreadable);
            }
            let key = self.string()?;
            self.skip_ignored();
            if !self.takes(":") {
                return Err(Problem::Unreadable);
            }
            self.skip_ignored();
            let value = self.value()?;
            entries.insert(key.into(), value);
            self.skip_ignored();
            if self.takes("}") {
                return Ok(entries.into());
            }
            if !self.takes(",") {
                return Err(Problem::Unreadable);
            }
            self.skip_ignored();
        }
    }

    /// Digits from a place on; answers where they end.
    fn digits(&self, from: usize) -> usize {
        let rest = self.bytes.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    }

    fn number(&mut self) -> Parsed<Value> {
        let start = self.at;
        let first = start + usize::from(self.peek() == Some(b'-'));
        let end = self.digits(first);
        if end == first || (end > first + 1 && self.bytes[first] == b'0') {
            return Err(Problem::Unreadable);
        }
        if let Some(end) = self.float_end(end) {
            self.at = end;
            let number = self.text[start..end].parse::<f64>();
            return number.map(Value::Float).map_err(|_| Problem::Unreadable);
        }
        self.at = end;
        let digits = &self.text[first..end];
        Ok(match self.text[start..end].parse::<i64>() {
            Ok(number) => Value::Integer(number),
            Err(_) => Oversized::value(digits, 10, first > start),
        })
    }

    /// Where a number ends that has a fraction or an exponent behind its digits.
    fn float_end(&self, whole: usize) -> Option<usize> {
        let byte = |at: usize| self.bytes.get(at).copied();
        let mut end = whole;
        if byte(end) == Some(b'.') {
            let fraction = self.digits(end + 1);
            if fraction == end + 1 {
                return None;
            }
            end = fraction;
        }
        if matches!(byte(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(byte(end + 1), Some(b'+' | b'-')));
            let exponent = self.digits(end + 1 + sign);
            if exponent == end + 1 + sign {
                return None;
            }
            end = exponent;
        }
        let goes_on = matches!(byte(end), Some(b'e' | b'E' | b'.' | b'-'));
        (end > whole && !goes_on).then_some(end)
    }

    fn string(&mut self) -> Parsed<String> {
        let start = self.at + 1;
        let mut end = start;
        loop {
            match self.bytes.get(end) {
                None | Some(0..=0x1f) => return Err(Problem::Unreadable),
                Some(b'"') => break,
                Some(b'\\') => {
                    if matches!(self.bytes.get(end + 1), None | Some(0..=0x1f)) {
                        return Err(Problem::Unreadable);
                    }
                    end += 2;
                }
                Some(_) => end += 1,
            }
        }
        let text = self.unescaped(start, end)?;
        self.at = end + 1;
        Ok(text)
    }

    fn unescaped(&self, start: usize, end: usize) -> Parsed<String> {
        let mut out = String::new();
        let mut rest = start;
        while let Some(found) = self.text[rest..end].find('\\') {
            out.push_str(&self.text[rest..rest + found]);
            let escape = rest + found;
            let Some(char) = self.text[escape + 1..end].chars().next() else {
                break;
            };
            rest = escape + 1 + char.len_utf8();
            match char {
                'b' => out.push('\u{8}'),
                'f' => out.push('\u{c}'),
                'n' => out.push('\n'),
                'r' => out.push('\r'),
                't' => out.push('\t'),
                'u' => {
                    let (char, after) = self.unicode(escape, end)?;
                    out.push(char);
                    rest = after;
                }
                other => out.push(other),
            }
        }
        out.push_str(&self.text[rest..end]);
        Ok(out)
    }

    /// The character of an escape `\uXXXX`, or of two that belong together, and where it ends.
    fn unicode(&self, escape: usize, end: usize) -> Parsed<(char, usize)> {
        let unit = |at: usize| {
            let digits = self.bytes.get(at..at + 4).filter(|_| at + 4 <= end)?;
            let digit = |byte: &u8| char::from(*byte).to_digit(16);
            Some(
                digits
                    .iter()
                    .try_fold(0, |sum, byte| Some(sum * 16 + digit(byte)?)),
            )
        };
        let Some(first) = unit(escape + 2) else {
            return Err(Problem::Unreadable);
        };
        let after = escape + 6;
        let after = (after..=end)
            .find(|at| self.text.is_char_boundary(*at))
            .unwrap_or(end);
        let Some(high @ 0xd800..=0xdbff) = first else {
            let char = first.and_then(char::from_u32);
            return Ok((char.unwrap_or(char::REPLACEMENT_CHARACTER), after));
        };
        if after + 6 > end {
            let rest = self.rest(escape);
            let message = format!("521: incomplete surrogate pair at '{rest}'");
            return Err(Problem::Said(message));
        }
        match (self.text[after..end].starts_with("\\u"), unit(after + 2)) {
            (true, Some(Some(low))) => {
                let code = 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
                let char = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
                Ok((char, after + 6))
            }
            _ => Ok(('?', after)),
        }
    }
}

#[cfg(test)]
mod tests {
    use marotte_pcore::convert::to_program_string;

    use super::parse;

    #[test]
    fn values_are_those_of_ruby() {
        for (text, value) in [
            ("// c\n{\"a\":1}", "{'a' => 1}"),
            (r#"{"a"/*c*/:/*d*/1/*e*/,"a":2}"#, "{'a' => 2}"),
            ("[1/**/,/**/2.5e1 ]", "[1, 25.0]"),
            (r#""\q\u00e9\ud83d\ude00""#, "'qé😀'"),
            ("-0", "0"),
            ("null", "undef"),
        ] {
            let parsed = parse(text).map(|value| to_program_string(&value).to_string());
            assert_eq!(parsed.as_deref(), Ok(value), "{text}");
        }
    }

    #[test]
    fn errors_are_those_of_ruby() {
        for (text, message) in [
            ("", "859: unexpected token at ''"),
            ("[1 2]", "451: unexpected token at '2]'"),
            (r#"{"a":[x]}"#, "451: unexpected token at 'x]}'"),
            (r#"{"a":1,}"#, r#"859: unexpected token at '{"a":1,}'"#),
            ("{\"a\":1}}", "859: unexpected token at '}'"),
            ("[1.]", "451: unexpected token at '.]'"),
            ("[NaN]", "225: unexpected token at 'NaN]'"),
            ("[Infinity]", "232: unexpected token at '[Infinity]'"),
            ("1 // x", "859: unexpected token at ''"),
            (
                r#""\ud800""#,
                r#"521: incomplete surrogate pair at '\ud800"'"#,
            ),
            (r#""\u12""#, r#"859: unexpected token at '"\u12"'"#),
            (&"[".repeat(200), "nesting of 101 is too deep"),
        ] {
            assert_eq!(parse(text).err().as_deref(), Some(message), "{text}");
        }
    }
}
