//! `MatchData`.

use crate::native::{ClassDef, DefKind};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "MatchData",
    kind: DefKind::Class,
    ..ClassDef::NONE
};
