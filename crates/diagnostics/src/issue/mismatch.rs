//! Issues of values that are not of the type that they must have, and of arguments that no signature
//! accepts.
//!
//! `at` is what a sentence begins with: the subject and the way to what is wrong inside of it, such as
//! `Class[A]: parameter 'x' index 3`.

use std::fmt;

use super::issues;
use crate::a_an;

issues! {
    /// Why a value does not fit.
    MismatchIssue;

    /// `class a(Struct[{b => Any}] $c)` with `c => {}`
    MissingKey { at: Box<str>, key: Box<str> } => MISSING_KEY "{at} expects a value for key '{key}'";
    /// `class a($b)` with nothing
    MissingParameter { at: Box<str>, name: Box<str> } => MISSING_REQUIRED_PARAMETER
        "{at} expects a value for parameter '{name}'";
    /// `class a(Struct[{}] $c)` with `c => { b => 1 }`
    ExtraneousKey { at: Box<str>, key: Box<str> } => UNRECOGNIZED_KEY "{at} unrecognized key '{key}'";
    /// `class a($b)` with `c => 1`
    InvalidParameter { at: Box<str>, name: Box<str> } => UNKNOWN_PARAMETER
        "{at} has no parameter named '{name}'";
    /// `abs(1) |$x| { }`
    UnexpectedBlock { at: Box<str> } => UNEXPECTED_BLOCK "{at} does not expect a block";
    /// `map([1])`
    MissingBlock { at: Box<str> } => MISSING_REQUIRED_BLOCK "{at} expects a block";
    /// `class a(Nothing $b)`
    UnresolvedType { at: Box<str>, name: Box<str> } => UNRESOLVED_TYPE
        "{at} references an unresolved type '{name}'";
    /// `class a(Integer $b)` with `b => 'c'`; the expected type is one of several if it is a choice.
    Type { at: Box<str>, expected: Box<[Box<str>]>, actual: Box<str> } => TYPE_MISMATCH
        "{at} expects {}, got {actual}", AnyOf(expected);
    /// `class a(Enum[b] $c)` with `c => 'd'`
    Pattern { at: Box<str>, or_undef: bool, expected: Box<str>, actual: Box<str> } => PATTERN_MISMATCH
        "{at} expects {}a match for {expected}, got {actual}",
        if *or_undef { "an undef value or " } else { "" };
    /// `class a(Array[Any, 1] $b)` with `b => []`
    Size { at: Box<str>, expected: Bounds, actual: Bounds } => SIZE_MISMATCH
        "{at} expects size to be {}, got {}", expected.or_zero("0"), actual.or_zero("0");
    /// `abs()`
    Count { at: Box<str>, expected: Bounds, actual: Bounds } => ARGUMENT_COUNT_MISMATCH
        "{at} expects {} argument{}, got {}",
        expected.or_zero("no"), expected.plural(), actual.or_zero("none");

    /// Several things are wrong inside of one value.
    Several { found: Box<[MismatchIssue]> } => TYPE_MISMATCH "{}", Lines(found);
    /// Several things are wrong with what a class, a define or a template is given.
    SeveralOf { subject: Box<str>, found: Box<[MismatchIssue]> } => PARAMETER_MISMATCH
        "{subject}:\n {}", Lines(found);
    /// Several things are wrong with the arguments of a function that has one signature.
    NotAccepted { function: Box<str>, rejection: Box<Rejection> } => NO_MATCHING_SIGNATURE
        "{function} expects ({}){}", rejection.signature, rejection.because("  ");
    /// None of the signatures of a function accepts the arguments.
    NoSignature { function: Box<str>, rejections: Box<[Rejection]> } => NO_MATCHING_SIGNATURE
        "The function {function} was called with arguments it does not accept. It expects one of:{}",
        Signatures(rejections);
}

/// A signature and what it has against the arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejection {
    /// The parameters: `Integer a, String b?`.
    pub signature: Box<str>,
    /// What is wrong.
    pub found: Box<[MismatchIssue]>,
}

impl Rejection {
    fn because<'a>(&'a self, indent: &'a str) -> impl fmt::Display + 'a {
        Because(indent, &self.found)
    }
}

/// How many there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// At least.
    pub min: i64,
    /// At most, if that is limited.
    pub max: Option<i64>,
}

impl Bounds {
    fn or_zero(self, zero: &'static str) -> impl fmt::Display {
        Count(self, zero)
    }

    fn plural(self) -> &'static str {
        match (self.min, self.max) {
            (1, Some(1) | None) | (0, Some(1)) => "",
            _ => "s",
        }
    }
}

struct Count(Bounds, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.min, self.0.max) {
            (0, Some(0)) => f.write_str(self.1),
            (min, Some(max)) if min == max => write!(f, "{min}"),
            (0, None) => f.write_str("unlimited"),
            (0, Some(max)) => write!(f, "at most {max}"),
            (min, None) => write!(f, "at least {min}"),
            (min, Some(max)) => write!(f, "between {min} and {max}"),
        }
    }
}

/// `an Integer value`, `a value of type Integer or String`
struct AnyOf<'a>(&'a [Box<str>]);

impl fmt::Display for AnyOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [only] => write!(f, "{} value", a_an(only)),
            [one, other] => write!(f, "a value of type {one} or {other}"),
            [several @ .., last] => {
                write!(f, "a value of type {}, or {last}", several.join(", "))
            }
            [] => f.write_str("a value of type , or "),
        }
    }
}

/// Sentences on lines of their own.
struct Lines<'a>(&'a [MismatchIssue]);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, found) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n ")?;
            }
            write!(f, "{found}")?;
        }
        Ok(())
    }
}

struct Because<'a>(&'a str, &'a [MismatchIssue]);

impl fmt::Display for Because<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for found in self.1 {
            write!(f, "\n{}rejected:{found}", self.0)?;
        }
        Ok(())
    }
}

struct Signatures<'a>(&'a [Rejection]);

impl fmt::Display for Signatures<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rejection in self.0 {
            write!(
                f,
                "\n  ({}){}",
                rejection.signature,
                rejection.because("    ")
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts() {
        let count = |min, max, actual| MismatchIssue::Count {
            at: "'f'".into(),
            expected: Bounds { min, max },
            actual: Bounds {
                min: actual,
                max: Some(actual),
            },
        };
        let text = |min, max, actual| count(min, max, actual).to_string();
        assert_eq!(text(1, Some(1), 0), "'f' expects 1 argument, got none");
        assert_eq!(text(0, Some(0), 2), "'f' expects no arguments, got 2");
        assert_eq!(
            text(1, None, 0),
            "'f' expects at least 1 argument, got none"
        );
        assert_eq!(
            text(1, Some(3), 4),
            "'f' expects between 1 and 3 arguments, got 4"
        );
    }

    #[test]
    fn choices() {
        let text = |expected: &[&str]| {
            let issue = MismatchIssue::Type {
                at: "x".into(),
                expected: expected.iter().map(|name| (*name).into()).collect(),
                actual: "Float".into(),
            };
            issue.to_string()
        };
        assert_eq!(text(&["Integer"]), "x expects an Integer value, got Float");
        assert_eq!(
            text(&["A", "B"]),
            "x expects a value of type A or B, got Float"
        );
        assert_eq!(
            text(&["A", "B", "C"]),
            "x expects a value of type A, B, or C, got Float"
        );
    }
}
