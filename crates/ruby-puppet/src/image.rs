//! The interpreter as it begins when it runs code of modules.

use std::sync::LazyLock;

use marotte_ruby::image::Image;
use marotte_ruby::native::ClassDef;

use crate::{api, host, types};

/// The classes of Puppet's Ruby interface that are written in Ruby, in the order in which they run.
const PRELUDE: &[(&str, &str)] = &[
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

/// Those that are written in Rust.
static CLASSES: &[&ClassDef] = &[&host::MAROTTE];

/// Ruby with all that modules expect of Puppet.
pub static PUPPET: LazyLock<Image> = LazyLock::new(|| {
    Image::new(&[CLASSES, api::held::CLASSES, types::CLASSES]).with_prelude(PRELUDE)
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prelude_runs() {
        LazyLock::force(&PUPPET);
    }
}
