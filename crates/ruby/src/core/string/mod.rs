//! `String`.

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "String",
    kind: DefKind::Class,
    includes: &["Comparable"],
    ..ClassDef::NONE
};

/// `format(text, …)`
pub(crate) fn format(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let _ = args;
    Err(ruby.error("NotImplementedError", "format"))
}
