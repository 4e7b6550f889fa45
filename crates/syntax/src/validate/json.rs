//! Whether a text is JSON, as the parser of the reference takes it: with comments, with any
//! escape in a string, and nested up to 100 levels. Its complaints are that parser's, which
//! reports an array where it goes wrong and an object, or a value that is none, where it begins.
//! That is why no other reader of JSON will do.

/// How deep arrays and objects may nest.
const MAX_NESTING: usize = 100;

/// The numbers that the parser puts before its messages.
mod origin {
    pub(super) const NAN: u32 = 225;
    pub(super) const INFINITY: u32 = 232;
    pub(super) const NEGATIVE_INFINITY: u32 = 249;
    pub(super) const ARRAY: u32 = 451;
    pub(super) const DOCUMENT: u32 = 859;
}

/// What is wrong with a text, if anything.
pub(super) fn check(text: &str) -> Result<(), String> {
    let parser = Parser { text };
    parser.document().map_err(|error| match error {
        Error::Unexpected { origin, at } => {
            let mut at = at.min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            format!("{origin}: unexpected token at '{}'", &text[at..])
        }
        Error::TooDeep => format!("nesting of {} is too deep", MAX_NESTING + 1),
    })
}

enum Error {
    Unexpected { origin: u32, at: usize },
    TooDeep,
}

/// The offset behind what was read; `None` if it could not be read.
type Read = Result<Option<usize>, Error>;

struct Parser<'a> {
    text: &'a str,
}

impl Parser<'_> {
    fn document(&self) -> Result<(), Error> {
        let fail = |at| Error::Unexpected {
            origin: origin::DOCUMENT,
            at,
        };
        let start = self.ignored(0).map_err(fail)?;
        let end = self.value(start, 0)?.ok_or(fail(start))?;
        let end = self.ignored(end).map_err(fail)?;
        match self.byte(end) {
            None => Ok(()),
            Some(_) => Err(fail(end)),
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn rest(&self, at: usize) -> &[u8] {
        self.text.as_bytes().get(at..).unwrap_or_default()
    }

    /// Skips white space and comments; the error is the offset at which a comment goes wrong.
    fn ignored(&self, mut at: usize) -> Result<usize, usize> {
        loop {
            match self.byte(at) {
                Some(b' ' | b'\t' | b'\r' | b'\n') => at += 1,
                Some(b'/') => {
                    let (end, skip) = match self.byte(at + 1) {
                        Some(b'*') => (memchr::memmem::find(self.rest(at + 2), b"*/"), 2),
                        Some(b'/') => (memchr::memchr(b'\n', self.rest(at + 2)), 1),
                        _ => return Err(at + 1),
                    };
                    at = end.ok_or(self.text.len())? + at + 2 + skip;
                }
                _ => return Ok(at),
            }
        }
    }

    fn value(&self, at: usize, nesting: usize) -> Read {
        let word = |word: &str| {
            Ok(self
                .rest(at)
                .starts_with(word.as_bytes())
                .then(|| at + word.len()))
        };
        let refuse = |word: &str, origin, at_fault| {
            if self.rest(at).starts_with(word.as_bytes()) {
                let at = at_fault;
                Err(Error::Unexpected { origin, at })
            } else {
                Ok(None)
            }
        };
        match self.byte(at) {
            Some(b'"') => Ok(self.string(at)),
            Some(b'[') => self.array(at, nesting + 1).map(Some),
            Some(b'{') => self.object(at, nesting + 1),
            Some(b'n') => word("null"),
            Some(b't') => word("true"),
            Some(b'f') => word("false"),
            Some(b'N') => refuse("NaN", origin::NAN, at),
            // That parser miscounts here and reports the character before.
            Some(b'I') => refuse("Infinity", origin::INFINITY, at.saturating_sub(1)),
            Some(b'-') if self.rest(at).starts_with(b"-Infinity") => {
                refuse("-Infinity", origin::NEGATIVE_INFINITY, at)
            }
            Some(b'-' | b'0'..=b'9') => Ok(self.number(at)),
            _ => Ok(None),
        }
    }

    fn array(&self, at: usize, nesting: usize) -> Result<usize, Error> {
        if nesting > MAX_NESTING {
            return Err(Error::TooDeep);
        }
        let fail = |at| Error::Unexpected {
            origin: origin::ARRAY,
            at,
        };
        let mut at = self.ignored(at + 1).map_err(fail)?;
        if self.byte(at) == Some(b']') {
            return Ok(at + 1);
        }
        loop {
            let end = self.value(at, nesting)?.ok_or(fail(at))?;
            at = self.ignored(end).map_err(fail)?;
            match self.byte(at) {
                Some(b',') => at = self.ignored(at + 1).map_err(fail)?,
                Some(b']') => return Ok(at + 1),
                _ => return Err(fail(at)),
            }
        }
    }

    fn object(&self, at: usize, nesting: usize) -> Read {
        if nesting > MAX_NESTING {
            return Err(Error::TooDeep);
        }
        let Ok(mut at) = self.ignored(at + 1) else {
            return Ok(None);
        };
        if self.byte(at) == Some(b'}') {
            return Ok(Some(at + 1));
        }
        loop {
            let Some(colon) = self.string(at).and_then(|end| self.ignored(end).ok()) else {
                return Ok(None);
            };
            if self.byte(colon) != Some(b':') {
                return Ok(None);
            }
            let Ok(value) = self.ignored(colon + 1) else {
                return Ok(None);
            };
            let Some(end) = self.value(value, nesting)? else {
                return Ok(None);
            };
            let Ok(end) = self.ignored(end) else {
                return Ok(None);
            };
            match self.byte(end) {
                Some(b'}') => return Ok(Some(end + 1)),
                Some(b',') => match self.ignored(end + 1) {
                    Ok(next) => at = next,
                    Err(_) => return Ok(None),
                },
                _ => return Ok(None),
            }
        }
    }

    fn string(&self, at: usize) -> Option<usize> {
        if self.byte(at) != Some(b'"') {
            return None;
        }
        let mut at = at + 1;
        loop {
            at += match self.byte(at)? {
                b'"' => return Some(at + 1),
                0..=0x1F => return None,
                b'\\' => match self.byte(at + 1)? {
                    0..=0x1F => return None,
                    b'u' => {
                        let digits = self.rest(at + 2).get(..4)?;
                        if !digits.iter().all(u8::is_ascii_hexdigit) {
                            return None;
                        }
                        6
                    }
                    _ => 2,
                },
                _ => 1,
            };
        }
    }

    /// A float if there is one, else an integer: in `1.5.2` the number is `1`.
    fn number(&self, at: usize) -> Option<usize> {
        let digits = |at: usize| {
            let count = self
                .rest(at)
                .iter()
                .take_while(|b| b.is_ascii_digit())
                .count();
            (count > 0).then_some(at + count)
        };
        let start = at + usize::from(self.byte(at) == Some(b'-'));
        let whole = match self.byte(start)? {
            b'0' => start + 1,
            _ => digits(start)?,
        };
        if self.byte(whole).is_some_and(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let fraction = match self.byte(whole) {
            Some(b'.') => digits(whole + 1),
            _ => Some(whole),
        };
        let float = fraction.and_then(|end| match self.byte(end) {
            Some(b'e' | b'E') => {
                let sign = matches!(self.byte(end + 1), Some(b'+' | b'-'));
                digits(end + 1 + usize::from(sign))
            }
            _ => Some(end),
        });
        let ends = |end: &usize| !matches!(self.byte(*end), Some(b'e' | b'E' | b'.' | b'-'));
        Some(float.filter(ends).unwrap_or(whole))
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn json_and_its_relaxations_pass() {
        for text in [
            "1",
            "\"x\"",
            "null",
            "12",
            "// c\n[1]",
            "/* c */ [1]",
            r#"["\x"]"#,
            "[1e5,-1.5E+3,0,-0]",
            r#"{"b": [1, {"c" : [ ] /* x */}, "\u00e9"] }"#,
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn anything_else_is_reported_where_the_reference_does() {
        for (text, message) in [
            ("", "859: unexpected token at ''"),
            ("  \n", "859: unexpected token at ''"),
            ("nullx", "859: unexpected token at 'x'"),
            (r#"{"a": }"#, r#"859: unexpected token at '{"a": }'"#),
            (
                r#"{"a": {"b": 1,}}"#,
                r#"859: unexpected token at '{"a": {"b": 1,}}'"#,
            ),
            (r#"{"a":1} x"#, "859: unexpected token at 'x'"),
            ("1 / 2", "859: unexpected token at ' 2'"),
            ("[1] // x", "859: unexpected token at ''"),
            ("[1,2,]", "451: unexpected token at ']'"),
            ("[01]", "451: unexpected token at '01]'"),
            ("[1.5.2]", "451: unexpected token at '.5.2]'"),
            ("[1.5e]", "451: unexpected token at '.5e]'"),
            ("[1 /x ]", "451: unexpected token at 'x ]'"),
            (r#"[{"a":}]"#, r#"451: unexpected token at '{"a":}]'"#),
            (r#"{"a":[1 2]}"#, "451: unexpected token at '2]}'"),
            (r#"["\u12"]"#, r#"451: unexpected token at '"\u12"]'"#),
            ("[1,é]", "451: unexpected token at 'é]'"),
            (r#"{"a":NaN}"#, "225: unexpected token at 'NaN}'"),
            ("[Infinity]", "232: unexpected token at '[Infinity]'"),
            ("-Infinity", "249: unexpected token at '-Infinity'"),
        ] {
            assert_eq!(check(text), Err(message.to_owned()), "{text}");
        }
        let deep = "[".repeat(101);
        assert_eq!(check(&deep), Err("nesting of 101 is too deep".to_owned()));
    }
}
