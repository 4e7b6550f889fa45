//! Reading a timespan by a format. The reference builds a regular expression of each format; the
//! matcher here gives the same answers in time that grows with text and format, never beyond.

use std::fmt::Write as _;

use crate::text::{is_space, is_space_byte, regexp_escape};
use crate::time::TimeError;
use crate::timespan::Timespan;
use crate::timespan::format::{Format, Padding, Segment, ValueSegment};

/// The largest repetition that Ruby's regular expressions take.
const MAX_REPEAT: usize = 100_000;

/// How many characters a value takes, and which.
struct Extent {
    least: usize,
    most: usize,
    blanks: bool,
    /// Whether blanks before the value are passed over.
    skips_blanks: bool,
}

impl Format {
    /// Reads a timespan.
    pub fn read(&self, text: &str) -> Result<Timespan, TimeError> {
        self.check_widths()?;
        let unparsable = || TimeError::Unparsable {
            text: text.to_owned(),
            format: self.text.clone(),
        };
        let starts = if text.starts_with('-') {
            &[1, 0][..]
        } else {
            &[0]
        };
        let matcher = Matcher::new(text.as_bytes(), &self.segments).ok_or_else(unparsable)?;
        let groups = starts
            .iter()
            .find_map(|start| matcher.groups(*start))
            .ok_or_else(unparsable)?;
        let mut nanoseconds = 0_i128;
        for (segment, (start, end)) in self.segments.iter().zip(groups) {
            let Segment::Value(value) = segment else {
                continue;
            };
            let group = text[start..end].trim_start_matches(is_space);
            if group.is_empty() || !group.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(unparsable());
            }
            let part = value.read(group)?.ok_or_else(unparsable)?;
            nanoseconds = nanoseconds.checked_add(part).ok_or_else(unparsable)?;
        }
        Ok(Timespan::from_nanoseconds(if text.starts_with('-') {
            -nanoseconds
        } else {
            nanoseconds
        }))
    }

    /// A width that no regular expression can repeat is an error of the reference's engine.
    fn check_widths(&self) -> Result<(), TimeError> {
        for segment in &self.segments {
            let Segment::Value(ValueSegment {
                width: Some(width),
                padding,
                ..
            }) = segment
            else {
                continue;
            };
            let problem = match (*width, padding) {
                (0, Padding::Nothing) => "upper is smaller than lower in repeat range",
                (width, _) if width > MAX_REPEAT => "too big number for repeat range",
                _ => continue,
            };
            return Err(TimeError::RepeatRange {
                problem,
                pattern: self.pattern(),
            });
        }
        Ok(())
    }

    /// The regular expression that the reference builds, for its error sentences.
    fn pattern(&self) -> String {
        let mut pattern = String::from(r"\A-?");
        for segment in &self.segments {
            let value = match segment {
                Segment::Literal(literal) => {
                    pattern.push('(');
                    pattern.push_str(&regexp_escape(literal));
                    pattern.push(')');
                    continue;
                }
                Segment::Value(value) => value,
            };
            let default = value.default_width();
            let _ = match (value.width, value.padding, value.total) {
                (None, Padding::Blanks, true) => write!(pattern, r"\s*([0-9]+)"),
                (None, Padding::Blanks, false) => write!(pattern, r"([0-9\s]{{1,{default}}})"),
                (None, _, true) => write!(pattern, "([0-9]+)"),
                (None, _, false) => write!(pattern, "([0-9]{{1,{default}}})"),
                (Some(width), Padding::Nothing, _) => write!(pattern, "([0-9]{{1,{width}}})"),
                (Some(width), Padding::Zeros, _) => write!(pattern, "([0-9]{{{width}}})"),
                (Some(width), Padding::Blanks, _) => write!(pattern, r"([0-9\s]{{{width}}})"),
            };
        }
        pattern.push_str(r"\z");
        pattern
    }
}

impl ValueSegment {
    fn extent(&self) -> Extent {
        let blanks = self.padding == Padding::Blanks;
        match self.width {
            None if self.total => Extent {
                least: 1,
                most: usize::MAX,
                blanks: false,
                skips_blanks: blanks,
            },
            None => Extent {
                least: 1,
                most: self.default_width(),
                blanks,
                skips_blanks: false,
            },
            Some(width) if self.padding == Padding::Nothing => Extent {
                least: 1,
                most: width,
                blanks,
                skips_blanks: false,
            },
            Some(width) => Extent {
                least: width,
                most: width,
                blanks,
                skips_blanks: false,
            },
        }
    }

    /// The nanoseconds that digits stand for; nothing when there are too many.
    fn read(&self, digits: &str) -> Result<Option<i128>, TimeError> {
        if !self.is_fraction() {
            let count = digits.parse::<i128>().ok();
            return Ok(count.and_then(|count| count.checked_mul(self.unit.nanoseconds())));
        }
        if self.total {
            return Err(TimeError::FractionAlone);
        }
        let missing = 9_usize.saturating_sub(digits.len()) as u32;
        Ok(digits
            .parse::<i128>()
            .ok()
            .and_then(|count| count.checked_mul(10_i128.pow(missing))))
    }
}

/// The largest table that is filled for one match; no text that anyone writes comes near.
const MAX_TABLE: usize = 1 << 26;

struct Matcher<'a> {
    text: &'a [u8],
    segments: &'a [Segment],
    /// For every segment and position, whether the rest of the format matches the rest of the
    /// text from there.
    reachable: Vec<bool>,
}

impl<'a> Matcher<'a> {
    /// Fills the table from the last segment to the first.
    fn new(text: &'a [u8], segments: &'a [Segment]) -> Option<Self> {
        let columns = text.len() + 1;
        let size = columns
            .checked_mul(segments.len() + 1)
            .filter(|size| *size <= MAX_TABLE)?;
        let mut matcher = Self {
            text,
            segments,
            reachable: vec![false; size],
        };
        matcher.reachable[size - 1] = true;
        for index in (0..segments.len()).rev() {
            for position in 0..columns {
                matcher.reachable[index * columns + position] =
                    matcher.take(index, position).is_some();
            }
        }
        Some(matcher)
    }

    /// What each segment takes when the format is matched from `position`, the longest first.
    fn groups(&self, mut position: usize) -> Option<Vec<(usize, usize)>> {
        let mut groups = Vec::with_capacity(self.segments.len());
        for index in 0..self.segments.len() {
            let (start, end) = self.take(index, position)?;
            groups.push((start, end));
            position = end;
        }
        (position == self.text.len()).then_some(groups)
    }

    /// The longest piece of text from `position` that a segment takes so that the rest matches.
    fn take(&self, index: usize, position: usize) -> Option<(usize, usize)> {
        let rest = &self.text[position..];
        let value = match &self.segments[index] {
            Segment::Literal(literal) => {
                let end = position + literal.len();
                let fits = rest.starts_with(literal.as_bytes()) && self.is_reachable(index, end);
                return fits.then_some((position, end));
            }
            Segment::Value(value) => value,
        };
        let extent = value.extent();
        let accepts = |byte: &u8| byte.is_ascii_digit() || extent.blanks && is_space_byte(*byte);
        let mut start = position;
        if extent.skips_blanks {
            start += rest.iter().take_while(|byte| is_space_byte(**byte)).count();
        }
        let available = self.text[start..]
            .iter()
            .take(extent.most)
            .take_while(|byte| accepts(byte))
            .count();
        (extent.least..=available)
            .rev()
            .map(|count| start + count)
            .find(|end| self.is_reachable(index, *end))
            .map(|end| (start, end))
    }

    fn is_reachable(&self, index: usize, end: usize) -> bool {
        self.reachable[(index + 1) * (self.text.len() + 1) + end]
    }
}
