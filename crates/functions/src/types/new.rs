//! `new`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, Signal, function, unreadable_type};
use marotte_pcore::convert::new_instance_in;
use marotte_pcore::{Type, Value};

function! {
    /// Makes an instance of a type out of arguments: a conversion. `Integer('5')` is a shorter way
    /// to write `Integer.new('5')`.
    ///
    /// What the arguments can be depends on the type. What is an instance already stays as it is.
    /// A block gets the new instance, and gives the result.
    ///
    /// ```puppet
    /// Integer.new('0xFF')
    /// #=> 255
    /// String(255, '%x')
    /// #=> 'ff'
    /// new(Array, 'abc')
    /// #=> ['a', 'b', 'c']
    /// ```
    new {
        "Type $type, Any *$args, Callable &$block = ?" => new,
    }
}

fn new(call: &mut Call<'_>, of: Type, arguments: Rest, block: Option<Block>) -> EvalResult<Value> {
    let arguments = arguments.0;
    if let [value] = arguments.as_slice()
        && !matches!(of, Type::Init(_))
        && of
            .checked_instance(value)
            .map_err(|error| Signal::during(error.into_issue()))?
    {
        return Ok(value.clone());
    }
    let made = call
        .with_surroundings(|surroundings| new_instance_in(&of, &arguments, surroundings))
        .map_err(|error| unreadable_type(error.into_issue()))?;
    match block {
        Some(block) => call.call_block(&block, [made]),
        None => Ok(made),
    }
}
