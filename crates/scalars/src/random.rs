//! Ruby's random numbers for a given seed, bit for bit: the Mersenne Twister MT19937 behind
//! `fqdn_rand` and every other number that must stay the same on each run.

use std::fmt;

use crate::integer::BigInteger;

const SIZE: usize = 624;
const SHIFT: usize = 397;

/// A generator of random numbers.
#[derive(Clone)]
pub struct Random {
    state: Box<[u32; SIZE]>,
    index: usize,
}

impl fmt::Debug for Random {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Random")
            .field("index", &self.index)
            .finish_non_exhaustive()
    }
}

/// A limit that no random number can be below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidLimit(pub i64);

impl fmt::Display for InvalidLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid argument - {}", self.0)
    }
}

impl std::error::Error for InvalidLimit {}

/// The number from zero to below `max` that a seed leads to: the reference's
/// `deterministic_rand_int`.
pub fn deterministic_rand(seed: &BigInteger, max: i64) -> Result<i64, InvalidLimit> {
    Random::new(seed).rand(max)
}

/// The seed that a digest in hexadecimal digits stands for; reading stops where digits do, as in
/// Ruby's `hex`.
pub fn seed_from_hex(digest: &str) -> BigInteger {
    let digits = digest.chars().map_while(|character| character.to_digit(16));
    let digits: Vec<u8> = digits.map(|digit| digit as u8).collect();
    BigInteger::from_digits(false, &digits, 16)
}

impl Random {
    /// A generator for a seed. The sign of the seed plays no part.
    pub fn new(seed: &BigInteger) -> Self {
        let mut key = seed.words();
        // Ruby takes a leading one for a mark that keeps zeros after it.
        if key.len() > 1 && key.last() == Some(&1) {
            key.pop();
        }
        match key.as_slice() {
            [] => Self::from_word(0),
            [word] => Self::from_word(*word),
            key => Self::from_key(key),
        }
    }

    fn from_word(word: u32) -> Self {
        Self {
            state: Box::new(first_state(word)),
            index: SIZE,
        }
    }

    fn from_key(key: &[u32]) -> Self {
        /// What every key begins with.
        static FIRST: [u32; SIZE] = first_state(19_650_218);
        let mut generator = Self {
            state: Box::new(FIRST),
            index: SIZE,
        };
        let state = &mut generator.state;
        let mut at = 1;
        let advance = |state: &mut [u32; SIZE], at: usize| {
            if at + 1 < SIZE {
                return at + 1;
            }
            state[0] = state[SIZE - 1];
            1
        };
        let positions = (0..key.len()).cycle();
        for position in positions.take(SIZE.max(key.len())) {
            let previous = state[at - 1];
            let mixed = (previous ^ previous >> 30).wrapping_mul(1_664_525);
            state[at] = (state[at] ^ mixed)
                .wrapping_add(key[position])
                .wrapping_add(position as u32);
            at = advance(state, at);
        }
        for _ in 1..SIZE {
            let previous = state[at - 1];
            let mixed = (previous ^ previous >> 30).wrapping_mul(1_566_083_941);
            state[at] = (state[at] ^ mixed).wrapping_sub(at as u32);
            at = advance(state, at);
        }
        state[0] = 0x8000_0000;
        generator
    }

    /// The next 32 random bits.
    pub fn next_word(&mut self) -> u32 {
        if self.index == SIZE {
            self.index = 0;
        }
        self.twist(self.index);
        let mut word = self.state[self.index];
        self.index += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9d2c_5680;
        word ^= word << 15 & 0xefc6_0000;
        word ^ word >> 18
    }

    /// A random number from zero to below `max`.
    pub fn rand(&mut self, max: i64) -> Result<i64, InvalidLimit> {
        if max <= 0 {
            return Err(InvalidLimit(max));
        }
        Ok(self.at_most(max as u64 - 1) as i64)
    }

    /// A random float from zero to below one.
    pub fn rand_float(&mut self) -> f64 {
        let high = f64::from(self.next_word() >> 5);
        let low = f64::from(self.next_word() >> 6);
        (high * 67_108_864.0 + low) / 9_007_199_254_740_992.0
    }

    /// A random number up to and with a limit: bits are drawn until they do not exceed it.
    fn at_most(&mut self, limit: u64) -> u64 {
        if limit == 0 {
            return 0;
        }
        let mask = u64::MAX >> limit.leading_zeros();
        'draw: loop {
            let mut value = 0;
            for half in [32, 0] {
                if mask >> half & 0xffff_ffff != 0 {
                    value |= u64::from(self.next_word()) << half;
                    value &= mask;
                    if value > limit {
                        continue 'draw;
                    }
                }
            }
            return value;
        }
    }

    /// Makes a word of the state new, when its turn comes: most generators are asked for one number.
    fn twist(&mut self, index: usize) {
        let state = &mut self.state;
        let bits = state[index] & 0x8000_0000 | state[(index + 1) % SIZE] & 0x7fff_ffff;
        let twist = if bits & 1 == 0 { 0 } else { 0x9908_b0df };
        state[index] = state[(index + SHIFT) % SIZE] ^ bits >> 1 ^ twist;
    }
}

/// The state that a single word leads to.
const fn first_state(word: u32) -> [u32; SIZE] {
    let mut state = [0; SIZE];
    state[0] = word;
    let mut index = 1;
    while index < SIZE {
        let previous = state[index - 1];
        state[index] = (previous ^ previous >> 30)
            .wrapping_mul(1_812_433_253)
            .wrapping_add(index as u32);
        index += 1;
    }
    state
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_made_new_again_and_again() {
        // What the C++ standard says of `std::mt19937`.
        let mut random = Random::new(&BigInteger::from(5489_i64));
        let word = (0..10_000).map(|_| random.next_word()).last();
        assert_eq!(word, Some(4_123_659_995));
    }
}
