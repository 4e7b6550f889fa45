//! One unbroken range of versions, and how two of them meet or join.

use std::cmp::Ordering;
use std::fmt;

use crate::semver::version::Version;

/// An unbroken range.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Bound {
    All,
    Gt(Version),
    GtEq(Version),
    Lt(Version),
    LtEq(Version),
    Eq(Version),
    /// A lower and an upper bound, neither of them a pair itself.
    MinMax(Box<(Bound, Bound)>),
}

/// The limits that a bound without an end of its own has.
static FIRST: Version = Version::MIN;
static LAST: Version = Version::MAX;

impl Bound {
    /// The range that no version is in.
    pub(super) const NOTHING: Self = Self::Lt(Version::MIN);

    pub(super) fn min_max(min: &Self, max: &Self) -> Self {
        let min = match min {
            Self::MinMax(pair) => pair.0.clone(),
            min => min.clone(),
        };
        let max = match max {
            Self::MinMax(pair) => pair.1.clone(),
            max => max.clone(),
        };
        Self::MinMax(Box::new((min, max)))
    }

    pub(super) fn begin(&self) -> &Version {
        match self {
            Self::All | Self::Lt(_) | Self::LtEq(_) => &FIRST,
            Self::Gt(version) | Self::GtEq(version) | Self::Eq(version) => version,
            Self::MinMax(pair) => pair.0.begin(),
        }
    }

    pub(super) fn end(&self) -> &Version {
        match self {
            Self::All | Self::Gt(_) | Self::GtEq(_) => &LAST,
            Self::Lt(version) | Self::LtEq(version) | Self::Eq(version) => version,
            Self::MinMax(pair) => pair.1.end(),
        }
    }

    pub(super) fn excludes_begin(&self) -> bool {
        match self {
            Self::Gt(_) => true,
            Self::MinMax(pair) => pair.0.excludes_begin(),
            _ => false,
        }
    }

    pub(super) fn excludes_end(&self) -> bool {
        match self {
            Self::Lt(_) => true,
            Self::MinMax(pair) => pair.1.excludes_end(),
            _ => false,
        }
    }

    fn has_lower_bound(&self) -> bool {
        match self {
            Self::Gt(_) => true,
            Self::GtEq(version) | Self::Eq(version) => *version != Version::MIN,
            Self::MinMax(pair) => pair.0.has_lower_bound(),
            _ => false,
        }
    }

    fn has_upper_bound(&self) -> bool {
        match self {
            Self::Lt(_) => true,
            Self::LtEq(version) | Self::Eq(version) => *version != Version::MAX,
            Self::MinMax(pair) => pair.1.has_upper_bound(),
            _ => false,
        }
    }

    /// Whether a version lies in the range, prerelease or not.
    pub(super) fn covers(&self, candidate: &Version) -> bool {
        match self {
            Self::All => true,
            Self::Gt(version) => candidate.precedence(version).is_gt(),
            Self::GtEq(version) => candidate.precedence(version).is_ge(),
            Self::Lt(version) => candidate.precedence(version).is_lt(),
            Self::LtEq(version) => candidate.precedence(version).is_le(),
            Self::Eq(version) => candidate == version,
            Self::MinMax(pair) => pair.0.covers(candidate) && pair.1.covers(candidate),
        }
    }

    /// Whether the range names a prerelease of the same numbers, and so lets prereleases in.
    pub(super) fn admits_prerelease(&self, candidate: &Version) -> bool {
        match self {
            Self::All => true,
            Self::MinMax(pair) => {
                pair.0.admits_prerelease(candidate) || pair.1.admits_prerelease(candidate)
            }
            Self::Gt(version)
            | Self::GtEq(version)
            | Self::Lt(version)
            | Self::LtEq(version)
            | Self::Eq(version) => !version.is_stable() && version.same_numbers(candidate),
        }
    }

    /// The versions in both ranges.
    pub(super) fn intersection(&self, other: &Self) -> Option<Self> {
        if let Self::All = self {
            return Some(other.clone());
        }
        match self.begin().precedence(other.end()) {
            Ordering::Greater => return None,
            Ordering::Equal => {
                let excluded = self.excludes_begin() || other.excludes_end();
                return (!excluded).then(|| Self::Eq(self.begin().clone()));
            }
            Ordering::Less => {}
        }
        match other.begin().precedence(self.end()) {
            Ordering::Greater => return None,
            Ordering::Equal => {
                let excluded = other.excludes_begin() || self.excludes_end();
                return (!excluded).then(|| Self::Eq(other.begin().clone()));
            }
            Ordering::Less => {}
        }
        let min = match self.begin().precedence(other.begin()) {
            Ordering::Less => other,
            Ordering::Greater => self,
            Ordering::Equal if self.excludes_begin() => self,
            Ordering::Equal => other,
        };
        let max = match self.end().precedence(other.end()) {
            Ordering::Greater => other,
            Ordering::Less => self,
            Ordering::Equal if self.excludes_end() => self,
            Ordering::Equal => other,
        };
        Some(if !max.has_upper_bound() {
            min.clone()
        } else if !min.has_lower_bound() {
            max.clone()
        } else {
            Self::min_max(min, max)
        })
    }

    /// One range for the versions in either, when they overlap or adjoin. The outer answer says
    /// whether they do, the inner one is missing when nothing remains.
    pub(super) fn merge(&self, other: &Self) -> Option<Option<Self>> {
        if let Self::All = self {
            return Some(Some(Self::All));
        }
        if self.covers(other.begin()) || other.covers(self.begin()) {
            let (begin, excludes_begin) = match self.begin().precedence(other.begin()) {
                Ordering::Less => (self.begin(), self.excludes_begin()),
                Ordering::Greater => (other.begin(), other.excludes_begin()),
                Ordering::Equal => (
                    self.begin(),
                    self.excludes_begin() && other.excludes_begin(),
                ),
            };
            let (end, excludes_end) = match self.end().precedence(other.end()) {
                Ordering::Greater => (self.end(), self.excludes_end()),
                Ordering::Less => (other.end(), other.excludes_end()),
                // The reference fails on equal ends; this is what it means.
                Ordering::Equal => (self.end(), self.excludes_end() && other.excludes_end()),
            };
            return Some(Self::spanning(begin, excludes_begin, end, excludes_end));
        }
        let adjoins = |one: &Self, two: &Self| {
            (one.excludes_end() && !two.excludes_begin() && one.end() == two.begin())
                || (!one.excludes_end()
                    && !two.excludes_begin()
                    && one.end().next_patch() == *two.begin())
        };
        let (first, second) = if adjoins(self, other) {
            (self, other)
        } else if adjoins(other, self) {
            (other, self)
        } else {
            return None;
        };
        Some(Self::spanning(
            first.begin(),
            first.excludes_begin(),
            second.end(),
            second.excludes_end(),
        ))
    }

    fn spanning(
        begin: &Version,
        excludes_begin: bool,
        end: &Version,
        excludes_end: bool,
    ) -> Option<Self> {
        let lower = if excludes_begin { Self::Gt } else { Self::GtEq };
        let upper = if excludes_end { Self::Lt } else { Self::LtEq };
        lower(begin.clone()).intersection(&upper(end.clone()))
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("*"),
            Self::Gt(version) => write!(f, ">{version}"),
            Self::GtEq(version) => write!(f, ">={version}"),
            Self::Lt(version) if *version == Version::MIN => f.write_str("<0.0.0"),
            Self::Lt(version) => write!(f, "<{version}"),
            Self::LtEq(version) => write!(f, "<={version}"),
            Self::Eq(version) => version.fmt(f),
            Self::MinMax(pair) => write!(f, "{} {}", pair.0, pair.1),
        }
    }
}
