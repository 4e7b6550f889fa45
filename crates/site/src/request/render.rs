//! Templates as text.

use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::{Cause, EvaluationIssue, FunctionIssue, LogEntry, RubyIssue, SiteIssue};
use marotte_environment::Environment;
use marotte_eval::{Evaluator, Level, Loader, TemplateScope};
use marotte_pcore::{Hash, Str, Value};

use super::values::{self, Given};
use crate::environment::{Beginning, In};
use crate::node::Node;
use crate::parts::Parts;
use crate::paths::absolute;
use crate::problem::{Problem, problem};
use crate::site::Site;

/// Asks for the texts of templates.
#[derive(Clone)]
pub struct RenderRequest {
    /// The node that they are rendered for.
    pub node: Node,
    /// The environment that they are of.
    pub environment: In,
    /// The templates.
    pub templates: Vec<Template>,
    /// Code that evaluates to the parameters of each.
    pub values: Option<String>,
    /// A file with such code, or with data.
    pub values_file: Option<String>,
}

/// A template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Template {
    /// A text.
    Inline(String),
    /// The template of a module, or the file of a path.
    Named(String),
}

/// What came of a template.
pub struct Rendered {
    /// The name that messages show.
    pub name: String,
    /// The text, or why there is none.
    pub text: Result<String, RenderProblem>,
    /// What was logged on the way.
    pub logs: Vec<LogEntry>,
}

/// Why a template has no text.
pub struct RenderProblem {
    /// The error.
    pub diagnostic: Problem,
    /// Whether nothing can be rendered any more: others may be better if it is false.
    pub is_fatal: bool,
    /// Whether it is the template's, and not one of the values.
    pub is_of_template: bool,
}

impl RenderProblem {
    /// The template or the values are bad: others may be better.
    pub(super) fn of_code(diagnostic: Problem) -> Self {
        Self {
            diagnostic,
            is_fatal: false,
            is_of_template: true,
        }
    }

    fn fatal(diagnostic: Problem) -> Self {
        Self {
            is_fatal: true,
            ..Self::of_code(diagnostic)
        }
    }
}

impl Site {
    /// Renders templates one after the other, until the last or one that ends it all.
    pub fn render(&self, request: &RenderRequest) -> Result<Vec<Rendered>, Problem> {
        let rendered = self.work.run(|| self.try_render(request));
        rendered.unwrap_or_else(|excess| Err(problem(EvaluationIssue::from(excess))))
    }

    fn try_render(&self, request: &RenderRequest) -> Result<Vec<Rendered>, Problem> {
        let opened = self.opened(&request.environment, Beginning::Nothing)?;
        let environment = opened.environment;
        let known = self.known(&request.node, environment.name());
        let known = known.map_err(|failed| failed.diagnostic)?;
        let mut evaluator = self.evaluator(&environment);
        evaluator.logs.extend(known.logs);
        let begun = evaluator.begin_templates(known.data);
        begun.map_err(|signal| signal.into_diagnostic())?;
        let mut rendering = Rendering {
            evaluator,
            environment,
            parts: &self.place.parts,
            request,
        };
        let mut all = Vec::with_capacity(request.templates.len());
        for template in &request.templates {
            let rendered = rendering.template(template);
            let is_over = matches!(&rendered.text, Err(problem) if problem.is_fatal);
            all.push(rendered);
            if is_over {
                break;
            }
        }
        Ok(all)
    }
}

/// An evaluator that renders one template after the other.
struct Rendering<'a> {
    evaluator: Evaluator,
    environment: Arc<Environment>,
    parts: &'a Parts,
    request: &'a RenderRequest,
}

impl Rendering<'_> {
    fn template(&mut self, template: &Template) -> Rendered {
        let (name, text) = match template {
            Template::Inline(text) => ("inlined-epp-text".to_owned(), self.inline(text)),
            Template::Named(name) => {
                let mut shown = name.clone();
                let text = self.named(&mut shown);
                (shown, text)
            }
        };
        Rendered {
            name,
            text,
            logs: std::mem::take(&mut self.evaluator.logs),
        }
    }

    /// What each template is given.
    fn values(&mut self) -> Result<Given, RenderProblem> {
        let (file, code) = (&self.request.values_file, &self.request.values);
        let given = values::given(
            &mut self.evaluator,
            self.parts,
            file.as_deref(),
            code.as_deref(),
        );
        given.map_err(|diagnostic| RenderProblem {
            is_of_template: false,
            ..RenderProblem::of_code(diagnostic)
        })
    }

    fn inline(&mut self, text: &str) -> Result<String, RenderProblem> {
        let given = self.values()?;
        let name = "inlined-epp-text";
        self.text(("inline_epp", name), text, given, TemplateScope::Caller)
    }

    /// Renders a template of a module or of a path, which becomes the name that messages show.
    fn named(&mut self, name: &mut String) -> Result<String, RenderProblem> {
        let given = self.values()?;
        if self.environment.find_template(name).is_none() && self.parts.files.exists(name) {
            let path = absolute(&*self.parts.system, Path::new(name.as_str()));
            *name = path.to_string_lossy().into_owned();
        }
        let has_end = name.split('\n').any(|line| line.ends_with(".epp"));
        let name = match has_end || self.parts.files.exists(name) {
            true => name.clone(),
            false => format!("{name}.epp"),
        };
        if let Given::Wrong(class) = given {
            return Err(wrong_arguments("epp", &class));
        }
        let message = format!("Retrieving epp template {name}");
        self.evaluator.log(Level::Debug, message);
        let Some(path) = self.environment.find_template(&name) else {
            let path = name.into();
            let issue = problem(FunctionIssue::TemplateNotFound { path });
            return Err(RenderProblem::of_code(issue));
        };
        let text = read_template(self.parts, &path).map_err(RenderProblem::fatal)?;
        self.text(("epp", &path), &text, given, TemplateScope::Global)
    }

    fn text(
        &mut self,
        (function, name): (&'static str, &str),
        text: &str,
        given: Given,
        visible: TemplateScope,
    ) -> Result<String, RenderProblem> {
        let parameters: Option<Arc<Hash>> = match given {
            Given::Nothing => None,
            Given::Hash(hash) => Some(hash),
            Given::Wrong(class) => return Err(wrong_arguments(function, &class)),
        };
        let program = self.evaluator.parse_template(name, &Str::from(text));
        let program = program.map_err(|cause| {
            let issue = EvaluationIssue::InvalidEpp {
                function,
                cause: Cause(cause),
            };
            RenderProblem::fatal(problem(issue))
        })?;
        let rendered = self
            .evaluator
            .call_template(&program, parameters.as_deref(), visible);
        match rendered {
            Ok(value) => Ok(as_text(&value)),
            Err(signal) => Err(RenderProblem::of_code(signal.into_diagnostic())),
        }
    }
}

/// The text of a template's file, or why there is none in Ruby's words.
pub fn read_template(parts: &Parts, path: &str) -> Result<String, Problem> {
    let path = || Box::<str>::from(path);
    let bytes = match parts.files.read(&path()) {
        Some(Ok(bytes)) => bytes,
        Some(Err(error)) if error.kind() == std::io::ErrorKind::PermissionDenied => {
            return Err(problem(SiteIssue::TemplateForbidden { path: path() }));
        }
        Some(Err(error)) => {
            let why = error.to_string().into();
            return Err(problem(SiteIssue::TemplateUnreadable { path: path(), why }));
        }
        None if parts.files.is_dir(&path()) => {
            return Err(problem(RubyIssue::IsDirectory { path: path() }));
        }
        None => return Err(problem(RubyIssue::NoSuchFile { path: path() })),
    };
    String::from_utf8(bytes).map_err(|_| problem(SiteIssue::TemplateNotUtf8 { path: path() }))
}

fn wrong_arguments(function: &'static str, class: &str) -> RenderProblem {
    let class = class.into();
    RenderProblem::fatal(problem(SiteIssue::TemplateArgumentsNoHash {
        function,
        class,
    }))
}

/// The text of a result. Whoever renders a sensitive template wants to see it.
fn as_text(value: &Value) -> String {
    match value {
        Value::Sensitive(value) => as_text(value),
        other => marotte_pcore::convert::to_text(other).to_string(),
    }
}
