//! What is written in Ruby of Puppet's interface.

use std::sync::{Arc, LazyLock};

use marotte_ruby::lower::{SyntaxError, lower_own};
use marotte_ruby::program::Program;
use marotte_ruby::program::stored::{StoredPrograms, lower_and_write};

/// A text, and the path that its errors have.
type File = (&'static str, &'static str);

/// The classes that are there from the beginning, in the order in which they run.
const FILES: &[File] = &[
    ("(puppet)/puppet.rb", include_str!("prelude/puppet.rb")),
    ("(puppet)/util.rb", include_str!("prelude/util.rb")),
    ("(puppet)/scope.rb", include_str!("prelude/scope.rb")),
    (
        "(puppet)/functions.rb",
        include_str!("prelude/functions.rb"),
    ),
    ("(puppet)/template.rb", include_str!("prelude/template.rb")),
    ("(puppet)/pops.rb", include_str!("prelude/pops.rb")),
    (
        "(puppet)/type_util.rb",
        include_str!("prelude/type_util.rb"),
    ),
    (
        "(puppet)/class_generator.rb",
        include_str!("prelude/class_generator.rb"),
    ),
    (
        "(puppet)/parameter.rb",
        include_str!("prelude/parameter.rb"),
    ),
    ("(puppet)/provider.rb", include_str!("prelude/provider.rb")),
    ("(puppet)/type.rb", include_str!("prelude/type.rb")),
    ("(puppet)/generate.rb", include_str!("prelude/generate.rb")),
];

/// The newer way to declare types, which a type asks for.
const RESOURCE_API_FILE: File = (
    "puppet/resource_api.rb",
    include_str!("prelude/resource_api.rb"),
);

/// The gem `deep_merge`: itself, and what it gives hashes by its two other names.
const DEEP_MERGE_FILES: [File; 3] = [
    ("deep_merge/core.rb", include_str!("prelude/deep_merge.rb")),
    (
        "deep_merge/deep_merge_hash.rb",
        include_str!("prelude/deep_merge_hash.rb"),
    ),
    (
        "deep_merge/rails_compat.rb",
        include_str!("prelude/deep_merge_compat.rb"),
    ),
];

/// HOCON, which a function asks for.
const HOCON_FILE: File = ("hocon.rb", include_str!("prelude/hocon.rb"));

/// What all of them were lowered to.
static STORED: StoredPrograms = StoredPrograms::new(include_bytes!("prelude.bin"));

/// What is there from the beginning.
pub(crate) static LOWERED: LazyLock<Vec<Program>> =
    LazyLock::new(|| FILES.iter().copied().map(lowered).collect());

/// The newer way to declare types.
pub(crate) static RESOURCE_API: LazyLock<Arc<Program>> =
    LazyLock::new(|| lowered(RESOURCE_API_FILE).into());

/// HOCON.
pub(crate) static HOCON: LazyLock<Arc<Program>> = LazyLock::new(|| lowered(HOCON_FILE).into());

/// The gem `deep_merge`, by the names of its files.
pub(crate) static DEEP_MERGE: LazyLock<[(&'static str, Arc<Program>); 3]> =
    LazyLock::new(|| DEEP_MERGE_FILES.map(|file| (file.0, lowered(file).into())));

/// A text of ours, which has no errors.
fn lowered((path, text): File) -> Program {
    lower_own(path, text, &STORED).unwrap_or_else(|error| panic!("{path}:{error}"))
}

/// What the texts are lowered to, for `prelude.bin`.
pub fn stored() -> Result<Vec<u8>, SyntaxError> {
    lower_and_write(all())
}

/// All texts.
fn all() -> impl Iterator<Item = File> {
    let others = [RESOURCE_API_FILE, HOCON_FILE].into_iter();
    let others = others.chain(DEEP_MERGE_FILES);
    FILES.iter().copied().chain(others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_what_the_texts_are_lowered_to() {
        assert!(
            stored().unwrap() == include_bytes!("prelude.bin"),
            "`cargo xtask prelude` writes it anew"
        );
    }

    #[test]
    fn texts_say_the_same_as_a_whole() {
        for file in all() {
            let whole = marotte_ruby::lower::lower(file.0, file.1).unwrap();
            // Whoever looks at a method reads it.
            assert_eq!(format!("{whole:?}"), format!("{:?}", lowered(file)));
        }
    }
}
