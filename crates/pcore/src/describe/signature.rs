//! Calls that no signature of a function accepts.

use std::sync::Arc;

use marotte_diagnostics::{MismatchIssue, Rejection};

use super::extend;
use super::merge::{Sizes, merge};
use super::mismatch::{Mismatch, MismatchKind, type_mismatch};
use super::path::Step;
use super::{describe, name_of};
use crate::parse::Signature;
use crate::types::{IntegerRange, TupleType, Type};

/// Why no signature accepts the arguments, or nothing if one does. `arguments` is the type of all
/// of them as an array; a block is the last. The name `lambda` stands for a block.
#[cold]
pub fn describe_signatures(
    name: &str,
    signatures: &[&Signature],
    arguments: &Type,
) -> Option<MismatchIssue> {
    let mut errors: Vec<Vec<Mismatch>> = signatures
        .iter()
        .enumerate()
        .map(|(index, signature)| argument_errors(signature, arguments, &[Step::Signature(index)]))
        .collect();
    if errors.iter().any(Vec::is_empty) {
        let blocks: Vec<Vec<Mismatch>> = signatures
            .iter()
            .enumerate()
            .map(|(index, signature)| block_errors(signature, arguments, &[Step::Signature(index)]))
            .collect();
        if blocks.iter().all(|found| !found.is_empty()) {
            errors = blocks;
        } else {
            for (found, block) in errors.iter_mut().zip(blocks) {
                if found.is_empty() {
                    *found = block;
                }
            }
        }
    }
    if errors.is_empty() {
        return None;
    }
    let label = if name == "lambda" {
        "block".to_owned()
    } else {
        format!("'{name}'")
    };
    if let [only] = merge(0, Sizes::Counts, &errors).as_slice() {
        return Some(only.issue(&label));
    }
    let function = label.into();
    if let ([signature], [found]) = (signatures, errors.as_slice()) {
        return Some(MismatchIssue::NotAccepted {
            function,
            rejection: Box::new(rejection(signature, found)),
        });
    }
    let rejections = signatures.iter().zip(&errors);
    let rejections = rejections.map(|(signature, found)| rejection(signature, found));
    Some(MismatchIssue::NoSignature {
        function,
        rejections: rejections.collect(),
    })
}

fn rejection(signature: &Signature, found: &[Mismatch]) -> Rejection {
    let found = found.iter();
    Rejection {
        signature: signature_string(signature).into(),
        found: found
            .map(|error| error.clone().without_step(0).issue(""))
            .collect(),
    }
}

fn argument_errors(signature: &Signature, arguments: &Type, path: &[Step]) -> Vec<Mismatch> {
    let any = TupleType::default();
    let parameters = signature.callable.parameters.as_ref().unwrap_or(&any);
    let (types, size) = match arguments {
        Type::Tuple(of) => (of.types.clone(), of.size_range()),
        Type::Array(of) => {
            let element = of.as_deref().map_or(Type::Any, |of| of.element.clone());
            let size = of
                .as_deref()
                .map_or(IntegerRange::ANY_SIZE, |of| of.size_range());
            (vec![element; parameters.types.len()], size)
        }
        other => {
            let parameters = Type::Tuple(Arc::new(parameters.clone()));
            return vec![type_mismatch(path, &parameters, other)];
        }
    };
    let (types, size) = match types.as_slice() {
        [arguments @ .., block] if block.is_kind_of_callable(true) => {
            (arguments, IntegerRange::exact_size(arguments.len()))
        }
        arguments => (arguments, size),
    };
    let wanted = parameters.size_range();
    if !wanted.covers(&size) {
        let kind = MismatchKind::Count {
            expected: wanted,
            actual: size,
        };
        return vec![Mismatch::new(path, kind)];
    }
    for (index, given) in types.iter().enumerate() {
        let index = index.min(parameters.types.len().saturating_sub(1));
        let Some(wanted) = parameters.types.get(index) else {
            break;
        };
        if !wanted.is_assignable(given) {
            let name = signature
                .parameters
                .get(index)
                .map_or("", |parameter| parameter.name.as_str());
            let place = extend(path, Step::Parameter(name_of(name)));
            let found = describe(wanted, given, &place);
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

fn block_errors(signature: &Signature, arguments: &Type, path: &[Step]) -> Vec<Mismatch> {
    let given = match arguments {
        Type::Tuple(of) => of
            .types
            .last()
            .filter(|last| last.is_kind_of_callable(true)),
        _ => None,
    };
    match (&signature.callable.block, given) {
        (None, Some(_)) => vec![Mismatch::new(path, MismatchKind::UnexpectedBlock)],
        (Some(wanted), Some(given)) => describe(wanted, given, &extend(path, Step::Block)),
        (Some(wanted), None) if !wanted.is_assignable(&Type::Undef) => {
            vec![Mismatch::new(path, MismatchKind::MissingRequiredBlock)]
        }
        _ => Vec::new(),
    }
}

/// The signature as a list of types and names: `Integer a, String b?, Any c*`.
pub(crate) fn signature_string(signature: &Signature) -> String {
    let any = TupleType::default();
    let parameters = signature.callable.parameters.as_ref().unwrap_or(&any);
    let size = parameters.size_range();
    if size == IntegerRange::exactly(0) {
        return String::new();
    }
    let names: Vec<&str> = if signature.parameters.is_empty() {
        vec![""; parameters.types.len()]
    } else {
        let names = signature.parameters.iter();
        names.map(|parameter| parameter.name.as_str()).collect()
    };
    let required = size.min.unwrap_or(0);
    let mut parts = Vec::with_capacity(names.len() + 1);
    for (index, name) in names.iter().enumerate() {
        let of = parameters.type_at(index).unwrap_or(&Type::Any);
        let place = i64::try_from(index).unwrap_or(i64::MAX);
        let (of, mark) = if size.max.is_none() && index + 1 == names.len() {
            let is_required = i64::try_from(names.len()).is_ok_and(|count| count == required);
            (of.to_string(), if is_required { "+" } else { "*" })
        } else if place >= required {
            // The mark says that it is optional. Of a bare `Optional` nothing is left.
            let of = match of {
                Type::Optional(inner) => inner.as_ref().map(ToString::to_string),
                other => Some(other.to_string()),
            };
            (of.unwrap_or_default(), "?")
        } else {
            (of.to_string(), "")
        };
        parts.push(format!("{of} {name}{mark}"));
    }
    let block_name = signature.block_name.as_deref().unwrap_or_default();
    match &signature.callable.block {
        Some(Type::Optional(Some(of))) => parts.push(format!("{of} {block_name}?")),
        Some(of @ Type::Callable(_)) => parts.push(format!("{of} {block_name}")),
        _ => {}
    }
    parts.join(", ")
}
