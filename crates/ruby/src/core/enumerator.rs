//! `Enumerator`, `Enumerator::Yielder` and `Enumerator::Lazy`.

use crate::interp::{Outcome, Ruby};
use crate::native::{ClassDef, DefKind};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerator",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    ..ClassDef::NONE
};

/// An enumerator: calls a method of a receiver with a block when it is asked.
pub(crate) fn of(ruby: &mut Ruby<'_>, _this: Value, _name: &str, _arguments: &[Value]) -> Outcome {
    Err(ruby.error("NotImplementedError", "Enumerator"))
}
