//! The format language of `String.new`.
//!
//! A value becomes text by a format for its type: `%#x` for an Integer, `%p` for the program form
//! of anything. Formats are given as one for the value or as a hash from types to formats, which
//! is merged over the defaults.

mod binary;
mod container;
mod indentation;
mod map;
mod object;
mod scalar;
mod spec;

use std::sync::Arc;

use marotte_diagnostics::ConversionIssue;

pub(crate) use self::object::object_text;

use self::indentation::Indentation;
use self::map::{DEFAULT_FORMATS, FormatMap, find_format, merge_maps, read_map};
use self::spec::Format;
use super::ConvertError;
use super::text::to_text;
use crate::deep::grow;
use crate::label::ruby_class;
use crate::types::Type;
use crate::value::{ByteString, IterSource, Oversized, Str, Value};

/// The text of a value by formats: `default`, one format, or formats by type.
pub fn to_string(value: &Value, formats: &Value) -> Result<Str, ConvertError> {
    let text = match formats {
        Value::Default => {
            if let Value::String(text) = ByteString::text_of(value).unwrap_or(value) {
                return Ok(text.clone());
            }
            convert(value, &DEFAULT_FORMATS, Indentation::TOP)?
        }
        Value::String(format) => by_one_format(value, format)?,
        Value::Hash(hash) => {
            let merged = merge_maps(&DEFAULT_FORMATS, &read_map(hash)?);
            convert(value, &Arc::new(merged), Indentation::TOP)?
        }
        other => {
            let class = ruby_class(other).into();
            return Err(ConversionIssue::NotFormats { class }.into());
        }
    };
    Ok(text.into())
}

/// The text of a value by the default formats.
pub fn to_default_string(value: &Value) -> Str {
    // No default format is illegal; should one fail nevertheless, the plain text is near enough.
    to_string(value, &Value::Default).unwrap_or_else(|_| to_text(value))
}

/// The text of a value in the program form: `%p`.
pub fn to_program_string(value: &Value) -> Str {
    to_string(value, &Value::string("%p")).unwrap_or_else(|_| to_text(value))
}

fn by_one_format(value: &Value, format: &str) -> Result<String, ConvertError> {
    let format = Arc::new(Format::parse(format)?);
    let of = match value {
        Value::Array(_) => Type::Array(None),
        Value::Hash(_) => Type::Hash(None),
        // The format is for the type of the iterator: its elements are formatted by default.
        Value::Iterator(_) => return convert(value, &DEFAULT_FORMATS, Indentation::TOP),
        // Such a format is for exactly this value, so that nothing else can apply.
        _ => {
            return convert(
                value,
                &Arc::new(vec![(Type::Any, format)]),
                Indentation::TOP,
            );
        }
    };
    let merged = merge_maps(&DEFAULT_FORMATS, &vec![(of, format)]);
    convert(value, &Arc::new(merged), Indentation::TOP)
}

fn convert(
    value: &Value,
    formats: &Arc<FormatMap>,
    indentation: Indentation,
) -> Result<String, ConvertError> {
    let value = ByteString::text_of(value).unwrap_or(value);
    let format = || find_format(formats, value);
    match value {
        Value::Undef => scalar::undef(&format()),
        Value::Default => scalar::default(&format()),
        Value::Boolean(value) => scalar::boolean(&format(), *value),
        Value::Integer(value) => scalar::integer(&format(), *value),
        Value::Float(value) => scalar::float(&format(), *value),
        Value::String(text) => scalar::string(&format(), text),
        Value::Regexp(regexp) => scalar::regexp(&format(), regexp),
        Value::Binary(binary) => binary::binary(&format(), binary),
        Value::Array(values) => grow(|| container::array(value, values, formats, indentation)),
        Value::Hash(hash) => grow(|| container::hash(value, hash, formats, indentation)),
        Value::Iterator(iterator) => {
            let values = Value::array(limited(iterator.take()));
            grow(|| convert(&values, formats, indentation))
        }
        _ => match Oversized::digits_of(value) {
            Some(digits) => scalar::oversized(&format(), digits),
            None => scalar::other(&format(), value, indentation),
        },
    }
}

/// The elements of an iterator, as many as can be kept.
fn limited(source: IterSource) -> impl Iterator<Item = Value> {
    const MOST: usize = 10_000_000;
    source.take(MOST)
}

fn illegal(of: &'static str, format: &Format, expected: &'static str) -> ConvertError {
    let letter = format.letter;
    ConversionIssue::IllegalFormat {
        letter,
        of,
        expected,
    }
    .into()
}
