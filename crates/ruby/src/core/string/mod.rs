//! `String`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "String",
    kind: DefKind::Class,
    includes: &["Comparable"],
    ..ClassDef::NONE
};
