//! `convert_to`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Type, Value};

use super::convert::convert;

function! {
    /// Converts an object to a type, which comes first, as with `convert`.
    ///
    /// If the first argument is no type but the second is, that is the type: `convert_to` of Puppet 8
    /// goes on working.
    ///
    /// ```puppet
    /// convert_to(Integer, '0x1F')
    /// #=> 31
    /// '12'.convert_to(Integer)
    /// #=> 12
    /// ```
    convert_to {
        "Type $type, Any $object, Any *$options" => convert,
        "Any $object, Type $type, Any *$options, Callable[1,1] &$block = ?" => object_first,
    }
}

fn object_first(
    call: &mut Call<'_>,
    object: Value,
    of: Type,
    options: Rest,
    block: Option<Block>,
) -> EvalResult<Value> {
    let converted = convert(call, of, object, options)?;
    match block {
        Some(block) => call.call_block(&block, [converted]),
        None => Ok(converted),
    }
}
