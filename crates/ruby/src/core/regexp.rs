//! `Regexp`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Regexp",
    kind: DefKind::Class,
    ..ClassDef::NONE
};
