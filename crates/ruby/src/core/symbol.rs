//! `Symbol`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Symbol",
    kind: DefKind::Class,
    includes: &["Comparable"],
    ..ClassDef::NONE
};
