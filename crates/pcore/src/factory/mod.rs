//! Types from their parameters, each put into the one form that equal types have.
//!
//! What the parameters may be is asked by the callers ([`parse`](crate::parse) for text,
//! [`parameterize`](crate::parameterize) for the `[]` operator), whose complaints differ. Here are the
//! rules that both share.

mod builtin;
mod callable;
mod range;
mod structure;
mod text;
mod time;

use std::fmt;
use std::sync::Arc;

use marotte_diagnostics::Issue;

use crate::complaint::Complaint;
use crate::types::{RuntimeName, RuntimeType, Type};
use crate::value::{Str, Value};

pub(crate) use builtin::builtin_resource;
pub(crate) use callable::callable_of;
pub(crate) use range::{float_range, integer_range};
pub(crate) use structure::{is_range_parameter, struct_of};
pub(crate) use text::{pattern_of, regexp_of, sem_ver_of};
pub(crate) use time::{
    parse_timespan, parse_timestamp, timespan_from_hash, timespan_range, timestamp_range,
};

/// Why there is no such type.
#[derive(Clone, PartialEq, Debug)]
pub struct InvalidType(pub Box<Issue>);

impl InvalidType {
    /// What the rules of Ruby say about a parameter.
    #[cold]
    pub fn complaint(error: impl Complaint) -> Self {
        error.into_issue().into()
    }

    /// What is wrong.
    pub fn into_issue(self) -> Issue {
        *self.0
    }
}

impl<I: Into<Issue>> From<I> for InvalidType {
    #[cold]
    fn from(issue: I) -> Self {
        Self(Box::new(issue.into()))
    }
}

impl fmt::Display for InvalidType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for InvalidType {}

/// `Runtime[name, pattern]`
pub(crate) fn runtime_of(runtime: Str, name: Str) -> Type {
    Type::Runtime(Arc::new(RuntimeType {
        runtime: Some(runtime),
        name: Some(RuntimeName::Name(name)),
        platform: false,
    }))
}

/// The type that a parameter stands for where a type is wanted and anything is accepted: a type is
/// itself, text names a class of the runtime, other values give their general type.
pub(crate) fn type_of(value: &Value) -> Type {
    match value {
        Value::Type(of) => of.clone(),
        Value::String(name) => runtime_of("ruby".into(), name.clone()),
        other => other.infer_generic(),
    }
}
