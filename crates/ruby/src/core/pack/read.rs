//! `String#unpack`.

use marotte_scalars::binary::Binary;
use num_bigint::BigInt;

use super::directive::{Count, Directive, read};
use super::text;
use crate::interp::{Outcome, Ruby};
use crate::object::{Encoding, Text, Value};

/// The values that bytes stand for; only the first if no more are wanted.
pub(crate) fn unpack(
    ruby: &mut Ruby<'_>,
    bytes: &[u8],
    format: &str,
    first: bool,
) -> Outcome<Vec<Value>> {
    let mut unpacker = Unpacker {
        bytes,
        at: 0,
        values: Vec::new(),
    };
    for directive in read(ruby, format)? {
        unpacker.apply(ruby, directive)?;
        if first && !unpacker.values.is_empty() {
            break;
        }
    }
    Ok(unpacker.values)
}

struct Unpacker<'b> {
    bytes: &'b [u8],
    at: usize,
    values: Vec<Value>,
}

impl<'b> Unpacker<'b> {
    fn rest(&self) -> &'b [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    fn push(&mut self, ruby: &mut Ruby<'_>, bytes: Vec<u8>, encoding: Encoding) {
        let value = ruby.string(Text::encoded(bytes, encoding));
        self.values.push(value);
    }

    fn apply(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        ruby.charge(32)?;
        match directive.letter {
            'a' | 'A' | 'Z' => self.string(ruby, directive),
            'b' | 'B' | 'h' | 'H' => self.digits(ruby, directive),
            'm' | 'M' | 'u' => return self.text(ruby, directive),
            'x' => {
                let count = directive.times(self.rest().len());
                if count > self.rest().len() {
                    return Err(ruby.argument_error("x outside of string"));
                }
                self.at += count;
            }
            'X' => {
                let count = match directive.count {
                    Count::All => 0,
                    _ => directive.times(0),
                };
                match self.at.checked_sub(count) {
                    Some(at) => self.at = at,
                    None => return Err(ruby.argument_error("X outside of string")),
                }
            }
            '@' => {
                let at = directive.times(0);
                if at > self.bytes.len() {
                    return Err(ruby.argument_error("@ outside of string"));
                }
                self.at = at;
            }
            _ => return self.numbers(ruby, directive),
        }
        Ok(())
    }

    fn string(&mut self, ruby: &mut Ruby<'_>, directive: Directive) {
        let rest = self.rest();
        let length = directive.times(rest.len()).min(rest.len());
        let part = &rest[..length];
        self.at += length;
        let kept = match directive.letter {
            'A' => {
                let end = part.iter().rposition(|byte| !matches!(byte, 0 | b' '));
                &part[..end.map_or(0, |end| end + 1)]
            }
            'Z' => match part.iter().position(|byte| *byte == 0) {
                Some(end) => {
                    if directive.count == Count::All {
                        self.at = self.at - length + end + 1;
                    }
                    &part[..end]
                }
                None => part,
            },
            _ => part,
        };
        self.push(ruby, kept.to_vec(), Encoding::Binary);
    }

    fn digits(&mut self, ruby: &mut Ruby<'_>, directive: Directive) {
        let rest = self.rest();
        let (per_byte, bits) = match directive.letter {
            'b' | 'B' => (8, 1),
            _ => (2, 4),
        };
        let all = rest.len() * per_byte;
        let count = directive.times(all).min(all);
        let mut made = Vec::with_capacity(count);
        for index in 0..count {
            let place = match directive.letter {
                'b' | 'h' => index % per_byte,
                _ => per_byte - 1 - index % per_byte,
            };
            let digit = rest[index / per_byte] >> (place * bits) & ((1 << bits) - 1);
            made.push(b"0123456789abcdef"[usize::from(digit)]);
        }
        self.at += count.div_ceil(per_byte);
        self.push(ruby, made, Encoding::Ascii);
    }

    fn text(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        let rest = self.rest();
        self.at = self.bytes.len();
        let made = match (directive.letter, directive.count) {
            ('m', Count::Times(0)) => {
                let text = String::from_utf8_lossy(rest);
                match Binary::from_base64_strict(&text) {
                    Ok(binary) => binary.bytes().to_vec(),
                    Err(_) => return Err(ruby.argument_error("invalid base64")),
                }
            }
            ('m', _) => {
                let text = String::from_utf8_lossy(rest);
                Binary::from_base64(&text).bytes().to_vec()
            }
            ('M', _) => text::from_quoted(rest),
            _ => text::from_uu(rest),
        };
        self.push(ruby, made, Encoding::Binary);
        Ok(())
    }

    fn numbers(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        let size = match (directive.integer(), directive.float()) {
            (Some((size, ..)), _) => size,
            (_, Some((double, _))) => {
                if double {
                    8
                } else {
                    4
                }
            }
            _ => return self.codes(ruby, directive),
        };
        let count = directive.times(self.rest().len() / size);
        ruby.charge(count.saturating_mul(16))?;
        for _ in 0..count {
            let Some(part) = self.rest().get(..size) else {
                // What is missing is `nil`.
                self.values.push(Value::Nil);
                continue;
            };
            self.at += size;
            let value = number(ruby, directive, part);
            self.values.push(value);
        }
        Ok(())
    }

    fn codes(&mut self, ruby: &mut Ruby<'_>, directive: Directive) -> Outcome<()> {
        let mut left = directive.times(usize::MAX);
        while left > 0 && !self.rest().is_empty() {
            left -= 1;
            match directive.letter {
                'U' => {
                    let text = Text::from_bytes(self.rest());
                    let Some((_, first)) = text.characters().next() else {
                        break;
                    };
                    match text.code_of(first) {
                        Some(code) => self.values.push(Value::Integer(code.into())),
                        None => return Err(ruby.argument_error("malformed UTF-8 character")),
                    }
                    self.at += first.len();
                }
                'w' => {
                    let mut number = BigInt::ZERO;
                    loop {
                        let Some((byte, _)) = self.rest().split_first() else {
                            return Ok(());
                        };
                        self.at += 1;
                        number = (number << 7_u32) + BigInt::from(byte & 0x7f);
                        if byte & 0x80 == 0 {
                            break;
                        }
                        ruby.charge(64)?;
                    }
                    let value = ruby.integer(number);
                    self.values.push(value);
                }
                _ => break,
            }
        }
        Ok(())
    }
}

fn number(ruby: &mut Ruby<'_>, directive: Directive, part: &[u8]) -> Value {
    let big_endian = match (directive.integer(), directive.float()) {
        (Some((_, _, big_endian)), _) => big_endian,
        (_, Some((_, big_endian))) => big_endian,
        _ => false,
    };
    let mut low = [0; 8];
    for (index, byte) in part.iter().enumerate() {
        let place = match big_endian {
            true => part.len() - 1 - index,
            false => index,
        };
        low[place] = *byte;
    }
    let bits = u64::from_le_bytes(low);
    if directive.float().is_some() {
        return match part.len() {
            8 => Value::Float(f64::from_bits(bits)),
            _ => Value::Float(f32::from_bits(bits as u32).into()),
        };
    }
    let signed = directive.integer().is_some_and(|(_, signed, _)| signed);
    match (signed, part.len()) {
        (true, size) => {
            let shift = 64 - 8 * size as u32;
            Value::Integer(((bits << shift) as i64) >> shift)
        }
        (false, _) => ruby.integer(bits.into()),
    }
}
