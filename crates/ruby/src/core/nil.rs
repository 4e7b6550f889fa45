//! `nil`, `true` and `false`.

use crate::native::{ClassDef, DefKind};

pub(crate) static NIL: ClassDef = ClassDef {
    name: "NilClass",
    kind: DefKind::Class,
    ..ClassDef::NONE
};

pub(crate) static TRUE: ClassDef = ClassDef {
    name: "TrueClass",
    kind: DefKind::Class,
    ..ClassDef::NONE
};

pub(crate) static FALSE: ClassDef = ClassDef {
    name: "FalseClass",
    kind: DefKind::Class,
    ..ClassDef::NONE
};
