//! The sentences with which Ruby's `sprintf` refuses a format or an argument.

use std::fmt;

use crate::numeric::NumberError;

/// Why a format could not be applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatError {
    /// A `%` ends the format.
    IncompleteSpecifier,
    /// The character after `%` is no directive; absent when it cannot be printed.
    MalformedFormat(Option<char>),
    /// The format ends within a width or precision.
    UnfinishedNumber,
    /// A name lacks its closing bracket.
    UnmatchedParenthesis,
    /// A `%` directive has flags, a width or a precision.
    InvalidPercent,
    /// A width is larger than can be produced.
    WidthTooBig,
    /// A precision is larger than can be produced.
    PrecisionTooBig,
    /// A width is given twice.
    WidthGivenTwice,
    /// A width follows a precision.
    WidthAfterPrecision,
    /// A flag follows a width.
    FlagAfterWidth,
    /// A flag follows a precision.
    FlagAfterPrecision,
    /// A precision is given twice.
    PrecisionGivenTwice,
    /// An argument is selected twice.
    ValueGivenTwice(i64),
    /// The format wants more arguments than there are.
    TooFewArguments,
    /// An argument number is less than one.
    InvalidIndex(i64),
    /// An argument in order follows a numbered one.
    UnnumberedMixedWithNumbered(usize),
    /// An argument in order follows a named one.
    UnnumberedMixedWithNamed(usize),
    /// A numbered argument follows one in order.
    NumberedAfterUnnumbered(i64, usize),
    /// A numbered argument follows a named one.
    NumberedAfterNamed(i64),
    /// A named argument (with its brackets) follows one in order.
    NamedAfterUnnumbered(String, usize),
    /// A named argument (with its brackets) follows a numbered one.
    NamedAfterNumbered(String),
    /// A second name (with its brackets) follows a first.
    NamedAfterNamed(String, String),
    /// Names are used without exactly one hash as the argument.
    OneHashRequired,
    /// The hash lacks the name (with its brackets).
    KeyNotFound(String),
    /// `%c` was given text of another length than one character.
    CharacterRequired,
    /// `%c` was given a number that is no character.
    InvalidCharacter,
    /// Text is no number.
    Number(NumberError),
    /// A value cannot become a number: its name and the kind of number.
    CannotConvert(String, &'static str),
    /// A value is no integer: its class.
    NoImplicitConversion(String),
    /// `nil` is no integer.
    NoImplicitConversionFromNil,
    /// A float is infinite or no number.
    FloatDomain(String),
    /// An integer does not fit 32 bits.
    IntegerOutOfRange(String, &'static str),
    /// A float does not fit an integer.
    FloatOutOfRange(String),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IncompleteSpecifier => {
                f.write_str("incomplete format specifier; use %% (double %) instead")
            }
            Self::MalformedFormat(Some(character)) => {
                write!(f, "malformed format string - %{character}")
            }
            Self::MalformedFormat(None) => f.write_str("malformed format string"),
            Self::UnfinishedNumber => f.write_str("malformed format string - %*[0-9]"),
            Self::UnmatchedParenthesis => f.write_str("malformed name - unmatched parenthesis"),
            Self::InvalidPercent => f.write_str("invalid format character - %"),
            Self::WidthTooBig => f.write_str("width too big"),
            Self::PrecisionTooBig => f.write_str("precision too big"),
            Self::WidthGivenTwice => f.write_str("width given twice"),
            Self::WidthAfterPrecision => f.write_str("width after precision"),
            Self::FlagAfterWidth => f.write_str("flag after width"),
            Self::FlagAfterPrecision => f.write_str("flag after precision"),
            Self::PrecisionGivenTwice => f.write_str("precision given twice"),
            Self::ValueGivenTwice(number) => write!(f, "value given twice - {number}$"),
            Self::TooFewArguments => f.write_str("too few arguments"),
            Self::InvalidIndex(number) => write!(f, "invalid index - {number}$"),
            Self::UnnumberedMixedWithNumbered(next) => {
                write!(f, "unnumbered({next}) mixed with numbered")
            }
            Self::UnnumberedMixedWithNamed(next) => {
                write!(f, "unnumbered({next}) mixed with named")
            }
            Self::NumberedAfterUnnumbered(number, last) => {
                write!(f, "numbered({number}) after unnumbered({last})")
            }
            Self::NumberedAfterNamed(number) => write!(f, "numbered({number}) after named"),
            Self::NamedAfterUnnumbered(name, last) => {
                write!(f, "named{name} after unnumbered({last})")
            }
            Self::NamedAfterNumbered(name) => write!(f, "named{name} after numbered"),
            Self::NamedAfterNamed(name, first) => write!(f, "named{name} after <{first}>"),
            Self::OneHashRequired => f.write_str("one hash required"),
            Self::KeyNotFound(name) => write!(f, "key{name} not found"),
            Self::CharacterRequired => f.write_str("%c requires a character"),
            Self::InvalidCharacter => f.write_str("invalid character"),
            Self::Number(error) => error.fmt(f),
            Self::CannotConvert(value, kind) => write!(f, "can't convert {value} into {kind}"),
            Self::NoImplicitConversion(class) => {
                write!(f, "no implicit conversion of {class} into Integer")
            }
            Self::NoImplicitConversionFromNil => {
                f.write_str("no implicit conversion from nil to integer")
            }
            Self::FloatDomain(value) => f.write_str(value),
            Self::IntegerOutOfRange(value, size) => {
                write!(f, "integer {value} too {size} to convert to `int'")
            }
            Self::FloatOutOfRange(value) => write!(f, "float {value} out of range of integer"),
        }
    }
}

impl std::error::Error for FormatError {}

impl From<NumberError> for FormatError {
    fn from(error: NumberError) -> Self {
        Self::Number(error)
    }
}
