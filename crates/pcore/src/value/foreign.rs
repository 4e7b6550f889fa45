//! Values of another language that code can hold and pass on, but not write: a symbol, an integer of
//! any size, an object. What such a value is called, how it is printed and what it equals is its own
//! answer.

use std::any::Any;
use std::cmp::Ordering;
use std::sync::Arc;

use crate::value::{Str, Value};

/// A value of another language. The questions are those that Ruby answers of every object.
pub trait Foreign: Send + Sync {
    /// The name of its class.
    fn class(&self) -> &str;

    /// Its text, where it is interpolated.
    fn text(&self) -> Str;

    /// How it is printed where values are shown as code.
    fn inspect(&self) -> String;

    /// Whether it is the same as another one.
    fn equals(&self, other: &dyn Foreign) -> bool;

    /// Its order among other values; nothing if it has none.
    fn order(&self, _other: &Value) -> Option<Ordering> {
        None
    }

    /// The value itself, for those who know what it is.
    fn as_any(&self) -> &dyn Any;
}

/// A symbol of Ruby's: it has them, data has not.
#[derive(Debug, PartialEq, Eq)]
pub struct Symbol(pub Str);

impl Symbol {
    /// The symbol as a value.
    pub fn value(name: impl Into<Str>) -> Value {
        Value::Foreign(Arc::new(Self(name.into())))
    }

    /// The name of a symbol, if a value is one.
    pub fn name_of(value: &Value) -> Option<&Str> {
        as_foreign::<Self>(value).map(|symbol| &symbol.0)
    }
}

impl Foreign for Symbol {
    fn class(&self) -> &str {
        "Symbol"
    }

    fn text(&self) -> Str {
        self.0.clone()
    }

    fn inspect(&self) -> String {
        format!(":{}", self.0)
    }

    fn equals(&self, other: &dyn Foreign) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other == self)
    }

    fn order(&self, other: &Value) -> Option<Ordering> {
        let other = Self::name_of(other)?;
        Some(self.0.as_bytes().cmp(other.as_bytes()))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What a value is of another language, if it is of that kind.
pub fn as_foreign<T: 'static>(value: &Value) -> Option<&T> {
    match value {
        Value::Foreign(of) => of.as_any().downcast_ref(),
        _ => None,
    }
}
