//! `Hash`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Hash",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    ..ClassDef::NONE
};
