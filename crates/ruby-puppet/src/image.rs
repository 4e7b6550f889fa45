//! The interpreter as it begins when it runs code of modules.

use std::sync::LazyLock;

use marotte_ruby::image::Image;
use marotte_ruby::native::ClassDef;
use marotte_ruby::object::ObjectId;
use marotte_ruby::program::Program;

use crate::{api, host, template, types};

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
static CLASSES: &[&ClassDef] = &[&host::MAROTTE, &template::WRAPPER, &api::variables::SCOPE];

/// Ruby with what is written in Rust of Puppet's interface. It is enough for templates that name
/// nothing but variables, and there in no time.
pub(crate) static VALUES: LazyLock<Image> =
    LazyLock::new(|| Image::new(&[CLASSES, api::held::CLASSES, types::CLASSES]));

/// Ruby with all that modules expect of Puppet.
pub static PUPPET: LazyLock<Image> = LazyLock::new(|| VALUES.with_prelude(&LOWERED));

/// What is written in Ruby, lowered.
pub(crate) static LOWERED: LazyLock<Vec<Program>> = LazyLock::new(|| {
    let lowered = |(name, text): &(&str, &'static str)| {
        marotte_ruby::lower::lower_own(name, text)
            .unwrap_or_else(|error| panic!("{name}:{}: {}", error.line, error.message))
    };
    PRELUDE.iter().map(lowered).collect()
});

/// The class that templates run on: it has the same number in all interpreters.
pub(crate) static TEMPLATE_WRAPPER: LazyLock<Option<ObjectId>> =
    LazyLock::new(|| VALUES.constant_path(template::WRAPPER.name));

/// The class of a scope, too.
pub(crate) static SCOPE_CLASS: LazyLock<Option<ObjectId>> =
    LazyLock::new(|| VALUES.constant_path(api::variables::SCOPE.name));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prelude_runs() {
        LazyLock::force(&PUPPET);
    }
}
