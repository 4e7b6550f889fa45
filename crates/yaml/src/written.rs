//! Scalars that Ruby has and data has not, as they are written: dates, times, regular expressions.

use std::any::Any;
use std::sync::Arc;

use marotte_pcore::{Foreign, Str, Value};

/// A scalar as it is written, and what it stands for.
#[derive(Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: Str,
    /// What it is.
    pub class: WrittenClass,
}

/// What such a scalar stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenClass {
    /// `2020-01-02`
    Date,
    /// `2020-01-02 03:04:05`
    Time,
    /// `!ruby/regexp /a/i`: with its slashes and options.
    Regexp,
}

impl Written {
    /// The scalar as a value.
    pub(crate) fn value(text: &str, class: WrittenClass) -> Value {
        let text = text.into();
        Value::Foreign(Arc::new(Self { text, class }))
    }

    /// The scalar that a value is.
    pub fn of(value: &Value) -> Option<&Self> {
        match value {
            Value::Foreign(foreign) => foreign.as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl Foreign for Written {
    fn class(&self) -> &str {
        match self.class {
            WrittenClass::Date => "Date",
            WrittenClass::Time => "Time",
            WrittenClass::Regexp => "Regexp",
        }
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
