//! Findings of many nodes: one that several of them met stands once, with all of them.

use std::collections::HashMap;
use std::io::{self, Write};

use marotte_diagnostics::render::{
    FileFindings, Finding, HumanRenderer, Output, Paths, Renderer, Totals,
};
use marotte_diagnostics::{Diagnostic, Severity};

/// What was found so far.
#[derive(Default)]
pub struct Gathered {
    found: Vec<Found>,
    /// Where in it something is.
    known: HashMap<String, usize>,
}

struct Found {
    what: Told,
    nodes: Vec<String>,
}

/// Something that was found.
pub enum Told {
    /// With all that is known of it.
    Diagnostic(Box<Diagnostic>),
    /// A sentence about a file or about nothing in particular.
    Plain {
        /// How grave it is.
        severity: Severity,
        /// A code as issues have them.
        code: &'static str,
        /// The sentence.
        message: String,
        /// The file.
        file: Option<String>,
        /// Advice.
        hint: Option<String>,
    },
}

impl Told {
    /// A sentence about nothing in particular.
    pub fn plain(severity: Severity, code: &'static str, message: &str) -> Self {
        Self::Plain {
            severity,
            code,
            message: message.to_owned(),
            file: None,
            hint: None,
        }
    }

    /// What is equal if what was found is.
    fn key(&self) -> String {
        match self {
            Self::Diagnostic(found) => format!("{:?} {found}", found.severity),
            Self::Plain {
                severity, message, ..
            } => format!("{severity:?} {message}"),
        }
    }

    fn finding<'a>(&'a self, nodes: &'a [String], paths: Paths<'_>) -> Finding<'a> {
        let finding = match self {
            Self::Diagnostic(diagnostic) => Finding::of(diagnostic, paths),
            Self::Plain {
                severity,
                code,
                message,
                file,
                hint,
            } => {
                let mut finding = Finding::new(*severity, code, message.as_str());
                finding.spot.file = file.as_deref().map(Into::into);
                finding.hint = hint.as_deref().map(Into::into);
                finding
            }
        };
        finding.on_nodes(nodes.iter().map(String::as_str))
    }
}

impl Gathered {
    /// Adds something that a node met, or nobody in particular; answers whether it was not known yet.
    pub fn add(&mut self, what: Told, node: Option<&str>) -> bool {
        let before = self.found.len();
        let at = *self.known.entry(what.key()).or_insert(before);
        if at == before {
            let nodes = Vec::new();
            self.found.push(Found { what, nodes });
        }
        let nodes = &mut self.found[at].nodes;
        if let Some(node) = node.filter(|node| nodes.last().is_none_or(|last| last != node)) {
            nodes.push(node.to_owned());
        }
        at == before
    }

    /// How many errors of a file there are.
    pub fn errors_of(&self, file: Option<&str>) -> usize {
        let errors = self.found.iter().filter(|found| match &found.what {
            Told::Diagnostic(known) => known.severity == Severity::Error && known.file() == file,
            Told::Plain { .. } => false,
        });
        errors.count()
    }

    /// Writes all of it as one document; `name` stands for texts without a name.
    pub fn write(
        &self,
        name: &str,
        paths: Paths<'_>,
        renderer: &mut dyn Renderer,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let findings = self.found.iter();
        let findings = findings.map(|found| found.what.finding(&found.nodes, paths));
        let findings = FileFindings::of_findings(name, findings.collect());
        let mut output = Output {
            out,
            log: &mut io::sink(),
        };
        renderer.begin(&mut output)?;
        renderer.file(&findings, &mut output)?;
        renderer.end(Totals::default(), &mut output)
    }

    /// Writes for people what several nodes have met: a line each, and the nodes but for the first,
    /// of which they have read.
    pub fn write_repeated(
        &self,
        name: &str,
        paths: Paths<'_>,
        renderer: &HumanRenderer,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        for found in &self.found {
            if let [_, others @ ..] = found.nodes.as_slice()
                && !others.is_empty()
            {
                let finding = found.what.finding(others, paths);
                writeln!(out, "{}", renderer.render_again(name, &finding))?;
            }
        }
        Ok(())
    }
}
