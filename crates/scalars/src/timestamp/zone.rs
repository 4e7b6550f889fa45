//! Time zones as the reference takes them: an offset, a name that Ruby knows, or `current`.

use crate::text::{is_space, is_space_byte};
use crate::time::{NSECS_PER_SEC, TimeError};
use crate::timestamp::zone_names::ZONE_NAMES;

/// A time zone by its name, and what `current` stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timezone<'a> {
    /// The name: `current`, `UTC`, `EST`, `+05:30` and the like; empty for none.
    pub name: &'a str,
    /// The seconds that the zone of this machine is east of UTC now.
    pub current_offset: i32,
}

/// Where a time is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Utc,
    /// Seconds east of UTC.
    Offset(i64),
}

/// How far a zone is east of UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Offset {
    pub(super) nanoseconds: i128,
    /// Whether it was given as a fraction of hours, which Ruby does not round down.
    fractional: bool,
}

impl Timezone<'_> {
    pub(super) fn offset(self) -> Result<Offset, TimeError> {
        if self.name.eq_ignore_ascii_case("current") {
            return Ok(Offset::seconds(i64::from(self.current_offset)));
        }
        zone_length(self.name)
            .and_then(|length| zone_offset(&self.name[..length]))
            .ok_or_else(|| TimeError::IllegalTimezone(self.name.to_owned()))
    }

    /// The zone as Ruby's `localtime` takes it from the reference: hours and minutes.
    pub(super) fn place(self) -> Result<Place, TimeError> {
        let text = if is_hours_and_minutes(self.name) {
            self.name.to_owned()
        } else {
            let offset = self.offset()?;
            let minute = 60 * NSECS_PER_SEC;
            let minutes = if offset.fractional {
                offset.nanoseconds / minute
            } else {
                offset.nanoseconds.div_euclid(minute)
            };
            let sign = if offset.nanoseconds < 0 { '-' } else { '+' };
            let minutes = minutes.abs();
            format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)
        };
        if text == "-00:00" {
            return Ok(Place::Utc);
        }
        let hours = text.get(1..3).and_then(|hours| hours.parse::<i64>().ok());
        let minutes = text
            .get(4..6)
            .and_then(|minutes| minutes.parse::<i64>().ok());
        match (hours, minutes) {
            (Some(hours), Some(minutes)) if text.len() == 6 && minutes < 60 => {
                if hours > 23 {
                    return Err(TimeError::OffsetOutOfRange);
                }
                let seconds = hours * 3600 + minutes * 60;
                Ok(Place::Offset(if text.starts_with('-') {
                    -seconds
                } else {
                    seconds
                }))
            }
            _ => Err(TimeError::UnusableOffset(text)),
        }
    }
}

impl Offset {
    fn seconds(seconds: i64) -> Self {
        Self {
            nanoseconds: i128::from(seconds) * NSECS_PER_SEC,
            fractional: false,
        }
    }
}

fn is_hours_and_minutes(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.len() == 6
        && matches!(bytes[0], b'+' | b'-')
        && bytes[3] == b':'
        && [1, 2, 4, 5]
            .iter()
            .all(|index| bytes[*index].is_ascii_digit())
}

/// How much of a text is a time zone: a signed number, or words.
pub(super) fn zone_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    signed_length(bytes)
        .or_else(|| long_name_length(bytes))
        .or_else(|| short_name_length(bytes))
}

fn signed_length(bytes: &[u8]) -> Option<usize> {
    let prefix = [&b"gmt"[..], b"utc", b"ut"]
        .iter()
        .find(|prefix| starts_with_word(bytes, prefix) && is_sign(bytes.get(prefix.len())))
        .map_or(0, |prefix| prefix.len());
    if !is_sign(bytes.get(prefix)) {
        return None;
    }
    let mut end = prefix + 1;
    let digits = |from: usize| {
        bytes[from..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count()
    };
    let hours = digits(end);
    if hours == 0 {
        return None;
    }
    end += hours;
    if matches!(bytes.get(end), Some(b',' | b'.' | b':')) && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
        if bytes.get(end) == Some(&b':') && digits(end + 1) > 0 {
            end += 1 + digits(end + 1);
        }
    }
    Some(end)
}

/// The length of a name that ends in `standard time` or `daylight time`.
fn long_name_length(bytes: &[u8]) -> Option<usize> {
    let name = bytes
        .iter()
        .take_while(|b| b.is_ascii_alphabetic() || **b == b'.' || is_space_byte(**b))
        .count();
    (1..=name).rev().find_map(|start| {
        let rest = &bytes[start..];
        if !starts_with_word(rest, b"standard") && !starts_with_word(rest, b"daylight") {
            return None;
        }
        let spaces = rest[8..].iter().take_while(|b| is_space_byte(**b)).count();
        let time = 8 + spaces;
        let end = time + 4;
        let matches =
            spaces > 0 && starts_with_word(&rest[time..], b"time") && is_boundary(rest.get(end));
        matches.then_some(start + end)
    })
}

fn short_name_length(bytes: &[u8]) -> Option<usize> {
    let name = bytes.iter().take_while(|b| b.is_ascii_alphabetic()).count();
    if name == 0 {
        return None;
    }
    let spaces = bytes[name..]
        .iter()
        .take_while(|b| is_space_byte(**b))
        .count();
    let end = name + spaces + 3;
    if spaces > 0
        && starts_with_word(&bytes[name + spaces..], b"dst")
        && is_boundary(bytes.get(end))
    {
        return Some(end);
    }
    is_boundary(bytes.get(name)).then_some(name)
}

fn is_boundary(next: Option<&u8>) -> bool {
    !next.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

fn is_sign(byte: Option<&u8>) -> bool {
    matches!(byte, Some(b'+' | b'-'))
}

fn starts_with_word(bytes: &[u8], word: &[u8]) -> bool {
    bytes
        .get(..word.len())
        .is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// The offset of a zone whose extent is known; none for a name that Ruby does not know.
fn zone_offset(zone: &str) -> Option<Offset> {
    let mut words: Vec<&str> = zone
        .split(is_space)
        .filter(|word| !word.is_empty())
        .collect();
    let mut daylight = false;
    let last_is = |words: &[&str], word: &str| {
        words.len() > 1
            && words
                .last()
                .is_some_and(|last| last.eq_ignore_ascii_case(word))
    };
    if last_is(&words, "time") {
        let before = &words[..words.len() - 1];
        if last_is(before, "standard") {
            words.truncate(words.len() - 2);
        } else if last_is(before, "daylight") {
            words.truncate(words.len() - 2);
            daylight = true;
        }
    } else if last_is(&words, "dst") {
        words.pop();
        daylight = true;
    }
    let name = words.join(" ").to_ascii_lowercase();
    if let Ok(index) = ZONE_NAMES.binary_search_by(|(known, _)| (*known).cmp(&name)) {
        let seconds = i64::from(ZONE_NAMES[index].1) + if daylight { 3600 } else { 0 };
        return Some(Offset::seconds(seconds));
    }
    let number = name
        .strip_prefix("gmt")
        .or_else(|| name.strip_prefix("utc"))
        .unwrap_or(&name);
    let negative = number.starts_with('-');
    let digits = number.strip_prefix(['+', '-'])?;
    let offset = unsigned_offset(digits);
    Some(if negative {
        Offset {
            nanoseconds: -offset.nanoseconds,
            ..offset
        }
    } else {
        offset
    })
}

fn unsigned_offset(digits: &str) -> Offset {
    // Nobody lives ten digits of hours away; more would leave the range of times.
    let number = |text: &str| -> i64 {
        let end = text.bytes().take_while(u8::is_ascii_digit).count();
        text[..end]
            .parse::<i64>()
            .unwrap_or(if end == 0 { 0 } else { i64::MAX })
            .min(9_999_999_999)
    };
    if let Some((hours, rest)) = digits.split_once(':') {
        let (minutes, seconds) = rest.split_once(':').unwrap_or((rest, ""));
        return Offset::seconds(number(hours) * 3600 + number(minutes) * 60 + number(seconds));
    }
    if let Some((hours, fraction)) = digits.split_once([',', '.']) {
        let mut nanoseconds = i128::from(number(hours)) * 3600 * NSECS_PER_SEC;
        let mut unit = 3600 * NSECS_PER_SEC * 1_000_000_000;
        let mut sum = 0;
        for digit in fraction.bytes().take_while(u8::is_ascii_digit) {
            unit /= 10;
            sum += i128::from(digit - b'0') * unit;
        }
        nanoseconds += sum / 1_000_000_000;
        return Offset {
            nanoseconds,
            fractional: true,
        };
    }
    if digits.len() <= 2 {
        return Offset::seconds(number(digits) * 3600);
    }
    let hour_digits = 2 - digits.len() % 2;
    let pair = |start: usize| digits.get(start..start + 2).map_or(0, number);
    let hours = number(&digits[..hour_digits]);
    let seconds = if digits.len() >= 5 {
        pair(hour_digits + 2)
    } else {
        0
    };
    Offset::seconds(hours * 3600 + pair(hour_digits) * 60 + seconds)
}
