//! From values to data.

use std::sync::Arc;

use marotte_diagnostics::EvaluationIssue;

use super::json::write_json;
use super::path::json_path;
use super::type_data::type_data;
use super::{TYPE_KEY, VALUE_KEY};
use crate::convert::text::{regexp_source_text, regexp_text, to_text};
use crate::deep::grow;
use crate::label::class_label;
use crate::types::Type;
use crate::value::{Array, ByteString, Hash, Object, Oversized, Str, Symbol, Value};

/// How values become data.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToDataOptions<'a> {
    /// Whether values keep their types; else they become strings.
    pub rich_data: bool,
    /// What messages call the value: `Notify[a]`.
    pub message_prefix: &'a str,
}

/// A value as data, and what was lost on the way.
pub fn to_data(value: &Value, options: ToDataOptions<'_>) -> (Value, Vec<EvaluationIssue>) {
    let mut converter = Converter {
        options,
        path: Vec::new(),
        aliases: Vec::new(),
        issues: Vec::new(),
    };
    let data = converter.convert(value);
    (data, converter.issues)
}

/// Appends a value as rich JSON. What is data already is not copied.
pub fn write_rich_json(
    out: &mut String,
    value: &Value,
    options: ToDataOptions<'_>,
) -> Vec<EvaluationIssue> {
    if is_data(value) {
        write_json(out, value);
        return Vec::new();
    }
    let (data, issues) = to_data(value, options);
    write_json(out, &data);
    issues
}

/// Whether a value is the same as data.
fn is_data(value: &Value) -> bool {
    match value {
        Value::Undef
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::String(_) => true,
        Value::Array(values) => grow(|| values.iter().all(is_data)),
        Value::Hash(hash) => has_plain_keys(hash) && grow(|| hash.values().all(is_data)),
        value => Oversized::number_of(value).is_some(),
    }
}

fn has_plain_keys(hash: &Hash) -> bool {
    hash.keys()
        .all(|key| key.as_str().is_some_and(|key| key != TYPE_KEY))
}

struct Converter<'a> {
    options: ToDataOptions<'a>,
    path: Vec<Value>,
    /// The aliases that are being written: one that speaks of itself cannot be.
    aliases: Vec<Str>,
    issues: Vec<EvaluationIssue>,
}

impl Converter<'_> {
    fn convert(&mut self, value: &Value) -> Value {
        if is_scalar_data(value) {
            return value.clone();
        }
        match value {
            Value::Array(values) => grow(|| self.array(values)),
            Value::Hash(hash) => grow(|| self.hash(hash)),
            Value::Sensitive(inner) => {
                let inner = grow(|| self.convert(inner));
                tagged("Sensitive", inner)
            }
            _ if self.options.rich_data => grow(|| self.rich(value)),
            // Without rich data they are as good as others.
            Value::Foreign(of) if ByteString::binary_of(value).is_some() => {
                Value::String(of.text())
            }
            Value::Default => {
                let path = self.path_text().into();
                self.issues
                    .push(EvaluationIssue::SerializationDefaultConvertedToString { path });
                Value::from("default")
            }
            _ => self.lost(value),
        }
    }

    /// A value that becomes text, which is told.
    fn lost(&mut self, value: &Value) -> Value {
        let text = plain_text(value);
        self.issues
            .push(EvaluationIssue::SerializationUnknownConvertedToString {
                path: self.path_text().into(),
                class: class(value).into(),
                value: text.as_str().into(),
            });
        Value::String(text)
    }

    fn path_text(&self) -> String {
        let path = json_path(&self.path).unwrap_or_default();
        format!("{}{path}", self.options.message_prefix)
    }

    fn with<R>(&mut self, key: Value, call: impl FnOnce(&mut Self) -> R) -> R {
        self.path.push(key);
        let result = call(self);
        self.path.pop();
        result
    }

    fn array(&mut self, values: &Array) -> Value {
        let converted = (0..).map(Value::Integer).zip(values);
        Value::array(converted.map(|(index, value)| self.with(index, |it| it.convert(value))))
    }

    fn hash(&mut self, hash: &Hash) -> Value {
        if has_plain_keys(hash) {
            return Value::hash(hash.iter().map(|(key, value)| {
                (key.clone(), self.with(key.clone(), |it| it.convert(value)))
            }));
        }
        if self.options.rich_data {
            let mut pairs = Vec::with_capacity(hash.len() * 2);
            for (key, value) in hash.iter() {
                let key = self.convert(key);
                pairs.push(key.clone());
                pairs.push(self.with(key, |it| it.convert(value)));
            }
            return tagged("Hash", Value::from(pairs));
        }
        let mut converted = Hash::with_capacity(hash.len());
        for (key, value) in hash.iter() {
            let key = match key {
                Value::String(_) => key.clone(),
                // The catalog takes symbols for strings, and `default` is one.
                Value::Default => Value::from("default"),
                other => self.key(other),
            };
            let value = self.with(key.clone(), |it| it.convert(value));
            converted.insert(key, value);
        }
        Value::from(converted)
    }

    fn key(&mut self, key: &Value) -> Value {
        let text = plain_text(key);
        self.issues
            .push(EvaluationIssue::SerializationUnknownKeyConvertedToString {
                path: self.path_text().into(),
                class: class(key).into(),
                value: text.as_str().into(),
            });
        Value::String(text)
    }

    fn rich(&mut self, value: &Value) -> Value {
        let name = match value {
            Value::Default => {
                return Value::hash([(Value::from(TYPE_KEY), Value::from("Default"))]);
            }
            Value::Regexp(regexp) => {
                return tagged("Regexp", Value::String(regexp_source_text(regexp)));
            }
            Value::Timespan(_) => "Timespan",
            Value::Timestamp(_) => "Timestamp",
            Value::SemVer(_) => "SemVer",
            Value::SemVerRange(_) => "SemVerRange",
            Value::Binary(_) => "Binary",
            Value::Uri(_) => "URI",
            Value::Type(of) => return self.type_value(of),
            Value::Object(object) => {
                return self.object(object);
            }
            other => match ByteString::binary_of(other) {
                Some(bytes) => return tagged("Binary", Value::from(bytes.to_string())),
                None if has_no_data(other) => return self.lost(other),
                None => return Value::String(to_text(value)),
            },
        };
        tagged(name, Value::String(to_text(value)))
    }

    /// Attributes in the order of the constructor; those at the end that have their default value
    /// are left out.
    fn object(&mut self, object: &Object) -> Value {
        let name = Value::String(object.object_type.name.clone());
        let attributes = object.object_type.constructor_attributes();
        let given = attributes.iter().zip(&object.attributes);
        let count = given
            .clone()
            .rposition(|(attribute, value)| attribute.value.as_ref() != Some(value))
            .map_or(0, |last| last + 1);
        let mut data = Hash::from_iter([(Value::from(TYPE_KEY), name)]);
        for (attribute, value) in given.take(count) {
            let key = Value::String(attribute.name.clone());
            let converted = self.with(key.clone(), |it| it.convert(value));
            data.insert(key, converted);
        }
        Value::from(data)
    }

    fn type_value(&mut self, of: &Type) -> Value {
        if let Type::Alias(alias) = of {
            if self.aliases.contains(&alias.name) {
                self.issues
                    .push(EvaluationIssue::SerializationEndlessRecursion {
                        type_name: "Puppet::Pops::Types::PTypeAliasType".into(),
                    });
                return Value::Undef;
            }
            self.aliases.push(alias.name.clone());
            let converted = self.plain_type(of);
            self.aliases.pop();
            return converted;
        }
        if let Type::Object(object) = of
            && !object.name.is_empty()
        {
            // A type with a name is written by its name.
            let name = Value::String(object.name.clone());
            return Value::hash([
                (
                    Value::from(TYPE_KEY),
                    Value::from("Pcore::TypeReferenceType"),
                ),
                (Value::from("type_string"), name),
            ]);
        }
        self.plain_type(of)
    }

    fn plain_type(&mut self, of: &Type) -> Value {
        let type_data = type_data(of);
        let mut data = Hash::from_iter([(Value::from(TYPE_KEY), Value::String(type_data.name))]);
        for (name, value) in type_data.attributes {
            let converted = match &value {
                Value::Array(values) => {
                    Value::array(values.iter().map(|value| self.struct_element(value)))
                }
                _ => self.convert(&value),
            };
            data.insert(Value::from(name), converted);
        }
        Value::from(data)
    }

    /// Members of a Struct come as the data that they are, with types inside.
    fn struct_element(&mut self, value: &Value) -> Value {
        match value {
            Value::Hash(hash) if hash.get_str(TYPE_KEY).is_some() => Value::hash(
                hash.iter()
                    .map(|(key, value)| (key.clone(), self.convert(value))),
            ),
            other => self.convert(other),
        }
    }
}

/// Whether a value is an object of another language that even rich data has no form for, or has one
/// in it.
pub fn has_no_data(value: &Value) -> bool {
    match value {
        Value::Foreign(of) => {
            // A resource is written as its reference.
            !matches!(of.class(), "Puppet::Resource" | "Puppet::Parser::Resource")
                && Symbol::name_of(value).is_none()
                && Oversized::number_of(value).is_none()
                && ByteString::binary_of(value).is_none()
        }
        Value::Array(values) => grow(|| values.iter().any(has_no_data)),
        Value::Hash(hash) => grow(|| {
            hash.iter()
                .any(|(key, value)| has_no_data(key) || has_no_data(value))
        }),
        _ => false,
    }
}

fn is_scalar_data(value: &Value) -> bool {
    match value {
        Value::Undef
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::String(_) => true,
        value => Oversized::number_of(value).is_some(),
    }
}

fn tagged(name: &str, value: Value) -> Value {
    Value::Hash(Arc::new(Hash::from_iter([
        (Value::from(TYPE_KEY), Value::from(name)),
        (Value::from(VALUE_KEY), value),
    ])))
}

/// The string that a value becomes where there is no rich data.
fn plain_text(value: &Value) -> Str {
    match value {
        Value::Regexp(regexp) => regexp_text(regexp).into(),
        other => to_text(other),
    }
}

/// What messages call the class of a value.
fn class(value: &Value) -> String {
    match value {
        Value::Object(object) if object.object_type.name == "Error" => {
            "Puppet::DataTypes::Error".to_owned()
        }
        _ => class_label(value),
    }
}
