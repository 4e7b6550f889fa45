//! Strings of JSON: only what must be escaped is.
//!
//! Most strings of a catalog are short and have nothing to escape, and a few are whole files with a line break
//! every few bytes. Eight bytes are looked at at once, and all that must be escaped among them is found by that.

use std::fmt::Write as _;

/// Appends a string as JSON.
pub fn write_json_string(out: &mut String, text: &str) {
    out.reserve(text.len() + 2);
    out.push('"');
    write_json_escaped(out, text);
    out.push('"');
}

/// Appends what stands between the quotes of a string in JSON.
pub fn write_json_escaped(out: &mut String, text: &str) {
    let bytes = text.as_bytes();
    let mut escaping = Escaping {
        out,
        text,
        written: 0,
    };
    let (pieces, rest) = bytes.as_chunks::<PIECE>();
    for (index, piece) in pieces.iter().enumerate() {
        if !is_clean(piece) {
            escaping.words(index * PIECE, piece);
        }
    }
    escaping.words(pieces.len() * PIECE, rest);
    escaping.out.push_str(&text[escaping.written..]);
}

/// How many bytes are looked at at once in long texts.
const PIECE: usize = 32;

/// Whether nothing in a piece must be escaped. Without an early end, all its bytes are looked at at once.
fn is_clean(piece: &[u8; PIECE]) -> bool {
    !piece
        .iter()
        .fold(false, |found, byte| found | is_escaped(*byte))
}

#[inline]
fn is_escaped(byte: u8) -> bool {
    (byte < b' ') | (byte == b'"') | (byte == b'\\')
}

/// A text on its way.
struct Escaping<'a> {
    out: &'a mut String,
    text: &'a str,
    /// How much of the text is written.
    written: usize,
}

impl Escaping<'_> {
    /// Looks at some bytes of the text, which begin at an offset.
    #[inline]
    fn words(&mut self, start: usize, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for (index, word) in words.iter().enumerate() {
            self.found(start + index * 8, escapes(u64::from_le_bytes(*word)));
        }
        let looked_at = bytes.len() - rest.len();
        if rest.is_empty() {
            return;
        }
        if let Some(last) = bytes.last_chunk::<8>() {
            // Some of the last eight have been looked at: they are shifted out.
            let last = escapes(u64::from_le_bytes(*last)) >> (8 * (8 - rest.len()));
            self.found(start + looked_at, last);
        } else if let (Some(first), Some(last)) = (rest.first_chunk::<4>(), rest.last_chunk::<4>())
        {
            let first = escapes(wide(*first)) & u64::from(u32::MAX);
            let last = escapes(wide(*last)) & u64::from(u32::MAX);
            self.found(start, first | last << (8 * (rest.len() - 4)));
        } else {
            for (index, byte) in rest.iter().enumerate() {
                if is_escaped(*byte) {
                    self.escape(start + index);
                }
            }
        }
    }

    /// Escapes what the highest bits of the bytes of a word tell, which stands at an offset.
    #[inline]
    fn found(&mut self, start: usize, mut found: u64) {
        while found != 0 {
            self.escape(start + found.trailing_zeros() as usize / 8);
            found &= found - 1;
        }
    }

    /// Writes all up to a byte that must be escaped, and that one.
    fn escape(&mut self, at: usize) {
        let out = &mut *self.out;
        out.push_str(&self.text[self.written..at]);
        self.written = at + 1;
        match self.text.as_bytes()[at] {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b'\x08' => out.push_str("\\b"),
            b'\x0c' => out.push_str("\\f"),
            // Writing to a string cannot fail.
            byte => drop(write!(out, "\\u{byte:04x}")),
        }
    }
}

fn wide(bytes: [u8; 4]) -> u64 {
    u64::from(u32::from_le_bytes(bytes))
}

/// Which of the eight bytes of a word must be escaped: the highest bit of such a byte is set. No sum goes over
/// into the next byte, since the highest bits are added to none.
#[inline]
fn escapes(word: u64) -> u64 {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const HIGHEST: u64 = u64::from_ne_bytes([0x80; 8]);
    let is_below = |word: u64, limit: u8| {
        let sums = (word & !HIGHEST) + ONES * u64::from(0x80 - limit);
        !(sums | word)
    };
    let is = |byte: u8| is_below(word ^ (ONES * u64::from(byte)), 1);
    (is_below(word, b' ') | is(b'"') | is(b'\\')) & HIGHEST
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Byte by byte.
    fn plainly(text: &str) -> String {
        let mut out = String::new();
        for c in text.chars() {
            match c {
                '"' | '\\' => out.extend(['\\', c]),
                '\n' => out.push_str("\\n"),
                '\r' => out.push_str("\\r"),
                '\t' => out.push_str("\\t"),
                '\x08' => out.push_str("\\b"),
                '\x0c' => out.push_str("\\f"),
                '\0'..' ' => out.push_str(&format!("\\u{:04x}", c as u32)),
                c => out.push(c),
            }
        }
        out
    }

    #[test]
    fn escapes_are_seen_wherever_they_are() {
        for length in 0..80 {
            for at in 0..length {
                for c in (0..=0xff_u8).map(char::from) {
                    let mut text: Vec<char> = vec!['a'; length];
                    text[at] = c;
                    // What is near another one is seen, too.
                    text[length - 1] = '"';
                    text[at / 2] = '\x1f';
                    let text: String = text.into_iter().collect();
                    let mut out = String::new();
                    write_json_escaped(&mut out, &text);
                    assert_eq!(out, plainly(&text), "{text:?}");
                }
            }
        }
    }

    #[test]
    fn each_byte_of_a_word_tells_of_itself_alone() {
        for byte in 0..=u8::MAX {
            for other in [0, b'!', b'"', b'#', b'\\', b']', b' ', 0x7f, 0x80, 0xff] {
                for at in 0..8 {
                    let mut bytes = [other; 8];
                    bytes[at] = byte;
                    let found = escapes(u64::from_le_bytes(bytes)).to_le_bytes();
                    for (byte, found) in bytes.iter().zip(found) {
                        assert_eq!(found, u8::from(is_escaped(*byte)) << 7);
                    }
                }
            }
        }
    }
}
