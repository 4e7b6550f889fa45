//! Values as what Ruby's `sprintf` puts into a text.

use std::borrow::Cow;

use marotte_scalars::sprintf::{Argument, Names, Object};

use super::{ruby_inspect, ruby_to_s};
use crate::label::ruby_class;
use crate::value::{Oversized, Value};

/// A value as an argument of `sprintf`.
pub fn format_argument(value: &Value) -> Argument<'_> {
    match value {
        Value::Undef => Argument::Nil,
        Value::Boolean(value) => Argument::Boolean(*value),
        Value::Integer(value) => Argument::Integer(*value),
        Value::Float(value) => Argument::Float(*value),
        Value::String(text) => Argument::String(text),
        other => match Oversized::digits_of(other) {
            Some(digits) => Argument::String(digits),
            None => Argument::Object(other),
        },
    }
}

impl Object for Value {
    fn to_s(&self) -> String {
        ruby_to_s(self)
    }

    fn inspect(&self) -> String {
        ruby_inspect(self)
    }

    fn class_name(&self) -> Cow<'_, str> {
        Cow::Owned(ruby_class(self))
    }

    fn as_names(&self) -> Option<&dyn Names> {
        matches!(self, Value::Hash(_)).then_some(self as &dyn Names)
    }
}

impl Names for Value {
    fn argument(&self, name: &str) -> Option<Argument<'_>> {
        match self {
            Value::Hash(hash) => hash.get_str(name).map(format_argument),
            _ => None,
        }
    }
}
