//! Ruby's `Time#strftime`.

use crate::time::{NSECS_PER_SEC, TimeError};
use crate::timestamp::civil::{Date, MONTHS, WEEKDAYS, date_from_days};
use crate::timestamp::zone::Place;

/// The widest field this implementation produces. Ruby's own limit is the memory of the machine.
const MAX_WIDTH: u64 = 1 << 20;

/// The longest text this implementation produces.
const MAX_OUTPUT: usize = 1 << 26;

/// Prints a time by a format.
pub(super) fn format(nanoseconds: i128, format: &str, place: Place) -> Result<String, TimeError> {
    let time = Time::new(nanoseconds, place);
    let mut output = String::with_capacity(format.len() + 32);
    time.print(format, &mut output)?;
    Ok(output)
}

/// A time taken apart.
struct Time {
    date: Date,
    hour: i128,
    minute: i128,
    second: i128,
    nanosecond: i128,
    /// Seconds since 1970.
    seconds: i128,
    place: Place,
}

/// The flags and width of a directive.
#[derive(Clone, Copy, Default)]
struct Options {
    left: bool,
    upper: bool,
    swap: bool,
    padding: Option<char>,
    width: Option<usize>,
    colons: usize,
}

/// How a directive ends.
enum Outcome {
    Printed,
    /// Not a directive: the text up to and with its letter is printed as it is.
    Unknown,
}

impl Time {
    fn new(nanoseconds: i128, place: Place) -> Self {
        let seconds = nanoseconds.div_euclid(NSECS_PER_SEC);
        let offset = match place {
            Place::Utc => 0,
            Place::Offset(offset) => i128::from(offset),
        };
        let local = seconds + offset;
        let of_day = local.rem_euclid(86_400);
        Self {
            date: date_from_days(local.div_euclid(86_400)),
            hour: of_day / 3600,
            minute: of_day / 60 % 60,
            second: of_day % 60,
            nanosecond: nanoseconds.rem_euclid(NSECS_PER_SEC),
            seconds,
            place,
        }
    }

    fn print(&self, format: &str, output: &mut String) -> Result<(), TimeError> {
        let mut rest = format;
        while let Some(start) = rest.find('%') {
            output.push_str(&rest[..start]);
            rest = &rest[start..];
            let taken = self
                .directive(rest, output)?
                .ok_or_else(|| TimeError::InvalidFormat(format.to_owned()))?;
            rest = &rest[taken..];
            if output.len() > MAX_OUTPUT {
                return Err(TimeError::InvalidFormat(format.to_owned()));
            }
        }
        output.push_str(rest);
        Ok(())
    }

    /// Prints the directive that text starts with and answers its length; nothing when the text
    /// ends within it.
    fn directive(&self, text: &str, output: &mut String) -> Result<Option<usize>, TimeError> {
        let mut options = Options::default();
        let mut at = 1;
        loop {
            let Some(letter) = text[at..].chars().next() else {
                return Ok(None);
            };
            let after = at + letter.len_utf8();
            let flag_allowed = options.width.is_none_or(|width| width == 0);
            match letter {
                '-' | '^' | '#' | '_' if !flag_allowed => {
                    output.push_str(&text[..after]);
                    return Ok(Some(after));
                }
                '-' => {
                    options.left = true;
                    options.padding = None;
                    options.width = None;
                }
                '^' => options.upper = true,
                '#' => options.swap = true,
                '_' => options.padding = Some(' '),
                '0'..='9' => {
                    if letter == '0' {
                        options.padding = Some('0');
                    }
                    let count = text[at..].bytes().take_while(u8::is_ascii_digit).count();
                    let width = text[at..at + count].parse::<u64>().ok();
                    match width.filter(|width| *width <= MAX_WIDTH) {
                        Some(width) => options.width = Some(width as usize),
                        None => {
                            output.push_str(&text[..after]);
                            return Ok(Some(after));
                        }
                    }
                    at += count;
                    continue;
                }
                ':' => {
                    let colons = text[at..].bytes().take_while(|byte| *byte == b':').count();
                    if colons > 3 {
                        // Ruby passes over four colons, whatever follows them.
                        options.colons = 4;
                        at += 4;
                        continue;
                    }
                    if !text[at + colons..].starts_with('z') {
                        output.push_str(&text[..after]);
                        return Ok(Some(after));
                    }
                    options.colons = colons;
                    at += colons;
                    continue;
                }
                'E' | 'O' => {
                    let allowed = if letter == 'E' {
                        "cCxXyY"
                    } else {
                        "deHkIlmMSuUVwWy"
                    };
                    if !text[after..].starts_with(|next| allowed.contains(next)) {
                        output.push_str(&text[..after]);
                        return Ok(Some(after));
                    }
                }
                _ => {
                    if let Outcome::Unknown = self.value(letter, options, output)? {
                        output.push_str(&text[..after]);
                    }
                    return Ok(Some(after));
                }
            }
            at = after;
        }
    }

    fn value(
        &self,
        letter: char,
        options: Options,
        output: &mut String,
    ) -> Result<Outcome, TimeError> {
        let date = &self.date;
        match letter {
            '%' => options.text("%", output),
            'n' => options.text("\n", output),
            't' => options.text("\t", output),
            'a' | 'A' | 'b' | 'B' | 'h' => {
                let name = match letter {
                    'a' | 'A' => WEEKDAYS[date.weekday as usize % 7],
                    _ => MONTHS[(date.month as usize + 11) % 12],
                };
                let name = if matches!(letter, 'A' | 'B') {
                    name
                } else {
                    &name[..3]
                };
                let upper = options.upper || options.swap;
                options.text(
                    &if upper {
                        name.to_ascii_uppercase()
                    } else {
                        name.to_owned()
                    },
                    output,
                );
            }
            'p' | 'P' => {
                let name = if self.hour < 12 { "am" } else { "pm" };
                let lower = if letter == 'p' {
                    options.swap
                } else {
                    !options.swap && !options.upper
                };
                options.text(
                    &if lower {
                        name.to_owned()
                    } else {
                        name.to_ascii_uppercase()
                    },
                    output,
                );
            }
            'Z' => {
                let name = match (self.place, options.swap) {
                    (Place::Utc, false) => "UTC",
                    (Place::Utc, true) => "utc",
                    // A zone given by its offset has no name, and nothing is not padded.
                    (Place::Offset(_), _) => return Ok(Outcome::Printed),
                };
                options.text(name, output);
            }
            'c' => self.composed("%a %b %e %H:%M:%S %Y", options, output)?,
            'D' | 'x' => self.composed("%m/%d/%y", options, output)?,
            'F' => self.composed("%Y-%m-%d", options, output)?,
            'R' => self.composed("%H:%M", options, output)?,
            'r' => self.composed("%I:%M:%S %p", options, output)?,
            'T' | 'X' => self.composed("%H:%M:%S", options, output)?,
            'v' => self.composed("%e-%^b-%4Y", options, output)?,
            'd' => options.number('0', 2, date.day.into(), output),
            'e' => options.number(' ', 2, date.day.into(), output),
            'H' => options.number('0', 2, self.hour, output),
            'k' => options.number(' ', 2, self.hour, output),
            'I' => options.number('0', 2, (self.hour + 11) % 12 + 1, output),
            'l' => options.number(' ', 2, (self.hour + 11) % 12 + 1, output),
            'j' => options.number('0', 3, date.day_of_year.into(), output),
            'm' => options.number('0', 2, date.month.into(), output),
            'M' => options.number('0', 2, self.minute, output),
            'S' => options.number('0', 2, self.second, output),
            's' => options.number('0', 1, self.seconds, output),
            'U' => options.number('0', 2, date.week(0).into(), output),
            'W' => options.number('0', 2, date.week(1).into(), output),
            'V' => options.number('0', 2, date.iso_week().1.into(), output),
            'w' => options.number('0', 1, date.weekday.into(), output),
            'u' => options.number('0', 1, i128::from((date.weekday + 6) % 7 + 1), output),
            'C' => options.number('0', 2, date.year.div_euclid(100), output),
            'y' => options.number('0', 2, date.year.rem_euclid(100), output),
            'g' => options.number('0', 2, date.iso_week().0.rem_euclid(100), output),
            'Y' => options.year(date.year, output),
            'G' => options.year(date.iso_week().0, output),
            'L' => self.fraction(options.width, 3, output),
            'N' => self.fraction(options.width, 9, output),
            'z' if options.colons > 3 => return Ok(Outcome::Unknown),
            'z' => self.offset(options, output),
            _ => return Ok(Outcome::Unknown),
        }
        Ok(Outcome::Printed)
    }

    /// Prints a directive that stands for several others.
    fn composed(
        &self,
        format: &str,
        options: Options,
        output: &mut String,
    ) -> Result<(), TimeError> {
        let mut text = String::new();
        self.print(format, &mut text)?;
        if options.upper {
            text.make_ascii_uppercase();
        }
        let missing = options.width.unwrap_or(0).saturating_sub(text.len());
        fill(output, options.padding.unwrap_or(' '), missing);
        output.push_str(&text);
        Ok(())
    }

    fn fraction(&self, width: Option<usize>, default: usize, output: &mut String) {
        let width = width.filter(|width| *width > 0).unwrap_or(default);
        let digits = format!("{:09}", self.nanosecond);
        output.push_str(&digits[..width.min(9)]);
        fill(output, '0', width.saturating_sub(9));
    }

    fn offset(&self, options: Options, output: &mut String) {
        let seconds = match self.place {
            Place::Utc => 0,
            Place::Offset(offset) => offset,
        };
        // With the flag `-`, UTC itself is marked by a negative zero.
        let negative = seconds < 0 || self.place == Place::Utc && options.left;
        let (sign, seconds) = (if negative { '-' } else { '+' }, seconds.abs());
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        // What stands after the hours decides how wide the hours may get.
        let tail = match options.colons {
            0 => format!("{minutes:02}"),
            1 => format!(":{minutes:02}"),
            2 => format!(":{minutes:02}:{rest:02}"),
            _ if rest != 0 => format!(":{minutes:02}:{rest:02}"),
            _ if minutes != 0 => format!(":{minutes:02}"),
            _ => String::new(),
        };
        let width = options
            .width
            .unwrap_or(0)
            .saturating_sub(tail.len() + 1)
            .max(2);
        if options.padding == Some(' ') {
            let digits = format!("{sign}{hours}");
            fill(output, ' ', (width + 1).saturating_sub(digits.len()));
            output.push_str(&digits);
        } else {
            output.push(sign);
            let digits = hours.to_string();
            fill(output, '0', width.saturating_sub(digits.len()));
            output.push_str(&digits);
        }
        output.push_str(&tail);
    }
}

impl Options {
    fn text(&self, text: &str, output: &mut String) {
        if !self.left {
            let missing = self.width.unwrap_or(0).saturating_sub(text.len());
            fill(output, self.padding.unwrap_or(' '), missing);
        }
        output.push_str(text);
    }

    fn number(&self, padding: char, default: usize, value: i128, output: &mut String) {
        let width = match self.width {
            _ if self.left => 1,
            Some(width) if width > 0 => width,
            _ => default,
        };
        let digits = value.unsigned_abs().to_string();
        let sign = if value < 0 { "-" } else { "" };
        let missing = width.saturating_sub(digits.len() + sign.len());
        if self.padding.unwrap_or(padding) == '0' {
            output.push_str(sign);
            fill(output, '0', missing);
        } else {
            fill(output, ' ', missing);
            output.push_str(sign);
        }
        output.push_str(&digits);
    }

    fn year(&self, year: i128, output: &mut String) {
        self.number('0', if year < 0 { 5 } else { 4 }, year, output);
    }
}

fn fill(output: &mut String, character: char, count: usize) {
    marotte_budget::demand(count);
    output.extend(std::iter::repeat_n(character, count));
}
