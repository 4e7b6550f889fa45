//! What `Kernel` has for numbers: `Integer()`, `Float()`, `Rational()`, `rand`.

use num_bigint::BigInt;
use num_traits::Zero as _;

use super::random::{kernel_rand, kernel_srand};
use super::value::Number;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between};
use crate::object::Value;
use crate::symbol::known;

/// Methods of `Kernel` that are about numbers.
pub(crate) static KERNEL_METHODS: &[NativeMethod] = &[
    between("Complex", 1, 3, super::complex::convert),
    between("Integer", 1, 3, integer),
    between("Float", 1, 2, float),
    between("Rational", 1, 3, rational),
    between("rand", 0, 1, kernel_rand),
    between("srand", 0, 1, kernel_srand),
];

/// Whether `exception: false` was said, and how many arguments stand before it.
fn quiet(ruby: &mut Ruby<'_>, args: &Args<'_>) -> (bool, usize) {
    match args.values.last() {
        Some(options) if args.keywords => {
            let exception = ruby
                .hash_of(*options)
                .and_then(|table| table.get_symbol("exception"));
            let is_quiet = matches!(exception, Some(Value::Boolean(false)));
            (is_quiet, args.len() - 1)
        }
        _ => (false, args.len()),
    }
}

/// Gives nil for an error that nobody wants to hear of.
fn unless_quiet(result: Outcome, is_quiet: bool) -> Outcome {
    match result {
        Err(throw) if is_quiet && Ruby::raised(&throw).is_some() => Ok(Value::Nil),
        other => other,
    }
}

fn integer(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let (is_quiet, count) = quiet(ruby, args);
    let radix = if count > 1 { args.at(1) } else { Value::Nil };
    let result = to_integer(ruby, args.at(0), radix);
    unless_quiet(result, is_quiet)
}

fn to_integer(ruby: &mut Ruby<'_>, value: Value, radix: Value) -> Outcome {
    if let Some(text) = ruby.string_of(value) {
        let text = text.to_eco();
        let radix = match radix {
            Value::Nil => 0,
            radix => ruby.expect_integer(radix)?,
        };
        if text.contains('\0') {
            return Err(ruby.argument_error("string contains null byte"));
        }
        // Making a number of many digits takes time that grows with their square.
        ruby.charge(text.len().saturating_mul(text.len() / 64))?;
        return match marotte_scalars::numeric::integer_radix(&text, radix) {
            Ok(number) => match number.to_i64() {
                Some(number) => Ok(Value::Integer(number)),
                None => {
                    let number: BigInt = number.to_string().parse().unwrap_or_default();
                    Ok(ruby.integer(number))
                }
            },
            Err(error) => Err(ruby.argument_error(error.to_string())),
        };
    }
    if !radix.is_nil() {
        return Err(ruby.argument_error("base specified for non string value"));
    }
    match ruby.number(value) {
        Some(Number::Float(number)) => {
            let number = super::round::to_integer(ruby, number.trunc())?;
            return Ok(ruby.from_number(number));
        }
        Some(Number::Rational(..)) => return ruby.send(value, "truncate", &[]),
        Some(_) => return Ok(value),
        None => {}
    }
    if value.is_nil() {
        return Err(ruby.type_error("can't convert nil into Integer"));
    }
    for name in [known::TO_INT, known::TO_I] {
        if ruby.responds_to(value, name) {
            let made = ruby.send_known(value, name, &[])?;
            if ruby.number(made).is_some_and(|number| number.is_integer()) {
                return Ok(made);
            }
        }
    }
    let class = ruby.conversion_name(value);
    Err(ruby.type_error(format!("can't convert {class} into Integer")))
}

fn float(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let (is_quiet, _) = quiet(ruby, args);
    let result = match ruby.string_of(args.at(0)).map(|text| text.to_eco()) {
        Some(text) => float_of_text(ruby, &text),
        None => ruby.expect_float(args.at(0)),
    };
    unless_quiet(result.map(Value::Float), is_quiet)
}

/// `Float("1.5")`
pub(super) fn float_of_text(ruby: &mut Ruby<'_>, text: &str) -> Outcome<f64> {
    marotte_scalars::numeric::float(text).map_err(|error| ruby.argument_error(error.to_string()))
}

fn rational(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let (is_quiet, count) = quiet(ruby, args);
    let result = (|| {
        let one = fraction_of(ruby, args.at(0))?;
        if count < 2 {
            return Ok(one);
        }
        let two = fraction_of(ruby, args.at(1))?;
        ruby.send(one, "/", &[two])
    })();
    unless_quiet(result, is_quiet)
}

fn fraction_of(ruby: &mut Ruby<'_>, value: Value) -> Outcome {
    if let Some(text) = ruby.string_of(value) {
        let text = text.to_eco();
        return match read_fraction(text.trim()) {
            Some((_, under)) if under.is_zero() => {
                Err(ruby.error("ZeroDivisionError", "divided by 0"))
            }
            Some((numerator, denominator)) => Ok(ruby.rational(numerator, denominator)),
            None => {
                let text = ruby.inspect(value)?;
                Err(ruby.argument_error(format!("invalid value for convert(): {text}")))
            }
        };
    }
    match ruby.number(value) {
        Some(_) => ruby.send(value, "to_r", &[]),
        None => {
            let class = ruby.conversion_name(value);
            Err(ruby.type_error(format!("can't convert {class} into Rational")))
        }
    }
}

/// `3/4`, `0.75`, `-2`
fn read_fraction(text: &str) -> Option<(BigInt, BigInt)> {
    let (one, two) = match text.split_once('/') {
        Some((one, two)) => (one, Some(two)),
        None => (text, None),
    };
    let (mut numerator, mut denominator) = read_decimal(one)?;
    if let Some(two) = two {
        let (top, under) = read_decimal(two)?;
        numerator *= under;
        denominator *= top;
    }
    Some((numerator, denominator))
}

fn read_decimal(text: &str) -> Option<(BigInt, BigInt)> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = whole.strip_prefix(['-', '+']).unwrap_or(whole);
    let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if digits.is_empty() || !all_digits(digits) || !all_digits(fraction) || text.len() > 4096 {
        return None;
    }
    let numerator = format!("{whole}{fraction}");
    let numerator = numerator.strip_prefix('+').unwrap_or(&numerator);
    let denominator = format!("1{}", "0".repeat(fraction.len()));
    Some((numerator.parse().ok()?, denominator.parse().ok()?))
}
