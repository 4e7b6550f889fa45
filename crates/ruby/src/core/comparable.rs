//! `Comparable`: all that follows from `<=>`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Comparable",
    kind: DefKind::Module,
    superclass: "",
    ..ClassDef::NONE
};
