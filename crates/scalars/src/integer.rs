//! Integers of any size, as Ruby reads and computes them before Puppet checks that they fit its
//! own 64 bits.

use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

use num_bigint::{BigInt, Sign};
use num_traits::{FromPrimitive, Signed, ToPrimitive, Zero};

/// An integer of any size.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BigInteger(BigInt);

impl BigInteger {
    /// Reads digits of a radix from 2 to 36; the caller has checked every digit.
    pub(crate) fn from_digits(negative: bool, digits: &[u8], radix: u32) -> Self {
        // So many digits fit 64 bits in any radix, and most numbers have fewer.
        const FEW: usize = 12;
        let sign = if negative { Sign::Minus } else { Sign::Plus };
        if digits.len() <= FEW {
            let radix = u64::from(radix);
            let value = digits
                .iter()
                .fold(0_u64, |value, digit| value * radix + u64::from(*digit));
            return Self(BigInt::from_biguint(sign, value.into()));
        }
        Self(BigInt::from_radix_be(sign, digits, radix).unwrap_or_default())
    }

    /// The integer part of a finite float, exactly; a fraction is cut off.
    pub fn from_float(value: f64) -> Self {
        Self(BigInt::from_f64(value).unwrap_or_default())
    }

    /// Whether the integer is less than zero.
    pub fn is_negative(&self) -> bool {
        self.0.is_negative()
    }

    /// Whether the integer is zero.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// How many bits it has without its sign.
    pub fn bits(&self) -> u64 {
        self.0.bits()
    }

    /// The integer, when it fits Puppet's 64 bits.
    pub fn to_i64(&self) -> Option<i64> {
        self.0.to_i64()
    }

    /// The integer, when it fits 128 bits.
    pub fn to_i128(&self) -> Option<i128> {
        self.0.to_i128()
    }

    /// The nearest float; infinite beyond the range of floats.
    pub fn to_float(&self) -> f64 {
        self.0.to_f64().unwrap_or(f64::NAN)
    }

    /// The quotient, rounded down; nothing if the divisor is zero.
    pub fn divide(&self, divisor: &Self) -> Option<Self> {
        let quotient = self.0.checked_div(&divisor.0)?;
        let rest = &self.0 - &quotient * &divisor.0;
        let down = !rest.is_zero() && rest.is_negative() != divisor.is_negative();
        Some(Self(if down { quotient - 1 } else { quotient }))
    }

    /// The remainder, which has the sign of the divisor; nothing if that is zero.
    pub fn modulo(&self, divisor: &Self) -> Option<Self> {
        if divisor.is_zero() {
            return None;
        }
        let rest = &self.0 % &divisor.0;
        let other_sign = !rest.is_zero() && rest.is_negative() != divisor.is_negative();
        Some(Self(if other_sign { rest + &divisor.0 } else { rest }))
    }

    /// Shifted to the left.
    pub fn shift_left(&self, count: u64) -> Self {
        Self(&self.0 << count)
    }

    /// Shifted to the right; the sign stays.
    pub fn shift_right(&self, count: u64) -> Self {
        Self(&self.0 >> count)
    }

    /// The decimal digits without a sign.
    pub(crate) fn decimal_digits(&self) -> String {
        self.0.magnitude().to_string()
    }

    /// The digits without a sign in a radix of 2^`bits`, most significant first; zero has no digit.
    pub(crate) fn power_of_two_digits(&self, bits: u32) -> Vec<u8> {
        if self.is_zero() {
            return Vec::new();
        }
        self.0.magnitude().to_radix_be(1 << bits)
    }

    /// The base 2³² digits without a sign, least significant first; zero has none.
    pub(crate) fn words(&self) -> Vec<u32> {
        self.0.magnitude().to_u32_digits()
    }
}

impl From<i128> for BigInteger {
    fn from(value: i128) -> Self {
        Self(value.into())
    }
}

impl From<i64> for BigInteger {
    fn from(value: i64) -> Self {
        Self(value.into())
    }
}

impl Add for &BigInteger {
    type Output = BigInteger;

    fn add(self, other: Self) -> BigInteger {
        BigInteger(&self.0 + &other.0)
    }
}

impl Sub for &BigInteger {
    type Output = BigInteger;

    fn sub(self, other: Self) -> BigInteger {
        BigInteger(&self.0 - &other.0)
    }
}

impl Mul for &BigInteger {
    type Output = BigInteger;

    fn mul(self, other: Self) -> BigInteger {
        BigInteger(&self.0 * &other.0)
    }
}

impl Neg for &BigInteger {
    type Output = BigInteger;

    fn neg(self) -> BigInteger {
        BigInteger(-&self.0)
    }
}

impl fmt::Display for BigInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::LowerHex for BigInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}

impl fmt::Octal for BigInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Octal::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::BigInteger;

    fn integer(value: i64) -> BigInteger {
        value.into()
    }

    #[test]
    fn division_rounds_down_and_remainders_have_the_sign_of_the_divisor() {
        for (a, b, quotient, rest) in [
            (7, 2, 3, 1),
            (-7, 2, -4, 1),
            (7, -2, -4, -1),
            (-7, -2, 3, -1),
        ] {
            let (a, b) = (integer(a), integer(b));
            assert_eq!(a.divide(&b), Some(integer(quotient)));
            assert_eq!(a.modulo(&b), Some(integer(rest)));
        }
        assert_eq!(integer(1).divide(&integer(0)), None);
        assert_eq!(integer(1).modulo(&integer(0)), None);
    }

    #[test]
    fn shifts_keep_the_sign() {
        assert_eq!(integer(-8).shift_right(1), integer(-4));
        assert_eq!(integer(-1).shift_right(100), integer(-1));
        assert_eq!(
            integer(-1).shift_left(64).to_string(),
            "-18446744073709551616"
        );
    }

    #[test]
    fn floats_lose_their_fraction() {
        assert_eq!(BigInteger::from_float(-2.9), integer(-2));
        assert_eq!(
            BigInteger::from_float(1e20).to_string(),
            "100000000000000000000"
        );
    }
}
