//! `Array`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Array",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    methods: &[super::pack::OF_ARRAYS],
    ..ClassDef::NONE
};
