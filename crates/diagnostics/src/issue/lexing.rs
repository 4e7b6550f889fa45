//! Issues of the lexer.

use super::issues;

issues! {
    /// What the lexer complains of.
    LexingIssue;

    /// `Foo::` or `Foo::bar`: a class reference is segments that begin with a capital.
    IllegalClassReference => ILLEGAL_CLASS_REFERENCE "Illegal class reference";
    /// As above, after a leading `::`.
    IllegalFullyQualifiedClassReference => ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE
        "Illegal fully qualified class reference";
    /// `::` is not followed by a name.
    IllegalFullyQualifiedName => ILLEGAL_FULLY_QUALIFIED_NAME "Illegal fully qualified name";
    /// `1x`
    IllegalNumber { value: Box<str> } => ILLEGAL_NUMBER "Illegal number '{value}'";
    /// `"\u12"` or `"\u{110000}"`.
    IllegalUnicodeEscape => ILLEGAL_UNICODE_ESCAPE
        "Unicode escape '\\u' was not followed by 4 hex digits or 1-6 hex digits in {{}} or was > 10ffff";
    /// `0xg`
    InvalidHexNumber { value: Box<str> } => INVALID_HEX_NUMBER "Not a valid hex number {value}";
    /// `08`
    InvalidOctalNumber { value: Box<str> } => INVALID_OCTAL_NUMBER
        "Not a valid octal number {value}";
    /// `1.2.3`
    InvalidDecimalNumber { value: Box<str> } => INVALID_DECIMAL_NUMBER
        "Not a valid decimal number {value}";
    /// `"\q"`
    UnrecognizedEscape { ch: Box<str> } => UNRECOGNIZED_ESCAPE
        "Unrecognized escape sequence '\\{ch}'";
    /// A string runs to the end of the file.
    UnclosedQuote { after: Box<str>, followed_by: Box<str> } => UNCLOSED_QUOTE
        "Unclosed quote after {after} followed by '{followed_by}'";
    /// `/*` without `*/`.
    UnclosedMlComment => UNCLOSED_MLCOMMENT "Unclosed multiline comment";
    /// `<%` without `%>`.
    EppUnbalancedTag => EPP_UNBALANCED_TAG
        "Unbalanced epp tag, reached <eof> without closing tag.";
    /// `<%#` without `%>`.
    EppUnbalancedComment => EPP_UNBALANCED_COMMENT
        "Reaching end after opening <%# without seeing %>";
    /// The template ends in `<%`.
    EppUnbalancedExpression => EPP_UNBALANCED_EXPRESSION
        "Unbalanced embedded expression - opening <% and reaching end of input";
    /// `@(` without `)`.
    HeredocUnclosedParenthesis { followed_by: Box<str> } => HEREDOC_UNCLOSED_PARENTHESIS
        "Unclosed parenthesis after '@(' followed by '{followed_by}'";
    /// The end tag never comes.
    HeredocWithoutEndTaggedLine => HEREDOC_WITHOUT_END_TAGGED_LINE
        "Heredoc without end-tagged line";
    /// `@(END/x)`
    HeredocInvalidEscape { actual: Box<str> } => HEREDOC_INVALID_ESCAPE
        "Invalid heredoc escape char. Only t, r, n, s,  u, L, $ allowed. Got '{actual}'";
    /// The text between `@(` and `)` has another form than tag, syntax, escapes.
    HeredocInvalidSyntax => HEREDOC_INVALID_SYNTAX
        "Invalid syntax in heredoc expected @(endtag[:syntax][/escapes])";
    /// The file ends on the line of the `@(`.
    HeredocWithoutText => HEREDOC_WITHOUT_TEXT "Heredoc without any following lines of text";
    /// `@("")`
    HeredocEmptyEndtag => HEREDOC_EMPTY_ENDTAG "Heredoc with an empty endtag";
    /// `@(END/tt)`
    HeredocMultipleAtEscapes { escapes: Box<str> } => HEREDOC_MULTIPLE_AT_ESCAPES
        "An escape char for @() may only appear once. Got '{escapes}'";
    /// The text begins with a byte order mark.
    IllegalBom { format: &'static str, bytes: Box<str> } => ILLEGAL_BOM
        "Illegal {format} Byte Order mark at beginning of input: {bytes} - remove these from the puppet source";
    /// A regular expression that the engine refuses.
    InvalidRegex { detail: Box<str> } => INVALID_REGEX "{detail}";
}
