//! Issues of loading: environments with their configuration, modules with their metadata, and files
//! that define what their paths say.
//!
//! The reference raises these without codes, so the codes are ours.

use super::issues;
use crate::Place;

issues! {
    /// What is wrong with an environment, a module, or a file that is loaded for what it defines.
    LoadingIssue;

    /// A manifest of four gigabytes.
    TooLarge { path: Box<str> } => FILE_TOO_LARGE
        "The file is too large - {path}";
    /// `include 'web::../../x'`
    UnsafeName { name: Box<str>, module: Box<str> } => UNSAFE_CLASS_NAME
        "The pattern \"{name}\" to find manifests in the module \"{module}\" is invalid and \
         potentially unsafe.";

    /// `modules/environment`
    ModuleNameTaken { name: Box<str> } => MODULE_NAME_TAKEN
        "Internal Error: Attempt to redefine loader named '{name}'";

    /// `functions/f.pp` without a line of code.
    NothingDefined { path: Box<str>, kind: &'static str, name: Box<str> } => NOTHING_DEFINED
        "The code loaded from {path} does not define the {kind} '{name}' - it is empty.";
    /// `functions/f.pp` with two functions.
    SeveralDefined { path: Box<str>, kind: &'static str, name: Box<str>, also_defined: Place } =>
        SEVERAL_DEFINED
        "The code loaded from {path} must contain only the {kind} '{name}' - it has additional \
         definitions.";
    /// `functions/f.pp` with a type.
    NoFunctionDefined { path: Box<str>, name: Box<str>, defined: Place } => NO_FUNCTION_DEFINED
        "The code loaded from {path} does not define the function '{name}' - no function found.";
    /// `functions/f.pp` with the function `g`.
    FunctionMisnamed { path: Box<str>, name: Box<str>, actual: Box<str>, defined: Place } => FUNCTION_MISNAMED
        "The code loaded from {path} produced function with the wrong name, expected {name}, actual \
         {actual}";
    /// `functions/f.pp` with code besides the function.
    FunctionWithLogic { path: Box<str>, name: Box<str>, defined: Place } => FUNCTION_WITH_LOGIC
        "The code loaded from {path} contains additional logic - can only contain the function \
         {name}";
    /// `types/port.pp` with a function.
    NoTypeDefined { path: Box<str>, name: Box<str>, defined: Place } => NO_TYPE_DEFINED
        "The code loaded from {path} does not define the type '{name}' - no type alias or type \
         definition found.";
    /// `types/port.pp` with the type `Web::Host`.
    TypeMisnamed { path: Box<str>, name: Box<str>, actual: Box<str>, defined: Place } => TYPE_MISNAMED
        "The code loaded from {path} produced type with the wrong name, expected '{name}', actual \
         '{actual}'";
    /// `types/port.pp` with code besides the type.
    TypeWithLogic { path: Box<str>, name: Box<str>, defined: Place } => TYPE_WITH_LOGIC
        "The code loaded from {path} contains additional logic - can only contain the type \
         '{name}'";
    /// `types/init_typeset.pp` with an alias.
    NoTypeSetDefined { path: Box<str>, name: Box<str>, defined: Place } => NO_TYPE_SET_DEFINED
        "The code loaded from {path} does not define the TypeSet '{name}'";

    /// `lib/puppet/type/thing.rb` with an error in it.
    TypeNotLoaded { name: Box<str>, problem: Box<str> } => TYPE_NOT_LOADED
        "Could not autoload puppet/type/{name}: {problem}";

    /// `.resource_types/thing.pp` without a line of code.
    NoResourceTypeCode { path: Box<str>, name: Box<str> } => NO_RESOURCE_TYPE_CODE
        "The code loaded from {path} does not create the resource type '{name}' - it is empty";
    /// `.resource_types/thing.pp` with other code.
    NoResourceTypeCreated { path: Box<str>, name: Box<str> } => NO_RESOURCE_TYPE_CREATED
        "The code loaded from {path} does not create the resource type '{name}' - no call to \
         Puppet::Resource::ResourceType3.new found.";
    /// `.resource_types/thing.pp` with code besides.
    ResourceTypeWithLogic { path: Box<str>, name: Box<str> } => RESOURCE_TYPE_WITH_LOGIC
        "The code loaded from {path} must contain only the creation of resource type '{name}' - it \
         has additional logic.";
    /// `.resource_types/thing.pp` with the type `thung`.
    ResourceTypeMisnamed { path: Box<str>, name: Box<str>, actual: Box<str> } =>
        RESOURCE_TYPE_MISNAMED
        "The code loaded from {path} produced resource type with the wrong name, expected \
         '{name}', actual '{actual}'";
    /// `.resource_types/thing.pp` with two namevars and no patterns, or such a type of code's own.
    TitlePatternsMissing => TITLE_PATTERNS_MISSING
        "you must specify title patterns when there are two or more key attributes";

    /// `environment.conf` with `dialect = evaluator5`
    UnknownDialect { name: Box<str>, known: Box<str> } => UNKNOWN_DIALECT
        "Unknown dialect '{name}', expected one of {known}";
    /// `environment.conf` with `[agent]`
    SectionsInEnvironment { path: Box<str>, names: Box<str> } => SECTIONS_IN_ENVIRONMENT_CONF
        "Invalid sections in environment.conf at '{path}'. Environment conf may not have sections. \
         The following sections are being ignored: '{names}'";
    /// `environment.conf` with `vardir = /v`
    SettingsInEnvironment { path: Box<str>, names: Box<str> } => SETTINGS_IN_ENVIRONMENT_CONF
        "Invalid settings in environment.conf at '{path}'. The following unknown setting(s) are \
         being ignored: {names}";
    /// `manifest = $environment.pp`
    EnvironmentInSetting { name: Box<str>, text: Box<str> } => ENVIRONMENT_IN_SETTING
        "You cannot interpolate $environment within '{name}' when using directory environments. Its \
         value will remain {text}.";
    /// `manifest = x` where `disable_per_environment_manifest = true`
    ManifestIgnored { root: Box<str>, given: Box<str>, usual: Box<str> } => MANIFEST_IGNORED
        "The 'disable_per_environment_manifest' setting is true, but the environment located at \
         {root} has a manifest setting in its environment.conf of '{given}' which does not match \
         the default_manifest setting '{usual}'. If this environment is expecting to find modules \
         in '{given}', they will not be available!";
    /// The same when something is to be compiled.
    ManifestConflict { environment: Box<str> } => MANIFEST_CONFLICT
        "Compilation has been halted because: The 'disable_per_environment_manifest' setting is \
         true, and the '{environment}' environment has an environment.conf manifest that conflicts \
         with the 'default_manifest' setting. For more information, see \
         https://puppet.com/docs/puppet/latest/environments_about.html";

    /// A folder of modules or manifests that cannot be listed.
    FolderUnreadable { problem: Box<str>, path: Box<str> } => FOLDER_UNREADABLE
        "{problem} @ dir_initialize - {path}";

    /// `metadata.json` that is no JSON.
    UnparsableMetadata { module: Box<str>, problem: Box<str> } => UNPARSABLE_METADATA
        "{module} has an invalid and unparsable metadata.json file. The parse error: {problem}";
    /// `metadata.json` that cannot be read.
    UnreadableMetadata { why: Box<str> } => UNREADABLE_METADATA
        "{why}";
    /// `metadata.json` without `license`.
    MissingMetadata { key: &'static str, module: Box<str> } => MISSING_METADATA
        "No {key} module metadata provided for {module}";
    /// `"name": "web"`
    InvalidMetadataName { why: &'static str } => INVALID_METADATA_NAME
        "Invalid 'name' field in metadata.json: {why}";
    /// `"version": "one"`
    InvalidMetadataVersion => INVALID_METADATA_VERSION
        "Invalid 'version' field in metadata.json: version string cannot be parsed as a valid Semantic \
         Version";
    /// `"version_requirement": "new"`
    InvalidMetadataRange { why: Box<str> } => INVALID_METADATA_RANGE
        "Invalid 'version_range' field in metadata.json: {why}";
    /// `"data_provider": 5`
    InvalidMetadataProvider { why: &'static str } => INVALID_METADATA_PROVIDER
        "field 'data_provider' {why}";
    /// A module that is needed in two versions.
    DependencyConflict { module: Box<str>, name: Box<str>, range: Box<str>, other: Box<str> } =>
        DEPENDENCY_CONFLICT
        "Dependency conflict for {module}: Dependency {name} was given conflicting version requirements \
         {range} and {other}. Verify that there are no duplicates in the metadata.json.";
    /// `metadata.json` with `"dependencies": {}`
    DependenciesNoArray { module: Box<str>, value: Box<str> } => DEPENDENCIES_NO_ARRAY
        "The value for the key dependencies in the file metadata.json of the module {module} must \
         be an array, not: '{value}'";
}
