//! Integers of any size, as Ruby reads and computes them before Puppet checks that they fit its
//! own 64 bits.

use std::fmt;

use crate::natural_number::NaturalNumber;

/// An integer of any size: read from text, printed, and asked whether it fits 64 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BigInteger {
    negative: bool,
    magnitude: NaturalNumber,
}

impl BigInteger {
    pub(crate) fn new(negative: bool, magnitude: NaturalNumber) -> Self {
        Self {
            negative: negative && !magnitude.is_zero(),
            magnitude,
        }
    }

    /// The integer part of a finite float, exactly; a fraction is cut off.
    pub(crate) fn from_float(value: f64) -> Self {
        Self::new(value < 0.0, NaturalNumber::from_float(value))
    }

    /// Whether the integer is less than zero.
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// The integer, when it fits Puppet's 64 bits.
    pub fn to_i64(&self) -> Option<i64> {
        self.to_i128().and_then(|value| i64::try_from(value).ok())
    }

    /// The integer, when it fits 128 bits.
    pub fn to_i128(&self) -> Option<i128> {
        let magnitude = self.magnitude.to_u128()?;
        if self.negative {
            0_i128.checked_sub_unsigned(magnitude)
        } else {
            i128::try_from(magnitude).ok()
        }
    }

    /// The nearest float; infinite beyond the range of floats.
    pub fn to_float(&self) -> f64 {
        let magnitude = self.magnitude.to_float();
        if self.negative { -magnitude } else { magnitude }
    }

    pub(crate) fn magnitude(&self) -> &NaturalNumber {
        &self.magnitude
    }
}

impl From<i128> for BigInteger {
    fn from(value: i128) -> Self {
        Self::new(value < 0, NaturalNumber::from_u128(value.unsigned_abs()))
    }
}

impl From<i64> for BigInteger {
    fn from(value: i64) -> Self {
        Self::from(i128::from(value))
    }
}

impl fmt::Display for BigInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(!self.negative, "", &self.magnitude.to_decimal())
    }
}

impl fmt::LowerHex for BigInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.magnitude.to_power_of_two_digits(4);
        let text: String = digits
            .iter()
            .filter_map(|d| char::from_digit(u32::from(*d), 16))
            .collect();
        f.pad_integral(
            !self.negative,
            "0x",
            if text.is_empty() { "0" } else { &text },
        )
    }
}
