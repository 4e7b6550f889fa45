//! Functions that look up data.

mod eyaml_lookup_key;
mod hiera;
mod hiera_array;
mod hiera_hash;
mod hiera_include;
mod hocon_data;
mod json_data;
#[expect(
    clippy::module_inception,
    reason = "the function has the name of its family"
)]
mod lookup;
mod yaml_data;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Function, Rest};
use marotte_eval::{Block, EvalResult, LookupRequest, Signal, Strict};
use marotte_pcore::Value;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &eyaml_lookup_key::FUNCTION,
    &hiera::FUNCTION,
    &hiera_array::FUNCTION,
    &hiera_hash::FUNCTION,
    &hiera_include::FUNCTION,
    &hocon_data::FUNCTION,
    &json_data::FUNCTION,
    &lookup::FUNCTION,
    &yaml_data::FUNCTION,
];

/// The older functions when they are called without a block.
fn without_block(call: &mut Call<'_>, arguments: Rest) -> EvalResult<Value> {
    old_lookup(call, arguments, None)
}

/// The older functions when they are called with a block that gives the default.
fn with_block(call: &mut Call<'_>, arguments: Rest, block: Block) -> EvalResult<Value> {
    old_lookup(call, arguments, Some(block))
}

/// What the older functions do: they look up one key, each with a strategy of its own.
fn old_lookup(call: &mut Call<'_>, arguments: Rest, block: Option<Block>) -> EvalResult<Value> {
    if call.strict() != Strict::Off {
        let function = call.name;
        let issue = FunctionIssue::DeprecatedFunction { function };
        call.warn_once(format!("deprecations {function}"), issue, false);
    }
    // All arguments may come in one array.
    let arguments = match arguments.0.as_slice() {
        [Value::Array(arguments)] => arguments.iter().cloned().collect(),
        _ => arguments.0,
    };
    let mut arguments = arguments.into_iter();
    let mut request = LookupRequest::new(arguments.next().unwrap_or_default());
    if block.is_none() {
        request.default = arguments.next();
    }
    request.merge = Some(match call.name {
        "hiera_array" | "hiera_include" => "unique".into(),
        "hiera_hash" => "hash".into(),
        _ => "first".into(),
    });
    request.block = block;
    request.is_hiera_call = true;
    let data = call.outside().data.clone();
    data.lookup(call.evaluator, request)
}

/// What functions that read data do: the context that they are given knows how.
fn read_data(call: &mut Call<'_>, Rest(mut arguments): Rest) -> EvalResult<Value> {
    let Some(Value::Object(context)) = arguments.pop() else {
        return Ok(Value::Undef);
    };
    let (data, name) = (call.outside().data.clone(), call.name);
    data.lookup_context_method(call.evaluator, &context, name, arguments, None)
}

/// Why a level of a hierarchy cannot be read.
fn missing_path(call: &mut Call<'_>, _arguments: Rest) -> EvalResult<Value> {
    let function = call.name;
    Err(Signal::during(FunctionIssue::MissingPath { function }))
}
