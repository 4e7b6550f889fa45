//! Sets of characters: `tr`, `delete`, `squeeze`, `count`.

use super::{in_place, set, subject};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, native};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    native("tr", 2, |ruby, this, args| {
        translated(ruby, this, args, false)
    }),
    native("tr_s", 2, |ruby, this, args| {
        translated(ruby, this, args, true)
    }),
    native("tr!", 2, |ruby, this, args| {
        translate(ruby, this, args, false)
    }),
    native("tr_s!", 2, |ruby, this, args| {
        translate(ruby, this, args, true)
    }),
    at_least("delete", 1, delete),
    at_least("delete!", 1, |ruby, this, args| {
        in_place(ruby, this, args, delete)
    }),
    at_least("squeeze", 0, squeeze),
    at_least("squeeze!", 0, |ruby, this, args| {
        in_place(ruby, this, args, squeeze)
    }),
    at_least("count", 1, count),
];

/// Characters as they are written for `tr`: some, ranges of them, or all but them.
struct Set {
    negated: bool,
    /// From and to, in the order in which they are written.
    ranges: Vec<(char, char)>,
}

impl Set {
    fn read(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Self> {
        let text = ruby.expect_str(value)?;
        let mut characters: Vec<char> = text.chars().collect();
        let negated = characters.len() > 1 && characters[0] == '^';
        if negated {
            characters.remove(0);
        }
        let mut ranges = Vec::new();
        let mut rest = characters.as_slice();
        while let Some((first, behind)) = next_character(rest) {
            rest = behind;
            let Some(('-', behind)) = rest.split_first().map(|(first, rest)| (*first, rest)) else {
                ranges.push((first, first));
                continue;
            };
            let Some((last, behind)) = next_character(behind) else {
                ranges.push((first, first));
                continue;
            };
            if last < first {
                let message = format!("invalid range \"{first}-{last}\" in string transliteration");
                return Err(ruby.argument_error(message));
            }
            ranges.push((first, last));
            rest = behind;
        }
        Ok(Self { negated, ranges })
    }

    fn has(&self, character: char) -> bool {
        let listed = self
            .ranges
            .iter()
            .any(|(first, last)| (*first..=*last).contains(&character));
        listed != self.negated
    }

    /// The place of a character, counted through the ranges; the last one that has it counts.
    fn place(&self, character: char) -> Option<usize> {
        let mut passed = 0;
        let mut place = None;
        for (first, last) in &self.ranges {
            if (*first..=*last).contains(&character) {
                place = Some(passed + (character as usize - *first as usize));
            }
            passed += *last as usize - *first as usize + 1;
        }
        place
    }

    /// The character at a place, or the last one.
    fn at(&self, place: usize) -> Option<char> {
        let mut rest = place;
        for (first, last) in &self.ranges {
            let count = *last as usize - *first as usize + 1;
            if rest < count {
                return char::from_u32(*first as u32 + rest as u32);
            }
            rest -= count;
        }
        self.ranges.last().map(|(_, last)| *last)
    }
}

/// The next character; a backslash takes its meaning away.
fn next_character(text: &[char]) -> Option<(char, &[char])> {
    match text {
        ['\\', escaped, rest @ ..] => Some((*escaped, rest)),
        [first, rest @ ..] => Some((*first, rest)),
        [] => None,
    }
}

/// What `tr` gives, and whether any character was in the set.
fn traversed(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    squeezed: bool,
) -> Outcome<(Text, bool)> {
    let subject = subject(ruby, this)?;
    let text = &subject.text;
    ruby.charge(text.len())?;
    let from = Set::read(ruby, args.at(0))?;
    let mut to = Set::read(ruby, args.at(1))?;
    // In what takes the place, the sign of negation is a character.
    if std::mem::take(&mut to.negated) {
        to.ranges.insert(0, ('^', '^'));
    }
    let mut made = String::with_capacity(text.len());
    let mut before = None;
    let mut changed = false;
    for character in text.chars() {
        if !from.has(character) {
            made.push(character);
            before = None;
            continue;
        }
        changed = true;
        let new = if from.negated {
            to.ranges.last().map(|(_, last)| *last)
        } else {
            from.place(character).and_then(|place| to.at(place))
        };
        if let Some(new) = new
            && !(squeezed && before == Some(new))
        {
            made.push(new);
        }
        before = new;
    }
    Ok((subject.part(&made), changed))
}

fn translated(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, squeezed: bool) -> Outcome {
    let (text, _) = traversed(ruby, this, args, squeezed)?;
    Ok(ruby.string(text))
}

fn translate(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, squeezed: bool) -> Outcome {
    ruby.check_frozen(this)?;
    let (text, changed) = traversed(ruby, this, args, squeezed)?;
    if !changed {
        return Ok(Value::Nil);
    }
    set(ruby, this, text)?;
    Ok(this)
}

/// The sets of a call: a character counts if all of them have it.
fn sets(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Vec<Set>> {
    let mut sets = Vec::with_capacity(args.len());
    for value in args.values {
        sets.push(Set::read(ruby, *value)?);
    }
    Ok(sets)
}

fn all_have(sets: &[Set], character: char) -> bool {
    sets.iter().all(|set| set.has(character))
}

fn delete(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let sets = sets(ruby, args)?;
    let subject = subject(ruby, this)?;
    ruby.charge(subject.text.len())?;
    let characters = subject.text.chars();
    let kept: String = characters.filter(|c| !all_have(&sets, *c)).collect();
    Ok(ruby.string(subject.part(&kept)))
}

fn squeeze(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let sets = sets(ruby, args)?;
    let subject = subject(ruby, this)?;
    let text = &subject.text;
    ruby.charge(text.len())?;
    let mut made = String::with_capacity(text.len());
    let mut before = None;
    for character in text.chars() {
        if before != Some(character) || !all_have(&sets, character) {
            made.push(character);
        }
        before = Some(character);
    }
    Ok(ruby.string(subject.part(&made)))
}

fn count(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let sets = sets(ruby, args)?;
    let text = subject(ruby, this)?.text;
    ruby.charge(text.len())?;
    Ok(text.chars().filter(|c| all_have(&sets, *c)).count().into())
}
