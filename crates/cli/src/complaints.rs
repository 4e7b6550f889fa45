//! What a command that gives a result says of errors and warnings beside it, in any format.
//!
//! All of it goes to standard error, so that what was asked for can be read from standard output
//! alone. People and the reference's format are told at once. The formats for programs are one
//! document at the end, in which a finding that several nodes met stands once, with all of them;
//! what code logs is in it if it is a warning or graver.

use std::io::{self, Write};
use std::path::PathBuf;

use marotte_diagnostics::render::{Console, Finding, HumanRenderer, Output, Paths, Totals};
use marotte_diagnostics::{Diagnostic, Issue, Level, LogEntry, Message, Severity, ValidationIssue};
use marotte_report::gathered::{Gathered, Told};
use marotte_site::source::Checked;
use marotte_syntax::Dialect;

use crate::args::{MessageArgs, Settings, Strictness, of_code};
use crate::color::Color;
use crate::commands::source::findings;
use crate::format::{Format, renderer};

/// The code of messages that are words of the code itself.
const LOGGED: &str = "LOGGED";

/// Says what goes wrong.
pub(crate) struct Complaints {
    format: Format,
    console: Console,
    /// Standard output as the reference writes on it.
    stdout: Console,
    human: HumanRenderer,
    /// What texts without a name are called.
    name: String,
    /// The current folder: files below it are named from there on.
    folder: PathBuf,
    /// The least urgent messages that are shown.
    least: Level,
    /// What programs are told at the end, and people once: many nodes may fail for one reason.
    gathered: Gathered,
}

/// Where messages go that are no complaints.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Notices {
    /// To standard error, as all the others.
    ToLog,
    /// To standard output, as the reference has it.
    ToResult,
}

impl Complaints {
    /// In the format of the call, or in the one that its command usually has.
    pub(crate) fn new(args: &MessageArgs, usual: Format) -> Self {
        let colors = args.color.on_stderr();
        Self {
            format: args.error_format.unwrap_or(usual),
            console: Console::new(colors),
            stdout: Console::new(args.color.on_stdout()),
            human: HumanRenderer::new(colors, usize::MAX),
            name: "-e".to_owned(),
            folder: std::env::current_dir().unwrap_or_default(),
            least: args.least(),
            gathered: Gathered::default(),
        }
    }

    /// Shows messages from another level on.
    pub(crate) fn set_level(&mut self, least: Level) {
        self.least = least;
    }

    /// Calls texts without a name otherwise.
    pub(crate) fn call_texts(&mut self, name: &str) {
        name.clone_into(&mut self.name);
    }

    /// The format.
    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// The reference's console on standard error.
    pub(crate) fn console(&self) -> Console {
        self.console
    }

    /// The reference's console on standard output.
    pub(crate) fn stdout(&self) -> Console {
        self.stdout
    }

    /// Whether messages of a level are shown.
    pub(crate) fn shows(&self, level: Level) -> bool {
        level >= self.least
    }

    /// Shows messages, those of a node if several are compiled.
    pub(crate) fn entries(
        &mut self,
        node: Option<&str>,
        entries: &[LogEntry],
        notices: Notices,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        for entry in entries {
            if entry.level >= self.least {
                self.entry(node, entry, notices, output)?;
            }
        }
        Ok(())
    }

    fn entry(
        &mut self,
        node: Option<&str>,
        entry: &LogEntry,
        notices: Notices,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        let severity = match entry.level {
            Level::Debug | Level::Info | Level::Notice => None,
            Level::Warning => Some(Severity::Warning),
            _ => Some(Severity::Error),
        };
        if self.format.is_for_programs() {
            let Some(severity) = severity else {
                return Ok(());
            };
            let what = match &entry.message {
                Message::Finding(diagnostic) => Told::Diagnostic(as_logged(diagnostic, severity)),
                Message::Text(text) => Told::plain(severity, LOGGED, text),
            };
            self.gathered.add(what, node);
            return Ok(());
        }
        let placed = entry
            .diagnostic()
            .filter(|_| self.format == Format::Human)
            .filter(|diagnostic| diagnostic.file().is_some() || diagnostic.line().is_some());
        if let (Some(diagnostic), Some(severity)) = (placed, severity) {
            let diagnostic = as_logged(diagnostic, severity);
            return self.show(node, &diagnostic, output.log);
        }
        if severity.is_none() && notices == Notices::ToResult {
            return self.stdout.entry(entry, output.out);
        }
        if let (Some(node), Format::Human) = (node, self.format) {
            write!(output.log, "{node}: ")?;
        }
        self.console.entry(entry, output.log)
    }

    /// Shows an error to people or programs; what the reference says of it is its command's.
    pub(crate) fn error(
        &mut self,
        node: Option<&str>,
        diagnostic: &Diagnostic,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        if !self.format.is_for_programs() {
            return self.show(node, diagnostic, output.log);
        }
        // What it counts is there already, unless there is too much of it.
        if let Issue::Validation(ValidationIssue::GaveUp { errors, .. }) = &diagnostic.issue
            && self.gathered.errors_of(diagnostic.file()) >= *errors
        {
            return Ok(());
        }
        let told = Told::Diagnostic(Box::new(diagnostic.clone()));
        self.gathered.add(told, node);
        Ok(())
    }

    /// Shows something that is about no code.
    pub(crate) fn plain(
        &mut self,
        severity: Severity,
        code: &'static str,
        message: &str,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        if self.format.is_for_programs() {
            let what = Told::plain(severity, code, message);
            self.gathered.add(what, None);
            return Ok(());
        }
        let word = match severity {
            Severity::Error => "error",
            _ => "warning",
        };
        writeln!(output.log, "{word}: {message}")
    }

    /// Shows what is wrong with a source that was not run yet.
    pub(crate) fn checked(
        &mut self,
        name: &str,
        checked: &Checked,
        settings: &Settings,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        if self.format.is_for_programs() {
            self.collect_checked(name, checked);
            return Ok(());
        }
        let findings = findings(name, checked);
        if findings.findings.is_empty() {
            return Ok(());
        }
        let mut renderer = renderer(self.format, settings);
        renderer.begin(output)?;
        renderer.file(&findings, output)?;
        // People need no sum of what they see.
        match self.format {
            Format::Reference => renderer.end(Totals::default(), output),
            _ => Ok(()),
        }
    }

    fn collect_checked(&mut self, name: &str, checked: &Checked) {
        match checked {
            Checked::Unread(problem) => {
                let what = Told::Plain {
                    severity: Severity::Error,
                    code: problem.code,
                    message: problem.message.clone(),
                    file: Some(name.to_owned()),
                    hint: problem.hint.clone(),
                };
                self.gathered.add(what, None);
            }
            Checked::Read(_, diagnostics) => {
                for diagnostic in diagnostics {
                    let told = Told::Diagnostic(Box::new(diagnostic.clone()));
                    self.gathered.add(told, None);
                }
            }
        }
    }

    /// Shows something to people, unless they have seen it: then the end names the node.
    fn show(
        &mut self,
        node: Option<&str>,
        diagnostic: &Diagnostic,
        log: &mut dyn Write,
    ) -> io::Result<()> {
        let told = Told::Diagnostic(Box::new(diagnostic.clone()));
        if !self.gathered.add(told, node) && node.is_some() {
            return Ok(());
        }
        let finding = Finding::of(diagnostic, Paths::from(&self.folder)).on_nodes(node);
        let text = self.human.render(&self.name, &finding);
        writeln!(log, "{text}")
    }

    /// Writes what is said at the end, and begins anew: the document of a format for programs, or for
    /// people the other nodes that met something.
    pub(crate) fn end(&mut self, output: &mut Output<'_>) -> io::Result<()> {
        let gathered = std::mem::take(&mut self.gathered);
        let (name, paths) = (&self.name, Paths::from(&self.folder));
        if !self.format.is_for_programs() {
            return gathered.write_repeated(name, paths, &self.human, output.log);
        }
        let settings = of_code(Strictness::Error, Dialect::default(), "", Color::Never);
        let mut renderer = renderer(self.format, &settings);
        gathered.write(name, paths, renderer.as_mut(), output.log)
    }
}

/// A finding as grave as the level at which it is logged.
fn as_logged(diagnostic: &Diagnostic, severity: Severity) -> Box<Diagnostic> {
    let severity = match (severity, diagnostic.severity) {
        (Severity::Warning, Severity::Deprecation) => Severity::Deprecation,
        (severity, _) => severity,
    };
    Box::new(Diagnostic {
        severity,
        ..diagnostic.clone()
    })
}
