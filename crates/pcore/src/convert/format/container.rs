//! Formats of arrays and hashes: delimiters, separators, line breaks and indentation.

use std::sync::Arc;

use super::map::{ELEMENT_FORMATS, FormatMap, find_format};
use super::{Indentation, convert, illegal};
use marotte_budget as budget;

use crate::convert::ConvertError;
use crate::value::{Array, Hash, Value};

/// Whether elements of that kind get the formats of the container itself.
fn is_container(value: &Value) -> bool {
    matches!(value, Value::Array(_) | Value::Hash(_) | Value::Object(_))
}

fn is_collection(value: &Value) -> bool {
    matches!(value, Value::Array(_) | Value::Hash(_))
}

/// How many steps the text of a collection is worth: its format is looked for by its type.
const WORTH: u64 = 16;

pub(super) fn array(
    value: &Value,
    values: &Array,
    formats: &Arc<FormatMap>,
    indentation: Indentation,
) -> Result<String, ConvertError> {
    budget::charge(WORTH);
    let format = find_format(formats, value);
    if !matches!(format.letter, 'a' | 's' | 'p') {
        return Err(illegal("Array", &format, "asp"));
    }
    let separator = format.separator.as_deref().unwrap_or(", ");
    let elements = format.elements.as_ref().unwrap_or(&ELEMENT_FORMATS);
    let (open, close) = format.delimiters(("[", "]"));
    let indentation = indentation.indenting(format.alternate || indentation.indenting);
    let mut out = String::new();
    if indentation.breaks() {
        out.push('\n');
        out.push_str(&indentation.padding());
    }
    out.push_str(open);
    let inner = indentation.increase(format.alternate).subsequent();
    let texts = values
        .iter()
        .map(|value| {
            let formats = if is_container(value) {
                formats
            } else {
                elements
            };
            convert(value, formats, inner)
        })
        .collect::<Result<Vec<String>, ConvertError>>()?;
    // When the elements between two collections are longer than the width, each gets a line.
    let too_wide = format.alternate
        && format
            .width_limit()
            .is_some_and(|width| widest_run(values, &texts) > width);
    for (index, (value, text)) in values.iter().zip(&texts).enumerate() {
        if index == 0 {
            if too_wide && !is_collection(value) {
                out.push(' ');
            }
        } else {
            out.push_str(separator);
            let follows_collection = values.get(index - 1).is_some_and(is_collection);
            if !is_collection(value) && (too_wide || (format.alternate && follows_collection)) {
                if !out.ends_with('\n') {
                    trim_end(&mut out);
                }
                out.push('\n');
                out.push_str(&inner.padding());
            }
        }
        if out.ends_with(' ') && text.starts_with('\n') {
            trim_end(&mut out);
        }
        out.push_str(text);
    }
    out.push_str(close);
    Ok(out)
}

/// The longest text of neighbouring elements that are not collections.
fn widest_run(values: &Array, texts: &[String]) -> usize {
    let mut widest = 0;
    let mut run = 0;
    for (value, text) in values.iter().zip(texts) {
        if is_collection(value) {
            run = 0;
        } else {
            run += text.chars().count();
            widest = widest.max(run);
        }
    }
    widest
}

fn trim_end(text: &mut String) {
    // As Ruby's `rstrip`: ASCII white space and null.
    let end = text
        .trim_end_matches(|c| matches!(c, ' ' | '\t'..='\r' | '\0'))
        .len();
    text.truncate(end);
}

pub(super) fn hash(
    value: &Value,
    hash: &Hash,
    formats: &Arc<FormatMap>,
    indentation: Indentation,
) -> Result<String, ConvertError> {
    budget::charge(WORTH);
    let format = find_format(formats, value);
    match format.letter {
        'a' => {
            let pairs = hash
                .iter()
                .map(|(key, value)| Value::array([key.clone(), value.clone()]));
            return convert(&Value::array(pairs), formats, indentation);
        }
        'h' | 's' | 'p' => {}
        _ => return Err(illegal("Hash", &format, "hasp")),
    }
    let mut separator = format.separator.as_deref().unwrap_or(", ").to_owned();
    let association = format.separator2.as_deref().unwrap_or(" => ");
    let elements = format.elements.as_ref().unwrap_or(&ELEMENT_FORMATS);
    let (open, close) = format.delimiters(("{", "}"));
    let indentation = indentation.indenting(format.alternate || indentation.indenting);
    let inner = indentation.increase(false);
    let mut padding = String::new();
    if format.alternate {
        if !separator.ends_with('\n') {
            trim_end(&mut separator);
        }
        separator.push('\n');
        padding = inner.padding();
    }
    let mut out = String::new();
    if indentation.breaks() {
        out.push('\n');
        out.push_str(&indentation.padding());
    }
    out.push_str(open);
    if format.alternate {
        out.push('\n');
    }
    for (index, (key, value)) in hash.iter().enumerate() {
        if index > 0 {
            out.push_str(&separator);
        }
        out.push_str(&padding);
        for (element, before) in [(key, ""), (value, association)] {
            let formats = if is_container(element) {
                formats
            } else {
                elements
            };
            out.push_str(before);
            out.push_str(&convert(element, formats, inner)?);
        }
    }
    if format.alternate {
        out.push('\n');
        out.push_str(&indentation.padding());
    }
    out.push_str(close);
    Ok(out)
}
