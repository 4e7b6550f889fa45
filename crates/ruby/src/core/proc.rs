//! `Proc`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Proc",
    kind: DefKind::Class,
    ..ClassDef::NONE
};
