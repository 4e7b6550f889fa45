//! Integers of more bits than Puppet has: data and Ruby code have them, attributes and old functions refuse them.

use marotte_diagnostics::RubyIssue;
use marotte_scalars::integer::BigInteger;
use marotte_scalars::sprintf::{Argument, sprintf};

use crate::signal::Signal;

/// What is said of an integer that does not fit Puppet's 64 bits.
pub fn out_of_range(number: &BigInteger) -> Signal {
    let bound = if number.is_negative() { "min" } else { "max" };
    let digits = number.to_string();
    // Ruby's own format: a negative one has endless digits `f` in front, of which one is shown.
    let value = sprintf("0x%x", &[Argument::String(&digits)]).unwrap_or(digits);
    let value = value.into();
    Signal::during(RubyIssue::IntegerOutOfRange { bound, value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_ruby() {
        for (number, shown) in [
            (BigInteger::from(255_i64), "0xff"),
            (BigInteger::from(-1_i64), "0x..f"),
            (BigInteger::from(-16_i64), "0x..f0"),
            (BigInteger::from(-255_i64), "0x..f01"),
            (BigInteger::from(-256_i64), "0x..f00"),
            (BigInteger::from(1_i64).shift_left(63), "0x8000000000000000"),
            (
                BigInteger::from(-1_i64).shift_left(65),
                "0x..fe0000000000000000",
            ),
        ] {
            let bound = if number.is_negative() { "min" } else { "max" };
            let expected = RubyIssue::IntegerOutOfRange {
                bound,
                value: shown.into(),
            };
            let said = out_of_range(&number).into_diagnostic();
            assert_eq!(said.issue.to_string(), expected.to_string());
        }
    }
}
