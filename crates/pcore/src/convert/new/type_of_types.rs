//! Constructors of the types of types: `Pcore::IntegerType(1, 2)` is `Integer[1, 2]`.

use std::sync::Arc;

use crate::convert::ConvertError;
use crate::convert::rich::type_of_attributes;
use crate::factory::{
    float_range, integer_range, pattern_of, regexp_of, sem_ver_of, timespan_range, timestamp_range,
};
use crate::object::{anonymous_object, anonymous_type_set, extension_of};
use crate::types::{ObjectType, RuntimeName, RuntimeType, Type, capitalize_segments};
use crate::uri_type::uri_type_of;
use crate::value::{Hash, Str, Value};

use super::not_supported;

/// The type with such attributes, which are in the order of the constructor.
pub(super) fn create(of: &Arc<ObjectType>, attributes: Vec<Value>) -> Result<Type, ConvertError> {
    let unknown = || not_supported(&Type::Object(Arc::clone(of)));
    let kind = of
        .name
        .strip_prefix("Pcore::")
        .and_then(|name| name.strip_suffix("Type"))
        .ok_or_else(unknown)?;
    Ok(match (kind, attributes.as_slice()) {
        ("Integer", [from, to]) => Type::integer_range(integer_range(least(from), greatest(to))?),
        ("Float", [from, to]) => float_range(number(from), number(to))?,
        ("Timespan", bounds) => timespan_range(bounds)?,
        ("Timestamp", bounds) => timestamp_range(bounds)?,
        ("Enum", [Value::Array(values), case]) => {
            let values = values.iter().filter_map(Value::as_str).map(Str::from);
            Type::enumeration_with_case(values, case.is_truthy())
        }
        ("Pattern", [Value::Array(patterns)]) => pattern_of(patterns)?,
        ("Regexp", [pattern]) => regexp_of(pattern)?,
        ("SemVer", [Value::Array(ranges)]) => sem_ver_of(ranges)?,
        ("URI", [parameters]) => uri_type_of(parameters)?,
        ("Resource", [Value::String(name), title]) => {
            let title = title.as_str().map(Str::from);
            Type::resource(Some(capitalize_segments(name)), title)
        }
        ("Runtime", [runtime, name]) => Type::Runtime(Arc::new(RuntimeType {
            runtime: runtime.as_str().map(Str::from),
            name: runtime_name(name),
            platform: false,
        })),
        // What the expression is has been found out already.
        ("TypeAlias", [Value::String(name), Value::Type(given), Value::Undef]) => {
            Type::alias(name.clone(), given.clone())
        }
        ("Object", [Value::Hash(init)]) => anonymous_object(init)?,
        ("TypeSet", [Value::Hash(init)]) => anonymous_type_set(init)?,
        ("ObjectTypeExten", [Value::Type(Type::Object(base)), Value::Array(values)]) => {
            extension_of(base, values)?
        }
        _ => {
            let names = of.constructor_attributes().into_iter();
            let names = names.map(|attribute| Value::String(attribute.name.clone()));
            let attributes: Hash = names.zip(attributes).collect();
            type_of_attributes(kind, attributes).ok_or_else(unknown)?
        }
    })
}

/// The least integer that is not below a bound.
fn least(bound: &Value) -> Option<i64> {
    match bound {
        Value::Integer(bound) => Some(*bound),
        Value::Float(bound) => Some(bound.ceil() as i64),
        _ => None,
    }
}

/// The greatest integer that is not above a bound.
fn greatest(bound: &Value) -> Option<i64> {
    match bound {
        Value::Integer(bound) => Some(*bound),
        Value::Float(bound) => Some(bound.floor() as i64),
        _ => None,
    }
}

fn number(bound: &Value) -> Option<f64> {
    match bound {
        Value::Integer(bound) => Some(*bound as f64),
        Value::Float(bound) => Some(*bound),
        _ => None,
    }
}

fn runtime_name(name: &Value) -> Option<RuntimeName> {
    match name {
        Value::String(name) => Some(RuntimeName::Name(name.clone())),
        Value::Array(parts) => match parts.as_slice() {
            [Value::Regexp(pattern), Value::String(replacement)] => {
                Some(RuntimeName::Pattern(pattern.clone(), replacement.clone()))
            }
            _ => None,
        },
        _ => None,
    }
}
