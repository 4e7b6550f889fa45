//! What a level remembers for one location.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use marotte_pcore::object::lookup_context;
use marotte_pcore::{Hash, Object, Str, Value};
use rustc_hash::FxHashMap;

/// What a function remembers for one location.
pub(crate) struct FunctionContext {
    pub(crate) module: Option<Str>,
    number: usize,
    /// All keys, of a function that gives them at once or reads a file with all of them.
    pub(crate) data: OnceLock<Arc<Hash>>,
    /// What a function that is asked for one key after the other has answered.
    pub(super) results: Mutex<FxHashMap<Str, Value>>,
    /// What the function itself puts aside.
    pub(crate) cache: Mutex<Hash>,
}

/// A lock that outlives panics of others.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl FunctionContext {
    pub(crate) fn new(module: Option<Str>, number: usize) -> Self {
        Self {
            module,
            number,
            data: OnceLock::new(),
            results: Mutex::default(),
            cache: Mutex::default(),
        }
    }

    /// The value that functions are given.
    pub(super) fn value(&self) -> Value {
        let module = self.module.clone().map_or(Value::Undef, Value::String);
        let number = Value::Integer(self.number as i64);
        Value::Object(Arc::new(Object {
            object_type: lookup_context(),
            attributes: [module, number].into(),
        }))
    }
}
