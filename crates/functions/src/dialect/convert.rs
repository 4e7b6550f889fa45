//! `convert`

use marotte_diagnostics::DialectIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, function};
use marotte_pcore::convert::to_text;
use marotte_pcore::label::label;
use marotte_pcore::{Oversized, Type, Value};
use marotte_scalars::integer::BigInteger;

function! {
    /// Converts an object to a type.
    ///
    /// An Integer becomes a String with the digits of a radix, written as the language writes it.
    /// Everything else is as with `new`.
    ///
    /// ```puppet
    /// String.convert(32, 16)
    /// #=> '0x20'
    /// convert(Integer, '0x1F')
    /// #=> 31
    /// ```
    convert {
        "Type $type, Any $object, Any *$options" => convert,
    }
}

/// Converts an object; the options go to the conversion.
pub(super) fn convert(
    call: &mut Call<'_>,
    of: Type,
    object: Value,
    Rest(options): Rest,
) -> EvalResult<Value> {
    if let Type::String(_) = of
        && let Some(text) = number_text(&object, &options)?
    {
        return call.call_function("new", vec![Value::Type(of), text], None);
    }
    let mut arguments = vec![Value::Type(of), object];
    arguments.extend(options);
    call.call_function("new", arguments, None)
}

/// The text of a number, by the radix that may be given.
fn number_text(object: &Value, options: &[Value]) -> EvalResult<Option<Value>> {
    let number = Oversized::any_integer(object);
    Ok(match (number, options) {
        (Some(_), []) => Some(Value::String(to_text(object))),
        (None, []) if matches!(object, Value::Float(_)) => Some(Value::String(to_text(object))),
        (Some(number), [radix @ (Value::Integer(_) | Value::Float(_))]) => {
            Some(Value::from(in_radix(&number, radix)?))
        }
        _ => None,
    })
}

fn in_radix(number: &BigInteger, radix: &Value) -> EvalResult<String> {
    let (sign, magnitude) = match number.is_negative() {
        true => ("-", -number),
        false => ("", number.clone()),
    };
    match radix {
        Value::Integer(16) => Ok(format!("{sign}0x{magnitude:x}")),
        Value::Integer(8) => Ok(format!("{sign}0{magnitude:o}")),
        Value::Integer(10) => Ok(format!("{sign}{magnitude}")),
        other => {
            let actual = match other {
                Value::Integer(radix) => radix.to_string(),
                other => label(other),
            };
            let actual = actual.into();
            Err(Signal::during(DialectIssue::IllegalRadix { actual }))
        }
    }
}
