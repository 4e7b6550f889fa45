//! The parameters of classes, defines and templates: all that is wrong is told at once.

use super::mismatch::{Mismatch, MismatchKind};
use super::path::Step;
use super::{describe, describe_mismatch, join, name_of};
use crate::types::{StructElement, StructType, Type};
use crate::value::{Hash, Value};

/// What is given for a parameter.
pub enum ParameterValue<'a> {
    /// A value.
    Value(&'a Value),
    /// A call that is made later, by the type that it is known to give.
    Deferred(&'a Type),
    /// Nothing can be said about it: such as a later call whose result has no known type.
    Unknown,
}

/// Checks what is given against what is declared. The error is the whole message, with the subject
/// before it.
pub fn validate_parameters(
    subject: impl FnOnce() -> String,
    declared: &StructType,
    given: &Hash,
    missing_ok: bool,
) -> Result<(), String> {
    if are_valid(declared, given, missing_ok) {
        return Ok(());
    }
    let errors = describe_parameters(declared, given, missing_ok, ParameterValue::Value);
    in_one(&subject(), &errors)
}

/// Whether nothing is wrong with what is given, which is by far the most frequent case.
fn are_valid(declared: &StructType, given: &Hash, missing_ok: bool) -> bool {
    let required = declared.elements.iter();
    let mut missing = required.filter(|known| !known.is_optional()).count();
    for (name, value) in given.iter() {
        let is_it = |known: &&StructElement| Some(known.name()) == name.as_str();
        let Some(element) = declared.elements.iter().find(is_it) else {
            return false;
        };
        if !element.value.is_instance(value) {
            return false;
        }
        missing -= usize::from(!element.is_optional());
    }
    missing == 0 || missing_ok
}

/// All that is wrong with what is given: unknown names first, then what is declared in its order.
/// `classify` says what a given value is, so that the evaluator can know of deferred calls.
pub fn describe_parameters<'a>(
    declared: &'a StructType,
    given: &'a Hash,
    missing_ok: bool,
    classify: impl Fn(&'a Value) -> ParameterValue<'a>,
) -> Vec<Mismatch> {
    let mut found = Vec::new();
    for name in given.keys().filter_map(Value::as_str) {
        if !declared.elements.iter().any(|known| known.name() == name) {
            let kind = MismatchKind::InvalidParameter(name_of(name));
            found.push(Mismatch::new(&[], kind));
        }
    }
    for element in &declared.elements {
        let name = element.name();
        let Some(value) = given.get_str(name) else {
            if !missing_ok && !element.is_optional() {
                let kind = MismatchKind::MissingParameter(name_of(name));
                found.push(Mismatch::new(&[], kind));
            }
            continue;
        };
        let place = [Step::Parameter(name_of(name))];
        match classify(value) {
            ParameterValue::Value(value) => {
                if !element.value.is_instance(value) {
                    found.extend(describe(&element.value, &value.infer_set(), &place));
                }
            }
            ParameterValue::Deferred(of) => {
                if !element.value.generalize().is_assignable(&of.generalize()) {
                    found.extend(describe(&element.value, of, &place));
                }
            }
            ParameterValue::Unknown => {}
        }
    }
    found
}

/// Checks the default value of a parameter against its type.
pub fn validate_default_parameter(
    subject: &str,
    name: &str,
    of: &Type,
    value: &Value,
) -> Result<(), String> {
    if of.is_instance(value) {
        return Ok(());
    }
    let actual = value.infer_set().generalize();
    let errors = describe(of, &actual, &[Step::Parameter(name_of(name))]);
    in_one(subject, &errors)
}

/// Checks that a value is of a type: `subject has wrong type, expects …`.
pub fn assert_instance(subject: &str, of: &Type, value: &Value) -> Result<(), String> {
    if of.is_instance(value) {
        return Ok(());
    }
    let subject = format!("{subject} has wrong type,");
    Err(describe_mismatch(&subject, of, &value.infer_set()))
}

/// The errors as one message.
pub fn in_one(subject: &str, errors: &[Mismatch]) -> Result<(), String> {
    match errors {
        [] => Ok(()),
        [only] => Err(format!("{subject}:{only}")),
        several => Err(format!("{subject}:\n {}", join(several, "\n "))),
    }
}
