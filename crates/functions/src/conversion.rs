//! What Ruby makes of values where the reference leaves it to Ruby: texts, numbers, complaints.

use marotte_diagnostics::RubyIssue;
use marotte_eval::{EvalResult, Signal, ruby_inspect};
use marotte_pcore::complaint::Complaint;
use marotte_pcore::label::ruby_class;
use marotte_pcore::ruby::ruby_unconverted;
use marotte_pcore::{Str, Value};
use marotte_scalars::integer::BigInteger;
use marotte_scalars::numeric;

/// What the rules of Ruby say, as an error of the call.
#[cold]
pub(crate) fn complaint(error: impl Complaint) -> Signal {
    Signal::during(error.into_issue())
}

/// The text that a Ruby method gets where it must have one.
pub(crate) fn implicit_string(value: &Value) -> EvalResult<Str> {
    match value {
        Value::String(text) => Ok(text.clone()),
        other => Err(no_implicit_string(other)),
    }
}

/// The complaint about a value that is not the text it must be.
#[cold]
pub(crate) fn no_implicit_string(value: &Value) -> Signal {
    Signal::during(RubyIssue::NoImplicitConversion {
        from: ruby_unconverted(value).into(),
        into: "String",
    })
}

/// The complaint about a value that does not know what it is asked to do.
#[cold]
pub(crate) fn undefined_method(method: &'static str, value: &Value) -> Signal {
    let what = match value {
        Value::Sensitive(_) | Value::Type(_) => ruby_inspect(value),
        other => format!("{}:{}", ruby_inspect(other), ruby_class(other)),
    };
    Signal::during(RubyIssue::UndefinedMethod {
        method,
        receiver: what.into(),
    })
}

/// The number at the front of a text, as Ruby's `to_i` reads it; zero if there is none.
pub(crate) fn to_i(text: &str) -> EvalResult<i64> {
    let number = number_at_front(text, false);
    if number.is_empty() {
        return Ok(0);
    }
    match numeric::integer_radix(&number, 10) {
        Ok(integer) => fitting(&integer),
        Err(_) => Ok(0),
    }
}

/// The number at the front of a text, as Ruby's `to_f` reads it; zero if there is none.
pub(crate) fn to_f(text: &str) -> f64 {
    number_at_front(text, true).parse().unwrap_or_default()
}

/// The sign and digits at the front of a text; digits may have an underscore between them.
fn number_at_front(text: &str, fraction: bool) -> String {
    let text = text.trim_start_matches([' ', '\t', '\n', '\x0b', '\x0c', '\r']);
    let mut number = String::new();
    let mut rest = match text.strip_prefix(['-', '+']) {
        Some(rest) => {
            number.push_str(&text[..1]);
            rest
        }
        None => text,
    };
    let has_digits = take_digits(&mut rest, &mut number);
    if !(has_digits || fraction && rest.starts_with('.')) {
        return String::new();
    }
    if fraction {
        if let Some(mut behind) = rest.strip_prefix('.') {
            let mut digits = String::from(".");
            if take_digits(&mut behind, &mut digits) {
                number.push_str(&digits);
                rest = behind;
            }
        }
        if let Some(mut behind) = rest.strip_prefix(['e', 'E']) {
            let mut exponent = String::from("e");
            if let Some(unsigned) = behind.strip_prefix(['-', '+']) {
                exponent.push_str(&behind[..1]);
                behind = unsigned;
            }
            if take_digits(&mut behind, &mut exponent) {
                number.push_str(&exponent);
            }
        }
    }
    number
}

/// Moves digits from the front of a text to a number; answers whether there were any.
fn take_digits(text: &mut &str, number: &mut String) -> bool {
    let before = number.len();
    let mut end = 0;
    let bytes = text.as_bytes();
    while let Some(byte) = bytes.get(end) {
        match byte {
            b'0'..=b'9' => number.push(char::from(*byte)),
            b'_' if end > 0
                && bytes[end - 1] != b'_'
                && bytes.get(end + 1).is_some_and(u8::is_ascii_digit) => {}
            _ => break,
        }
        end += 1;
    }
    *text = &text[end..];
    number.len() > before
}

/// An integer that Ruby computed, if it fits Puppet's 64 bits.
pub(crate) fn fitting(integer: &BigInteger) -> EvalResult<i64> {
    integer
        .to_i64()
        .ok_or_else(|| marotte_eval::out_of_range(integer))
}

/// A float without a fraction as an integer.
pub(crate) fn float_to_integer(float: f64) -> EvalResult<i64> {
    if !float.is_finite() {
        let value = marotte_scalars::float::to_s(float).into();
        return Err(Signal::during(RubyIssue::FloatDomain { value }));
    }
    match numeric::integer_radix(&format!("{float:.0}"), 10) {
        Ok(integer) => fitting(&integer),
        Err(error) => Err(complaint(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_at_the_front() {
        assert_eq!(to_i(" -1_2x").ok(), Some(-12));
        assert_eq!(to_i("x1").ok(), Some(0));
        assert_eq!(to_i("1__2").ok(), Some(1));
        assert_eq!(to_f("1.5e2x"), 150.0);
        assert_eq!(to_f("1.e5"), 1.0);
        assert_eq!(to_f("2."), 2.0);
        assert_eq!(to_f("-.5"), -0.5);
        assert_eq!(to_f("."), 0.0);
        assert_eq!(to_f("1e"), 1.0);
    }

    #[test]
    fn integers_that_do_not_fit() {
        assert_eq!(float_to_integer(1e18).ok(), Some(1_000_000_000_000_000_000));
        let error = float_to_integer(1e30).err().map(|signal| signal.message());
        let expected = "Use of a Ruby Integer outside of Puppet Integer max range, \
                        got '0xc9f2c9cd04675000000000000'";
        assert_eq!(error.as_deref(), Some(expected));
    }
}
