//! `Sensitive.new`

use std::sync::{Arc, OnceLock};

use super::Definition;
use crate::value::Value;

pub(super) static SENSITIVE: Definition = Definition {
    name: "new_Sensitive",
    local_types: &[],
    accepts: &[
        ("Sensitive $value", |arguments, _| {
            Ok(arguments.first().cloned().unwrap_or_default())
        }),
        ("Any $value", |arguments, _| {
            let value = arguments.first().cloned().unwrap_or_default();
            Ok(Value::Sensitive(Arc::new(value)))
        }),
    ],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};
