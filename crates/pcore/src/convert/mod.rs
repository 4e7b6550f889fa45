//! Conversions between values: to text, by formats, by `new`, and to rich data.

mod error;
pub mod format;
mod from_json;
pub mod new;
pub mod quote;
pub mod rich;
pub mod text;

pub use self::error::{ConvertError, NoSignature, WrongType};
pub use self::format::{to_default_string, to_program_string, to_string};
pub use self::from_json::from_json;
pub use self::new::{Constructor, Surroundings, constructor, new_instance, new_instance_in};
pub use self::text::to_text;
pub use crate::ruby::{ruby_inspect, ruby_to_s};
