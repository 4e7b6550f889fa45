//! Issues of the parser.

use super::issues;

issues! {
    /// What the parser complains of.
    GrammarIssue;

    /// A token that cannot stand there, or the end of the file.
    SyntaxError { place: Box<str> } => SYNTAX_ERROR "Syntax error at {place}";
    /// `@` before something that is not a resource.
    VirtualNotResource => VIRTUAL_NOT_RESOURCE
        "Virtual (@) can only be applied to a Resource Expression";
    /// `@@` before something that is not a resource.
    ExportedNotResource => EXPORTED_NOT_RESOURCE
        "Exported (@@) can only be applied to a Resource Expression";
    /// `notify { a +> 1 }`
    BodyWithoutTitle => BODY_WITHOUT_TITLE
        "Syntax error resource body without title or hash with +>";
    /// `1 { a => 1 }`
    NotAResource => NOT_A_RESOURCE
        "Expression is not valid as a resource, resource-default, or resource-override";
    /// `class class {}`
    ClassKeywordNotAllowed => CLASS_KEYWORD_NOT_ALLOWED
        "'class' keyword not allowed at this location";
    /// `class 'a' {}`
    QuotedNameNotAllowed => QUOTED_NAME_NOT_ALLOWED
        "A quoted string is not valid as a name here";
    /// `foo 1, 2`
    ArgumentsToNonStatementCall { name: Box<str> } => ARGUMENTS_TO_NON_STATEMENT_CALL
        "attempt to pass argument list to the function '{name}' which cannot be called without parentheses";
    /// `$a = 1, 2`
    IllegalCommaSeparatedList => ILLEGAL_COMMA_SEPARATED_LIST
        "illegal comma separated argument list";
    /// `1e400`: the reference raises this without a position.
    NumberOutOfRange { value: Box<str> } => NUMBER_OUT_OF_RANGE
        "Internal Error, NUMBER token does not contain a valid number, {value}";
    /// The nesting is deeper than any reader of the tree should have to follow.
    NestedTooDeeply { limit: u32 } => NESTED_TOO_DEEPLY
        "The code is nested too deeply (more than {limit} levels)";
}
