//! `Float`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Float",
    kind: DefKind::Class,
    superclass: "Numeric",
    ..ClassDef::NONE
};
