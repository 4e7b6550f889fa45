//! Why a value is not of a type, in the reference's words.
//!
//! Nothing here decides whether something fits: that has been asked before, and this is only asked
//! after a failure. A [`Mismatch`] is what is wrong at one place; the [issue](MismatchIssue) is put
//! together from them at the end.

mod callable;
mod collection;
mod merge;
mod mismatch;
mod names;
mod path;
mod signature;
mod unresolved;
mod validate;

use marotte_diagnostics::MismatchIssue;

use crate::deep::grow;
use crate::types::Type;
use crate::value::Str;

pub use mismatch::{Mismatch, MismatchKind};
pub use path::Step;
pub use signature::describe_signatures;
pub use validate::{
    ParameterValue, are_valid_parameters, assert_instance, describe_parameters, in_one,
    validate_default_parameter, validate_parameters,
};

use mismatch::{pattern_mismatch, type_mismatch};

/// What is wrong with a value of the actual type where the expected one is wanted. The subject is
/// what the sentence begins with.
#[cold]
pub fn describe_mismatch(subject: &str, expected: &Type, actual: &Type) -> MismatchIssue {
    let mut errors = describe(expected, actual, &[Step::Subject(subject.into())]);
    match errors.as_mut_slice() {
        // One sentence begins with the subject itself, several do with a blank before it.
        [only] if matches!(only.path.first(), Some(Step::Subject(_))) => {
            only.path.remove(0);
            only.issue(subject.trim_start())
        }
        several => MismatchIssue::Several {
            found: issues(several),
        },
    }
}

/// All that is wrong, at the places where it is.
#[cold]
pub fn describe(expected: &Type, actual: &Type, path: &[Step]) -> Vec<Mismatch> {
    grow(|| {
        if let Some(name) = unresolved::find(expected) {
            return vec![Mismatch::new(path, MismatchKind::Unresolved(name))];
        }
        describe_normalized(&expected.normalize(), expected, actual, path)
    })
}

/// `original` is the type as it was written, for the messages.
fn describe_normalized(
    expected: &Type,
    original: &Type,
    actual: &Type,
    path: &[Step],
) -> Vec<Mismatch> {
    match expected {
        Type::Variant(types) => merge::variant(types, original, actual, path),
        Type::Struct(of) => collection::structure(of, original, actual, path),
        Type::Hash(of) => collection::hash(of.as_deref(), original, actual, path),
        Type::Tuple(of) => collection::tuple(of, original, actual, path, |expected, actual| {
            MismatchKind::Size { expected, actual }
        }),
        Type::Array(of) => collection::array(of.as_deref(), original, actual, path),
        Type::Callable(of) => callable::callable(of.as_deref(), original, actual, path),
        Type::Optional(inner) => match (inner, actual) {
            (None, _) | (_, Type::Undef) => Vec::new(),
            (Some(inner), _) => {
                let original = if matches!(original, Type::Alias(_)) {
                    original
                } else {
                    expected
                };
                describe_normalized(inner, original, actual, path)
            }
        },
        Type::Pattern(_) | Type::Enum(_) => vec![pattern_mismatch(path, original, actual)],
        Type::Alias(alias) => match alias.real().get() {
            Some(resolved) => {
                let normalized = resolved.normalize();
                grow(|| describe_normalized(&normalized, expected, actual, path))
            }
            None => vec![type_mismatch(path, original, actual)],
        },
        _ if expected.is_assignable(actual) => Vec::new(),
        _ => vec![type_mismatch(path, original, actual)],
    }
}

/// The path and one step more.
fn extend(path: &[Step], step: Step) -> Vec<Step> {
    let mut longer = Vec::with_capacity(path.len() + 1);
    longer.extend_from_slice(path);
    longer.push(step);
    longer
}

/// Issues that are part of another.
fn issues(errors: &[Mismatch]) -> Box<[MismatchIssue]> {
    errors.iter().map(|error| error.issue("")).collect()
}

/// The name of an argument or member, for a path.
fn name_of(name: &str) -> Str {
    Str::from(name)
}
