//! `Integer`, of any size.

use num_bigint::{BigInt, Sign};
use num_integer::Integer as _;
use num_traits::{Signed as _, Zero as _};

use super::arithmetic::{
    add, check_bits, coerce, compare, div, divide, divide_to_float, divmod, equal, greater,
    greater_or_equal, hash, less, less_or_equal, magnitude, modulo, multiply, negate, power,
    remainder, subtract, to_f, to_r,
};
use super::numeric::itself;
use super::round::{ceil, floor, round, truncate};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::{Encoding, Text, Value};
use crate::symbol::Symbol;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Integer",
    kind: DefKind::Class,
    superclass: "Numeric",
    methods: &[&[
        native("+", 1, add),
        native("-", 1, subtract),
        native("*", 1, multiply),
        native("/", 1, divide),
        native("%", 1, modulo),
        native("modulo", 1, modulo),
        native("**", 1, power),
        between("pow", 1, 2, pow),
        native("-@", 0, negate),
        native("~", 0, invert),
        native("&", 1, and),
        native("|", 1, or),
        native("^", 1, xor),
        native("<<", 1, shift_left),
        native(">>", 1, shift_right),
        between("[]", 1, 2, bit),
        native("==", 1, equal),
        native("===", 1, equal),
        native("<=>", 1, compare),
        native("<", 1, less),
        native("<=", 1, less_or_equal),
        native(">", 1, greater),
        native(">=", 1, greater_or_equal),
        native("abs", 0, magnitude),
        native("magnitude", 0, magnitude),
        native("coerce", 1, coerce),
        native("div", 1, div),
        native("divmod", 1, divmod),
        native("fdiv", 1, divide_to_float),
        native("quo", 1, super::numeric::quo),
        native("remainder", 1, remainder),
        native("hash", 0, hash),
        native("to_f", 0, to_f),
        native("to_r", 0, to_r),
        between("rationalize", 0, 1, to_r),
        native("to_i", 0, itself),
        native("to_int", 0, itself),
        native("numerator", 0, itself),
        native("denominator", 0, one),
        between("to_s", 0, 1, to_s),
        between("inspect", 0, 1, to_s),
        between("floor", 0, 1, floor),
        between("ceil", 0, 1, ceil),
        between("round", 0, 2, round),
        between("truncate", 0, 1, truncate),
        native("even?", 0, is_even),
        native("odd?", 0, is_odd),
        native("succ", 0, succ),
        native("next", 0, succ),
        native("pred", 0, pred),
        between("chr", 0, 1, chr),
        native("ord", 0, itself),
        native("size", 0, size),
        native("bit_length", 0, bit_length),
        native("allbits?", 1, allbits),
        native("anybits?", 1, anybits),
        native("nobits?", 1, nobits),
        between("digits", 0, 1, digits),
        native("gcd", 1, gcd),
        native("lcm", 1, lcm),
        native("gcdlcm", 1, gcdlcm),
        native("times", 0, times),
        native("upto", 1, upto),
        native("downto", 1, downto),
    ]],
    singleton: &[&[
        native("sqrt", 1, sqrt),
        native("try_convert", 1, |ruby, _, args| {
            let to_int = crate::symbol::known::TO_INT;
            match args.at(0) {
                value if !ruby.responds_to(value, to_int) => Ok(Value::Nil),
                value => ruby.send_known(value, to_int, &[]),
            }
        }),
    ]],
    ..ClassDef::NONE
};

fn big(ruby: &Ruby<'_>, this: Value) -> BigInt {
    ruby.own_number(this).to_big().unwrap_or_default()
}

fn one(_: &mut Ruby<'_>, _: Value, _: &Args<'_>) -> Outcome {
    Ok(Value::Integer(1))
}

/// The integer that an argument must be.
fn expect_big(ruby: &mut Ruby<'_>, value: Value) -> Outcome<BigInt> {
    match ruby.number(value).and_then(|number| number.to_big()) {
        Some(number) => Ok(number),
        None => Ok(ruby.expect_integer(value)?.into()),
    }
}

/// The integer that a bit operator wants, which is no float.
fn expect_bits(ruby: &mut Ruby<'_>, value: Value) -> Outcome<BigInt> {
    match ruby.number(value).and_then(|number| number.to_big()) {
        Some(number) => Ok(number),
        None => {
            let from = match value {
                Value::Nil | Value::Boolean(_) | Value::Float(_) => ruby.inspect(value)?,
                _ => ruby.module_name(ruby.real_class_of(value)),
            };
            Err(ruby.type_error(format!("{from} can't be coerced into Integer")))
        }
    }
}

/// `2.pow(10, 7)`: a power modulo a number.
fn pow(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(modulus) = args.get(1) else {
        return power(ruby, this, args);
    };
    let integers = [args.at(0), modulus].map(|value| ruby.number(value));
    let [Some(exponent), Some(modulus)] = integers.map(|number| number.and_then(|n| n.to_big()))
    else {
        let message = "Integer#pow() 2nd argument not allowed unless all arguments are integers";
        return Err(ruby.type_error(message));
    };
    if exponent.is_negative() {
        let message = "Integer#pow() 1st argument cannot be negative when 2nd argument specified";
        return Err(ruby.error("RangeError", message));
    }
    if modulus.is_zero() {
        return Err(ruby.error("ZeroDivisionError", "divided by 0"));
    }
    // Each bit of the exponent multiplies and divides numbers as long as the modulus.
    let words = modulus.bits() / 64 + 1;
    let work = exponent.bits().saturating_mul(words.saturating_mul(words));
    ruby.charge_steps(work / 32)?;
    let result = big(ruby, this)
        .modpow(&exponent, &modulus.abs())
        .mod_floor(&modulus);
    Ok(ruby.integer(result))
}

fn invert(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let inverted = !big(ruby, this);
    Ok(ruby.integer(inverted))
}

fn and(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if let (Value::Integer(one), Value::Integer(two)) = (this, args.at(0)) {
        return Ok(Value::Integer(one & two));
    }
    let result = big(ruby, this) & expect_bits(ruby, args.at(0))?;
    Ok(ruby.integer(result))
}

fn or(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let result = big(ruby, this) | expect_bits(ruby, args.at(0))?;
    Ok(ruby.integer(result))
}

fn xor(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let result = big(ruby, this) ^ expect_bits(ruby, args.at(0))?;
    Ok(ruby.integer(result))
}

fn shift_left(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = ruby.expect_integer(args.at(0))?;
    shifted(ruby, this, count)
}

fn shift_right(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = ruby.expect_integer(args.at(0))?;
    shifted(ruby, this, count.saturating_neg())
}

fn shifted(ruby: &mut Ruby<'_>, this: Value, left: i64) -> Outcome {
    let number = big(ruby, this);
    let result = if left >= 0 {
        if number.is_zero() {
            return Ok(Value::Integer(0));
        }
        check_bits(ruby, number.bits().saturating_add(left as u64))?;
        number << left as u64
    } else {
        number >> left.unsigned_abs().min(1 << 40)
    };
    Ok(ruby.integer(result))
}

/// `number[3]`: a bit.
fn bit(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let index = ruby.expect_integer(args.at(0))?;
    let number = big(ruby, this);
    if let Some(length) = args.get(1) {
        let length = ruby.expect_integer(length)?;
        check_bits(ruby, length.unsigned_abs())?;
        let mask = (BigInt::from(1) << length.unsigned_abs()) - 1;
        let rest = shifted(ruby, this, index.saturating_neg())?;
        let result = big(ruby, rest) & mask;
        return Ok(ruby.integer(result));
    }
    let Ok(index) = u64::try_from(index) else {
        return Ok(Value::Integer(0));
    };
    if index >= number.bits() {
        return Ok(Value::Integer(i64::from(number.is_negative())));
    }
    Ok(Value::Integer(i64::from(
        (number >> index).mod_floor(&BigInt::from(2)) == BigInt::from(1),
    )))
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let radix = match args.get(0) {
        Some(radix) => ruby.expect_integer(radix)?,
        None => 10,
    };
    let Some(radix) = u32::try_from(radix)
        .ok()
        .filter(|radix| (2..=36).contains(radix))
    else {
        return Err(ruby.argument_error(format!("invalid radix {radix}")));
    };
    let text = match this {
        Value::Integer(number) if radix == 10 => number.to_string(),
        _ => {
            let number = big(ruby, this);
            // Digits of large numbers cost more than there are of them.
            let words = (number.bits() / 64) as usize;
            ruby.charge(words.saturating_mul(words) / 16)?;
            number.to_str_radix(radix)
        }
    };
    Ok(ruby.string(Text::Bytes(text.into_bytes(), Encoding::Ascii)))
}

fn is_even(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(big(ruby, this).is_even().into())
}

fn is_odd(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(big(ruby, this).is_odd().into())
}

fn succ(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let next = big(ruby, this) + 1;
    Ok(ruby.integer(next))
}

fn pred(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let before = big(ruby, this) - 1;
    Ok(ruby.integer(before))
}

/// The character of a number: a byte without an encoding, else one of UTF-8.
fn chr(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = match this {
        Value::Integer(number @ 0..=0x7f) if args.is_empty() => {
            Text::Bytes(vec![number as u8], Encoding::Ascii)
        }
        Value::Integer(number @ 0x80..=0xff) if args.is_empty() => {
            Text::Bytes(vec![number as u8], Encoding::Binary)
        }
        Value::Integer(number) if !args.is_empty() => {
            let character = u32::try_from(number).ok().and_then(char::from_u32);
            match character {
                Some(character) => Text::from(character.to_string()),
                None => {
                    let message = format!("invalid codepoint 0x{number:X} in UTF-8");
                    return Err(ruby.error("RangeError", message));
                }
            }
        }
        _ => {
            let text = ruby.to_s(this)?;
            return Err(ruby.error("RangeError", format!("{text} out of char range")));
        }
    };
    Ok(ruby.string(text))
}

fn size(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let bytes = big(ruby, this).bits().div_ceil(64).max(1) * 8;
    Ok(Value::Integer(bytes as i64))
}

fn bit_length(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let number = big(ruby, this);
    let number = if number.is_negative() {
        !number
    } else {
        number
    };
    Ok(Value::Integer(number.bits() as i64))
}

fn allbits(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mask = expect_big(ruby, args.at(0))?;
    Ok((big(ruby, this) & &mask == mask).into())
}

fn anybits(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mask = expect_big(ruby, args.at(0))?;
    Ok((!(big(ruby, this) & mask).is_zero()).into())
}

fn nobits(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mask = expect_big(ruby, args.at(0))?;
    Ok((big(ruby, this) & mask).is_zero().into())
}

fn digits(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let radix = match args.get(0) {
        Some(radix) => expect_big(ruby, radix)?,
        None => BigInt::from(10),
    };
    if radix.is_negative() {
        return Err(ruby.argument_error("negative radix"));
    }
    if radix < BigInt::from(2) {
        return Err(ruby.argument_error(format!("invalid radix {radix}")));
    }
    let mut number = big(ruby, this);
    if number.is_negative() {
        return Err(ruby.error("Math::DomainError", "out of domain"));
    }
    let words = (number.bits() / 64) as usize;
    ruby.charge(words.saturating_mul(words).saturating_add(words * 64))?;
    let mut found = Vec::new();
    loop {
        let (rest, digit) = number.div_mod_floor(&radix);
        found.push(ruby.integer(digit));
        if rest.is_zero() {
            return Ok(ruby.array(found));
        }
        number = rest;
    }
}

fn other_integer(ruby: &mut Ruby<'_>, value: Value) -> Outcome<BigInt> {
    match ruby.number(value).and_then(|number| number.to_big()) {
        Some(number) => Ok(number),
        None => Err(ruby.type_error("not an integer")),
    }
}

/// Counts work that grows with the digits of one number for each digit of the other.
fn charge_pairs(ruby: &mut Ruby<'_>, this: Value, other: &BigInt) -> Outcome<()> {
    let words = |number: &BigInt| usize::try_from(number.bits() / 64).unwrap_or(usize::MAX);
    let work = words(&big(ruby, this)).saturating_mul(words(other));
    ruby.charge(work.saturating_mul(4))
}

fn gcd(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = other_integer(ruby, args.at(0))?;
    charge_pairs(ruby, this, &other)?;
    let result = big(ruby, this).gcd(&other);
    Ok(ruby.integer(result))
}

fn lcm(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = other_integer(ruby, args.at(0))?;
    charge_pairs(ruby, this, &other)?;
    let result = big(ruby, this).lcm(&other);
    Ok(ruby.integer(result))
}

fn gcdlcm(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let both = vec![gcd(ruby, this, args)?, lcm(ruby, this, args)?];
    Ok(ruby.array(both))
}

fn times(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return crate::core::enumerator::of(ruby, this, "times", args.values);
    };
    let end = match this {
        Value::Integer(end) => end,
        _ if big(ruby, this).sign() == Sign::Minus => 0,
        _ => i64::MAX,
    };
    ruby.with_rounds(block, |ruby, rounds| {
        for index in 0..end {
            ruby.round(rounds, &[Value::Integer(index)])?;
        }
        Ok(this)
    })
}

fn upto(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    count(ruby, this, args, "upto", 1)
}

fn downto(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    count(ruby, this, args, "downto", -1)
}

fn count(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, name: &str, by: i64) -> Outcome {
    let Some(block) = args.block else {
        return crate::core::enumerator::of(ruby, this, name, args.values);
    };
    let Some(limit) = ruby.number(args.at(0)) else {
        let other = ruby.comparison_name(args.at(0))?;
        let message = format!("comparison of Integer with {other} failed");
        return Err(ruby.argument_error(message));
    };
    let beyond = by.cmp(&0);
    let mut current = ruby.own_number(this);
    let by = super::Number::Small(by);
    while current.compare(&limit).is_some_and(|order| order != beyond) {
        let value = ruby.from_number(current.clone());
        ruby.call_block(block, &[value])?;
        current = super::arithmetic::sum(ruby, &current, &by)?;
    }
    Ok(this)
}

/// `Integer.sqrt(24)`
fn sqrt(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let number = expect_big(ruby, args.at(0))?;
    if number.is_negative() {
        let name = Symbol::new("isqrt");
        let message = format!("Numerical argument is out of domain - \"{name}\"");
        return Err(ruby.error("Math::DomainError", message));
    }
    let root = number.sqrt();
    Ok(ruby.integer(root))
}
