//! Splitting, as Ruby's `String#split` does it with a regular expression.

use crate::finder::Finder;
use crate::matches::after_char;
use crate::{LimitError, Regex};

impl Regex {
    /// Splits a text. A positive limit is the most pieces there may be; with 0, empty pieces at
    /// the end are dropped; with a negative limit they stay. Groups of the separator are pieces.
    pub fn split<'t>(&self, text: &'t str, limit: i64) -> Result<Vec<&'t str>, LimitError> {
        if text.is_empty() {
            return Ok(Vec::new());
        }
        if limit == 1 {
            return Ok(vec![text]);
        }
        let mut pieces = Vec::new();
        let mut count = 1;
        // A piece begins at `begin`; the search for its end begins at `start`, which is a
        // character further once an empty match has been found right at `begin`.
        let (mut begin, mut start) = (0, 0);
        let mut last_empty = false;
        let has_groups = self.group_count() > 0;
        let mut finder = Finder::new(self, text);
        loop {
            // Most separators have no groups, and are found without asking for any.
            let captures = match has_groups {
                true => finder.captures_at(start)?,
                false => None,
            };
            let found = match &captures {
                Some(captures) => captures.span(0),
                None if has_groups => None,
                None => finder.find_at(start)?,
            };
            let Some((from, to)) = found else {
                break;
            };
            if start == from && from == to {
                if last_empty {
                    pieces.push(text.get(begin..start).unwrap_or_default());
                    begin = start;
                } else {
                    start = after_char(text, start);
                    last_empty = true;
                    continue;
                }
            } else {
                pieces.push(text.get(begin..from).unwrap_or_default());
                begin = to;
                start = to;
            }
            last_empty = false;
            if let Some(captures) = captures {
                pieces.extend((1..captures.len()).filter_map(|group| captures.get(group)));
            }
            count += 1;
            if limit > 0 && limit <= count {
                break;
            }
        }
        if limit != 0 || text.len() > begin {
            pieces.push(text.get(begin..).unwrap_or_default());
        }
        if limit == 0 {
            while pieces.last().is_some_and(|piece| piece.is_empty()) {
                pieces.pop();
            }
        }
        Ok(pieces)
    }
}
