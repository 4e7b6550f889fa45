//! `Integer`, of any size.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Integer",
    kind: DefKind::Class,
    superclass: "Numeric",
    ..ClassDef::NONE
};
