//! Assignability to types of arrays and hashes: by their sizes and their elements.

use crate::types::guard::Guard;
use crate::types::{ArrayType, HashType, IntegerRange, StructElement, StructType, TupleType, Type};

/// Whether a collection type accepts another type, which is neither an alias nor a choice.
pub(super) fn accepts(this: &Type, other: &Type, guard: &mut Guard) -> bool {
    match (this, other) {
        (Type::Collection(size), _) => {
            let sizes = size.as_deref().copied().unwrap_or(IntegerRange::ANY_SIZE);
            sizes_of(other).is_some_and(|others| sizes.covers(&others))
        }
        (Type::Array(this), Type::Array(other)) => match this.as_deref() {
            None => true,
            Some(this) => array_accepts_array(this, other.as_deref(), guard),
        },
        (Type::Array(this), Type::Tuple(other)) => match this.as_deref() {
            None => true,
            Some(this) => {
                let size = other
                    .size
                    .unwrap_or_else(|| IntegerRange::exact_size(other.types.len()));
                this.size_range().covers(&size)
                    && other.types.iter().all(|of| this.element.accepts(of, guard))
            }
        },
        (Type::Hash(this), Type::Hash(other)) => match this.as_deref() {
            None => true,
            Some(this) => hash_accepts_hash(this, other.as_deref(), guard),
        },
        (Type::Hash(this), Type::Struct(other)) => match this.as_deref() {
            None => true,
            Some(this) => hash_accepts_struct(this, other, guard),
        },
        (Type::Tuple(this), Type::Tuple(other)) => tuple_accepts_tuple(this, other, guard),
        (Type::Tuple(this), Type::Array(other)) => {
            tuple_accepts_array(this, other.as_deref(), guard)
        }
        (Type::Struct(this), Type::Struct(other)) => struct_accepts_struct(this, other, guard),
        (Type::Struct(this), Type::Hash(other)) => {
            struct_accepts_hash(this, other.as_deref(), guard)
        }
        _ => false,
    }
}

/// The sizes of the instances of a collection type.
fn sizes_of(of: &Type) -> Option<IntegerRange> {
    Some(match of {
        Type::Collection(size) => size.as_deref().copied().unwrap_or(IntegerRange::ANY_SIZE),
        Type::Array(of) => of
            .as_ref()
            .map_or(IntegerRange::ANY_SIZE, |of| of.size_range()),
        Type::Hash(of) => of
            .as_ref()
            .map_or(IntegerRange::ANY_SIZE, |of| of.size_range()),
        Type::Tuple(of) => of
            .size
            .unwrap_or_else(|| IntegerRange::exact_size(of.types.len())),
        // The reference does not ask which members may be absent.
        Type::Struct(of) => IntegerRange::exact_size(of.elements.len()),
        _ => return None,
    })
}

fn array_accepts_array(this: &ArrayType, other: Option<&ArrayType>, guard: &mut Guard) -> bool {
    let (element, size) = match other {
        Some(other) => (&other.element, other.size_range()),
        None => (&Type::Any, IntegerRange::ANY_SIZE),
    };
    this.size_range().covers(&size) && this.element.accepts(element, guard)
}

fn hash_accepts_hash(this: &HashType, other: Option<&HashType>, guard: &mut Guard) -> bool {
    let (key, value, size) = match other {
        Some(other) => (&other.key, &other.value, other.size_range()),
        None => (&Type::Any, &Type::Any, IntegerRange::ANY_SIZE),
    };
    if size.is_zero() && this.size.is_none_or(|size| size.min == Some(0)) {
        return true;
    }
    this.key.accepts(key, guard)
        && this.value.accepts(value, guard)
        && this.size_range().covers(&size)
}

fn hash_accepts_struct(this: &HashType, other: &StructType, guard: &mut Guard) -> bool {
    this.size_range().contains_size(other.elements.len())
        && other.elements.iter().all(|member| {
            this.key.is_instance_text(member.name()) && this.value.accepts(&member.value, guard)
        })
}

/// Whether a tuple accepts another one. Signatures are made of tuples as well.
pub(super) fn tuple_accepts_tuple(this: &TupleType, other: &TupleType, guard: &mut Guard) -> bool {
    if std::ptr::eq(this, other) || this == other {
        return true;
    }
    let size = this.size_range();
    if !size.covers(&other.size_range()) {
        return false;
    }
    if this.types.is_empty() {
        return true;
    }
    if other.types.is_empty() {
        return size.min == Some(0);
    }
    other.types.iter().enumerate().all(|(index, of)| {
        this.type_at(index)
            .is_some_and(|expected| expected.accepts(of, guard))
    })
}

fn tuple_accepts_array(this: &TupleType, other: Option<&ArrayType>, guard: &mut Guard) -> bool {
    let (element, size) = match other {
        Some(other) => (&other.element, other.size_range()),
        None => (&Type::Any, IntegerRange::ANY_SIZE),
    };
    if !this.size_range().covers(&size) {
        return false;
    }
    let count = size
        .max
        .map_or(usize::MAX, |max| usize::try_from(max).unwrap_or(usize::MAX));
    this.types
        .iter()
        .take(count)
        .all(|of| of.accepts(element, guard))
}

fn struct_accepts_struct(this: &StructType, other: &StructType, guard: &mut Guard) -> bool {
    // Of members with one name the last counts.
    let find = |name: &str| other.elements.iter().rev().find(|of| of.name() == name);
    let mut matched = 0;
    let fits = this
        .elements
        .iter()
        .all(|member| match find(member.name()) {
            None => member.is_absent_allowed(),
            Some(given) => {
                matched += 1;
                member.key.accepts(&given.key, guard) && member.value.accepts(&given.value, guard)
            }
        });
    fits && matched == other.distinct_names()
}

fn struct_accepts_hash(this: &StructType, other: Option<&HashType>, guard: &mut Guard) -> bool {
    let (key, value, size) = match other {
        Some(other) => (&other.key, &other.value, other.size_range()),
        None => (&Type::Any, &Type::Any, IntegerRange::ANY_SIZE),
    };
    let mut required = 0;
    let fits = this.elements.iter().all(|member| {
        if member.is_absent_allowed() {
            return true;
        }
        required += 1;
        member.value.accepts(value, guard) && member.key.generalize().is_assignable(key)
    });
    let least = IntegerRange::exact_size(required).min;
    let most = IntegerRange::exact_size(this.elements.len()).max;
    fits && IntegerRange::new(least, most).covers(&size)
}

impl StructElement {
    /// Whether a hash without the member is an instance.
    pub(crate) fn is_absent_allowed(&self) -> bool {
        self.key.is_assignable(&Type::Undef)
    }
}

impl StructType {
    fn distinct_names(&self) -> usize {
        self.elements
            .iter()
            .enumerate()
            .filter(|(index, member)| {
                !self.elements[..*index]
                    .iter()
                    .any(|before| before.name() == member.name())
            })
            .count()
    }
}
