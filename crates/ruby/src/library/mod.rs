//! Libraries that code can `require`.

use crate::native::ClassDef;

/// The names that `require` knows.
pub const LIBRARIES: &[&str] = &["set", "json", "yaml", "digest"];

/// The classes of the libraries.
pub static CLASSES: &[&[&ClassDef]] = &[];
