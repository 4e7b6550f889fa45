//! `marotte lookup`: data from the command line, as `puppet lookup` finds and explains it.

mod facts;
mod render;
mod request;

use std::io;
use std::sync::Arc;

use marotte_diagnostics::render::Output;
use marotte_environment::Environment;
use marotte_eval::catalog::NodeData;
use marotte_eval::function::Call;
use marotte_eval::{Evaluator, Level, LogEntry, LookupRequest, Place};
use marotte_hiera::{Explainer, LookupFailure, Lookups};
use marotte_ir::Program;
use marotte_pcore::Value;

use self::render::RenderAs;
use self::request::Request;
use super::bad_call;
use crate::args::LookupArgs;
use crate::exit::Exit;
use crate::log;
use crate::site::{Beginning, Node, Site};

/// `marotte lookup`
pub(super) fn lookup(args: &LookupArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let command = Command {
        args,
        least: args.messages.least(),
        stdout_colors: args.messages.color.on_stdout(),
        stderr_colors: args.messages.color.on_stderr(),
    };
    let request = match Request::new(args) {
        Ok(request) => request,
        Err(message) => return command.could_not_run(&message, output),
    };
    command.run(&request, output)
}

/// A call of the command.
struct Command<'a> {
    args: &'a LookupArgs,
    /// The least urgent messages that are shown.
    least: Level,
    stdout_colors: bool,
    stderr_colors: bool,
}

impl Command<'_> {
    /// Says why there is no answer, as the reference does.
    fn could_not_run(&self, message: &str, output: &mut Output<'_>) -> io::Result<Exit> {
        let text = format!("Could not run: {message}");
        log::write_line(Level::Err, &text, self.stderr_colors, output.log)?;
        Ok(Exit::BadCode)
    }

    /// Messages; those that are no complaints go to standard output, as in the reference.
    fn logs(&self, logs: &[LogEntry], output: &mut Output<'_>) -> io::Result<()> {
        for entry in logs.iter().filter(|entry| entry.level >= self.least) {
            if entry.level > Level::Notice {
                log::write(entry, self.stderr_colors, output.log)?;
            } else {
                log::write(entry, self.stdout_colors, output.out)?;
            }
        }
        Ok(())
    }

    fn run(mut self, request: &Request, output: &mut Output<'_>) -> io::Result<Exit> {
        let site = match Site::new(&self.args.site) {
            Ok(site) => site,
            Err(message) => return bad_call(output, &message),
        };
        self.least = site.least(&self.args.messages);
        if let Err(message) = facts::check(self.args.site.node.facts.as_deref()) {
            return self.could_not_run(&message, output);
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
                return self.could_not_run(&message, output);
            }
            let message = "there are no facts, only names; --facts gives some";
            writeln!(output.log, "warning: {message}")?;
        }
        self.logs(site.logs(), output)?;
        self.logs(environment.logs(), output)?;
        if let Some(error) = environment.error() {
            return self.could_not_run(error, output);
        }
        let compiled = self.compile(&site, &node, environment, output)?;
        let (mut evaluator, lookups) = match compiled {
            Ok(compiled) => compiled,
            Err(message) => return self.could_not_run(&message, output),
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
            Err(message) => self.could_not_run(&message, output),
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
        &self,
        site: &Site<'_>,
        node: &Node,
        environment: Arc<Environment>,
        output: &mut Output<'_>,
    ) -> io::Result<Result<(NodeData, Arc<Environment>), String>> {
        if !self.args.compile {
            let (data, logs) = match site.node_data(node) {
                Ok(known) => known,
                Err(message) => return Ok(Err(message)),
            };
            self.logs(&logs, output)?;
            return Ok(Ok((data, environment)));
        }
        let known = match site.node(node) {
            Ok(known) => known,
            Err(error) => return Ok(Err(error.message())),
        };
        self.logs(&known.logs, output)?;
        let is_named = self.args.site.environment.environment.is_some();
        let other = known.environment.filter(|_| !is_named);
        Ok(Ok((known.data, other.unwrap_or(environment))))
    }

    /// The compilation whose variables data can use, at its end.
    fn compile(
        &self,
        site: &Site<'_>,
        node: &Node,
        environment: Arc<Environment>,
        output: &mut Output<'_>,
    ) -> io::Result<Result<(Evaluator, Arc<Lookups>), String>> {
        let (data, environment) = match self.known(site, node, environment, output)? {
            Ok(known) => known,
            Err(message) => return Ok(Err(message)),
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
                    return Ok(Err(error.failure.into_diagnostic().to_string()));
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
            Err(signal) => Err(signal.message()),
        })
    }
}

/// What is printed: the value or its explanation. Nothing if nothing was found.
fn answer(
    evaluator: &mut Evaluator,
    lookups: &Lookups,
    request: &Request,
) -> Result<Option<String>, String> {
    let value_type = match &request.value_type {
        Some(text) => {
            let mut call = Call {
                evaluator,
                name: "lookup",
                place: Place::default(),
                returned: false,
            };
            Some(call.parse_type(text).map_err(|error| error.message())?)
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
        (Ok(value), None) => request.format.value(&value).map(Some),
        (Ok(_), Some(explainer)) => explanation(&explainer, request.format).map(Some),
        (Err(LookupFailure::Lookup(_)), None) => Ok(None),
        (Err(LookupFailure::Lookup(error)), Some(mut explainer)) => {
            explainer.add_text(error.to_string());
            explanation(&explainer, request.format).map(Some)
        }
        (Err(LookupFailure::Other(signal)), _) => Err(signal.message()),
    }
}

fn explanation(explainer: &Explainer, format: RenderAs) -> Result<String, String> {
    match format {
        RenderAs::Text => Ok(explainer.to_text()),
        format => format.data(&explainer.to_hash()),
    }
}
