//! Finds, reads and parses templates.

use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, SourceFile};
use marotte_environment::Environment;
use marotte_eval::{Loader, LogEntry};
use marotte_site::{Beginning, CheckRequest, Parts, Problem, read_template};
use marotte_syntax::ast::Ast;
use marotte_syntax::{Language, SourceKind};

use crate::args::SiteArgs;
use crate::site;

/// The environment whose templates are meant, and its language.
pub(super) fn open(args: &SiteArgs) -> Result<(Language, Arc<Environment>), String> {
    let site = site::open(args).map_err(|problem| problem.to_string())?;
    let environment = site.open_environment(site.environment_name(), Beginning::Nothing);
    let environment = environment.map_err(|problem| problem.to_string())?;
    Ok((environment.language(), environment))
}

/// The file that a name means: the template of a module, or else the file of that path.
pub(super) fn find(environment: &Environment, name: &str) -> Option<String> {
    match environment.find_template(name) {
        Some(path) => Some(path.to_string()),
        None => Path::new(name).exists().then(|| name.to_owned()),
    }
}

/// The text of a file, or why there is none in Ruby's words.
pub(super) fn read(path: &str) -> Result<String, Problem> {
    read_template(&Parts::of_this_machine(), path)
}

/// The text of standard input. Nothing if that is a terminal.
pub(super) fn read_stdin() -> io::Result<Option<String>> {
    let mut stdin = io::stdin();
    if stdin.is_terminal() {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    stdin.read_to_end(&mut bytes)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// A template that was parsed: what that had to say, and the tree or why there is none.
pub(super) struct Parsed {
    pub(super) logs: Vec<LogEntry>,
    pub(super) tree: Result<Ast, Box<Diagnostic>>,
}

/// Parses a template. Only one with a name is also checked for the rules that are not about syntax.
pub(super) fn parse_template(text: String, name: Option<&str>, language: &Language) -> Parsed {
    let source = match name {
        Some(name) => SourceFile::new(name, text),
        None => SourceFile::anonymous(text),
    };
    let language = language.of_kind(SourceKind::Epp);
    let request = CheckRequest {
        validates: name.is_some(),
        ..CheckRequest::new(source, language)
    };
    let checked = match request.answer() {
        Ok(checked) => checked,
        Err(problem) => {
            return Parsed {
                logs: Vec::new(),
                tree: Err(problem),
            };
        }
    };
    let report = checked.report();
    let raised = report.raised.as_ref();
    let raised = raised.map(|raised| Box::new(raised.diagnostic().clone()));
    Parsed {
        logs: report.entries().collect(),
        tree: match raised {
            Some(raised) => Err(raised),
            None => Ok(checked.ast),
        },
    }
}
