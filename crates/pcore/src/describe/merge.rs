//! Alternatives: if all fail in the same way, that way is one mismatch.

use super::mismatch::{Mismatch, MismatchKind, type_mismatch};
use super::path::Step;
use super::{describe, extend};
use crate::types::Type;

/// Which of the sizes are merged: those of collections (which counts are, too) or only counts.
#[derive(Clone, Copy)]
pub(super) enum Sizes {
    All,
    Counts,
}

/// Nothing of a Variant fits.
pub(super) fn variant(
    types: &[Type],
    original: &Type,
    actual: &Type,
    path: &[Step],
) -> Vec<Mismatch> {
    let undef = matches!(original, Type::Optional(_)).then_some(&Type::Undef);
    let mut tried = Vec::with_capacity(types.len() + 1);
    for (index, of) in undef.into_iter().chain(types).enumerate() {
        let found = describe(of, actual, &extend(path, Step::Variant(index)));
        if found.is_empty() {
            return Vec::new();
        }
        tried.push(found);
    }
    let merged = merge(path.len(), Sizes::All, &tried);
    if matches!(original, Type::Alias(_)) && merged.len() == 1 {
        return vec![type_mismatch(path, original, actual)];
    }
    merged
}

/// The mismatches of all alternatives, as few as possible. The step at `position` of the paths says
/// which alternative was tried; where only one mismatch is left it no longer matters.
pub(super) fn merge(position: usize, sizes: Sizes, tried: &[Vec<Mismatch>]) -> Vec<Mismatch> {
    let mut all: Vec<Mismatch> = tried.iter().flatten().cloned().collect();
    type Test = fn(&MismatchKind) -> bool;
    let is_size: Test = match sizes {
        Sizes::All => |kind| matches!(kind, MismatchKind::Size { .. } | MismatchKind::Count { .. }),
        Sizes::Counts => |kind| matches!(kind, MismatchKind::Count { .. }),
    };
    let tests: [Test; 4] = [
        is_size,
        |kind| matches!(kind, MismatchKind::MissingRequiredBlock),
        |kind| matches!(kind, MismatchKind::UnexpectedBlock),
        |kind| {
            matches!(
                kind,
                MismatchKind::Type { .. } | MismatchKind::Pattern { .. }
            )
        },
    ];
    for test in tests {
        let alike: Vec<&Mismatch> = all.iter().filter(|found| test(&found.kind)).collect();
        if alike.len() == tried.len()
            && let Some(one) = as_one(&alike)
        {
            all = vec![one];
            break;
        }
    }
    let mut unique: Vec<Mismatch> = Vec::with_capacity(all.len());
    for found in all {
        if !unique.iter().any(|known| is_same(known, &found)) {
            unique.push(found);
        }
    }
    if unique.len() == 1 {
        return unique
            .into_iter()
            .map(|only| only.without_step(position))
            .collect();
    }
    unique
}

/// Only complaints about blocks are told once: the reference compares all others by identity.
fn is_same(one: &Mismatch, other: &Mismatch) -> bool {
    matches!(
        (&one.kind, &other.kind),
        (MismatchKind::UnexpectedBlock, MismatchKind::UnexpectedBlock)
            | (
                MismatchKind::MissingRequiredBlock,
                MismatchKind::MissingRequiredBlock
            )
    ) && one.has_place_of(other)
}

/// The mismatches as one, if they are all at the same place.
fn as_one(alike: &[&Mismatch]) -> Option<Mismatch> {
    let (first, others) = alike.split_first()?;
    let mut one = (*first).clone();
    for other in others {
        if !one.has_place_of(other) {
            return None;
        }
        one.kind = union(one.kind, &other.kind);
    }
    Some(one)
}

fn union(kind: MismatchKind, other: &MismatchKind) -> MismatchKind {
    use MismatchKind::{Count, Pattern, Size, Type as Types};
    match (kind, other) {
        (
            Types { expected, actual },
            Types { expected: more, .. } | Pattern { expected: more, .. },
        ) => Types {
            expected: Type::variant([expected, more.clone()]).normalize(),
            actual,
        },
        (
            Pattern { expected, actual },
            Types { expected: more, .. } | Pattern { expected: more, .. },
        ) => Pattern {
            expected: Type::variant([expected, more.clone()]).normalize(),
            actual,
        },
        (Size { expected, actual }, Size { expected: more, .. } | Count { expected: more, .. }) => {
            Size {
                expected: expected.union(more),
                actual,
            }
        }
        (
            Count { expected, actual },
            Size { expected: more, .. } | Count { expected: more, .. },
        ) => Count {
            expected: expected.union(more),
            actual,
        },
        (kind, _) => kind,
    }
}
