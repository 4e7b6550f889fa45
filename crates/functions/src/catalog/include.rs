//! `include`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Declares classes: evaluates those that are not evaluated yet, and gives references to them.
    ///
    /// Classes are named by strings or references, also in arrays.
    ///
    /// ```puppet
    /// function role() { include('web', Class['db']) }
    /// ```
    include {
        "Any +$names" => names,
    }
}

fn names(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Value> {
    super::needs_catalog(call)?;
    let place = call.place();
    let classes = call.evaluator.include(names, &place)?;
    Ok(super::of_statement(call, classes))
}
