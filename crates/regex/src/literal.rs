//! Patterns that are nothing but a few characters: `,`, `\.`, `::`. What they match is found without any
//! engine.

use crate::{Engine, Options};

/// Longer ones are no longer the quickest to find in this way.
const LONGEST: usize = 8;

/// The characters of a pattern, all in ASCII.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Literal {
    bytes: [u8; LONGEST],
    length: usize,
}

impl Literal {
    /// What a pattern stands for, if it is one.
    pub(crate) fn of(source: &str, options: Options, engine: Engine) -> Option<Self> {
        if options.ignore_case || options.extended || engine == Engine::Backtracking {
            return None;
        }
        let mut literal = Self {
            bytes: [0; LONGEST],
            length: 0,
        };
        let mut rest = source.bytes();
        while let Some(byte) = rest.next() {
            let byte = match byte {
                b'\\' => rest.next().filter(|escaped| is_punctuation(*escaped))?,
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b' ' => byte,
                b',' | b';' | b':' | b'/' | b'=' | b'@' | b'%' | b'-' => byte,
                _ => return None,
            };
            *literal.bytes.get_mut(literal.length)? = byte;
            literal.length += 1;
        }
        (literal.length > 0).then_some(literal)
    }

    /// Where it is first at or after a byte offset.
    #[inline]
    pub(crate) fn find(&self, text: &str, start: usize) -> Option<(usize, usize)> {
        let sought = self.bytes.get(..self.length)?;
        let mut from = start;
        loop {
            let rest = text.as_bytes().get(from..)?;
            let place = from + memchr::memchr(sought[0], rest)?;
            let end = place + sought.len();
            if text.as_bytes().get(place..end)? == sought {
                return Some((place, end));
            }
            from = place + 1;
        }
    }
}

/// What a backslash takes its meaning from, and gives it none.
fn is_punctuation(byte: u8) -> bool {
    matches!(
        byte,
        b'.' | b'*'
            | b'?'
            | b'+'
            | b'^'
            | b'$'
            | b'|'
            | b'\\'
            | b'('
            | b')'
            | b'['
            | b']'
            | b'{'
            | b'}'
            | b'-'
            | b'/'
            | b','
            | b':'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Regex;

    #[test]
    fn few_characters_are_found_as_by_the_engines() {
        let texts = [
            "",
            ".",
            "a.b..c",
            "x::y:z",
            "a,b\nc,ü.d",
            "::",
            "aaab",
            "{1}",
        ];
        for source in [r"\.", ",", "::", "ab", r"\{1\}", r"a\.b", "aab"] {
            assert!(Literal::of(source, Options::default(), Engine::Best).is_some());
            let best = Regex::new(source).expect("a pattern");
            let options = Options::default();
            let slow = Regex::with_engine(source, options, Engine::Backtracking).expect("the same");
            for text in texts {
                for start in 0..=text.len() {
                    let found = best.find_at(text, start).expect("few steps");
                    assert_eq!(
                        found,
                        slow.find_at(text, start).expect("few steps"),
                        "{source}"
                    );
                }
                assert_eq!(best.split(text, 0).ok(), slow.split(text, 0).ok());
                assert_eq!(best.is_match(text).ok(), slow.is_match(text).ok());
                let replaced = best.replace(text, r"<\0>", true).ok();
                assert_eq!(replaced, slow.replace(text, r"<\0>", true).ok());
            }
        }
        for source in [
            "",
            ".",
            "a|b",
            r"\d",
            "a*",
            "(a)",
            "[a]",
            r"\1",
            "123456789",
            "^a",
        ] {
            let literal = Literal::of(source, Options::default(), Engine::Best);
            assert!(literal.is_none(), "{source}");
        }
    }
}
