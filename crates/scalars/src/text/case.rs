//! Upper and lower case for all of Unicode, as Ruby maps it: every character by itself, whatever
//! surrounds it.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::text::title_case::TITLE_CASE;

/// All characters in upper case, as Ruby's `upcase`.
///
/// ```
/// # use marotte_scalars::text::upcase;
/// assert_eq!(upcase("straße"), "STRASSE");
/// ```
pub fn upcase(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_uppercase();
    }
    let mut result = String::with_capacity(text.len());
    for character in text.chars() {
        push_upper(character, &mut result);
    }
    result
}

/// All characters in lower case, as Ruby's `downcase`. A sigma at the end of a word is no
/// exception.
pub fn downcase(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut result = String::with_capacity(text.len());
    for character in text.chars() {
        push_lower(character, &mut result);
    }
    result
}

/// The name of something in lower case. Nearly all names are in it, and there are many.
///
/// ```
/// # use marotte_scalars::text::lower;
/// assert_eq!(lower("Apache::VHost"), "apache::vhost");
/// ```
pub fn lower(name: &str) -> Cow<'_, str> {
    let is_lower = |byte: u8| byte.is_ascii() && !byte.is_ascii_uppercase();
    match name.bytes().all(is_lower) {
        true => Cow::Borrowed(name),
        false => Cow::Owned(name.to_lowercase()),
    }
}

/// The first character in title case and the others in lower case, as Ruby's `capitalize`.
pub fn capitalize(text: &str) -> String {
    if text.is_ascii() {
        let mut result = text.to_ascii_lowercase();
        result[..text.len().min(1)].make_ascii_uppercase();
        return result;
    }
    let mut characters = text.chars();
    let Some(first) = characters.next() else {
        return String::new();
    };
    let mut result = String::with_capacity(text.len());
    push_title(first, &mut result);
    for character in characters {
        push_lower(character, &mut result);
    }
    result
}

/// Upper case for lower and lower case for upper, as Ruby's `swapcase`.
pub fn swapcase(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            // The letters in title case are half of each.
            'ǅ' => result.push_str("dŽ"),
            'ǈ' => result.push_str("lJ"),
            'ǋ' => result.push_str("nJ"),
            'ǲ' => result.push_str("dZ"),
            '\u{1f88}'..='\u{1fff}' if is_title_case(character) => {
                let mut upper = character.to_uppercase();
                if let Some(first) = upper.next() {
                    push_lower(first, &mut result);
                }
                result.extend(upper);
            }
            _ => {
                let start = result.len();
                push_lower(character, &mut result);
                if result[start..] == *character.encode_utf8(&mut [0; 4]) {
                    result.truncate(start);
                    push_upper(character, &mut result);
                }
            }
        }
    }
    result
}

/// How texts compare when ASCII letters count as lower case, as Ruby's `casecmp`.
pub fn casecmp(one: &str, two: &str) -> Ordering {
    one.bytes()
        .map(|byte| byte.to_ascii_lowercase())
        .cmp(two.bytes().map(|byte| byte.to_ascii_lowercase()))
}

fn is_title_case(character: char) -> bool {
    let mut upper = character.to_uppercase();
    let mut lower = character.to_lowercase();
    upper.len() > 1 && lower.next() != Some(character) && upper.next() != Some(character)
}

fn push_upper(character: char, result: &mut String) {
    if is_younger_letter(character) {
        result.push(character);
    } else {
        result.extend(character.to_uppercase());
    }
}

fn push_lower(character: char, result: &mut String) {
    if is_younger_letter(character) {
        result.push(character);
    } else {
        result.extend(character.to_lowercase());
    }
}

fn push_title(character: char, result: &mut String) {
    match TITLE_CASE.binary_search_by_key(&character, |(known, _)| *known) {
        Ok(index) => result.push_str(TITLE_CASE[index].1),
        Err(_) => push_upper(character, result),
    }
}

/// The letters that got their case only after Unicode 13, which is what Ruby 3.1 knows.
const YOUNGER_LETTERS: &[(char, char)] = &[
    ('\u{19b}', '\u{19b}'),
    ('\u{264}', '\u{264}'),
    ('\u{1c89}', '\u{1c8a}'),
    ('\u{2c2f}', '\u{2c2f}'),
    ('\u{2c5f}', '\u{2c5f}'),
    ('\u{a7c0}', '\u{a7c1}'),
    ('\u{a7cb}', '\u{a7dc}'),
    ('\u{10570}', '\u{1057a}'),
    ('\u{1057c}', '\u{1058a}'),
    ('\u{1058c}', '\u{10592}'),
    ('\u{10594}', '\u{10595}'),
    ('\u{10597}', '\u{105a1}'),
    ('\u{105a3}', '\u{105b1}'),
    ('\u{105b3}', '\u{105b9}'),
    ('\u{105bb}', '\u{105bc}'),
    ('\u{10d50}', '\u{10d65}'),
    ('\u{10d70}', '\u{10d85}'),
    ('\u{16ea0}', '\u{16eb8}'),
    ('\u{16ebb}', '\u{16ed3}'),
];

fn is_younger_letter(character: char) -> bool {
    YOUNGER_LETTERS
        .iter()
        .any(|(first, last)| (*first..=*last).contains(&character))
}
