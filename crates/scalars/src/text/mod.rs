//! Text by Ruby's rules: case, white space, patterns, names of files, paths, namespaces, and the order of version
//! numbers.

mod case;
mod file_name;
mod namespace;
mod path;
mod pattern;
mod space;
mod title_case;
mod version_order;

use std::borrow::Cow;

pub use case::{capitalize, casecmp, downcase, lower, swapcase, upcase};
pub use file_name::file_name_matches;
pub use namespace::{capitalize_segments, is_qualified, module_of, rsplit_namespace};
pub use path::{basename, dirname, extname, without_suffix};
pub use pattern::regexp_escape;
pub use space::{chomp, chop, is_blank, lstrip, rstrip, strip};
pub(crate) use space::{is_space, is_space_byte};
pub use version_order::versioncmp;

/// Bytes as text: what is none becomes a sign that says so. Almost all is text, which is seen many bytes at a time.
pub fn lossy(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(bytes),
    }
}
