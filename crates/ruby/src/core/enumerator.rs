//! `Enumerator`, `Enumerator::Yielder` and `Enumerator::Lazy`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerator",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    ..ClassDef::NONE
};
