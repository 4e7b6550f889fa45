//! Functions that say that they are deprecated before they do something.
//!
//! What they say is said once in a compilation, by the file. From then on there is nothing to say.

use marotte_eval::function::AnyFunction;
use marotte_eval::{EvalResult, Evaluator, Place, Strict};
use marotte_pcore::Value;

use super::validation;
use crate::native::{Answer, Call};

/// `deprecation`, which knows how strict the language is.
pub(super) fn deprecation(call: &mut Call<'_>) -> Answer {
    let [Value::String(key), Value::String(_)] = call.arguments else {
        return None;
    };
    let is_quiet = call.block.is_none() && is_silent(call.evaluator, key, true);
    is_quiet.then_some(Ok(Value::Undef))
}

/// The same, if it is not told to forget that.
pub(super) fn deprecation_by_choice(call: &mut Call<'_>) -> Answer {
    let (key, is_strict) = match call.arguments {
        [Value::String(key), Value::String(_)] => (key, true),
        [Value::String(key), Value::String(_), Value::Boolean(strict)] => (key, *strict),
        _ => return None,
    };
    let is_quiet = call.block.is_none() && is_silent(call.evaluator, key, is_strict);
    is_quiet.then_some(Ok(Value::Undef))
}

/// `deprecation` of the old interface says nothing, unless the environment of the process asks for
/// it, which nobody here sees.
pub(super) fn silent(arguments: &[Value]) -> Option<Value> {
    (arguments.len() == 2).then_some(Value::Undef)
}

/// Whether a deprecation is not worth a word any more.
fn is_silent(evaluator: &Evaluator, key: &str, is_strict: bool) -> bool {
    match evaluator.settings.language.strict {
        Strict::Off if is_strict => true,
        Strict::Error if is_strict => false,
        _ => evaluator.was_warned(&format!("deprecation: {key}")),
    }
}

/// Whether the function that calls may go on without a word.
fn may_go_on(call: &mut Call<'_>, is_strict: bool) -> bool {
    let known = call.evaluator.find_function("deprecation");
    let Ok(Some(AnyFunction::Made(function))) = known else {
        return false;
    };
    function.native_name() == Some("deprecation")
        && call.block.is_none()
        && is_silent(call.evaluator, call.name, is_strict)
}

/// A function whose name has become `stdlib::name`, and which is an error if the language is strict.
pub(super) fn renamed(call: &mut Call<'_>) -> Answer {
    may_go_on(call, true).then(|| at_top(call))
}

/// A function whose name has become `stdlib::name`.
pub(super) fn renamed_by_choice(call: &mut Call<'_>) -> Answer {
    may_go_on(call, false).then(|| at_top(call))
}

/// The same for one that does something where the code runs that calls it.
pub(super) fn renamed_here(call: &mut Call<'_>) -> Answer {
    may_go_on(call, false).then(|| {
        let arguments = call.arguments.to_vec();
        by_new_name(call.evaluator, call.name, arguments, call.place)
    })
}

/// Functions call others from the top.
fn at_top(call: &mut Call<'_>) -> EvalResult<Value> {
    let (name, place) = (call.name, call.place);
    let arguments = call.arguments.to_vec();
    let top = call.evaluator.global_context();
    call.evaluator.in_context(top, |evaluator| {
        by_new_name(evaluator, name, arguments, place)
    })
}

fn by_new_name(
    evaluator: &mut Evaluator,
    name: &str,
    arguments: Vec<Value>,
    place: &Place,
) -> EvalResult<Value> {
    evaluator.call_by_name(&format!("stdlib::{name}"), arguments, None, place)
}

/// A function that is done by the one of the same name of the old interface.
pub(super) fn legacy(call: &mut Call<'_>) -> Answer {
    if !may_go_on(call, true) {
        return None;
    }
    validation::rule(call.name)?(call.arguments).map(Ok)
}

/// `validate_legacy`: a value that is of a type, and that the old function takes.
pub(super) fn validate_legacy(call: &mut Call<'_>) -> Answer {
    let [of, Value::String(name), value, ..] = call.arguments else {
        return None;
    };
    if call.block.is_some() || !is_instance(call.evaluator, of, value)? {
        return None;
    }
    let name = name.strip_prefix("validate_").map(|_| name.as_str())?;
    validation::rule(name)?(&call.arguments[2..])?;
    Some(Ok(Value::Undef))
}

/// `validate_legacy` that asks for the type alone.
pub(super) fn validate_type(call: &mut Call<'_>) -> Answer {
    let [of, Value::String(_), value, ..] = call.arguments else {
        return None;
    };
    let is_fine = is_instance(call.evaluator, of, value)? && may_go_on(call, true);
    is_fine.then_some(Ok(Value::Undef))
}

fn is_instance(evaluator: &mut Evaluator, of: &Value, value: &Value) -> Option<bool> {
    match of {
        Value::Type(of) => Some(of.is_instance(value)),
        Value::String(text) => Some(evaluator.parse_type(text).ok()?.is_instance(value)),
        _ => None,
    }
}
