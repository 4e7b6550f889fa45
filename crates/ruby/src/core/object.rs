//! `BasicObject`, `Object` and `Kernel`: what every value answers.

use crate::native::{ClassDef, DefKind};

pub(crate) static BASIC_OBJECT: ClassDef = ClassDef {
    name: "BasicObject",
    kind: DefKind::Class,
    superclass: "",
    ..ClassDef::NONE
};

pub(crate) static OBJECT: ClassDef = ClassDef {
    name: "Object",
    kind: DefKind::Class,
    superclass: "BasicObject",
    includes: &["Kernel"],
    ..ClassDef::NONE
};

pub(crate) static KERNEL: ClassDef = ClassDef {
    name: "Kernel",
    kind: DefKind::Module,
    superclass: "",
    ..ClassDef::NONE
};
