//! Types from the objects that they are written as.

use std::sync::Arc;

use marotte_diagnostics::ConversionIssue;

use super::{Reader, StructElement, TupleType, Type};
use crate::convert::ConvertError;
use crate::types::{
    CallableType, EnumType, FloatRange, IntegerRange, Part, ResourceType, RuntimeName, RuntimeType,
    StructType,
};
use crate::value::{Hash, Regexp, Value};

/// The attributes of a type, read.
struct Attributes(Hash);

impl Attributes {
    fn get(&self, name: &str) -> &Value {
        self.0.get_str(name).unwrap_or(&Value::Undef)
    }

    fn of(&self, name: &str) -> Option<Type> {
        match self.get(name) {
            Value::Type(of) => Some(of.clone()),
            _ => None,
        }
    }

    fn shared(&self, name: &str) -> Option<Part> {
        self.of(name).map(Part::new)
    }

    fn size(&self, name: &str) -> Option<IntegerRange> {
        match self.get(name) {
            Value::Type(Type::Integer(Some(range))) => Some(range.range),
            _ => None,
        }
    }

    fn integer(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Value::Integer(number) => Some(*number),
            _ => None,
        }
    }

    fn float(&self, name: &str) -> Option<f64> {
        match self.get(name) {
            Value::Float(number) => Some(*number),
            Value::Integer(number) => Some(*number as f64),
            _ => None,
        }
    }

    fn types(&self, name: &str) -> Vec<Type> {
        self.values(name)
            .iter()
            .filter_map(|value| match value {
                Value::Type(of) => Some(of.clone()),
                _ => None,
            })
            .collect()
    }

    fn values(&self, name: &str) -> &[Value] {
        match self.get(name) {
            Value::Array(values) => values,
            _ => &[],
        }
    }

    fn text(&self, name: &str) -> Option<crate::value::Str> {
        self.get(name).as_str().map(Into::into)
    }

    fn regexp(&self, name: &str) -> Option<Arc<Regexp>> {
        self.get(name)
            .as_str()
            .and_then(|source| Regexp::new(source).ok())
            .map(Arc::new)
    }

    fn tuple(&self, name: &str) -> Option<TupleType> {
        match self.get(name) {
            Value::Type(Type::Tuple(tuple)) => Some(TupleType::clone(tuple)),
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// The type, or the member of a Struct, that an object of a `Pcore` type stands for.
    pub(super) fn pcore_type(&self, stem: &str, hash: &Hash) -> Result<Value, ConvertError> {
        let Value::Hash(read) = self.entries(hash)? else {
            return Ok(Value::Undef);
        };
        let attributes = Attributes(Hash::clone(&read));
        if stem == "StructElement" {
            // It stays a hash until the Struct takes it up.
            return Ok(Value::Hash(read));
        }
        let of = stem
            .strip_suffix("Type")
            .and_then(|name| plain(name, &attributes));
        of.map(Value::Type).ok_or_else(|| {
            let name = format!("Pcore::{stem}").into();
            ConversionIssue::UnknownDataType { name }.into()
        })
    }
}

/// The type of such a kind with such attributes: `Array`, `{element_type => Integer}`.
pub(crate) fn type_of_attributes(kind: &str, attributes: Hash) -> Option<Type> {
    plain(kind, &Attributes(attributes))
}

fn plain(name: &str, attributes: &Attributes) -> Option<Type> {
    Some(match name {
        "Integer" => Type::integer(attributes.integer("from"), attributes.integer("to")),
        "Float" => {
            let range = FloatRange {
                min: attributes.float("from"),
                max: attributes.float("to"),
            };
            Type::float(range.min, range.max)
        }
        "String" => match attributes.get("size_type_or_value") {
            Value::String(text) => Type::string_value(text.clone()),
            Value::Type(Type::Integer(Some(range))) => Type::string_sized(range.range),
            _ => Type::String(None),
        },
        "Enum" => Type::Enum(Arc::new(EnumType {
            values: attributes
                .values("values")
                .iter()
                .filter_map(Value::as_str)
                .map(Into::into)
                .collect(),
            case_insensitive: attributes.get("case_insensitive").is_truthy(),
        })),
        "Pattern" => Type::Pattern(
            attributes
                .types("patterns")
                .into_iter()
                .filter_map(|of| match of {
                    Type::Regexp(pattern) => pattern,
                    _ => None,
                })
                .collect(),
        ),
        "Regexp" => Type::Regexp(attributes.regexp("pattern")),
        "SemVer" => Type::SemVer(
            attributes
                .values("ranges")
                .iter()
                .filter_map(|range| match range {
                    Value::SemVerRange(range) => Some(range.clone()),
                    _ => None,
                })
                .collect(),
        ),
        "Timespan" => {
            let bound = |name| match attributes.get(name) {
                Value::Timespan(span) => Some(**span),
                _ => None,
            };
            Type::timespan(bound("from"), bound("to"))
        }
        "Timestamp" => {
            let bound = |name| match attributes.get(name) {
                Value::Timestamp(time) => Some(**time),
                _ => None,
            };
            Type::timestamp(bound("from"), bound("to"))
        }
        "URI" => match attributes.get("parameters") {
            Value::Hash(parameters) => Type::Uri(Some(parameters.clone())),
            _ => Type::Uri(None),
        },
        _ => return containing(name, attributes),
    })
}

fn containing(name: &str, attributes: &Attributes) -> Option<Type> {
    Some(match name {
        "Collection" => Type::collection(attributes.size("size_type")),
        "Array" => {
            let element = attributes.of("element_type").unwrap_or(Type::Any);
            Type::array(element, attributes.size("size_type"))
        }
        "Hash" => {
            let [key, value] =
                ["key_type", "value_type"].map(|name| attributes.of(name).unwrap_or(Type::Any));
            Type::hash(key, value, attributes.size("size_type"))
        }
        "Tuple" => Type::Tuple(Arc::new(TupleType {
            types: attributes.types("types"),
            size: attributes.size("size_type"),
        })),
        "Struct" => Type::Struct(Arc::new(StructType {
            elements: attributes
                .values("elements")
                .iter()
                .filter_map(element)
                .collect(),
        })),
        "Variant" => Type::Variant(attributes.types("types").into()),
        "Optional" => Type::Optional(attributes.shared("type")),
        "NotUndef" => Type::NotUndef(attributes.shared("type")),
        "Iterable" => Type::Iterable(attributes.shared("type")),
        "Iterator" => Type::Iterator(attributes.shared("type")),
        "Type" => Type::Type(attributes.shared("type")),
        "Callable" => {
            let callable = CallableType {
                parameters: attributes.tuple("param_types"),
                block: attributes.of("block_type"),
                return_type: attributes
                    .of("return_type")
                    .filter(|of| !matches!(of, Type::Any)),
            };
            let is_bare = callable.parameters.is_none()
                && callable.block.is_none()
                && callable.return_type.is_none();
            Type::Callable((!is_bare).then(|| Arc::new(callable)))
        }
        "Init" => match attributes.of("type") {
            Some(made) => Type::init(made, attributes.values("init_args").to_vec()),
            None => Type::Init(None),
        },
        "Runtime" => Type::Runtime(Arc::new(RuntimeType {
            runtime: attributes.text("runtime"),
            name: attributes.text("name_or_pattern").map(RuntimeName::Name),
            platform: false,
        })),
        "Class" => Type::Class(attributes.text("class_name")),
        "Resource" => Type::Resource(Arc::new(ResourceType {
            type_name: attributes.text("type_name"),
            title: attributes.text("title"),
            converted: false,
        })),
        "TypeReference" => Type::Reference(attributes.text("type_string")?),
        "TypeAlias" => Type::alias(attributes.text("name")?, attributes.of("resolved_type")?),
        "Unit" => Type::Unit,
        _ => Type::from_name(name)?,
    })
}

fn element(data: &Value) -> Option<StructElement> {
    let attributes = Attributes(match data {
        Value::Hash(data) => Hash::clone(data),
        Value::Object(element) => ["key_type", "value_type"]
            .into_iter()
            .filter_map(|name| Some((Value::from(name), element.attribute(name)?.clone())))
            .collect(),
        _ => return None,
    });
    Some(StructElement {
        key: attributes.of("key_type")?,
        value: attributes.of("value_type")?,
    })
}
