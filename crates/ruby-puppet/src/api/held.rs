//! Classes of values that Ruby has no class for: types, sensitive values, versions, times.

use marotte_pcore::convert::to_text;
use marotte_pcore::{Type, Value as Puppet, ruby as puppet_ruby};
use marotte_ruby::Value;
use marotte_ruby::interp::{Outcome, Ruby};
use marotte_ruby::native::{Args, ClassDef, NativeMethod, native};
use marotte_ruby::object::Text;

use super::type_parts;
use crate::convert::{Results, held_value, to_puppet, to_ruby};

/// What all values answer that an object holds.
pub(super) const SHARED: &[NativeMethod] = &[
    native("to_s", 0, to_s),
    native("inspect", 0, inspect),
    native("==", 1, equal),
    native("eql?", 1, equal),
    native("hash", 0, hash),
    native("<=>", 1, order),
];

/// What types answer.
const TYPE: &[NativeMethod] = &[
    native("to_s", 0, to_s),
    native("name", 0, name),
    native("simple_name", 0, name),
    native("instance?", 1, is_instance),
    native("===", 1, is_instance),
    native("assignable?", 1, is_assignable),
    native("generalize", 0, generalize),
];

/// What references to classes and resources answer.
const ENTRY: &[NativeMethod] = &[
    native("title", 0, title),
    native("type_name", 0, type_name),
    native("class_name", 0, class_name),
];

/// What bytes answer.
const BYTES: &[NativeMethod] = &[
    native("binary_buffer", 0, buffer),
    native("relaxed_to_s", 0, relaxed_to_s),
    native("urlsafe_to_s", 0, urlsafe_to_s),
    native("length", 0, length),
];

macro_rules! held {
    ($list:ident: $($name:ident = $path:literal : $superclass:literal, $methods:expr $(, $includes:expr)?);* $(;)?) => {
        $(static $name: ClassDef = ClassDef {
            name: $path,
            superclass: $superclass,
            methods: $methods,
            $(includes: $includes,)?
            ..ClassDef::NONE
        };)*

        /// The classes, each behind the one that it inherits from.
        pub(crate) static $list: &[&ClassDef] = &[$(&$name),*];
    };
}

held! { CLASSES:
    OBJECT = "Puppet::Pops::Types::PuppetObject": "Object", &[SHARED];
    SENSITIVE = "Puppet::Pops::Types::PSensitiveType::Sensitive": "Object",
        &[SHARED, &[native("unwrap", 0, unwrap)]];
    TIMESPAN = "Puppet::Pops::Time::Timespan": "Object", &[SHARED];
    TIMESTAMP = "Puppet::Pops::Time::Timestamp": "Object", &[SHARED];
    BINARY = "Puppet::Pops::Types::PBinaryType::Binary": "Object", &[SHARED, BYTES];
    ITERATOR = "Puppet::Pops::Types::Iterator": "Object", &[SHARED];
    ANY = "Puppet::Pops::Types::PAnyType": "Object", &[SHARED, TYPE];
    ALIAS = "Puppet::Pops::Types::PTypeAliasType": "Puppet::Pops::Types::PAnyType", &[type_parts::ALIAS];
    BINARY_TYPE = "Puppet::Pops::Types::PBinaryType": "Puppet::Pops::Types::PAnyType", &[];
    ARRAY = "Puppet::Pops::Types::PArrayType": "Puppet::Pops::Types::PAnyType", &[type_parts::ARRAY, type_parts::SIZED];
    BOOLEAN = "Puppet::Pops::Types::PBooleanType": "Puppet::Pops::Types::PAnyType", &[type_parts::VALUE];
    CALLABLE = "Puppet::Pops::Types::PCallableType": "Puppet::Pops::Types::PAnyType", &[];
    CATALOG_ENTRY = "Puppet::Pops::Types::PCatalogEntryType": "Puppet::Pops::Types::PAnyType", &[ENTRY];
    RESOURCE = "Puppet::Pops::Types::PResourceType": "Puppet::Pops::Types::PCatalogEntryType", &[];
    CLASS = "Puppet::Pops::Types::PClassType": "Puppet::Pops::Types::PCatalogEntryType", &[];
    COLLECTION = "Puppet::Pops::Types::PCollectionType": "Puppet::Pops::Types::PAnyType", &[type_parts::SIZED];
    DATA = "Puppet::Pops::Types::PDataType": "Puppet::Pops::Types::PAnyType", &[];
    DEFAULT = "Puppet::Pops::Types::PDefaultType": "Puppet::Pops::Types::PAnyType", &[];
    ENUM = "Puppet::Pops::Types::PEnumType": "Puppet::Pops::Types::PAnyType", &[type_parts::ENUM];
    FLOAT = "Puppet::Pops::Types::PFloatType": "Puppet::Pops::Types::PAnyType", &[type_parts::NUMBERS];
    HASH = "Puppet::Pops::Types::PHashType": "Puppet::Pops::Types::PAnyType", &[type_parts::HASH, type_parts::SIZED];
    INTEGER = "Puppet::Pops::Types::PIntegerType": "Puppet::Pops::Types::PAnyType", &[type_parts::NUMBERS, type_parts::INTEGERS];
    ITERABLE = "Puppet::Pops::Types::PIterableType": "Puppet::Pops::Types::PAnyType", &[type_parts::ABOUT];
    NOT_UNDEF = "Puppet::Pops::Types::PNotUndefType": "Puppet::Pops::Types::PAnyType", &[type_parts::ABOUT];
    NUMERIC = "Puppet::Pops::Types::PNumericType": "Puppet::Pops::Types::PAnyType", &[];
    OBJECT_TYPE = "Puppet::Pops::Types::PObjectType": "Puppet::Pops::Types::PAnyType", &[];
    OPTIONAL = "Puppet::Pops::Types::POptionalType": "Puppet::Pops::Types::PAnyType", &[type_parts::ABOUT];
    PATTERN = "Puppet::Pops::Types::PPatternType": "Puppet::Pops::Types::PAnyType", &[type_parts::PATTERNS];
    REGEXP = "Puppet::Pops::Types::PRegexpType": "Puppet::Pops::Types::PAnyType", &[type_parts::REGEXP];
    RUNTIME = "Puppet::Pops::Types::PRuntimeType": "Puppet::Pops::Types::PAnyType", &[];
    SCALAR = "Puppet::Pops::Types::PScalarType": "Puppet::Pops::Types::PAnyType", &[];
    SENSITIVE_TYPE = "Puppet::Pops::Types::PSensitiveType": "Puppet::Pops::Types::PAnyType", &[type_parts::ABOUT];
    STRING = "Puppet::Pops::Types::PStringType": "Puppet::Pops::Types::PAnyType", &[type_parts::VALUE, type_parts::SIZED];
    STRUCT = "Puppet::Pops::Types::PStructType": "Puppet::Pops::Types::PAnyType", &[];
    TUPLE = "Puppet::Pops::Types::PTupleType": "Puppet::Pops::Types::PAnyType", &[type_parts::TYPES, type_parts::SIZED], &["Enumerable"];
    TYPE_TYPE = "Puppet::Pops::Types::PTypeType": "Puppet::Pops::Types::PAnyType", &[type_parts::ABOUT];
    UNDEF = "Puppet::Pops::Types::PUndefType": "Puppet::Pops::Types::PAnyType", &[];
    UNIT = "Puppet::Pops::Types::PUnitType": "Puppet::Pops::Types::PAnyType", &[];
    INIT = "Puppet::Pops::Types::PInitType": "Puppet::Pops::Types::PAnyType", &[];
    ITERATOR_TYPE = "Puppet::Pops::Types::PIteratorType": "Puppet::Pops::Types::PAnyType", &[type_parts::ABOUT];
    OBJECT_EXTENSION = "Puppet::Pops::Types::PObjectTypeExtensionType": "Puppet::Pops::Types::PAnyType", &[];
    SCALAR_DATA = "Puppet::Pops::Types::PScalarDataType": "Puppet::Pops::Types::PAnyType", &[];
    SEM_VER = "Puppet::Pops::Types::PSemVerType": "Puppet::Pops::Types::PAnyType", &[];
    SEM_VER_RANGE = "Puppet::Pops::Types::PSemVerRangeType": "Puppet::Pops::Types::PAnyType", &[];
    TIMESPAN_TYPE = "Puppet::Pops::Types::PTimespanType": "Puppet::Pops::Types::PAnyType", &[];
    TIMESTAMP_TYPE = "Puppet::Pops::Types::PTimestampType": "Puppet::Pops::Types::PAnyType", &[];
    TYPE_REFERENCE = "Puppet::Pops::Types::PTypeReferenceType": "Puppet::Pops::Types::PAnyType", &[];
    TYPE_SET = "Puppet::Pops::Types::PTypeSetType": "Puppet::Pops::Types::PAnyType", &[];
    URI_TYPE = "Puppet::Pops::Types::PURIType": "Puppet::Pops::Types::PAnyType", &[];
    VARIANT = "Puppet::Pops::Types::PVariantType": "Puppet::Pops::Types::PAnyType", &[type_parts::TYPES], &["Enumerable"];
}

fn own(ruby: &Ruby<'_>, this: Value) -> Puppet {
    held_value(ruby, this).cloned().unwrap_or_default()
}

pub(super) fn own_type(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Type> {
    match own(ruby, this) {
        Puppet::Type(of) => Ok(of),
        _ => Err(ruby.type_error("not a type of Puppet's")),
    }
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = to_text(&own(ruby, this));
    Ok(ruby.string(text))
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = puppet_ruby::ruby_inspect(&own(ruby, this));
    Ok(ruby.string(text))
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let own = own(ruby, this);
    Ok(held_value(ruby, args.at(0))
        .is_some_and(|other| *other == own)
        .into())
}

fn hash(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    use std::hash::{Hash as _, Hasher as _};
    let mut hasher = rustc_hash::FxHasher::default();
    own(ruby, this).hash(&mut hasher);
    Ok(Value::Integer((hasher.finish() >> 2) as i64))
}

fn order(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let own = own(ruby, this);
    let other = to_puppet(ruby, args.at(0), Results::Typed)?;
    Ok(match puppet_ruby::ruby_order(&own, &other) {
        Some(order) => Value::Integer(order as i64),
        None => Value::Nil,
    })
}

fn unwrap(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    match own(ruby, this) {
        Puppet::Sensitive(value) => Ok(to_ruby(ruby, &value)),
        _ => Ok(Value::Nil),
    }
}

fn name(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let name = match own_type(ruby, this)? {
        Type::Alias(alias) => alias.name.clone(),
        of => of.to_string().split('[').next().unwrap_or_default().into(),
    };
    Ok(ruby.string(name))
}

fn is_instance(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let of = own_type(ruby, this)?;
    let value = to_puppet(ruby, args.at(0), Results::Typed)?;
    Ok(of.is_instance(&value).into())
}

fn is_assignable(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let of = own_type(ruby, this)?;
    let other = own_type(ruby, args.at(0))?;
    Ok(of.is_assignable(&other).into())
}

fn generalize(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = own_type(ruby, this)?.generalize();
    Ok(to_ruby(ruby, &Puppet::Type(of)))
}

fn text_or_nil(ruby: &mut Ruby<'_>, text: Option<&str>) -> Value {
    match text {
        Some(text) => ruby.string(text),
        None => Value::Nil,
    }
}

fn title(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match own_type(ruby, this)? {
        Type::Resource(of) => text_or_nil(ruby, of.title.as_deref()),
        Type::Class(of) => text_or_nil(ruby, of.as_deref()),
        _ => Value::Nil,
    })
}

fn type_name(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match own_type(ruby, this)? {
        Type::Resource(of) => text_or_nil(ruby, of.type_name.as_deref()),
        Type::Class(_) => ruby.string("Class"),
        _ => Value::Nil,
    })
}

fn class_name(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match own_type(ruby, this)? {
        Type::Class(of) => text_or_nil(ruby, of.as_deref()),
        _ => Value::Nil,
    })
}

fn bytes(ruby: &Ruby<'_>, this: Value) -> Vec<u8> {
    match own(ruby, this) {
        Puppet::Binary(binary) => binary.bytes().to_vec(),
        _ => Vec::new(),
    }
}

fn buffer(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let bytes = bytes(ruby, this);
    Ok(ruby.frozen_string(Text::binary(bytes)))
}

fn relaxed_to_s(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let buffer = buffer(ruby, this, args)?;
    let (list, directive) = (ruby.array(vec![buffer]), ruby.string("m"));
    ruby.send(list, "pack", &[directive])
}

fn urlsafe_to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = to_text(&own(ruby, this))
        .replace("+", "-")
        .replace("/", "_");
    Ok(ruby.string(text))
}

fn length(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Integer(bytes(ruby, this).len() as i64))
}
