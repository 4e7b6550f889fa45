//! Constructors: each makes the one form in which a type is kept, so that equal types look alike.

use std::sync::{Arc, LazyLock, OnceLock};

use marotte_scalars::timespan::Timespan;
use marotte_scalars::timestamp::Timestamp;

use super::guard::Guard;
use super::{
    ArrayType, Bounds, CallableType, EnumType, FloatRange, HashType, InitType, IntegerRange,
    IntegerType, ObjectDefinition, ObjectType, Part, ResourceType, RuntimeName, RuntimeType,
    StringType, StructElement, StructType, TupleType, Type, TypeAlias, TypeSetDefinition,
    TypeSetType, versions,
};
use crate::value::{Hash, Regexp, Str, Value};
use marotte_scalars::semver::VersionRange;

/// `Integer` without bounds.
const NO_BOUNDS: IntegerRange = IntegerRange {
    min: None,
    max: None,
};

static DEFAULT_OBJECT: LazyLock<Arc<ObjectType>> = LazyLock::new(|| {
    let mut object = ObjectType::undefined(Str::new());
    object.definition = ObjectDefinition::default().into();
    Arc::new(object)
});

static DEFAULT_TYPE_SET: LazyLock<Arc<TypeSetType>> = LazyLock::new(|| {
    let entry = |key: &str, value: &str| (Value::string(key), Value::string(value));
    let init_hash = Hash::from_iter([
        entry("pcore_uri", "http://puppet.com/2016.1/pcore"),
        entry("pcore_version", "1.0.0"),
        entry("name_authority", "http://puppet.com/2016.1/runtime"),
        entry("name", "DefaultTypeSet"),
        entry("version", "0.0.0"),
    ]);
    Arc::new(TypeSetType {
        name: "DefaultTypeSet".into(),
        definition: OnceLock::from(TypeSetDefinition {
            version: Some(Value::string("0.0.0")),
            pcore_version: Some(Value::string("1.0.0")),
            types: Vec::new(),
            references: Vec::new(),
            init_hash: Arc::new(init_hash),
        }),
        circle: None,
    })
});

impl Type {
    /// `Integer[min, max]`; an absent bound is infinite.
    pub fn integer(min: Option<i64>, max: Option<i64>) -> Self {
        Self::integer_range(IntegerRange { min, max })
    }

    /// An Integer type with the range as its bounds.
    pub(crate) fn integer_range(range: IntegerRange) -> Self {
        Self::Integer((!range.is_unbounded()).then(|| Arc::new(range.into())))
    }

    /// An Integer type with such parameters.
    pub(super) fn integer_type(of: IntegerType) -> Self {
        Self::Integer((of.is_wide() || !of.is_unbounded()).then(|| Arc::new(of)))
    }

    /// `Float[min, max]`; an absent bound is infinite.
    pub fn float(min: Option<f64>, max: Option<f64>) -> Self {
        let range = FloatRange { min, max };
        Self::Float((!range.is_unbounded()).then(|| Arc::new(range)))
    }

    /// `String[min, max]`.
    pub fn string_sized(size: IntegerRange) -> Self {
        Self::String(Some(Arc::new(StringType::Sized(size.to_size()))))
    }

    /// The type of exactly this string.
    pub fn string_value(text: impl Into<Str>) -> Self {
        Self::String(Some(Arc::new(StringType::Value(text.into()))))
    }

    /// `Enum[values]`
    pub fn enumeration<S: Into<Str>>(values: impl IntoIterator<Item = S>) -> Self {
        Self::enumeration_with_case(values, false)
    }

    /// `Enum[values, case_insensitive]`
    pub(crate) fn enumeration_with_case<S: Into<Str>>(
        values: impl IntoIterator<Item = S>,
        case_insensitive: bool,
    ) -> Self {
        let mut values: Vec<Str> = values.into_iter().map(Into::into).collect();
        values.sort_unstable();
        values.dedup();
        Self::Enum(Arc::new(EnumType {
            values,
            case_insensitive,
        }))
    }

    /// `Pattern[patterns]`; each pattern is kept once.
    pub fn pattern(patterns: impl IntoIterator<Item = Arc<Regexp>>) -> Self {
        let mut unique: Vec<Arc<Regexp>> = Vec::new();
        for pattern in patterns {
            if !unique.contains(&pattern) {
                unique.push(pattern);
            }
        }
        Self::Pattern(unique.into())
    }

    /// `Regexp[/…/]`
    pub fn regexp(pattern: Arc<Regexp>) -> Self {
        Self::Regexp(Some(pattern))
    }

    /// `SemVer[ranges]`; overlapping ranges become one.
    pub(crate) fn sem_ver(ranges: impl IntoIterator<Item = Arc<VersionRange>>) -> Self {
        Self::SemVer(versions::merge_ranges(ranges.into_iter().collect()).into())
    }

    /// `Timespan[min, max]`
    pub fn timespan(min: Option<Timespan>, max: Option<Timespan>) -> Self {
        Self::Timespan((min.is_some() || max.is_some()).then(|| Arc::new(Bounds { min, max })))
    }

    /// `Timestamp[min, max]`
    pub fn timestamp(min: Option<Timestamp>, max: Option<Timestamp>) -> Self {
        Self::Timestamp((min.is_some() || max.is_some()).then(|| Arc::new(Bounds { min, max })))
    }

    /// `URI[{…}]`; no parts at all is `URI`.
    pub fn uri(parameters: Hash) -> Self {
        Self::Uri((!parameters.is_empty()).then(|| Arc::new(parameters)))
    }

    /// `Collection[min, max]`
    pub fn collection(size: Option<IntegerRange>) -> Self {
        Self::Collection(size.map(|size| Arc::new(size.to_size())))
    }

    /// `Array[element, min, max]`. Nothing is known about the elements of what is empty.
    pub fn array(element: Self, size: Option<IntegerRange>) -> Self {
        let element = if size.is_some_and(|size| size.is_zero()) {
            Self::Unit
        } else {
            element
        };
        let size = size.map(IntegerRange::to_size);
        if size.is_none() && matches!(element, Self::Any) {
            return Self::Array(None);
        }
        Self::Array(Some(Arc::new(ArrayType { element, size })))
    }

    /// The type of `[]`.
    pub(crate) fn empty_array() -> Self {
        Self::array(Self::Unit, Some(IntegerRange::exactly(0)))
    }

    /// `Hash[key, value, min, max]`. Nothing is known about the entries of what is empty.
    pub fn hash(key: Self, value: Self, size: Option<IntegerRange>) -> Self {
        let (key, value) = if size.is_some_and(|size| size.is_zero()) {
            (Self::Unit, Self::Unit)
        } else {
            (key, value)
        };
        let size = size.map(IntegerRange::to_size);
        if size.is_none() && matches!((&key, &value), (Self::Any, Self::Any)) {
            return Self::Hash(None);
        }
        Self::Hash(Some(Arc::new(HashType { key, value, size })))
    }

    /// The type of `{}`.
    pub(crate) fn empty_hash() -> Self {
        Self::hash(Self::Unit, Self::Unit, Some(IntegerRange::exactly(0)))
    }

    /// `Tuple[types, min, max]`
    pub fn tuple(types: impl IntoIterator<Item = Self>, size: Option<IntegerRange>) -> Self {
        Self::Tuple(Arc::new(TupleType::new(types.into_iter().collect(), size)))
    }

    /// A Struct type of elements as they are.
    pub fn structure(elements: impl IntoIterator<Item = StructElement>) -> Self {
        Self::Struct(Arc::new(StructType {
            elements: elements.into_iter().collect(),
        }))
    }

    /// `Variant[types]`: nested variants are flattened, each type is kept once, and a single type
    /// is itself.
    pub fn variant(types: impl IntoIterator<Item = Self>) -> Self {
        let mut unique: Vec<Self> = Vec::new();
        #[expect(
            clippy::mutable_key_type,
            reason = "what is set later, as the definition of an alias, is no part of the hash"
        )]
        let mut seen = rustc_hash::FxHashSet::default();
        let mut add = |of: &Self| {
            if seen.insert(of.clone()) {
                unique.push(of.clone());
            }
        };
        for of in types {
            match &of {
                Self::Variant(nested) => nested.iter().for_each(&mut add),
                _ => add(&of),
            }
        }
        match <[Self; 1]>::try_from(unique) {
            Ok([only]) => only,
            Err(several) => Self::Variant(several.into()),
        }
    }

    /// `Optional[of]`
    pub fn optional(of: Self) -> Self {
        Self::Optional(Some(Part::new(of)))
    }

    /// `NotUndef[of]`; `NotUndef[Any]` is `NotUndef`.
    pub fn not_undef(of: Self) -> Self {
        match of {
            Self::Any => Self::NotUndef(None),
            of => Self::NotUndef(Some(Part::new(of))),
        }
    }

    /// `Iterable[of]`
    pub fn iterable(of: Self) -> Self {
        Self::Iterable(Some(Part::new(of)))
    }

    /// `Iterator[of]`
    pub fn iterator(of: Self) -> Self {
        Self::Iterator(Some(Part::new(of)))
    }

    /// `Type[of]`
    pub fn type_of(of: Self) -> Self {
        Self::Type(Some(Part::new(of)))
    }

    /// `Sensitive[of]`: what is inside is only known in general.
    pub fn sensitive(of: &Self) -> Self {
        match of.generalize() {
            Self::Any => Self::Sensitive(None),
            of => Self::Sensitive(Some(Part::new(of))),
        }
    }

    /// `Callable[parameters, block]` that gives the return type.
    pub fn callable(
        parameters: Option<TupleType>,
        block: Option<Self>,
        return_type: Option<Self>,
    ) -> Self {
        let return_type = return_type.filter(|of| !matches!(of, Self::Any));
        if parameters.is_none() && block.is_none() && return_type.is_none() {
            return Self::Callable(None);
        }
        Self::Callable(Some(Arc::new(CallableType {
            parameters,
            block,
            return_type,
        })))
    }

    /// `Init[made, arguments]`
    pub fn init(made: Self, arguments: Vec<Value>) -> Self {
        Self::Init(Some(Arc::new(InitType { made, arguments })))
    }

    /// `Resource[type_name, title]`
    pub fn resource(type_name: Option<Str>, title: Option<Str>) -> Self {
        Self::Resource(Arc::new(ResourceType {
            type_name,
            title,
            converted: false,
        }))
    }

    /// A reference that went through an attribute of a resource: it prints as catalogs write it.
    pub fn converted_reference(type_name: Str, title: Str) -> Self {
        let (type_name, title) = (Some(type_name), Some(title));
        Self::Resource(Arc::new(ResourceType {
            type_name,
            title,
            converted: true,
        }))
    }

    /// `Class[name]`
    pub fn class(name: impl Into<Str>) -> Self {
        Self::Class(Some(name.into()))
    }

    /// `Runtime`
    pub fn runtime() -> Self {
        Self::Runtime(Arc::new(RuntimeType::default()))
    }

    /// `Runtime[ruby, class]`
    pub(crate) fn of_class(class: &str) -> Self {
        Self::Runtime(Arc::new(RuntimeType {
            runtime: Some("ruby".into()),
            name: Some(RuntimeName::Name(class.into())),
            platform: false,
        }))
    }

    /// `Tuple` without parameters: any array.
    pub(crate) fn any_tuple() -> Self {
        Self::tuple([], None)
    }

    /// `Object`: the parent of all.
    pub fn any_object() -> Self {
        Self::Object(Arc::clone(&DEFAULT_OBJECT))
    }

    /// `TypeSet`: any of them.
    pub(crate) fn any_type_set() -> Self {
        Self::TypeSet(Arc::clone(&DEFAULT_TYPE_SET))
    }

    /// Whether it is `TypeSet` without parameters.
    pub(super) fn is_any_type_set(of: &TypeSetType) -> bool {
        std::ptr::eq(of, Arc::as_ptr(&DEFAULT_TYPE_SET))
    }

    /// Another name for a type.
    pub fn alias(name: impl Into<Str>, resolved: Self) -> Self {
        let alias = TypeAlias::new(name);
        alias.set(resolved);
        Self::Alias(alias)
    }

    /// The bounds of an Integer type.
    pub(super) fn bounds(range: Option<&Arc<IntegerType>>) -> IntegerRange {
        range.map_or(NO_BOUNDS, |of| of.range)
    }
}

impl TupleType {
    /// The types of the elements, and how many there are if not as many as types.
    pub fn new(types: Vec<Type>, size: Option<IntegerRange>) -> Self {
        Self {
            types,
            size: size.map(IntegerRange::to_size),
        }
    }

    /// How many elements there are; any number if nothing is said.
    pub fn size_range(&self) -> IntegerRange {
        match self.size {
            Some(size) => size,
            None if self.types.is_empty() => IntegerRange::ANY_SIZE,
            None => IntegerRange::exact_size(self.types.len()),
        }
    }

    /// The type of the element at an index: the last type repeats.
    pub fn type_at(&self, index: usize) -> Option<&Type> {
        self.types.get(index).or_else(|| self.types.last())
    }
}

impl ArrayType {
    /// How many elements there are.
    pub(crate) fn size_range(&self) -> IntegerRange {
        self.size.unwrap_or(IntegerRange::ANY_SIZE)
    }
}

impl HashType {
    /// How many entries there are.
    pub(crate) fn size_range(&self) -> IntegerRange {
        self.size.unwrap_or(IntegerRange::ANY_SIZE)
    }
}

impl StructElement {
    /// A member by its name; it may be absent if its value may be undef.
    pub fn new(name: impl Into<Str>, value: Type) -> Self {
        Self::new_in(name, value, &mut Guard::default())
    }

    /// The same inside of a question about types.
    pub(super) fn new_in(name: impl Into<Str>, value: Type, guard: &mut Guard) -> Self {
        let key = Type::string_value(name);
        let key = if guard.anew(|guard| value.accepts(&Type::Undef, guard)) {
            Type::optional(key)
        } else {
            key
        };
        Self { key, value }
    }

    /// A member that may be absent.
    pub fn optional(name: impl Into<Str>, value: Type) -> Self {
        Self {
            key: Type::optional(Type::string_value(name)),
            value,
        }
    }

    /// A member that must be there, even if its value may be undef.
    pub fn required(name: impl Into<Str>, value: Type) -> Self {
        Self {
            key: Type::string_value(name),
            value,
        }
    }

    /// The name of the member.
    pub fn name(&self) -> &str {
        let key = match &self.key {
            Type::Optional(Some(key)) | Type::NotUndef(Some(key)) => key,
            key => key,
        };
        match key {
            Type::String(Some(of)) => match &**of {
                StringType::Value(name) => name,
                StringType::Sized(_) => "",
            },
            _ => "",
        }
    }

    /// Whether the member may be absent.
    pub(crate) fn is_optional(&self) -> bool {
        matches!(self.key, Type::Optional(_))
    }
}
