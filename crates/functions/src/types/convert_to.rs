//! `convert_to`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Type, Value};

function! {
    /// Converts a value to a type: `new` with the value first, for chains of calls.
    ///
    /// Further arguments go to the conversion. A block gets the converted value, and gives the
    /// result.
    ///
    /// ```puppet
    /// '12'.convert_to(Integer)
    /// #=> 12
    /// 255.convert_to(String, '%x')
    /// #=> 'ff'
    /// ```
    convert_to {
        "Any $value, Type $type, Any *$args, Callable[1,1] &$block = ?" => convert_to,
    }
}

fn convert_to(
    call: &mut Call<'_>,
    value: Value,
    of: Type,
    arguments: Rest,
    block: Option<Block>,
) -> EvalResult<Value> {
    let mut all = vec![Value::Type(of), value];
    all.extend(arguments.0);
    let converted = call.call_function("new", all, None)?;
    match block {
        Some(block) => call.call_block(&block, [converted]),
        None => Ok(converted),
    }
}
