//! Collections: the place inside is part of the path.

use super::mismatch::{Mismatch, MismatchKind, type_mismatch};
use super::path::Step;
use super::{describe, extend, name_of};
use crate::types::{ArrayType, HashType, IntegerRange, StructType, TupleType, Type};

pub(super) fn array(
    expected: Option<&ArrayType>,
    original: &Type,
    actual: &Type,
    path: &[Step],
) -> Vec<Mismatch> {
    let element = expected.map_or(&Type::Any, |of| &of.element);
    let size = expected.and_then(|of| of.size);
    match actual {
        Type::Tuple(of) => {
            let wanted = size.unwrap_or(IntegerRange::ANY_SIZE);
            let given = of
                .size
                .unwrap_or_else(|| IntegerRange::exact_size(of.types.len()));
            if !wanted.covers(&given) {
                return vec![size_mismatch(path, wanted, given)];
            }
            let mut found = Vec::new();
            for (index, of) in of.types.iter().enumerate() {
                if !element.is_assignable(of) {
                    found.extend(describe(element, of, &extend(path, Step::Index(index))));
                }
            }
            found
        }
        Type::Array(of) => {
            let given = of
                .as_deref()
                .map_or(IntegerRange::ANY_SIZE, ArrayType::size_range);
            match size {
                Some(wanted) if !wanted.covers(&given) => {
                    vec![size_mismatch(path, wanted, given)]
                }
                _ => {
                    let element = of.as_deref().map_or(Type::Any, |of| of.element.clone());
                    vec![type_mismatch(path, original, &Type::array(element, None))]
                }
            }
        }
        _ => vec![type_mismatch(path, original, actual)],
    }
}

pub(super) fn hash(
    expected: Option<&HashType>,
    original: &Type,
    actual: &Type,
    path: &[Step],
) -> Vec<Mismatch> {
    let (key, value) = expected.map_or((&Type::Any, &Type::Any), |of| (&of.key, &of.value));
    let size = expected.and_then(|of| of.size);
    match actual {
        Type::Struct(of) => {
            let wanted = size.unwrap_or(IntegerRange::ANY_SIZE);
            let given = struct_size(of);
            if !wanted.covers(&given) {
                return vec![size_mismatch(path, wanted, given)];
            }
            let mut found = Vec::new();
            for element in &of.elements {
                let name = name_of(element.name());
                if !key.is_assignable(&element.key) {
                    let place = extend(path, Step::EntryKey(name.clone()));
                    found.extend(describe(key, &element.key, &place));
                }
                if !value.is_assignable(&element.value) {
                    found.extend(describe(
                        value,
                        &element.value,
                        &extend(path, Step::Entry(name)),
                    ));
                }
            }
            found
        }
        Type::Hash(of) => {
            let given = of
                .as_deref()
                .map_or(IntegerRange::ANY_SIZE, HashType::size_range);
            match size {
                Some(wanted) if !wanted.covers(&given) => {
                    vec![size_mismatch(path, wanted, given)]
                }
                _ => vec![type_mismatch(path, original, &unsized_hash(of.as_deref()))],
            }
        }
        _ => vec![type_mismatch(path, original, actual)],
    }
}

pub(super) fn structure(
    expected: &StructType,
    original: &Type,
    actual: &Type,
    path: &[Step],
) -> Vec<Mismatch> {
    match actual {
        Type::Struct(of) => {
            let mut found = Vec::new();
            for wanted in &expected.elements {
                let name = wanted.name();
                let Some(given) = of.elements.iter().find(|given| given.name() == name) else {
                    if !wanted.key.is_assignable(&Type::Undef) {
                        let kind = MismatchKind::MissingKey(name_of(name));
                        found.push(Mismatch::new(path, kind));
                    }
                    continue;
                };
                if !wanted.key.is_assignable(&given.key) {
                    let place = extend(path, Step::EntryKey(name_of(name)));
                    found.extend(describe(&wanted.key, &given.key, &place));
                }
                if !wanted.value.is_assignable(&given.value) {
                    let place = extend(path, Step::Entry(name_of(name)));
                    found.extend(describe(&wanted.value, &given.value, &place));
                }
            }
            for given in &of.elements {
                let name = given.name();
                if !expected.elements.iter().any(|wanted| wanted.name() == name) {
                    let kind = MismatchKind::ExtraneousKey(name_of(name));
                    found.push(Mismatch::new(path, kind));
                }
            }
            found
        }
        Type::Hash(of) => {
            let given = of
                .as_deref()
                .map_or(IntegerRange::ANY_SIZE, HashType::size_range);
            let wanted = struct_size(expected);
            if wanted.covers(&given) {
                vec![type_mismatch(path, original, &unsized_hash(of.as_deref()))]
            } else {
                vec![size_mismatch(path, wanted, given)]
            }
        }
        _ => vec![type_mismatch(path, original, actual)],
    }
}

/// Tuples, and the arguments of a call: those are counted, not sized.
pub(super) fn tuple(
    expected: &TupleType,
    original: &Type,
    actual: &Type,
    path: &[Step],
    sizes: fn(IntegerRange, IntegerRange) -> MismatchKind,
) -> Vec<Mismatch> {
    let wanted = expected.size_range();
    match actual {
        Type::Tuple(of) if **of == *expected => Vec::new(),
        Type::Tuple(of) => {
            let given = of.size_range();
            if !wanted.covers(&given) {
                return vec![Mismatch::new(path, sizes(wanted, given))];
            }
            let mut found = Vec::new();
            for (index, of) in of.types.iter().enumerate() {
                let index = index.min(expected.types.len().saturating_sub(1));
                if let Some(wanted) = expected.types.get(index) {
                    found.extend(describe(wanted, of, &extend(path, Step::Index(index))));
                }
            }
            found
        }
        Type::Array(_) if expected.types.is_empty() => Vec::new(),
        Type::Array(of) => {
            let given = of
                .as_deref()
                .map_or(IntegerRange::ANY_SIZE, ArrayType::size_range);
            if !wanted.covers(&given) {
                return vec![Mismatch::new(path, sizes(wanted, given))];
            }
            let element = of.as_deref().map_or(&Type::Any, |of| &of.element);
            let mut found = Vec::new();
            for (index, wanted) in expected.types.iter().enumerate() {
                found.extend(describe(wanted, element, &extend(path, Step::Index(index))));
            }
            found
        }
        _ => vec![type_mismatch(path, original, actual)],
    }
}

fn size_mismatch(path: &[Step], expected: IntegerRange, actual: IntegerRange) -> Mismatch {
    Mismatch::new(path, MismatchKind::Size { expected, actual })
}

/// How many entries a hash of such a Struct type has.
fn struct_size(of: &StructType) -> IntegerRange {
    let required = of
        .elements
        .iter()
        .filter(|element| !element.key.is_assignable(&Type::Undef));
    let least = IntegerRange::exact_size(required.count());
    IntegerRange::new(least.min, IntegerRange::exact_size(of.elements.len()).max)
}

fn unsized_hash(of: Option<&HashType>) -> Type {
    of.map_or(Type::Hash(None), |of| {
        Type::hash(of.key.clone(), of.value.clone(), None)
    })
}
