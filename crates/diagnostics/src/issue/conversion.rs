//! Issues of conversions: `new`, the formats of `String.new`, rich data.

use super::issues;

issues! {
    /// Why a value cannot become another.
    ConversionIssue;

    // Instances.
    /// `Integer('one')`
    StringNotConvertible { text: Box<str>, to: &'static str } => NOT_CONVERTIBLE
        "The string '{text}' cannot be converted to {to}";
    /// `Integer([])`
    TypeNotConvertible { of: Box<str>, to: &'static str } => NOT_CONVERTIBLE
        "Value of type {of} cannot be converted to {to}";
    /// The same, said by a constructor.
    Rejected { constructor: &'static str, reason: Box<ConversionIssue> } => NOT_CONVERTIBLE
        "'{constructor}' {reason}";
    /// `Any(1)`
    NotInstantiable { of: Box<str> } => NOT_INSTANTIABLE
        "Creation of new instance of type '{of}' is not supported";
    /// `Init[Integer, 'a', 'b']('1')`
    InvalidInit { of: Box<str>, made: Box<str> } => INVALID_INIT
        "The type '{of}' does not represent a valid set of parameters for {made}.new()";
    /// `Integer('1', 3)`
    IllegalRadix { radix: Box<str> } => ILLEGAL_RADIX
        "Illegal radix: {radix}, expected 2, 8, 10, 16, or default";
    /// `Integer('99999999999999999999')`
    IntegerTooLarge { number: Box<str> } => INTEGER_OUT_OF_RANGE
        "The integer {number} is outside of the range of 64-bit integers";
    /// `Hash([1])`, `{} + [1, 2, 3]`
    OddElements => ODD_NUMBER_OF_ELEMENTS "odd number of arguments for Hash";
    /// An index before the start of an array, in a tree.
    IndexTooSmall { index: Box<str>, length: usize } => INDEX_TOO_SMALL
        "index {index} too small for array; minimum: -{length}";
    /// A path through something that is no container, in a tree.
    NotContainer { of: Box<str> } => NOT_A_CONTAINER
        "A value of type {of} in a tree cannot have a value below it";

    // Formats.
    /// `String(1, 'x')`
    InvalidStringFormat { format: Box<str> } => INVALID_STRING_FORMAT
        "The format '{format}' is not a valid format on the form '%<flags><width>.<prec><format>'";
    /// `String(1, '%##x')`
    RepeatedFlag { format: Box<str> } => INVALID_STRING_FORMAT
        "The same flag can only be used once, got '{format}'";
    /// `String([], '%[(a')`
    SeveralDelimiters { format: Box<str> } => INVALID_STRING_FORMAT
        "Only one of the delimiters [ {{ ( < | can be given in the format flags, got '{format}'";
    /// `String(1, '%z')`
    IllegalFormat { letter: char, of: &'static str, expected: &'static str } => ILLEGAL_FORMAT
        "Illegal format '{letter}' specified for value of {of} type - expected one of the characters '{expected}'";
    /// Formats that are neither text nor a hash.
    NotFormats { class: Box<str> } => INVALID_STRING_FORMAT
        "string conversion expects a Default value or a Hash of type to format mappings, got a '{class}'";
    /// A hash of formats with a key that is no type.
    FormatKey { class: Box<str> } => INVALID_STRING_FORMAT
        "top level keys in the format hash must be data types, got instance of '{class}'";
    /// A format of a container with a key that means nothing.
    ContainerFormat { actual: Box<str> } => INVALID_STRING_FORMAT
        "only 'separator', 'separator2', 'format', 'string_formats' are allowed in a container format, got {actual}";

    // Rich data.
    /// A type that is written as something else.
    NotTypeData { value: Box<str> } => NOT_RICH_DATA "Unable to deserialize type from {value}";
    /// A reference whose path is none.
    InvalidDataPath { path: Box<str> } => NOT_RICH_DATA "Unable to parse jsonpath \"{path}\"";
    /// A type that nobody knows.
    UnknownDataType { name: Box<str> } => NOT_RICH_DATA
        "No implementation mapping found for Puppet Type {name}";
    /// An instance that is written as something else than text or a hash.
    NotInstanceData { of: Box<str>, class: Box<str> } => NOT_RICH_DATA
        "Cannot create a {of} from a {class}";
}
