//! Issues of lookups that the reference has no code for: keys, options, merging, and what functions
//! give that data comes from. Those that it has a code for are in `hiera.rs`.

use super::{Cause, MismatchIssue, issues};
use crate::Place;

/// What a function is told that reads files and has none.
const PATHS_NEEDED: &str = "one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be \
                            declared in hiera.yaml when using this";

issues! {
    /// What a lookup complains of.
    LookupIssue;

    // Keys.
    /// `lookup('nothing')`
    NameNotFound { name: Box<str> } => LOOKUP_NAME_NOT_FOUND
        "Function lookup() did not find a value for the name '{name}'";
    /// `lookup(['nothing', 'nobody'])`
    NamesNotFound { names: Box<[Box<str>]> } => LOOKUP_NAMES_NOT_FOUND
        "Function lookup() did not find a value for any of the names [{}]", quoted(names);
    /// `lookup('a..b')`
    InvalidKey { key: Box<str> } => LOOKUP_INVALID_KEY "Syntax error in key: '{key}'";
    /// `lookup('a.b')` where `a` is no hash
    NoHashToDigIn { class: Box<str>, segment: Box<str>, key: Box<str> } => LOOKUP_NO_HASH_TO_DIG_IN
        "Data Provider type mismatch: Got {class} when a hash-like object was expected to access \
         value using '{segment}' from key '{key}'";
    /// `a: "%{lookup('a')}"`
    Recursive { names: Box<[Box<str>]> } => RECURSIVE_LOOKUP
        "Recursive lookup detected in [{}]", names.join(", ");
    /// A thousand lookups that need each other.
    TooDeep => LOOKUP_TOO_DEEP "stack level too deep";
    /// An error of the global layer.
    GlobalLookupFailed { key: Box<str>, why: Cause } => GLOBAL_LOOKUP_FAILED
        "Lookup of key '{key}' failed: {why}";
    /// `lookup('a', Integer)` where the data has a string
    WrongType { mismatch: Box<MismatchIssue> } => LOOKUP_WRONG_TYPE "{mismatch}";
    /// `lookup('a')` where there is no data at all
    NoData => LOOKUP_WITHOUT_DATA "there is no data here to look up";

    // Options and merging.
    /// `lookup_options: 1`
    OptionsNotHash => LOOKUP_OPTIONS_NOT_HASH "value of lookup_options must be a hash";
    /// `lookup_options` of a module with a key of another one; `what` is what must begin with the name
    OptionsOfOthers { what: &'static str, module: Box<str> } => LOOKUP_OPTIONS_OF_OTHERS
        "all lookup_options {what} with module name '{module}'";
    /// `convert_to: 'Integer['`
    ConvertToNoType { key: Box<str>, text: Box<str>, why: Cause } => LOOKUP_CONVERT_TO_NO_TYPE
        "Invalid data type in lookup_options for key '{key}' could not parse '{text}', error: '{why}";
    /// `convert_to: Integer` of a value that is none
    ConvertToFailed { key: Box<str>, why: Cause } => LOOKUP_CONVERT_TO_FAILED
        "The convert_to lookup_option for key '{key}' raised error: {why}";
    /// `merge: { knockout_prefix: '--' }`
    MergeWithoutStrategy => MERGE_WITHOUT_STRATEGY
        "The hash given as 'merge' must contain the name of a strategy in string form for the key \
         'strategy'";
    /// `merge: anyhow`
    UnknownMergeStrategy { name: Box<str> } => UNKNOWN_MERGE_STRATEGY
        "Unknown merge strategy: '{name}'";
    /// `knockout_prefix: ''`
    EmptyKnockoutPrefix => EMPTY_KNOCKOUT_PREFIX
        "knockout_prefix cannot be an empty string in deep_merge!";

    // Interpolation.
    /// `%{nothing}` in data
    UndefinedVariable { name: Box<str>, reason: Box<str> } => LOOKUP_UNDEFINED_VARIABLE
        "Undefined variable '{name}'; {reason}";
    /// `%{nothing}` in a path
    UndefinedVariableInPath { name: Box<str>, reason: Box<str> } =>
        LOOKUP_UNDEFINED_VARIABLE_IN_PATH
        "Interpolation failed with '{name}', but compilation continuing; {reason}";
    /// `%{a..b}`
    InvalidInterpolation { subject: Box<str> } => LOOKUP_INVALID_INTERPOLATION
        "Syntax error in string: {subject}";

    // Functions that give data.
    /// `data_hash: yaml_data` without a path
    DataHashWithoutPath { function: Box<str> } => DATA_HASH_WITHOUT_PATH
        "'{function}' {PATHS_NEEDED} data_hash function";
    /// `lookup_key: eyaml_lookup_key` without a path
    LookupKeyWithoutPath { function: &'static str } => LOOKUP_KEY_WITHOUT_PATH
        "'{function}': {PATHS_NEEDED} lookup_key function";
    /// A function that gives what is no data.
    NoLookupValue { subject: Box<str>, actual: Box<str> } => NO_LOOKUP_VALUE
        "{subject} has wrong type, expects Puppet::LookupValue, got {actual}";
    /// A key of another module in the data of one.
    KeyOfOtherModule { module: Box<str>, subject: Box<str>, key: Box<str> } => KEY_OF_OTHER_MODULE
        "Module '{module}': {subject} must use keys qualified with the name of the module; got {key}";
    /// `$context.not_found()` where nothing is looked up
    NoSuchKey => NO_SUCH_KEY "no such key";
    /// `$context.not_found` where nothing is looked up
    NotFoundOutside => NOT_FOUND_OUTSIDE "uncaught throw :no_such_key";
    /// `$context.nothing()`
    NoSuchContextMethod { method: Box<str> } => NO_SUCH_CONTEXT_METHOD
        "no method is implemented for function Puppet::LookupContext[{method}]";

    // Configurations.
    /// `hiera.yaml` that is empty or a list
    ConfigurationNotHash { path: Box<str> } => HIERA_CONFIGURATION_NOT_HASH
        "{path}: File exists but does not contain a valid YAML hash. Falling back to Hiera version 3 \
         default config";
    /// `hierarchy: 1`
    InvalidConfiguration { mismatch: Box<MismatchIssue>, configured: Place } =>
        HIERA_INVALID_CONFIGURATION
        "{mismatch}";
    /// `version: 3` or `version: 4`
    OldVersion { path: Box<str>, version: i64 } => HIERA_OLD_VERSION
        "{path}: Use of 'hiera.yaml' version {version} is deprecated. It should be converted to \
         version 5";
    /// `version: 3` in an environment or module
    Version3Ignored { place: &'static str } => HIERA_VERSION_3_IGNORED
        "hiera.yaml version 3 found at {place} was ignored";
    /// `hiera3_backend: mine`
    Hiera3NotInstalled => HIERA_3_NOT_INSTALLED "Hiera 3 is not installed";
    /// `"data_provider": "hiera"` in `metadata.json`
    ModuleDataProvider { provider: Box<str>, rest: &'static str } => MODULE_DATA_PROVIDER_DEPRECATED
        "Defining \"data_provider\": \"{provider}\" in metadata.json is deprecated.{rest}";
    /// `environment_data_provider = hiera` in `environment.conf`
    EnvironmentDataProvider { provider: Box<str>, rest: &'static str } =>
        ENVIRONMENT_DATA_PROVIDER_DEPRECATED
        "Defining environment_data_provider='{provider}' in environment.conf is deprecated{rest}";
    /// The same beside a `hiera.yaml` that counts
    EnvironmentDataProviderIgnored { provider: Box<str>, path: Box<str> } =>
        ENVIRONMENT_DATA_PROVIDER_IGNORED
        "The environment_data_provider='{provider}' setting is ignored since '{path}' version >= 5";
    /// `environment_data_provider = nothing`
    UnknownDataProvider { environment: Box<str>, setting: &'static str, provider: Box<str> } =>
        UNKNOWN_DATA_PROVIDER
        "Environment '{environment}', cannot find {setting} '{provider}'";
    /// `environment_data_provider = function`
    LegacyDataFunction { owner: Box<str> } => LEGACY_DATA_FUNCTION
        "Using of legacy data provider function '{owner}::data'. Please convert to a 'data_hash' \
         function";
}

/// `'a', 'b'`
fn quoted(names: &[Box<str>]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
    quoted.join(", ")
}
