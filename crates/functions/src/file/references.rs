//! What the functions that take names of files, and those that render templates, share.

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, SignalKind, TemplateScope, World};
use marotte_pcore::{Hash, Str, Value};

/// The first of several names that something is found for. Arrays stand for their elements.
pub(super) fn first_found(
    names: &[Value],
    find: impl Fn(&str) -> Option<Str> + Copy,
) -> Option<Str> {
    names.iter().find_map(|name| match name {
        Value::String(name) => find(name),
        Value::Array(names) => first_found(names, find),
        _ => None,
    })
}

/// The bytes of a file that was found.
pub(super) fn read(world: &dyn World, path: &str) -> EvalResult<Vec<u8>> {
    match world.read_file(path) {
        Some(Ok(bytes)) => Ok(bytes),
        Some(Err(error)) => Err(Signal::raw(error)),
        None => Err(Signal::raw(format!(
            "No such file or directory @ rb_sysopen - {path}"
        ))),
    }
}

/// The text of a file that was found.
pub(super) fn read_text(function: &str, world: &dyn World, path: &str) -> EvalResult<Str> {
    match String::from_utf8(read(world, path)?) {
        Ok(text) => Ok(text.into()),
        Err(_) => {
            let message = format!("{function}(): The content of '{path}' is not valid UTF-8");
            Err(Signal::raw(message))
        }
    }
}

/// Renders a template. What it returns with `return` takes the place of its text.
pub(super) fn render(
    call: &mut Call<'_>,
    name: &str,
    text: &Str,
    parameters: Option<&Hash>,
    visible: TemplateScope,
) -> EvalResult<Value> {
    let function = call.name;
    let program = call
        .evaluator
        .parse_template(name, text)
        .map_err(|error| Signal::raw(format!("{function}(): Invalid EPP: {error}")))?;
    match call.evaluator.call_template(&program, parameters, visible) {
        Err(Signal(kind)) => match *kind {
            SignalKind::Return(value, _) => {
                call.returned = true;
                Ok(value)
            }
            other => Err(Signal(Box::new(other))),
        },
        rendered => rendered,
    }
}
