//! Ruby's `DateTime._strptime`: what a format finds in text. Only the parts that make a
//! timestamp are kept; the others are read and checked.

use crate::text::is_space_byte;
use crate::time::{NSECS_PER_SEC, TimeError};
use crate::timestamp::civil::{MONTHS, WEEKDAYS, days_from_date};
use crate::timestamp::zone::zone_length;

/// What was found in a text.
#[derive(Debug, Default)]
pub(super) struct Parsed {
    year: Option<i128>,
    century: Option<i128>,
    month: Option<u32>,
    day: Option<u32>,
    hour: Option<u32>,
    afternoon: Option<bool>,
    minute: Option<u32>,
    second: Option<u32>,
    fraction: Option<Fraction>,
    pub(super) zone: Option<String>,
    pub(super) has_leftover: bool,
}

/// The fraction of a second, cut off after the nanoseconds.
#[derive(Clone, Copy, Debug)]
struct Fraction {
    nanoseconds: i128,
    negative: bool,
}

/// Reads text by a format; nothing when it does not fit. Text beyond the format is only noted.
pub(super) fn parse(text: &str, format: &str) -> Option<Parsed> {
    let mut parsed = Parsed::default();
    let mut reader = Reader {
        text: text.as_bytes(),
        at: 0,
    };
    reader.read(format.as_bytes(), &mut parsed)?;
    parsed.has_leftover = reader.at < text.len();
    if let (Some(century), Some(year)) = (parsed.century, parsed.year) {
        parsed.year = Some(century.checked_mul(100)?.checked_add(year)?);
    }
    if let (Some(afternoon), Some(hour)) = (parsed.afternoon, parsed.hour) {
        parsed.hour = Some(hour % 12 + if afternoon { 12 } else { 0 });
    }
    Some(parsed)
}

impl Parsed {
    /// The time in UTC that was found, in nanoseconds since 1970.
    pub(super) fn to_nanoseconds(&self) -> Result<i128, TimeError> {
        let year = self.year.ok_or(TimeError::MissingYear)?;
        let hour = self.hour.unwrap_or(0);
        let minute = self.minute.unwrap_or(0);
        let second = self.second.unwrap_or(0);
        if hour == 24 && minute > 0 {
            return Err(TimeError::OutOfRange("min"));
        }
        if hour == 24 && second > 0 {
            return Err(TimeError::OutOfRange("sec"));
        }
        if self.fraction.is_some_and(|fraction| fraction.negative) {
            return Err(TimeError::OutOfRange("subsecx"));
        }
        // Beyond these years, nanoseconds do not fit; the reference would go on.
        if year.abs() > 1_000_000_000_000_000 {
            return Err(TimeError::Overflow);
        }
        let days = days_from_date(year, self.month.unwrap_or(1), self.day.unwrap_or(1));
        let seconds = days * 86_400 + i128::from(hour * 3600 + minute * 60 + second);
        let fraction = self.fraction.map_or(0, |fraction| fraction.nanoseconds);
        Ok(seconds * NSECS_PER_SEC + fraction)
    }
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn read(&mut self, format: &[u8], parsed: &mut Parsed) -> Option<()> {
        let mut index = 0;
        while let Some(&byte) = format.get(index) {
            if is_space_byte(byte) {
                self.skip_spaces();
                index += 1;
            } else if byte == b'%' {
                index = self.directive(format, index + 1, parsed)?;
            } else {
                self.literal(byte)?;
                index += 1;
            }
        }
        Some(())
    }

    /// Reads one directive whose letter is at `index`; answers where the format goes on.
    fn directive(&mut self, format: &[u8], index: usize, parsed: &mut Parsed) -> Option<usize> {
        let letter = format.get(index).copied();
        let next = format.get(index + 1).copied();
        match letter {
            Some(b'E') if next.is_some_and(|next| b"cCxXyY".contains(&next)) => {
                return self.directive(format, index + 1, parsed);
            }
            Some(b'O') if next.is_some_and(|next| b"deHImMSuUVwWy".contains(&next)) => {
                return self.directive(format, index + 1, parsed);
            }
            // Without a letter that they modify, these are literal text.
            Some(b'E' | b'O') => {
                self.literal(b'%')?;
                return Some(index);
            }
            Some(b':') => {
                let colons = format[index..]
                    .iter()
                    .take_while(|byte| **byte == b':')
                    .count();
                if colons > 3 || format.get(index + colons) != Some(&b'z') {
                    return None;
                }
                self.zone(parsed)?;
                return Some(index + colons + 1);
            }
            Some(letter) if self.value(letter, &format[index + 1..], parsed)? => {}
            // An unknown directive matches itself.
            Some(letter) => {
                self.literal(b'%')?;
                self.literal(letter)?;
            }
            None => {
                self.literal(b'%')?;
                self.at += 1;
            }
        }
        Some(index + 1)
    }

    /// Reads the value of a directive; false when there is no such directive.
    fn value(&mut self, letter: u8, rest: &[u8], parsed: &mut Parsed) -> Option<bool> {
        match letter {
            b'A' | b'a' => {
                self.name(&WEEKDAYS)?;
            }
            b'B' | b'b' | b'h' => parsed.month = Some(self.name(&MONTHS)? as u32 + 1),
            b'C' => parsed.century = Some(self.digits(limit(rest, 2))?),
            b'c' => self.read(b"%a %b %e %H:%M:%S %Y", parsed)?,
            b'D' | b'x' => self.read(b"%m/%d/%y", parsed)?,
            b'd' | b'e' => parsed.day = Some(self.padded(1, 31)?),
            b'F' => self.read(b"%Y-%m-%d", parsed)?,
            b'G' => {
                self.digits(limit(rest, 4))?;
            }
            b'g' => {
                let year = self.digits(2)?;
                parsed
                    .century
                    .get_or_insert(if year >= 69 { 19 } else { 20 });
            }
            b'H' | b'k' => parsed.hour = Some(self.padded(0, 24)?),
            b'I' | b'l' => parsed.hour = Some(self.padded(1, 12)?),
            b'j' => {
                self.number(3, 1, 366)?;
            }
            b'L' => parsed.fraction = Some(self.fraction(limit(rest, 3))?),
            b'N' => parsed.fraction = Some(self.fraction(limit(rest, 9))?),
            b'M' => parsed.minute = Some(self.number(2, 0, 59)?),
            b'm' => parsed.month = Some(self.number(2, 1, 12)?),
            b'n' | b't' => self.skip_spaces(),
            b'P' | b'p' => parsed.afternoon = Some(self.meridian()?),
            b'Q' | b's' => {
                if self.peek() == Some(b'-') {
                    self.at += 1;
                }
                self.skip_digits(usize::MAX)?;
            }
            b'R' => self.read(b"%H:%M", parsed)?,
            b'r' => self.read(b"%I:%M:%S %p", parsed)?,
            b'S' => parsed.second = Some(self.number(2, 0, 60)?),
            b'T' | b'X' => self.read(b"%H:%M:%S", parsed)?,
            b'U' | b'W' => {
                self.number(2, 0, 53)?;
            }
            b'u' => {
                self.number(1, 1, 7)?;
            }
            b'V' => {
                self.number(2, 1, 53)?;
            }
            b'v' => self.read(b"%e-%b-%Y", parsed)?,
            b'w' => {
                self.number(1, 0, 6)?;
            }
            b'Y' => {
                let negative = self.sign();
                let year = self.digits(limit(rest, 4))?;
                parsed.year = Some(if negative { -year } else { year });
            }
            b'y' => {
                let year = self.digits(2)?;
                parsed.year = Some(year);
                parsed
                    .century
                    .get_or_insert(if year >= 69 { 19 } else { 20 });
            }
            b'Z' | b'z' => self.zone(parsed)?,
            b'%' => self.literal(b'%')?,
            b'+' => self.read(b"%a %b %e %H:%M:%S %Z %Y", parsed)?,
            _ => return Some(false),
        }
        Some(true)
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn rest(&self) -> &[u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn literal(&mut self, byte: u8) -> Option<()> {
        (self.peek() == Some(byte)).then(|| self.at += 1)
    }

    fn skip_spaces(&mut self) {
        self.at += self
            .rest()
            .iter()
            .take_while(|byte| is_space_byte(**byte))
            .count();
    }

    fn sign(&mut self) -> bool {
        let sign = self.peek();
        if matches!(sign, Some(b'+' | b'-')) {
            self.at += 1;
        }
        sign == Some(b'-')
    }

    /// Passes at most `most` digits and answers them.
    fn skip_digits(&mut self, most: usize) -> Option<&[u8]> {
        let start = self.at;
        let count = self
            .rest()
            .iter()
            .take(most)
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        self.at += count;
        (count > 0).then(|| &self.text[start..start + count])
    }

    fn digits(&mut self, most: usize) -> Option<i128> {
        let digits = self.skip_digits(most)?;
        std::str::from_utf8(digits).ok()?.parse().ok()
    }

    fn number(&mut self, most: usize, low: i128, high: i128) -> Option<u32> {
        let number = self.digits(most)?;
        (low..=high).contains(&number).then_some(number as u32)
    }

    /// Reads two digits, or a blank and one digit.
    fn padded(&mut self, low: i128, high: i128) -> Option<u32> {
        let blank = self.peek() == Some(b' ');
        self.at += usize::from(blank);
        self.number(if blank { 1 } else { 2 }, low, high)
    }

    fn fraction(&mut self, most: usize) -> Option<Fraction> {
        let sign = self.sign();
        let digits = self.skip_digits(most)?;
        let mut nanoseconds = 0;
        for position in 0..9 {
            let digit = digits
                .get(position)
                .map_or(0, |digit| i128::from(digit - b'0'));
            nanoseconds = nanoseconds * 10 + digit;
        }
        let negative = sign && digits.iter().any(|digit| *digit != b'0');
        Some(Fraction {
            nanoseconds,
            negative,
        })
    }

    /// Reads one of several names, in full or by its first three letters.
    fn name(&mut self, names: &[&str]) -> Option<usize> {
        let starts = |name: &str| {
            self.rest()
                .get(..name.len())
                .is_some_and(|text| text.eq_ignore_ascii_case(name.as_bytes()))
        };
        let full = names.iter().position(|name| starts(name));
        let (index, length) = match full {
            Some(index) => (index, names[index].len()),
            None => (names.iter().position(|name| starts(&name[..3]))?, 3),
        };
        self.at += length;
        Some(index)
    }

    fn meridian(&mut self) -> Option<bool> {
        for (name, afternoon) in [("am", false), ("pm", true), ("a.m.", false), ("p.m.", true)] {
            let text = self.rest().get(..name.len());
            if text.is_some_and(|text| text.eq_ignore_ascii_case(name.as_bytes())) {
                self.at += name.len();
                return Some(afternoon);
            }
        }
        None
    }

    fn zone(&mut self, parsed: &mut Parsed) -> Option<()> {
        // Time zones are ASCII; other text ends them.
        let ascii = self
            .rest()
            .iter()
            .take_while(|byte| byte.is_ascii())
            .count();
        let text = std::str::from_utf8(&self.rest()[..ascii]).ok()?;
        let length = zone_length(text)?;
        parsed.zone = Some(text[..length].to_owned());
        self.at += length;
        Some(())
    }
}

/// How many digits a number takes: `width` if another number follows in the format.
fn limit(rest: &[u8], width: usize) -> usize {
    let followed = match rest {
        [b'0'..=b'9', ..] => true,
        [b'%', b'E' | b'O', letter, ..] | [b'%', letter, ..] => {
            b"CDdeFGgHIjkLlMmNQRrSsTUuVvWwXxYy".contains(letter) || letter.is_ascii_digit()
        }
        _ => false,
    };
    if followed { width } else { usize::MAX }
}
