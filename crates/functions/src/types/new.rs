//! `new`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::convert::{ConvertError, new_instance_in};
use marotte_pcore::describe::{assert_instance, describe_signatures};
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
        && of.is_instance(value)
    {
        return Ok(value.clone());
    }
    let made = call
        .with_surroundings(|surroundings| new_instance_in(&of, &arguments, surroundings))
        .map_err(|error| Signal::raw(sentence(&error)))?;
    match block {
        Some(block) => call.call_block(&block, [made]),
        None => Ok(made),
    }
}

/// The reference's words for a conversion that failed.
fn sentence(error: &ConvertError) -> String {
    match error {
        ConvertError::NoSignature(failed) => {
            let signatures: Vec<_> = failed.constructor.signatures.iter().collect();
            let arguments = Value::from(failed.arguments.clone()).infer_set();
            describe_signatures(&failed.constructor.name, &signatures, &arguments)
                .unwrap_or_else(|| error.to_string())
        }
        ConvertError::WrongType(wrong) => {
            assert_instance(&wrong.subject, &wrong.expected, &wrong.actual)
                .err()
                .unwrap_or_else(|| error.to_string())
        }
        other => other.to_string(),
    }
}
