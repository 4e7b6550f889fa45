//! A natural number of any size, just large enough in abilities for reading and printing the
//! integers that Ruby keeps exact beyond 64 bits. It is no general arithmetic library.

/// A natural number as base 2³² digits, least significant first, without leading zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NaturalNumber {
    digits: Vec<u32>,
}

impl NaturalNumber {
    /// Zero.
    pub(crate) fn zero() -> Self {
        Self::default()
    }

    /// Takes over a machine integer.
    pub(crate) fn from_u128(mut value: u128) -> Self {
        let mut digits = Vec::new();
        while value != 0 {
            digits.push(value as u32);
            value >>= 32;
        }
        Self { digits }
    }

    /// The exact integer part of a finite, non-negative float.
    pub(crate) fn from_float(value: f64) -> Self {
        let bits = value.abs().to_bits();
        let exponent = (bits >> 52) as i64 - 1075;
        if exponent < -1023 {
            return Self::zero();
        }
        let mantissa = (bits & ((1 << 52) - 1)) | (1 << 52);
        if exponent <= 0 {
            return Self::from_u128(u128::from(
                mantissa.checked_shr(-exponent as u32).unwrap_or(0),
            ));
        }
        let mut number = Self {
            digits: vec![0; exponent as usize / 32],
        };
        let shifted = u128::from(mantissa) << (exponent as u32 % 32);
        number.digits.extend(Self::from_u128(shifted).digits);
        number
    }

    /// Reads digits of a radix from 2 to 36; the caller has checked every digit.
    pub(crate) fn from_digits(digits: impl IntoIterator<Item = u32>, radix: u32) -> Self {
        // Digits are gathered in chunks that fit a word, so that long numbers need few passes.
        let mut number = Self::zero();
        let (mut chunk, mut scale) = (0_u32, 1_u32);
        for digit in digits {
            if scale > u32::MAX / radix {
                number.multiply_add(scale, chunk);
                (chunk, scale) = (0, 1);
            }
            chunk = chunk * radix + digit;
            scale *= radix;
        }
        number.multiply_add(scale, chunk);
        number
    }

    /// Whether the number is zero.
    pub(crate) fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// The number as a machine integer, when it fits.
    pub(crate) fn to_u128(&self) -> Option<u128> {
        if self.digits.len() > 4 {
            return None;
        }
        Some(
            self.digits
                .iter()
                .rev()
                .fold(0, |value, digit| value << 32 | u128::from(*digit)),
        )
    }

    /// The base 2³² digits, least significant first.
    pub(crate) fn words(&self) -> &[u32] {
        &self.digits
    }

    /// The nearest float; numbers beyond its range become infinite.
    pub(crate) fn to_float(&self) -> f64 {
        self.to_decimal().parse().unwrap_or(f64::INFINITY)
    }

    /// The decimal digits.
    pub(crate) fn to_decimal(&self) -> String {
        if self.is_zero() {
            return "0".to_owned();
        }
        let mut rest = self.digits.clone();
        let mut chunks = Vec::new();
        while !rest.is_empty() {
            let mut remainder = 0_u64;
            for digit in rest.iter_mut().rev() {
                let value = remainder << 32 | u64::from(*digit);
                *digit = (value / 1_000_000_000) as u32;
                remainder = value % 1_000_000_000;
            }
            while rest.last() == Some(&0) {
                rest.pop();
            }
            chunks.push(remainder);
        }
        let mut text = String::new();
        for (index, chunk) in chunks.iter().rev().enumerate() {
            if index == 0 {
                text.push_str(&chunk.to_string());
            } else {
                text.push_str(&format!("{chunk:09}"));
            }
        }
        text
    }

    /// The digits in a radix of 2^`bits`, most significant first; zero has no digit.
    pub(crate) fn to_power_of_two_digits(&self, bits: u32) -> Vec<u8> {
        let total = self.digits.len() as u32 * 32;
        let mut digits = Vec::with_capacity((total / bits + 1) as usize);
        for position in (0..total.div_ceil(bits)).rev() {
            let mut digit = 0;
            for bit in (0..bits).rev() {
                digit = digit << 1 | self.bit(position * bits + bit);
            }
            if digit != 0 || !digits.is_empty() {
                digits.push(digit);
            }
        }
        digits
    }

    fn bit(&self, index: u32) -> u8 {
        let word = self.digits.get(index as usize / 32).copied().unwrap_or(0);
        (word >> (index % 32) & 1) as u8
    }

    fn multiply_add(&mut self, factor: u32, summand: u32) {
        let mut carry = u64::from(summand);
        for digit in &mut self.digits {
            let value = u64::from(*digit) * u64::from(factor) + carry;
            *digit = value as u32;
            carry = value >> 32;
        }
        if carry != 0 {
            self.digits.push(carry as u32);
        }
    }
}
