//! JSON as Ruby reads it: with comments, with any escape in a string, with integers of any size, and
//! nested up to 100 levels.
//!
//! Its complaints are that parser's, which reports an array where it goes wrong and an object, or a
//! value that is none, where it begins. That is why no other reader of JSON will do.

use std::borrow::Cow;

/// How deep arrays and objects may nest.
const MAX_NESTING: usize = 100;

/// The numbers that the parser puts before its messages.
mod origin {
    pub(super) const NAN: u32 = 225;
    pub(super) const INFINITY: u32 = 232;
    pub(super) const NEGATIVE_INFINITY: u32 = 249;
    pub(super) const ARRAY: u32 = 451;
    pub(super) const SURROGATE: u32 = 521;
    pub(super) const DOCUMENT: u32 = 859;
}

/// What is made of a text.
pub trait Build<'t> {
    /// What a part of the text becomes.
    type Value;
    /// `null`
    fn null(&mut self) -> Self::Value;
    /// `true` or `false`
    fn boolean(&mut self, value: bool) -> Self::Value;
    /// An integer of any size: perhaps a minus, then digits.
    fn integer(&mut self, digits: &str) -> Self::Value;
    /// A number with a fraction or an exponent.
    fn float(&mut self, number: f64) -> Self::Value;
    /// A string: a part of the text, if it has no escapes.
    fn string(&mut self, text: Cow<'t, str>) -> Self::Value;
    /// An array.
    fn array(&mut self, values: Vec<Self::Value>) -> Self::Value;
    /// An object; of equal keys the last one counts.
    fn object(&mut self, entries: Vec<(Cow<'t, str>, Self::Value)>) -> Self::Value;
}

/// Nothing is made of a text: it is only checked.
#[derive(Debug)]
pub struct Check;

impl<'t> Build<'t> for Check {
    type Value = ();
    fn null(&mut self) {}
    fn boolean(&mut self, _: bool) {}
    fn integer(&mut self, _: &str) {}
    fn float(&mut self, _: f64) {}
    fn string(&mut self, _: Cow<'t, str>) {}
    fn array(&mut self, _: Vec<()>) {}
    fn object(&mut self, _: Vec<(Cow<'t, str>, ())>) {}
}

/// What Ruby's library says of bytes that are no UTF-8 when it is to write them.
///
/// ```
/// # use marotte_scalars::json::malformed;
/// assert_eq!(malformed(b"caf\xe9"), "partial character in source, but hit end");
/// assert_eq!(malformed(b"caf\xe9 noir"), "source sequence is illegal/malformed utf-8");
/// ```
pub fn malformed(bytes: &[u8]) -> &'static str {
    let valid = match std::str::from_utf8(bytes) {
        Ok(text) => text.len(),
        Err(error) => error.valid_up_to(),
    };
    let rest = &bytes[valid..];
    // How many bytes the first one says that there are; in UTF-8 five and six have no meaning.
    let length = match rest.first() {
        Some(0xc0..=0xdf) => 2,
        Some(0xe0..=0xef) => 3,
        Some(0xf0..=0xf7) => 4,
        Some(0xf8..=0xfb) => 5,
        Some(0xfc..) => 6,
        _ => 1,
    };
    match rest.len() < length {
        true => "partial character in source, but hit end",
        false => "source sequence is illegal/malformed utf-8",
    }
}

/// What a text becomes, or what is wrong with it.
///
/// ```
/// # use marotte_scalars::json::{Check, read};
/// assert_eq!(read("[1, /* two */ 2]", &mut Check), Ok(()));
/// let error = read("[1,]", &mut Check).unwrap_err();
/// assert_eq!(error.to_string(), "451: unexpected token at ']'");
/// assert_eq!(error.at(), Some(3));
/// ```
pub fn read<'t, B: Build<'t>>(text: &'t str, build: &mut B) -> Result<B::Value, JsonError> {
    let mut reader = Reader { text, build };
    reader.document().map_err(|error| match error {
        Error::Unexpected { origin, at } => JsonError::Unexpected {
            origin,
            at,
            rest: shown(text, at).into(),
        },
        Error::Surrogate { at } => JsonError::Surrogate {
            at,
            rest: shown(text, at).into(),
        },
        Error::TooDeep => JsonError::TooDeep,
    })
}

/// Why a text is no JSON, in Ruby's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JsonError {
    /// Something else should stand there.
    Unexpected {
        /// The number that the parser puts before its message.
        origin: u32,
        /// The offset.
        at: usize,
        /// The text from there on.
        rest: Box<str>,
    },
    /// Half of a character.
    Surrogate {
        /// The offset.
        at: usize,
        /// The text from there on.
        rest: Box<str>,
    },
    /// It nests too deep.
    TooDeep,
}

impl JsonError {
    /// Where it is, if it is anywhere.
    pub fn at(&self) -> Option<usize> {
        match self {
            Self::Unexpected { at, .. } | Self::Surrogate { at, .. } => Some(*at),
            Self::TooDeep => None,
        }
    }
}

impl std::fmt::Display for JsonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unexpected { origin, rest, .. } => {
                write!(f, "{origin}: unexpected token at '{rest}'")
            }
            Self::Surrogate { rest, .. } => {
                let origin = origin::SURROGATE;
                write!(f, "{origin}: incomplete surrogate pair at '{rest}'")
            }
            Self::TooDeep => write!(f, "nesting of {} is too deep", MAX_NESTING + 1),
        }
    }
}

impl std::error::Error for JsonError {}

/// What a message shows of a text: all from a place on, up to a NUL.
fn shown(text: &str, at: usize) -> &str {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    text[at..].split('\0').next().unwrap_or_default()
}

enum Error {
    Unexpected { origin: u32, at: usize },
    Surrogate { at: usize },
    TooDeep,
}

/// How many bytes of a string come before one that means something: its end, an escape, or what may not be there.
/// Eight are looked at at once.
fn plain(bytes: &[u8]) -> usize {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    let (words, _) = bytes.as_chunks::<8>();
    for (at, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let is_below = |word: u64, least: u64| word.wrapping_sub(ONES * least) & !word;
        let is_byte = |byte: u8| is_below(word ^ (ONES * u64::from(byte)), 1);
        let means = (is_byte(b'"') | is_byte(b'\\') | is_below(word, 0x20)) & (ONES << 7);
        // What a byte that means something borrows from those behind it is of no concern.
        if means != 0 {
            return at * 8 + means.trailing_zeros() as usize / 8;
        }
    }
    let done = words.len() * 8;
    let means = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..=0x1F);
    let rest = bytes.get(done..).unwrap_or_default();
    done + rest.iter().position(means).unwrap_or(rest.len())
}

/// What was read and the offset behind it; `None` if it could not be read.
type Read<T> = Result<Option<(T, usize)>, Error>;

struct Reader<'t, 'b, B> {
    text: &'t str,
    build: &'b mut B,
}

impl<'t, B: Build<'t>> Reader<'t, '_, B> {
    fn document(&mut self) -> Result<B::Value, Error> {
        let fail = |at| Error::Unexpected {
            origin: origin::DOCUMENT,
            at,
        };
        let start = self.ignored(0).map_err(fail)?;
        let (value, end) = self.value(start, 0)?.ok_or(fail(start))?;
        let end = self.ignored(end).map_err(fail)?;
        match self.byte(end) {
            None => Ok(value),
            Some(_) => Err(fail(end)),
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn rest(&self, at: usize) -> &[u8] {
        self.text.as_bytes().get(at..).unwrap_or_default()
    }

    fn find(&self, what: &str, from: usize) -> Option<usize> {
        self.text.get(from..)?.find(what).map(|at| from + at)
    }

    /// Skips white space and comments; the error is the offset at which a comment goes wrong.
    fn ignored(&self, mut at: usize) -> Result<usize, usize> {
        loop {
            // Much of what people can read is indentation.
            while self.rest(at).first_chunk() == Some(b"        ") {
                at += 8;
            }
            match self.byte(at) {
                Some(b' ' | b'\t' | b'\r' | b'\n') => at += 1,
                Some(b'/') => {
                    let end = match self.byte(at + 1) {
                        Some(b'*') => self.find("*/", at + 2).map(|end| end + 2),
                        Some(b'/') => self.find("\n", at + 2).map(|end| end + 1),
                        _ => return Err(at + 1),
                    };
                    at = end.ok_or(self.text.len())?;
                }
                _ => return Ok(at),
            }
        }
    }

    fn value(&mut self, at: usize, nesting: usize) -> Read<B::Value> {
        let starts = |word: &str| self.rest(at).starts_with(word.as_bytes());
        let refuse = |origin, at| Err(Error::Unexpected { origin, at });
        match self.byte(at) {
            Some(b'"') => Ok(self
                .string(at)?
                .map(|(text, end)| (self.build.string(text), end))),
            Some(b'[') => self.array(at, nesting + 1).map(Some),
            Some(b'{') => self.object(at, nesting + 1),
            Some(b'n') if starts("null") => Ok(Some((self.build.null(), at + 4))),
            Some(b't') if starts("true") => Ok(Some((self.build.boolean(true), at + 4))),
            Some(b'f') if starts("false") => Ok(Some((self.build.boolean(false), at + 5))),
            Some(b'N') if starts("NaN") => refuse(origin::NAN, at),
            // That parser miscounts here and reports the character before; before all is a NUL.
            Some(b'I') if starts("Infinity") => refuse(
                origin::INFINITY,
                at.checked_sub(1).unwrap_or(self.text.len()),
            ),
            Some(b'-') if starts("-Infinity") => refuse(origin::NEGATIVE_INFINITY, at),
            Some(b'-' | b'0'..=b'9') => Ok(self.number(at)),
            _ => Ok(None),
        }
    }

    fn array(&mut self, at: usize, nesting: usize) -> Result<(B::Value, usize), Error> {
        if nesting > MAX_NESTING {
            return Err(Error::TooDeep);
        }
        let fail = |at| Error::Unexpected {
            origin: origin::ARRAY,
            at,
        };
        let mut values = Vec::new();
        let mut at = self.ignored(at + 1).map_err(fail)?;
        if self.byte(at) == Some(b']') {
            return Ok((self.build.array(values), at + 1));
        }
        loop {
            let (value, end) = self.value(at, nesting)?.ok_or(fail(at))?;
            values.push(value);
            at = self.ignored(end).map_err(fail)?;
            match self.byte(at) {
                Some(b',') => at = self.ignored(at + 1).map_err(fail)?,
                Some(b']') => return Ok((self.build.array(values), at + 1)),
                _ => return Err(fail(at)),
            }
        }
    }

    fn object(&mut self, at: usize, nesting: usize) -> Read<B::Value> {
        if nesting > MAX_NESTING {
            return Err(Error::TooDeep);
        }
        let mut entries = Vec::new();
        let Ok(mut at) = self.ignored(at + 1) else {
            return Ok(None);
        };
        if self.byte(at) == Some(b'}') {
            return Ok(Some((self.build.object(entries), at + 1)));
        }
        loop {
            let Some((key, end)) = self.string(at)? else {
                return Ok(None);
            };
            let Some(value) = self.behind(end, b':') else {
                return Ok(None);
            };
            let Some((value, end)) = self.value(value, nesting)? else {
                return Ok(None);
            };
            entries.push((key, value));
            if let Some(next) = self.behind(end, b',') {
                at = next;
                continue;
            }
            return Ok(match self.ignored(end) {
                Ok(end) if self.byte(end) == Some(b'}') => {
                    Some((self.build.object(entries), end + 1))
                }
                _ => None,
            });
        }
    }

    /// The place behind a sign and all that is ignored around it.
    fn behind(&self, at: usize, sign: u8) -> Option<usize> {
        let at = self.ignored(at).ok()?;
        if self.byte(at) != Some(sign) {
            return None;
        }
        self.ignored(at + 1).ok()
    }

    fn string(&self, at: usize) -> Read<Cow<'t, str>> {
        if self.byte(at) != Some(b'"') {
            return Ok(None);
        }
        let start = at + 1;
        let (mut at, mut escaped) = (start, false);
        loop {
            at += plain(self.rest(at));
            at += match self.byte(at) {
                Some(b'"') => break,
                None | Some(0..=0x1F) => return Ok(None),
                Some(b'\\') => match self.byte(at + 1) {
                    None | Some(0..=0x1F) => return Ok(None),
                    Some(b'u') => {
                        let digits = self.rest(at + 2).get(..4).unwrap_or_default();
                        if digits.len() < 4 || !digits.iter().all(u8::is_ascii_hexdigit) {
                            return Ok(None);
                        }
                        escaped = true;
                        6
                    }
                    Some(_) => {
                        escaped = true;
                        2
                    }
                },
                Some(_) => 1,
            };
        }
        let text = match escaped {
            true => Cow::Owned(self.unescaped(start, at)?),
            false => Cow::Borrowed(&self.text[start..at]),
        };
        Ok(Some((text, at + 1)))
    }

    fn unescaped(&self, start: usize, end: usize) -> Result<String, Error> {
        let mut out = String::new();
        // Where the text begins that is still to be taken as it is.
        let mut plain = start;
        while let Some(found) = self.text[plain..end].find('\\') {
            let escape = plain + found;
            out.push_str(&self.text[plain..escape]);
            let known = match self.byte(escape + 1) {
                Some(b'b') => '\u{8}',
                Some(b'f') => '\u{c}',
                Some(b'n') => '\n',
                Some(b'r') => '\r',
                Some(b't') => '\t',
                Some(b'"') => '"',
                Some(b'\\') => '\\',
                Some(b'u') => {
                    let at = plain;
                    let (character, behind) =
                        self.unicode(escape, end).ok_or(Error::Surrogate { at })?;
                    out.push(character);
                    plain = behind;
                    continue;
                }
                // The backslash means nothing.
                _ => {
                    plain = escape + 1;
                    continue;
                }
            };
            out.push(known);
            // A half of a character that lost its backslash leaves the one before the last quote alone.
            plain = end.min(escape + 2);
        }
        out.push_str(&self.text[plain..end]);
        Ok(out)
    }

    /// The character of an escape `\uXXXX`, or of two that belong together, and where it ends.
    /// Nothing if there is no room for the other one.
    fn unicode(&self, escape: usize, end: usize) -> Option<(char, usize)> {
        let unit = |at: usize| {
            let digits = self.text.get(at..at + 4)?;
            u32::from_str_radix(digits, 16).ok()
        };
        let character = |code: Option<u32>| {
            let character = code.and_then(char::from_u32);
            character.unwrap_or(char::REPLACEMENT_CHARACTER)
        };
        // A half may be cut off inside of a character.
        let whole = |at: usize| {
            let mut places = at.min(end)..end;
            places
                .find(|at| self.text.is_char_boundary(*at))
                .unwrap_or(end)
        };
        let behind = escape + 6;
        let high = match unit(escape + 2) {
            Some(high @ 0xd800..=0xdbff) => high,
            code => return Some((character(code), whole(behind))),
        };
        if behind + 6 > end {
            return None;
        }
        if self.rest(behind).starts_with(b"\\u") {
            let low = unit(behind + 2).unwrap_or(0xfffd);
            let code = 0x10000 + ((high & 0x3ff) << 10) + (low & 0x3ff);
            return Some((character(Some(code)), whole(behind + 6)));
        }
        // What stands in the place of the other half loses its first byte, be it a backslash.
        Some(('?', whole(behind + 1)))
    }

    /// A float if there is one, else an integer: in `1.5.2` the number is `1`.
    fn number(&mut self, at: usize) -> Option<(B::Value, usize)> {
        let digits = |at: usize| {
            let digits = self.rest(at).iter().take_while(|b| b.is_ascii_digit());
            let count = digits.count();
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
        let end = float.filter(ends).unwrap_or(whole);
        let text = &self.text[at..end];
        let value = match text.parse() {
            Ok(number) if end > whole => self.build.float(number),
            _ => self.build.integer(text),
        };
        Some((value, end))
    }
}

#[cfg(test)]
mod tests;
