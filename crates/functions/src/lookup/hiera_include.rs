//! `hiera_include`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::Value;

use super::old_lookup;

function! {
    /// Declares the classes that a key names in the data of Hiera.
    ///
    /// It takes all that are found, each once. Without a value, the default or the block's
    /// answer is used. Deprecated: `lookup` does all of it.
    ///
    /// ```puppet
    /// function roles() { hiera_include('classes', []) }
    /// ```
    hiera_include {
        "Tuple[String, Any, Any, 1, 3] $args" => without_block,
        "String $key" => without_block,
        "String $key, Any $default, Any $override = ?" => without_block,
        "String $key, Callable[1, 1] &$default_block" => with_block,
        "String $key, Any $override, Callable[1, 1] &$default_block" => with_block,
    }
}

fn without_block(call: &mut Call<'_>, arguments: Rest) -> EvalResult<Value> {
    include(call, arguments, None)
}

fn with_block(call: &mut Call<'_>, arguments: Rest, block: Block) -> EvalResult<Value> {
    include(call, arguments, Some(block))
}

fn include(call: &mut Call<'_>, arguments: Rest, block: Option<Block>) -> EvalResult<Value> {
    let key = arguments.0.first().cloned().unwrap_or_default();
    let classes = old_lookup(call, arguments, block)?;
    let is_empty = match &classes {
        Value::Undef => {
            let key = marotte_pcore::convert::to_text(&key).as_str().into();
            return Err(Signal::during(FunctionIssue::DataItemNotFound { key }));
        }
        Value::Array(classes) => classes.is_empty(),
        Value::String(class) => class.is_empty(),
        _ => false,
    };
    if is_empty {
        return Ok(Value::Undef);
    }
    call.call_function("include", vec![classes], None)
}
