//! What `sprintf` formats: the small view of a value that Ruby's directives need.

use std::borrow::Cow;

use crate::float;
use crate::inspect::inspect;
use crate::integer::BigInteger;
use crate::numeric;
use crate::sprintf::error::FormatError;
use crate::sprintf::floating::general_text;

/// One argument of a format.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// Ruby's `nil`.
    Nil,
    /// `true` or `false`.
    Boolean(bool),
    /// An integer.
    Integer(i64),
    /// A float.
    Float(f64),
    /// Text.
    String(&'a str),
    /// Any other value.
    Object(&'a dyn Object),
}

/// A value that is neither a number nor text: it prints itself and may stand for a number.
pub trait Object: std::fmt::Debug {
    /// The text for `%s`.
    fn to_s(&self) -> String;

    /// The text for `%p`.
    fn inspect(&self) -> String;

    /// The name of the class for sentences such as `can't convert Array into Integer`.
    fn class_name(&self) -> Cow<'_, str>;

    /// The value as an integer, for those that have one.
    fn to_integer(&self) -> Option<i64> {
        None
    }

    /// The value as an integer of any size, for those that have one.
    fn to_big_integer(&self) -> Option<BigInteger> {
        self.to_integer().map(BigInteger::from)
    }

    /// The value as a float, for those that have one.
    fn to_float(&self) -> Option<f64> {
        None
    }

    /// The entries, when the value is a hash that names the arguments of a format.
    fn as_names(&self) -> Option<&dyn Names> {
        None
    }
}

/// A hash that names the arguments of a format.
pub trait Names {
    /// The argument with a name; `None` when the hash has no such key.
    fn argument(&self, name: &str) -> Option<Argument<'_>>;
}

impl<'a> Argument<'a> {
    pub(super) fn to_s(self) -> Cow<'a, str> {
        match self {
            Self::Nil => Cow::Borrowed(""),
            Self::Boolean(value) => Cow::Borrowed(if value { "true" } else { "false" }),
            Self::Integer(value) => Cow::Owned(value.to_string()),
            Self::Float(value) => Cow::Owned(float::to_s(value)),
            Self::String(text) => Cow::Borrowed(text),
            Self::Object(object) => Cow::Owned(object.to_s()),
        }
    }

    pub(super) fn inspect(self) -> Cow<'a, str> {
        match self {
            Self::Nil => Cow::Borrowed("nil"),
            Self::String(text) => Cow::Owned(inspect(text)),
            Self::Object(object) => Cow::Owned(object.inspect()),
            _ => self.to_s(),
        }
    }

    /// The integer for the directives of integers: the fraction of floats is cut off, text is read.
    pub(super) fn to_integer(self) -> Result<BigInteger, FormatError> {
        match self {
            Self::Integer(value) => Ok(value.into()),
            Self::Float(value) if !value.is_finite() => {
                Err(FormatError::FloatDomain(float::to_s(value)))
            }
            Self::Float(value) => Ok(BigInteger::from_float(value.trunc())),
            Self::String(text) => Ok(numeric::integer(text)?),
            _ => self
                .object()
                .and_then(Object::to_big_integer)
                .ok_or_else(|| FormatError::CannotConvert(self.name(), "Integer")),
        }
    }

    /// The float for the directives of floats.
    pub(super) fn to_float(self) -> Result<f64, FormatError> {
        match self {
            Self::Integer(value) => Ok(value as f64),
            Self::Float(value) => Ok(value),
            Self::String(text) => Ok(numeric::float(text)?),
            _ => self
                .object()
                .and_then(Object::to_float)
                .ok_or_else(|| FormatError::CannotConvert(self.name(), "Float")),
        }
    }

    /// The integer of 32 bits that a `*` or a character code must be.
    pub(super) fn to_int(self) -> Result<i32, FormatError> {
        let value = match self {
            Self::Nil => return Err(FormatError::NoImplicitConversionFromNil),
            Self::Integer(value) => value,
            Self::Float(value) if value.abs() < 9.3e18 => value as i64,
            Self::Float(value) => return Err(FormatError::FloatOutOfRange(out_of_range(value))),
            _ => self
                .object()
                .and_then(Object::to_integer)
                .ok_or_else(|| FormatError::NoImplicitConversion(self.name()))?,
        };
        i32::try_from(value).map_err(|_| {
            let size = if value < 0 { "small" } else { "big" };
            FormatError::IntegerOutOfRange(value.to_string(), size)
        })
    }

    fn object(self) -> Option<&'a dyn Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    fn name(&self) -> String {
        match self {
            Self::Nil => "nil".to_owned(),
            Self::Boolean(_) => self.to_s().into_owned(),
            Self::Integer(_) => "Integer".to_owned(),
            Self::Float(_) => "Float".to_owned(),
            Self::String(_) => "String".to_owned(),
            Self::Object(object) => object.class_name().into_owned(),
        }
    }
}

fn out_of_range(value: f64) -> String {
    match value {
        _ if value.is_nan() => "NaN".to_owned(),
        f64::INFINITY => "Inf".to_owned(),
        f64::NEG_INFINITY => "-Inf".to_owned(),
        _ => general_text(value, 10),
    }
}
