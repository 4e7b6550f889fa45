//! Inputs of a target: seeds that are damaged, put together and sprinkled with tokens.
//!
//! The n-th input of a target is always the same as long as its seeds are, so that a number is enough
//! to have it again, and runs that go on where others ended try nothing twice.

use std::path::Path;

use super::random::Random;
use super::seeds::{self, Seeds};
use super::{Matter, Target};

/// What the inputs of a target are made of.
pub struct Inputs {
    seeds: Seeds,
    /// Begins the numbers of this target, which are not those of others.
    salt: u64,
    longest: usize,
    is_choice: bool,
}

impl Inputs {
    /// Those of a target, with seeds from the project in a folder.
    pub fn new(target: &Target, root: &Path) -> Self {
        let salt = target
            .name
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
        let longest = match target.matter {
            Matter::Certificate | Matter::Encrypted => 2_000,
            Matter::Hiera => 600,
            Matter::Erb | Matter::RubyFunction | Matter::RubyType => 400,
            _ => 200,
        };
        Self {
            seeds: seeds::of(target.matter, root),
            salt,
            longest,
            is_choice: target.matter == Matter::Choices,
        }
    }

    /// The seeds.
    pub fn seeds(&self) -> &[Vec<u8>] {
        &self.seeds.texts
    }

    /// Makes the input of a number.
    pub fn write(&self, seed: u64, number: u64, input: &mut Vec<u8>) {
        let mut random = Random::new(
            self.salt ^ seed.rotate_left(48) ^ number.wrapping_mul(0x9E6C_63D0_676A_9A99),
        );
        input.clear();
        if self.is_choice {
            let length = 8 + random.below(self.longest - 8);
            input.extend((0..length).map(|_| random.next() as u8));
            return;
        }
        input.extend_from_slice(self.seed(&mut random));
        for _ in 0..=random.below(5) {
            self.change(&mut random, input);
        }
        input.truncate(self.longest);
    }

    fn seed(&self, random: &mut Random) -> &[u8] {
        let texts = &self.seeds.texts;
        texts
            .get(random.below(texts.len()))
            .map_or(b"", Vec::as_slice)
    }

    /// Changes an input at one place.
    fn change(&self, random: &mut Random, input: &mut Vec<u8>) {
        let length = input.len();
        let at = random.below(length + 1);
        let some = |random: &mut Random| at..length.min(at + 1 + random.below(8));
        match random.below(12) {
            0 => {
                input.drain(some(random));
            }
            1 => {
                let end = length.min(at + 1 + random.below(length + 1));
                input.drain(at..end);
            }
            2 => {
                let piece = input[some(random)].to_vec();
                let to = random.below(length + 1);
                input.splice(to..to, piece);
            }
            3 | 4 => {
                let token = self.token(random).to_vec();
                input.splice(at..at, token);
            }
            5 | 6 => {
                let token = self.token(random).to_vec();
                input.splice(some(random), token);
            }
            7 => {
                let token = self.token(random).repeat(1 + random.below(20));
                input.splice(at..at, token);
            }
            8 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte = match random.below(4) {
                        0 => random.next() as u8,
                        1 => *byte ^ (1 << random.below(8)),
                        2 => byte.wrapping_add(1),
                        _ => byte.wrapping_sub(1),
                    };
                }
            }
            9 => {
                let other = self.seed(random);
                let from = random.below(other.len() + 1);
                let to = other.len().min(from + 1 + random.below(40));
                input.splice(at..at, other[from..to].iter().copied());
            }
            10 => {
                let other = self.seed(random);
                let from = random.below(other.len() + 1);
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            _ => {
                let odd = ODD[random.below(ODD.len())];
                input.splice(at..at, odd.iter().copied());
            }
        }
        input.truncate(2 * self.longest);
    }

    fn token(&self, random: &mut Random) -> &[u8] {
        let tokens = &self.seeds.tokens;
        tokens
            .get(random.below(tokens.len()))
            .map_or(b"", Vec::as_slice)
    }
}

/// What is odd in every language: ends of ranges, and characters that are not what they seem.
const ODD: [&[u8]; 24] = [
    b"0",
    b"-1",
    b"9223372036854775807",
    b"-9223372036854775808",
    b"9223372036854775808",
    b"18446744073709551616",
    b"1e999",
    b"1e-999",
    b"99999999999999999999999999999999",
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xf4\x8f\xbf\xbf",
    "\u{feff}".as_bytes(),
    "\u{2028}".as_bytes(),
    "ß".as_bytes(),
    "İ".as_bytes(),
    "e\u{301}".as_bytes(),
    "🎭".as_bytes(),
    b"\r\n",
    b"\r",
    b"\t",
    b"\n",
];

/// The smallest part of an input that still has a property.
pub fn reduced(input: &[u8], is_such: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let mut best = input.to_vec();
    let mut size = best.len().div_ceil(2);
    while size > 0 {
        let mut at = 0;
        let mut has_shrunk = false;
        while at < best.len() {
            let end = best.len().min(at + size);
            let shorter = [&best[..at], &best[end..]].concat();
            if is_such(&shorter) {
                best = shorter;
                has_shrunk = true;
            } else {
                at = end;
            }
        }
        if !has_shrunk || size > 1 {
            size /= 2;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuzz::TARGETS;

    #[test]
    fn inputs_come_again_and_differ() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for target in &TARGETS {
            let inputs = Inputs::new(target, &root);
            assert!(inputs.seeds().len() > 9, "{}", target.name);
            let nth = |number| {
                let mut input = Vec::new();
                inputs.write(1, number, &mut input);
                input
            };
            assert_eq!(nth(7), nth(7));
            let mut all: Vec<Vec<u8>> = (0..100).map(nth).collect();
            all.sort();
            all.dedup();
            assert!(all.len() > 80, "{}: {}", target.name, all.len());
        }
    }

    #[test]
    fn inputs_are_reduced() {
        let has_both = |input: &[u8]| input.contains(&b'x') && input.contains(&b'y');
        assert_eq!(reduced(b"aaxbbbbybbb", has_both), b"xy");
    }
}
