//! `abs`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::{Oversized, Str, Value};

use crate::conversion;

function! {
    /// A number without its sign.
    ///
    /// A string that is a decimal number is also taken; that is deprecated.
    ///
    /// ```puppet
    /// abs(-3)
    /// #=> 3
    /// abs(-3.5)
    /// #=> 3.5
    /// ```
    abs {
        "Numeric $val" => number,
        "String $val" => string,
    }
}

fn number(call: &mut Call<'_>, value: Value) -> EvalResult<Value> {
    match value {
        Value::Integer(value) => match value.checked_abs() {
            Some(value) => Ok(Value::Integer(value)),
            None if call.evaluator.dialect().is_evaluator4() => {
                Ok(Oversized::integer(i128::from(value).abs().into()))
            }
            None => {
                let value = i128::from(value).abs().into();
                conversion::fitting(&value).map(Value::Integer)
            }
        },
        Value::Float(value) => Ok(Value::Float(value.abs())),
        other => Ok(match Oversized::number_of(&other) {
            Some(number) if number.is_negative() => Oversized::integer(-number),
            _ => other,
        }),
    }
}

fn string(call: &mut Call<'_>, text: Str) -> EvalResult<Value> {
    call.warn_once(
        "abs_function_numeric_coerce_string",
        FunctionIssue::DeprecatedConversion {
            function: "abs",
            to: "Numeric",
        },
        false,
    );
    // Ruby's `^` and `$` match at every line, so that one line with a number is enough.
    if text.split('\n').any(|line| is_decimal(line, true)) {
        Ok(Value::Float(conversion::to_f(&text).abs()))
    } else if text.split('\n').any(|line| is_decimal(line, false)) {
        number(call, Value::Integer(conversion::to_i(&text)?))
    } else {
        let function = call.name;
        Err(Signal::during(FunctionIssue::NotDecimal { function }))
    }
}

fn is_decimal(line: &str, fraction: bool) -> bool {
    let line = line.strip_prefix('-').unwrap_or(line);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match line.split_once('.') {
        Some((whole, part)) => fraction && digits(whole) && digits(part),
        None => !fraction && digits(line),
    }
}
