//! From data to values.

use marotte_diagnostics::ConversionIssue;

use super::path::read_path;
use super::{TYPE_KEY, VALUE_KEY};
use crate::convert::new::{Surroundings, new_instance_in};
use crate::convert::{ConvertError, to_text};
use crate::deep::grow;
use crate::label::ruby_class;
use crate::parse::{NoTypes, TypeResolver, parse_type_with};
use crate::types::{StructElement, TupleType, Type};
use crate::value::{Hash, Value};

mod types;

pub(crate) use types::type_of_attributes;

/// The value of rich data, where only the built-in types have names.
pub fn from_data(data: &Value) -> Result<Value, ConvertError> {
    from_data_with(data, &NoTypes)
}

/// The value of rich data.
pub(crate) fn from_data_with(
    data: &Value,
    types: &dyn TypeResolver,
) -> Result<Value, ConvertError> {
    Reader { root: data, types }.read(data)
}

struct Reader<'a> {
    root: &'a Value,
    types: &'a dyn TypeResolver,
}

impl Reader<'_> {
    fn read(&self, data: &Value) -> Result<Value, ConvertError> {
        match data {
            Value::Array(values) => grow(|| {
                let values: Result<Vec<Value>, ConvertError> =
                    values.iter().map(|value| self.read(value)).collect();
                Ok(Value::from(values?))
            }),
            Value::Hash(hash) => grow(|| match hash.get_str(TYPE_KEY) {
                Some(Value::String(name)) => self.tagged(name, hash),
                Some(of @ Value::Hash(_)) => match self.read(of)? {
                    Value::Type(of) => self.instance(&of, &payload(hash)),
                    other => {
                        let value = to_text(&other).as_str().into();
                        Err(ConversionIssue::NotTypeData { value }.into())
                    }
                },
                _ => self.entries(hash),
            }),
            other => Ok(other.clone()),
        }
    }

    fn entries(&self, hash: &Hash) -> Result<Value, ConvertError> {
        let mut read = Hash::with_capacity(hash.len());
        for (key, value) in hash.iter() {
            read.insert(key.clone(), self.read(value)?);
        }
        Ok(Value::from(read))
    }

    fn tagged(&self, name: &str, hash: &Hash) -> Result<Value, ConvertError> {
        let value = hash.get_str(VALUE_KEY);
        match name {
            "Hash" => {
                let pairs = match value {
                    Some(Value::Array(pairs)) => &**pairs,
                    _ => &[],
                };
                let mut read = Hash::with_capacity(pairs.len() / 2);
                for pair in pairs.chunks(2) {
                    let [key, value] = pair else { break };
                    read.insert(self.read(key)?, self.read(value)?);
                }
                Ok(Value::from(read))
            }
            "Sensitive" => {
                let inner = self.read(value.unwrap_or(&Value::Undef))?;
                Ok(Value::Sensitive(std::sync::Arc::new(inner)))
            }
            "Default" => Ok(Value::Default),
            "Symbol" => Ok(value.cloned().unwrap_or_default()),
            "LocalRef" => self.local_reference(value),
            _ => match name.strip_prefix("Pcore::") {
                Some(stem) => self.pcore_type(stem, hash),
                None => self.by_name(name, hash),
            },
        }
    }

    /// What is elsewhere in the same data.
    fn local_reference(&self, path: Option<&Value>) -> Result<Value, ConvertError> {
        let text = path.and_then(Value::as_str).unwrap_or_default();
        let Some(path) = read_path(text) else {
            let path = text.into();
            return Err(ConversionIssue::InvalidDataPath { path }.into());
        };
        let mut at = self.root;
        for step in &path {
            let next = match (at, step) {
                (Value::Hash(hash), step) => hash.get(step),
                (Value::Array(values), Value::Integer(index)) => usize::try_from(*index)
                    .ok()
                    .and_then(|index| values.get(index)),
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None => return Ok(Value::Undef),
            }
        }
        // A reference into what holds it would never end.
        if contains_reference(at) {
            return Ok(Value::Undef);
        }
        self.read(at)
    }

    fn by_name(&self, name: &str, hash: &Hash) -> Result<Value, ConvertError> {
        let of = parse_type_with(name, self.types)?;
        if matches!(of, Type::Reference(_)) {
            let name = name.into();
            return Err(ConversionIssue::UnknownDataType { name }.into());
        }
        self.instance(&of, &payload(hash))
    }

    fn instance(&self, of: &Type, payload: &Value) -> Result<Value, ConvertError> {
        let surroundings = Surroundings::new(self.types);
        match payload {
            Value::String(_) => Ok(new_instance_in(
                of,
                std::slice::from_ref(payload),
                &surroundings,
            )?),
            Value::Hash(hash) if hash.is_empty() => Ok(new_instance_in(of, &[], &surroundings)?),
            Value::Hash(hash) => {
                let attributes = self.entries(hash)?;
                Ok(new_instance_in(of, &[attributes], &surroundings)?)
            }
            other => Err(ConversionIssue::NotInstanceData {
                of: of.name().as_ref().into(),
                class: ruby_class(other).into(),
            }
            .into()),
        }
    }
}

/// What the instance is made of: the value, or all but the type.
fn payload(hash: &Hash) -> Value {
    match hash.get_str(VALUE_KEY) {
        Some(value) => value.clone(),
        None => Value::hash(
            hash.iter()
                .filter(|(key, _)| key.as_str() != Some(TYPE_KEY))
                .map(|(key, value)| (key.clone(), value.clone())),
        ),
    }
}

fn contains_reference(data: &Value) -> bool {
    match data {
        Value::Array(values) => grow(|| values.iter().any(contains_reference)),
        Value::Hash(hash) => {
            let is_reference = hash.get_str(TYPE_KEY).and_then(Value::as_str) == Some("LocalRef");
            is_reference || grow(|| hash.values().any(contains_reference))
        }
        _ => false,
    }
}
