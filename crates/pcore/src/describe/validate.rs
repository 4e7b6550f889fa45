//! The parameters of classes, defines and templates: all that is wrong is told at once.

use std::cell::Cell;

use marotte_diagnostics::MismatchIssue;
use rustc_hash::FxHashMap;

use super::mismatch::{Mismatch, MismatchKind};
use super::path::Step;
use super::{describe, describe_mismatch, issues, name_of};
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

/// Checks what is given against what is declared. The sentence of the error begins with the
/// subject.
pub fn validate_parameters(
    subject: impl FnOnce() -> String,
    declared: &StructType,
    given: &Hash,
    missing_ok: bool,
) -> Result<(), Box<MismatchIssue>> {
    if are_valid_parameters(declared, given, missing_ok) {
        return Ok(());
    }
    let errors = describe_parameters(declared, given, missing_ok, |_, value| {
        ParameterValue::Value(value)
    });
    in_one(&subject(), &errors)
}

/// Whether nothing is wrong with what is given, which is by far the most frequent case.
pub fn are_valid_parameters(declared: &StructType, given: &Hash, missing_ok: bool) -> bool {
    let required = declared.elements.iter();
    let mut missing = required.filter(|known| !known.is_optional()).count();
    let declared = ByName::new(declared, given);
    for (name, value) in given.iter() {
        let Some(element) = name.as_str().and_then(|name| declared.get(name)) else {
            return false;
        };
        if !element.value.is_instance(value) {
            return false;
        }
        missing -= usize::from(!element.is_optional());
    }
    missing == 0 || missing_ok
}

/// What is declared, by name. No two parameters have the same.
struct ByName<'a> {
    elements: &'a [StructElement],
    /// Behind the last that was found: most are given in the order in which they are declared.
    next: Cell<usize>,
    /// Where each is, if looking for all that is given one by one would take long.
    index: Option<FxHashMap<&'a str, usize>>,
}

impl<'a> ByName<'a> {
    fn new(declared: &'a StructType, given: &Hash) -> Self {
        const FEW: usize = 2048;
        let elements = &declared.elements[..];
        let many = elements.len().saturating_mul(given.len()) > FEW;
        let names = || {
            elements
                .iter()
                .map(StructElement::name)
                .zip(0..elements.len())
        };
        Self {
            elements,
            next: Cell::new(0),
            index: many.then(|| names().collect()),
        }
    }

    fn get(&self, name: &str) -> Option<&'a StructElement> {
        match &self.index {
            Some(index) => self.elements.get(*index.get(name)?),
            None => {
                let (before, behind) = self.elements.split_at(self.next.get());
                let mut all = behind.iter().chain(before);
                let found = all.position(|known| known.name() == name)?;
                let at = (self.next.get() + found) % self.elements.len();
                self.next.set(at + 1);
                self.elements.get(at)
            }
        }
    }
}

/// All that is wrong with what is given: unknown names first, then what is declared in its order.
/// `classify` says what is given for a name, so that the evaluator can know of deferred calls.
pub fn describe_parameters<'a>(
    declared: &'a StructType,
    given: &'a Hash,
    missing_ok: bool,
    classify: impl Fn(&'a str, &'a Value) -> ParameterValue<'a>,
) -> Vec<Mismatch> {
    let mut found = Vec::new();
    let by_name = ByName::new(declared, given);
    for name in given.keys().filter_map(Value::as_str) {
        if by_name.get(name).is_none() {
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
        match classify(name, value) {
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
) -> Result<(), Box<MismatchIssue>> {
    if of.is_instance(value) {
        return Ok(());
    }
    let actual = value.infer_set().generalize();
    let errors = describe(of, &actual, &[Step::Parameter(name_of(name))]);
    in_one(subject, &errors)
}

/// Checks that a value is of a type: `subject has wrong type, expects …`.
pub fn assert_instance(subject: &str, of: &Type, value: &Value) -> Result<(), Box<MismatchIssue>> {
    if of.is_instance(value) {
        return Ok(());
    }
    let subject = format!("{subject} has wrong type,");
    Err(Box::new(describe_mismatch(
        &subject,
        of,
        &value.infer_set(),
    )))
}

/// The errors as one.
pub fn in_one(subject: &str, errors: &[Mismatch]) -> Result<(), Box<MismatchIssue>> {
    match errors {
        [] => Ok(()),
        [only] => Err(Box::new(only.issue(&format!("{subject}:")))),
        several => Err(Box::new(MismatchIssue::SeveralOf {
            subject: subject.into(),
            found: issues(several),
        })),
    }
}
