//! What the rules of Ruby say is wrong with a text or a number, as issues.
//!
//! Those rules ([`marotte_scalars`], [`marotte_regex`]) know no issues: each has an error of its own.

use std::fmt::Display;

use marotte_diagnostics::{Issue, RubyIssue};
use marotte_regex::{LimitError, RegexError, ReplaceError};
use marotte_scalars::binary::InvalidBase64;
use marotte_scalars::numeric::NumberError;
use marotte_scalars::random::InvalidLimit;
use marotte_scalars::semver::SemVerError;
use marotte_scalars::sprintf::FormatError;
use marotte_scalars::time::TimeError;
use marotte_scalars::uri::UriError;

/// An error that can become an issue.
pub trait Complaint: Display {
    /// The issue.
    fn into_issue(self) -> Issue;
}

macro_rules! complaints {
    ($($error:ty => $family:ident::$issue:ident),* $(,)?) => {$(
        impl Complaint for $error {
            #[cold]
            fn into_issue(self) -> Issue {
                let problem = self.to_string().into();
                $family::$issue { problem }.into()
            }
        }
    )*};
}

complaints! {
    FormatError => RubyIssue::InvalidFormat,
    InvalidBase64 => RubyIssue::InvalidBase64,
    InvalidLimit => RubyIssue::InvalidRandomLimit,
    LimitError => RubyIssue::RegexpLimit,
    NumberError => RubyIssue::InvalidNumber,
    RegexError => RubyIssue::InvalidRegexp,
    ReplaceError => RubyIssue::InvalidReplacement,
    SemVerError => RubyIssue::InvalidVersion,
    TimeError => RubyIssue::InvalidTime,
    UriError => RubyIssue::InvalidUri,
}
