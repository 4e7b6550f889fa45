//! `type_of`

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::{Type, Value};

function! {
    /// The type of an object; the elements of a collection have one common type.
    ///
    /// ```puppet
    /// type_of(true)
    /// #=> Boolean
    /// type_of([1, 'a', true]) <= Array[Literal]
    /// #=> true
    /// ```
    type_of {
        "Any $object" => type_of,
    }
}

fn type_of(call: &mut Call<'_>, object: Value) -> Type {
    object.infer_in(call.evaluator.dialect())
}
