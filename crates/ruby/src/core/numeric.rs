//! `Numeric`: what integers, floats and fractions share.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Numeric",
    kind: DefKind::Class,
    includes: &["Comparable"],
    ..ClassDef::NONE
};
