//! The names of built-in types, and the built-in aliases.

use std::sync::{Arc, LazyLock};

use marotte_syntax::Dialect;

use super::{EnumType, RuntimeName, RuntimeType, StructType, Type, TypeAlias};
use crate::value::{Regexp, Str};

/// `Data`: what JSON can say.
static DATA: LazyLock<Arc<TypeAlias>> = LazyLock::new(|| {
    let data = unresolved("Data");
    resolve(&data, |data| {
        Type::Variant(Arc::new([
            Type::ScalarData,
            Type::Undef,
            Type::hash(Type::String(None), data.clone(), None),
            Type::array(data, None),
        ]))
    });
    data
});

/// `Literal` of the first design: what can be written as one word of code.
static LITERAL: LazyLock<Arc<TypeAlias>> = LazyLock::new(|| {
    let of = Type::Variant(Arc::new([
        Type::Numeric,
        Type::String(None),
        Type::Boolean(None),
        Type::Regexp(None),
    ]));
    resolved("Literal", of)
});

/// `Data` of the first design: literals, and what is made of them.
static LITERAL_DATA: LazyLock<Arc<TypeAlias>> = LazyLock::new(|| {
    let data = unresolved("Data");
    resolve(&data, |data| {
        Type::Variant(Arc::new([
            Type::literal(),
            Type::Undef,
            Type::hash(Type::literal(), data.clone(), None),
            Type::array(data, None),
        ]))
    });
    data
});

/// `Object` of the first design: anything.
static ANYTHING: LazyLock<Arc<TypeAlias>> = LazyLock::new(|| resolved("Object", Type::Any));

/// `Optional` of the first design, if nothing says what is optional: it has no instances.
static BARE_OPTIONAL: LazyLock<Arc<TypeAlias>> =
    LazyLock::new(|| resolved("Optional", Type::Variant(Arc::new([]))));

/// `Pattern` of the first design without patterns: one that matches nothing.
static BARE_PATTERN: LazyLock<Type> = LazyLock::new(|| {
    let nothing = Regexp::new("(?!)").map(Arc::new);
    Type::Pattern(nothing.into_iter().collect())
});

/// `RichDataKey`: what the key of a hash in `RichData` may be.
static RICH_DATA_KEY: LazyLock<Arc<TypeAlias>> = LazyLock::new(|| {
    let key = unresolved("RichDataKey");
    resolve(&key, |_| {
        Type::Variant(Arc::new([Type::String(None), Type::Numeric]))
    });
    key
});

/// `RichData`: what rich data serialization can say.
static RICH_DATA: LazyLock<Arc<TypeAlias>> = LazyLock::new(|| {
    let rich_data = unresolved("RichData");
    resolve(&rich_data, |rich_data| {
        Type::Variant(Arc::new([
            Type::Scalar,
            Type::SemVerRange,
            Type::Binary,
            Type::Sensitive(None),
            Type::Type(None),
            Type::any_type_set(),
            Type::Uri(None),
            Type::any_object(),
            Type::Undef,
            Type::Default,
            Type::hash(Type::rich_data_key(), rich_data.clone(), None),
            Type::array(rich_data, None),
        ]))
    });
    rich_data
});

static LOOKUP_KEY: LazyLock<Arc<TypeAlias>> =
    LazyLock::new(|| resolved("Puppet::LookupKey", Type::rich_data_key()));

static LOOKUP_VALUE: LazyLock<Arc<TypeAlias>> =
    LazyLock::new(|| resolved("Puppet::LookupValue", Type::rich_data()));

/// What `TypeAlias` without parameters is.
static DEFAULT_ALIAS: LazyLock<Arc<TypeAlias>> =
    LazyLock::new(|| resolved("UnresolvedAlias", Type::Reference(DEFAULT_REFERENCE.into())));

/// What `TypeReference` without parameters refers to.
const DEFAULT_REFERENCE: &str = "UnresolvedReference";

fn unresolved(name: &str) -> Arc<TypeAlias> {
    TypeAlias::new(name)
}

fn resolved(name: &str, of: Type) -> Arc<TypeAlias> {
    let alias = TypeAlias::new(name);
    alias.set(of);
    alias
}

fn resolve(alias: &Arc<TypeAlias>, definition: impl FnOnce(Type) -> Type) {
    let of = definition(Type::Alias(Arc::clone(alias)));
    alias.set(of);
}

impl Type {
    /// `Data`
    pub fn data() -> Self {
        Self::Alias(Arc::clone(&DATA))
    }

    /// `RichData`
    pub fn rich_data() -> Self {
        Self::Alias(Arc::clone(&RICH_DATA))
    }

    /// `RichDataKey`
    pub(crate) fn rich_data_key() -> Self {
        Self::Alias(Arc::clone(&RICH_DATA_KEY))
    }

    /// `Literal` of the first design.
    pub fn literal() -> Self {
        Self::Alias(Arc::clone(&LITERAL))
    }

    /// `Data` of the first design.
    pub fn literal_data() -> Self {
        Self::Alias(Arc::clone(&LITERAL_DATA))
    }

    /// `Object` of the first design.
    pub fn anything() -> Self {
        Self::Alias(Arc::clone(&ANYTHING))
    }

    /// The default type of a built-in name in a dialect, however it is capitalised.
    pub fn from_name_in(name: &str, dialect: Dialect) -> Option<Self> {
        match dialect {
            Dialect::Puppet8 => Self::from_name(name),
            Dialect::Evaluator4 => Some(match name.to_ascii_lowercase().as_str() {
                "array" => Self::array(Self::literal_data(), None),
                "hash" => Self::hash(Self::literal(), Self::literal_data(), None),
                "data" => Self::literal_data(),
                "literal" => Self::literal(),
                "object" => Self::anything(),
                "optional" => Self::Alias(Arc::clone(&BARE_OPTIONAL)),
                "pattern" => BARE_PATTERN.clone(),
                "ruby" => Self::platform(None),
                _ => return Self::from_name(name),
            }),
        }
    }

    /// `Ruby['class']`, or `Ruby` without one.
    pub(crate) fn platform(class: Option<Str>) -> Self {
        Self::Runtime(Arc::new(RuntimeType {
            runtime: Some("ruby".into()),
            name: class.map(RuntimeName::Name),
            platform: true,
        }))
    }

    /// The names of built-in types, as they are written.
    pub const NAMES: [&'static str; 43] = [
        "Any",
        "Array",
        "Binary",
        "Boolean",
        "Callable",
        "CatalogEntry",
        "Class",
        "Collection",
        "Data",
        "Default",
        "Enum",
        "Float",
        "Hash",
        "Init",
        "Integer",
        "Iterable",
        "Iterator",
        "NotUndef",
        "Numeric",
        "Object",
        "Optional",
        "Pattern",
        "Regexp",
        "Resource",
        "RichData",
        "Runtime",
        "Scalar",
        "ScalarData",
        "SemVer",
        "SemVerRange",
        "Sensitive",
        "String",
        "Struct",
        "Timespan",
        "Timestamp",
        "Tuple",
        "Type",
        "TypeAlias",
        "TypeReference",
        "TypeSet",
        "URI",
        "Undef",
        "Variant",
    ];

    /// The default type of a built-in name, however it is capitalised.
    pub fn from_name(name: &str) -> Option<Self> {
        if name.len() > 20 {
            return None;
        }
        let lower = name.to_ascii_lowercase();
        Some(match lower.as_str() {
            "any" => Self::Any,
            "array" => Self::Array(None),
            "binary" => Self::Binary,
            "boolean" => Self::Boolean(None),
            "callable" => Self::Callable(None),
            "catalogentry" => Self::CatalogEntry,
            "class" => Self::Class(None),
            "collection" => Self::Collection(None),
            "data" => Self::data(),
            "default" => Self::Default,
            "enum" => Self::Enum(Arc::new(EnumType::default())),
            "float" => Self::Float(None),
            "hash" => Self::Hash(None),
            "init" => Self::Init(None),
            "integer" => Self::Integer(None),
            "iterable" => Self::Iterable(None),
            "iterator" => Self::Iterator(None),
            "notundef" => Self::NotUndef(None),
            "numeric" => Self::Numeric,
            "object" => Self::any_object(),
            "optional" => Self::Optional(None),
            "pattern" => Self::Pattern(Arc::new([])),
            "puppet::lookupkey" => Self::Alias(Arc::clone(&LOOKUP_KEY)),
            "puppet::lookupvalue" => Self::Alias(Arc::clone(&LOOKUP_VALUE)),
            "regexp" => Self::Regexp(None),
            "resource" => Self::resource(None, None),
            "richdata" => Self::rich_data(),
            "richdatakey" => Self::rich_data_key(),
            "runtime" => Self::runtime(),
            "scalar" => Self::Scalar,
            "scalardata" => Self::ScalarData,
            "semver" => Self::SemVer(Arc::new([])),
            "semverrange" => Self::SemVerRange,
            "sensitive" => Self::Sensitive(None),
            "string" => Self::String(None),
            "struct" => Self::Struct(Arc::new(StructType::default())),
            "timespan" => Self::Timespan(None),
            "timestamp" => Self::Timestamp(None),
            "tuple" => Self::any_tuple(),
            "type" => Self::Type(None),
            "typealias" => Self::Alias(Arc::clone(&DEFAULT_ALIAS)),
            "typereference" => Self::Reference(DEFAULT_REFERENCE.into()),
            "typeset" => Self::any_type_set(),
            "undef" => Self::Undef,
            "uri" => Self::Uri(None),
            "variant" => Self::Variant(Arc::new([])),
            _ => return None,
        })
    }

    /// The name of the kind of type that it is: `Integer`, whatever its parameters. An Object type
    /// has the last segment of its own name.
    pub(crate) fn simple_name(&self) -> &str {
        match self {
            Self::Any => "Any",
            Self::Unit => "Unit",
            Self::Undef => "Undef",
            Self::Default => "Default",
            Self::Scalar => "Scalar",
            Self::ScalarData => "ScalarData",
            Self::Numeric => "Numeric",
            Self::Integer(_) => "Integer",
            Self::Float(_) => "Float",
            Self::String(_) => "String",
            Self::Enum(_) => "Enum",
            Self::Pattern(_) => "Pattern",
            Self::Boolean(_) => "Boolean",
            Self::Regexp(_) => "Regexp",
            Self::SemVer(_) => "SemVer",
            Self::SemVerRange => "SemVerRange",
            Self::Timespan(_) => "Timespan",
            Self::Timestamp(_) => "Timestamp",
            Self::Binary => "Binary",
            Self::Uri(_) => "URI",
            Self::Collection(_) => "Collection",
            Self::Array(_) => "Array",
            Self::Hash(_) => "Hash",
            Self::Tuple(_) => "Tuple",
            Self::Struct(_) => "Struct",
            Self::Variant(_) => "Variant",
            Self::Optional(_) => "Optional",
            Self::NotUndef(_) => "NotUndef",
            Self::Iterable(_) => "Iterable",
            Self::Iterator(_) => "Iterator",
            Self::CatalogEntry => "CatalogEntry",
            Self::Resource(_) => "Resource",
            Self::Class(_) => "Class",
            Self::Type(_) => "Type",
            Self::Callable(_) => "Callable",
            Self::Sensitive(_) => "Sensitive",
            Self::Init(_) => "Init",
            Self::Runtime(_) => "Runtime",
            Self::Object(of) => last_segment(of.label()),
            Self::ObjectExtension(of) => last_segment(of.base.label()),
            Self::TypeSet(_) => "TypeSet",
            Self::Alias(_) => "TypeAlias",
            Self::Reference(_) => "TypeReference",
        }
    }

    /// The name without parameters: that of an alias, Object type or TypeSet is its own.
    pub fn name(&self) -> Str {
        match self {
            Self::Alias(alias) => alias.name.clone(),
            Self::Object(of) => of.name.clone(),
            Self::TypeSet(of) => of.name.clone(),
            of => of.simple_name().into(),
        }
    }
}

/// Whether an alias is one of those that are always there: they are printed by their names alone.
pub(super) fn is_builtin_alias(alias: &Arc<TypeAlias>) -> bool {
    let of_first_design = [&*LITERAL, &*ANYTHING, &*BARE_OPTIONAL];
    matches!(
        alias.name.as_str(),
        "Data" | "RichData" | "RichDataKey" | "Puppet::LookupKey" | "Puppet::LookupValue"
    ) || of_first_design
        .iter()
        .any(|known| Arc::ptr_eq(alias, known))
}

/// Whether an alias is the `Data` of the first design.
pub(super) fn is_literal_data(alias: &Arc<TypeAlias>) -> bool {
    Arc::ptr_eq(alias, &LITERAL_DATA)
}

/// Whether a type is the `Optional` of the first design without a type inside.
pub(crate) fn is_bare_optional(of: &Type) -> bool {
    matches!(of, Type::Alias(alias) if Arc::ptr_eq(alias, &BARE_OPTIONAL))
}

/// Whether patterns are those of the `Pattern` of the first design without any.
pub(super) fn is_bare_pattern(patterns: &[Arc<Regexp>]) -> bool {
    matches!((patterns, &*BARE_PATTERN), ([only], Type::Pattern(bare)) if bare.first().is_some_and(|bare| Arc::ptr_eq(bare, only)))
}

/// Whether an alias is `Data`.
pub(super) fn is_data(alias: &Arc<TypeAlias>) -> bool {
    Arc::ptr_eq(alias, &DATA)
}

/// Whether an alias is `RichData`.
pub(super) fn is_rich_data(alias: &Arc<TypeAlias>) -> bool {
    Arc::ptr_eq(alias, &RICH_DATA)
}

fn last_segment(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}

/// Each segment with a capital, the rest in lower case; a name that begins with a capital stays.
pub(crate) fn capitalize_segments(name: &str) -> Str {
    if name.starts_with(|first: char| first.is_ascii_uppercase()) {
        return name.into();
    }
    marotte_scalars::text::capitalize_segments(name).into()
}
