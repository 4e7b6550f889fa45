//! `contain`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Declares classes and contains them in the class or define that does so.
    ///
    /// Whatever comes before or after the one also does so with the others.
    ///
    /// ```puppet
    /// function role() { contain('web', 'db') }
    /// ```
    contain {
        "Any +$names" => names,
    }
}

fn names(call: &mut Call<'_>, Rest(names): Rest) -> EvalResult<Value> {
    super::needs_catalog(call)?;
    let place = call.place();
    let classes = call.evaluator.contain(names, &place)?;
    Ok(super::of_statement(call, classes))
}
