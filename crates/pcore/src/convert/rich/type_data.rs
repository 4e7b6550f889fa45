//! Types as objects: the name that a type has among types, and its attributes.

use std::sync::Arc;

use crate::convert::text::regexp_source_text;
use crate::label::class_stem;
use crate::types::{
    FloatRange, IntegerRange, RuntimeName, StringType, StructElement, TupleType, Type,
};
use crate::value::{Str, Value};

/// A type as an object: its name and its attributes, of which those at the end that have their
/// default value are left out.
pub(super) struct TypeData {
    pub(super) name: Str,
    pub(super) attributes: Vec<(&'static str, Value)>,
}

/// What a type looks like from outside.
pub(super) fn type_data(of: &Type) -> TypeData {
    let mut attributes = attributes(of);
    while attributes
        .last()
        .is_some_and(|(_, value)| matches!(value, Attribute::Absent))
    {
        attributes.pop();
    }
    let attributes = attributes.into_iter().map(|(name, attribute)| {
        let value = match attribute {
            Attribute::Absent => Value::Undef,
            Attribute::Present(value) => value,
        };
        (name, value)
    });
    TypeData {
        name: format!("Pcore::{}Type", stem(of)).into(),
        attributes: attributes.collect(),
    }
}

enum Attribute {
    /// The default value.
    Absent,
    Present(Value),
}

impl<T: Into<Value>> From<Option<T>> for Attribute {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Absent, |value| Self::Present(value.into()))
    }
}

fn present(value: impl Into<Value>) -> Attribute {
    Attribute::Present(value.into())
}

fn of_type(of: Option<&Type>) -> Attribute {
    of.cloned().into()
}

fn any_or(of: &Type) -> Attribute {
    match of {
        Type::Any => Attribute::Absent,
        other => present(other.clone()),
    }
}

fn size(size: Option<IntegerRange>) -> Attribute {
    size.map(|size| Type::Integer(Some(Arc::new(size.into()))))
        .into()
}

fn types<'a>(types: impl IntoIterator<Item = &'a Type>) -> Attribute {
    present(Value::array(types.into_iter().cloned().map(Value::Type)))
}

fn attributes(of: &Type) -> Vec<(&'static str, Attribute)> {
    match of {
        Type::Integer(range) => {
            let IntegerRange { min, max } = range.as_deref().map(|of| of.range).unwrap_or_default();
            vec![("from", min.into()), ("to", max.into())]
        }
        Type::Float(range) => {
            let FloatRange { min, max } = range.as_deref().copied().unwrap_or_default();
            vec![("from", min.into()), ("to", max.into())]
        }
        Type::String(parameters) => {
            let parameter = match parameters.as_deref() {
                None => Attribute::Absent,
                Some(StringType::Sized(range)) => size(Some(*range)),
                Some(StringType::Value(text)) => present(text.clone()),
            };
            vec![("size_type_or_value", parameter)]
        }
        Type::Enum(parameters) => {
            let values = Value::array(parameters.values.iter().cloned().map(Value::String));
            let case = parameters.case_insensitive.then_some(true);
            vec![
                ("values", present(values)),
                ("case_insensitive", case.into()),
            ]
        }
        Type::Pattern(patterns) => {
            let patterns = patterns
                .iter()
                .map(|pattern| Type::Regexp(Some(pattern.clone())));
            vec![("patterns", present(Value::array(patterns.map(Value::Type))))]
        }
        Type::Regexp(pattern) => {
            let source = pattern.as_deref().map(regexp_source_text);
            vec![("pattern", source.into())]
        }
        Type::SemVer(ranges) => {
            let ranges = (!ranges.is_empty())
                .then(|| Value::array(ranges.iter().cloned().map(Value::SemVerRange)));
            vec![("ranges", ranges.into())]
        }
        Type::Timespan(Some(bounds)) => {
            let bound = |time| Value::Timespan(Arc::new(time));
            vec![
                ("from", bounds.min.map(bound).into()),
                ("to", bounds.max.map(bound).into()),
            ]
        }
        Type::Timestamp(Some(bounds)) => {
            let bound = |time| Value::Timestamp(Arc::new(time));
            vec![
                ("from", bounds.min.map(bound).into()),
                ("to", bounds.max.map(bound).into()),
            ]
        }
        Type::Uri(parameters) => vec![("parameters", parameters.clone().map(Value::Hash).into())],
        Type::Collection(range) => vec![("size_type", size(range.as_deref().copied()))],
        Type::Array(Some(parameters)) => vec![
            ("element_type", any_or(&parameters.element)),
            ("size_type", size(parameters.size)),
        ],
        Type::Hash(Some(parameters)) => vec![
            ("key_type", any_or(&parameters.key)),
            ("value_type", any_or(&parameters.value)),
            ("size_type", size(parameters.size)),
        ],
        Type::Tuple(parameters) => vec![
            ("types", types(&parameters.types)),
            ("size_type", size(parameters.size)),
        ],
        Type::Struct(parameters) => {
            let elements = parameters.elements.iter().map(struct_element);
            vec![("elements", present(Value::array(elements)))]
        }
        Type::Variant(variants) => vec![("types", types(variants.iter()))],
        Type::Optional(of)
        | Type::NotUndef(of)
        | Type::Iterable(of)
        | Type::Iterator(of)
        | Type::Type(of) => vec![("type", of_type(of.as_deref()))],
        Type::Callable(parameters) => callable(parameters.as_deref()),
        Type::Init(Some(parameters)) => {
            let arguments = (!parameters.arguments.is_empty())
                .then(|| Value::array(parameters.arguments.iter().cloned()));
            vec![
                ("type", present(parameters.made.clone())),
                ("init_args", arguments.into()),
            ]
        }
        Type::Runtime(parameters) => {
            let name = parameters.name.as_ref().map(|name| match name {
                RuntimeName::Name(name) => Value::String(name.clone()),
                RuntimeName::Pattern(pattern, replacement) => Value::array([
                    Value::Regexp(pattern.clone()),
                    Value::String(replacement.clone()),
                ]),
            });
            vec![
                ("runtime", parameters.runtime.clone().into()),
                ("name_or_pattern", name.into()),
            ]
        }
        Type::Class(name) => vec![("class_name", name.clone().into())],
        Type::Resource(parameters) => vec![
            ("type_name", parameters.type_name.clone().into()),
            ("title", parameters.title.clone().into()),
        ],
        Type::Reference(text) => vec![("type_string", present(text.clone()))],
        Type::Alias(alias) => vec![
            ("name", present(alias.name.clone())),
            ("type_expr", Attribute::Present(Value::Undef)),
            ("resolved_type", alias.real().get().cloned().into()),
        ],
        _ => Vec::new(),
    }
}

/// A signature shows all of its attributes, whether they are given or not.
fn callable(parameters: Option<&crate::types::CallableType>) -> Vec<(&'static str, Attribute)> {
    let all = |of: Option<Type>| Attribute::Present(of.map_or(Value::Undef, Value::Type));
    let tuple = |tuple: &TupleType| Type::Tuple(Arc::new(tuple.clone()));
    let (arguments, block, result) = match parameters {
        None => (None, None, None),
        Some(parameters) => (
            parameters.parameters.as_ref().map(tuple),
            parameters.block.clone(),
            parameters.return_type.clone(),
        ),
    };
    vec![
        ("param_types", all(arguments)),
        ("block_type", all(block)),
        ("return_type", all(result)),
    ]
}

/// A member of a Struct. It is no type itself, so that it is given as the data that it becomes;
/// the types inside of it are not.
fn struct_element(element: &StructElement) -> Value {
    Value::hash([
        (
            Value::from(super::TYPE_KEY),
            Value::from("Pcore::StructElement"),
        ),
        (Value::from("key_type"), Value::from(element.key.clone())),
        (
            Value::from("value_type"),
            Value::from(element.value.clone()),
        ),
    ])
}

/// The name of a type among types, without `Pcore::` and `Type`. It is that of its class, except
/// that an object type with arguments is an object type like any other.
fn stem(of: &Type) -> &'static str {
    match of {
        Type::ObjectExtension(_) => "Object",
        other => class_stem(other),
    }
}
