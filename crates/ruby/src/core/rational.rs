//! `Rational`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Rational",
    kind: DefKind::Class,
    superclass: "Numeric",
    ..ClassDef::NONE
};
