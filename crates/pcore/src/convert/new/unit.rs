//! `NotUndef.new`: whatever is given.

use std::sync::OnceLock;

use super::Definition;

pub(super) static UNIT: Definition = Definition {
    name: "new_unit",
    local_types: &[],
    accepts: &[("Any $from", |arguments, _| {
        Ok(arguments.first().cloned().unwrap_or_default())
    })],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};
