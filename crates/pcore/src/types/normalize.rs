//! Normal forms: the same type, said with fewer words. Aliases are resolved to normal forms.

use super::{EnumType, IntegerRange, StringType, Type};
use crate::deep::grow;
use crate::value::Str;

impl Type {
    /// The normal form: doubled choices are merged, enumerations, patterns and ranges are united.
    #[must_use]
    pub fn normalize(&self) -> Self {
        match self {
            // The reference forgets the size.
            Self::Collection(_) => Self::Collection(None),
            _ if self.has_parts() => grow(|| normalize_inside(self)),
            _ => self.clone(),
        }
    }
}

fn normalize_inside(of: &Type) -> Type {
    match of {
        // Whatever holds anything is any array, even if it has a size.
        Type::Array(Some(of)) if matches!(of.element, Type::Any) => Type::Array(None),
        Type::Variant(types) if types.is_empty() => of.clone(),
        Type::Variant(types) => normalize_variant(of, types),
        Type::Optional(Some(of)) => match of.normalize() {
            Type::NotUndef(Some(of)) => Type::optional((*of).clone()).normalize(),
            Type::NotUndef(None) => Type::Optional(None),
            of if of.is_assignable(&Type::Undef) => of,
            of => Type::optional(of),
        },
        Type::NotUndef(Some(of)) => match of.normalize() {
            Type::Optional(Some(of)) => Type::not_undef((*of).clone()).normalize(),
            Type::Optional(None) => Type::NotUndef(None),
            of if !of.is_assignable(&Type::Undef) => of,
            of => Type::not_undef(of),
        },
        Type::Sensitive(Some(inner)) => match inner.normalize() {
            // Only a new type is made general again.
            same if same == **inner => of.clone(),
            other => Type::sensitive(&other),
        },
        of => of.map_parts(Type::normalize),
    }
}

fn normalize_variant(variant: &Type, given: &[Type]) -> Type {
    let types: Vec<Type> = given.iter().map(Type::normalize).collect();
    let is_same = types == given;
    if let [only] = &types[..] {
        return only.clone();
    }
    if types
        .iter()
        .any(|of| matches!(of, Type::Undef | Type::Optional(_)))
    {
        if types.iter().any(|of| matches!(of, Type::Optional(None))) {
            return Type::Optional(None);
        }
        let rest = types.into_iter().filter_map(|of| match of {
            Type::Undef => None,
            Type::Optional(of) => of.map(|of| (*of).clone()),
            of => Some(of),
        });
        return Type::optional(Type::variant(rest)).normalize();
    }
    let mut flat: Vec<Type> = Vec::new();
    for of in types {
        match of {
            Type::Variant(nested) => flat.extend(nested.iter().cloned()),
            of => flat.push(of),
        }
    }
    let count = flat.len();
    let mut types = swap_not_undefs(flat);
    types = merge_enums(types);
    types = merge_caseless_enums(types);
    types = merge_patterns(types);
    types = merge_version_ranges(types);
    types = merge_numbers(types, |of| matches!(of, Type::Integer(_)), merge_integers);
    types = merge_numbers(types, |of| matches!(of, Type::Float(_)), merge_floats);
    types = merge_numbers(types, |of| matches!(of, Type::Timespan(_)), merge_timespans);
    types = merge_numbers(
        types,
        |of| matches!(of, Type::Timestamp(_)),
        merge_timestamps,
    );
    // Merging leaves another order, which only shows if something was merged.
    match is_same && types.len() == count {
        true => variant.clone(),
        false => Type::variant(types),
    }
}

/// Splits off the types of a kind if there are at least two of them.
fn split(
    types: Vec<Type>,
    is_kind: impl Fn(&Type) -> bool,
) -> Result<(Vec<Type>, Vec<Type>), Vec<Type>> {
    if types.iter().filter(|of| is_kind(of)).count() < 2 {
        return Err(types);
    }
    Ok(types.into_iter().partition(is_kind))
}

fn swap_not_undefs(types: Vec<Type>) -> Vec<Type> {
    match split(types, |of| matches!(of, Type::NotUndef(_))) {
        Err(types) => types,
        Ok((not_undefs, mut others)) => {
            let inside = not_undefs.into_iter().map(|of| match of {
                Type::NotUndef(Some(of)) => (*of).clone(),
                _ => Type::Any,
            });
            others.push(Type::not_undef(Type::variant(inside).normalize()));
            others
        }
    }
}

fn texts(of: &Type) -> Option<Vec<Str>> {
    match of {
        Type::Enum(of) if !of.values.is_empty() && !of.case_insensitive => Some(of.values.clone()),
        Type::String(Some(of)) => match &**of {
            StringType::Value(text) => Some(vec![text.clone()]),
            StringType::Sized(_) => None,
        },
        _ => None,
    }
}

fn merge_enums(types: Vec<Type>) -> Vec<Type> {
    match split(types, |of| texts(of).is_some()) {
        Err(types) => types,
        Ok((enums, mut others)) => {
            others.push(Type::enumeration(enums.iter().filter_map(texts).flatten()));
            others
        }
    }
}

fn caseless(of: &Type) -> Option<&EnumType> {
    match of {
        Type::Enum(of) if !of.values.is_empty() && of.case_insensitive => Some(of),
        _ => None,
    }
}

fn merge_caseless_enums(types: Vec<Type>) -> Vec<Type> {
    match split(types, |of| caseless(of).is_some()) {
        Err(types) => types,
        Ok((enums, mut others)) => {
            let values = enums
                .iter()
                .filter_map(caseless)
                .flat_map(|of| of.values.iter().map(|text| Str::from(text.to_lowercase())));
            others.push(Type::enumeration_with_case(values, true));
            others
        }
    }
}

fn merge_patterns(types: Vec<Type>) -> Vec<Type> {
    match split(types, |of| matches!(of, Type::Pattern(_))) {
        Err(types) => types,
        Ok((patterns, mut others)) => {
            let regexps = patterns.iter().flat_map(|of| match of {
                Type::Pattern(regexps) => regexps.to_vec(),
                _ => Vec::new(),
            });
            others.push(Type::pattern(regexps));
            others
        }
    }
}

fn merge_version_ranges(types: Vec<Type>) -> Vec<Type> {
    match split(types, |of| matches!(of, Type::SemVer(_))) {
        Err(types) => types,
        Ok((versions, others)) => {
            let ranges = versions.iter().flat_map(|of| match of {
                Type::SemVer(ranges) => ranges.to_vec(),
                _ => Vec::new(),
            });
            let mut merged = vec![Type::sem_ver(ranges)];
            merged.extend(others);
            merged
        }
    }
}

/// Merges ranges from the last to the first and puts them in front, as the reference does.
fn merge_numbers(
    types: Vec<Type>,
    is_kind: impl Fn(&Type) -> bool,
    merge: impl Fn(&Type, &Type) -> Option<Type>,
) -> Vec<Type> {
    let (mut ranges, others) = match split(types, is_kind) {
        Err(types) => return types,
        Ok(parts) => parts,
    };
    let mut merged = Vec::new();
    while let Some(last) = ranges.pop() {
        let mut unmerged = Vec::new();
        let mut union = last;
        for range in ranges {
            match merge(&union, &range) {
                Some(wider) => union = wider,
                None => unmerged.push(range),
            }
        }
        merged.push(union);
        ranges = unmerged;
    }
    merged.extend(others);
    merged
}

fn merge_integers(a: &Type, b: &Type) -> Option<Type> {
    let range = |of: &Type| match of {
        Type::Integer(Some(of)) if of.is_wide() => None,
        Type::Integer(of) => Some(Type::bounds(of.as_ref())),
        _ => Some(IntegerRange::default()),
    };
    range(a)?.merge(&range(b)?).map(Type::integer_range)
}

fn merge_floats(a: &Type, b: &Type) -> Option<Type> {
    match (a, b) {
        (Type::Float(Some(a)), Type::Float(Some(b))) => {
            a.merge(b).map(|range| Type::float(range.min, range.max))
        }
        _ => Some(Type::Float(None)),
    }
}

fn merge_timespans(a: &Type, b: &Type) -> Option<Type> {
    match (a, b) {
        (Type::Timespan(Some(a)), Type::Timespan(Some(b))) => {
            a.merge(b).map(|range| Type::timespan(range.min, range.max))
        }
        _ => Some(Type::Timespan(None)),
    }
}

fn merge_timestamps(a: &Type, b: &Type) -> Option<Type> {
    match (a, b) {
        (Type::Timestamp(Some(a)), Type::Timestamp(Some(b))) => a
            .merge(b)
            .map(|range| Type::timestamp(range.min, range.max)),
        _ => Some(Type::Timestamp(None)),
    }
}
