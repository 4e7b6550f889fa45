//! `Method` and `UnboundMethod`.

use crate::native::{ClassDef, DefKind};

pub(crate) static METHOD: ClassDef = ClassDef {
    name: "Method",
    kind: DefKind::Class,
    ..ClassDef::NONE
};

pub(crate) static UNBOUND: ClassDef = ClassDef {
    name: "UnboundMethod",
    kind: DefKind::Class,
    ..ClassDef::NONE
};
