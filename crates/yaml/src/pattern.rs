//! Regular expressions (`!ruby/regexp /a/i`): Ruby has them, data has not.

use std::any::Any;
use std::sync::Arc;

use marotte_pcore::{Foreign, Str, Value};

/// A regular expression, as it is written: slashes and options included.
#[derive(Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The text.
    pub text: Str,
}

impl Pattern {
    /// The pattern as a value.
    pub(crate) fn value(text: &str) -> Value {
        let text = text.into();
        Value::Foreign(Arc::new(Self { text }))
    }

    /// The pattern that a value is.
    pub fn of(value: &Value) -> Option<&Self> {
        match value {
            Value::Foreign(foreign) => foreign.as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl Foreign for Pattern {
    fn class(&self) -> &str {
        "Regexp"
    }

    fn text(&self) -> Str {
        self.text.clone()
    }

    fn inspect(&self) -> String {
        self.text.to_string()
    }

    fn equals(&self, other: &dyn Foreign) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other == self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
