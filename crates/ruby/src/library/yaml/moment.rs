//! Dates and times that are read.

use num_bigint::BigInt;

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::object::Value;
use crate::symbol::Symbol;

/// The `Date` that a text means. One that the calendar has not is text.
pub(super) fn date(ruby: &mut Ruby<'_>, text: &str) -> Outcome {
    ruby.load_constant(Symbol::new("Date"))?;
    let class = ruby.constant_path("Date");
    let class = class.map_or(Value::Nil, Value::Object);
    let parts = numbers(text, '-');
    let arguments: Vec<Value> = parts.into_iter().map(Value::Integer).collect();
    if !ruby.send(class, "valid_date?", &arguments)?.is_truthy() {
        return Ok(ruby.string(text));
    }
    ruby.send(class, "new", &arguments)
}

fn numbers(text: &str, separator: char) -> Vec<i64> {
    let parts = text.split(separator);
    parts.map(|part| part.trim().parse().unwrap_or(0)).collect()
}

/// The `Time` that a text means: `2020-01-02 03:04:05.6 +01:00`; without a zone it is universal time, shown in the local zone.
pub(super) fn time(ruby: &mut Ruby<'_>, text: &str) -> Outcome {
    let (date, rest) = text.split_once([' ', '\t', 't', 'T']).unwrap_or((text, ""));
    let rest = rest.trim();
    let end = rest.find(['Z', '+', '-', ' ']).unwrap_or(rest.len());
    let (clock, zone) = (&rest[..end], rest[end..].trim());
    let (clock, fraction) = clock.split_once('.').unwrap_or((clock, ""));
    let (negative, date) = match date.strip_prefix('-') {
        Some(date) => (true, date),
        None => (false, date),
    };
    let mut parts = numbers(date, '-');
    if negative && let Some(year) = parts.first_mut() {
        *year = -*year;
    }
    parts.extend(numbers(clock, ':'));
    let seconds = parts.pop().unwrap_or(0);
    let mut arguments: Vec<Value> = parts.into_iter().map(Value::Integer).collect();
    arguments.push(exact_seconds(ruby, seconds, fraction));
    let class = Value::Object(classes::TIME);
    if zone == "Z" {
        return ruby.send(class, "utc", &arguments);
    }
    if zone.is_empty() {
        let moment = ruby.send(class, "utc", &arguments)?;
        return ruby.send(class, "at", &[moment]);
    }
    let offset = offset(zone);
    arguments.push(Value::Integer(offset));
    ruby.send(class, "new", &arguments)
}

fn exact_seconds(ruby: &mut Ruby<'_>, seconds: i64, fraction: &str) -> Value {
    let digits = &fraction[..fraction.len().min(18)];
    match digits.parse::<BigInt>() {
        Ok(digits_value) => {
            let unit = BigInt::from(10).pow(digits.len() as u32);
            ruby.rational(BigInt::from(seconds) * &unit + digits_value, unit)
        }
        Err(_) => Value::Integer(seconds),
    }
}

/// The seconds of `+01:30`, `-5`.
fn offset(zone: &str) -> i64 {
    let (sign, digits) = match zone.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, zone.trim_start_matches('+')),
    };
    let (hours, minutes) = match digits.split_once(':') {
        Some(parts) => parts,
        None => digits.split_at(digits.len().min(2)),
    };
    let number = |part: &str| part.parse::<i64>().unwrap_or(0);
    sign * (number(hours) * 3600 + number(minutes) * 60)
}
