//! The interpreter as it begins when it runs code of modules.

use std::sync::LazyLock;

use marotte_ruby::image::Image;

/// The classes of Puppet's Ruby interface that are written in Ruby, in the order in which they run.
const PRELUDE: &[(&str, &str)] = &[
    ("puppet.rb", include_str!("prelude/puppet.rb")),
    ("type.rb", include_str!("prelude/type.rb")),
];

/// Ruby with all that modules expect of Puppet.
pub static PUPPET: LazyLock<Image> = LazyLock::new(|| Image::new(&[]).with_prelude(PRELUDE));
