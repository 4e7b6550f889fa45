//! What tools need of trees, as checks on any files.

mod cut;
mod text;

use marotte_syntax::{Language, SourceKind};

pub use cut::{CUTS, Survivors, cut_everywhere};
pub use text::pieces_are_the_text;

/// The language of a file: its name says whether it is a template.
fn language(file: &str) -> Language {
    let kind = match file.ends_with(".epp") {
        true => SourceKind::Epp,
        false => SourceKind::Manifest,
    };
    Language::default().of_kind(kind)
}
