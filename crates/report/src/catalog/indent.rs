//! JSON that gets line breaks and indentation while it is written.

use std::io::{self, Write};

/// How far a level is indented.
const LEVEL: &str = "  ";

/// Takes JSON without white space, in pieces of any size, and hands it on with a line a member.
pub(crate) struct Indented<W> {
    out: W,
    depth: usize,
    within: Within,
    line: Vec<u8>,
}

/// What the last byte was part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    /// Neither a string nor something that has just been opened.
    Open,
    /// A list or an object of which it is not known yet whether there is anything in it.
    Opened,
    String,
    /// A string, right behind a backslash.
    Escape,
}

impl<W: Write> Indented<W> {
    pub(crate) fn new(out: W) -> Self {
        Self {
            out,
            depth: 0,
            within: Within::Open,
            line: Vec::new(),
        }
    }

    fn byte(&mut self, byte: u8) {
        match self.within {
            Within::Escape => self.within = Within::String,
            Within::String => match byte {
                b'\\' => self.within = Within::Escape,
                b'"' => self.within = Within::Open,
                _ => {}
            },
            Within::Open | Within::Opened => return self.structure(byte),
        }
        self.line.push(byte);
    }

    /// A byte that is not in a string.
    fn structure(&mut self, byte: u8) {
        let is_first = self.within == Within::Opened;
        let is_end = matches!(byte, b'}' | b']');
        self.depth -= usize::from(is_end && self.depth > 0);
        // What is empty stays on its line.
        if is_first != is_end {
            self.break_line();
        }
        self.line.push(byte);
        self.within = match byte {
            b'"' => Within::String,
            b'{' | b'[' => {
                self.depth += 1;
                Within::Opened
            }
            _ => Within::Open,
        };
        match byte {
            b',' => self.break_line(),
            b':' => self.line.push(b' '),
            _ => {}
        }
    }

    fn break_line(&mut self) {
        self.line.push(b'\n');
        for _ in 0..self.depth {
            self.line.extend_from_slice(LEVEL.as_bytes());
        }
    }
}

impl<W: Write> Write for Indented<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            self.byte(*byte);
        }
        self.out.write_all(&self.line)?;
        self.line.clear();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indented(json: &str, piece: usize) -> String {
        let mut out = Vec::new();
        let mut indented = Indented::new(&mut out);
        for piece in json.as_bytes().chunks(piece) {
            indented.write_all(piece).unwrap();
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn every_member_gets_a_line() {
        let json = r#"{"a":[],"b":{},"c":[1,"x\"],{\\",[[]],{"d":null}],"e":true}"#;
        let value: serde_json::Value = serde_json::from_str(json).unwrap();
        let expected = serde_json::to_string_pretty(&value).unwrap();
        for piece in 1..json.len() {
            assert_eq!(indented(json, piece), expected);
        }
    }
}
