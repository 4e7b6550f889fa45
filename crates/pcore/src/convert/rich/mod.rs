//! Rich data: values as JSON can hold them, and back.
//!
//! What JSON has no type for becomes a hash with the key `__ptype`: `{"__ptype": "SemVer",
//! "__pvalue": "1.2.3"}`. Catalogs are written so. Without rich data such values become strings,
//! each with a warning.

mod escape;
mod from_data;
mod json;
mod path;
mod to_data;
mod type_data;

pub use self::escape::{write_json_escaped, write_json_string};
pub use self::from_data::from_data;
pub(crate) use self::from_data::type_of_attributes;
pub use self::json::write_json;
pub use self::to_data::{ToDataOptions, has_no_data, to_data, write_rich_json};

/// The key of the type of a rich value.
pub const TYPE_KEY: &str = "__ptype";

/// The key of a rich value that is one string or a list.
pub const VALUE_KEY: &str = "__pvalue";
