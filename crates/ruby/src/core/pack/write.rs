//! `Array#pack`.

use num_bigint::BigInt;

use super::directive::{Count, Directive, read};
use super::text;
use crate::interp::{Outcome, Ruby};
use crate::object::{Encoding, Text, Value};

/// Values as bytes.
pub(crate) fn pack(ruby: &mut Ruby<'_>, values: &[Value], format: &str) -> Outcome<Text> {
    ruby.charge(values.len() * 8)?;
    let mut packer = Packer {
        values,
        next: 0,
        bytes: Vec::new(),
        encoding: None,
    };
    for directive in read(ruby, format)? {
        packer.apply(ruby, directive)?;
        ruby.charge(packer.bytes.len() / 16)?;
    }
    let encoding = packer.encoding.unwrap_or(Encoding::Ascii);
    Ok(Text::encoded(packer.bytes, encoding))
}

struct Packer<'v> {
    values: &'v [Value],
    next: usize,
    bytes: Vec<u8>,
    /// What the first directives said: text of Unicode, or of ASCII, or bytes.
    encoding: Option<Encoding>,
}

impl Packer<'_> {
    fn take(&mut self, ruby: &mut Ruby<'_>) -> Outcome {
        let Some(value) = self.values.get(self.next) else {
            return Err(ruby.argument_error("too few arguments"));
        };
        self.next += 1;
        Ok(*value)
    }

    fn apply(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        self.encoding = Some(match (directive.letter, self.encoding) {
            // Only if it comes first, it makes text.
            ('U', None) => Encoding::Utf8,
            ('m' | 'M' | 'u', None) => Encoding::Ascii,
            (_, Some(Encoding::Utf8)) => Encoding::Utf8,
            ('m' | 'M' | 'u', Some(encoding)) => encoding,
            _ => Encoding::Binary,
        });
        match directive.letter {
            'a' | 'A' | 'Z' => return self.string(ruby, directive),
            'b' | 'B' | 'h' | 'H' => return self.digits(ruby, directive),
            'm' | 'M' | 'u' => return self.text(ruby, directive),
            'x' => {
                let count = match directive.count {
                    Count::All => 0,
                    _ => directive.times(0),
                };
                ruby.charge(count)?;
                self.bytes.resize(self.bytes.len() + count, 0);
            }
            'X' => {
                let count = match directive.count {
                    Count::All => 0,
                    _ => directive.times(0),
                };
                let Some(length) = self.bytes.len().checked_sub(count) else {
                    return Err(ruby.argument_error("X outside of string"));
                };
                self.bytes.truncate(length);
            }
            '@' => {
                let length = directive.times(0);
                ruby.charge(length)?;
                self.bytes.resize(length, 0);
            }
            _ => {
                let left = self.values.len() - self.next.min(self.values.len());
                for _ in 0..directive.times(left) {
                    self.number(ruby, directive)?;
                }
            }
        }
        Ok(())
    }

    fn string(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        let value = self.take(ruby)?;
        let text = match value {
            Value::Nil => Text::from(""),
            other => ruby.expect_text(other)?,
        };
        let bytes = text.as_bytes();
        let length = match (directive.count, directive.letter) {
            (Count::All, 'Z') => bytes.len() + 1,
            (Count::All, _) => bytes.len(),
            _ => directive.times(0),
        };
        ruby.charge(length)?;
        let filler = if directive.letter == 'A' { b' ' } else { 0 };
        let kept = bytes.iter().copied().chain(std::iter::repeat(filler));
        self.bytes.extend(kept.take(length));
        Ok(())
    }

    fn digits(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        let value = self.take(ruby)?;
        let text = ruby.expect_text(value)?;
        let digits = text.as_bytes();
        let count = directive.times(digits.len());
        ruby.charge(count)?;
        let digits: Vec<u8> = digits.iter().copied().take(count).collect();
        let (per_byte, bits) = match directive.letter {
            'b' | 'B' => (8, 1),
            _ => (2, 4),
        };
        for group in digits.chunks(per_byte) {
            let mut byte = 0;
            for (index, digit) in group.iter().enumerate() {
                let value = match bits {
                    1 => digit & 1,
                    _ if digit.is_ascii_alphabetic() => (digit & 15) + 9,
                    _ => digit & 15,
                };
                let place = match directive.letter {
                    'b' | 'h' => index,
                    _ => per_byte - 1 - index,
                };
                byte |= (value & ((1 << bits) - 1)) << (place * bits);
            }
            self.bytes.push(byte);
        }
        // More than there is are zeros.
        let wanted = count.div_ceil(per_byte);
        let missing = wanted.saturating_sub(digits.len().div_ceil(per_byte));
        self.bytes.resize(self.bytes.len() + missing, 0);
        Ok(())
    }

    fn text(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        let value = self.take(ruby)?;
        let text = match directive.letter {
            'M' => ruby.to_text(value)?,
            _ => ruby.expect_text(value)?,
        };
        ruby.charge(text.len() * 2)?;
        let bytes = text.as_bytes();
        let made = match (directive.letter, directive.count) {
            ('m', Count::Times(0)) => text::to_base64(bytes, 0),
            ('M', Count::Times(limit @ 2..)) => text::to_quoted(bytes, limit),
            ('M', _) => text::to_quoted(bytes, 72),
            (letter, count) => {
                let line = match count {
                    Count::Times(length @ 3..) => length / 3 * 3,
                    _ => 45,
                };
                match letter {
                    'm' => text::to_base64(bytes, line),
                    _ => text::to_uu(bytes, line),
                }
            }
        };
        self.bytes.extend_from_slice(made.as_bytes());
        Ok(())
    }

    fn number(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        if let Some((size, _, big_endian)) = directive.integer() {
            let value = self.take(ruby)?;
            let mut bytes = low_bytes(ruby, value)?;
            bytes.truncate(size);
            if big_endian {
                bytes.reverse();
            }
            self.bytes.extend_from_slice(&bytes);
            return Ok(());
        }
        if let Some((double, big_endian)) = directive.float() {
            let value = self.take(ruby)?;
            let number = ruby.expect_float(value)?;
            match (double, big_endian) {
                (true, true) => self.bytes.extend(number.to_be_bytes()),
                (true, false) => self.bytes.extend(number.to_le_bytes()),
                (false, true) => self.bytes.extend((number as f32).to_be_bytes()),
                (false, false) => self.bytes.extend((number as f32).to_le_bytes()),
            }
            return Ok(());
        }
        match directive.letter {
            'U' => {
                let value = self.take(ruby)?;
                let code = ruby.expect_integer(value)?;
                let Ok(code) = u32::try_from(code) else {
                    return Err(ruby.error("RangeError", "pack(U): value out of range"));
                };
                push_code(&mut self.bytes, code);
            }
            'w' => {
                let value = self.take(ruby)?;
                let number = ruby.expect_integer(value)?;
                let Ok(mut number) = u64::try_from(number) else {
                    return Err(ruby.argument_error("can't compress negative numbers"));
                };
                let mut groups = vec![(number & 0x7f) as u8];
                number >>= 7;
                while number > 0 {
                    groups.push((number & 0x7f) as u8 | 0x80);
                    number >>= 7;
                }
                self.bytes.extend(groups.iter().rev());
            }
            _ => {}
        }
        Ok(())
    }
}

/// The low eight bytes of an integer of any size, the lowest first.
fn low_bytes(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Vec<u8>> {
    if let Some(big) = ruby.big_of(value) {
        let low: BigInt = big & BigInt::from(u64::MAX);
        let mut bytes = low.to_bytes_le().1;
        bytes.resize(8, 0);
        return Ok(bytes);
    }
    if value.is_nil() {
        return Err(ruby.no_conversion(value, "Integer"));
    }
    let number = ruby.expect_integer(value)?;
    Ok(number.to_le_bytes().to_vec())
}

/// Appends a code in UTF-8, even one that is no character.
fn push_code(bytes: &mut Vec<u8>, code: u32) {
    if let Some(character) = char::from_u32(code) {
        bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        return;
    }
    let low = |shift: u32| 0x80 | (code >> shift & 0x3f) as u8;
    match code {
        0..=0xffff => bytes.extend([0xe0 | (code >> 12) as u8, low(6), low(0)]),
        _ => bytes.extend([0xf0 | (code >> 18 & 7) as u8, low(12), low(6), low(0)]),
    }
}
