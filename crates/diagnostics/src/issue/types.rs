//! Issues of types: parameters that a type cannot have, text that is no type, definitions of Object
//! types and TypeSets.

use super::{Cause, issues};

issues! {
    /// Why there is no such type.
    TypeIssue;

    // Parameters.
    /// `Integer[2, 1]`; the reference leaves the parenthesis open.
    UnorderedBounds { from: Box<str>, to: Box<str> } => UNORDERED_BOUNDS
        "'from' must be less or equal to 'to'. Got ({from}, {to}";
    /// `Struct[{'' => Any}]`
    EmptyStructKey => ILLEGAL_STRUCT_KEY "Struct element key cannot be an empty String";
    /// `Struct[{Optional[String] => Any}]`
    StructKeyNotLiteral { actual: Box<str> } => ILLEGAL_STRUCT_KEY
        "Unable to extract a non-empty literal string from Struct member key type {actual}";
    /// `Struct[{1 => Any}]`
    IllegalStructKey { class: Box<str> } => ILLEGAL_STRUCT_KEY
        "Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: {class}";
    /// A pattern that is none, in text; the reference leaves the quote open.
    IllegalPattern { class: Box<str> } => ILLEGAL_PATTERN
        "Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got '{class}";
    /// A version range that is none, in text.
    NotVersionRange => NOT_A_VERSION_RANGE "Unable to convert to a SemVerRange";
    /// `Timespan[[]]`
    NotTime { to: &'static str, class: Box<str> } => NOT_A_TIME
        "Unable to create a Puppet::Pops::Time::{to} from a {class}";

    // Text.
    /// `assert_type('Integer[', 1)`
    TypeSyntax { cause: Cause } => SYNTAX_ERROR "{cause}";
    /// `assert_type('1', 1)`
    NotTypeExpression { text: Box<str> } => NOT_A_TYPE
        "The expression <{text}> is not a valid type specification.";
    /// `assert_type('Any[1]', 1)`
    NotParameterized { text: Box<str> } => NOT_A_PARAMETERIZED_TYPE
        "Not a parameterized type <{text}>";
    /// `assert_type('Hash[String]', 1)`
    ParameterCount { name: Box<str>, required: &'static str, actual: usize } => TYPE_PARAMETER_COUNT
        "Invalid number of type parameters specified: {name} requires {required}, {actual} provided";
    /// `assert_type('Boolean[1]', 1)`
    BooleanParameter => TYPE_PARAMETER_MISMATCH "Boolean parameter must be true or false";
    /// `assert_type('Enum[1]', 1)`
    EnumParameter => TYPE_PARAMETER_MISMATCH "Enum parameters must be identifiers or strings";
    /// `assert_type('Resource[1]', 1)`
    ResourceParameter { class: Box<str> } => TYPE_PARAMETER_MISMATCH
        "The type name cannot be a {class}";
    /// A signature with a parameter that has no name.
    NamelessParameter { text: Box<str> } => NAMELESS_PARAMETER
        "The parameter <{text}> has no name";

    // Definitions.
    /// `type A = A`
    NoRealType { name: Box<str> } => UNRESOLVED_ALIAS
        "Type alias '{name}' cannot be resolved to a real type";
    /// `Object[{parent => Nothing}]`
    UnresolvedParent { name: Box<str> } => UNRESOLVED_TYPE
        "reference to unresolved type '{name}'";
    /// `type A = Object[{parent => A}]`
    InheritsFromItself { name: Box<str> } => RECURSIVE_INHERITANCE
        "The Object type '{name}' inherits from itself";
    /// `Object[{attributes => {a => Any}, constants => {a => 1}}]`
    ConstantAndAttribute { owner: Box<str>, name: Box<str> } => DUPLICATE_MEMBER
        "attribute {owner}[{name}] is defined as both a constant and an attribute";
    /// `Object[{attributes => {a => Any}, functions => {a => Callable}}]`
    FunctionAndAttribute { member: Box<str> } => DUPLICATE_MEMBER
        "{member} conflicts with attribute with the same name";
    /// `Object[{attributes => {__ptype => Any}}]`
    ReservedAttribute { name: Box<str> } => RESERVED_ATTRIBUTE
        "The attribute '{name}' is reserved and cannot be used";
    /// A constant that is not final.
    ConstantNotFinal { member: Box<str> } => ILLEGAL_CONSTANT
        "{member} of kind 'constant' cannot be combined with final => false";
    /// A constant without a value.
    ConstantWithoutValue { member: Box<str> } => ILLEGAL_CONSTANT
        "{member} of kind 'constant' requires a value";
    /// A derived attribute with a value.
    DerivedWithValue { member: Box<str>, kind: Box<str> } => ILLEGAL_ATTRIBUTE_VALUE
        "{member} of kind '{kind}' cannot be combined with an attribute value";
    /// `override => true` where nothing is inherited
    NothingToOverride { member: Box<str>, feature: &'static str } => ILLEGAL_OVERRIDE
        "expected {member} to override an inherited {feature}, but no such {feature} was found";
    /// An attribute in the place of an inherited function.
    OverridesOther { member: Box<str>, inherited: Box<str> } => ILLEGAL_OVERRIDE
        "{member} attempts to override {inherited}";
    /// An attribute in the place of one that is final.
    OverridesFinal { member: Box<str>, inherited: Box<str> } => ILLEGAL_OVERRIDE
        "{member} attempts to override final {inherited}";
    /// An attribute in the place of an inherited one that does not say so.
    OverrideNotSaid { member: Box<str>, inherited: Box<str> } => ILLEGAL_OVERRIDE
        "{member} attempts to override {inherited} without having override => true";
    /// An attribute in the place of one whose type it does not fit.
    OverrideMismatch { member: Box<str>, inherited: Box<str> } => ILLEGAL_OVERRIDE
        "{member} attempts to override {inherited} with a type that does not match";
    /// `Object[{equality => a, equality_include_type => false}]`
    EqualityWithoutType => ILLEGAL_EQUALITY
        "equality_include_type = false cannot be combined with non empty equality specification";
    /// An attribute that the parent compares already.
    EqualityIncluded { owner: Box<str>, attribute: Box<str>, included_by: Box<str> } =>
        ILLEGAL_EQUALITY
        "{owner} equality is referencing {attribute} which is included in equality of {included_by}";
    /// `Object[{equality => nothing}]`
    EqualityUnknown { owner: Box<str>, name: Box<str> } => ILLEGAL_EQUALITY
        "{owner} equality is referencing non existent attribute '{name}'";
    /// Equality by a function.
    EqualityNotAttribute { owner: Box<str>, member: Box<str> } => ILLEGAL_EQUALITY
        "{owner} equality is referencing {member}. Only attribute references are allowed";
    /// Equality by a constant.
    EqualityConstant { owner: Box<str>, attribute: Box<str> } => ILLEGAL_EQUALITY
        "{owner} equality is referencing constant {attribute}. Reference to constant is not allowed in equality";
    /// `My[1]` of an Object type without type parameters
    NoTypeParameters { name: Box<str> } => NOT_A_PARAMETERIZED_TYPE
        "The {name}-Type cannot be parameterized using []";
    /// `My[default]`
    EmptyTypeParameters { name: Box<str> } => TYPE_PARAMETER_COUNT
        "The {name}-Type cannot be parameterized using an empty parameter list";
    /// `My[{nothing => 1}]`
    UnknownTypeParameter { parameter: Box<str>, name: Box<str> } => UNKNOWN_TYPE_PARAMETER
        "'{parameter}' is not a known type parameter for {name}-Type";
    /// `TypeSet[{pcore_version => '9.0.0', …}]`
    PcoreVersion { name: Box<str>, readable: Box<str>, actual: Box<str> } => PCORE_VERSION_MISMATCH
        "The pcore version for TypeSet '{name}' is not understood by this runtime. Expected range {readable}, got {actual}";
    /// A set that is referred to twice.
    OverlappingReferences { name: Box<str>, authority: Box<str>, referenced: Box<str> } =>
        DUPLICATE_REFERENCE
        "TypeSet '{name}' references TypeSet '{authority}/{referenced}' more than once using overlapping version ranges";
    /// An alias of a set that is also a type.
    ReferenceCollision { name: Box<str>, alias: Box<str> } => DUPLICATE_REFERENCE
        "TypeSet '{name}' references a TypeSet using alias '{alias}'. The alias collides with the name of a declared type";
    /// A set of types that refers to one that nobody knows.
    ReferenceUnresolved { name: Box<str>, referenced: Box<str> } => TYPE_SET_UNRESOLVED
        "TypeSet '{name}' reference to TypeSet named '{referenced}' cannot be resolved";
    /// A set of types that refers to something else than a set.
    ReferenceNoSet { name: Box<str>, referenced: Box<str>, actual: Box<str> } => TYPE_SET_NO_SET
        "TypeSet '{name}' reference to TypeSet named '{referenced}' resolves to a {actual}";
    /// A set of types that refers to another version of a set.
    ReferenceVersion {
        name: Box<str>, referenced: Box<str>, expected: Box<str>, actual: Box<str>
    } => TYPE_SET_VERSION
        "TypeSet '{name}' reference to TypeSet named '{referenced}' resolves to an incompatible version. Expected {expected}, got {actual}";
}
