//! Assignability to Object types, to catalog entries and to what the runtime defines.

use std::sync::Arc;

use super::scalars::accepts_parameter;
use crate::types::guard::Guard;
use crate::types::{ObjectType, Type};

/// How many ancestors are looked at: asking about a circle must end.
const MOST_ANCESTORS: usize = 1000;

/// Whether an Object type, one with parameters or a TypeSet accepts another type.
pub(super) fn accepts(this: &Type, other: &Type, guard: &mut Guard) -> bool {
    match (this, other) {
        (Type::Object(this), Type::Object(other)) => extends(other, this),
        (Type::Object(this), Type::ObjectExtension(other)) => extends(&other.base, this),
        (Type::ObjectExtension(this), Type::ObjectExtension(other)) => {
            extends(&other.base, &this.base)
                && this.parameters.iter().all(|(name, pattern)| {
                    other
                        .parameters
                        .get(name)
                        .is_some_and(|value| accepts_parameter(value, pattern))
                })
        }
        (Type::ObjectExtension(this), other) => {
            this.parameters.is_empty() && Type::Object(Arc::clone(&this.base)).accepts(other, guard)
        }
        (Type::TypeSet(set), Type::TypeSet(_)) => Type::is_any_type_set(set) || this == other,
        _ => false,
    }
}

/// Whether it is `Object`, the parent of all.
pub(in crate::types) fn is_any_object(of: &Arc<ObjectType>) -> bool {
    of.name.is_empty() && Type::Object(Arc::clone(of)) == Type::any_object()
}

/// Whether an Object type is another one or extends it.
pub(in crate::types) fn extends(child: &Arc<ObjectType>, ancestor: &Arc<ObjectType>) -> bool {
    if is_any_object(ancestor) {
        return true;
    }
    let ancestor = Type::Object(Arc::clone(ancestor));
    let child = child.real();
    let mut at = Some(&*child);
    for _ in 0..MOST_ANCESTORS {
        let Some(of) = at else { return false };
        if Type::Object(Arc::clone(of)) == ancestor {
            return true;
        }
        at = of.parent();
    }
    false
}

/// Whether a type of resources, classes or runtime objects accepts another type.
pub(super) fn accepts_entry(this: &Type, other: &Type) -> bool {
    match (this, other) {
        (Type::Class(this), Type::Class(other)) => this.is_none() || this == other,
        (Type::Resource(this), Type::Resource(other)) => {
            let Some(name) = &this.type_name else {
                return true;
            };
            other
                .type_name
                .as_ref()
                .is_some_and(|other| name.to_lowercase() == other.to_lowercase())
                && (this.title.is_none() || this.title == other.title)
        }
        // Which class of the runtime extends which is not known here.
        (Type::Runtime(this), Type::Runtime(other)) => {
            this.platform == other.platform
                && (this.runtime.is_none() || this.runtime == other.runtime)
                && (this.name.is_none() || this.name == other.name)
        }
        _ => false,
    }
}
