//! Formats by type: merging what is given over the defaults, and finding the one for a value.

use std::cmp::Ordering;
use std::sync::{Arc, LazyLock};

use marotte_diagnostics::ConversionIssue;

use super::spec::Format;
use crate::convert::{ConvertError, ruby_inspect};
use crate::label::ruby_class;
use crate::types::Type;
use crate::value::{Hash, Str, Value};

/// Formats by type, the first that fits a value counts.
pub(super) type FormatMap = Vec<(Type, Arc<Format>)>;

/// The formats of what is inside of a container: the program form.
pub(super) static ELEMENT_FORMATS: LazyLock<Arc<FormatMap>> =
    LazyLock::new(|| Arc::new(vec![(Type::Any, Arc::new(Format::simple("%p")))]));

/// The formats when none are given.
pub(super) static DEFAULT_FORMATS: LazyLock<Arc<FormatMap>> = LazyLock::new(|| {
    let simple = |text| Arc::new(Format::simple(text));
    let container = |text, separator2: &str| {
        Arc::new(Format {
            separator: Some(", ".into()),
            separator2: Some(separator2.into()),
            elements: Some(ELEMENT_FORMATS.clone()),
            ..Format::simple(text)
        })
    };
    Arc::new(vec![
        (Type::any_object(), simple("%p")),
        (Type::Float(None), simple("%f")),
        (Type::Numeric, simple("%d")),
        (Type::Array(None), container("%a", ", ")),
        (Type::Hash(None), container("%h", " => ")),
        (Type::Binary, simple("%B")),
        (Type::Any, simple("%s")),
    ])
});

/// The format for a value.
pub(super) fn find_format(map: &FormatMap, value: &Value) -> Arc<Format> {
    map.iter().find(|(of, _)| accepts(of, value)).map_or_else(
        || Arc::new(Format::simple("%s")),
        |(_, format)| format.clone(),
    )
}

/// Whether the type of the value is assignable. That is nearly whether the value is an instance,
/// but `Enum` and `Pattern` without parameters take the type of any string.
fn accepts(of: &Type, value: &Value) -> bool {
    match of {
        Type::Any => true,
        Type::Enum(parameters) if parameters.values.is_empty() => {
            matches!(value, Value::String(_))
        }
        // Types are objects as well, but their own formats are for them.
        Type::Object(object) if object.name.is_empty() => matches!(value, Value::Object(_)),
        Type::Pattern(patterns) if patterns.is_empty() => matches!(value, Value::String(_)),
        _ => of.is_instance(value),
    }
}

/// Reads formats by type as they are given to `String.new`.
pub(super) fn read_map(hash: &Hash) -> Result<FormatMap, ConvertError> {
    let mut map = FormatMap::with_capacity(hash.len());
    for (key, value) in hash.iter() {
        let Value::Type(of) = key else {
            let class = ruby_class(key).into();
            return Err(ConversionIssue::FormatKey { class }.into());
        };
        let format = match value {
            Value::Hash(details) => read_container(details)?,
            _ => Format::parse(&crate::convert::to_text(value))?,
        };
        map.push((of.clone(), Arc::new(format)));
    }
    Ok(map)
}

const KEYS: [&str; 4] = ["separator", "separator2", "format", "string_formats"];

fn read_container(details: &Hash) -> Result<Format, ConvertError> {
    let is_known = |key: &Value| key.as_str().is_some_and(|key| KEYS.contains(&key));
    if !details.keys().all(is_known) {
        let actual = ruby_inspect(&Value::from(details.clone())).into();
        return Err(ConversionIssue::ContainerFormat { actual }.into());
    }
    let text = |key| details.get_str(key).and_then(Value::as_str).map(Str::from);
    let format = Format::parse(&text("format").unwrap_or_default())?;
    let elements = match details.get_str("string_formats") {
        Some(Value::Hash(formats)) => Some(Arc::new(read_map(formats)?)),
        _ => None,
    };
    Ok(Format {
        separator: text("separator"),
        separator2: text("separator2"),
        elements,
        ..format
    })
}

fn merge_format(lower: &Arc<Format>, higher: &Arc<Format>) -> Arc<Format> {
    let elements = match (&lower.elements, &higher.elements) {
        (Some(lower), Some(higher)) => Some(Arc::new(merge_maps(lower, higher))),
        (lower, higher) => lower.clone().or_else(|| higher.clone()),
    };
    Arc::new(Format {
        separator: higher.separator.clone().or_else(|| lower.separator.clone()),
        separator2: higher
            .separator2
            .clone()
            .or_else(|| lower.separator2.clone()),
        elements,
        ..Format::clone(higher)
    })
}

/// Merges formats over others: what is given for a wider type hides what the others have for a
/// narrower one; then the narrower types come first.
pub(super) fn merge_maps(lower: &FormatMap, higher: &FormatMap) -> FormatMap {
    let find = |map: &FormatMap, of: &Type| {
        map.iter()
            .find(|(key, _)| key == of)
            .map(|(_, format)| format.clone())
    };
    let mut merged = FormatMap::with_capacity(lower.len() + higher.len());
    for (of, format) in lower {
        if higher
            .iter()
            .any(|(wider, _)| wider != of && wider.is_assignable(of))
        {
            continue;
        }
        let format = match find(higher, of) {
            Some(higher) => merge_format(format, &higher),
            None => format.clone(),
        };
        merged.push((of.clone(), format));
    }
    for (of, format) in higher {
        if !merged.iter().any(|(key, _)| key == of) {
            merged.push((of.clone(), format.clone()));
        }
    }
    sort(merged)
}

/// Sorts by merging halves. The order is not transitive, so that the method decides the result:
/// this one is that of the reference's platform.
fn sort(mut map: FormatMap) -> FormatMap {
    if map.len() < 2 {
        return map;
    }
    let second = sort(map.split_off(map.len() / 2));
    let first = sort(map);
    let mut sorted = FormatMap::with_capacity(first.len() + second.len());
    let mut first = first.into_iter().peekable();
    let mut second = second.into_iter().peekable();
    while let (Some((a, _)), Some((b, _))) = (first.peek(), second.peek()) {
        let next = if specificity(a, b) == Ordering::Greater {
            second.next()
        } else {
            first.next()
        };
        sorted.extend(next);
    }
    sorted.extend(first);
    sorted.extend(second);
    sorted
}

fn specificity(a: &Type, b: &Type) -> Ordering {
    if a == b {
        return Ordering::Equal;
    }
    match (b.is_assignable(a), a.is_assignable(b)) {
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        _ => match (rank(a), rank(b)) {
            (0, _) | (_, 0) => a.to_string().cmp(&b.to_string()),
            (a, b) => a.cmp(&b),
        },
    }
}

/// Which of types that overlap is the more specific one; 0 where it does not matter.
fn rank(of: &Type) -> u8 {
    match of {
        Type::Struct(_) => 1,
        Type::Hash(_) => 2,
        Type::Tuple(_) => 3,
        Type::Array(_) => 4,
        Type::Pattern(_) => 10,
        Type::Enum(_) => 11,
        Type::String(_) => 12,
        _ => 0,
    }
}
