//! Templates in Ruby (ERB).

use std::sync::{Arc, LazyLock};

use marotte_diagnostics::{EvaluationIssue, FunctionIssue};
use marotte_eval::{Context, EvalResult, Evaluator, ScriptTemplate, Signal};
use marotte_pcore::{Str, Value as Puppet};
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::{Args, ClassDef, native};
use marotte_ruby::object::Kind;
use marotte_ruby::{Ruby, Symbol, Throw, Value};

use crate::convert::{Results, to_puppet};
use crate::errors::{is_standard, message, own_place, to_signal};
use crate::image::TEMPLATE_WRAPPER;
use crate::sources::Sources;
use crate::state::{Needs, enter};

/// The class that templates run on. An object of it holds where the template is rendered.
pub(crate) static WRAPPER: ClassDef = ClassDef {
    name: "Puppet::Parser::TemplateWrapper",
    methods: &[&[native("to_s", 0, to_s)]],
    ..ClassDef::NONE
};

/// The variable that has the file of a template.
static FILE: LazyLock<Symbol> = LazyLock::new(|| Symbol::fixed("@__file__"));

fn to_s(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let file = ruby.instance_variable(this, *FILE);
    let file = file.and_then(|file| ruby.text(file)).unwrap_or("inline");
    let text = format!("template[{file}]");
    Ok(ruby.string(text))
}

/// The text of a template.
pub(crate) fn render(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    template: &ScriptTemplate,
) -> EvalResult<Puppet> {
    let (path, text) = match template {
        ScriptTemplate::File { path, text, .. } => (path.as_str(), text),
        ScriptTemplate::Inline(text) => ("(erb)", text),
    };
    let program = sources.template(path, text).map_err(|problem| {
        let message = format!("{}:{}: {}", problem.path, problem.line, problem.message);
        let message = message.into();
        Signal::bare(EvaluationIssue::RubySyntaxError { message })
    })?;
    let mut changed = Vec::new();
    let needs = match program.is_closed {
        true => Needs::Values,
        false => Needs::Everything,
    };
    let context = evaluator.context();
    let rendered = enter(evaluator, sources, needs, |ruby| {
        let mut wrapper = Value::Nil;
        let rendered = run(ruby, template, context, &program, &mut wrapper);
        match rendered {
            Ok(value) => {
                changed = changed_variables(ruby, wrapper).map_err(|t| to_signal(ruby, t))?;
                to_puppet(ruby, value, Results::Typed).map_err(|t| to_signal(ruby, t))
            }
            Err(throw) => Err(failed(ruby, template, path, throw)),
        }
    })?;
    for (name, value) in changed {
        evaluator.change_variable(&name, value);
    }
    Ok(rendered)
}

/// The variables whose arrays and hashes a template has changed, by their names: an empty array may have
/// no identity.
fn changed_variables(ruby: &mut Ruby<'_>, wrapper: Value) -> Outcome<Vec<(Str, Puppet)>> {
    let variables: Vec<(Symbol, Value)> = match wrapper.object().map(|id| ruby.get(id)) {
        Some(object) => {
            let variables = object.variables.iter().flat_map(|all| all.iter());
            variables.map(|(name, value)| (*name, *value)).collect()
        }
        None => Vec::new(),
    };
    let mut changed = Vec::new();
    for (name, value) in variables {
        let name = name.as_str();
        let Some(name) = name.strip_prefix('@') else {
            continue;
        };
        if !name.starts_with("__") && ruby.is_changed(value) {
            changed.push((name.into(), to_puppet(ruby, value, Results::Typed)?));
        }
    }
    Ok(changed)
}

fn run(
    ruby: &mut Ruby<'_>,
    template: &ScriptTemplate,
    context: Context,
    program: &marotte_ruby::program::Program,
    made: &mut Value,
) -> Outcome {
    let Some(class) = *TEMPLATE_WRAPPER else {
        return Ok(Value::Nil);
    };
    let wrapper = ruby.add(class, Kind::Data(Box::new(context)));
    *made = wrapper;
    if let ScriptTemplate::File { path, .. } = template {
        let file = ruby.string(path.clone());
        ruby.set_instance_variable(wrapper, *FILE, file);
    }
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
            let place = own_place(ruby, exception).cloned();
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
