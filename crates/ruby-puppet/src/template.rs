//! Templates in Ruby (ERB).

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, FunctionIssue};
use marotte_eval::{EvalResult, Evaluator, ScriptTemplate, Signal};
use marotte_pcore::Value as Puppet;
use marotte_ruby::interp::Outcome;
use marotte_ruby::{Ruby, Throw, Value};

use crate::convert::{Results, to_puppet};
use crate::errors::{data, is_standard, message, to_signal};
use crate::sources::Sources;
use crate::state::enter;

/// The text of a template.
pub(crate) fn render(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    template: &ScriptTemplate,
) -> EvalResult<Puppet> {
    let (path, text) = match template {
        ScriptTemplate::File { path, text, .. } => (path.as_str(), text.as_str()),
        ScriptTemplate::Inline(text) => ("(erb)", text.as_str()),
    };
    let program = sources.template(path, text).map_err(|problem| {
        let message = format!("{}:{}: {}", problem.path, problem.line, problem.message);
        let message = message.into();
        Signal::bare(EvaluationIssue::RuntimeError { message })
    })?;
    enter(evaluator, sources, |ruby| {
        let rendered = run(ruby, template, &program);
        match rendered {
            Ok(value) => to_puppet(ruby, value, Results::Typed).map_err(|t| to_signal(ruby, t)),
            Err(throw) => Err(failed(ruby, template, path, throw)),
        }
    })
}

fn run(
    ruby: &mut Ruby<'_>,
    template: &ScriptTemplate,
    program: &marotte_ruby::program::Program,
) -> Outcome {
    let Some(class) = ruby.constant_path("Puppet::Parser::TemplateWrapper") else {
        return Ok(Value::Nil);
    };
    let file = match template {
        ScriptTemplate::File { path, .. } => ruby.string(path.clone()),
        ScriptTemplate::Inline(_) => Value::Nil,
    };
    let wrapper = ruby.send(Value::Object(class), "__for", &[file])?;
    ruby.run_method(program, wrapper, class)
}

/// The error of a template: the reference tells the file and line of the innermost code of Ruby's.
/// What is no ordinary error is told bare.
fn failed(ruby: &mut Ruby<'_>, template: &ScriptTemplate, path: &str, throw: Box<Throw>) -> Signal {
    let Throw::Raise(exception) = *throw else {
        return to_signal(ruby, throw);
    };
    if !is_standard(ruby, exception) {
        return to_signal(ruby, throw);
    }
    let detail = message(ruby, exception);
    match template {
        ScriptTemplate::Inline(_) => Signal::during(FunctionIssue::InlineTemplateFailed {
            detail: detail.into(),
        }),
        ScriptTemplate::File { reference, .. } => {
            let place = data(ruby, exception).and_then(|data| {
                let mut places = data.backtrace.iter();
                // Puppet's own code is not what the reference's users can mend.
                places
                    .find(|place| !place.path.starts_with("(puppet)/"))
                    .cloned()
            });
            let (file, line) = match place {
                Some(place) => ((*place.path).to_owned(), place.line),
                None => (path.to_owned(), 1),
            };
            Signal::during(FunctionIssue::TemplateFailed {
                template: reference.as_str().into(),
                path: file.into(),
                line,
                detail: detail.into(),
            })
        }
    }
}
