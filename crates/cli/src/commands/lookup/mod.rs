//! `marotte lookup`: data from the command line, as `puppet lookup` finds and explains it.

mod request;

use std::io;

use marotte_diagnostics::render::Output;
use marotte_diagnostics::{Diagnostic, Severity};
use marotte_eval::LogEntry;
use marotte_hiera::Explainer;
use marotte_report::data::{DataFormat, Unwritable};
use marotte_settings::RunMode;
use marotte_site::{Beginning, Found, In, LookupRequest, Node, NodeSelection, Site};

use self::request::Request;
use super::{bad_call, refuse};
use crate::args::LookupArgs;
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::format::Format;
use crate::puppet::is_puppet;
use crate::site;

/// `marotte lookup`
pub(super) fn lookup(args: &LookupArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let usual = match is_puppet() {
        true => Format::Reference,
        false => Format::Human,
    };
    let mut command = Command {
        args,
        complaints: Complaints::new(&args.messages, usual),
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

impl From<Box<Diagnostic>> for Problem {
    fn from(diagnostic: Box<Diagnostic>) -> Self {
        Self::Diagnostic(diagnostic)
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
        let site = match site::open_in(&self.args.site, RunMode::Server) {
            Ok(site) => site,
            Err(problem) => return refuse(output, &problem),
        };
        let least = site::least(&site, &self.args.messages);
        self.complaints.set_level(least);
        if let Some(path) = &self.args.site.node.facts
            && let Err(problem) = site.check_facts(&site::text(path))
        {
            return self.could_not_run(problem.into(), output);
        }
        let beginning = match self.args.compile {
            true => Beginning::Manifests,
            false => Beginning::Nothing,
        };
        let node = match self.node(&site) {
            Ok(node) => node,
            Err(message) => return bad_call(output, &message),
        };
        let environment = match site.open_environment(site.environment_name(), beginning) {
            Ok(environment) => environment,
            Err(problem) => return refuse(output, &problem),
        };
        if node.is_unknown() {
            if self.args.node.is_some() {
                let message = format!("No facts available for target node: {}", node.name());
                return self.could_not_run(message.into(), output);
            }
            let message = "there are no facts, only names; --facts gives some";
            self.complaints
                .plain(Severity::Warning, "NO_FACTS", message, output)?;
        }
        self.logs(site.logs(), output)?;
        self.logs(environment.logs(), output)?;
        let answer = site.lookup(&LookupRequest {
            environment: In::Open(environment),
            compile: self.args.compile,
            keeps_environment: self.args.site.environment.environment.is_some(),
            ..request.to_lookup(node)
        });
        self.logs(&answer.logs, output)?;
        let text = match answer.found {
            Ok(Found::Value(value)) => request.format.value(&value),
            Ok(Found::Explanation(mut explainer)) => {
                if self.args.hide_secrets {
                    explainer.hide_secrets();
                }
                explanation(&explainer, request.format)
            }
            // The reference has no words for that.
            Ok(Found::Nothing(error)) => {
                if self.complaints.format() != Format::Reference {
                    self.complaints.error(None, &error, output)?;
                }
                return Ok(Exit::BadCode);
            }
            Err(problem) => return self.could_not_run(problem.into(), output),
        };
        match text {
            Ok(text) => {
                output.out.write_all(text.as_bytes())?;
                // As `puts` does it.
                if !text.ends_with('\n') {
                    output.out.write_all(b"\n")?;
                }
                Ok(Exit::Good)
            }
            Err(Unwritable(message)) => self.could_not_run(message.into(), output),
        }
    }

    /// The node that the call is about.
    fn node(&self, site: &Site) -> Result<Node, String> {
        let told = |problem: Box<Diagnostic>| problem.to_string();
        let names = self.args.node.iter().cloned().collect();
        let selection = NodeSelection {
            is_own_only: true,
            ..site::nodes(names, &self.args.site)
        };
        let mut nodes = site.nodes(&selection).map_err(told)?;
        if nodes.len() > 1 {
            let count = nodes.len();
            return Err(format!(
                "there are facts of {count} nodes; --node says which of them is meant"
            ));
        }
        let mut node = nodes.pop().ok_or("there is no node")?;
        site.add_stored_facts(&mut node).map_err(told)?;
        Ok(node)
    }
}

fn explanation(explainer: &Explainer, format: DataFormat) -> Result<String, Unwritable> {
    match format {
        DataFormat::Text => Ok(explainer.to_text()),
        format => format.data(&explainer.to_hash()),
    }
}
