//! Strings by characters, in any encoding. Bytes that are no character of their encoding count as
//! one each.

use super::text::{Encoding, Text};

impl Text {
    /// Text of an encoding, whether the bytes are valid or not.
    pub fn encoded(bytes: Vec<u8>, encoding: Encoding) -> Self {
        match encoding {
            Encoding::Utf8 => match String::from_utf8(bytes) {
                Ok(text) => Self::Utf8(text.into()),
                Err(error) => Self::Bytes(error.into_bytes(), encoding),
            },
            _ => Self::Bytes(bytes, encoding),
        }
    }

    /// What text stands for that a pattern has looked at: itself, or bytes of an encoding, of which
    /// each is a character there.
    pub fn seen_as(text: &str, bytes: Option<Encoding>) -> Self {
        match bytes {
            None => text.into(),
            // Nothing but such characters is in there.
            Some(encoding) => Self::encoded(text.chars().map(|c| c as u8).collect(), encoding),
        }
    }

    /// Other bytes in the same encoding.
    pub fn like(&self, bytes: Vec<u8>) -> Self {
        Self::encoded(bytes, self.encoding())
    }

    /// The part between two places in bytes.
    pub fn slice(&self, start: usize, end: usize) -> Self {
        if let Self::Utf8(text) = self
            && let Some(part) = text.get(start..end)
        {
            return part.into();
        }
        let part = self.as_bytes().get(start..end).unwrap_or_default();
        self.like(part.to_vec())
    }

    /// Whether every byte is a character.
    pub fn is_single_byte(&self) -> bool {
        match self {
            Self::Utf8(text) => text.is_ascii(),
            Self::Bytes(_, Encoding::Binary | Encoding::Ascii | Encoding::Latin1) => true,
            Self::Bytes(..) => false,
        }
    }

    /// Whether all bytes are characters of its encoding.
    pub fn is_valid(&self) -> bool {
        match self {
            Self::Utf8(_) | Self::Bytes(_, Encoding::Binary | Encoding::Latin1) => true,
            Self::Bytes(bytes, Encoding::Utf8) => std::str::from_utf8(bytes).is_ok(),
            Self::Bytes(bytes, Encoding::Ascii) => bytes.is_ascii(),
            Self::Bytes(bytes, Encoding::Utf16Le | Encoding::Utf16Be) => {
                bytes.len().is_multiple_of(2)
                    && char::decode_utf16(self.units()).all(|unit| unit.is_ok())
            }
        }
    }

    /// How many characters there are.
    pub fn char_count(&self) -> usize {
        match self {
            _ if self.is_single_byte() => self.len(),
            Self::Utf8(text) => text.chars().count(),
            Self::Bytes(..) => self.characters().count(),
        }
    }

    /// The characters: where each begins, and its bytes.
    pub fn characters(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let bytes = self.as_bytes();
        let encoding = self.encoding();
        let mut at = 0;
        std::iter::from_fn(move || {
            let rest = bytes.get(at..).filter(|rest| !rest.is_empty())?;
            let length = char_length(rest, encoding);
            let start = at;
            at += length;
            Some((start, &rest[..length]))
        })
    }

    /// Where a character begins, in bytes; the number of characters is the end.
    pub fn byte_of(&self, index: usize) -> Option<usize> {
        if self.is_single_byte() {
            return (index <= self.len()).then_some(index);
        }
        if let Self::Utf8(text) = self {
            let starts = text.char_indices().map(|(start, _)| start);
            return starts.chain([text.len()]).nth(index);
        }
        let starts = self.characters().map(|(start, _)| start);
        starts.chain([self.len()]).nth(index)
    }

    /// How many characters there are before a place in bytes.
    pub fn char_of(&self, byte: usize) -> usize {
        match self {
            _ if self.is_single_byte() => byte.min(self.len()),
            Self::Utf8(text) => text.get(..byte).unwrap_or(text).chars().count(),
            Self::Bytes(..) => self
                .characters()
                .take_while(|(start, _)| *start < byte)
                .count(),
        }
    }

    /// The code of a character of this encoding; none if it is not valid.
    pub fn code_of(&self, character: &[u8]) -> Option<u32> {
        match self.encoding() {
            Encoding::Utf8 => {
                let text = std::str::from_utf8(character).ok()?;
                text.chars().next().map(u32::from)
            }
            Encoding::Ascii => character
                .first()
                .filter(|byte| byte.is_ascii())
                .map(|byte| u32::from(*byte)),
            Encoding::Binary | Encoding::Latin1 => character.first().map(|byte| u32::from(*byte)),
            encoding @ (Encoding::Utf16Le | Encoding::Utf16Be) => {
                let units = units(character, encoding);
                let first = char::decode_utf16(units).next()?;
                first.ok().map(u32::from)
            }
        }
    }

    /// The text in UTF-8, if every byte has a meaning there.
    pub fn decoded(&self) -> Option<String> {
        match self {
            Self::Utf8(text) => Some(text.to_string()),
            Self::Bytes(bytes, Encoding::Latin1) => {
                Some(bytes.iter().map(|byte| char::from(*byte)).collect())
            }
            Self::Bytes(bytes, Encoding::Utf16Le | Encoding::Utf16Be) => {
                if !bytes.len().is_multiple_of(2) {
                    return None;
                }
                char::decode_utf16(self.units())
                    .collect::<Result<_, _>>()
                    .ok()
            }
            Self::Bytes(..) => self.as_str().map(str::to_owned),
        }
    }

    fn units(&self) -> impl Iterator<Item = u16> {
        units(self.as_bytes(), self.encoding())
    }
}

/// The units of UTF-16.
fn units(bytes: &[u8], encoding: Encoding) -> impl Iterator<Item = u16> {
    bytes.chunks_exact(2).map(move |pair| {
        let pair = [pair[0], pair[1]];
        match encoding {
            Encoding::Utf16Le => u16::from_le_bytes(pair),
            _ => u16::from_be_bytes(pair),
        }
    })
}

/// How many bytes the first character has.
fn char_length(bytes: &[u8], encoding: Encoding) -> usize {
    match encoding {
        Encoding::Binary | Encoding::Ascii | Encoding::Latin1 => 1,
        Encoding::Utf8 => {
            let length = match bytes[0] {
                0xc2..=0xdf => 2,
                0xe0..=0xef => 3,
                0xf0..=0xf4 => 4,
                _ => return 1,
            };
            match bytes.get(..length).map(std::str::from_utf8) {
                Some(Ok(_)) => length,
                _ => 1,
            }
        }
        Encoding::Utf16Le | Encoding::Utf16Be => {
            let first = units(bytes, encoding).next();
            let length = match first {
                Some(0xd800..=0xdbff) => 4,
                _ => 2,
            };
            length.min(bytes.len())
        }
    }
}
