//! Reading ranges: x-ranges, `~`, `^`, comparators, hyphens, and `||` between them.

use crate::semver::SemVerError;
use crate::semver::bound::Bound;
use crate::semver::version::{Version, number};
use crate::text::is_space;

/// The parts after the numbers of a version.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Qualifier<'a> {
    pub(super) prerelease: Option<&'a str>,
    pub(super) build: Option<&'a str>,
}

/// A version of which the last numbers may be missing or wild.
struct Partial<'a> {
    major: Option<u128>,
    minor: Option<u128>,
    patch: Option<u128>,
    qualifier: Qualifier<'a>,
}

/// Splits `-prerelease+build`, both optional.
pub(super) fn split_qualifier(text: &str) -> Option<Qualifier<'_>> {
    let (prerelease, build) = match text.split_once('+') {
        Some((prerelease, build)) => (prerelease, Some(build)),
        None => (text, None),
    };
    let prerelease = match prerelease {
        "" => None,
        _ => Some(prerelease.strip_prefix('-')?),
    };
    let valid = |parts: Option<&str>| parts.is_none_or(is_identifiers);
    (valid(prerelease) && valid(build)).then_some(Qualifier { prerelease, build })
}

fn is_identifiers(text: &str) -> bool {
    text.split('.').all(|part| {
        !part.is_empty()
            && part
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    })
}

/// Reads the alternatives of a range; nothing at all means that every version fits.
pub(super) fn alternatives(text: &str) -> Result<Option<Vec<Bound>>, SemVerError> {
    let unparsable = || SemVerError::UnparsableRange(text.to_owned());
    let joined = join_operators(text);
    let mut parts = split_or(&joined);
    while parts.last().is_some_and(|part| part.is_empty()) {
        parts.pop();
    }
    if parts.is_empty() {
        return Ok(None);
    }
    let mut bounds: Vec<Bound> = Vec::new();
    for part in parts {
        let bound = match hyphen(part)? {
            Some((from, to)) => Bound::GtEq(from).intersection(&Bound::LtEq(to)),
            None => conjunction(part, unparsable)?,
        };
        bounds.extend(bound.filter(|bound| !bounds.contains(bound)));
    }
    Ok(Some(bounds))
}

/// Takes blanks and a `v` away after operators, so that they do not separate.
fn join_operators(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        joined.push(character);
        rest = &rest[character.len_utf8()..];
        if matches!(character, '>' | '<' | '=' | '~' | '^') {
            let trimmed = rest.trim_start_matches(is_space);
            rest = if trimmed.len() < rest.len() {
                trimmed
            } else {
                rest.strip_prefix('v').unwrap_or(rest)
            };
        }
    }
    joined
}

fn split_or(text: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = text.split("||").collect();
    let last = parts.len() - 1;
    for (index, part) in parts.iter_mut().enumerate() {
        if index > 0 {
            *part = part.trim_start_matches(is_space);
        }
        if index < last {
            *part = part.trim_end_matches(is_space);
        }
    }
    parts
}

/// Reads `from - to`.
fn hyphen(text: &str) -> Result<Option<(Version, Version)>, SemVerError> {
    let mut words = text.split(is_space).filter(|word| !word.is_empty());
    let (Some(from), Some("-"), Some(to), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Ok(None);
    };
    if text.starts_with(is_space) || text.ends_with(is_space) {
        return Ok(None);
    }
    match (Partial::parse(from), Partial::parse(to)) {
        (Some(from), Some(to)) => Ok(Some((from.filled()?, to.filled()?))),
        _ => Ok(None),
    }
}

/// Reads comparators between blanks, all of which must fit.
fn conjunction(
    text: &str,
    unparsable: impl Fn() -> SemVerError,
) -> Result<Option<Bound>, SemVerError> {
    let text = text.trim_end_matches(is_space);
    if text.starts_with(is_space) {
        return Err(unparsable());
    }
    let mut result: Option<Option<Bound>> = None;
    for word in text.split(is_space).filter(|word| !word.is_empty()) {
        let bound = simple(word)?.ok_or_else(&unparsable)?;
        result = Some(match result {
            None => Some(bound),
            Some(previous) => previous.and_then(|previous| previous.intersection(&bound)),
        });
    }
    Ok(result.flatten())
}

/// Reads one comparator.
fn simple(text: &str) -> Result<Option<Bound>, SemVerError> {
    let operators = ["<=", ">=", "~>", "~=", "<", ">", "=", "~", "^"];
    let operator = operators
        .into_iter()
        .find(|operator| text.starts_with(operator))
        .unwrap_or("");
    let Some(partial) = Partial::parse(&text[operator.len()..]) else {
        return Ok(None);
    };
    let bound = match operator {
        "~" | "~>" | "~=" => partial.patch_updates(true)?,
        "^" if partial.major == Some(0) => partial.patch_updates(true)?,
        "^" => partial.minor_updates()?,
        ">" => partial.greater()?,
        ">=" => Bound::GtEq(partial.filled()?),
        "<" => Bound::Lt(partial.filled()?),
        "<=" => partial.less_or_equal()?,
        _ => partial.patch_updates(false)?,
    };
    Ok(Some(bound))
}

impl<'a> Partial<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        let end = text.find(['-', '+']).unwrap_or(text.len());
        let mut numbers = text[..end].split('.').map(wild_number);
        let major = numbers.next()??;
        let minor = numbers.next();
        let patch = numbers.next();
        if numbers.next().is_some() || (patch.is_none() && end < text.len()) {
            return None;
        }
        let part = |number: Option<Option<Option<u128>>>| match number {
            None => Some(None),
            Some(number) => number,
        };
        Some(Self {
            major,
            minor: part(minor)?,
            patch: part(patch)?,
            qualifier: split_qualifier(&text[end..])?,
        })
    }

    /// The version with zeros for what is missing.
    fn filled(&self) -> Result<Version, SemVerError> {
        let numbers = (
            self.major.unwrap_or(0),
            self.minor.unwrap_or(0),
            self.patch.unwrap_or(0),
        );
        Version::qualified(numbers, self.qualifier)
    }

    /// `~` and x-ranges.
    fn patch_updates(&self, open: bool) -> Result<Bound, SemVerError> {
        let Some(major) = self.major else {
            return Ok(Bound::All);
        };
        let Some(minor) = self.minor else {
            return Ok(between(Version::release(major, 0, 0), next_major(major)));
        };
        if self.patch.is_none() {
            return Ok(between(
                Version::release(major, minor, 0),
                next_minor(major, minor),
            ));
        }
        let version = self.filled()?;
        Ok(if open {
            between(version, next_minor(major, minor))
        } else {
            Bound::Eq(version)
        })
    }

    /// `^` beyond version 0.
    fn minor_updates(&self) -> Result<Bound, SemVerError> {
        // The reference fails on a wild number here; every version is what it means.
        let Some(major) = self.major else {
            return Ok(Bound::All);
        };
        let from = match (self.minor, self.patch) {
            (None, _) => Version::release(major, 0, 0),
            (Some(minor), None) => Version::release(major, minor, 0),
            (Some(minor), Some(patch)) if self.qualifier.prerelease.is_none() => {
                Version::release(major, minor, patch)
            }
            _ => self.filled()?,
        };
        Ok(between(from, next_major(major)))
    }

    fn greater(&self) -> Result<Bound, SemVerError> {
        Ok(match (self.major, self.minor, self.patch) {
            (None, ..) => Bound::NOTHING,
            (Some(major), None, _) => Bound::GtEq(next_major(major)),
            (Some(major), Some(minor), None) => Bound::GtEq(next_minor(major, minor)),
            _ => Bound::Gt(self.filled()?),
        })
    }

    fn less_or_equal(&self) -> Result<Bound, SemVerError> {
        Ok(match (self.major, self.minor, self.patch) {
            // As with `^`, the reference fails on a wild number here.
            (None, ..) => Bound::All,
            (Some(major), None, _) => Bound::Lt(next_major(major)),
            (Some(major), Some(minor), None) => Bound::Lt(next_minor(major, minor)),
            _ => Bound::LtEq(self.filled()?),
        })
    }
}

fn between(from: Version, to: Version) -> Bound {
    Bound::min_max(&Bound::GtEq(from), &Bound::Lt(to))
}

fn next_major(major: u128) -> Version {
    Version::release(major + 1, 0, 0)
}

fn next_minor(major: u128, minor: u128) -> Version {
    Version::release(major, minor + 1, 0)
}

/// A number, or nothing for a wild one.
fn wild_number(text: &str) -> Option<Option<u128>> {
    match text {
        "x" | "X" | "*" => Some(None),
        _ => number(text).map(Some),
    }
}
