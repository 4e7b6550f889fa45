//! Functions that look up data.

mod hiera;
mod hiera_array;
mod hiera_hash;
mod hiera_include;
#[expect(
    clippy::module_inception,
    reason = "the function has the name of its family"
)]
mod lookup;

use marotte_eval::function::{Call, Function, Rest};
use marotte_eval::{Block, EvalResult, LookupRequest, Strict};
use marotte_pcore::Value;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &hiera::FUNCTION,
    &hiera_array::FUNCTION,
    &hiera_hash::FUNCTION,
    &hiera_include::FUNCTION,
    &lookup::FUNCTION,
];

/// What the older functions do: they look up one key with a strategy of their own.
fn old_lookup(
    call: &mut Call<'_>,
    arguments: Rest,
    block: Option<Block>,
    merge: &str,
) -> EvalResult<Value> {
    if call.strict() != Strict::Off {
        let name = call.name;
        let message = format!(
            "The function '{name}' is deprecated in favor of using 'lookup'. See \
             https://puppet.com/docs/puppet/8.11/deprecated_language.html"
        );
        call.warn_once(format!("deprecations {name}"), &message, None);
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
    request.merge = Some(merge.into());
    request.block = block;
    request.is_hiera_call = true;
    call.world().lookup(call.evaluator, request)
}
