//! `Enumerable`: all that follows from `each`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerable",
    kind: DefKind::Module,
    superclass: "",
    ..ClassDef::NONE
};
