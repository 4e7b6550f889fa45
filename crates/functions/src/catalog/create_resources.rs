//! `create_resources`

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function};
use marotte_pcore::Value;
use marotte_pcore::convert::to_text;

use crate::conversion::undefined_method;

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
    super::needs_catalog(call)?;
    let function = call.name;
    if arguments.len() > 3 {
        let actual = arguments.len();
        return Err(Signal::during(FunctionIssue::TooManyArguments {
            function,
            actual,
        }));
    }
    if !matches!(arguments.get(1), Some(Value::Hash(_))) {
        return Err(Signal::during(FunctionIssue::SecondArgumentNotHash {
            function,
        }));
    }
    if !matches!(arguments.get(2), None | Some(Value::Hash(_))) {
        return Err(Signal::during(FunctionIssue::ThirdArgumentNotHash {
            function,
        }));
    }
    let mut arguments = arguments.into_iter();
    let type_name = arguments.next().unwrap_or_default();
    let (instances, defaults) = match (arguments.next(), arguments.next()) {
        (Some(Value::Hash(instances)), Some(Value::Hash(defaults))) => (instances, defaults),
        (Some(Value::Hash(instances)), _) => (instances, Arc::default()),
        _ => return Ok(Value::Undef),
    };
    // What is no text has nothing that takes the `@` off.
    if let Value::Integer(_)
    | Value::Float(_)
    | Value::Boolean(_)
    | Value::Array(_)
    | Value::Hash(_)
    | Value::Default
    | Value::Sensitive(_) = type_name
    {
        return Err(undefined_method("sub", &type_name));
    }
    let type_name = to_text(&type_name);
    let bare = type_name.strip_prefix('@').unwrap_or(&type_name);
    let bare = bare.strip_prefix('@').unwrap_or(bare);
    if bare.is_empty() && !instances.is_empty() {
        return Err(undefined_method("empty?", &Value::Undef));
    }
    let place = call.place();
    let references = call
        .evaluator
        .create_resources_from(&type_name, &instances, &defaults, &place)?;
    Ok(super::of_statement(call, references))
}
