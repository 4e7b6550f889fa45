//! Why there is no catalog, for people or as the reference prints it.

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::render::{Finding, HumanRenderer};
use marotte_diagnostics::{Diagnostic, Link, SourceFile};
use marotte_eval::{Level, LogEntry, Signal};

use crate::args::ErrorFormat;
use crate::log;
use crate::read::{Origin, read};
use crate::site::NodeError;

/// The code of errors of which only the sentence is known.
const CODE: &str = "COMPILATION_FAILED";

/// How the reference ends.
const HELP: &str = "Try 'puppet help catalog compile' for usage";

/// How many of the innermost and outermost defines and classes a long way to an error shows.
const INNER: usize = 5;
const OUTER: usize = 4;

/// Why there is no catalog.
pub(super) struct Failed {
    /// The error.
    diagnostic: Box<Diagnostic>,
    /// Who is to blame.
    blame: Blame,
}

/// Who is to blame for a failure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blame {
    /// The code.
    Code,
    /// The code, in that its catalog cannot be written.
    Rendering,
    /// Whoever was asked about the node, and failed.
    Search,
    /// Whoever was asked about the node, and does not know it.
    Classifier,
    /// Something else.
    Marotte,
}

impl Failed {
    /// The code is bad.
    pub(super) fn new(diagnostic: Box<Diagnostic>) -> Self {
        Self {
            diagnostic,
            blame: Blame::Code,
        }
    }

    /// Something else is.
    pub(super) fn of_marotte(message: String) -> Self {
        Self {
            blame: Blame::Marotte,
            ..Self::of_text(message)
        }
    }

    /// The code is bad, for a reason that is given as text.
    pub(super) fn of_text(message: String) -> Self {
        Self::new(Signal::last_word(message).into_diagnostic())
    }

    /// The catalog cannot be written.
    pub(super) fn of_rendering(message: String) -> Self {
        Self {
            blame: Blame::Rendering,
            ..Self::of_text(message)
        }
    }

    /// There is no such node.
    pub(super) fn of_node(error: NodeError) -> Self {
        let blame = match error {
            NodeError::Searching(_) => Blame::Search,
            NodeError::NotFound(_) => Blame::Classifier,
            NodeError::Other(_) => Blame::Marotte,
        };
        Self {
            blame,
            ..Self::of_text(error.message())
        }
    }

    /// Whether there is a catalog nevertheless, which only cannot be written.
    pub(super) fn is_compiled(&self) -> bool {
        self.blame == Blame::Rendering
    }

    /// Whether a log ends with this very sentence.
    pub(super) fn ends(&self, logs: &[LogEntry]) -> bool {
        let last = logs.last().map(|last| last.message.to_string());
        self.diagnostic.logged && last == Some(self.diagnostic.to_string())
    }
}

/// Shows failures.
pub(super) struct Failures {
    pub(super) format: ErrorFormat,
    colors: bool,
    /// The code that the call has itself.
    code: Option<String>,
    /// The places that were shown already: many nodes may fail for one reason.
    shown: HashSet<String>,
}

impl Failures {
    pub(super) fn new(format: ErrorFormat, colors: bool, code: Option<String>) -> Self {
        Self {
            format,
            colors,
            code,
            shown: HashSet::new(),
        }
    }

    /// Shows why there is no catalog of a node, or of any.
    pub(super) fn write(
        &mut self,
        node: Option<&str>,
        failed: &Failed,
        log: &mut dyn Write,
    ) -> io::Result<()> {
        let on_node = node.map_or(String::new(), |node| format!(" on node {node}"));
        let message = &failed.diagnostic.to_string();
        if failed.blame == Blame::Marotte {
            let node = node.map_or(String::new(), |node| format!("{node}: "));
            return writeln!(log, "error: {node}{message}");
        }
        if self.format == ErrorFormat::Reference {
            let times = match failed.blame {
                Blame::Code | Blame::Marotte if failed.diagnostic.logged => 1,
                Blame::Code | Blame::Marotte => 2,
                Blame::Search => 1,
                Blame::Classifier => 0,
                Blame::Rendering => {
                    log::write_line(Level::Err, message, self.colors, log)?;
                    return log::write_line(Level::Err, HELP, self.colors, log);
                }
            };
            let on_node = match failed.blame {
                Blame::Code | Blame::Marotte => &on_node,
                _ => "",
            };
            return self.write_reference(&format!("{message}{on_node}"), times, log);
        }
        if matches!(failed.blame, Blame::Search | Blame::Classifier) {
            return writeln!(log, "error: {message}\n");
        }
        if !self.shown.insert(message.clone()) {
            return writeln!(log, "error: the same{on_node}\n");
        }
        let diagnostic = &*failed.diagnostic;
        let text = match located(message, self.code.as_deref()) {
            _ if diagnostic.file().is_some() || diagnostic.line().is_some() => {
                self.render(diagnostic.into(), &on_node, &diagnostic.chain)
            }
            Some((sentence, source, position)) => {
                let finding = Finding::at(&source, position, CODE, sentence);
                self.render(finding, &on_node, &diagnostic.chain)
            }
            None => format!("error: {message}{on_node}\n"),
        };
        writeln!(log, "{text}")
    }

    /// With the source underlined, its path as short as it can be.
    fn render(&self, finding: Finding<'_>, on_node: &str, chain: &[Link]) -> String {
        let file = finding.file.map(short);
        let mut finding = finding;
        finding.message.to_mut().push_str(on_node);
        finding.file = file.as_deref();
        finding.notes = notes(chain);
        HumanRenderer::new(self.colors, 1).render("-e", &finding)
    }

    /// The reference says it at each level that it comes through.
    fn write_reference(&self, message: &str, times: usize, log: &mut dyn Write) -> io::Result<()> {
        let call = format!("Could not call 'find' on 'catalog': {message}");
        let before = std::iter::repeat_n(message, times);
        for line in before.chain([call.as_str(), &call, HELP]) {
            log::write_line(Level::Err, line, self.colors, log)?;
        }
        Ok(())
    }
}

/// A path as short as it can be.
fn short(file: &str) -> String {
    let current = std::env::current_dir().unwrap_or_default();
    let below = Path::new(file).strip_prefix(&current).ok();
    below.and_then(Path::to_str).unwrap_or(file).to_owned()
}

/// How the code came to run, a line for each define, class and node; of very many only the ends.
fn notes(chain: &[Link]) -> Vec<String> {
    let note = |link: &Link| {
        let file = link.place.file().map_or("-e".to_owned(), short);
        let place = link.place.line().map_or(String::new(), |line| {
            let how = if link.how.is_empty() { "at" } else { link.how };
            let at = if link.how.is_empty() { "" } else { " at" };
            format!(" ({how}{at} {file}:{line})")
        });
        format!("in {}{place}", link.what)
    };
    if chain.len() <= INNER + OUTER + 1 {
        return chain.iter().map(note).collect();
    }
    let (inner, rest) = chain.split_at(INNER);
    let (left_out, outer) = rest.split_at(rest.len() - OUTER);
    let left_out = format!("… in {} more …", left_out.len());
    let inner = inner.iter().map(note).chain([left_out]);
    inner.chain(outer.iter().map(note)).collect()
}

/// A sentence that ends with a place: what is before it, and the place in its text, which is that
/// of a file or the code of the command line.
fn located(message: &str, code: Option<&str>) -> Option<(String, Arc<SourceFile>, u32)> {
    let inner = message.strip_suffix(')')?;
    let of_file = inner.rsplit_once(" (file: ").and_then(|(sentence, place)| {
        let (file, place) = place.rsplit_once(", line: ")?;
        let text = read(&Origin::File(file.into())).ok()?;
        Some((sentence, place, SourceFile::new(file, text)))
    });
    let (sentence, place, source) = match of_file {
        Some(found) => found,
        None => {
            let (sentence, place) = inner.rsplit_once(" (line: ")?;
            (sentence, place, SourceFile::anonymous(code?))
        }
    };
    let (line, column) = match place.split_once(", column: ") {
        Some((line, column)) => (line, Some(column.parse::<usize>().ok()?)),
        None => (place, None),
    };
    let span = source.line_span(line.parse().ok()?)?;
    let line = source.slice(span);
    let column = match column {
        Some(column) => column.saturating_sub(1),
        None => line.chars().take_while(|char| char.is_whitespace()).count(),
    };
    let before: usize = line.chars().take(column).map(char::len_utf8).sum();
    let position = span.start + u32::try_from(before).ok()?;
    // Some sentences have the same place twice.
    let words = sentence.replace(&message[sentence.len()..], "");
    Some((words, source, position))
}
