//! `create_resources`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function};
use marotte_pcore::Value;

legacy_function! {
    /// Makes resources of a hash: titles with hashes of attributes.
    ///
    /// The third argument has attributes for all of them. The type may have an `@` or `@@` before
    /// it for virtual and exported resources.
    ///
    /// ```puppet
    /// function users($users) { create_resources('user', $users, { 'ensure' => 'present' }) }
    /// ```
    create_resources(-3) => statement catalog
}

fn catalog(call: &mut Call<'_>, Rest(arguments): Rest) -> EvalResult<Value> {
    if call.evaluator.settings.tasks {
        return Err(super::unbuilt(call));
    }
    if arguments.len() > 3 {
        return Err(Signal::raw(format!(
            "create_resources(): wrong number of arguments ({}; must be 2 or 3)",
            arguments.len()
        )));
    }
    if !matches!(arguments.get(1), Some(Value::Hash(_))) {
        return Err(Signal::raw(
            "create_resources(): second argument must be a hash",
        ));
    }
    if !matches!(arguments.get(2), None | Some(Value::Hash(_))) {
        return Err(Signal::raw(
            "create_resources(): third argument, if provided, must be a hash",
        ));
    }
    Err(super::unbuilt(call))
}
