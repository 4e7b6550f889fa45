//! `is_a`

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::{Type, Value};

function! {
    /// Whether an object is an instance of a type.
    ///
    /// ```puppet
    /// is_a(1, Integer)
    /// #=> true
    /// 'a'.is_a(Numeric)
    /// #=> false
    /// ```
    is_a {
        "Any $object, Type $type" => is_a,
    }
}

fn is_a(_: &mut Call<'_>, object: Value, of: Type) -> bool {
    of.is_instance(&object)
}
