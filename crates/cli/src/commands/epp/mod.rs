//! `marotte epp`: Puppet's commands about templates.

mod dump;
mod render;
mod template;
mod validate;

use std::fmt;
use std::io;

use marotte_diagnostics::render::Output;
use marotte_diagnostics::{Diagnostic, Severity};
use marotte_eval::LogEntry;

use crate::args::{EppCommand, MessageArgs};
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::format::Format;
use crate::puppet::is_puppet;

/// `marotte epp`
pub(super) fn epp(command: &EppCommand, output: &mut Output<'_>) -> io::Result<Exit> {
    let (messages, name) = match command {
        EppCommand::Render(args) => (&args.messages, "render"),
        EppCommand::Validate(args) => (&args.messages, "validate"),
        EppCommand::Dump(args) => (&args.messages, "dump"),
    };
    let mut messages = Messages::new(messages, name);
    let exit = match command {
        EppCommand::Render(args) => render::render(args, &mut messages, output)?,
        EppCommand::Validate(args) => validate::validate(args, &mut messages, output)?,
        EppCommand::Dump(args) => dump::dump(args, &mut messages, output)?,
    };
    if exit != Exit::BadCall {
        messages.complaints.end(output)?;
    }
    Ok(exit)
}

/// Why there is no result.
pub(super) enum Problem {
    /// An error in a template or in values.
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

/// As the reference words it.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Diagnostic(diagnostic) => diagnostic.fmt(f),
            Self::Text(message) => message.fmt(f),
        }
    }
}

/// What a command has to say besides its result.
struct Messages<'a> {
    complaints: Complaints,
    /// The command, for the hint at the end.
    command: &'a str,
}

impl<'a> Messages<'a> {
    fn new(args: &MessageArgs, command: &'a str) -> Self {
        Self {
            complaints: Complaints::new(args, Format::Reference),
            command,
        }
    }

    fn is_reference(&self) -> bool {
        self.complaints.format() == Format::Reference
    }

    /// Names the template that an error is of, as Puppet does if there are several.
    fn heading(&self, name: &str, output: &mut Output<'_>) -> io::Result<()> {
        if !self.is_reference() {
            return Ok(());
        }
        let console = self.complaints.console();
        console.error(&format!("--- {name}"), output.log)
    }

    fn error(&mut self, problem: &Problem, output: &mut Output<'_>) -> io::Result<()> {
        match problem {
            problem if self.is_reference() => {
                let console = self.complaints.console();
                console.error(&problem.to_string(), output.log)
            }
            Problem::Diagnostic(diagnostic) => self.complaints.error(None, diagnostic, output),
            Problem::Text(message) => {
                let error = Severity::Error;
                self.complaints.plain(error, "EPP_FAILED", message, output)
            }
        }
    }

    fn entries(&mut self, entries: &[LogEntry], output: &mut Output<'_>) -> io::Result<()> {
        let notices = match is_puppet() {
            true => Notices::ToResult,
            false => Notices::ToLog,
        };
        self.complaints.entries(None, entries, notices, output)
    }

    /// Ends the command as Puppet's commands end if they fail.
    fn give_up(&mut self, problem: &Problem, output: &mut Output<'_>) -> io::Result<Exit> {
        if self.is_reference() {
            let command = format!("epp {}", self.command);
            let console = self.complaints.console();
            console.gave_up(&command, &problem.to_string(), output.log)?;
        } else {
            self.error(problem, output)?;
        }
        Ok(Exit::BadCode)
    }

    /// Ends the command after errors that were told: Puppet sums them up.
    fn sum_up(&mut self, message: &str, output: &mut Output<'_>) -> io::Result<Exit> {
        match self.is_reference() {
            true => self.give_up(&Problem::Text(message.to_owned()), output),
            false => Ok(Exit::BadCode),
        }
    }
}

/// What is said of templates that are not there.
fn missing(templates: &[&str]) -> Problem {
    let list: Vec<String> = templates.iter().map(|name| format!("   {name}")).collect();
    let list = list.join("\n");
    format!("One or more file(s) specified did not exist:\n{list}").into()
}
