//! `Regexp.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::text::regexp_escape;

use super::Definition;
use super::constructor::{Surroundings, first_text};
use crate::convert::ConvertError;
use crate::value::{Regexp, Value};

pub(super) static REGEXP: Definition = Definition {
    // The reference's own slip: it carries the name of the constructor of floats.
    name: "new_float",
    local_types: &[],
    accepts: &[("String $pattern, Boolean $escape = ?", from_string)],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn from_string(
    arguments: &[Value],
    surroundings: &Surroundings<'_>,
) -> Result<Value, ConvertError> {
    let pattern = first_text(arguments);
    let regexp = if arguments.get(1).is_some_and(Value::is_truthy) {
        Regexp::new(regexp_escape(pattern))
    } else {
        Regexp::new_in(pattern, surroundings.types.dialect())
    };
    regexp
        .map(|regexp| Value::Regexp(Arc::new(regexp)))
        .map_err(ConvertError::complaint)
}
