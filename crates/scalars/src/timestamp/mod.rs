//! `Timestamp`: a point in time in nanoseconds since 1970, read and printed by Ruby's rules.

pub mod civil;
mod strftime;
mod strptime;
mod zone;
mod zone_names;

use std::cmp::Ordering;
use std::fmt;

use crate::time::{
    NSECS_PER_SEC, TimeError, compare_float, compare_integer, float_seconds, nanoseconds_of,
    whole_seconds,
};
use crate::timespan::Timespan;

pub use zone::Timezone;

/// The formats that are tried when none is given; the first is also the one for printing.
pub const DEFAULT_FORMATS: [&str; 10] = [
    "%FT%T.%N %Z",
    "%FT%T %Z",
    "%F %T.%N %Z",
    "%F %T %Z",
    "%F %Z",
    "%FT%T.%N",
    "%FT%T",
    "%F %T.%N",
    "%F %T",
    "%F",
];

/// The formats that are tried when a time zone is given beside the text.
pub(crate) const DEFAULT_FORMATS_WITHOUT_ZONE: [&str; 5] =
    ["%FT%T.%N", "%FT%T", "%F %T.%N", "%F %T", "%F"];

/// A point in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp {
    nanoseconds: i128,
}

/// The formats that a timestamp is read by.
#[derive(Clone, Copy, Debug)]
pub enum Formats<'a> {
    /// Those that the reference tries by default.
    Default,
    /// One format.
    One(&'a str),
    /// The first of several that fits.
    Any(&'a [&'a str]),
}

impl Timestamp {
    /// A timestamp so many nanoseconds after the start of 1970 in UTC.
    pub const fn from_nanoseconds(nanoseconds: i128) -> Self {
        Self { nanoseconds }
    }

    /// A timestamp so many seconds after the start of 1970 in UTC.
    pub fn from_seconds(seconds: i64) -> Self {
        Self::from_nanoseconds(i128::from(seconds) * NSECS_PER_SEC)
    }

    /// A timestamp of seconds and their fraction, cut off after the nanoseconds.
    pub fn from_float_seconds(seconds: f64) -> Result<Self, TimeError> {
        Ok(Self::from_nanoseconds(nanoseconds_of(seconds * 1e9)?))
    }

    /// Reads text. A time zone may be given beside it, unless the text itself names one.
    pub fn parse(
        text: &str,
        formats: Formats<'_>,
        timezone: Timezone<'_>,
    ) -> Result<Self, TimeError> {
        let has_timezone = !timezone.name.is_empty();
        let parsed = match formats {
            Formats::One(format) => {
                let parsed = strptime::parse(text, format)
                    .filter(|parsed| !parsed.has_leftover)
                    .ok_or_else(|| TimeError::Unparsable {
                        text: text.to_owned(),
                        format: format.to_owned(),
                    })?;
                if has_timezone && parsed.zone.is_some() {
                    return Err(TimeError::TimezoneGivenTwice);
                }
                parsed
            }
            Formats::Any(formats) => Self::parse_any(text, formats, has_timezone)?,
            Formats::Default if has_timezone => {
                Self::parse_any(text, &DEFAULT_FORMATS_WITHOUT_ZONE, true)?
            }
            Formats::Default => Self::parse_any(text, &DEFAULT_FORMATS, false)?,
        };
        let time = parsed.to_nanoseconds()?;
        let offset = match &parsed.zone {
            _ if has_timezone => timezone.offset()?.nanoseconds,
            Some(name) => Timezone { name, ..timezone }.offset()?.nanoseconds,
            None => 0,
        };
        Ok(Self::from_nanoseconds(time - offset))
    }

    fn parse_any(
        text: &str,
        formats: &[&str],
        has_timezone: bool,
    ) -> Result<strptime::Parsed, TimeError> {
        formats
            .iter()
            .filter_map(|format| strptime::parse(text, format))
            .find(|parsed| !(parsed.has_leftover || has_timezone && parsed.zone.is_some()))
            .ok_or_else(|| TimeError::UnparsableByAny {
                text: text.to_owned(),
                formats: formats.join(", "),
            })
    }

    /// Prints the timestamp by a format of Ruby's `strftime`, in UTC or in another time zone.
    pub fn format(self, format: &str, timezone: Timezone<'_>) -> Result<String, TimeError> {
        let place = match timezone.name {
            "" => zone::Place::Utc,
            _ => timezone.place()?,
        };
        strftime::format(self.nanoseconds, format, place)
    }

    /// All nanoseconds since the start of 1970 in UTC.
    pub const fn nanoseconds(self) -> i128 {
        self.nanoseconds
    }

    /// The whole seconds since 1970, rounded down.
    pub fn to_integer(self) -> i128 {
        whole_seconds(self.nanoseconds)
    }

    /// The seconds since 1970 with their fraction.
    pub fn to_float(self) -> f64 {
        float_seconds(self.nanoseconds)
    }

    /// How the timestamp compares with a number of seconds since 1970.
    pub fn compare_integer(self, seconds: i64) -> Ordering {
        compare_integer(self.nanoseconds, seconds)
    }

    /// How the timestamp compares with seconds and their fraction since 1970.
    pub fn compare_float(self, seconds: f64) -> Option<Ordering> {
        compare_float(self.nanoseconds, seconds)
    }

    /// The timestamp a timespan later.
    pub fn plus(self, timespan: Timespan) -> Result<Self, TimeError> {
        self.nanoseconds
            .checked_add(timespan.nanoseconds())
            .map(Self::from_nanoseconds)
            .ok_or(TimeError::Overflow)
    }

    /// The timestamp a timespan earlier.
    pub fn minus(self, timespan: Timespan) -> Result<Self, TimeError> {
        self.plus(timespan.negate())
    }

    /// The time that has passed since another timestamp.
    pub fn since(self, other: Self) -> Result<Timespan, TimeError> {
        self.nanoseconds
            .checked_sub(other.nanoseconds)
            .map(Timespan::from_nanoseconds)
            .ok_or(TimeError::Overflow)
    }
}

/// The timestamp in the first default format, as `2016-10-10T14:15:00.000000000 UTC`.
impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            &self
                .format(DEFAULT_FORMATS[0], Timezone::default())
                .unwrap_or_default(),
        )
    }
}
