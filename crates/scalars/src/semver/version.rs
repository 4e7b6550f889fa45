//! One semantic version.

use std::cmp::Ordering;
use std::fmt;

use crate::semver::SemVerError;
use crate::semver::parse::{Qualifier, split_qualifier};

/// A part of a version that stands for an infinite number: only [`Version::MAX`] has it.
const INFINITE: u128 = u128::MAX;

/// A semantic version. Equality looks at the build metadata, order does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Version {
    major: u128,
    minor: u128,
    patch: u128,
    prerelease: Option<Vec<Identifier>>,
    build: Option<Vec<String>>,
}

/// One identifier of a prerelease.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Identifier {
    /// A number, which precedes all text.
    Number(u128),
    /// Text.
    Text(String),
}

impl Version {
    /// The version before all others.
    pub const MIN: Self = Self {
        major: 0,
        minor: 0,
        patch: 0,
        prerelease: Some(Vec::new()),
        build: None,
    };

    /// The version after all others.
    pub const MAX: Self = Self {
        major: INFINITE,
        minor: 0,
        patch: 0,
        prerelease: None,
        build: None,
    };

    /// A version of its parts. The reference takes a prerelease or build that is given apart from
    /// the numbers as a single identifier, dots and all.
    pub fn new(
        major: u64,
        minor: u64,
        patch: u64,
        prerelease: Option<&str>,
        build: Option<&str>,
    ) -> Self {
        Self {
            prerelease: prerelease.map(|text| vec![Identifier::Text(text.to_owned())]),
            build: build.map(|text| vec![text.to_owned()]),
            ..Self::release(major.into(), minor.into(), patch.into())
        }
    }

    pub(super) fn release(major: u128, minor: u128, patch: u128) -> Self {
        Self {
            major,
            minor,
            patch,
            prerelease: None,
            build: None,
        }
    }

    pub(super) fn qualified(
        (major, minor, patch): (u128, u128, u128),
        qualifier: Qualifier<'_>,
    ) -> Result<Self, SemVerError> {
        Ok(Self {
            prerelease: qualifier.prerelease.map(identifiers).transpose()?,
            build: qualifier
                .build
                .map(|text| text.split('.').map(str::to_owned).collect()),
            ..Self::release(major, minor, patch)
        })
    }

    /// Reads a version.
    pub fn parse(text: &str) -> Result<Self, SemVerError> {
        let invalid = || SemVerError::InvalidVersion(text.to_owned());
        // Ruby's `\Z` lets one newline pass.
        let line = text.strip_suffix('\n').unwrap_or(text);
        let end = line.find(['-', '+']).unwrap_or(line.len());
        let mut numbers = line[..end].split('.').map(number);
        let (Some(Some(major)), Some(Some(minor)), Some(Some(patch)), None) = (
            numbers.next(),
            numbers.next(),
            numbers.next(),
            numbers.next(),
        ) else {
            return Err(invalid());
        };
        let qualifier = split_qualifier(&line[end..]).ok_or_else(invalid)?;
        Self::qualified((major, minor, patch), qualifier)
    }

    /// Whether text is a version.
    pub fn is_valid(text: &str) -> bool {
        Self::parse(text).is_ok()
    }

    /// The first number; `None` for the version after all others.
    pub fn major(&self) -> Option<u128> {
        (self.major != INFINITE).then_some(self.major)
    }

    /// The second number.
    pub fn minor(&self) -> u128 {
        self.minor
    }

    /// The third number.
    pub fn patch(&self) -> u128 {
        self.patch
    }

    /// The prerelease without its dash.
    pub fn prerelease(&self) -> Option<String> {
        let identifiers = self
            .prerelease
            .as_ref()
            .filter(|identifiers| !identifiers.is_empty())?;
        let texts: Vec<String> = identifiers.iter().map(ToString::to_string).collect();
        Some(texts.join("."))
    }

    /// The build metadata without its plus sign.
    pub fn build(&self) -> Option<String> {
        self.build
            .as_ref()
            .filter(|parts| !parts.is_empty())
            .map(|parts| parts.join("."))
    }

    /// Whether the version is no prerelease.
    pub fn is_stable(&self) -> bool {
        self.prerelease.as_ref().is_none_or(Vec::is_empty)
    }

    /// The version without its prerelease.
    pub fn to_stable(&self) -> Self {
        Self {
            prerelease: None,
            ..self.clone()
        }
    }

    /// The release that comes next when a part is counted up: `major`, `minor` or `patch`.
    pub fn next(&self, part: &str) -> Option<Self> {
        let (major, minor) = (self.major, self.minor);
        Some(match part {
            "major" => Self::release(major.saturating_add(1), 0, 0),
            "minor" => Self::release(major, minor.saturating_add(1), 0),
            "patch" => self.next_patch(),
            _ => return None,
        })
    }

    pub(super) fn next_patch(&self) -> Self {
        Self::release(self.major, self.minor, self.patch.saturating_add(1))
    }

    pub(super) fn same_numbers(&self, other: &Self) -> bool {
        (self.major, self.minor, self.patch) == (other.major, other.minor, other.patch)
    }

    /// How two versions are ordered: build metadata plays no part, so that versions of equal rank
    /// need not be equal.
    pub fn precedence(&self, other: &Self) -> Ordering {
        (self.major, self.minor, self.patch)
            .cmp(&(other.major, other.minor, other.patch))
            .then_with(|| match (&self.prerelease, &other.prerelease) {
                (None, None) => Ordering::Equal,
                (None, Some(_)) => Ordering::Greater,
                (Some(_), None) => Ordering::Less,
                (Some(mine), Some(yours)) => mine.cmp(yours),
            })
    }
}

impl Ord for Identifier {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(mine), Self::Number(yours)) => mine.cmp(yours),
            (Self::Number(_), Self::Text(_)) => Ordering::Less,
            (Self::Text(_), Self::Number(_)) => Ordering::Greater,
            (Self::Text(mine), Self::Text(yours)) => mine.cmp(yours),
        }
    }
}

impl PartialOrd for Identifier {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.major() {
            Some(major) => write!(f, "{major}")?,
            None => f.write_str("Infinity")?,
        }
        write!(f, ".{}.{}", self.minor, self.patch)?;
        if self.prerelease.is_some() {
            write!(f, "-{}", self.prerelease().unwrap_or_default())?;
        }
        if self.build.is_some() {
            write!(f, "+{}", self.build().unwrap_or_default())?;
        }
        Ok(())
    }
}

/// Reads a number without leading zeros.
pub(super) fn number(text: &str) -> Option<u128> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let leading_zero = text.len() > 1 && text.starts_with('0');
    if !digits || leading_zero {
        return None;
    }
    text.parse().ok().filter(|number| *number != INFINITE)
}

fn identifiers(text: &str) -> Result<Vec<Identifier>, SemVerError> {
    text.split('.')
        .map(|part| {
            if !part.bytes().all(|byte| byte.is_ascii_digit()) {
                return Ok(Identifier::Text(part.to_owned()));
            }
            if part.len() > 1 && part.starts_with('0') {
                return Err(SemVerError::LeadingZeroes);
            }
            Ok(part
                .parse()
                .map_or_else(|_| Identifier::Text(part.to_owned()), Identifier::Number))
        })
        .collect()
}
