//! `SemVer` and `SemVerRange`: semantic versions and ranges of them, by the rules of the
//! reference's own library.

mod bound;
mod parse;
mod range;
mod version;

use std::fmt;

pub use range::VersionRange;
pub use version::{Identifier, Version};

/// Why text is no version or no range of versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SemVerError {
    /// The text is no version.
    InvalidVersion(String),
    /// A number in a prerelease starts with a zero.
    LeadingZeroes,
    /// The text is no range.
    UnparsableRange(String),
}

impl fmt::Display for SemVerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InvalidVersion(text) => {
                write!(
                    f,
                    "Unable to parse '{text}' as a semantic version identifier"
                )
            }
            Self::LeadingZeroes => {
                f.write_str("Numeric pre-release identifiers MUST NOT contain leading zeroes")
            }
            Self::UnparsableRange(text) => write!(f, "Unparsable version range: \"{text}\""),
        }
    }
}

impl std::error::Error for SemVerError {}
