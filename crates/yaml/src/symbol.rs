//! Symbols: Ruby has them, data has not.

use std::any::Any;
use std::sync::Arc;

use marotte_pcore::types::CallableType;
use marotte_pcore::{Lambda, Str, Value};

/// A symbol as a value. It is nothing that data may hold, so that it is made to look like the
/// other value that data may not hold: code.
pub struct Symbol(pub Str);

impl Symbol {
    /// The symbol as a value.
    pub fn value(name: impl Into<Str>) -> Value {
        Value::Lambda(Arc::new(Self(name.into())))
    }

    /// The name of a symbol, if a value is one.
    pub fn name_of(value: &Value) -> Option<&Str> {
        match value {
            Value::Lambda(lambda) => lambda.as_any().downcast_ref::<Self>().map(|s| &s.0),
            _ => None,
        }
    }
}

impl Lambda for Symbol {
    fn callable_type(&self) -> Arc<CallableType> {
        Arc::new(CallableType {
            parameters: None,
            block: None,
            return_type: None,
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
