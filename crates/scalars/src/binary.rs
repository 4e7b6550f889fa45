//! `Binary`: bytes, and the forms of base 64 that Ruby writes and reads.

use std::fmt;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// How many bytes go on a line of the relaxed form.
const LINE: usize = 45;

/// A sequence of bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Binary {
    bytes: Vec<u8>,
}

/// The text is no base 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidBase64;

impl fmt::Display for InvalidBase64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("invalid base64")
    }
}

impl std::error::Error for InvalidBase64 {}

impl Binary {
    /// Takes bytes over.
    pub fn new(bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            bytes: bytes.into(),
        }
    }

    /// Reads base 64 and passes over all that is none.
    pub fn from_base64(text: &str) -> Self {
        Self::new(decode_relaxed(text.as_bytes()))
    }

    /// Reads base 64 with its padding and without line breaks.
    pub fn from_base64_strict(text: &str) -> Result<Self, InvalidBase64> {
        decode_strict(text.as_bytes()).map(Self::new)
    }

    /// Reads base 64 in the alphabet for URLs; its padding may be missing.
    pub fn from_base64_urlsafe(text: &str) -> Result<Self, InvalidBase64> {
        let mut standard: Vec<u8> = text
            .bytes()
            .map(|byte| match byte {
                b'-' => b'+',
                b'_' => b'/',
                byte => byte,
            })
            .collect();
        let length = text.chars().count();
        if !text.ends_with('=') && !length.is_multiple_of(4) {
            let missing = length.next_multiple_of(4) - length;
            standard.extend(std::iter::repeat_n(b'=', missing));
        }
        decode_strict(&standard).map(Self::new)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many bytes there are.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Base 64 with a line break after every sixty characters and at the end.
    pub fn to_base64_relaxed(&self) -> String {
        let mut text = String::with_capacity(self.len() / 3 * 4 + self.len() / LINE + 8);
        for line in self.bytes.chunks(LINE) {
            encode(line, &mut text);
            text.push('\n');
        }
        text
    }

    /// Base 64 in the alphabet for URLs, with padding.
    pub fn to_base64_urlsafe(&self) -> String {
        self.to_string().replace('+', "-").replace('/', "_")
    }

    /// The bytes as text, when they are UTF-8.
    pub fn to_text(&self) -> Option<&str> {
        std::str::from_utf8(&self.bytes).ok()
    }
}

/// Base 64 without line breaks.
impl fmt::Display for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(self.len() / 3 * 4 + 4);
        encode(&self.bytes, &mut text);
        f.write_str(&text)
    }
}

fn encode(bytes: &[u8], text: &mut String) {
    for group in bytes.chunks(3) {
        let byte = |index: usize| u32::from(group.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for position in 0..4 {
            if position > group.len() {
                text.push('=');
            } else {
                let index = bits >> (18 - 6 * position) & 63;
                text.push(char::from(ALPHABET[index as usize]));
            }
        }
    }
}

fn value(byte: u8) -> Option<u32> {
    let value = match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

/// Gathers groups of four values. Padding ends the text, except where a group cannot end.
fn decode_relaxed(text: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let mut group = Vec::with_capacity(4);
    for byte in text {
        match value(*byte) {
            Some(value) => group.push(value),
            None if *byte == b'=' && group.len() >= 2 => break,
            None => {}
        }
        if group.len() == 4 {
            push_group(&group, &mut bytes);
            group.clear();
        }
    }
    push_group(&group, &mut bytes);
    bytes
}

fn decode_strict(text: &[u8]) -> Result<Vec<u8>, InvalidBase64> {
    if !text.len().is_multiple_of(4) {
        return Err(InvalidBase64);
    }
    let padding = text
        .iter()
        .rev()
        .take(2)
        .take_while(|byte| **byte == b'=')
        .count();
    let values: Option<Vec<u32>> = text[..text.len() - padding]
        .iter()
        .map(|byte| value(*byte))
        .collect();
    let values = values.ok_or(InvalidBase64)?;
    // The bits that padding leaves over must be zero.
    let spare = match padding {
        1 => 3,
        2 => 15,
        _ => 0,
    };
    if values.last().is_some_and(|last| last & spare != 0) {
        return Err(InvalidBase64);
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for group in values.chunks(4) {
        push_group(group, &mut bytes);
    }
    Ok(bytes)
}

/// Appends the whole bytes of up to four values.
fn push_group(group: &[u32], bytes: &mut Vec<u8>) {
    let value = |index: usize| group.get(index).copied().unwrap_or(0);
    let bits = value(0) << 18 | value(1) << 12 | value(2) << 6 | value(3);
    let all = bits.to_be_bytes();
    bytes.extend_from_slice(&all[1..][..group.len().saturating_sub(1).min(3)]);
}
