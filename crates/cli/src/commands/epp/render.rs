//! `marotte epp render`: templates as text.

use std::io;
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::render::Output;
use marotte_diagnostics::{Cause, EvaluationIssue};
use marotte_eval::{Evaluator, Level, LogEntry, Signal, TemplateScope};
use marotte_pcore::{Hash, Str, Value};

use super::template::{read, read_stdin};
use super::values::{self, Given};
use super::{Messages, Problem, write_result};
use crate::args::EppRenderArgs;
use crate::commands::source::absolute;
use crate::exit::Exit;
use crate::site::{Beginning, Site};

/// Why a template has no text.
pub(super) struct NoText {
    problem: Problem,
    /// Whether the command ends. If not, the template or the values are bad: others may be better.
    is_fatal: bool,
}

impl NoText {
    fn fatal(problem: impl Into<Problem>) -> Self {
        Self {
            problem: problem.into(),
            is_fatal: true,
        }
    }
}

impl<P: Into<Problem>> From<P> for NoText {
    fn from(problem: P) -> Self {
        Self {
            problem: problem.into(),
            is_fatal: false,
        }
    }
}

/// Renders templates.
pub(super) fn render(
    args: &EppRenderArgs,
    messages: &mut Messages<'_>,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let mut rendering = match Rendering::new(args) {
        Ok(rendering) => rendering,
        Err(message) => return super::super::bad_call(output, &message),
    };
    let templates = &args.input.templates;
    let inline = match &args.input.expression {
        Some(text) => Some(text.clone()),
        None if templates.is_empty() => match read_stdin()? {
            Some(text) => Some(text),
            None => {
                let message = "No input to process given on command line or stdin";
                return messages.give_up(&message.to_owned().into(), output);
            }
        },
        None => None,
    };
    if let Some(text) = inline {
        let rendered = rendering.inline(&text);
        messages.entries(&rendering.take_logs(), output)?;
        return match rendered {
            Ok(text) => write_result(&text, output).map(|()| Exit::Good),
            Err(error) => messages.give_up(&error.problem, output),
        };
    }
    let mut text = String::new();
    let mut is_good = true;
    for (index, name) in templates.iter().enumerate() {
        let mut shown = name.clone();
        let rendered = rendering.file(&mut shown);
        messages.entries(&rendering.take_logs(), output)?;
        match rendered {
            Ok(rendered) => {
                if args.header.is_shown(templates.len()) {
                    let gap = if index == 0 { "" } else { "\n" };
                    text.push_str(&format!("{gap}--- {name}\n"));
                }
                text.push_str(&rendered);
            }
            Err((error, _)) if error.is_fatal => return messages.give_up(&error.problem, output),
            Err((error, of_template)) => {
                if of_template && templates.len() > 1 {
                    messages.heading(&shown, output)?;
                }
                messages.error(&error.problem, output)?;
                is_good = false;
            }
        }
    }
    if !is_good {
        return messages.sum_up("error while rendering epp", output);
    }
    write_result(&text, output)?;
    Ok(Exit::Good)
}

/// An evaluator that renders one template after the other.
struct Rendering<'a> {
    evaluator: Evaluator,
    args: &'a EppRenderArgs,
}

impl<'a> Rendering<'a> {
    fn new(args: &'a EppRenderArgs) -> Result<Self, String> {
        let site = Site::new(&args.site)?;
        let outside = site.open(Beginning::Nothing)?.outside();
        let nodes = site.nodes(args.node.iter().cloned().collect())?;
        let node = nodes.first().ok_or("there are no facts of any node")?;
        let known = site.node(node).map_err(|error| error.message())?;
        let functions = Arc::new(marotte_functions::table());
        let settings = site.evaluation_settings();
        let mut evaluator = Evaluator::new(outside, functions, settings);
        evaluator.logs.extend(known.logs);
        let begun = evaluator.begin_catalog(known.data);
        begun.map_err(|signal| signal.message())?;
        Ok(Self { evaluator, args })
    }

    fn find(&self, name: &str) -> Option<Str> {
        self.evaluator.outside().loader.find_template(name)
    }

    fn take_logs(&mut self) -> Vec<LogEntry> {
        std::mem::take(&mut self.evaluator.logs)
    }

    /// What the arguments give each template.
    fn values(&mut self) -> Result<Given, NoText> {
        let (file, code) = (
            self.args.values_file.as_deref(),
            self.args.values.as_deref(),
        );
        values::given(&mut self.evaluator, file, code)
    }

    fn inline(&mut self, text: &str) -> Result<String, NoText> {
        let given = self.values()?;
        let name = "inlined-epp-text";
        self.text(("inline_epp", name), text, given, TemplateScope::Caller)
    }

    /// Renders a template of a module or of a path, which becomes the name that messages show. The
    /// problem is the template's unless it is one of the values.
    fn file(&mut self, name: &mut String) -> Result<String, (NoText, bool)> {
        let given = self.values().map_err(|problem| (problem, false))?;
        if self.find(name).is_none() && Path::new(name.as_str()).exists() {
            *name = absolute(Path::new(name.as_str()))
                .to_string_lossy()
                .into_owned();
        }
        self.found(name, given).map_err(|problem| (problem, true))
    }

    fn found(&mut self, name: &str, given: Given) -> Result<String, NoText> {
        let has_end = name.split('\n').any(|line| line.ends_with(".epp"));
        let name = match has_end || Path::new(name).exists() {
            true => name.to_owned(),
            false => format!("{name}.epp"),
        };
        if let Given::Wrong(class) = given {
            return Err(wrong_arguments("epp", &class));
        }
        let message = format!("Retrieving epp template {name}");
        self.evaluator.log(Level::Debug, message);
        let Some(path) = self.find(&name) else {
            return Err(format!("Could not find template '{name}'").into());
        };
        let text = read(&path).map_err(NoText::fatal)?;
        self.text(("epp", &path), &text, given, TemplateScope::Global)
    }

    fn text(
        &mut self,
        (function, name): (&'static str, &str),
        text: &str,
        given: Given,
        visible: TemplateScope,
    ) -> Result<String, NoText> {
        let parameters: Option<Arc<Hash>> = match given {
            Given::Nothing => None,
            Given::Hash(hash) => Some(hash),
            Given::Wrong(class) => return Err(wrong_arguments(function, &class)),
        };
        let program = self
            .evaluator
            .parse_template(name, &Str::from(text))
            .map_err(|error| {
                let cause = Cause(error);
                NoText::fatal(Signal::bare(EvaluationIssue::InvalidEpp {
                    function,
                    cause,
                }))
            })?;
        let rendered = self
            .evaluator
            .call_template(&program, parameters.as_deref(), visible);
        match rendered {
            Ok(value) => Ok(as_text(&value)),
            Err(signal) => Err(signal.into()),
        }
    }
}

fn wrong_arguments(function: &str, class: &str) -> NoText {
    NoText::fatal(format!(
        "{function}(): the template_args must be a Hash, got a {class}"
    ))
}

/// The text of a result. Whoever renders a sensitive template wants to see it.
fn as_text(value: &Value) -> String {
    match value {
        Value::Sensitive(value) => as_text(value),
        other => marotte_pcore::convert::to_text(other).to_string(),
    }
}
