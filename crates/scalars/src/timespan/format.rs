//! The formats that timespans are printed and read by, as `%D-%H:%M:%S`.

use crate::time::{NSECS_PER_SEC, TimeError};
use crate::timespan::{Timespan, Unit};

/// The formats that are tried when none is given; the first is also the one for printing.
pub const DEFAULT_FORMATS: [&str; 8] = [
    "%D-%H:%M:%S.%-N",
    "%H:%M:%S.%-N",
    "%M:%S.%-N",
    "%S.%-N",
    "%D-%H:%M:%S",
    "%H:%M:%S",
    "%D-%H:%M",
    "%S",
];

/// The longest text this implementation produces.
const MAX_OUTPUT: usize = 1 << 24;

/// A format taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Format {
    pub(super) text: String,
    pub(super) segments: Vec<Segment>,
}

/// A part of a format: literal text, or one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Segment {
    Literal(String),
    Value(ValueSegment),
}

/// A value in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ValueSegment {
    pub(super) unit: Unit,
    pub(super) padding: Padding,
    pub(super) width: Option<usize>,
    /// Whether the value carries everything larger units would have taken.
    pub(super) total: bool,
}

/// What fills a value up to its width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Padding {
    Nothing,
    Blanks,
    Zeros,
}

#[derive(PartialEq)]
enum State {
    Literal,
    Padding,
    Width,
}

impl Format {
    /// Takes a format apart.
    pub fn parse(text: &str) -> Result<Self, TimeError> {
        let mut segments: Vec<Segment> = Vec::new();
        let mut state = State::Literal;
        let mut padding = Padding::Zeros;
        let mut width: Option<usize> = None;
        let mut start = 0;
        let bad = |start: usize, position: usize| TimeError::BadFormatSpecifier {
            expression: text.chars().skip(start).take(position - start).collect(),
            format: text.to_owned(),
            position,
        };
        let mut last = 0;
        for (position, character) in text.chars().enumerate() {
            last = position;
            if state == State::Literal {
                if character == '%' {
                    (state, padding, width, start) =
                        (State::Padding, Padding::Zeros, None, position);
                } else {
                    push_literal(&mut segments, character);
                }
                continue;
            }
            let unit = match character {
                '%' => {
                    push_literal(&mut segments, '%');
                    state = State::Literal;
                    continue;
                }
                '-' | '_' if state == State::Padding => {
                    padding = if character == '-' {
                        Padding::Nothing
                    } else {
                        Padding::Blanks
                    };
                    state = State::Width;
                    continue;
                }
                '0' if state == State::Padding => {
                    state = State::Width;
                    continue;
                }
                '0'..='9' => {
                    let digit = character as usize - '0' as usize;
                    width = Some(width.unwrap_or(0).saturating_mul(10).saturating_add(digit));
                    state = State::Width;
                    continue;
                }
                'D' => Unit::Day,
                'H' => Unit::Hour,
                'M' => Unit::Minute,
                'S' => Unit::Second,
                'L' => Unit::Millisecond,
                'N' => Unit::Nanosecond,
                _ => return Err(bad(start, position)),
            };
            segments.push(Segment::Value(ValueSegment {
                unit,
                padding,
                width,
                total: false,
            }));
            state = State::Literal;
        }
        if state != State::Literal {
            return Err(bad(start, last));
        }
        mark_total(&mut segments);
        Ok(Self {
            text: text.to_owned(),
            segments,
        })
    }

    /// Prints a timespan.
    pub fn write(&self, timespan: Timespan) -> String {
        let mut output = String::from(if timespan.is_negative() { "-" } else { "" });
        for segment in &self.segments {
            match segment {
                Segment::Literal(literal) => output.push_str(literal),
                Segment::Value(value) => value.write(timespan, &mut output),
            }
        }
        output
    }
}

/// The first value of the largest unit in a format carries the units above it.
fn mark_total(segments: &mut [Segment]) {
    let units = segments.iter().filter_map(|segment| match segment {
        Segment::Value(value) => Some(value.unit),
        Segment::Literal(_) => None,
    });
    let Some(largest) = units.max() else { return };
    for segment in segments {
        if let Segment::Value(value) = segment
            && value.unit == largest
        {
            value.total = true;
            return;
        }
    }
}

fn push_literal(segments: &mut Vec<Segment>, character: char) {
    if let Some(Segment::Literal(literal)) = segments.last_mut() {
        literal.push(character);
    } else {
        segments.push(Segment::Literal(character.to_string()));
    }
}

impl ValueSegment {
    pub(super) fn default_width(&self) -> usize {
        match self.unit {
            Unit::Day => 1,
            Unit::Hour | Unit::Minute | Unit::Second => 2,
            Unit::Millisecond => 3,
            Unit::Nanosecond => 9,
        }
    }

    pub(super) fn is_fraction(&self) -> bool {
        matches!(self.unit, Unit::Nanosecond | Unit::Millisecond)
    }

    fn write(&self, timespan: Timespan, output: &mut String) {
        // Widths are bounded by what anyone can mean; the reference would fill any memory.
        let room = MAX_OUTPUT.saturating_sub(output.len());
        let width = self.width.unwrap_or(self.default_width()).min(room);
        let value = match self.unit {
            Unit::Nanosecond => self.nanoseconds(timespan, width),
            unit if self.total => timespan.total(unit),
            Unit::Day => timespan.days(),
            Unit::Hour => timespan.hours(),
            Unit::Minute => timespan.minutes(),
            Unit::Second => timespan.seconds(),
            Unit::Millisecond => timespan.milliseconds(),
        };
        if !self.is_fraction() {
            match self.padding {
                Padding::Nothing => output.push_str(&value.to_string()),
                Padding::Blanks => pad(output, ' ', &value.to_string(), width),
                Padding::Zeros => pad(output, '0', &value.to_string(), width),
            }
            return;
        }
        // Fractions are left-justified, and lose their trailing zeros unless zeros pad them.
        let mut digits = value.to_string();
        if !self.total && self.padding != Padding::Zeros {
            let kept = digits.trim_end_matches('0').len().max(1);
            digits.truncate(kept);
        }
        output.push_str(&digits);
        if self.padding != Padding::Nothing {
            pad(output, ' ', "", width.saturating_sub(digits.len()));
        }
    }

    fn nanoseconds(&self, timespan: Timespan, width: usize) -> i128 {
        let total = timespan.total(Unit::Nanosecond);
        if width < 9 {
            let shortened = total / 10_i128.pow(9 - width as u32);
            return if self.total {
                shortened
            } else {
                shortened % 10_i128.pow(width as u32)
            };
        }
        if self.total {
            total
        } else {
            total % NSECS_PER_SEC
        }
    }
}

fn pad(output: &mut String, character: char, digits: &str, width: usize) {
    marotte_budget::demand(width);
    output.extend(std::iter::repeat_n(
        character,
        width.saturating_sub(digits.len()),
    ));
    output.push_str(digits);
}
