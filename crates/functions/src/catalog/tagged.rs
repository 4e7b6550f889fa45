//! `tagged`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function};
use marotte_pcore::Value;

legacy_function! {
    /// Whether the class or define around it, or the catalog, has all of the given tags.
    ///
    /// ```puppet
    /// function is_audited() { tagged('security', 'audit') }
    /// ```
    tagged(-2) => value catalog
}

fn catalog(call: &mut Call<'_>, Rest(tags): Rest) -> EvalResult<Value> {
    super::needs_catalog(call)?;
    Ok(Value::Boolean(call.evaluator.tagged(&tags)))
}
