//! `Timespan`: a length of time in nanoseconds, positive or negative.

mod format;
mod matching;

use std::cmp::Ordering;
use std::fmt;

pub use format::{DEFAULT_FORMATS, Format};

use crate::float;
use crate::time::{
    NSECS_PER_SEC, TimeError, compare_float, compare_integer, float_seconds, nanoseconds_of,
    quotient, whole_seconds,
};

/// A length of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timespan {
    nanoseconds: i128,
}

/// The parts that a timespan is made of or taken apart into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// Whether the sum of the parts is negated.
    pub negative: bool,
    /// Days.
    pub days: i64,
    /// Hours.
    pub hours: i64,
    /// Minutes.
    pub minutes: i64,
    /// Seconds.
    pub seconds: i64,
    /// Milliseconds.
    pub milliseconds: i64,
    /// Microseconds.
    pub microseconds: i64,
    /// Nanoseconds.
    pub nanoseconds: i64,
}

/// One entry of the hash that a timespan becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// How many there are of a unit.
    Count(i64),
    /// Whether the timespan is negative.
    Negative(bool),
}

impl Timespan {
    /// A timespan of so many nanoseconds.
    pub const fn from_nanoseconds(nanoseconds: i128) -> Self {
        Self { nanoseconds }
    }

    /// A timespan of so many seconds.
    pub fn from_seconds(seconds: i64) -> Self {
        Self::from_nanoseconds(i128::from(seconds) * NSECS_PER_SEC)
    }

    /// A timespan of so many seconds and their fraction, cut off after the nanoseconds.
    pub fn from_float_seconds(seconds: f64) -> Result<Self, TimeError> {
        Ok(Self::from_nanoseconds(nanoseconds_of(seconds * 1e9)?))
    }

    /// Adds up parts. Each may be negative or larger than its unit usually gets.
    pub fn from_fields(fields: &Fields) -> Self {
        let mut sum = i128::from(fields.days);
        for (factor, part) in [
            (24, fields.hours),
            (60, fields.minutes),
            (60, fields.seconds),
            (1000, fields.milliseconds),
            (1000, fields.microseconds),
            (1000, fields.nanoseconds),
        ] {
            sum = sum * factor + i128::from(part);
        }
        Self::from_nanoseconds(if fields.negative { -sum } else { sum })
    }

    /// Reads text in the first of the default formats that fits.
    pub fn parse(text: &str) -> Result<Self, TimeError> {
        Self::parse_any(text, &DEFAULT_FORMATS)
    }

    /// The same, and `13:20`, which the specification reads as hours and minutes and the reference
    /// does not read at all.
    pub fn parse_specified(text: &str) -> Result<Self, TimeError> {
        Self::parse(text).or_else(|error| Self::parse_format(text, "%H:%M").map_err(|_| error))
    }

    /// Reads text in one format.
    pub fn parse_format(text: &str, format: &str) -> Result<Self, TimeError> {
        Format::parse(format)?.read(text)
    }

    /// Reads text in the first of several formats that fits.
    pub fn parse_any<F: AsRef<str>>(text: &str, formats: &[F]) -> Result<Self, TimeError> {
        for format in formats {
            let format = Format::parse(format.as_ref())?;
            match format.read(text) {
                Err(TimeError::Unparsable { .. } | TimeError::FractionAlone) => {}
                result => return result,
            }
        }
        let formats: Vec<&str> = formats.iter().map(AsRef::as_ref).collect();
        Err(TimeError::UnparsableByAny {
            text: text.to_owned(),
            formats: formats.join(", "),
        })
    }

    /// Prints the timespan by a format.
    pub fn format(self, format: &str) -> Result<String, TimeError> {
        Ok(Format::parse(format)?.write(self))
    }

    /// All of it in nanoseconds.
    pub const fn nanoseconds(self) -> i128 {
        self.nanoseconds
    }

    /// Whether it is less than nothing.
    pub const fn is_negative(self) -> bool {
        self.nanoseconds < 0
    }

    /// The whole seconds, rounded down, as `Integer.new` gives them.
    pub fn to_integer(self) -> i128 {
        whole_seconds(self.nanoseconds)
    }

    /// The seconds and their fraction, as `Float.new` gives them.
    pub fn to_float(self) -> f64 {
        float_seconds(self.nanoseconds)
    }

    /// How the timespan compares with a number of seconds.
    pub fn compare_integer(self, seconds: i64) -> Ordering {
        compare_integer(self.nanoseconds, seconds)
    }

    /// How the timespan compares with seconds and their fraction.
    pub fn compare_float(self, seconds: f64) -> Option<Ordering> {
        compare_float(self.nanoseconds, seconds)
    }

    /// The sum of two timespans.
    pub fn plus(self, other: Self) -> Result<Self, TimeError> {
        self.nanoseconds
            .checked_add(other.nanoseconds)
            .map(Self::from_nanoseconds)
            .ok_or(TimeError::Overflow)
    }

    /// The difference of two timespans.
    pub fn minus(self, other: Self) -> Result<Self, TimeError> {
        self.plus(other.negate())
    }

    /// The timespan in the other direction.
    pub fn negate(self) -> Self {
        Self::from_nanoseconds(self.nanoseconds.saturating_neg())
    }

    /// The timespan so many times.
    pub fn multiply(self, factor: i64) -> Result<Self, TimeError> {
        self.nanoseconds
            .checked_mul(i128::from(factor))
            .map(Self::from_nanoseconds)
            .ok_or(TimeError::Overflow)
    }

    /// The timespan times a float.
    pub fn multiply_float(self, factor: f64) -> Result<Self, TimeError> {
        Ok(Self::from_nanoseconds(nanoseconds_of(
            self.nanoseconds as f64 * factor,
        )?))
    }

    /// How many times another timespan fits.
    pub fn divide_timespan(self, divisor: Self) -> f64 {
        if divisor.nanoseconds == 0 {
            return self.nanoseconds as f64 / 0.0;
        }
        quotient(self.nanoseconds, divisor.nanoseconds)
    }

    /// An equal part of the timespan, rounded down.
    pub fn divide(self, divisor: i64) -> Result<Self, TimeError> {
        let divisor = i128::from(divisor);
        if divisor == 0 {
            return Err(TimeError::DividedByZero);
        }
        Ok(Self::from_nanoseconds(floor_division(
            self.nanoseconds,
            divisor,
        )))
    }

    /// The timespan divided by a float, rounded down.
    pub fn divide_float(self, divisor: f64) -> Result<Self, TimeError> {
        if divisor == 0.0 {
            return Err(TimeError::DividedByZero);
        }
        Ok(Self::from_nanoseconds(nanoseconds_of(
            (self.nanoseconds as f64 / divisor).floor(),
        )?))
    }

    /// What remains of the whole seconds after division by an integer.
    pub fn modulo(self, divisor: i64) -> Result<i128, TimeError> {
        let divisor = i128::from(divisor);
        if divisor == 0 {
            return Err(TimeError::DividedByZero);
        }
        let seconds = self.to_integer();
        Ok(seconds - floor_division(seconds, divisor) * divisor)
    }

    /// What remains of the seconds after division by a float.
    pub fn modulo_float(self, divisor: f64) -> Result<f64, TimeError> {
        if divisor == 0.0 {
            return Err(TimeError::DividedByZero);
        }
        if divisor.is_nan() {
            return Err(TimeError::FloatDomain(float::to_s(divisor)));
        }
        let remainder = self.to_float() % divisor;
        let adjust = remainder != 0.0 && (remainder < 0.0) != (divisor < 0.0);
        Ok(if adjust {
            remainder + divisor
        } else {
            remainder
        })
    }

    /// The days.
    pub fn days(self) -> i128 {
        self.total(Unit::Day)
    }

    /// The hours of the day.
    pub fn hours(self) -> i128 {
        self.total(Unit::Hour) % 24
    }

    /// The minutes of the hour.
    pub fn minutes(self) -> i128 {
        self.total(Unit::Minute) % 60
    }

    /// The seconds of the minute.
    pub fn seconds(self) -> i128 {
        self.total(Unit::Second) % 60
    }

    /// The milliseconds of the second.
    pub fn milliseconds(self) -> i128 {
        self.total(Unit::Millisecond) % 1000
    }

    /// The nanoseconds of the second.
    pub(crate) fn nanoseconds_of_second(self) -> i128 {
        self.total(Unit::Nanosecond) % NSECS_PER_SEC
    }

    /// The entries of the hash that stands for the timespan: signed seconds and nanoseconds when
    /// `compact`, else every part that is not zero and, at the end, whether it is negative.
    pub fn to_hash(self, compact: bool) -> Vec<(&'static str, FieldValue)> {
        let count = |value: i128| {
            FieldValue::Count(i64::try_from(value).unwrap_or(if value < 0 {
                i64::MIN
            } else {
                i64::MAX
            }))
        };
        let nanoseconds = self.nanoseconds_of_second();
        let sign = if self.is_negative() { -1 } else { 1 };
        if compact {
            let mut entries = vec![("seconds", count(sign * self.total(Unit::Second)))];
            if nanoseconds != 0 {
                entries.push(("nanoseconds", count(sign * nanoseconds)));
            }
            return entries;
        }
        let parts = [
            ("days", self.days()),
            ("hours", self.hours()),
            ("minutes", self.minutes()),
            ("seconds", self.seconds()),
            ("nanoseconds", nanoseconds % 1000),
            ("microseconds", nanoseconds / 1000 % 1000),
            ("milliseconds", nanoseconds / 1_000_000),
        ];
        let mut entries: Vec<_> = parts
            .into_iter()
            .filter(|(_, value)| *value != 0)
            .map(|(name, value)| (name, count(value)))
            .collect();
        if self.is_negative() {
            entries.push(("negative", FieldValue::Negative(true)));
        }
        entries
    }

    pub(crate) fn total(self, unit: Unit) -> i128 {
        self.nanoseconds.saturating_abs() / unit.nanoseconds()
    }
}

/// The timespan in the first default format, as `1-02:03:04.5`.
impl fmt::Display for Timespan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.format(DEFAULT_FORMATS[0]).unwrap_or_default();
        f.write_str(&text)
    }
}

/// The units of a timespan, smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unit {
    Nanosecond,
    Millisecond,
    Second,
    Minute,
    Hour,
    Day,
}

impl Unit {
    pub(crate) const fn nanoseconds(self) -> i128 {
        match self {
            Self::Nanosecond => 1,
            Self::Millisecond => 1_000_000,
            Self::Second => NSECS_PER_SEC,
            Self::Minute => 60 * NSECS_PER_SEC,
            Self::Hour => 3600 * NSECS_PER_SEC,
            Self::Day => 86_400 * NSECS_PER_SEC,
        }
    }
}

fn floor_division(numerator: i128, denominator: i128) -> i128 {
    let quotient = numerator / denominator;
    let inexact = numerator % denominator != 0;
    quotient - i128::from(inexact && (numerator < 0) != (denominator < 0))
}
