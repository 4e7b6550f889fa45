//! `require`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Declares classes, and makes them come before the class or define that requires them.
    ///
    /// ```puppet
    /// function role() { require('web') }
    /// ```
    require {
        "Any +$names" => names,
    }
}

fn names(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Value> {
    super::needs_catalog(call)?;
    let place = call.place();
    let classes = call.evaluator.require(names, &place)?;
    Ok(super::of_statement(call, classes))
}
