//! Symbols: Ruby has them, data has not.

use marotte_pcore::{Str, Value};

use crate::foreign::{as_foreign, foreign};

/// A symbol of Ruby's.
pub struct Symbol(pub Str);

impl Symbol {
    /// The symbol as a value.
    pub fn value(name: impl Into<Str>) -> Value {
        foreign(Self(name.into()))
    }

    /// The name of a symbol, if a value is one.
    pub fn name_of(value: &Value) -> Option<&Str> {
        as_foreign::<Self>(value).map(|symbol| &symbol.0)
    }
}
