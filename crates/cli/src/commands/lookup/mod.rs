//! `marotte lookup`: data from the command line, as `puppet lookup` finds and explains it.

mod facts;
mod render;
mod request;

use std::io;
use std::sync::Arc;

use marotte_diagnostics::render::Output;
use marotte_diagnostics::{Diagnostic, Severity};
use marotte_environment::Environment;
use marotte_eval::catalog::NodeData;
use marotte_eval::function::Call;
use marotte_eval::{Evaluator, LogEntry, LookupRequest, Place, Signal};
use marotte_hiera::{Explainer, LookupFailure, Lookups};
use marotte_ir::Program;
use marotte_pcore::Value;

use self::render::RenderAs;
use self::request::Request;
use super::bad_call;
use crate::args::LookupArgs;
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::format::Format;
use crate::site::{Beginning, Node, Site};

/// `marotte lookup`
pub(super) fn lookup(args: &LookupArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let mut command = Command {
        args,
        complaints: Complaints::new(&args.messages, Format::Reference),
    };
    let exit = match Request::new(args) {
        Ok(request) => command.run(&request, output)?,
        Err(message) => command.could_not_run(message.into(), output)?,
    };
    if exit != Exit::BadCall {
        command.complaints.end(output)?;
    }
    Ok(exit)
}

/// Why there is no answer.
enum Problem {
    /// An error in code or data.
    Diagnostic(Box<Diagnostic>),
    /// Anything else.
    Text(String),
}

impl From<String> for Problem {
    fn from(message: String) -> Self {
        Self::Text(message)
    }
}

impl From<Signal> for Problem {
    fn from(signal: Signal) -> Self {
        Self::Diagnostic(signal.into_diagnostic())
    }
}

/// A call of the command.
struct Command<'a> {
    args: &'a LookupArgs,
    complaints: Complaints,
}

impl Command<'_> {
    /// Says why there is no answer.
    fn could_not_run(&mut self, problem: Problem, output: &mut Output<'_>) -> io::Result<Exit> {
        let complaints = &mut self.complaints;
        match (problem, complaints.format()) {
            (Problem::Diagnostic(diagnostic), Format::Reference) => {
                let console = complaints.console();
                console.could_not_run(&diagnostic.to_string(), output.log)?;
            }
            (Problem::Text(message), Format::Reference) => {
                complaints.console().could_not_run(&message, output.log)?;
            }
            (Problem::Diagnostic(diagnostic), _) => complaints.error(None, &diagnostic, output)?,
            (Problem::Text(message), _) => {
                complaints.plain(Severity::Error, "LOOKUP_FAILED", &message, output)?;
            }
        }
        Ok(Exit::BadCode)
    }

    /// Messages; those that are no complaints go to standard output, as in the reference.
    fn logs(&mut self, logs: &[LogEntry], output: &mut Output<'_>) -> io::Result<()> {
        self.complaints
            .entries(None, logs, Notices::ToResult, output)
    }

    fn run(&mut self, request: &Request, output: &mut Output<'_>) -> io::Result<Exit> {
        let site = match Site::new(&self.args.site) {
            Ok(site) => site,
            Err(message) => return bad_call(output, &message),
        };
        self.complaints.set_level(site.least(&self.args.messages));
        if let Err(message) = facts::check(self.args.site.node.facts.as_deref()) {
            return self.could_not_run(message.into(), output);
        }
        let beginning = if self.args.compile {
            Beginning::Manifests
        } else {
            Beginning::Nothing
        };
        let prepared = self
            .node(&site)
            .and_then(|node| Ok((node, site.open(beginning)?)));
        let (node, environment) = match prepared {
            Ok(prepared) => prepared,
            Err(message) => return bad_call(output, &message),
        };
        if node.is_unknown() {
            let name = &node.name;
            if self.args.node.is_some() {
                let message = format!("No facts available for target node: {name}");
                return self.could_not_run(message.into(), output);
            }
            let message = "there are no facts, only names; --facts gives some";
            self.complaints
                .plain(Severity::Warning, "NO_FACTS", message, output)?;
        }
        self.logs(site.logs(), output)?;
        self.logs(environment.logs(), output)?;
        if let Some(error) = environment.error() {
            return self.could_not_run(Problem::Diagnostic(Box::new(error.clone())), output);
        }
        let compiled = self.compile(&site, &node, environment, output)?;
        let (mut evaluator, lookups) = match compiled {
            Ok(compiled) => compiled,
            Err(problem) => return self.could_not_run(problem, output),
        };
        let shown = evaluator.logs.len();
        let answer = answer(&mut evaluator, &lookups, request);
        self.logs(evaluator.logs.get(shown..).unwrap_or_default(), output)?;
        match answer {
            Ok(Some(text)) => {
                output.out.write_all(text.as_bytes())?;
                // As `puts` does it.
                if !text.ends_with('\n') {
                    output.out.write_all(b"\n")?;
                }
                Ok(Exit::Good)
            }
            // Nothing was found, which needs no words.
            Ok(None) => Ok(Exit::BadCode),
            Err(problem) => self.could_not_run(problem, output),
        }
    }

    /// The node that the call is about.
    fn node(&self, site: &Site<'_>) -> Result<Node, String> {
        let mut nodes = site.nodes(self.args.node.iter().cloned().collect())?;
        if nodes.len() > 1 {
            let count = nodes.len();
            return Err(format!(
                "there are facts of {count} nodes; --node says which of them is meant"
            ));
        }
        let mut node = nodes.pop().ok_or("there is no node")?;
        site.add_stored_facts(&mut node)?;
        Ok(node)
    }

    /// What is known of the node, and the environment that it is in. A classifier is only asked
    /// where the catalog is compiled, and has no say about an environment that the call names.
    fn known(
        &mut self,
        site: &Site<'_>,
        node: &Node,
        environment: Arc<Environment>,
        output: &mut Output<'_>,
    ) -> io::Result<Result<(NodeData, Arc<Environment>), Problem>> {
        if !self.args.compile {
            let (data, logs) = match site.node_data(node) {
                Ok(known) => known,
                Err(message) => return Ok(Err(message.into())),
            };
            self.logs(&logs, output)?;
            return Ok(Ok((data, environment)));
        }
        let known = match site.node(node) {
            Ok(known) => known,
            Err(error) => return Ok(Err(error.message().into())),
        };
        self.logs(&known.logs, output)?;
        let is_named = self.args.site.environment.environment.is_some();
        let other = known.environment.filter(|_| !is_named);
        Ok(Ok((known.data, other.unwrap_or(environment))))
    }

    /// The compilation whose variables data can use, at its end.
    fn compile(
        &mut self,
        site: &Site<'_>,
        node: &Node,
        environment: Arc<Environment>,
        output: &mut Output<'_>,
    ) -> io::Result<Result<(Evaluator, Arc<Lookups>), Problem>> {
        let (data, environment) = match self.known(site, node, environment, output)? {
            Ok(known) => known,
            Err(problem) => return Ok(Err(problem)),
        };
        let mut manifests: Vec<Arc<Program>> = Vec::new();
        if self.args.compile {
            match environment.initial_manifests() {
                Ok(found) => {
                    for manifest in found {
                        self.logs(&manifest.logs, output)?;
                        manifests.push(manifest.program);
                    }
                }
                Err(error) => {
                    self.logs(&error.logs, output)?;
                    return Ok(Err(Problem::Diagnostic(error.failure.into_diagnostic())));
                }
            }
        }
        let functions = Arc::new(marotte_functions::table());
        let lookups = environment.lookups();
        let mut evaluator = Evaluator::new(
            environment.outside_with(lookups.clone()),
            functions,
            site.evaluation_settings(),
        );
        let compiled = evaluator.compile(data, &manifests);
        self.logs(&evaluator.logs, output)?;
        Ok(match compiled {
            Ok(()) => Ok((evaluator, lookups)),
            Err(signal) => Err(signal.into()),
        })
    }
}

/// What is printed: the value or its explanation. Nothing if nothing was found.
fn answer(
    evaluator: &mut Evaluator,
    lookups: &Lookups,
    request: &Request,
) -> Result<Option<String>, Problem> {
    let value_type = match &request.value_type {
        Some(text) => {
            let mut call = Call {
                evaluator,
                name: "lookup",
                place: Place::default(),
                returned: false,
            };
            Some(call.parse_type(text)?)
        }
        None => None,
    };
    let asked = LookupRequest {
        value_type,
        merge: request.merge.clone(),
        default: request.default.clone().map(Value::from),
        ..LookupRequest::new(Value::array(
            request.keys.iter().map(|key| key.as_str().into()),
        ))
    };
    let mut explainer = request.explainer();
    let found = lookups.explained_lookup(evaluator, asked, explainer.as_mut());
    match (found, explainer) {
        (Ok(value), None) => Ok(Some(request.format.value(&value)?)),
        (Ok(_), Some(explainer)) => Ok(Some(explanation(&explainer, request.format)?)),
        (Err(LookupFailure::Lookup(_)), None) => Ok(None),
        (Err(LookupFailure::Lookup(error)), Some(mut explainer)) => {
            explainer.add_text(error.to_string());
            Ok(Some(explanation(&explainer, request.format)?))
        }
        (Err(LookupFailure::Other(signal)), _) => Err(signal.into()),
    }
}

fn explanation(explainer: &Explainer, format: RenderAs) -> Result<String, String> {
    match format {
        RenderAs::Text => Ok(explainer.to_text()),
        format => format.data(&explainer.to_hash()),
    }
}
