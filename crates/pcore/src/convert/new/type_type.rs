//! `Type.new`: types from text.

use std::sync::OnceLock;

use super::Definition;
use super::constructor::{Surroundings, first_text};
use crate::convert::ConvertError;
use crate::parse::parse_type_with;
use crate::value::Value;

pub(super) static TYPE: Definition = Definition {
    name: "new_type",
    local_types: &[],
    accepts: &[("String[1] $type_string", from_string)],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn from_string(
    arguments: &[Value],
    surroundings: &Surroundings<'_>,
) -> Result<Value, ConvertError> {
    parse_type_with(first_text(arguments), surroundings.types)
        .map(Value::Type)
        .map_err(ConvertError::from)
}
