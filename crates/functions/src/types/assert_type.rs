//! `assert_type`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::describe::describe_mismatch;
use marotte_pcore::{Str, Type, Value};

function! {
    /// Gives a value back if it is of a type, which may be given as a string. If it is not, it is
    /// an error, unless there is a block: that gets the type that was wanted and the one that was
    /// found, and gives the result.
    ///
    /// ```puppet
    /// assert_type(Integer[1, 10], 5)
    /// #=> 5
    /// assert_type(String, 5) |$expected, $actual| { "${actual} instead of ${expected}" }
    /// #=> 'Integer[5, 5] instead of String'
    /// ```
    assert_type {
        "Type $type, Any $value, Callable[Type, Type] &$block = ?" => assert_type,
        "String $type_string, Any $value, Callable[Type, Type] &$block = ?" => assert_type_string,
    }
}

fn assert_type(
    call: &mut Call<'_>,
    expected: Type,
    value: Value,
    block: Option<Block>,
) -> EvalResult<Value> {
    if expected.is_instance(&value) {
        return Ok(value);
    }
    let actual = value.infer_set();
    match block {
        Some(block) => call.call_block(&block, [Value::Type(expected), Value::Type(actual)]),
        None => Err(Signal::during(describe_mismatch(
            "assert_type():",
            &expected,
            &actual,
        ))),
    }
}

fn assert_type_string(
    call: &mut Call<'_>,
    expected: Str,
    value: Value,
    block: Option<Block>,
) -> EvalResult<Value> {
    let expected = call.parse_type(&expected)?;
    assert_type(call, expected, value, block)
}
