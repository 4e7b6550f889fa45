//! A range of versions: one unbroken range or several.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::semver::SemVerError;
use crate::semver::bound::Bound;
use crate::semver::parse::alternatives;
use crate::semver::version::Version;

/// A range of versions. It prints as it was written; equality looks at the versions alone.
#[derive(Clone, Debug)]
pub struct VersionRange {
    bounds: Vec<Bound>,
    text: String,
}

impl VersionRange {
    /// Reads a range.
    pub fn parse(text: &str) -> Result<Self, SemVerError> {
        Ok(match alternatives(text)? {
            Some(bounds) => Self::from_bounds(bounds, Some(text.to_owned())),
            None => Self::all(),
        })
    }

    /// The range of all versions.
    pub fn all() -> Self {
        Self {
            bounds: vec![Bound::All],
            text: "*".to_owned(),
        }
    }

    /// The range from one version to another, which may be left out.
    pub fn from_versions(min: &Version, max: &Version, exclude_max: bool) -> Self {
        let upper = if exclude_max { Bound::Lt } else { Bound::LtEq };
        let bound = Bound::GtEq(min.clone()).intersection(&upper(max.clone()));
        // The reference prints these ranges the wrong way round.
        let text = if exclude_max {
            format!(">={max} <{min}")
        } else {
            format!("{max} - {min}")
        };
        Self::from_bounds(bound.into_iter().collect(), Some(text))
    }

    fn from_bounds(mut bounds: Vec<Bound>, text: Option<String>) -> Self {
        let mut merged = true;
        while bounds.len() > 1 && merged {
            (bounds, merged) = merge_once(bounds);
        }
        if bounds.is_empty() {
            bounds.push(Bound::NOTHING);
        }
        let text = text.unwrap_or_else(|| join(&bounds));
        Self { bounds, text }
    }

    /// Whether a version is in the range. A prerelease is only in a range that names a prerelease
    /// of the same numbers.
    pub fn contains(&self, version: &Version) -> bool {
        self.bounds.iter().any(|bound| {
            bound.covers(version) && (version.is_stable() || bound.admits_prerelease(version))
        })
    }

    /// The versions in both ranges.
    pub fn intersection(&self, other: &Self) -> Self {
        let mut bounds: Vec<Bound> = Vec::new();
        for one in &self.bounds {
            for two in &other.bounds {
                let bound = one.intersection(two);
                bounds.extend(bound.filter(|bound| !bounds.contains(bound)));
            }
        }
        Self::from_bounds(bounds, None)
    }

    /// Where the range begins; nothing when it is broken.
    pub fn begin(&self) -> Option<&Version> {
        self.single().map(Bound::begin)
    }

    /// Where the range ends; nothing when it is broken.
    pub fn end(&self) -> Option<&Version> {
        self.single().map(Bound::end)
    }

    /// Whether the version at the beginning is left out; nothing when the range is broken.
    pub fn excludes_begin(&self) -> Option<bool> {
        self.single().map(Bound::excludes_begin)
    }

    /// Whether the version at the end is left out; nothing when the range is broken.
    pub fn excludes_end(&self) -> Option<bool> {
        self.single().map(Bound::excludes_end)
    }

    /// The range written anew from what it means.
    pub fn canonical(&self) -> String {
        join(&self.bounds)
    }

    /// Whether every version of this range is in another, as assignability of `SemVer` types
    /// asks. Broken ranges are in none; the reference fails on them.
    pub fn is_covered_by(&self, other: &Self) -> bool {
        let (Some(mine), Some(yours)) = (self.single(), other.single()) else {
            return false;
        };
        yours.begin().precedence(mine.begin()).is_le()
            && (yours.end().precedence(mine.end()).is_gt()
                || yours.end() == mine.end() && (!yours.excludes_end() || mine.excludes_end()))
    }

    /// One range for two that overlap or adjoin, as the parameters of a `SemVer` type are merged.
    pub fn merge(&self, other: &Self) -> Option<Self> {
        let (mine, yours) = (self.single()?, other.single()?);
        if self.contains(yours.begin()) || other.contains(mine.begin()) {
            let later = mine.end().precedence(yours.end());
            let max = if later.is_lt() {
                yours.end()
            } else {
                mine.end()
            };
            let exclude = if mine.excludes_end() {
                max == mine.end() && (later.is_gt() || yours.excludes_end())
            } else {
                yours.excludes_end() && max == yours.end() && later.is_lt()
            };
            let earlier = yours.begin().precedence(mine.begin()).is_lt();
            let min = if earlier { yours.begin() } else { mine.begin() };
            return Some(Self::from_versions(min, max, exclude));
        }
        if mine.excludes_end() && mine.end() == yours.begin() {
            return Some(Self::from_versions(
                mine.begin(),
                yours.end(),
                yours.excludes_end(),
            ));
        }
        if yours.excludes_end() && yours.end() == mine.begin() {
            return Some(Self::from_versions(
                yours.begin(),
                mine.end(),
                mine.excludes_end(),
            ));
        }
        None
    }

    fn single(&self) -> Option<&Bound> {
        match self.bounds.as_slice() {
            [bound] => Some(bound),
            _ => None,
        }
    }
}

/// Joins every range with those before it that it overlaps or adjoins, from the last on.
fn merge_once(mut bounds: Vec<Bound>) -> (Vec<Bound>, bool) {
    let mut merged = false;
    let mut result = Vec::new();
    while let Some(mut joined) = bounds.pop() {
        let mut apart = Vec::new();
        for bound in bounds {
            match joined.merge(&bound) {
                Some(Some(union)) => {
                    merged = true;
                    joined = union;
                }
                _ => apart.push(bound),
            }
        }
        result.push(joined);
        bounds = apart;
    }
    result.reverse();
    (result, merged)
}

fn join(bounds: &[Bound]) -> String {
    let texts: Vec<String> = bounds.iter().map(ToString::to_string).collect();
    texts.join(" || ")
}

impl PartialEq for VersionRange {
    fn eq(&self, other: &Self) -> bool {
        self.bounds == other.bounds
    }
}

impl Eq for VersionRange {}

impl Hash for VersionRange {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bounds.hash(state);
    }
}

/// The range as it was written.
impl fmt::Display for VersionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
