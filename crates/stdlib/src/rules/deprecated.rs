//! Functions that say that they are deprecated before they do something.
//!
//! What they say is said once in a compilation, in the words of the files: a message is the text that
//! the file of a function gives to `deprecation`. Where the language is so strict that it is an error,
//! the files themselves raise it.

use marotte_eval::function::AnyFunction;
use marotte_eval::{EvalResult, Evaluator, Level, Place, Strict};
use marotte_pcore::ruby::ruby_to_s;
use marotte_pcore::{Str, Value};

use super::validation;
use crate::native::{Answer, Call};

/// `deprecation`, which knows how strict the language is.
pub(super) fn deprecation(call: &mut Call<'_>) -> Answer {
    let [Value::String(key), Value::String(message)] = call.arguments else {
        return None;
    };
    warn(call, key, message, true)
}

/// The same, if it is not told to forget that.
pub(super) fn deprecation_by_choice(call: &mut Call<'_>) -> Answer {
    let [Value::String(key), Value::String(message), strict @ ..] = call.arguments else {
        return None;
    };
    match strict {
        [] => warn(call, key, message, true),
        [Value::Boolean(is_strict)] => warn(call, key, message, *is_strict),
        _ => None,
    }
}

/// Warns of something, if a compilation has not done so.
fn warn(call: &mut Call<'_>, key: &str, message: &str, is_strict: bool) -> Answer {
    if call.block.is_some() || is_error(call.evaluator, is_strict) {
        return None;
    }
    if is_silent(call.evaluator, key, is_strict) {
        return Some(Ok(Value::Undef));
    }
    let text = call.file.text()?;
    let at = text.find("Puppet.deprecation_warning(message, key)")?;
    let line = text[..at].matches('\n').count() + 1;
    // The file takes what are two places for a file and a line.
    let mut stack = call.evaluator.call_stack().into_iter();
    let mut place = || match stack.next() {
        Some((file, line)) => ruby_to_s(&Value::array([file.into(), Value::Integer(line.into())])),
        None => String::new(),
    };
    let (file, path) = (format!("{}:{}", place(), place()), call.file.path());
    let said = format!("{message} at {file}\n   (location: {path}:{line}:in `deprecation')");
    if call.evaluator.is_first_warning(&warning_key(key)) {
        call.evaluator.log(Level::Warning, said);
    }
    Some(Ok(Value::Undef))
}

/// What the compilation remembers of a warning.
fn warning_key(key: &str) -> String {
    format!("deprecation: {key}")
}

/// Whether a deprecation is an error.
fn is_error(evaluator: &Evaluator, is_strict: bool) -> bool {
    is_strict && evaluator.settings.language.strict == Strict::Error
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
        _ => evaluator.was_warned(&warning_key(key)),
    }
}

/// Whether the function that calls may go on: what there is to say has been said.
fn may_go_on(call: &mut Call<'_>, is_strict: bool) -> bool {
    let known = call.evaluator.find_function("deprecation");
    let Ok(Some(AnyFunction::Made(function))) = known else {
        return false;
    };
    if function.native_name() != Some("deprecation")
        || call.block.is_some()
        || is_error(call.evaluator, is_strict)
    {
        return false;
    }
    if is_silent(call.evaluator, call.name, is_strict) {
        return true;
    }
    let Some(message) = message(call) else {
        return false;
    };
    let mut arguments = vec![call.name.into(), Value::String(message)];
    if !is_strict {
        arguments.push(Value::Boolean(false));
    }
    let said = call
        .evaluator
        .call_by_name("deprecation", arguments, None, call.place);
    said.is_ok()
}

/// What the file of a function says of it.
fn message(call: &Call<'_>) -> Option<Str> {
    let text = call.file.text()?;
    let before = format!("call_function('deprecation', '{}', '", call.name);
    let (_, behind) = text.split_once(&before)?;
    let (message, _) = behind.split_once('\'')?;
    // What is escaped is for Ruby to read.
    (!message.contains('\\')).then(|| message.into())
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
