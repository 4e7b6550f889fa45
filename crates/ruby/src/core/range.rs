//! `Range`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Range",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    ..ClassDef::NONE
};
