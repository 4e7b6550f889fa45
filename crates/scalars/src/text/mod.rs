//! Text by Ruby's rules: case, white space, and the order of version numbers.

mod case;
mod space;
mod title_case;
mod version_order;

pub use case::{capitalize, casecmp, downcase, equal_ignoring_ascii_case, swapcase, upcase};
pub use space::{chomp, chop, lstrip, rstrip, strip};
pub use version_order::versioncmp;
