//! What the functions that take names of files, and those that render templates, share.

use std::sync::Arc;

use marotte_diagnostics::{
    Cause, Diagnostic, EvaluationIssue, FunctionIssue, Issue, RubyIssue, did_you_mean,
};
use marotte_eval::function::Call;
use marotte_eval::{
    EvalResult, NameKind, Outside, ScriptTemplate, Signal, SignalKind, TemplateScope, ruby_to_s,
};
use marotte_ir::Program;
use marotte_pcore::{Hash, Str, Value};
use marotte_scalars::json;

/// The first of several names that something is found for. Arrays stand for their elements.
pub(super) fn first_found(
    outside: &Outside,
    names: &[Value],
    find: impl Fn(&str) -> Option<Str> + Copy,
) -> EvalResult<Option<Str>> {
    for name in names {
        let found = match name {
            Value::String(name) => {
                check_name(outside, name)?;
                find(name)
            }
            Value::Array(names) => first_found(outside, names, find)?,
            _ => None,
        };
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// A template that is there: its path and its text, unless it is none. The file is looked at only once.
pub(super) fn read_template(
    outside: &Outside,
    reference: &str,
    index: usize,
) -> EvalResult<(Str, Option<Str>)> {
    if let Some(path) = outside.loader.template_path(reference) {
        let read = outside.machine.read_text(&path);
        if read.is_some() || outside.machine.file_exists(&path) {
            let text = there(outside, &path, read)?;
            return Ok((path, text));
        }
    }
    let advice = similar(outside, NameKind::Template, reference);
    let path = reference.into();
    let signal = Signal::during(FunctionIssue::TemplateNotFound { path });
    Err(signal.of_argument(Some(index)).with_advice(advice))
}

/// The bytes of a file that was found.
pub(super) fn read(outside: &Outside, path: &str) -> EvalResult<Vec<u8>> {
    there(outside, path, outside.machine.read_file(path))
}

/// What was read of a file, which is there and can be read.
fn there<T>(outside: &Outside, path: &str, read: Option<Result<T, Issue>>) -> EvalResult<T> {
    match read {
        Some(Ok(content)) => Ok(content),
        Some(Err(issue)) => Err(Signal::during(issue)),
        None if outside.machine.file_exists(path) => {
            let path = path.into();
            Err(Signal::during(RubyIssue::IsDirectory { path }))
        }
        None => {
            let path = path.into();
            Err(Signal::during(RubyIssue::NoSuchFile { path }))
        }
    }
}

/// The text of a file, which must be one.
pub(super) fn text(path: &str, text: Option<Str>) -> EvalResult<Str> {
    text.ok_or_else(|| Signal::during(RubyIssue::InvalidUtf8).with_hint(no_text(path)))
}

/// The text of a file that was found and becomes part of a catalog.
pub(super) fn read_content(call: &Call<'_>, outside: &Outside, path: &str) -> EvalResult<Str> {
    let text = there(outside, path, outside.machine.read_text(path))?;
    content(call, outside, path, text)
}

/// The text of a file that becomes part of a catalog. The reference takes any bytes, and fails when the
/// catalog is written, in the words of the library that writes it.
pub(super) fn content(
    call: &Call<'_>,
    outside: &Outside,
    path: &str,
    text: Option<Str>,
) -> EvalResult<Str> {
    match text {
        Some(text) => Ok(text),
        None => {
            let problem = json::malformed(&read(outside, path)?);
            let signal = Signal::bare(FunctionIssue::NotUtf8 { problem });
            let place = call.place();
            Err(signal.about((&place).into()).with_hint(no_text(path)))
        }
    }
}

fn no_text(path: &str) -> String {
    format!("the content of '{path}' is not valid UTF-8")
}

/// Renders a template. What it returns with `return` takes the place of its text.
pub(super) fn render(
    call: &mut Call<'_>,
    template: Result<Arc<Program>, Box<Diagnostic>>,
    parameters: Option<&Hash>,
    visible: TemplateScope,
) -> EvalResult<Value> {
    let function = call.name;
    let program = template.map_err(|error| {
        let cause = Cause(error);
        Signal::during(EvaluationIssue::InvalidEpp { function, cause })
    })?;
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

/// A name with a null byte is no name of a file, if it would be looked for.
pub(super) fn check_name(outside: &Outside, name: &str) -> EvalResult<()> {
    let in_module = || {
        let module = name.split_once('/').map(|(module, _)| module);
        module.is_some_and(|module| outside.loader.module_directory(module).is_some())
    };
    if name.contains('\0') && (name.starts_with('/') || in_module()) {
        return Err(Signal::during(RubyIssue::NullByte { what: "string" }));
    }
    Ok(())
}

/// A script has no templates of Ruby.
pub(super) fn assert_compiling(call: &Call<'_>, feature: &'static str) -> EvalResult<()> {
    if !call.evaluator.settings.language.tasks {
        return Ok(());
    }
    let issue = EvaluationIssue::FeatureNotSupportedWhenScripting { feature };
    Err(Signal::at(issue, (&call.place()).into()))
}

/// Renders a template in Ruby.
pub(super) fn render_ruby(call: &mut Call<'_>, template: &ScriptTemplate) -> EvalResult<String> {
    let Some(scripts) = call.outside().scripts.clone() else {
        let function = call.name;
        return Err(Signal::during(FunctionIssue::RubyTemplate { function }));
    };
    let rendered = scripts.render(call.evaluator, template)?;
    Ok(ruby_to_s(&rendered))
}

/// A file or template of a module with a similar name: advice, for what was not found.
pub(super) fn similar(outside: &Outside, kind: NameKind, name: &str) -> Option<String> {
    let known = outside.loader.names(kind, name);
    did_you_mean(name, known.iter().map(String::as_str))
}
