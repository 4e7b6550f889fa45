//! Lookups of data, as code asks for them. Who answers is the
//! [`DataProvider`](crate::DataProvider).

use std::sync::Arc;

use marotte_pcore::{Hash, Str, Type, Value};

use crate::closure::Block;
use crate::evaluator::Evaluator;

/// What a call of `lookup` or of one of the functions of Hiera asks for.
pub struct LookupRequest {
    /// The name or names, as the call gives them.
    pub name: Value,
    /// What the value must be.
    pub value_type: Option<Type>,
    /// How several values are made one: the name of a strategy, or a hash of options.
    pub merge: Option<Value>,
    /// The value if nothing is found.
    pub default: Option<Value>,
    /// Values that count more than the data.
    pub overrides: Option<Arc<Hash>>,
    /// Values that count if the data has none.
    pub defaults: Option<Arc<Hash>>,
    /// What gives the value if nothing is found.
    pub block: Option<Block>,
    /// Whether it is one of the old functions that asks.
    pub is_hiera_call: bool,
}

impl LookupRequest {
    /// A request for a name or names.
    pub fn new(name: Value) -> Self {
        Self {
            name,
            value_type: None,
            merge: None,
            default: None,
            overrides: None,
            defaults: None,
            block: None,
            is_hiera_call: false,
        }
    }
}

impl Evaluator {
    /// A variable that is undefined where data is interpolated: one that always exists has no
    /// value, others are `None`.
    pub fn interpolated_variable(&self, name: &Str) -> Option<Value> {
        self.lookup(name).or_else(|| {
            let bare = name.strip_prefix("::").unwrap_or(name);
            let is_number = !bare.is_empty() && bare.bytes().all(|b| b.is_ascii_digit());
            (is_number || matches!(bare, "module_name" | "caller_module_name"))
                .then_some(Value::Undef)
        })
    }
}
