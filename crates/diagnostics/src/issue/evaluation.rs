//! Issues of evaluation: operators, variables, calls, types, resources, serialization.
//!
//! `label` fields hold the reference's name of a value or a kind of expression ("Literal Integer");
//! where a sentence has an article, the sentence adds it.

use super::{Cause, MismatchIssue, issues};
use crate::{a_an, a_an_uc, article, plural_s};

issues! {
    /// What the evaluator complains of.
    EvaluationIssue;

    /// What code itself says with `fail('…')`.
    CalledFail { message: Box<str> } => CALLED_FAIL "{message}";
    /// What code in Ruby raises.
    RuntimeError { message: Box<str> } => RUNTIME_ERROR "{message}";
    /// A file in Ruby whose text is no Ruby.
    RubySyntaxError { message: Box<str> } => RUBY_SYNTAX_ERROR "{message}";
    /// `break()` outside of an iteration, `next()` and `return()` where there is nothing to end
    IllegalJump { statement: &'static str } => ILLEGAL_JUMP
        "{statement}() from context where this is illegal";

    // Variables.
    /// `$a = 1` after `$a = 2`
    IllegalReassignment { name: Box<str> } => ILLEGAL_REASSIGNMENT
        "Cannot reassign variable '${name}'";
    /// `$title = 1` inside of a class
    IllegalBuiltInReassignment { name: Box<str> } => ILLEGAL_REASSIGNMENT
        "Cannot reassign built in (or already assigned) variable '${name}'";
    /// `$facts = 1`
    IllegalReservedAssignment { name: Box<str> } => ILLEGAL_RESERVED_ASSIGNMENT
        "Attempt to assign to a reserved variable name: '${name}'";
    /// `[$a, $b] = [1]`
    IllegalMultiAssignmentSize { expected: usize, actual: usize } => ILLEGAL_MULTI_ASSIGNMENT_SIZE
        "Mismatched number of assignable entries and values, expected {expected}, got {actual}";
    /// `[$a, $b] = { a => 1 }`
    MissingMultiAssignmentKey { key: Box<str> } => MISSING_MULTI_ASSIGNMENT_KEY
        "No value for required key '{key}' in assignment to variables from hash";
    /// `[$a] = Class[b]` where the class has no `$a`
    MissingMultiAssignmentVariable { name: Box<str> } => MISSING_MULTI_ASSIGNMENT_VARIABLE
        "No value for required variable '${name}' in assignment to variables from class reference";
    /// `$a` without a value
    UnknownVariable { name: Box<str> } => UNKNOWN_VARIABLE "Unknown variable: '{name}'.";

    /// `function f($a = $b, $b = 1) { }`
    UnevaluatedParameter { subject: Box<str>, parameter: Box<str>, name: Box<str> } =>
        UNEVALUATED_PARAMETER
        "{subject}: default expression for ${parameter} tries to illegally access not yet evaluated ${name}";
    /// `epp(…)` of a template whose `$b` is `$a`, which has no value
    UnsetParameter { subject: Box<str>, name: Box<str> } => UNSET_PARAMETER
        "{subject}: expects a value for parameter ${name}";

    // Operators.
    /// `{} << 1`
    OperatorNotApplicable { operator: &'static str, left: Box<str> } => OPERATOR_NOT_APPLICABLE
        "Operator '{operator}' is not applicable to {}.", a_an(left);
    /// `[] - {}`
    OperatorNotApplicableWhen { operator: &'static str, left: Box<str>, right: Box<str> } =>
        OPERATOR_NOT_APPLICABLE_WHEN
        "Operator '{operator}' is not applicable to {} when right side is {}.", a_an(left), a_an(right);
    /// `1 < 'a'`
    ComparisonNotPossible {
        operator: &'static str, left: Box<str>, right: Box<str>, detail: Box<str>,
    } => COMPARISON_NOT_POSSIBLE
        "Comparison of: {left} {operator} {right}, is not possible. Caused by '{detail}'.";
    /// `'a' =~ '['`
    MatchNotRegexp { detail: Box<str> } => MATCH_NOT_REGEXP
        "Can not convert right match operand to a regular expression. Caused by '{detail}'.";
    /// `1 =~ /a/`
    MatchNotString { left: Box<str> } => MATCH_NOT_STRING
        "Left match operand must result in a String value. Got {}.", a_an(left);
    /// `'a' + 1`
    NotNumeric { value: Box<str> } => NOT_NUMERIC
        "The value '{value}' cannot be converted to Numeric.";
    /// `'1' + 1`
    NumericCoercion { before: Box<str>, after: Box<str> } => NUMERIC_COERCION
        "The string '{before}' was automatically coerced to the numerical value {after}";
    /// `1 / 0`
    DivByZero => DIV_BY_ZERO "Division by 0";
    /// `1e308 * 10`
    ResultIsInfinity { operator: &'static str } => RESULT_IS_INFINITY
        "The result of the {operator} expression is Infinity";
    /// A result that does not fit 64 bits; the value in hexadecimal with its sign.
    NumericOverflow { label: Box<str>, bound: &'static str, value: Box<str> } => NUMERIC_OVERFLOW
        "{} resulted in a value outside of Puppet Integer {bound} range, got '{value}'", a_an_uc(label);
    /// `1 << 100000000`
    ShiftTooWide => SHIFT_TOO_WIDE "shift width too big";
    /// `'99999999999999999999' * '99999999999999999999'` where strings are numbers
    IntegersTooLarge => INTEGERS_TOO_LARGE "the integers are too large to compute with";
    /// `1 + SemVer('1.2.3')`, `1 < SemVer('1.2.3')`
    VersionAsNumber => VERSION_AS_NUMBER "can't convert SemanticPuppet::Version into Float";
    /// `Timespan(1) + 'a'`: the label of what is added, and the type of what it is added to
    TimeNotAdded { label: Box<str>, to: &'static str } => TIME_NOT_ADDED
        "{} cannot be added to a {to}", a_an_uc(label);
    /// `Timespan(1) - Timestamp(1)`
    TimeNotSubtracted { label: Box<str>, from: &'static str } => TIME_NOT_SUBTRACTED
        "{} cannot be subtracted from a {from}", a_an_uc(label);
    /// `Timespan(1) / Timestamp(1)`
    TimespanNotDivided { label: Box<str> } => TIMESPAN_NOT_DIVIDED
        "A Timespan cannot be divided by {}", a_an(label);
    /// `Timespan(1) % Timespan(1)`
    TimespanNoModulus { label: Box<str> } => TIMESPAN_NO_MODULUS
        "Can not do modulus on a Timespan using a {}", a_an(label);
    /// `Timespan(1) * Timespan(1)`; the reference says Timestamp.
    TimeNotMultiplied { label: Box<str> } => TIME_NOT_MULTIPLIED
        "A Timestamp cannot be multiplied by {}", a_an(label);
    /// `URI('http://a') + 1`
    UriNotMerged => URI_NOT_MERGED "An URI can only be merged with an URI or String";
    /// `Binary('YQ==') + 1`
    BinaryNotAppended => BINARY_NOT_APPENDED "Can only append Binary to a Binary";
    /// `{} + 1`
    HashNotAppended => HASH_NOT_APPENDED "Can only append Array or Hash to a Hash";
    /// `{} + [[1]]`
    IllegalHashPair { index: usize, actual: usize } => ILLEGAL_HASH_PAIR
        "wrong array length at {index} (expected 2, was {actual})";
    /// `1 ? { 2 => 3 }`
    UnmatchedSelector { value: Box<str> } => UNMATCHED_SELECTOR
        "No matching entry for selector parameter with value '{value}'";
    /// `1 -> 2`
    IllegalRelationshipOperandType { label: Box<str> } => ILLEGAL_RELATIONSHIP_OPERAND_TYPE
        "Illegal relationship operand, can not form a relationship with {}. A Catalog type is required.", a_an(label);
    /// `Integer -> File['a']`
    NotCatalogType { of: Box<str> } => NOT_CATALOG_TYPE
        "Illegal relationship operand, can not form a relationship with something of type {of}. A Catalog type is required.";

    // Access.
    /// `'a'[1, 2, 3]`
    BadStringSliceArity { actual: usize } => BAD_STRING_SLICE_ARITY
        "String supports [] with one or two arguments. Got {actual}";
    /// `[][1, 2, 3]`
    BadArraySliceArity { actual: usize } => BAD_ARRAY_SLICE_ARITY
        "Array supports [] with one or two arguments. Got {actual}";
    /// `Integer[1, 2, 3]`
    BadIntegerSliceArity { actual: usize } => BAD_INTEGER_SLICE_ARITY
        "Integer-Type supports [] with one or two arguments (from, to). Got {actual}";
    /// `Integer['a']`
    BadIntegerSliceType { actual: Box<str> } => BAD_INTEGER_SLICE_TYPE
        "Integer-Type [] requires all arguments to be integers (or default). Got {actual}";
    /// `Collection['a']`
    BadCollectionSliceType { label: Box<str> } => BAD_COLLECTION_SLICE_TYPE
        "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got {}", a_an(label);
    /// `Float[1, 2, 3]`
    BadFloatSliceArity { actual: usize } => BAD_INTEGER_SLICE_ARITY
        "Float-Type supports [] with one or two arguments (from, to). Got {actual}";
    /// `Float['a']`
    BadFloatSliceType { actual: Box<str> } => BAD_INTEGER_SLICE_TYPE
        "Float-Type [] requires all arguments to be floats, or integers (or default). Got {actual}";
    /// `[1]['a']`
    BadSliceKeyType { left: Box<str>, actual: Box<str>, expected: Box<str> } => BAD_SLICE_KEY_TYPE
        "{}[] cannot use {actual} where {expected} is expected", a_an_uc(left);
    /// `'abc'['x']`
    BadStringSliceKeyType { actual: Box<str> } => BAD_STRING_SLICE_KEY_TYPE
        "A substring operation does not accept {} {actual} as a character index. Expected an Integer", article(actual);
    /// `NotUndef[1]`
    BadNotUndefSliceType { actual: Box<str> } => BAD_NOT_UNDEF_SLICE_TYPE
        "NotUndef-Type[] argument must be a Type or a String. Got {actual}";
    /// A type that could not be found out before, and is asked for again.
    FailedType { cause: Cause } => FAILED_TYPE "{cause}";
    /// `Array[1]`
    BadTypeSliceType { base_type: Box<str>, actual: Box<str> } => BAD_TYPE_SLICE_TYPE
        "{base_type}[] arguments must be types. Got {actual}";
    /// `Variant[]`: any number from a least one on is right.
    BadTypeSliceArityAtLeast { base_type: Box<str>, min: usize, actual: usize } =>
        BAD_TYPE_SLICE_ARITY
        "{base_type}[] accepts {min} or more arguments. Got {actual}";
    /// `Hash[String]`
    BadTypeSliceArityBetween { base_type: Box<str>, min: usize, max: usize, actual: usize } =>
        BAD_TYPE_SLICE_ARITY
        "{base_type}[] accepts {min} to {max} arguments. Got {actual}";
    /// `Type[Integer, String]`
    BadTypeSliceArity { base_type: Box<str>, min: usize, actual: usize } => BAD_TYPE_SLICE_ARITY
        "{base_type}[] accepts {min} {}. Got {actual}", plural_s(*min as i64, "argument");
    /// `Enum[1]`
    BadTypeSpecialization { base_type: Box<str>, actual: Box<str>, expected: Box<str> } =>
        BAD_TYPE_SPECIALIZATION
        "Error creating type specialization of {}, Cannot use {actual} where {expected} is expected", a_an(base_type);
    /// `Resource[1]`
    IllegalResourceSpecialization { actual: Box<str> } => ILLEGAL_RESOURCE_SPECIALIZATION
        "First argument to Resource[] must be a resource type or a String. Got {actual}.";
    /// `Class[1]`
    IllegalHostclassName { label: Box<str> } => ILLEGAL_HOSTCLASS_NAME
        "Illegal Class name in class reference. {} cannot be used where a String is expected", a_an_uc(label);
    /// `Class['a b']`
    IllegalName { name: Box<str> } => ILLEGAL_NAME
        "Illegal name. The given name '{name}' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/";
    /// A value of another type than it must have.
    TypeMismatch { expected: Box<str>, actual: Box<str> } => TYPE_MISMATCH
        "Expected value of type {expected}, got {actual}";

    // Calls.
    /// `import('other.pp')`
    DiscontinuedImport {} => DISCONTINUED_IMPORT
        "Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation";
    /// `nothing()`
    UnknownFunction { name: Box<str> } => UNKNOWN_FUNCTION "Unknown function: '{name}'.";
    /// `call('nothing')`
    UnknownCalledFunction { name: Box<str> } => UNKNOWN_FUNCTION "Unknown function '{name}'";
    /// `sprintf()`: of an old function, which only counts its arguments.
    WrongArgumentCount { function: Box<str>, given: usize, expected: usize } =>
        WRONG_ARGUMENT_COUNT
        "{function}(): Wrong number of arguments given ({given} for {expected})";
    /// As above, for one that takes more.
    TooFewArguments { function: Box<str>, given: usize, minimum: usize } => TOO_FEW_ARGUMENTS
        "{function}(): Wrong number of arguments given ({given} for minimum {minimum})";
    /// `function f() >> Integer { 'a' }`
    ResultMismatch { mismatch: Box<MismatchIssue> } => RESULT_MISMATCH "{mismatch}";
    /// `[1].each.tag`: an iterator as an attribute, or for an old function
    IteratorNotSupported => ITERATOR_NOT_SUPPORTED "Use of an Iterator is not supported here";
    /// `$4294967296` behind a match, `'a'[9223372036854775807, -9]`
    IndexTooLarge { number: Box<str> } => INDEX_TOO_LARGE "{}", too_large(number);
    /// `$object.method()` where the type has a method without code
    MethodNotImplemented { kind: &'static str, type_name: Box<str>, name: Box<str> } =>
        METHOD_NOT_IMPLEMENTED
        "no method is implemented for {kind} {type_name}[{name}]";
    /// A function that calls itself without end.
    TooManyCalls { limit: u32 } => TOO_MANY_CALLS
        "stack level too deep: calls nest more than {limit} levels";
    /// A value that nothing can be done with, so deeply is it nested.
    ValueTooDeep => VALUE_TOO_DEEP "stack level too deep: a value is nested too deeply";
    /// Code that runs longer than the settings allow.
    TooManySteps { limit: u64 } => TOO_MANY_STEPS "Evaluation took more than {limit} steps";
    /// Code that doubles a string a hundred times.
    TooMuchMemory { mebibytes: u64 } => TOO_MUCH_MEMORY
        "Evaluation took more than {mebibytes} MiB of memory";
    /// Code that waits for something that does not come.
    TooMuchTime { seconds: u64 } => TOO_MUCH_TIME "Evaluation took more than {seconds} seconds";
    /// Code of ours that does not agree with itself.
    InternalError { detail: &'static str } => INTERNAL_ERROR "internal error: {detail}";
    /// A parameter of a template without a value.
    MissingRequiredParameter { name: Box<str> } => MISSING_REQUIRED_PARAMETER
        "Parameter ${name} is required but no value was given";
    /// `|$a = 1, $b|`
    RequiredParameterAfterOptional { name: Box<str> } => REQUIRED_PARAMETER_AFTER_OPTIONAL
        "Parameter ${name} is required but appears after optional parameters";

    /// A template whose text is none.
    InvalidEpp { function: &'static str, cause: Cause } => INVALID_EPP
        "{function}(): Invalid EPP: {cause}";

    // Resources.
    /// `nothing { 'a': }`
    UnknownResourceType { type_name: Box<str> } => UNKNOWN_RESOURCE_TYPE
        "Resource type not found: {type_name}";
    /// `$t { 'a': }` where `$t` is no name of a type
    IllegalResourceType { actual: Box<str> } => ILLEGAL_RESOURCE_TYPE
        "Illegal Resource Type expression, expected result to be a type name, or untitled Resource, got {actual}";
    /// `file { ['/a', '/a']: }`
    DuplicateTitle { title: Box<str> } => DUPLICATE_TITLE
        "The title '{title}' has already been used in this resource expression";
    /// `file { '/a': mode => 1, mode => 2 }`; the code is spelt so.
    DuplicateAttribute { attribute: Box<str> } => DUPLICATE_ATTRIBUE
        "The attribute '{attribute}' has already been set";
    /// `file { undef: }`
    MissingTitle => MISSING_TITLE "Missing title. The title expression resulted in undef";
    /// `file { [undef]: }`
    MissingTitleAt { index: usize } => MISSING_TITLE_AT
        "Missing title at index {index}. The title expression resulted in an undef title";
    /// `file { [1]: }`
    IllegalTitleTypeAt { index: usize, actual: Box<str> } => ILLEGAL_TITLE_TYPE_AT
        "Illegal title type at index {index}. Expected String, got {actual}";
    /// `file { ['']: }`
    EmptyStringTitleAt { index: usize } => EMPTY_STRING_TITLE_AT
        "Empty string title at {index}. Title strings must have a length greater than zero.";
    /// `File['/nowhere']['mode']`
    UnknownResource { type_name: Box<str>, title: Box<str> } => UNKNOWN_RESOURCE
        "Resource not found: {type_name}['{title}']";
    /// `File['/a']['nothing']`; the type's name has one capital and that is its first letter.
    UnknownResourceParameter { type_name: Box<str>, title: Box<str>, name: Box<str> } =>
        UNKNOWN_RESOURCE_PARAMETER
        "The resource {type_name}['{title}'] does not have a parameter called '{name}'";
    /// `1 { mode => 2 }`
    IllegalOverriddenType { label: Box<str> } => ILLEGAL_OVERRIDDEN_TYPE
        "Resource Override can only operate on resources, got: {label}";
    /// `File <<| |>>` without a store
    RtNoStoreconfigs => RT_NO_STORECONFIGS
        "You cannot collect exported resources without storeconfigs being set; the collection will be ignored";
    /// `@@file { }` without a store
    RtNoStoreconfigsExport => RT_NO_STORECONFIGS_EXPORT
        "You cannot collect exported resources without storeconfigs being set; the export is ignored";
    /// `File <<| |>>` that brings a resource which the catalog has already
    DuplicateExportedResource { reference: Box<str> } => DUPLICATE_EXPORTED_RESOURCE
        "A duplicate resource was found while collecting exported resources, with the type and title {reference}";

    // Serialization.
    /// A value that contains itself.
    SerializationEndlessRecursion { type_name: Box<str> } => SERIALIZATION_ENDLESS_RECURSION
        "Endless recursion detected when attempting to serialize value of class {type_name}";
    /// `default` as the value of an attribute
    SerializationDefaultConvertedToString { path: Box<str> } =>
        SERIALIZATION_DEFAULT_CONVERTED_TO_STRING
        "{path} contains the special value default. It will be converted to the String 'default'";
    /// A value that data cannot hold.
    SerializationUnknownConvertedToString { path: Box<str>, class: Box<str>, value: Box<str> } =>
        SERIALIZATION_UNKNOWN_CONVERTED_TO_STRING
        "{path} contains {} value. It will be converted to the String '{value}'", a_an(class);
    /// A key that data cannot hold.
    SerializationUnknownKeyConvertedToString { path: Box<str>, class: Box<str>, value: Box<str> } =>
        SERIALIZATION_UNKNOWN_KEY_CONVERTED_TO_STRING
        "{path} contains a hash with {} key. It will be converted to the String '{value}'", a_an(class);

    // Scripts and catalogs.
    /// A function that needs a catalog, in a script.
    FeatureNotSupportedWhenScripting { feature: &'static str } => NOT_SUPPORTED_WHEN_SCRIPTING
        "The feature '{feature}' is only available when compiling a catalog";
    /// As above, of the catalog itself.
    CatalogOperationNotSupportedWhenScripting { operation: Box<str> } =>
        CATALOG_OPERATION_NOT_SUPPORTED_WHEN_SCRIPTING
        "The catalog operation '{operation}' is only available when compiling a catalog";
}

/// What Ruby says of a number that is no index.
fn too_large(number: &str) -> String {
    match number.parse::<i64>() {
        Ok(number) => format!("integer {number} too big to convert to `int'"),
        Err(_) => "bignum too big to convert into `long'".to_owned(),
    }
}
