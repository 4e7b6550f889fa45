//! Issues of the built-in functions: what a function says of arguments that its signatures allow.

use super::issues;

issues! {
    /// What a built-in function complains of.
    FunctionIssue;

    // Arguments.
    /// `max()`
    NoArguments { function: &'static str } => ARGUMENT_COUNT_MISMATCH
        "{function}(): Wrong number of arguments need at least one";
    /// `create_resources('file', {}, {}, {})`
    TooManyArguments { function: &'static str, actual: usize } => ARGUMENT_COUNT_MISMATCH
        "{function}(): wrong number of arguments ({actual}; must be 2 or 3)";
    /// `create_resources('file', 1)`
    SecondArgumentNotHash { function: &'static str } => ARGUMENT_NOT_HASH
        "{function}(): second argument must be a hash";
    /// `create_resources('file', {}, 1)`
    ThirdArgumentNotHash { function: &'static str } => ARGUMENT_NOT_HASH
        "{function}(): third argument, if provided, must be a hash";
    /// `defined(Type[Integer])`
    InvalidArgument { class: Box<str>, function: &'static str } => INVALID_ARGUMENT
        "Invalid argument of type '{class}' to '{function}'";
    /// `defined(Resource)`
    AllResourceTypes => AMBIGUOUS_REFERENCE
        "The given resource type is a reference to all kind of types";
    /// `defined(Class)`
    AllClasses => AMBIGUOUS_REFERENCE "The given class type is a reference to all classes";
    /// `each(Any)`
    NotIterable { function: &'static str, class: Box<str> } => NOT_ITERABLE
        "{function}(): wrong argument type ({class}; is not Iterable.";
    /// `abs('one')`
    NotDecimal { function: &'static str } => NOT_NUMERIC
        "{function}(): Requires float or integer to work with - was given non decimal string";
    /// `floor('one')`
    NotFloat { function: &'static str } => NOT_NUMERIC
        "{function}(): cannot convert given value to a floating point value.";
    /// `compare(1, 2, true)`
    IgnoreCaseOfOthers { function: &'static str } => ILLEGAL_COMPARISON
        "'{function}' {function}(): The third argument (ignore case) can only be used when comparing strings";
    /// `compare('a', 'b', true, true)`
    TooManyToCompare { function: &'static str, actual: usize } => ARGUMENT_COUNT_MISMATCH
        "'{function}' {function}(): Accepts at most 3 arguments, got {actual}";
    /// `compare('a', 'b', 1)`
    IgnoreCaseNotBoolean { function: &'static str, actual: Box<str> } => ILLEGAL_COMPARISON
        "'{function}' {function}(): The third argument (ignore case) must be a Boolean. Got {actual}";
    /// `compare(1, 'a')`
    DifferentTypes { function: &'static str, left: Box<str>, right: Box<str> } => ILLEGAL_COMPARISON
        "'{function}' {function}(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got {left} and {right}";
    /// `compare([], [])`
    NotComparable { function: &'static str, left: Box<str>, right: Box<str> } => ILLEGAL_COMPARISON
        "'{function}' {function}(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got {left} and {right}";

    // Blocks.
    /// `slice([1], 2) || { }`
    SliceBlockWithoutParameters => BLOCK_PARAMETER_MISMATCH
        "slice(): block must define at least one parameter. Block has 0.";
    /// `slice([1], 2) |$a, $b, $c| { }`
    SliceBlockParameters { size: usize, actual: usize, names: Box<str> } => BLOCK_PARAMETER_MISMATCH
        "slice(): block must define one parameter, or the same number of parameters as the given size of the slice ({size}). Block has {actual}; {names}";
    /// `tree_each([], container_type => Integer)`
    IllegalContainerType { actual: Box<str> } => ILLEGAL_CONTAINER_TYPE
        "Only Array, Hash, and Object types can be used as container types. Got {actual}";
    /// `tree_each([], include_containers => false, include_values => false)`
    NothingIncluded => NOTHING_INCLUDED
        "Options 'include_containers' and 'include_values' cannot both be false";

    // Navigation.
    /// `getvar('1')`
    NotVariableName { function: &'static str } => ILLEGAL_VARIABLE_NAME
        "'{function}' The given string does not start with a valid variable name";
    /// `dig([1], 'a')`
    ExpectedIntegerIndex { path: Box<str>, actual: Box<str> } => EXPECTED_INTEGER_INDEX
        "The given data requires an Integer index at {path}, got '{actual}'";
    /// `dig([1], 0, 0)`
    ExpectedCollection { path: Box<str>, actual: Box<str> } => EXPECTED_COLLECTION
        "The given data does not contain a Collection at {path}, got '{actual}'";
    /// `get({}, 'a..b')`
    InvalidNavigation => INVALID_NAVIGATION "Syntax error in dotted-navigation string";
    /// `getvar('a-b')`
    NavigationWithoutDot { actual: char } => INVALID_NAVIGATION
        "First character after var name in get string must be a '.' - got {actual}";
    /// `call(Deferred('$nothing'))`
    UndefinedVariable { name: Box<str> } => UNKNOWN_VARIABLE "Undefined variable '{name}'; ";

    // Patterns.
    /// `match('a', 1)`
    NotPattern { class: Box<str> } => NOT_A_PATTERN
        "match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got {class}";
    /// `match('a', Regexp)`
    EmptyRegexpType => NOT_A_PATTERN "Given Regexp Type has no regular expression";
    /// A type of patterns that is a circle.
    PatternsTooDeep { limit: usize } => PATTERNS_TOO_DEEP
        "match(): patterns nest more than {limit} levels";

    // Files, templates, commands.
    /// `file(1)`
    NotPath { value: Box<str>, class: Box<str> } => NOT_A_PATH
        "Cannot check if {value} is an absolute path because it is a '{class}' and not a String'";
    /// `file('/nowhere')`
    FileNotFound { names: Box<str> } => FILE_NOT_FOUND "Could not find any files from {names}";
    /// `binary_file('/nowhere')`
    BinaryFileNotFound { path: Box<str> } => FILE_NOT_FOUND
        "binary_file(): The given file '{path}' does not exist";
    /// `file('/bin/ls')`
    NotUtf8 { problem: &'static str } => NOT_UTF8 "{problem}";
    /// `epp('nothing')`
    TemplateNotFound { path: Box<str> } => TEMPLATE_NOT_FOUND "Could not find template '{path}'";
    /// `template('a/b.erb')` where nobody runs Ruby
    RubyTemplate { function: &'static str } => RUBY_TEMPLATE_NOT_SUPPORTED
        "{function}(): Ruby templates are not rendered here; EPP templates are";
    /// `template('a/b.erb')` with an error in it
    TemplateFailed { template: Box<str>, path: Box<str>, line: u32, detail: Box<str> } => TEMPLATE_FAILED
        "Failed to parse template {template}:\n  Filepath: {path}\n  Line: {line}\n  Detail: {detail}\n";
    /// `inline_template('<%= nil.foo %>')`
    InlineTemplateFailed { detail: Box<str> } => INLINE_TEMPLATE_FAILED
        "Failed to parse inline template: {detail}";
    /// `generate('ls')`
    GeneratorNotQualified => ILLEGAL_GENERATOR "Generators must be fully qualified";
    /// `generate('/bin/ls|')`
    GeneratorNotPlain => ILLEGAL_GENERATOR
        "Generators can only contain alphanumerics, file separators, and dashes";
    /// `generate('/bin/../ls')`
    GeneratorWithDots => ILLEGAL_GENERATOR "Can not use generators with '..' in them.";
    /// `generate('/bin/false')`
    GeneratorFailed { generator: Box<str>, command: Box<str>, status: Box<str>, output: Box<str> } =>
        GENERATOR_FAILED
        "Failed to execute generator {generator}: Execution of '{command}' returned {status}: {output}";
    /// `generate('/nowhere/at/all')`
    NoWorkingFolder { folder: Box<str> } => GENERATOR_FAILED "Working directory {folder} does not exist!";
    /// `generate('/bin/ls')` where nothing may be run
    NoCommands { function: &'static str } => NO_COMMANDS "{function}(): commands cannot be run here";
    /// `strftime('%F')` where there is no clock
    NoClock { function: &'static str } => NO_CLOCK "{function}(): there is no clock here";

    // Data.
    /// A level of a hierarchy without a path.
    MissingPath { function: &'static str } => HIERA_MISSING_PATH
        "'{function}' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this data_hash function";
    /// `hiera_include('nothing')`
    DataItemNotFound { key: Box<str> } => DATA_ITEM_NOT_FOUND "Could not find data item {key}";

    // Annotations.
    /// `annotate(Note, Thing, { … })` where the definition of `Thing` has one
    AnnotationDeclared { action: &'static str, annotation: Box<str>, owner: Box<str> } =>
        ANNOTATION_DECLARED
        "attempt to {action} {annotation} annotation declared on {owner}";
    /// `annotate(Annotation, 1)` with an alias of something else
    NotAnnotationType { actual: Box<str> } => NOT_AN_ANNOTATION_TYPE
        "{actual} is no type of annotations";

    // Deprecations.
    /// `hiera('a')`
    DeprecatedFunction { function: &'static str } => DEPRECATED_FUNCTION
        "The function '{function}' is deprecated in favor of using 'lookup'. See https://puppet.com/docs/puppet/8.11/deprecated_language.html";
    /// `empty(1)`
    NumberAsEmpty => DEPRECATED_ARGUMENT
        "Calling function empty() with Numeric value is deprecated.";
    /// `floor('1.5')`
    DeprecatedConversion { function: &'static str, to: &'static str } => DEPRECATED_CONVERSION
        "The {function}() function's auto conversion of String to {to} is deprecated - change to convert input before calling";
    /// `max('1', '2')`
    DeprecatedConversions { function: &'static str, what: &'static str } => DEPRECATED_CONVERSION
        "The {function}() function's auto conversion of {what} is deprecated - change to convert input before calling, or use lambda";
    /// `regsubst('a', 'b', 'c', 'G', 'U')`
    IgnoredEncoding => IGNORED_ENCODING
        "The regsubst() function's encoding argument has been ignored since Ruby 1.9 and will be removed in a future release";
    /// `strftime('%F')`
    DeprecatedSignature => DEPRECATED_SIGNATURE
        "The argument signature (String format, [String timezone]) is deprecated for #strftime. See #strftime documentation and Timespan type for more info";

    /// A handler and its signature disagree, which is our mistake.
    Disagreement { wanted: &'static str } => INTERNAL_ERROR
        "internal error: a handler wants {wanted} that its signature has not";
}
