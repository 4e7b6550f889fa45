//! Dates and times: Ruby has them, data has not.

use std::any::Any;
use std::sync::Arc;

use marotte_pcore::{Foreign, Str, Value};

/// A date or a time, as it is written.
#[derive(Debug, PartialEq, Eq)]
pub struct Moment {
    /// The text.
    pub text: Str,
    /// Whether it is a date alone.
    pub is_date: bool,
}

impl Moment {
    /// The moment as a value.
    pub(crate) fn value(text: &str, is_date: bool) -> Value {
        let text = text.into();
        Value::Foreign(Arc::new(Self { text, is_date }))
    }

    /// The moment that a value is.
    pub fn of(value: &Value) -> Option<&Self> {
        match value {
            Value::Foreign(foreign) => foreign.as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl Foreign for Moment {
    fn class(&self) -> &str {
        if self.is_date { "Date" } else { "Time" }
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
