//! Issues of validation: rules that can be checked without running the program.
//!
//! `label` fields hold the reference's name of a kind of expression ("Literal Integer"); the
//! sentence adds the article.

use super::issues;
use crate::{a_an, a_an_uc};

/// `, and 2 warnings`
fn and_warnings(count: usize) -> String {
    match count {
        0 => String::new(),
        count => format!(", and {count} warnings"),
    }
}

issues! {
    /// What validation complains of.
    ValidationIssue;

    /// There are several errors: they were logged, and this counts them.
    GaveUp { errors: usize, warnings: usize } => VALIDATION_FAILED
        "Language validation logged {errors} errors{}. Giving up", and_warnings(*warnings);
    /// A class, define or node inside something else than a class.
    NotTopLevel => NOT_TOP_LEVEL
        "Classes, definitions, and nodes may only appear at toplevel or inside other classes";
    /// A function or type alias that is not at the top of a file.
    NotAbsoluteTopLevel { label: Box<str> } => NOT_ABSOLUTE_TOP_LEVEL
        "{} may only appear at toplevel", a_an_uc(label);
    /// `$a::b = 1`
    CrossScopeAssignment { name: Box<str> } => CROSS_SCOPE_ASSIGNMENT
        "Illegal attempt to assign to '{name}'. Cannot assign to variables in other namespaces";
    /// `1 = 2`
    IllegalAssignment { label: Box<str> } => ILLEGAL_ASSIGNMENT
        "Illegal attempt to assign to '{}'. Not an assignable reference", a_an(label);
    /// `$1 = 2`
    IllegalNumericAssignment { name: Box<str> } => ILLEGAL_NUMERIC_ASSIGNMENT
        "Illegal attempt to assign to the numeric match result variable '${name}'. Numeric variables are not assignable";
    /// An assignment in the default value of a parameter.
    IllegalAssignmentContext => ILLEGAL_ASSIGNMENT_CONTEXT "Assignment not allowed here";
    /// `|$1| {}`
    IllegalNumericParameter { name: Box<str> } => ILLEGAL_NUMERIC_PARAMETER
        "The numeric parameter name '${name}' cannot be used (clashes with numeric match result variables)";
    /// The type of a class parameter depends on a value.
    IllegalNonliteralParameterType { name: Box<str>, type_class: Box<str> } =>
        ILLEGAL_NONLITERAL_PARAMETER_TYPE
        "The parameter '${name}' must be a literal type, not {}", a_an(type_class);
    /// `$a[1] = 2`
    IllegalIndexedAssignment => ILLEGAL_INDEXED_ASSIGNMENT
        "Illegal attempt to assign via [index/key]. Not an assignable reference";
    /// `$a += 1`
    AppendsDeletesNoLongerSupported { operator: &'static str } =>
        APPENDS_DELETES_NO_LONGER_SUPPORTED
        "The operator '{operator}' is no longer supported. See http://links.puppet.com/remove-plus-equals";
    /// `$a = class b {}`
    NotRvalue { label: Box<str> } => NOT_RVALUE
        "Invalid use of expression. {} does not produce a value", a_an_uc(label);
    /// `+>` outside of an override or collector.
    IllegalAttributeAppend { name: Box<str>, parent: Box<str> } => ILLEGAL_ATTRIBUTE_APPEND
        "Illegal +> operation on attribute {name}. This operator can not be used in {}", a_an(parent);
    /// A type mapping whose right side is no type.
    IllegalSingleTypeMapping { label: Box<str> } => ILLEGAL_TYPE_MAPPING
        "Illegal type mapping. Expected a Type on the left side, got {}", a_an_uc(label);
    /// A type mapping whose right side is no pattern and replacement.
    IllegalRegexpTypeMapping { label: Box<str> } => ILLEGAL_TYPE_MAPPING
        "Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got {}", a_an_uc(label);
    /// `|$A| {}`
    IllegalParamName { name: Box<str> } => ILLEGAL_PARAM_NAME
        "Illegal parameter name. The given name '{name}' does not conform to the naming rule /^[a-z_]\\w*$/";
    /// `$Abc`
    IllegalVarName { name: Box<str> } => ILLEGAL_VAR_NAME
        "Illegal variable name, The given name '{name}' does not conform to the naming rule /^((::)?[a-z]\\w*)*((::)?[a-z_]\\w*)$/";
    /// `$01`
    IllegalNumericVarName { name: Box<str> } => ILLEGAL_NUMERIC_VAR_NAME
        "Illegal numeric variable name, The given name '{name}' must be a decimal value if it starts with a digit 0-9";
    /// `Resource['a b']`; no source text can hold such a reference itself.
    IllegalClassref { name: Box<str> } => ILLEGAL_CLASSREF
        "Illegal type reference. The given name '{name}' does not conform to the naming rule";
    /// `node 'a b' {}`
    IllegalHostnameChars { hostname: Box<str> } => ILLEGAL_HOSTNAME_CHARS
        "The hostname '{hostname}' contains illegal characters (only letters, digits, '_', '-', and '.' are allowed)";
    /// `node "${x}" {}`
    IllegalHostnameInterpolation => ILLEGAL_HOSTNAME_INTERPOLATION
        "An interpolated expression is not allowed in a hostname of a node";
    /// An expression where another kind is needed.
    IllegalExpression { label: Box<str>, feature: &'static str, container: Box<str> } =>
        ILLEGAL_EXPRESSION
        "Illegal expression. {} is unacceptable as {feature} in {}", a_an_uc(label), a_an(container);
    /// `File <| mode > 1 |>`
    IllegalQueryExpression { label: Box<str> } => ILLEGAL_QUERY_EXPRESSION
        "Illegal query expression. {} cannot be used in a query", a_an_uc(label);
    /// `@File { }`
    NotVirtualizeable => NOT_VIRTUALIZEABLE "Resource Defaults are not virtualizable";
    /// `@class { 'a': }`
    ClassNotVirtualizable => CLASS_NOT_VIRTUALIZABLE "Classes are not virtualizable";
    /// A construct that the grammar has but no evaluator does.
    UnsupportedExpression { label: Box<str> } => UNSUPPORTED_EXPRESSION
        "Expressions of type {} are not supported in this version of Puppet", a_an(label);
    /// `$a[]`
    MissingIndex { label: Box<str> } => MISSING_INDEX "{} requires at least one index", a_an_uc(label);
    /// `class A {}`
    IllegalDefinitionName { name: Box<str>, label: Box<str> } => ILLEGAL_DEFINITION_NAME
        "Unacceptable name. The name '{name}' is unacceptable as the name of {}", a_an(label);
    /// A definition in a module file of another name.
    IllegalDefinitionLocation { name: Box<str>, file: Box<str> } => ILLEGAL_DEFINITION_LOCATION
        "Unacceptable location. The name '{name}' is unacceptable in file '{file}'";
    /// A statement at the top of a module file.
    IllegalTopConstructLocation { label: Box<str> } => ILLEGAL_TOP_CONSTRUCT_LOCATION
        "This {label} is unacceptable as a top level construct in this location";
    /// `|*$a, $b| {}`
    CapturesRestNotLast { name: Box<str> } => CAPTURES_REST_NOT_LAST
        "Parameter ${name} is not last, and has 'captures rest'";
    /// `class a(*$b) {}`
    CapturesRestNotSupported { name: Box<str>, container: Box<str> } =>
        CAPTURES_REST_NOT_SUPPORTED
        "Parameter ${name} has 'captures rest' - not supported in {}", a_an(container);
    /// The text of a heredoc is said to be JSON and is not.
    IllegalJson { syntax: Box<str>, detail: Box<str> } => ILLEGAL_JSON
        "Invalid produced text having syntax: '{syntax}'. JSON syntax checker: Cannot parse invalid JSON string. \"{detail}\"";
    /// The text of a heredoc is said to be Base64 and is not.
    IllegalBase64 { syntax: Box<str>, detail: &'static str } => ILLEGAL_BASE64
        "Invalid produced text having syntax: '{syntax}'. Base64 syntax checker: Cannot parse invalid Base64 string - {detail}";
    /// The text of a heredoc is said to be Puppet code and is not.
    IllegalPp { detail: Box<str> } => ILLEGAL_PP
        "Invalid produced text having syntax: 'pp'. PP syntax checker: \"{detail}\"";
    /// The text of a heredoc is said to be a template and is not.
    IllegalEpp { detail: Box<str> } => ILLEGAL_EPP
        "Invalid produced text having syntax: 'epp'. EPP syntax checker: \"{detail}\"";
    /// `@(END:x+pp)`: what is checked as Puppet code must be called just that.
    HeredocSyntaxName { checker: &'static str } => HEREDOC_SYNTAX_NAME
        "{checker} syntax checker: the syntax identifier must be a String, e.g. pp";
    /// Text before the parameters of a template.
    IllegalEppParameters => ILLEGAL_EPP_PARAMETERS
        "Ambiguous EPP parameter expression. Probably missing '<%-' before parameters to remove leading whitespace";
    /// A value that nobody uses.
    IdemExpressionNotLast { label: Box<str> } => IDEM_EXPRESSION_NOT_LAST
        "This {label} has no effect. A value was produced and then forgotten (one or more preceding expressions may have the wrong form)";
    /// `notify { message => 'x' }`
    ResourceWithoutTitle { name: Box<str> } => RESOURCE_WITHOUT_TITLE
        "This expression is invalid. Did you try declaring a '{name}' resource without a title?";
    /// A class that ends in a value.
    IdemNotAllowedLast { label: Box<str>, container: Box<str> } => IDEM_NOT_ALLOWED_LAST
        "This {label} has no effect. {} can not end with a value-producing expression without other effect", a_an_uc(container);
    /// `private` or `attr` as a word.
    ReservedWord { word: Box<str> } => RESERVED_WORD
        "Use of reserved word: {word}, must be quoted if intended to be a String value";
    /// A word that will be reserved.
    FutureReservedWord { word: Box<str> } => FUTURE_RESERVED_WORD
        "Use of future reserved word: '{word}'";
    /// `class integer {}`
    ReservedTypeName { name: Box<str>, label: Box<str> } => RESERVED_TYPE_NAME
        "The name: '{name}' is already defined by Puppet and can not be used as the name of {}.", a_an(label);
    /// `node a inherits b {}`
    IllegalNodeInheritance => ILLEGAL_NODE_INHERITANCE
        "Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation";
    /// `class a($b, $b) {}`
    DuplicateParameter { name: Box<str> } => DUPLICATE_PARAMETER
        "The parameter '{name}' is declared more than once in the parameter list";
    /// `{ a => 1, a => 2 }`
    DuplicateKey { key: Box<str> } => DUPLICATE_KEY "The key '{key}' is declared more than once";
    /// Two `default` options.
    DuplicateDefault { container: Box<str> } => DUPLICATE_DEFAULT
        "This {container} already has a 'default' entry - this is a duplicate";
    /// `class a($title) {}`
    ReservedParameter { name: Box<str>, container: Box<str> } => RESERVED_PARAMETER
        "The parameter ${name} redefines a built in parameter in the {container}";
    /// Two `* =>` in one body.
    MultipleAttributesUnfold => MULTIPLE_ATTRIBUTES_UNFOLD
        "Unfolding of attributes from Hash can only be used once per resource body";
    /// A literal that does not fit 64 bits; `value` in the reference's hexadecimal form.
    NumericOverflow { label: Box<str>, value: Box<str> } => NUMERIC_OVERFLOW
        "{} resulted in a value outside of Puppet Integer max range, got '{value}'", a_an_uc(label);
    /// A catalog expression in a plan.
    ExpressionNotSupportedWhenScripting { label: Box<str> } =>
        EXPRESSION_NOT_SUPPORTED_WHEN_SCRIPTING
        "{} is only available when compiling a catalog", a_an_uc(label);
    /// A plan expression in an apply block, or in a catalog.
    ExpressionNotSupportedWhenCompiling { label: Box<str> } =>
        EXPRESSION_NOT_SUPPORTED_WHEN_COMPILING
        "{} is not available when compiling a catalog", a_an_uc(label);
}
