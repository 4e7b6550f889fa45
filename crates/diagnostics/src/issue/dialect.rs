//! Issues that only the dialect of the first design has. Its documents state no wording, so that
//! these sentences are our own.

use super::issues;

/// What the dialect is called.
pub const EVALUATOR4: &str = "evaluator4";

/// How many bits an integer may have in it.
pub const MAX_INTEGER_BITS: u64 = 1_000_000;

/// How many elements a range with a step may have.
pub const MAX_RANGE: usize = 1_000_000;

issues! {
    /// What only the dialect of the first design complains of.
    DialectIssue;

    /// `apache::class`
    KeywordInName { name: Box<str>, keyword: Box<str> } => KEYWORD_IN_NAME
        "'{name}' is not a name, since its segment '{keyword}' is a keyword";
    /// `my::Thing`
    LowerCaseType { name: Box<str> } => LOWER_CASE_TYPE
        "'{name}' is not a type, since each segment of one begins with an upper-case letter";
    /// `my-module`
    HyphenInName { name: Box<str> } => HYPHEN_IN_NAME
        "'{name}' is not a number that something could be subtracted from, and names have no hyphens";
    /// `$a::_b`
    UnderscoreInName { name: Box<str> } => UNDERSCORE_IN_NAME
        "'{name}' is not a variable name, since a segment of a qualified one begins with a letter";
    /// `"${if[2]}"`
    InterpolatedKeyword { keyword: Box<str> } => INTERPOLATED_KEYWORD
        "The keyword '{keyword}' is a variable before '[' or '.' only if written as '${keyword}'";
    /// `[1, 2][]`
    NoKeys { actual: Box<str> } => NO_KEYS
        "Operator '[]' without keys is for types, got {actual}";
    /// `/.*/m`
    RegexpOptions { options: Box<str> } => REGEXP_OPTIONS
        "A regular expression has no options, but '{options}' follows it";
    /// `1 << 2000000`
    IntegerTooLarge => INTEGER_TOO_LARGE
        "An integer has at most {} bits, and this one would have more", MAX_INTEGER_BITS;
    /// `1 >> 1.5`
    ShiftNotInteger { operator: &'static str, actual: Box<str> } => SHIFT_NOT_INTEGER
        "Operator '{operator}' shifts Integers by Integers only, got {actual}";
    /// `$a -= 1` where `$a` is a number.
    NothingToDelete { name: Box<str>, actual: Box<str> } => NOTHING_TO_DELETE
        "Operator '-=' deletes from an Array or a Hash only, but '${name}' is {actual}";
    /// `Integer[1, 6, 0]`
    IllegalStep { actual: Box<str> } => ILLEGAL_STEP
        "The step of a range is an Integer above 0, got {actual}";
    /// `Integer[1, default, 2]`
    UnboundRange => UNBOUND_RANGE "A range with a step has two bounds";
    /// `Integer[1, 100000000, 1]`
    RangeTooLong => RANGE_TOO_LONG
        "A range with a step has at most {} elements, and this one would have more", MAX_RANGE;
    /// `Jvm['java.lang.String']`
    ReservedType { name: Box<str> } => RESERVED_TYPE
        "The name '{name}' is reserved for a type of another platform";
    /// `Ruby[1]`
    PlatformTypeParameter { actual: Box<str> } => PLATFORM_TYPE_PARAMETER
        "Ruby takes the name of one class as a String, got {actual}";
    /// `String.convert(1, 7)`
    IllegalRadix { actual: Box<str> } => ILLEGAL_RADIX
        "The radix of a number in the language is 8, 10 or 16, got {actual}";
}
