//! What a plain scalar means.
//!
//! The rules are those of YAML 1.1 as Psych reads them, with its oddities: `1e3` is a string,
//! `1,234` a number, `12:30` is 45000 seconds, `017` is 15, `tRue` is true.

use marotte_pcore::Value;
use marotte_scalars::numeric::{self, NumberError};

use crate::error::YamlError;
use crate::written::{Written, WrittenClass};
use marotte_pcore::Oversized;
use marotte_pcore::Symbol;

/// The value of a plain scalar.
pub fn resolve(text: &str) -> Result<Value, YamlError> {
    resolve_with(text, false, false)
}

/// The same where times or dates may be.
pub(crate) fn resolve_with(text: &str, times: bool, dates: bool) -> Result<Value, YamlError> {
    if text.is_empty() {
        return Ok(Value::Undef);
    }
    if text.contains('\n') || text.lines().any(looks_like_words) {
        return Ok(word(text));
    }
    if is_time(text) && times {
        return Ok(Written::value(text, WrittenClass::Time));
    }
    if is_date(text) && dates {
        return Ok(Written::value(text, WrittenClass::Date));
    }
    if is_time(text) {
        return Err(YamlError::DisallowedClass("Time".to_owned()));
    }
    if is_date(text) {
        return Err(YamlError::DisallowedClass("Date".to_owned()));
    }
    let unsigned = text.strip_prefix('+').unwrap_or(text);
    if unsigned.eq_ignore_ascii_case(".inf") {
        return Ok(Value::Float(f64::INFINITY));
    }
    if text.eq_ignore_ascii_case("-.inf") {
        return Ok(Value::Float(f64::NEG_INFINITY));
    }
    if text.eq_ignore_ascii_case(".nan") {
        return Ok(Value::Float(f64::NAN));
    }
    if let Some(name) = text.strip_prefix(':').filter(|name| !name.is_empty()) {
        return Ok(Symbol::value(symbol_name(name)));
    }
    if let Some(value) = sexagesimal(text) {
        return value;
    }
    if is_float(text) {
        return float(text);
    }
    if is_integer(text) {
        return integer(text);
    }
    Ok(text.into())
}

/// Whether a line begins like a word rather than like a number.
fn looks_like_words(line: &str) -> bool {
    let is_wordy = |c: char| {
        c.is_alphabetic()
            || matches!(
                c,
                '_' | ' '
                    | '\t'
                    | '\r'
                    | '\u{b}'
                    | '\u{c}'
                    | '!'
                    | '@'
                    | '#'
                    | '$'
                    | '%'
                    | '^'
                    | '&'
                    | '*'
                    | '('
                    | ')'
                    | '{'
                    | '}'
                    | '<'
                    | '>'
                    | '|'
                    | '/'
                    | '\\'
                    | '~'
                    | ';'
                    | '='
            )
    };
    let mut chars = line.chars();
    let Some(first) = chars.next() else {
        return false;
    };
    is_wordy(first)
        || (!first.is_ascii_digit()
            && !matches!(first, '.' | ':' | '-')
            && chars.next().is_some_and(is_wordy))
}

/// What a word means: the names of `undef`, true and false are short.
fn word(text: &str) -> Value {
    if text.chars().count() > 5 {
        return text.into();
    }
    let is_plain = |line: &str| {
        line.chars()
            .next()
            .is_some_and(|c| !matches!(c.to_ascii_lowercase(), 'y' | 't' | 'o' | 'n' | 'f' | '~'))
    };
    let any = |names: &[&str]| {
        text.split('\n')
            .any(|line| names.iter().any(|name| line.eq_ignore_ascii_case(name)))
    };
    // An empty line begins with the next line's break, unless it is the last.
    let has_empty_line = text.split('\n').rev().skip(1).any(str::is_empty);
    if has_empty_line || text.split('\n').any(is_plain) {
        text.into()
    } else if text == "~" || any(&["null"]) {
        Value::Undef
    } else if any(&["yes", "true", "on"]) {
        Value::Boolean(true)
    } else if any(&["no", "false", "off"]) {
        Value::Boolean(false)
    } else {
        text.into()
    }
}

/// A symbol may be quoted, and lose one more colon then.
fn symbol_name(name: &str) -> &str {
    for quote in ['"', '\''] {
        if let Some(rest) = name.strip_prefix(quote)
            && let Some((inner, _)) = rest.rsplit_once(quote)
        {
            return inner.strip_prefix(':').unwrap_or(inner);
        }
    }
    name
}

/// Reads a text from the left.
struct Cursor<'a>(&'a [u8]);

impl Cursor<'_> {
    /// Takes between so many bytes of a kind, as many as there are; answers whether there were
    /// enough.
    fn take(&mut self, min: usize, max: usize, is: impl Fn(u8) -> bool) -> bool {
        let count = self.0.iter().take(max).take_while(|b| is(**b)).count();
        self.0 = &self.0[count..];
        count >= min
    }

    fn digits(&mut self, min: usize, max: usize) -> bool {
        self.take(min, max, |b| b.is_ascii_digit())
    }

    fn one(&mut self, bytes: &[u8]) -> bool {
        self.take(1, 1, |b| bytes.contains(&b))
    }

    fn spaces(&mut self, min: usize) -> bool {
        self.take(min, usize::MAX, |b| {
            matches!(b, b' ' | b'\t' | b'\r' | b'\x0b' | b'\x0c')
        })
    }

    fn at_end(&self) -> bool {
        self.0.is_empty()
    }
}

/// `2020-01-02 03:04:05.6 +01:00`
fn is_time(text: &str) -> bool {
    let mut at = Cursor(text.as_bytes());
    at.one(b"-");
    let date = at.digits(4, 4)
        && at.one(b"-")
        && at.digits(1, 2)
        && at.one(b"-")
        && at.digits(1, 2)
        && (at.one(b"Tt") || at.spaces(1));
    let clock = date
        && at.digits(1, 2)
        && at.one(b":")
        && at.digits(2, 2)
        && at.one(b":")
        && at.digits(2, 2);
    if !clock {
        return false;
    }
    if at.one(b".") {
        at.digits(0, usize::MAX);
    }
    if at.at_end() {
        return true;
    }
    at.spaces(0);
    if at.one(b"Z") {
        return at.at_end();
    }
    if !at.one(b"-+") || !at.digits(1, 2) {
        return false;
    }
    at.one(b":");
    at.at_end() || (at.digits(2, 2) && at.at_end())
}

/// `2020-01-02`
fn is_date(text: &str) -> bool {
    let mut parts = text.split('-');
    let (Some(year), Some(month), Some(day), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return false;
    };
    let number = |part: &str, length: usize| {
        (1..=length).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit())
    };
    let within = |part: &str, max: u32| part.parse::<u32>().is_ok_and(|n| n <= max);
    year.len() == 4
        && number(year, 4)
        && number(month, 2)
        && within(month, 12)
        && number(day, 2)
        && within(day, 31)
}

/// `1:30`, `1:30:00`, `1:30.5`: numbers to the base of 60, the first part always counting hours.
fn sexagesimal(text: &str) -> Option<Result<Value, YamlError>> {
    let mut parts = text.split(':');
    let first = parts.next()?;
    let mut rest: Vec<&str> = parts.collect();
    if !(1..=2).contains(&rest.len()) {
        return None;
    }
    let digits = first.strip_prefix(['-', '+']).unwrap_or(first);
    if !digits.starts_with(|c: char| c.is_ascii_digit())
        || !digits.bytes().all(|b| b.is_ascii_digit() || b == b'_')
    {
        return None;
    }
    let last = *rest.last()?;
    let fraction = last.split_once('.').map(|(whole, fraction)| {
        rest.pop();
        rest.push(whole);
        fraction
    });
    let is_part = |part: &&str| {
        let bytes = part.as_bytes();
        match bytes {
            [one] => one.is_ascii_digit(),
            [ten, one] => (b'0'..=b'5').contains(ten) && one.is_ascii_digit(),
            _ => false,
        }
    };
    if !rest.iter().all(is_part) {
        return None;
    }
    let clean = leading_digits(first);
    if let Some(fraction) = fraction {
        if !fraction.bytes().all(|b| b.is_ascii_digit() || b == b'_') {
            return None;
        }
        let mut sum = clean.parse::<f64>().unwrap_or(0.0) * 3600.0;
        for (index, part) in rest.iter().enumerate() {
            let text = if index + 1 == rest.len() {
                format!("{part}.{}", leading_digits(fraction))
            } else {
                (*part).to_owned()
            };
            let scale = if index == 0 { 60.0 } else { 1.0 };
            sum += text.parse::<f64>().unwrap_or(0.0) * scale;
        }
        return Some(Ok(Value::Float(sum)));
    }
    let sum = clean.parse::<i128>().ok().and_then(|hours| {
        let mut sum = hours.checked_mul(3600)?;
        for (part, scale) in rest.iter().zip([60, 1]) {
            sum = sum.checked_add(part.parse::<i128>().ok()? * scale)?;
        }
        i64::try_from(sum).ok()
    });
    Some(sum.map_or_else(|| Err(too_large(text)), |sum| Ok(Value::Integer(sum))))
}

/// The digits up to where Ruby stops reading: at two underscores in a row.
fn leading_digits(text: &str) -> String {
    let end = text.find("__").unwrap_or(text.len());
    text[..end].replace('_', "")
}

fn is_float(text: &str) -> bool {
    let mut at = Cursor(text.as_bytes());
    at.one(b"-+");
    if at.digits(1, 1) {
        at.take(0, usize::MAX, |b| {
            b.is_ascii_digit() || b == b'_' || b == b','
        });
    }
    if !at.one(b".") {
        return false;
    }
    at.digits(0, usize::MAX);
    at.at_end() || (at.one(b"eE") && at.one(b"-+") && at.digits(1, usize::MAX) && at.at_end())
}

fn float(text: &str) -> Result<Value, YamlError> {
    if matches!(text, "." | "-." | "+.") {
        return Ok(text.into());
    }
    let mut clean = text.replace([',', '_'], "");
    if let Some(dot) = clean.find('.')
        && matches!(clean.as_bytes().get(dot + 1), None | Some(b'e' | b'E'))
    {
        clean.remove(dot);
    }
    parse_float(&clean)
}

/// A number as Ruby's `Float()` takes it.
pub(crate) fn parse_float(text: &str) -> Result<Value, YamlError> {
    match numeric::float(text) {
        Ok(number) => Ok(Value::Float(number)),
        Err(error) => Err(YamlError::InvalidNumber(error)),
    }
}

fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let all = |rest: &str, is: fn(u8) -> bool| {
        !rest.is_empty() && rest.bytes().all(|b| is(b) || b == b'_' || b == b',')
    };
    if let Some(rest) = digits.strip_prefix("0b") {
        return all(rest, |b| matches!(b, b'0' | b'1'));
    }
    if let Some(rest) = digits.strip_prefix("0x") {
        return all(rest, |b| b.is_ascii_hexdigit());
    }
    if let Some(rest) = digits.strip_prefix('0') {
        return rest.is_empty() || all(rest, |b| (b'0'..=b'7').contains(&b));
    }
    // One separator at a time, and only between digits.
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits
            .split(['_', ','])
            .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

fn integer(text: &str) -> Result<Value, YamlError> {
    let clean = text.replace([',', '_'], "");
    let (negative, digits) = match clean.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, clean.strip_prefix('+').unwrap_or(&clean)),
    };
    let (radix, digits) = if let Some(digits) = digits.strip_prefix("0b") {
        (2, digits)
    } else if let Some(digits) = digits.strip_prefix("0x") {
        (16, digits)
    } else if digits.len() > 1 && digits.starts_with('0') {
        (8, &digits[1..])
    } else {
        (10, digits)
    };
    if digits.is_empty() {
        let error = NumberError::InvalidInteger(clean);
        return Err(YamlError::InvalidNumber(error));
    }
    let value = i128::from_str_radix(digits, radix)
        .ok()
        .map(|value| if negative { -value } else { value })
        .and_then(|value| i64::try_from(value).ok());
    Ok(match value {
        Some(value) => Value::Integer(value),
        None => Oversized::value(digits, radix, negative),
    })
}

pub(crate) fn too_large(text: &str) -> YamlError {
    YamlError::TooLarge(text.to_owned())
}
