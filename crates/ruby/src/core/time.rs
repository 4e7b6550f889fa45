//! `Time`: a point in time, seen from a place that is so many seconds east of UTC.

use marotte_scalars::timestamp::civil::{Date, date_from_days, days_from_date};
use marotte_scalars::timestamp::{Timestamp, Timezone};
use num_bigint::BigInt;

use crate::core::number::Number;
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::library::load_and_call;
use crate::native::{Args, ClassDef, NativeMethod, at_least, between, native};
use crate::object::{Kind, Value};

const SECOND: i128 = 1_000_000_000;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Time",
    includes: &["Comparable"],
    methods: &[FIELDS, DAYS, OPERATIONS],
    singleton: &[
        crate::library::time::METHODS,
        &[
            between("now", 0, 1, now),
            between("at", 1, 4, at),
            between("new", 0, 8, new),
            between("utc", 1, 10, utc),
            between("gm", 1, 10, utc),
            between("local", 1, 10, local),
            between("mktime", 1, 10, local),
            native("__strptime", 2, strptime),
        ],
    ],
    ..ClassDef::NONE
};

const FIELDS: &[NativeMethod] = &[
    native("year", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.year as i64)
    }),
    native("month", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.month.into())
    }),
    native("mon", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.month.into())
    }),
    native("day", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.day.into())
    }),
    native("mday", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.day.into())
    }),
    native("wday", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.weekday.into())
    }),
    native("yday", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.date.day_of_year.into())
    }),
    native("hour", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.of_day / 3600)
    }),
    native("min", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.of_day / 60 % 60)
    }),
    native("sec", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.of_day % 60)
    }),
    native("nsec", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.nanosecond)
    }),
    native("tv_nsec", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.nanosecond)
    }),
    native("usec", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.nanosecond / 1000)
    }),
    native("tv_usec", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.nanosecond / 1000)
    }),
    native("utc_offset", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.offset)
    }),
    native("gmt_offset", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.offset)
    }),
    native("gmtoff", 0, |ruby, this, _| {
        field(ruby, this, |parts| parts.offset)
    }),
    native("subsec", 0, subsec),
    native("zone", 0, zone),
    native("utc?", 0, is_utc),
    native("gmt?", 0, is_utc),
    native("dst?", 0, |_, _, _| Ok(false.into())),
    native("isdst", 0, |_, _, _| Ok(false.into())),
    native("to_i", 0, to_i),
    native("tv_sec", 0, to_i),
    native("to_f", 0, to_f),
    native("to_r", 0, to_r),
    native("to_a", 0, to_a),
];

const DAYS: &[NativeMethod] = &[
    native("sunday?", 0, |ruby, this, _| is_weekday(ruby, this, 0)),
    native("monday?", 0, |ruby, this, _| is_weekday(ruby, this, 1)),
    native("tuesday?", 0, |ruby, this, _| is_weekday(ruby, this, 2)),
    native("wednesday?", 0, |ruby, this, _| is_weekday(ruby, this, 3)),
    native("thursday?", 0, |ruby, this, _| is_weekday(ruby, this, 4)),
    native("friday?", 0, |ruby, this, _| is_weekday(ruby, this, 5)),
    native("saturday?", 0, |ruby, this, _| is_weekday(ruby, this, 6)),
];

const OPERATIONS: &[NativeMethod] = &[
    native("+", 1, add),
    native("-", 1, subtract),
    native("<=>", 1, compare),
    native("eql?", 1, equal),
    native("hash", 0, hash),
    native("utc", 0, to_utc),
    native("gmtime", 0, to_utc),
    native("getutc", 0, get_utc),
    native("getgm", 0, get_utc),
    between("localtime", 0, 1, localtime),
    between("getlocal", 0, 1, get_local),
    between("round", 0, 1, |ruby, this, args| {
        rounded(ruby, this, args, |unit| unit / 2)
    }),
    between("floor", 0, 1, |ruby, this, args| {
        rounded(ruby, this, args, |_| 0)
    }),
    between("ceil", 0, 1, |ruby, this, args| {
        rounded(ruby, this, args, |unit| unit - 1)
    }),
    native("to_time", 0, |_, this, _| Ok(this)),
    native("to_date", 0, |ruby, this, args| {
        load_and_call(ruby, this, args, "date", "to_date")
    }),
    native("to_datetime", 0, |ruby, this, args| {
        load_and_call(ruby, this, args, "date", "to_datetime")
    }),
    native("strftime", 1, strftime),
    native("to_s", 0, to_s),
    native("inspect", 0, inspect),
    native("ctime", 0, ctime),
    native("asctime", 0, ctime),
    between("iso8601", 0, 1, iso8601),
    between("xmlschema", 0, 1, iso8601),
    native("httpdate", 0, httpdate),
    native("rfc2822", 0, rfc2822),
    native("rfc822", 0, rfc2822),
    at_least("initialize_copy", 0, |_, this, _| Ok(this)),
];

/// A time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Time {
    /// Since the start of 1970.
    nanoseconds: i128,
    zone: Zone,
}

/// Where a time is seen from.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Zone {
    Utc,
    /// Where the host is.
    Local(i32),
    /// So many seconds east.
    Offset(i32),
}

impl Zone {
    fn offset(self) -> i32 {
        match self {
            Self::Utc => 0,
            Self::Local(seconds) | Self::Offset(seconds) => seconds,
        }
    }
}

/// A time taken apart.
struct Parts {
    date: Date,
    of_day: i64,
    nanosecond: i64,
    offset: i64,
}

impl Time {
    fn parts(self) -> Parts {
        let offset = self.zone.offset();
        let seconds = self.nanoseconds.div_euclid(SECOND) + i128::from(offset);
        Parts {
            date: date_from_days(seconds.div_euclid(86_400)),
            of_day: seconds.rem_euclid(86_400) as i64,
            nanosecond: self.nanoseconds.rem_euclid(SECOND) as i64,
            offset: offset.into(),
        }
    }

    fn format(self, format: &str) -> Option<String> {
        let stamp = Timestamp::from_nanoseconds(self.nanoseconds);
        let (format, name) = match self.zone {
            Zone::Utc => (format.to_owned(), String::new()),
            Zone::Local(0) => (format.replace("%Z", "UTC"), "+00:00".to_owned()),
            zone => (format.to_owned(), offset_text(zone.offset())),
        };
        let timezone = Timezone {
            name: &name,
            current_offset: 0,
        };
        stamp.format(&format, timezone).ok()
    }
}

/// `+01:00`
fn offset_text(offset: i32) -> String {
    let sign = if offset < 0 { '-' } else { '+' };
    let minutes = offset.unsigned_abs() / 60;
    format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)
}

fn own(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Time> {
    match ruby.data::<Time>(this) {
        Some(time) => Ok(*time),
        None => Err(ruby.type_error("uninitialized Time")),
    }
}

fn field(ruby: &mut Ruby<'_>, this: Value, read: fn(&Parts) -> i64) -> Outcome {
    Ok(Value::Integer(read(&own(ruby, this)?.parts())))
}

fn is_weekday(ruby: &mut Ruby<'_>, this: Value, day: u32) -> Outcome {
    Ok((own(ruby, this)?.parts().date.weekday == day).into())
}

fn make(ruby: &mut Ruby<'_>, class: Value, time: Time) -> Value {
    let class = ruby.module_of(class).unwrap_or(classes::TIME);
    ruby.add(class, Kind::Data(Box::new(time)))
}

/// A time of the same class as another.
fn like(ruby: &mut Ruby<'_>, this: Value, time: Time) -> Value {
    let class = ruby.real_class_of(this);
    make(ruby, Value::Object(class), time)
}

fn local_zone(ruby: &mut Ruby<'_>) -> Zone {
    Zone::Local(ruby.host.now().map_or(0, |(_, offset)| offset))
}

fn current(ruby: &mut Ruby<'_>, what: &str) -> Outcome<Time> {
    match ruby.host.now() {
        Some((nanoseconds, offset)) => Ok(Time {
            nanoseconds,
            zone: Zone::Local(offset),
        }),
        None => Err(ruby.not_allowed(what)),
    }
}

/// The positional arguments, and the zone that `in:` gives.
fn split_zone<'a>(ruby: &mut Ruby<'_>, args: &'a Args<'_>) -> Outcome<(&'a [Value], Option<Zone>)> {
    let Some((options, rest)) = args.values.split_last().filter(|_| args.keywords) else {
        return Ok((args.values, None));
    };
    let zone = ruby
        .hash_of(*options)
        .and_then(|table| table.get_symbol("in"));
    let zone = match zone {
        Some(zone) if !zone.is_nil() => Some(read_zone(ruby, zone)?),
        _ => None,
    };
    Ok((rest, zone))
}

/// `"+09:00"`, `"UTC"`, `"Z"`, 3600
fn read_zone(ruby: &mut Ruby<'_>, zone: Value) -> Outcome<Zone> {
    if let Value::Integer(seconds) = zone {
        if seconds.abs() < 86_400 {
            return Ok(Zone::Offset(seconds as i32));
        }
        return Err(ruby.argument_error("utc_offset out of range"));
    }
    let text = ruby.expect_str(zone)?;
    zone_of_text(&text).ok_or_else(|| {
        let message = "\"+HH:MM\", \"-HH:MM\", \"UTC\" or \"A\"..\"I\",\"K\"..\"Z\" expected for \
                       utc_offset";
        ruby.argument_error(format!("{message}: {text}"))
    })
}

fn zone_of_text(text: &str) -> Option<Zone> {
    if matches!(text, "UTC" | "Z" | "-00:00") {
        return Some(Zone::Utc);
    }
    if let [letter] = text.as_bytes() {
        let hours = match letter {
            b'A'..=b'I' => i32::from(letter - b'A') + 1,
            b'K'..=b'M' => i32::from(letter - b'A'),
            b'N'..=b'Y' => -(i32::from(letter - b'N') + 1),
            _ => return None,
        };
        return Some(Zone::Offset(hours * 3600));
    }
    let (sign, rest) = match text.split_at_checked(1)? {
        ("+", rest) => (1, rest),
        ("-", rest) => (-1, rest),
        _ => return None,
    };
    let digits: String = match rest.len() {
        5 | 8 => rest.split(':').collect(),
        _ => rest.to_owned(),
    };
    if !matches!(digits.len(), 2 | 4 | 6) || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part = |at: usize| {
        digits
            .get(at..at + 2)
            .and_then(|two| two.parse::<i32>().ok())
    };
    let (hours, minutes, seconds) = (part(0)?, part(2).unwrap_or(0), part(4).unwrap_or(0));
    (hours < 24 && minutes < 60 && seconds < 60)
        .then_some(Zone::Offset(sign * (hours * 3600 + minutes * 60 + seconds)))
}

fn now(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (_, zone) = split_zone(ruby, args)?;
    let mut time = current(ruby, "Time.now")?;
    if let Some(zone) = zone {
        time.zone = zone;
    }
    Ok(make(ruby, this, time))
}

/// Nanoseconds that a number of seconds is, or a number of parts of them.
fn nanoseconds(ruby: &mut Ruby<'_>, value: Value, unit: i128) -> Outcome<i128> {
    let found = match ruby.number(value) {
        Some(Number::Small(number)) => i128::from(number).checked_mul(unit),
        Some(Number::Float(number)) if !number.is_finite() => {
            let text = marotte_scalars::float::to_s(number);
            return Err(ruby.error("FloatDomainError", text));
        }
        Some(number) => {
            let fraction = match number {
                Number::Rational(numerator, denominator) => (numerator, denominator),
                Number::Float(number) => {
                    let value = ruby.send(Value::Float(number), "to_r", &[])?;
                    match ruby.number(value) {
                        Some(Number::Rational(numerator, denominator)) => (numerator, denominator),
                        _ => return Ok(0),
                    }
                }
                integer => (integer.to_big().unwrap_or_default(), BigInt::from(1)),
            };
            use num_integer::Integer as _;
            let whole = (fraction.0 * BigInt::from(unit)).div_floor(&fraction.1);
            i128::try_from(whole).ok()
        }
        None => {
            let class = ruby.module_name(ruby.real_class_of(value));
            return Err(ruby.type_error(format!("can't convert {class} into an exact number")));
        }
    };
    // So far from now nobody calculates.
    match found.filter(|number| number.abs() < 1 << 100) {
        Some(number) => Ok(number),
        None => Err(ruby.error("RangeError", "time out of range")),
    }
}

fn at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (values, zone) = split_zone(ruby, args)?;
    let first = values.first().copied().unwrap_or_default();
    if let Some(other) = ruby.data::<Time>(first) {
        let mut time = *other;
        if let Some(zone) = zone {
            time.zone = zone;
        }
        return Ok(make(ruby, this, time));
    }
    let mut total = nanoseconds(ruby, first, SECOND)?;
    if let Some(fraction) = values.get(1) {
        let unit = match values.get(2) {
            None => 1000,
            Some(unit) => match ruby.name_of(*unit).as_deref() {
                Some("millisecond") => 1_000_000,
                Some("usec" | "microsecond") => 1000,
                Some("nsec" | "nanosecond") => 1,
                _ => {
                    let text = ruby.inspect(*unit)?;
                    return Err(ruby.argument_error(format!("unexpected unit: {text}")));
                }
            },
        };
        total += nanoseconds(ruby, *fraction, unit)?;
    }
    let zone = match zone {
        Some(zone) => zone,
        None => local_zone(ruby),
    };
    let time = Time {
        nanoseconds: total,
        zone,
    };
    Ok(make(ruby, this, time))
}

fn new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (values, mut zone) = split_zone(ruby, args)?;
    if values.is_empty() {
        let mut time = current(ruby, "Time.new")?;
        if let Some(zone) = zone {
            time.zone = zone;
        }
        return Ok(make(ruby, this, time));
    }
    if let Some(offset) = values.get(6).filter(|offset| !offset.is_nil()) {
        zone = Some(read_zone(ruby, *offset)?);
    }
    let zone = match zone {
        Some(zone) => zone,
        None => local_zone(ruby),
    };
    build(ruby, this, &values[..values.len().min(6)], zone)
}

fn utc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    build(ruby, this, args.values, Zone::Utc)
}

fn local(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let zone = local_zone(ruby);
    build(ruby, this, args.values, zone)
}

/// A time of its fields: year, month, day, hour, minute, second, microsecond.
fn build(ruby: &mut Ruby<'_>, this: Value, values: &[Value], zone: Zone) -> Outcome {
    let ordered: Vec<Value>;
    let mut values = values;
    // `to_a` of a time: second, minute, hour, day, month, year, …
    if values.len() == 10 {
        ordered = [5, 4, 3, 2, 1, 0].map(|at| values[at]).to_vec();
        values = &ordered;
    }
    let year = whole(ruby, values.first(), 1970)?;
    let month = month(ruby, values.get(1))?;
    let day = whole(ruby, values.get(2), 1)?;
    let hour = whole(ruby, values.get(3), 0)?;
    let minute = whole(ruby, values.get(4), 0)?;
    let mut second = match values.get(5) {
        None | Some(Value::Nil) => 0,
        Some(value) if ruby.string_of(*value).is_some() => {
            i128::from(whole(ruby, Some(value), 0)?) * SECOND
        }
        Some(value) => nanoseconds(ruby, *value, SECOND)?,
    };
    let wrong = if !(1..=12).contains(&month) {
        Some("mon")
    } else if day < 1 {
        Some("mday")
    } else if day > 31 || second < 0 || year.abs() > 1_000_000_000_000 {
        Some("argument")
    } else if !(0..=24).contains(&hour) {
        Some("hour")
    } else if !(0..=59).contains(&minute) || hour == 24 && minute > 0 {
        Some("min")
    } else if second >= 61 * SECOND || hour == 24 && second > 0 {
        Some("sec")
    } else {
        None
    };
    if let Some(part) = wrong {
        return Err(ruby.argument_error(format!("{part} out of range")));
    }
    if let Some(micro) = values.get(6).filter(|micro| !micro.is_nil()) {
        second += nanoseconds(ruby, *micro, 1000)?;
    }
    let days = days_from_date(year.into(), month as u32, day as u32);
    let seconds = days * 86_400 + i128::from(hour * 3600 + minute * 60);
    let time = Time {
        nanoseconds: (seconds - i128::from(zone.offset())) * SECOND + second,
        zone,
    };
    Ok(make(ruby, this, time))
}

fn whole(ruby: &mut Ruby<'_>, value: Option<&Value>, default: i64) -> Outcome<i64> {
    match value {
        None | Some(Value::Nil) => Ok(default),
        Some(value) => match ruby.text(*value) {
            Some(text) => {
                let number = marotte_scalars::numeric::integer_radix(text, 10);
                match number.ok().and_then(|number| number.to_i64()) {
                    Some(number) => Ok(number),
                    None => {
                        let text = ruby.inspect(*value)?;
                        let message = format!("invalid value for Integer(): {text}");
                        Err(ruby.argument_error(message))
                    }
                }
            }
            None => ruby.expect_integer(*value),
        },
    }
}

fn month(ruby: &mut Ruby<'_>, value: Option<&Value>) -> Outcome<i64> {
    if let Some(value) = value
        && let Some(text) = ruby.text(*value)
        && let Some(index) = marotte_scalars::timestamp::civil::MONTHS
            .iter()
            .position(|name| name[..3].eq_ignore_ascii_case(text))
    {
        return Ok(index as i64 + 1);
    }
    whole(ruby, value, 1)
}

fn subsec(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let nanosecond = own(ruby, this)?.parts().nanosecond;
    if nanosecond == 0 {
        return Ok(Value::Integer(0));
    }
    Ok(ruby.rational(nanosecond.into(), BigInt::from(SECOND)))
}

fn zone(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(match own(ruby, this)?.zone {
        Zone::Utc | Zone::Local(0) => ruby.string("UTC"),
        Zone::Local(_) | Zone::Offset(_) => Value::Nil,
    })
}

fn is_utc(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok((own(ruby, this)?.zone == Zone::Utc).into())
}

fn to_i(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let seconds = own(ruby, this)?.nanoseconds.div_euclid(SECOND);
    Ok(ruby.integer(seconds.into()))
}

fn to_f(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let exact = to_r(ruby, this, args)?;
    ruby.send(exact, "to_f", &[])
}

fn to_r(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let total = own(ruby, this)?.nanoseconds;
    Ok(ruby.rational(total.into(), BigInt::from(SECOND)))
}

fn to_a(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let parts = own(ruby, this)?.parts();
    let mut values = vec![
        Value::Integer(parts.of_day % 60),
        Value::Integer(parts.of_day / 60 % 60),
        Value::Integer(parts.of_day / 3600),
        Value::Integer(parts.date.day.into()),
        Value::Integer(parts.date.month.into()),
        Value::Integer(parts.date.year as i64),
        Value::Integer(parts.date.weekday.into()),
        Value::Integer(parts.date.day_of_year.into()),
        Value::Boolean(false),
    ];
    values.push(zone(ruby, this, args)?);
    Ok(ruby.array(values))
}

fn add(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if ruby.data::<Time>(args.at(0)).is_some() {
        return Err(ruby.type_error("time + time?"));
    }
    let mut time = own(ruby, this)?;
    time.nanoseconds += nanoseconds(ruby, args.at(0), SECOND)?;
    Ok(like(ruby, this, time))
}

fn subtract(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut time = own(ruby, this)?;
    if let Some(other) = ruby.data::<Time>(args.at(0)) {
        let apart = time.nanoseconds - other.nanoseconds;
        let apart = ruby.rational(apart.into(), BigInt::from(SECOND));
        return ruby.send(apart, "to_f", &[]);
    }
    time.nanoseconds -= nanoseconds(ruby, args.at(0), SECOND)?;
    Ok(like(ruby, this, time))
}

fn compare(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let time = own(ruby, this)?;
    Ok(match ruby.data::<Time>(args.at(0)) {
        Some(other) => Value::Integer(time.nanoseconds.cmp(&other.nanoseconds) as i64),
        None => Value::Nil,
    })
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let time = own(ruby, this)?;
    let other = ruby.data::<Time>(args.at(0));
    Ok(other
        .is_some_and(|other| other.nanoseconds == time.nanoseconds)
        .into())
}

fn hash(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(Value::Integer(own(ruby, this)?.nanoseconds as i64 >> 2))
}

fn see_from(ruby: &mut Ruby<'_>, this: Value, zone: Zone) -> Outcome {
    if let Some(time) = ruby.data_mut::<Time>(this) {
        time.zone = zone;
    }
    Ok(this)
}

fn to_utc(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    see_from(ruby, this, Zone::Utc)
}

fn get_utc(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let mut time = own(ruby, this)?;
    time.zone = Zone::Utc;
    Ok(like(ruby, this, time))
}

fn wanted_zone(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Zone> {
    match args.at(0) {
        Value::Nil => Ok(local_zone(ruby)),
        zone => read_zone(ruby, zone),
    }
}

fn localtime(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let zone = wanted_zone(ruby, args)?;
    see_from(ruby, this, zone)
}

fn get_local(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut time = own(ruby, this)?;
    time.zone = wanted_zone(ruby, args)?;
    Ok(like(ruby, this, time))
}

/// To so many digits of a second; what is added first says in which direction.
fn rounded(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, added: fn(i128) -> i128) -> Outcome {
    let mut time = own(ruby, this)?;
    let digits = match args.get(0) {
        Some(digits) => ruby.expect_integer(digits)?.clamp(0, 9),
        None => 0,
    };
    let unit = 10_i128.pow(9 - digits as u32);
    time.nanoseconds = (time.nanoseconds + added(unit)).div_euclid(unit) * unit;
    Ok(like(ruby, this, time))
}

fn print(ruby: &mut Ruby<'_>, this: Value, format: &str) -> Outcome {
    let time = own(ruby, this)?;
    match time.format(format) {
        Some(text) => {
            // Taking a time apart takes as long as a few calls do.
            ruby.charge(64 + text.len())?;
            Ok(ruby.string(text))
        }
        None => {
            let message = format!("invalid format: {format}");
            Err(ruby.argument_error(message))
        }
    }
}

fn strftime(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let format = ruby.expect_str(args.at(0))?;
    print(ruby, this, &format)
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let is_utc = own(ruby, this)?.zone == Zone::Utc;
    let format = if is_utc { "%F %T UTC" } else { "%F %T %z" };
    print(ruby, this, format)
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let time = own(ruby, this)?;
    let fraction = match time.parts().nanosecond {
        0 => String::new(),
        nanosecond => format!(".{nanosecond:09}").trim_end_matches('0').to_owned(),
    };
    let zone = if time.zone == Zone::Utc { "UTC" } else { "%z" };
    print(ruby, this, &format!("%F %T{fraction} {zone}"))
}

fn ctime(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    print(ruby, this, "%a %b %e %H:%M:%S %Y")
}

fn iso8601(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let digits = match args.get(0) {
        Some(digits) => ruby.expect_integer(digits)?.clamp(0, 100),
        None => 0,
    };
    let fraction = if digits > 0 {
        format!(".%{digits}N")
    } else {
        String::new()
    };
    let is_utc = own(ruby, this)?.zone == Zone::Utc;
    let zone = if is_utc { "Z" } else { "%:z" };
    print(ruby, this, &format!("%FT%T{fraction}{zone}"))
}

fn httpdate(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let utc = get_utc(ruby, this, args)?;
    print(ruby, utc, "%a, %d %b %Y %H:%M:%S GMT")
}

fn rfc2822(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let is_utc = own(ruby, this)?.zone == Zone::Utc;
    let zone = if is_utc { "-0000" } else { "%z" };
    print(ruby, this, &format!("%a, %d %b %Y %T {zone}"))
}

/// Text by a format: seconds since 1970, and the offset if the text has one. Nothing if it does
/// not fit.
fn strptime(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    use marotte_scalars::timestamp::Formats;
    let text = ruby.expect_str(args.at(0))?;
    let format = ruby.expect_str(args.at(1))?;
    match Timestamp::parse(&text, Formats::One(&format), Timezone::default()) {
        Ok(stamp) => {
            let time = Time {
                nanoseconds: stamp.nanoseconds(),
                zone: Zone::Utc,
            };
            Ok(make(ruby, this, time))
        }
        Err(_) => Ok(Value::Nil),
    }
}

/// The monotonic clock and the others, all of which are the host's.
pub(super) fn clock_gettime(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let Some((total, _)) = ruby.host.now() else {
        return Err(ruby.not_allowed("Process.clock_gettime"));
    };
    let unit = args.get(1).and_then(|unit| ruby.name_of(unit));
    Ok(match unit.as_deref() {
        Some("nanosecond") => ruby.integer(total.into()),
        Some("microsecond") => ruby.integer((total / 1000).into()),
        Some("millisecond") => ruby.integer((total / 1_000_000).into()),
        Some("second") => ruby.integer((total / SECOND).into()),
        Some("float_millisecond") => Value::Float(total as f64 / 1e6),
        Some("float_microsecond") => Value::Float(total as f64 / 1e3),
        _ => Value::Float(total as f64 / 1e9),
    })
}
