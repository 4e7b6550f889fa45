//! The types of types, and what else every environment has to describe itself with.
//!
//! `String =~ Pcore::StringType`: each kind of type is an Object type, too. They are a table of texts
//! that is read when one of them is first asked for. What its texts speak of is found in the table
//! as far as it has been read, so that nobody asks for the table while it is made.

use std::sync::{Arc, LazyLock};

use super::define::define_native;
use super::{new_object, shape};
use crate::label::class_stem;
use crate::parse::{TypeResolver, parse_literal_with};
use crate::types::{Native, ObjectType, Type};
use crate::value::{Hash, Str, Value};

/// Types are made with their attributes in a row.
static TYPES: Native = Native {
    makes_types: true,
    from_hash: false,
    is_unique: false,
    order: &[],
    equality: &[],
    text: None,
};

static ARRAY: Native = Native {
    order: &["element_type", "size_type"],
    ..TYPES
};

static HASH: Native = Native {
    order: &["key_type", "value_type", "size_type"],
    ..TYPES
};

/// Objects that do not tell what they are made of, and are equal if that is.
static PLAIN: Native = Native {
    makes_types: false,
    ..TYPES
};

static PARAM: Native = Native {
    is_unique: true,
    equality: &["name"],
    text: Some("name"),
    ..PLAIN
};

static RESOURCE: Native = Native {
    equality: &["name"],
    ..PLAIN
};

static RUBY_METHOD: Native = Native {
    from_hash: true,
    is_unique: true,
    ..PLAIN
};

/// What instances of `Puppet::LookupContext` are.
pub(super) static LOOKUP_CONTEXT: Native = Native {
    is_unique: true,
    ..PLAIN
};

/// A name, the type that it extends, its attributes and what the runtime does for it. Parents come
/// before their children.
type Row = (
    &'static str,
    Option<&'static str>,
    &'static str,
    &'static Native,
);

/// The optional type inside of another one.
const INNER: &str = "type => { type => Optional[Type], value => undef }";

const TABLE: &[Row] = &[
    ("Pcore::AnyType", Some("Any"), "", &TYPES),
    ("Pcore::SensitiveType", Some("Pcore::AnyType"), "", &TYPES),
    ("Pcore::UnitType", Some("Pcore::AnyType"), "", &TYPES),
    ("Pcore::UndefType", Some("Pcore::AnyType"), "", &TYPES),
    ("Pcore::DefaultType", Some("Pcore::AnyType"), "", &TYPES),
    ("Pcore::BinaryType", Some("Pcore::AnyType"), "", &TYPES),
    ("Pcore::SemVerRangeType", Some("Pcore::AnyType"), "", &TYPES),
    (
        "Pcore::AbstractTimeDataType",
        Some("Pcore::AnyType"),
        "",
        &TYPES,
    ),
    ("Pcore::ScalarType", Some("Pcore::AnyType"), "", &TYPES),
    (
        "Pcore::ScalarDataType",
        Some("Pcore::ScalarType"),
        "",
        &TYPES,
    ),
    (
        "Pcore::BooleanType",
        Some("Pcore::ScalarDataType"),
        "",
        &TYPES,
    ),
    (
        "Pcore::NumericType",
        Some("Pcore::ScalarDataType"),
        "from => { type => Optional[Numeric], value => undef },
         to => { type => Optional[Numeric], value => undef }",
        &TYPES,
    ),
    ("Pcore::IntegerType", Some("Pcore::NumericType"), "", &TYPES),
    ("Pcore::FloatType", Some("Pcore::NumericType"), "", &TYPES),
    (
        "Pcore::StringType",
        Some("Pcore::ScalarDataType"),
        "size_type_or_value => {
            type => Optional[Variant[String, Type[Integer]]], value => undef
         }",
        &TYPES,
    ),
    (
        "Pcore::EnumType",
        Some("Pcore::ScalarDataType"),
        "values => Array[String[1]], case_insensitive => { type => Boolean, value => false }",
        &TYPES,
    ),
    (
        "Pcore::PatternType",
        Some("Pcore::ScalarDataType"),
        "patterns => Array[Regexp]",
        &TYPES,
    ),
    (
        "Pcore::RegexpType",
        Some("Pcore::ScalarType"),
        "pattern => { type => Variant[Undef, String, Regexp], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::TimestampType",
        Some("Pcore::ScalarType"),
        "from => { type => Optional[Timestamp], value => undef },
         to => { type => Optional[Timestamp], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::TimespanType",
        Some("Pcore::ScalarType"),
        "from => { type => Optional[Timespan], value => undef },
         to => { type => Optional[Timespan], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::SemVerType",
        Some("Pcore::ScalarType"),
        "ranges => { type => Array[Variant[SemVerRange, String[1]]], value => [] }",
        &TYPES,
    ),
    (
        "Pcore::URIType",
        Some("Pcore::AnyType"),
        "parameters => {
            type => Optional[Variant[String[1], Struct[{
                'scheme' => UriText, 'userinfo' => UriText, 'host' => UriText,
                'port' => Optional[Variant[Integer[0], Type[NotUndef], Type[Undef]]],
                'path' => UriText, 'query' => UriText, 'fragment' => UriText, 'opaque' => UriText
            }]]],
            value => undef
         }",
        &TYPES,
    ),
    (
        "Pcore::CollectionType",
        Some("Pcore::AnyType"),
        "size_type => { type => Optional[Type[Integer]], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::ArrayType",
        Some("Pcore::CollectionType"),
        "element_type => { type => Optional[Type], value => Any }",
        &ARRAY,
    ),
    (
        "Pcore::HashType",
        Some("Pcore::CollectionType"),
        "key_type => { type => Optional[Type], value => Any },
         value_type => { type => Optional[Type], value => Any }",
        &HASH,
    ),
    (
        "Pcore::TupleType",
        Some("Pcore::AnyType"),
        "types => Array[Type],
         size_type => { type => Optional[Type[Integer]], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::StructElement",
        None,
        "key_type => Type, value_type => Type",
        &PLAIN,
    ),
    (
        "Pcore::StructType",
        Some("Pcore::AnyType"),
        "elements => Array[StructElement]",
        &TYPES,
    ),
    (
        "Pcore::VariantType",
        Some("Pcore::AnyType"),
        "types => Array[Type]",
        &TYPES,
    ),
    ("Pcore::OptionalType", Some("Pcore::AnyType"), INNER, &TYPES),
    ("Pcore::NotUndefType", Some("Pcore::AnyType"), INNER, &TYPES),
    ("Pcore::IterableType", Some("Pcore::AnyType"), INNER, &TYPES),
    ("Pcore::IteratorType", Some("Pcore::AnyType"), INNER, &TYPES),
    ("Pcore::TypeType", Some("Pcore::AnyType"), INNER, &TYPES),
    (
        "Pcore::InitType",
        Some("Pcore::AnyType"),
        "type => { type => Optional[Type], value => undef },
         init_args => { type => Array, value => [] }",
        &TYPES,
    ),
    (
        "Pcore::CallableType",
        Some("Pcore::AnyType"),
        "param_types => { type => Optional[Type[Tuple]], value => undef },
         block_type => { type => Optional[Type[Callable]], value => undef },
         return_type => { type => Optional[Type], value => Any }",
        &TYPES,
    ),
    (
        "Pcore::CatalogEntryType",
        Some("Pcore::AnyType"),
        "",
        &TYPES,
    ),
    (
        "Pcore::ClassType",
        Some("Pcore::CatalogEntryType"),
        "class_name => { type => Optional[String[1]], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::ResourceType",
        Some("Pcore::CatalogEntryType"),
        "type_name => { type => Optional[String[1]], value => undef },
         title => { type => Optional[String[1]], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::RuntimeType",
        Some("Pcore::AnyType"),
        "runtime => { type => Optional[String[1]], value => undef },
         name_or_pattern => {
            type => Optional[Variant[String[1], Tuple[Regexp, String[1]]]], value => undef
         }",
        &TYPES,
    ),
    (
        "Pcore::TypeAliasType",
        Some("Pcore::AnyType"),
        "name => String[1], type_expr => Any,
         resolved_type => { type => Optional[Type], value => undef }",
        &TYPES,
    ),
    (
        "Pcore::TypeReferenceType",
        Some("Pcore::AnyType"),
        "type_string => String[1]",
        &TYPES,
    ),
    (
        "Pcore::ObjectType",
        Some("Pcore::AnyType"),
        "_pcore_init_hash => ObjectInit",
        &TYPES,
    ),
    (
        "Pcore::ObjectTypeExtenType",
        Some("Pcore::AnyType"),
        "base_type => Type, init_parameters => Array",
        &TYPES,
    ),
    (
        "Pcore::TypeSetType",
        Some("Pcore::AnyType"),
        "_pcore_init_hash => TypeSetInit",
        &TYPES,
    ),
    (
        "RubyMethod",
        Some("Annotation"),
        "body => String, parameters => { type => Optional[String[1]], value => undef }",
        &RUBY_METHOD,
    ),
    (
        "Puppet::Resource::Param",
        None,
        "type => Type, name => String[1], name_var => { type => Boolean, value => false }",
        &PARAM,
    ),
    (
        RESOURCE_TYPE,
        None,
        "name => String[1],
         properties => { type => Array[Param], value => [] },
         parameters => { type => Array[Param], value => [] },
         title_patterns_hash => {
            type => Optional[Hash[Regexp, Array[String[1]]]], value => undef
         },
         isomorphic => { type => Boolean, value => true },
         capability => { type => Boolean, value => false }",
        &RESOURCE,
    ),
];

const RESOURCE_TYPE: &str = "Puppet::Resource::ResourceType3";

/// What a part of a URI can be asked to be.
const URI_TEXT: &str = "Optional[
    Variant[String[1], Regexp, Type[Pattern], Type[Enum], Type[NotUndef], Type[Undef]]
]";

/// The types as far as they have been read, in the order of the table.
struct Read(Vec<Arc<ObjectType>>);

impl Read {
    fn get(&self, name: &str) -> Option<Type> {
        let mut known = self.0.iter();
        let of = known.find(|of| of.name.eq_ignore_ascii_case(name))?;
        Some(Type::Object(Arc::clone(of)))
    }
}

impl TypeResolver for Read {
    fn resolve(&self, name: &str) -> Option<Type> {
        match name {
            "StructElement" => self.get("Pcore::StructElement"),
            "Param" => self.get("Puppet::Resource::Param"),
            "UriText" => crate::parse::parse_type(URI_TEXT).ok(),
            "ObjectInit" => Some(shape::object_initializer().clone()),
            "TypeSetInit" => Some(shape::type_set_initializer().clone()),
            _ => None,
        }
    }
}

static READ: LazyLock<Read> = LazyLock::new(|| {
    let mut read = Read(Vec::with_capacity(TABLE.len()));
    for row in TABLE {
        let object = read_row(row, &read);
        read.0.push(object);
    }
    read
});

/// The texts are of this file, so they are good ones.
fn read_row((name, parent, attributes, native): &Row, read: &Read) -> Arc<ObjectType> {
    let object = new_object(*name);
    let mut init = Hash::new();
    if let Some(parent) = parent {
        let of = match *parent {
            "Any" => Type::Any,
            "Annotation" => Type::Object(super::builtin::annotation()),
            other => read.get(other).unwrap_or(Type::Any),
        };
        init.insert(Value::from("parent"), Value::Type(of));
    }
    if !attributes.is_empty() {
        let attributes = parse_literal_with(&format!("{{ {attributes} }}"), read);
        init.insert(Value::from("attributes"), attributes.unwrap_or_default());
    }
    if !native.equality.is_empty() {
        let equality = native.equality.iter().map(|name| Value::from(*name));
        init.insert(Value::from("equality"), Value::array(equality));
    }
    let defined = define_native(&object, &init, Some(native));
    debug_assert!(defined.is_ok(), "{name}: {defined:?}");
    object
}

/// The type of a name, whatever its capitals.
pub(super) fn by_name(name: &str) -> Option<Type> {
    let is_one = TABLE.iter().any(|row| row.0.eq_ignore_ascii_case(name));
    is_one.then(|| READ.get(name)).flatten()
}

/// What a type is an instance of: `Pcore::StringType` of `String[1]`.
pub(crate) fn type_of_type(of: &Type) -> Arc<ObjectType> {
    let stem = match class_stem(of) {
        "ObjectTypeExtension" => "ObjectTypeExten",
        stem => stem,
    };
    let is_it = |name: &Str| {
        name.strip_prefix("Pcore::")
            .and_then(|name| name.strip_suffix("Type"))
            == Some(stem)
    };
    let found = READ.0.iter().find(|known| is_it(&known.name));
    // All of them are in the table.
    Arc::clone(found.unwrap_or(&READ.0[0]))
}

/// Whether it is the type of `Puppet::Resource::ResourceType3`.
pub(crate) fn is_resource_type(of: &ObjectType) -> bool {
    of.name == RESOURCE_TYPE
}
