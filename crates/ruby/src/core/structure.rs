//! `Struct`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Struct",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    ..ClassDef::NONE
};
