//! Issues of catalogs: classes, defines, nodes, resources and what they are said to be.
//!
//! The reference has no codes for these; they are ours. `resource` fields hold references such as
//! `File[/a]`.

use super::{MismatchIssue, issues};
use crate::Place;

issues! {
    /// What is wrong with a catalog.
    CatalogIssue;

    // Definitions.
    /// `class a { }` twice
    ClassRedefined { name: Box<str>, defined: Place } => CLASS_REDEFINED
        "Class '{name}' is already defined{}; cannot redefine", defined.behind(" ");
    /// `define a() { }`, then `class a { }`
    DefineRedefinedAsClass { name: Box<str>, defined: Place } => DEFINE_REDEFINED_AS_CLASS
        "Definition '{name}' is already defined{}; cannot be redefined as a class",
        defined.behind(" ");
    /// `class a { }`, then `define a() { }`
    ClassRedefinedAsDefine { name: Box<str>, defined: Place } => CLASS_REDEFINED_AS_DEFINE
        "'{name}' is already defined{} as a class; cannot redefine as a definition",
        defined.behind(" ");
    /// `node a { }` twice
    NodeRedefined { name: Box<str>, defined: Place } => NODE_REDEFINED
        "Node '{name}' is already defined{}; cannot redefine", defined.behind(" ");
    /// `node a { }`, then `class a { }`
    NodeRedefinedAsClass { name: Box<str>, defined: Place } => NODE_REDEFINED_AS_CLASS
        "Node '{name}' is already defined{}; cannot be redefined as a class", defined.behind(" ");
    /// `class a { }`, then `node a { }`
    ClassRedefinedAsNode { name: Box<str>, defined: Place } => CLASS_REDEFINED_AS_NODE
        "Class '{name}' is already defined{}; cannot be redefined as a node", defined.behind(" ");
    /// `define a() { }`, `function a() { }` or `type A = Any` twice; one with a file of its own is told by that.
    EntityRedefined { kind: &'static str, name: Box<str>, has_file: bool, defined: Place } =>
        ENTITY_REDEFINED
        "Attempt to redefine entity 'http://puppet.com/2016.1/runtime/{kind}/{name}'.{}",
        originally(defined, *has_file);
    /// `type Integer = Any`
    StaticTypeRedefined { name: Box<str> } => ENTITY_REDEFINED
        "Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/{name}'. Originally set by Puppet-Type-System/Static-Loader.";
    /// `class a inherits b { }` and `class b inherits a { }`
    CircularInheritance { names: Box<[Box<str>]> } => CIRCULAR_INHERITANCE
        "Circular inheritance: {}", quoted(names, " inherits ");
    /// `class a inherits nothing { }`
    UnknownParentClass { name: Box<str>, environment: Box<str> } => UNKNOWN_PARENT_CLASS
        "Could not find parent resource type '::{name}' of type hostclass in {environment}";
    /// `class a inherits b { }` where the code of the class that `b` inherits includes `a`
    ParentWithoutScope { name: Box<str> } => PARENT_WITHOUT_SCOPE
        "Could not find scope for {name}";
    /// `define a(File['/a', '/b'] $x) { }`
    ParameterTypeIsNone { name: Box<str> } => PARAMETER_TYPE_IS_NONE
        "Parameter '{name}' is given a type that is not a Puppet Type, got Array";
    /// `define a($require) { }`
    MetaparameterAsParameter { name: Box<str>, definition: Box<str> } =>
        METAPARAMETER_AS_PARAMETER
        "{name} is a metaparameter; please choose another parameter name in the {definition} definition";
    /// `define a($require = undef) { }`
    MetaparameterInherited { name: Box<str>, definition: Box<str> } => METAPARAMETER_INHERITED
        "{name} is a metaparam; this value will inherit to all contained resources in the {definition} definition";
    /// `class a($facts) { }`, and a node that brings a variable `facts` along
    ReservedVariable { name: Box<str> } => RESERVED_VARIABLE
        "Attempt to assign to a reserved variable name: '{name}'";
    /// A node that brings a variable `1` along.
    NumericVariable { name: Box<str> } => NUMERIC_VARIABLE
        "Cannot assign to a numeric match result variable '${name}'";
    /// `private class a { }` declared by another module
    PrivateDefinition {
        kind: &'static str, name: Box<str>, module: Box<str>, defined: Place, what: &'static str,
        caller: Box<str>,
    } => PRIVATE_DEFINITION
        "The {kind} '{name}' is private to {}{}, it cannot be {what} from {}",
        owner(module), defined.behind(" "), owner(caller);
    /// `class a(private $b = 1) { }` whose parameter another module sets or reads
    PrivateParameter {
        name: Box<str>, definition: Box<str>, module: Box<str>, defined: Place, what: &'static str,
        caller: Box<str>,
    } => PRIVATE_PARAMETER
        "The parameter '{name}' of '{definition}' is private to {}{}, it cannot be {what} from {}",
        owner(module), defined.behind(" "), owner(caller);
    /// `class a(private $b = 1) { }` with `a::b` in the data of the environment
    PrivateParameterInData {
        name: Box<str>, definition: Box<str>, module: Box<str>, defined: Place,
    } => PRIVATE_PARAMETER_IN_DATA
        "The parameter '{name}' of '{definition}' is private to {}{}, data outside of the module cannot set it",
        owner(module), defined.behind(" ");

    // Classes and nodes.
    /// `include nothing`
    UnknownClass { name: Box<str>, node: Box<str> } => UNKNOWN_CLASS
        "Could not find class {name} for {node}";
    /// `class { 'nothing': }`
    UnknownDeclaredClass { name: Box<str> } => UNKNOWN_DECLARED_CLASS
        "Could not find declared class {name}";
    /// `include undef`
    UndefClassName => UNDEF_CLASS_NAME "Cannot use undef as a class name";
    /// `include ''`
    EmptyClassName => EMPTY_CLASS_NAME "Cannot use empty string as a class name";
    /// `include Class`
    UnspecificClass => UNSPECIFIC_CLASS "Cannot use an unspecific Class[] Type";
    /// `include Resource`
    UnspecificResource => UNSPECIFIC_RESOURCE
        "Cannot use an unspecific Resource[] where a Resource['class', name] is expected";
    /// `include Resource['class']`
    UnspecificClassResource => UNSPECIFIC_CLASS_RESOURCE
        "Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected";
    /// `include File['/a']`
    ResourceAsClass { type_name: Box<str> } => RESOURCE_AS_CLASS
        "Cannot use a Resource[{type_name}] where a Resource['class', name] is expected";
    /// There are nodes, and none for this one.
    UnknownNode { name: Box<str> } => UNKNOWN_NODE
        "Could not find node statement with name 'default' or '{name}'";
    /// `class { 'a': stage => nowhere }`
    UnknownStage { name: Box<str>, resource: Box<str> } => UNKNOWN_STAGE
        "Could not find stage {name} specified by {resource}";
    /// `file { '/a': stage => main }`
    StageOfResource { resource: Box<str> } => STAGE_OF_RESOURCE
        "Only classes can set 'stage'; normal resources like {resource} cannot change run stage";

    // Resources.
    /// `file { '/a': }` twice
    DuplicateDeclaration { resource: Box<str>, declared: Place, redeclared: Place } =>
        DUPLICATE_DECLARATION
        "Duplicate declaration: {resource} is already declared{}; cannot redeclare{}",
        declared.behind(" at "), redeclared.behind(" ");
    /// `file { 'a': path => '/b' }` beside `file { '/b': }`
    DuplicateAlias {
        resource: Box<str>, alias: Box<str>, key: Box<str>, aliased: Place, declared: Place,
    } => DUPLICATE_ALIAS
        "Cannot alias {resource} to {alias}{}; resource {key} already declared{}",
        aliased.behind(" at "), declared.behind(" ");
    /// `nothing { 'a': }`
    UnknownDeclaredType { type_name: Box<str> } => UNKNOWN_RESOURCE_TYPE
        "Unknown resource type: '{type_name}'";
    /// `file { '/a': colour => red }`
    UnknownAttribute { name: Box<str>, resource: Box<str>, declared: Place } => UNKNOWN_ATTRIBUTE
        "no parameter named '{name}'{} on {resource}", declared.behind(" ");
    /// `file { '/a': name => 'b', path => 'c' }`
    DuplicateAttribute { name: Box<str>, resource: Box<str> } => DUPLICATE_ATTRIBUTE
        "Duplicate parameter '{name}' for on {resource}";
    /// `a { 'b': x => Deferred('join', [1]) }`: the function takes no such arguments
    DeferredArguments { name: Box<str>, arguments: Box<str> } => DEFERRED_ARGUMENTS
        "No matching arity found for {name} with arguments {arguments}";
    /// `a { 'b': x => Deferred('sprintf', ['%d', 1]) }`
    DeferredWithoutType { name: Box<str> } => DEFERRED_WITHOUT_TYPE
        "Deferred function {name} has no return_type, unable to guarantee value type during compilation.";
    /// `a { 'b': nothing => 1 }` of a define that has no such parameter
    UnknownParameter { mismatch: Box<MismatchIssue> } => UNKNOWN_PARAMETER "{mismatch}";
    /// `a { 'b': }` of a define whose parameter has no default
    MissingParameter { mismatch: Box<MismatchIssue> } => MISSING_PARAMETER "{mismatch}";
    /// `a { 'b': count => many }` of a define that wants an Integer
    ParameterTypeMismatch { mismatch: Box<MismatchIssue> } => PARAMETER_TYPE_MISMATCH "{mismatch}";
    /// Several parameters of one class, define or template are wrong.
    ParametersMismatch { mismatch: Box<MismatchIssue> } => PARAMETERS_MISMATCH "{mismatch}";
    /// `define a(Init[Any] $x) { }`: nothing of the code around a define's instance is blamed for what Ruby says of it.
    DefineUnanswered { why: Box<str> } => DEFINE_UNANSWERED
        "Puppet::Parser::Compiler failed with error ArgumentError: {why}";
    /// `notify { 'a': tag => '!' }`
    InvalidTag { tag: Box<str> } => INVALID_TAG "Invalid tag '{tag}'";
    /// `File <| tag == 1 |>`
    NumericTag => NUMERIC_TAG "Cannot transform a number to a tag";
    /// `notify { 'a': message => Class }`; the text is printed as Ruby would.
    NoReference { text: Box<str> } => NO_REFERENCE
        "No title provided and {text} is not a valid resource reference";
    /// `realize('a')`; the text is printed as Ruby would.
    RealizedNoReference { text: Box<str> } => NO_REFERENCE
        "Puppet::Parser::Compiler failed with error ArgumentError: No title provided and {text} is not a valid resource reference";
    /// `notify { 'a': message => CatalogEntry }`
    CatalogEntryAsReference => CATALOG_ENTRY_AS_REFERENCE
        "Cannot split the type Puppet::Pops::Types::PCatalogEntryType, it represents neither a PClassType, nor a PResourceType.";
    /// A title that no pattern of its type matches.
    IllegalTitle { title: Box<str> } => ILLEGAL_TITLE
        "No set of title patterns matched the title \"{title}\".";
    /// A title that code of its type complains of.
    TitleCode { message: Box<str> } => TITLE_CODE
        "{message}";

    // Defaults and overrides.
    /// `File { mode => '1', }` twice in one scope
    DefaultRedefined { type_name: Box<str>, name: Box<str>, defined: Place } => DEFAULT_REDEFINED
        "Default already defined for {type_name} {{ {name} }}; cannot redefine{}", unsaid(defined);
    /// `File['/a'] { mode => '1' }` by code that is no subclass of what declared it
    OverrideNotAllowed { declared: Place } => OVERRIDE_NOT_ALLOWED
        "Only subclasses can override parameters{}", unsaid(declared);
    /// `A['b'] { c => 1 }` after the code of the define has run
    LateOverride { defined: Place } => LATE_OVERRIDE
        "Attempt to override an already evaluated resource{}{} with new values",
        defined.behind(", defined at "), comma_behind(defined);
    /// `File['/a'] { mode => '1' }` where it is set
    AttributeAlreadySet { name: Box<str>, resource: Box<str>, by: Option<Box<str>>, set: Place } =>
        ATTRIBUTE_ALREADY_SET
        "Parameter '{name}' is already set on {resource}{}{}; cannot redefine",
        said_by(by.as_deref()), set.behind(" at ");
    /// `File['/nowhere'] { mode => '1' }`
    UnknownOverridden { resources: Box<[Box<str>]> } => UNKNOWN_OVERRIDDEN
        "Could not find resource(s) {} for overriding", resources.join(", ");

    // Collectors.
    /// `Foo['a'] <| |>`
    CollectorWithoutType => COLLECTOR_WITHOUT_TYPE "LHS is not a type";
    /// `Class <| |>`
    CollectedClass => COLLECTED_CLASS "Classes cannot be collected";
    /// `Nothing <| |>`
    UnknownCollectedType { type_name: Box<str> } => UNKNOWN_COLLECTED_TYPE
        "Resource type {type_name} doesn't exist";
    /// `File <| mode == [1] |>`
    IllegalQueryValue { class: &'static str } => ILLEGAL_QUERY_VALUE
        "Cannot transform object of class Puppet::Pops::Model::{class}";
    /// `realize(File['/nowhere'])`
    UnknownRealized { resources: Box<[Box<str>]> } => UNKNOWN_REALIZED
        "Failed to realize virtual resources {}", resources.join(", ");

    // Relationships.
    /// `File['/nowhere'] -> File['/a']`
    UnknownRelationshipSource { resource: Box<str>, target: Box<str> } =>
        UNKNOWN_RELATIONSHIP_SOURCE
        "Could not find resource '{resource}' for relationship on '{target}'";
    /// `File['/a'] -> File['/nowhere']`
    UnknownRelationshipTarget { resource: Box<str>, from: Box<str> } =>
        UNKNOWN_RELATIONSHIP_TARGET
        "Could not find resource '{resource}' for relationship from '{from}'";
    /// `file { '/a': require => File['/nowhere'] }`
    UnknownRelated { resource: Box<str>, parameter: Box<str> } => UNKNOWN_RELATED
        "Could not find resource '{resource}' in parameter '{parameter}'";

    // Limits.
    /// More resources than the settings allow.
    TooManyResources { limit: usize } => TOO_MANY_RESOURCES
        "The catalog has more than {limit} resources";
    /// Collectors that find each other's resources again and again.
    TooManyCollected { limit: usize } => TOO_MANY_COLLECTED
        "The collectors of the catalog find more than {limit} resources";
    /// A define that declares a resource of itself without end.
    TooManyRounds => TOO_MANY_ROUNDS
        "Somehow looped more than 1000 times while evaluating host catalog";
}

/// Names in quotes.
fn quoted(names: &[Box<str>], between: &str) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
    names.join(between)
}

/// How sentences call a module.
fn owner(module: &str) -> String {
    match module.is_empty() {
        true => "the environment".to_owned(),
        false => format!("module '{module}'"),
    }
}

fn said_by(by: Option<&str>) -> String {
    by.map_or(String::new(), |by| format!(" by {by}"))
}

/// A place that people are shown, and of which the sentence says nothing.
fn unsaid(_: &Place) -> &'static str {
    ""
}

fn comma_behind(place: &Place) -> &'static str {
    if place.is_nowhere() { "" } else { "," }
}

/// Where something was defined before.
fn originally(place: &Place, is_file: bool) -> String {
    match place.is_nowhere() {
        true => " Set at unknown location".to_owned(),
        false => format!(" Originally set {}.", address(place, is_file)),
    }
}

/// A place as an address of file, line and column, or the file as a whole.
fn address(place: &Place, is_file: bool) -> String {
    let file = place.file();
    match place {
        _ if is_file => file.unwrap_or_default().to_owned(),
        Place::Text { source, span } => {
            let at = source.line_column(span.start);
            let file = file.map_or_else(|| "string:".to_owned(), |name| format!("file://{name}"));
            format!("at {file}?line={}&pos={}", at.line, at.column)
        }
        _ => String::new(),
    }
}
