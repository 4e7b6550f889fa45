//! Types: what they are made of.
//!
//! A type without parameters is a bare variant or one whose parts are all absent; parts are
//! shared, so that a type is cheap to clone. The algebra (assignability, inference, common types)
//! is in the files beside this one, one file a question.

mod alias;
mod assignable;
mod builtin;
mod circle;
mod common;
mod equality;
mod format;
mod generalize;
mod guard;
mod infer;
mod init;
mod instance;
mod integer;
mod iterable;
mod names;
mod normalize;
mod object;
mod part;
mod parts;
mod range;
mod unanswered;
mod uri;
mod versions;

pub use circle::Real;
pub(crate) use guard::Guard;
pub use integer::IntegerType;
pub(crate) use names::{capitalize_segments, is_bare_optional};
pub use part::Part;
pub use unanswered::{forget_unanswered, unanswered};

use std::sync::{Arc, OnceLock, Weak};

use marotte_scalars::semver::VersionRange;
use marotte_scalars::timespan::Timespan;
use marotte_scalars::timestamp::Timestamp;

use crate::value::{Hash, Regexp, Str, Value};

/// A type.
#[derive(Clone)]
pub enum Type {
    /// Anything.
    Any,
    /// The type of what does not matter: it is assignable to and from everything.
    Unit,
    /// `Undef`
    Undef,
    /// `Default`
    Default,
    /// `Scalar`
    Scalar,
    /// `ScalarData`
    ScalarData,
    /// `Numeric`
    Numeric,
    /// `Integer[min, max]`
    Integer(Option<Arc<IntegerType>>),
    /// `Float[min, max]`
    Float(Option<Arc<FloatRange>>),
    /// `String[min, max]`, or the type of one string.
    String(Option<Arc<StringType>>),
    /// `Enum[a, b]`
    Enum(Arc<EnumType>),
    /// `Pattern[/a/, /b/]`
    Pattern(Arc<[Arc<Regexp>]>),
    /// `Boolean[true]`
    Boolean(Option<bool>),
    /// `Regexp[/a/]`
    Regexp(Option<Arc<Regexp>>),
    /// `SemVer[range, …]`
    SemVer(Arc<[Arc<VersionRange>]>),
    /// `SemVerRange`
    SemVerRange,
    /// `Timespan[from, to]`
    Timespan(Option<Arc<Bounds<Timespan>>>),
    /// `Timestamp[from, to]`
    Timestamp(Option<Arc<Bounds<Timestamp>>>),
    /// `Binary`
    Binary,
    /// `URI[…]`: the parts that an instance must have, as a hash.
    Uri(Option<Arc<Hash>>),
    /// `Collection[min, max]`
    Collection(Option<Arc<IntegerRange>>),
    /// `Array[element, min, max]`
    Array(Option<Arc<ArrayType>>),
    /// `Hash[key, value, min, max]`
    Hash(Option<Arc<HashType>>),
    /// `Tuple[a, b, min, max]`
    Tuple(Arc<TupleType>),
    /// `Struct[{a => B}]`
    Struct(Arc<StructType>),
    /// `Variant[a, b]`
    Variant(Arc<[Type]>),
    /// `Optional[a]`
    Optional(Option<Part>),
    /// `NotUndef[a]`
    NotUndef(Option<Part>),
    /// `Iterable[a]`
    Iterable(Option<Part>),
    /// `Iterator[a]`
    Iterator(Option<Part>),
    /// `CatalogEntry`
    CatalogEntry,
    /// `Resource[type, title]` and `Type[title]`
    Resource(Arc<ResourceType>),
    /// `Class[name]`
    Class(Option<Str>),
    /// `Type[a]`
    Type(Option<Part>),
    /// `Callable[…]`
    Callable(Option<Arc<CallableType>>),
    /// `Sensitive[a]`
    Sensitive(Option<Part>),
    /// `Init[a, arguments…]`
    Init(Option<Arc<InitType>>),
    /// `Runtime[name, pattern]`
    Runtime(Arc<RuntimeType>),
    /// `Object[{…}]`
    Object(Arc<ObjectType>),
    /// An Object type with values for its type parameters: `My::Type[1]`
    ObjectExtension(Arc<ObjectExtension>),
    /// `TypeSet[{…}]`
    TypeSet(Arc<TypeSetType>),
    /// The name of another type: from `type A = B`, and `Data`, `RichData` and their like.
    Alias(Arc<TypeAlias>),
    /// A type that is not known here.
    Reference(Str),
}

const _: () = assert!(size_of::<Type>() <= 24);

/// A range of integers; an absent bound is infinite. Also the sizes of strings and collections.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct IntegerRange {
    /// The least.
    pub min: Option<i64>,
    /// The greatest.
    pub max: Option<i64>,
}

/// A range of floats; an absent bound is infinite.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct FloatRange {
    /// The least.
    pub min: Option<f64>,
    /// The greatest.
    pub max: Option<f64>,
}

/// A range of times; an absent bound is infinite.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds<T> {
    /// The first.
    pub min: Option<T>,
    /// The last.
    pub max: Option<T>,
}

/// The parameters of a String type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum StringType {
    /// Strings of such a length.
    Sized(IntegerRange),
    /// Exactly this string; the reference prints it as `String`.
    Value(Str),
}

/// The parameters of an Enum type.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct EnumType {
    /// The strings, sorted and unique as the reference keeps them.
    pub values: Vec<Str>,
    /// `Enum[a, true]`
    pub case_insensitive: bool,
}

/// The parameters of an Array type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ArrayType {
    /// What the elements are.
    pub element: Type,
    /// How many there are.
    pub size: Option<IntegerRange>,
}

/// The parameters of a Hash type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct HashType {
    /// What the keys are.
    pub key: Type,
    /// What the values are.
    pub value: Type,
    /// How many entries there are.
    pub size: Option<IntegerRange>,
}

/// The parameters of a Tuple type.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct TupleType {
    /// What the elements are, one by one; the last may repeat.
    pub types: Vec<Type>,
    /// How many there are, if not as many as there are types.
    pub size: Option<IntegerRange>,
}

/// The parameters of a Struct type.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct StructType {
    /// The members in their order.
    pub elements: Vec<StructElement>,
}

/// A member of a Struct type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct StructElement {
    /// The type of the key: a string type with a value, perhaps in `Optional` or `NotUndef`.
    pub key: Type,
    /// The type of the value.
    pub value: Type,
}

/// The parameters of a Resource type.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct ResourceType {
    /// The capitalised name of the resource's type; `None` for `Resource`.
    pub type_name: Option<Str>,
    /// The title; `None` for the type of all of them.
    pub title: Option<Str>,
    /// Whether it went through an attribute of a resource: then it prints as catalogs write it.
    pub converted: bool,
}

/// A signature.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CallableType {
    /// What the arguments are; `None` if anything goes.
    pub parameters: Option<TupleType>,
    /// What the block is: a Callable, perhaps in `Optional`; `None` if there may be none.
    pub block: Option<Type>,
    /// What the call gives.
    pub return_type: Option<Type>,
}

/// The parameters of an Init type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct InitType {
    /// What is to be made.
    pub made: Type,
    /// The arguments behind the first.
    pub arguments: Vec<Value>,
}

/// The parameters of a Runtime type.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct RuntimeType {
    /// Which runtime: `ruby`.
    pub runtime: Option<Str>,
    /// The name of the class, or a pattern of names with its replacement.
    pub name: Option<RuntimeName>,
    /// Whether it is written as a type of its own, as the first design has it: `Ruby['class']`.
    pub platform: bool,
}

/// What a Runtime type names.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum RuntimeName {
    /// One class.
    Name(Str),
    /// Classes whose name matches, and what the type is called.
    Pattern(Arc<Regexp>, Str),
}

/// A name for a type.
///
/// What it stands for is known when its definition has been resolved, which may be later: types
/// can speak of each other in circles.
pub struct TypeAlias {
    /// The name with its capitals: `My::Alias`.
    pub name: Str,
    /// What it stands for; empty until it is resolved.
    resolved: OnceLock<Type>,
    /// Whether it speaks of itself; found out when it is asked for.
    recursive: OnceLock<bool>,
    /// The alias that this one stands in for, inside of a definition.
    circle: Option<Weak<TypeAlias>>,
}

/// The definition of an Object type. Aliased and Object types can be recursive, so that what is
/// inside is set once it has been resolved.
pub struct ObjectType {
    /// The name with its capitals; empty for an anonymous type.
    pub name: Str,
    /// What it is made of; empty until it is resolved.
    pub definition: OnceLock<ObjectDefinition>,
    /// The Object type that it extends, once that was asked for.
    parent: OnceLock<Arc<ObjectType>>,
    /// The type that this one stands in for, inside of a definition.
    circle: Option<Weak<ObjectType>>,
}

/// What an Object type is made of.
#[derive(Clone, Default)]
pub struct ObjectDefinition {
    /// The type that it extends.
    pub parent: Option<Type>,
    /// The type parameters.
    pub type_parameters: Vec<ObjectMember>,
    /// Its own attributes, constants included.
    pub attributes: Vec<ObjectMember>,
    /// Its own functions.
    pub functions: Vec<ObjectMember>,
    /// The attributes that decide equality; `None` for all.
    pub equality: Option<Vec<Str>>,
    /// Whether two types must be the same for their instances to be equal.
    pub equality_include_type: bool,
    /// The checks of the definition, as it was given.
    pub checks: Option<Value>,
    /// The annotations, as they were given.
    pub annotations: Option<Value>,
    /// What the runtime does for the type, if not everything follows from its definition.
    pub native: Option<&'static Native>,
    /// The definition as it was given, for printing.
    pub init_hash: Arc<Hash>,
}

/// What the runtime does for a type that it has itself.
#[derive(Clone, Copy, Default)]
pub struct Native {
    /// Whether what is made is a type rather than an object.
    pub makes_types: bool,
    /// Whether the constructor takes a hash of attributes, too.
    pub from_hash: bool,
    /// Whether an instance is equal to itself only.
    pub is_unique: bool,
    /// The attributes in the order of the constructor, if that is not the order of the definition.
    pub order: &'static [&'static str],
    /// The attributes that decide equality; all if there are none here.
    pub equality: &'static [&'static str],
    /// The attribute that is the text of an instance.
    pub text: Option<&'static str>,
}

/// An attribute, function or type parameter of an Object type.
#[derive(Clone)]
pub struct ObjectMember {
    /// Its name.
    pub name: Str,
    /// What it is: of the attribute's value, or the Callable of the function.
    pub of: Type,
    /// What kind of attribute it is.
    pub kind: AttributeKind,
    /// The default value, or that of a constant.
    pub value: Option<Value>,
    /// Whether it replaces a member of the parent.
    pub overrides: bool,
    /// Whether no child may replace it.
    pub is_final: bool,
    /// The annotations, as they were given.
    pub annotations: Option<Value>,
}

/// What kind of attribute an attribute is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AttributeKind {
    /// Given to the constructor.
    #[default]
    Normal,
    /// The same for all instances.
    Constant,
    /// Computed: never given, never compared.
    Derived,
    /// Given or derived.
    GivenOrDerived,
    /// A reference that does not contain.
    Reference,
}

/// An Object type with values for its type parameters.
#[derive(Clone)]
pub struct ObjectExtension {
    /// The type.
    pub base: Arc<ObjectType>,
    /// The parameters' values by name, those that were given.
    pub parameters: Hash,
}

/// A set of types with a name and a version.
pub struct TypeSetType {
    /// The name with its capitals.
    pub name: Str,
    /// What is in it; empty until it is resolved.
    pub definition: OnceLock<TypeSetDefinition>,
    /// The set that this one stands in for, inside of a definition.
    circle: Option<Weak<TypeSetType>>,
}

/// What is in a TypeSet.
#[derive(Clone, Default)]
pub struct TypeSetDefinition {
    /// The version of the set.
    pub version: Option<Value>,
    /// The version of pcore that it needs.
    pub pcore_version: Option<Value>,
    /// The types by their simple names.
    pub types: Vec<(Str, Type)>,
    /// The sets that it refers to, by the names that they have in it.
    pub references: Vec<(Str, Type)>,
    /// The definition as it was given, for printing.
    pub init_hash: Arc<Hash>,
}
