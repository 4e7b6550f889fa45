//! The interpreter as it begins when it runs code of modules.

use std::sync::LazyLock;

use marotte_ruby::image::Image;
use marotte_ruby::native::ClassDef;
use marotte_ruby::object::ObjectId;

use crate::prelude::LOWERED;
use crate::{api, host, template, types};

/// The classes of Puppet's Ruby interface that are written in Rust.
static CLASSES: &[&ClassDef] = &[&host::MAROTTE, &template::WRAPPER, &api::variables::SCOPE];

/// Ruby with what is written in Rust of Puppet's interface. It is enough for templates that name
/// nothing but variables, and there in no time.
pub(crate) static VALUES: LazyLock<Image> = LazyLock::new(|| {
    Image::new(&[
        CLASSES,
        api::held::CLASSES,
        api::versions::CLASSES,
        types::CLASSES,
    ])
});

/// Ruby with all that modules expect of Puppet.
pub static PUPPET: LazyLock<Image> = LazyLock::new(|| VALUES.with_prelude(&LOWERED));

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
