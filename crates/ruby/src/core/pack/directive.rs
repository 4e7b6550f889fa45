//! The directives of a format: a letter, what modifies it, and how often it counts.

use crate::interp::{Outcome, Ruby};

/// How often a directive counts, or how long what it means is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// Once, since nothing was said.
    One,
    /// So often.
    Times(usize),
    /// As often as there is something: `*`.
    All,
}

/// A directive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Directive {
    pub(super) letter: char,
    pub(super) count: Count,
    /// `>`: the high byte first; `<` or nothing: the low one.
    pub(super) big_endian: bool,
    /// `_`, `!`: as large as the machine has them.
    pub(super) native: bool,
}

impl Directive {
    /// How often it counts, if there is no more than this.
    pub(super) fn times(self, all: usize) -> usize {
        match self.count {
            Count::One => 1,
            Count::Times(count) => count,
            Count::All => all,
        }
    }

    /// The size of an integer in bytes, whether it has a sign, and whether its high byte is first.
    pub(super) fn integer(self) -> Option<(usize, bool, bool)> {
        let long = if self.native { 8 } else { 4 };
        let (size, signed) = match self.letter {
            'c' => (1, true),
            'C' => (1, false),
            's' => (2, true),
            'S' => (2, false),
            'i' => (4, true),
            'I' => (4, false),
            'l' => (long, true),
            'L' => (long, false),
            'q' | 'j' => (8, true),
            'Q' | 'J' => (8, false),
            'n' => return Some((2, false, true)),
            'N' => return Some((4, false, true)),
            'v' => return Some((2, false, false)),
            'V' => return Some((4, false, false)),
            _ => return None,
        };
        Some((size, signed, self.big_endian))
    }

    /// Whether a float has eight bytes, and whether the high one is first.
    pub(super) fn float(self) -> Option<(bool, bool)> {
        match self.letter {
            'd' | 'D' | 'E' => Some((true, false)),
            'G' => Some((true, true)),
            'f' | 'F' | 'e' => Some((false, false)),
            'g' => Some((false, true)),
            _ => None,
        }
    }
}

/// Reads a format.
pub(super) fn read(ruby: &mut Ruby<'_>, format: &str) -> Outcome<Vec<Directive>> {
    let mut directives = Vec::new();
    let mut characters = format.chars().peekable();
    while let Some(letter) = characters.next() {
        if letter.is_ascii_whitespace() || letter == '\0' {
            continue;
        }
        if letter == '#' {
            while characters.next_if(|c| *c != '\n').is_some() {}
            continue;
        }
        let mut directive = Directive {
            letter,
            count: Count::One,
            big_endian: false,
            native: false,
        };
        while let Some(modifier) = characters.next_if(|c| matches!(c, '_' | '!' | '<' | '>')) {
            if !"sSiIlLqQjJ".contains(letter) {
                let message = format!("'{modifier}' allowed only after types sSiIlLqQjJ");
                return Err(ruby.argument_error(message));
            }
            match modifier {
                '>' => directive.big_endian = true,
                '<' => directive.big_endian = false,
                _ => directive.native = true,
            }
        }
        if characters.next_if_eq(&'*').is_some() {
            directive.count = Count::All;
        } else {
            let mut digits = String::new();
            while let Some(digit) = characters.next_if(char::is_ascii_digit) {
                digits.push(digit);
            }
            if !digits.is_empty() {
                match digits.parse() {
                    Ok(count) => directive.count = Count::Times(count),
                    Err(_) => return Err(ruby.error("RangeError", "pack length too big")),
                }
            }
        }
        directives.push(directive);
    }
    Ok(directives)
}
