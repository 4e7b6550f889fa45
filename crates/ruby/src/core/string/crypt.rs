//! `crypt`: passwords as machines keep them, in the forms that are told by their salts: MD5 (`$1$`),
//! SHA-256 (`$5$`) and SHA-512 (`$6$`).

use md5::Md5;
use sha2::{Digest, Sha256, Sha512};

use super::own;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, native};
use crate::object::Value;

pub(super) const METHODS: &[NativeMethod] = &[native("crypt", 1, crypt)];

/// The digits of encrypted passwords.
const DIGITS: &[u8; 64] = b"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// How often passwords are mixed unless the salt says otherwise, and the bounds of what it may say.
const ROUNDS: u32 = 5000;
const FEWEST: u32 = 1000;
const MOST: u32 = 999_999_999;

fn crypt(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let password = own(ruby, this);
    let salt = ruby.expect_str(args.at(0))?;
    if salt.len() < 2 {
        return Err(ruby.argument_error("salt too short (need >=2 bytes)"));
    }
    if salt.bytes().any(is_bad) {
        // What cannot be encrypted is no password at all.
        let failed = if salt.starts_with("*0") { "*1" } else { "*0" };
        return Ok(ruby.string(failed));
    }
    let password = password.as_bytes();
    let encrypted = match salt.get(..3) {
        Some("$1$") => {
            charge(ruby, password, FEWEST)?;
            with_md5(password, part(&salt[3..], 8))
        }
        Some(prefix @ ("$5$" | "$6$")) => {
            let (rounds, salt) = rounds(&salt[3..]);
            charge(ruby, password, rounds.unwrap_or(ROUNDS))?;
            let salt = part(salt, 16);
            let mixed = match prefix {
                "$5$" => with_sha::<Sha256>(password, salt, rounds, SHA_256),
                _ => with_sha::<Sha512>(password, salt, rounds, SHA_512),
            };
            let told = rounds.map(|rounds| format!("rounds={rounds}$"));
            format!("{prefix}{}{salt}${mixed}", told.unwrap_or_default())
        }
        _ => return Err(ruby.refuse("crypt() with a salt of this form is not supported")),
    };
    Ok(ruby.string(encrypted))
}

/// Whether a byte would be no part of a line of the file with passwords.
fn is_bad(byte: u8) -> bool {
    !byte.is_ascii_graphic() || b":;*!\\".contains(&byte)
}

/// Each round goes through the password.
fn charge(ruby: &mut Ruby<'_>, password: &[u8], rounds: u32) -> Outcome<()> {
    let amount = (password.len() + 64).saturating_mul(rounds as usize);
    ruby.charge(amount)
}

/// The part of a salt that counts.
fn part(salt: &str, longest: usize) -> &str {
    let salt = salt.split('$').next().unwrap_or_default();
    salt.get(..longest).unwrap_or(salt)
}

/// How often a salt says that passwords are mixed, and the rest of it.
fn rounds(salt: &str) -> (Option<u32>, &str) {
    let told = salt
        .strip_prefix("rounds=")
        .and_then(|rest| rest.split_once('$'));
    match told.and_then(|(number, rest)| Some((number.parse::<u64>().ok()?, rest))) {
        Some((number, rest)) => {
            let rounds = number.clamp(FEWEST.into(), MOST.into());
            (u32::try_from(rounds).ok(), rest)
        }
        None => (None, salt),
    }
}

/// The bytes of a digest, three by three, in the order in which they are written.
type Order = &'static [[usize; 3]];

const SHA_256: (Order, &[usize]) = (
    &[
        [0, 10, 20],
        [21, 1, 11],
        [12, 22, 2],
        [3, 13, 23],
        [24, 4, 14],
        [15, 25, 5],
        [6, 16, 26],
        [27, 7, 17],
        [18, 28, 8],
        [9, 19, 29],
    ],
    &[31, 30],
);

const SHA_512: (Order, &[usize]) = (
    &[
        [0, 21, 42],
        [22, 43, 1],
        [44, 2, 23],
        [3, 24, 45],
        [25, 46, 4],
        [47, 5, 26],
        [6, 27, 48],
        [28, 49, 7],
        [50, 8, 29],
        [9, 30, 51],
        [31, 52, 10],
        [53, 11, 32],
        [12, 33, 54],
        [34, 55, 13],
        [56, 14, 35],
        [15, 36, 57],
        [37, 58, 16],
        [59, 17, 38],
        [18, 39, 60],
        [40, 61, 19],
        [62, 20, 41],
    ],
    &[63],
);

const MD5: (Order, &[usize]) = (
    &[[0, 6, 12], [1, 7, 13], [2, 8, 14], [3, 9, 15], [4, 10, 5]],
    &[11],
);

/// A digest in the digits of passwords.
fn written(digest: &[u8], (order, rest): (Order, &[usize])) -> String {
    let mut text = String::new();
    let mut write = |bytes: &[usize], digits: usize| {
        let mut number = bytes
            .iter()
            .fold(0, |number, byte| number << 8 | usize::from(digest[*byte]));
        for _ in 0..digits {
            text.push(char::from(DIGITS[number & 63]));
            number >>= 6;
        }
    };
    for bytes in order {
        write(bytes, 4);
    }
    write(rest, rest.len() + 1);
    text
}

/// A digest that is as long as something else, by repeating it.
fn stretched(digest: &[u8], length: usize) -> Vec<u8> {
    digest.iter().copied().cycle().take(length).collect()
}

fn with_sha<D: Digest>(
    password: &[u8],
    salt: &str,
    rounds: Option<u32>,
    order: (Order, &[usize]),
) -> String {
    let salt = salt.as_bytes();
    let both = D::new().chain_update(password).chain_update(salt);
    let other = both.chain_update(password).finalize();
    let mut mixed = D::new().chain_update(password).chain_update(salt);
    mixed.update(stretched(&other, password.len()));
    let mut length = password.len();
    while length > 0 {
        match length & 1 {
            1 => mixed.update(&other),
            _ => mixed.update(password),
        }
        length >>= 1;
    }
    let mut mixed = mixed.finalize();
    let repeated = |text: &[u8], times: usize| {
        let digest = (0..times).fold(D::new(), |digest, _| digest.chain_update(text));
        stretched(&digest.finalize(), text.len())
    };
    let long_password = repeated(password, password.len());
    let long_salt = repeated(salt, 16 + usize::from(mixed[0]));
    for round in 0..rounds.unwrap_or(ROUNDS) {
        mixed = one_round::<D>(round, &long_password, &long_salt, &mixed);
    }
    written(&mixed, order)
}

/// One round of mixing, which all forms have.
fn one_round<D: Digest>(
    round: u32,
    password: &[u8],
    salt: &[u8],
    mixed: &[u8],
) -> sha2::digest::Output<D> {
    let is_odd = round & 1 == 1;
    let mut next = D::new().chain_update(if is_odd { password } else { mixed });
    if !round.is_multiple_of(3) {
        next.update(salt);
    }
    if !round.is_multiple_of(7) {
        next.update(password);
    }
    next.update(if is_odd { mixed } else { password });
    next.finalize()
}

fn with_md5(password: &[u8], salt: &str) -> String {
    let text = salt.as_bytes();
    let both = Md5::new().chain_update(password).chain_update(text);
    let other = both.chain_update(password).finalize();
    let mut mixed = Md5::new().chain_update(password);
    mixed.update(b"$1$");
    mixed.update(text);
    mixed.update(stretched(&other, password.len()));
    let mut length = password.len();
    while length > 0 {
        match length & 1 {
            1 => mixed.update([0]),
            _ => mixed.update(&password[..1]),
        }
        length >>= 1;
    }
    let mut mixed = mixed.finalize();
    for round in 0..FEWEST {
        mixed = one_round::<Md5>(round, password, text, &mixed);
    }
    format!("$1${salt}${}", written(&mixed, MD5))
}
