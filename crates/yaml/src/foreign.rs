//! What Ruby reads and data may not hold. It is made to look like the other value that data may not
//! hold: code.

use std::any::Any;
use std::sync::Arc;

use marotte_pcore::types::CallableType;
use marotte_pcore::{Lambda, Value};

/// Something of Ruby's as a value.
struct Foreign<T>(T);

impl<T: Send + Sync + 'static> Lambda for Foreign<T> {
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

/// Something of Ruby's as a value.
pub(crate) fn foreign<T: Send + Sync + 'static>(of: T) -> Value {
    Value::Lambda(Arc::new(Foreign(of)))
}

/// What a value is of Ruby's, if it is of that kind.
pub(crate) fn as_foreign<T: 'static>(value: &Value) -> Option<&T> {
    match value {
        Value::Lambda(lambda) => lambda.as_any().downcast_ref().map(|Foreign(of)| of),
        _ => None,
    }
}
