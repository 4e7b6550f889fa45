//! `Time`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Time",
    kind: DefKind::Class,
    includes: &["Comparable"],
    ..ClassDef::NONE
};
