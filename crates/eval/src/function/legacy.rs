//! What functions of the old interface see of their arguments.
//!
//! `undef` comes as an empty string, unless it is inside of something; references to resources and
//! classes come as resources, wherever they are; values that Ruby has no literal for come as their text.

use marotte_diagnostics::EvaluationIssue;
use marotte_pcore::convert::to_text;
use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Oversized, Type, Value};

use crate::oversized::out_of_range;
use crate::signal::{EvalResult, Signal};
use crate::types::capitalized;

/// The arguments of a call as an old function gets them.
pub(super) fn convert_arguments(arguments: &mut [Value]) -> EvalResult<()> {
    for argument in arguments {
        *argument = legacy_argument(std::mem::take(argument))?;
    }
    Ok(())
}

/// An argument as an old function gets it.
pub fn legacy_argument(value: Value) -> EvalResult<Value> {
    match value {
        Value::Undef => Ok(Value::from("")),
        // Nearly all are these, and stay as they are.
        Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) => Ok(value),
        other => convert(other),
    }
}

fn convert(value: Value) -> EvalResult<Value> {
    match value {
        Value::Type(Type::Class(Some(name))) => Ok(Value::Type(Type::converted_reference(
            "Class".into(),
            capitalized(&name),
        ))),
        Value::Type(Type::Resource(of)) => Ok(Value::Type(match (&of.type_name, &of.title) {
            (Some(name), Some(title)) => Type::converted_reference(name.clone(), title.clone()),
            _ => Type::Resource(of),
        })),
        Value::Regexp(_)
        | Value::SemVer(_)
        | Value::SemVerRange(_)
        | Value::Binary(_)
        | Value::Timespan(_)
        | Value::Timestamp(_) => Ok(Value::String(to_text(&value))),
        Value::Iterator(_) => Err(Signal::during(EvaluationIssue::IteratorNotSupported)),
        Value::Array(values) if values.iter().any(changes) => grow(|| {
            let values = values.into_iter().map(convert);
            Ok(Value::Array(values.collect::<EvalResult<_>>()?))
        }),
        Value::Hash(hash)
            if hash
                .iter()
                .any(|(key, value)| changes(key) || changes(value)) =>
        {
            grow(|| {
                let mut converted = Hash::with_capacity(hash.len());
                for (key, value) in hash.iter() {
                    converted.insert(convert(key.clone())?, convert(value.clone())?);
                }
                Ok(Value::from(converted))
            })
        }
        other => match Oversized::number_of(&other) {
            Some(number) => Err(out_of_range(number)),
            None => Ok(other),
        },
    }
}

/// Whether conversion may make something else of a value; most collections stay as they are.
fn changes(value: &Value) -> bool {
    match value {
        Value::Undef
        | Value::Default
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::String(_)
        | Value::Sensitive(_) => false,
        Value::Type(of) => matches!(of, Type::Class(Some(_)) | Type::Resource(_)),
        Value::Array(values) => grow(|| values.iter().any(changes)),
        Value::Hash(hash) => grow(|| {
            let mut entries = hash.iter();
            entries.any(|(key, value)| changes(key) || changes(value))
        }),
        _ => true,
    }
}
