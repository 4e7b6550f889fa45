//! Issues of Hiera that the reference has a code for: its configuration and its interpolation. They
//! are never put into other sentences.

use super::issues;
use crate::{Place, a_an};

/// The keys that name the function of a hierarchy level.
const FUNCTION_KEYS: &str = "data_hash, lookup_key, data_dig, or hiera3_backend";
/// The keys that name the places of a hierarchy level.
const LOCATION_KEYS: &str = "path, paths, glob, globs, uri, uris, or mapped_paths";

issues! {
    /// What Hiera complains of.
    HieraIssue;

    /// `version: 6`
    UnsupportedVersion { version: i64 } => HIERA_UNSUPPORTED_VERSION
        "This runtime does not support hiera.yaml version {version}";
    /// Version 3 in an environment or module.
    Version3NotGlobal { place: &'static str } => HIERA_VERSION_3_NOT_GLOBAL
        "hiera.yaml version 3 cannot be used in {}", a_an(place);
    /// Version 4 in the global layer.
    UnsupportedVersionInGlobal => HIERA_UNSUPPORTED_VERSION_IN_GLOBAL
        "hiera.yaml version 4 cannot be used in the global layer";
    /// `%{nothing}`
    UndefinedVariable { name: Box<str> } => HIERA_UNDEFINED_VARIABLE
        "Undefined variable '{name}'";
    /// A backend that is there twice.
    BackendMultiplyDefined { name: Box<str>, first_defined: Place } =>
        HIERA_BACKEND_MULTIPLY_DEFINED
        "Backend '{name}' is defined more than once.{}", first(first_defined);
    /// A backend that nobody has.
    NoProviderForBackend { name: Box<str> } => HIERA_NO_PROVIDER_FOR_BACKEND
        "No data provider is registered for backend '{name}'";
    /// A hierarchy name that is there twice.
    HierarchyNameMultiplyDefined { name: Box<str>, first_defined: Place } =>
        HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED
        "Hierarchy name '{name}' defined more than once.{}", first(first_defined);
    /// `hiera3_backend` in an environment or module
    V3BackendNotGlobal => HIERA_V3_BACKEND_NOT_GLOBAL
        "'hiera3_backend' is only allowed in the global layer";
    /// `default_hierarchy` elsewhere than in a module
    DefaultHierarchyNotInModule => HIERA_DEFAULT_HIERARCHY_NOT_IN_MODULE
        "'default_hierarchy' is only allowed in the module layer";
    /// `hiera3_backend: yaml`
    V3BackendReplacedByDataHash { name: Box<str> } => HIERA_V3_BACKEND_REPLACED_BY_DATA_HASH
        "Use \"data_hash: {name}_data\" instead of \"hiera3_backend: {name}\"";
    /// A level without a function.
    MissingDataProviderFunction { name: Box<str> } => HIERA_MISSING_DATA_PROVIDER_FUNCTION
        "One of {FUNCTION_KEYS} must be defined in hierarchy '{name}'";
    /// A level with two functions.
    MultipleDataProviderFunctions { name: Box<str> } => HIERA_MULTIPLE_DATA_PROVIDER_FUNCTIONS
        "Only one of {FUNCTION_KEYS} can be defined in hierarchy '{name}'";
    /// Defaults with two functions.
    MultipleDataProviderFunctionsInDefault => HIERA_MULTIPLE_DATA_PROVIDER_FUNCTIONS_IN_DEFAULT
        "Only one of {FUNCTION_KEYS} can be defined in defaults";
    /// A level with two kinds of places.
    MultipleLocationSpecs { name: Box<str> } => HIERA_MULTIPLE_LOCATION_SPECS
        "Only one of {LOCATION_KEYS} can be defined in hierarchy '{name}'";
    /// An option that Puppet sets itself.
    OptionReservedByPuppet { key: &'static str, name: Box<str> } => HIERA_OPTION_RESERVED_BY_PUPPET
        "Option key '{key}' used in hierarchy '{name}' is reserved by Puppet";
    /// As above, in the defaults.
    DefaultOptionReservedByPuppet { key: &'static str } => HIERA_DEFAULT_OPTION_RESERVED_BY_PUPPET
        "Option key '{key}' used in defaults is reserved by Puppet";
    /// A function that nobody has.
    DataProviderFunctionNotFound { kind: &'static str, name: Box<str> } =>
        HIERA_DATA_PROVIDER_FUNCTION_NOT_FOUND
        "Unable to find '{kind}' function named '{name}'";
    /// `x%{alias('a')}`
    InterpolationAliasNotEntireString => HIERA_INTERPOLATION_ALIAS_NOT_ENTIRE_STRING
        "'alias' interpolation is only permitted if the expression is equal to the entire string";
    /// `%{nothing('a')}`
    InterpolationUnknownMethod { name: Box<str> } =>
        HIERA_INTERPOLATION_UNKNOWN_INTERPOLATION_METHOD
        "Unknown interpolation method '{name}'";
    /// `%{lookup('a')}` in hiera.yaml
    InterpolationMethodSyntaxNotAllowed => HIERA_INTERPOLATION_METHOD_SYNTAX_NOT_ALLOWED
        "Interpolation using method syntax is not allowed in this context";
}

/// Where something was defined first: the reference tells the line alone.
fn first(place: &Place) -> String {
    match place.line() {
        Some(line) => format!(" First defined at (line: {line})"),
        None => String::new(),
    }
}
