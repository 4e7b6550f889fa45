//! Where a value stands in a text of JSON that is known to be sound.

use std::ops::Range;

/// A step on the way to a value.
#[derive(Clone, Copy)]
pub(super) enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

/// The bytes of the value at the end of a way.
pub(super) fn find(text: &str, way: &[Step<'_>]) -> Option<Range<usize>> {
    Scan { text, at: 0 }.value(way)
}

struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl Scan<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Goes over white space and comments.
    fn space(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            let rest = self.rest();
            let comment = match rest.get(..2) {
                Some("//") => rest.find('\n').map_or(rest.len(), |end| end + 1),
                Some("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
                _ => return,
            };
            self.at += comment;
        }
    }

    /// Whether that comes next; if it does, it is passed.
    fn passes(&mut self, wanted: char) -> bool {
        self.space();
        let is_next = self.rest().starts_with(wanted);
        self.at += usize::from(is_next);
        is_next
    }

    /// A string, without its quotes and as it is written.
    fn string(&mut self) -> Option<Range<usize>> {
        let start = self.at + 1;
        let mut escaped = false;
        let end = self.rest().char_indices().skip(1).find(|(_, char)| {
            let is_end = *char == '"' && !escaped;
            escaped = *char == '\\' && !escaped;
            is_end
        });
        let end = self.at + end?.0;
        self.at = end + 1;
        Some(start..end)
    }

    /// Goes over a value, or finds what is at the end of a way into it.
    fn value(&mut self, way: &[Step<'_>]) -> Option<Range<usize>> {
        self.space();
        let start = self.at;
        match self.rest().chars().next()? {
            '{' => {
                self.at += 1;
                while !self.passes('}') {
                    self.space();
                    let key = self.string()?;
                    self.passes(':');
                    match way {
                        [Step::Key(wanted), rest @ ..] if self.text[key] == **wanted => {
                            return self.value(rest);
                        }
                        _ => self.value(&[])?,
                    };
                    self.passes(',');
                }
            }
            '[' => {
                self.at += 1;
                let mut index = 0;
                while !self.passes(']') {
                    match way {
                        [Step::Index(wanted), rest @ ..] if index == *wanted => {
                            return self.value(rest);
                        }
                        _ => self.value(&[])?,
                    };
                    index += 1;
                    self.passes(',');
                }
            }
            '"' => {
                self.string()?;
            }
            _ => {
                let rest = self.rest();
                let is_end = |char: char| ",]}/".contains(char) || char.is_whitespace();
                self.at += rest.find(is_end).unwrap_or(rest.len()).max(1);
            }
        }
        way.is_empty().then_some(start..self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found() {
        let text = "{ \"a\\\"\": [1, {\"x\": 2}], // c\n \"b\": [true, {\"c\": \"d\"}] }";
        let found = |way: &[Step<'_>]| find(text, way).map(|range| &text[range]);
        let (key, index) = (Step::Key, Step::Index);
        assert_eq!(found(&[key("b"), index(0)]), Some("true"));
        assert_eq!(found(&[key("b"), index(1), key("c")]), Some("\"d\""));
        assert_eq!(found(&[key("x")]), None);
        assert_eq!(found(&[key("b"), index(2)]), None);
    }
}
