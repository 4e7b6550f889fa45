//! What times and spans of time share: their unit, their errors, and the rules by which they
//! stand for seconds among numbers.

use std::cmp::Ordering;
use std::fmt;

use crate::float;

/// Nanoseconds in a second.
pub(crate) const NSECS_PER_SEC: i128 = 1_000_000_000;

/// Why a time or a span of time could not be made, formatted or computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeError {
    /// A format of a timespan has a directive that there is none of.
    BadFormatSpecifier {
        /// The directive as far as it was read.
        expression: String,
        /// The whole format.
        format: String,
        /// Where the reading stopped, in characters.
        position: usize,
    },
    /// A width in a format cannot be used to read text.
    RepeatRange {
        /// What is wrong with the width.
        problem: &'static str,
        /// The pattern that the format stands for.
        pattern: String,
    },
    /// `%L` or `%N` is the largest unit of a format that reads a timespan.
    FractionAlone,
    /// Text does not have a format.
    Unparsable {
        /// The text.
        text: String,
        /// The format.
        format: String,
    },
    /// Text has none of several formats.
    UnparsableByAny {
        /// The text.
        text: String,
        /// The formats, joined.
        formats: String,
    },
    /// A time zone is given both in the text and beside it.
    TimezoneGivenTwice,
    /// A time zone is unknown.
    IllegalTimezone(String),
    /// The text of a timestamp says no year.
    MissingYear,
    /// A part of a time is out of range: its name.
    OutOfRange(&'static str),
    /// A time zone cannot be written as hours and minutes.
    UnusableOffset(String),
    /// A time zone is a day or more away.
    OffsetOutOfRange,
    /// A format of a timestamp ends within a directive.
    InvalidFormat(String),
    /// A float is infinite or no number.
    FloatDomain(String),
    /// A division by zero.
    DividedByZero,
    /// The result is beyond what a time can hold.
    Overflow,
}

impl fmt::Display for TimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadFormatSpecifier {
                expression,
                format,
                position,
            } => write!(
                f,
                "Bad format specifier '{expression}' in '{format}', at position {position}"
            ),
            Self::RepeatRange { problem, pattern } => write!(f, "{problem}: /{pattern}/"),
            Self::FractionAlone => f.write_str(
                "Format specifiers %L and %N denotes fractions and must be used together with a \
                 specifier of higher magnitude",
            ),
            Self::Unparsable { text, format } => {
                write!(f, "Unable to parse '{text}' using format '{format}'")
            }
            Self::UnparsableByAny { text, formats } => {
                write!(
                    f,
                    "Unable to parse '{text}' using any of the formats {formats}"
                )
            }
            Self::TimezoneGivenTwice => f.write_str(
                "Using a Timezone designator in format specification is mutually exclusive to \
                 providing an explicit timezone argument",
            ),
            Self::IllegalTimezone(zone) => write!(f, "Illegal timezone '{zone}'"),
            Self::MissingYear => f.write_str("no implicit conversion of nil into Integer"),
            Self::OutOfRange(part) => write!(f, "{part} out of range"),
            Self::UnusableOffset(offset) => write!(
                f,
                "\"+HH:MM\", \"-HH:MM\", \"UTC\" or \"A\"..\"I\",\"K\"..\"Z\" expected for \
                 utc_offset: {offset}"
            ),
            Self::OffsetOutOfRange => f.write_str("utc_offset out of range"),
            Self::InvalidFormat(format) => write!(f, "invalid format: {format}"),
            Self::FloatDomain(value) => f.write_str(value),
            Self::DividedByZero => f.write_str("divided by 0"),
            Self::Overflow => f.write_str("time out of range"),
        }
    }
}

impl std::error::Error for TimeError {}

/// The nanoseconds of a float; a fraction is cut off.
pub(crate) fn nanoseconds_of(value: f64) -> Result<i128, TimeError> {
    if !value.is_finite() {
        return Err(TimeError::FloatDomain(float::to_s(value)));
    }
    if value.abs() >= 1.7e38 {
        return Err(TimeError::Overflow);
    }
    Ok(value as i128)
}

/// Whole seconds, rounded down.
pub(crate) fn whole_seconds(nanoseconds: i128) -> i128 {
    nanoseconds.div_euclid(NSECS_PER_SEC)
}

/// Seconds as a float. Ruby reduces the fraction before it divides.
pub(crate) fn float_seconds(nanoseconds: i128) -> f64 {
    quotient(nanoseconds, NSECS_PER_SEC)
}

/// The quotient of two integers as a float.
pub(crate) fn quotient(numerator: i128, denominator: i128) -> f64 {
    let divisor = greatest_common_divisor(numerator.unsigned_abs(), denominator.unsigned_abs());
    if divisor == 0 {
        return f64::NAN;
    }
    let divisor = i128::try_from(divisor).unwrap_or(1);
    (numerator / divisor) as f64 / (denominator / divisor) as f64
}

fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A time compares with an integer by its whole seconds.
pub(crate) fn compare_integer(nanoseconds: i128, seconds: i64) -> Ordering {
    whole_seconds(nanoseconds).cmp(&i128::from(seconds))
}

/// A time compares with a float by its seconds as a float.
pub(crate) fn compare_float(nanoseconds: i128, seconds: f64) -> Option<Ordering> {
    float_seconds(nanoseconds).partial_cmp(&seconds)
}
