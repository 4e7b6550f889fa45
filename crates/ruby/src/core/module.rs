//! `Module` and `Class`.

use crate::native::{ClassDef, DefKind};

pub(crate) static MODULE: ClassDef = ClassDef {
    name: "Module",
    kind: DefKind::Class,
    ..ClassDef::NONE
};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Class",
    kind: DefKind::Class,
    superclass: "Module",
    ..ClassDef::NONE
};
