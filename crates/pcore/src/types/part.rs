//! How types hold other types: they can be nested deeper than a thread's stack, so that what is
//! dropped with a type may have to be dropped after it.

use std::fmt;
use std::mem::{replace, take};
use std::ops::Deref;
use std::sync::Arc;

use super::{ArrayType, CallableType, HashType, InitType, ObjectType, StructType, TupleType, Type};
use crate::deep;
use crate::value::{Str, Value};

/// The type that another one is about: `Integer` in `Optional[Integer]`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Part(Arc<Type>);

impl Part {
    /// A type as the part of another one.
    pub fn new(of: Type) -> Self {
        Self(Arc::new(of))
    }
}

impl Deref for Part {
    type Target = Type;

    fn deref(&self) -> &Type {
        &self.0
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        deep::give_up(|| Value::Type(Type::Type(Some(replace(self, Self::new(Type::Any))))));
    }
}

impl Drop for ArrayType {
    fn drop(&mut self) {
        deep::give_up(|| Value::Type(Type::array(replace(&mut self.element, Type::Any), None)));
    }
}

impl Drop for HashType {
    fn drop(&mut self) {
        deep::give_up(|| {
            let [key, value] = [&mut self.key, &mut self.value].map(|of| replace(of, Type::Any));
            Value::Type(Type::hash(key, value, None))
        });
    }
}

impl Drop for TupleType {
    fn drop(&mut self) {
        deep::give_up(|| Value::Type(Type::Tuple(Arc::new(take(self)))));
    }
}

impl Drop for StructType {
    fn drop(&mut self) {
        deep::give_up(|| Value::Type(Type::Struct(Arc::new(take(self)))));
    }
}

impl Drop for CallableType {
    fn drop(&mut self) {
        deep::give_up(|| {
            let parts = CallableType {
                parameters: self.parameters.take(),
                block: self.block.take(),
                return_type: self.return_type.take(),
            };
            Value::Type(Type::Callable(Some(Arc::new(parts))))
        });
    }
}

impl Drop for ObjectType {
    fn drop(&mut self) {
        deep::give_up(|| {
            let mut parts = Self::undefined(Str::new());
            parts.definition = take(&mut self.definition);
            parts.parent = take(&mut self.parent);
            Value::Type(Type::Object(Arc::new(parts)))
        });
    }
}

impl Drop for InitType {
    fn drop(&mut self) {
        deep::give_up(|| {
            let made = replace(&mut self.made, Type::Any);
            Value::Type(Type::init(made, take(&mut self.arguments)))
        });
    }
}
