//! What `Time` has of the library of its name, which is in Ruby and loaded when it is first used.

use super::load_and_call;
use crate::native::{NativeMethod, at_least};

/// Methods of the class itself that load the library.
macro_rules! loading {
    ($($name:literal),*) => {
        /// Methods of the class itself.
        pub(crate) const METHODS: &[NativeMethod] = &[$(
            at_least($name, 1, |ruby, this, args| load_and_call(ruby, this, args, "time", $name)),
        )*];
    };
}

loading! { "parse", "strptime", "iso8601", "xmlschema", "httpdate", "rfc2822", "rfc822", "zone_offset" }
