//! `type`

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::{Str, Type, Value};

function! {
    /// The type of a value: as much as is known of it, or less.
    ///
    /// `detailed`, which is what happens without a method, tells the type of each element of an
    /// array or a hash; `reduced` tells what the elements have in common; `generalized` leaves out
    /// sizes and single values, too.
    ///
    /// ```puppet
    /// type([1, 'ab'])
    /// #=> Tuple[Integer[1, 1], String]
    /// type([1, 5], 'reduced')
    /// #=> Array[Integer[1, 5], 2, 2]
    /// type([1, 5], 'generalized')
    /// #=> Array[Integer]
    /// ```
    type {
        "Any $value, Enum[detailed] $inference_method = ?" => detailed,
        "Any $value, Enum[reduced] $inference_method" => reduced,
        "Any $value, Enum[generalized] $inference_method" => generalized,
    }
}

fn detailed(_: &mut Call<'_>, value: Value, _: Option<Str>) -> Type {
    value.infer_set()
}

fn reduced(call: &mut Call<'_>, value: Value, _: Str) -> Type {
    value.infer_in(call.evaluator.dialect())
}

fn generalized(call: &mut Call<'_>, value: Value, _: Str) -> Type {
    value.infer_in(call.evaluator.dialect()).generalize()
}
