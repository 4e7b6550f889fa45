//! The string that follows: `succ`, and what goes from one to another by it.

use ecow::EcoString;

use super::{enumerator, own, set};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between, native};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    native("succ", 0, succ),
    native("next", 0, succ),
    native("succ!", 0, succ_in_place),
    native("next!", 0, succ_in_place),
    between("upto", 1, 2, upto),
    native("between?", 2, is_between),
];

fn succ(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = follower(ruby, this)?;
    Ok(ruby.string(text))
}

fn succ_in_place(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let text = follower(ruby, this)?;
    set(ruby, this, text)?;
    Ok(this)
}

fn follower(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Text> {
    let text = own(ruby, this);
    ruby.charge(text.len() * size_of::<char>())?;
    Ok(match text.as_str() {
        Some(valid) => successor(valid).into(),
        None => text.like(next_bytes(text.as_bytes())),
    })
}

/// The text that follows: letters and digits count up and carry, all else stays unless there is
/// nothing else.
pub(crate) fn successor(text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let mut last_wrapped: Option<char> = None;
    let mut carry: Option<(usize, char)> = None;
    let mut passed_other = false;
    for at in (0..characters.len()).rev() {
        let character = characters[at];
        // Beyond something else, letters do not go on with digits, nor digits with letters.
        if let (true, Some(last)) = (passed_other, last_wrapped)
            && ((last.is_ascii_alphabetic() && character.is_ascii_digit())
                || (last.is_ascii_digit() && character.is_ascii_alphabetic()))
        {
            break;
        }
        passed_other = false;
        let (next, added) = match character {
            'z' => ('a', 'a'),
            'Z' => ('A', 'A'),
            '9' => ('0', '1'),
            'a'..='y' | 'A'..='Y' | '0'..='8' => {
                characters[at] = char::from(character as u8 + 1);
                return characters.into_iter().collect();
            }
            other if !other.is_ascii() && other.is_alphanumeric() => {
                characters[at] = next_character(other).unwrap_or(other);
                return characters.into_iter().collect();
            }
            _ => {
                passed_other = true;
                continue;
            }
        };
        characters[at] = next;
        last_wrapped = Some(character);
        carry = Some((at, added));
    }
    match carry {
        Some((at, added)) => characters.insert(at, added),
        None => count_up(&mut characters),
    }
    characters.into_iter().collect()
}

/// Counts the last character up, whatever it is.
fn count_up(characters: &mut Vec<char>) {
    for at in (0..characters.len()).rev() {
        match next_character(characters[at]) {
            Some(next) => {
                characters[at] = next;
                return;
            }
            None => characters[at] = '\u{10000}',
        }
    }
    if !characters.is_empty() {
        characters.insert(0, '\u{1}');
    }
}

fn next_character(character: char) -> Option<char> {
    match character {
        '\u{d7ff}' => Some('\u{e000}'),
        other => char::from_u32(other as u32 + 1),
    }
}

/// Bytes that are no text, as one large number.
fn next_bytes(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for byte in bytes.iter_mut().rev() {
        *byte = byte.wrapping_add(1);
        if *byte != 0 {
            return bytes;
        }
    }
    bytes.insert(0, 1);
    bytes
}

fn upto(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator(ruby, this, "upto", args);
    };
    let first = own(ruby, this).to_eco();
    let last = ruby.expect_str(args.at(0))?;
    let exclusive = args.at(1).is_truthy();
    up_to(ruby, &first, &last, exclusive, |ruby, text| {
        let value = ruby.string(text);
        ruby.call_block(block, &[value])?;
        Ok(())
    })?;
    Ok(this)
}

/// Goes from one text to another, as `upto` and ranges of strings do.
pub(crate) fn up_to(
    ruby: &mut Ruby<'_>,
    first: &str,
    last: &str,
    exclusive: bool,
    mut visit: impl FnMut(&mut Ruby<'_>, EcoString) -> Outcome<()>,
) -> Outcome<()> {
    if let ([one], [two]) = (first.as_bytes(), last.as_bytes())
        && one.is_ascii()
        && two.is_ascii()
    {
        let end = u16::from(*two) + u16::from(!exclusive);
        for code in u16::from(*one)..end {
            let character = char::from(code as u8);
            visit(ruby, ecow::eco_format!("{character}"))?;
        }
        return Ok(());
    }
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if is_number(first)
        && is_number(last)
        && let (Ok(one), Ok(two)) = (first.parse::<u64>(), last.parse::<u64>())
    {
        let width = first.len();
        for number in one..two.saturating_add(u64::from(!exclusive)) {
            ruby.charge(16)?;
            visit(ruby, ecow::eco_format!("{number:0width$}"))?;
        }
        return Ok(());
    }
    if first > last || (exclusive && first == last) {
        return Ok(());
    }
    let behind = successor(last);
    let mut current = first.to_owned();
    while current != behind {
        let next = successor(&current);
        let is_last = current == last;
        visit(ruby, (&*current).into())?;
        ruby.charge(16 + current.len())?;
        if is_last || (exclusive && next == last) || next.len() > last.len() || next.is_empty() {
            break;
        }
        current = next;
    }
    Ok(())
}

fn is_between(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let low = ruby.must_compare(this, args.at(0))?;
    let high = ruby.must_compare(this, args.at(1))?;
    Ok((low.is_ge() && high.is_le()).into())
}
