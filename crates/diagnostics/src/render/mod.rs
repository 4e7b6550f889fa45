//! The ways to show findings: for people, as the reference prints them, and for other programs.
//!
//! A [`Renderer`] is told of one file after the other and writes at once, so that nothing but what
//! a format needs at its end is kept. Renderers never panic, whatever spans they get.

mod console;
mod finding;
mod github;
mod human;
mod json;
mod json_text;
mod reference;
mod sarif;
mod spot;

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::Arc;

use crate::{Diagnostic, SourceFile};

pub use console::{Blame, Console};
pub use finding::{Finding, Related};
pub use github::GithubRenderer;
pub use human::HumanRenderer;
pub use json::JsonRenderer;
pub use reference::ReferenceRenderer;
pub use sarif::SarifRenderer;
pub use spot::{Paths, Spot};

/// Where a renderer writes: what was asked for, and what is for people to read beside it.
pub struct Output<'a> {
    /// The answer; standard output.
    pub out: &'a mut dyn Write,
    /// The log; standard error.
    pub log: &'a mut dyn Write,
}

/// What was found in one file.
pub struct FileFindings<'a> {
    /// The file as the user named it.
    pub name: &'a str,
    /// The findings in the order in which the reference would meet them.
    pub findings: Vec<Finding<'a>>,
    /// The text and the same findings, if there is a text.
    checked: Option<(&'a Arc<SourceFile>, &'a [Diagnostic])>,
    /// Whether a dump names the file before it says why there is no tree.
    heading: bool,
}

impl<'a> FileFindings<'a> {
    /// What was found in a text.
    pub fn of_text(
        name: &'a str,
        source: &'a Arc<SourceFile>,
        diagnostics: &'a [Diagnostic],
    ) -> Self {
        let mut findings: Vec<Finding<'_>> = diagnostics.iter().map(Finding::from).collect();
        // The reference reports a byte order mark without its file; anyone else wants to know.
        for finding in &mut findings {
            if finding.spot.file.is_none() {
                finding.spot.file = source.name().map(Cow::Borrowed);
            }
        }
        Self {
            name,
            findings,
            checked: Some((source, diagnostics)),
            heading: false,
        }
    }

    /// The one problem of a file that could not be read as text.
    pub fn of_problem(name: &'a str, problem: Finding<'a>) -> Self {
        Self::of_findings(name, vec![problem])
    }

    /// Anything that was found; `name` stands for texts without a name.
    pub fn of_findings(name: &'a str, findings: Vec<Finding<'a>>) -> Self {
        Self {
            name,
            findings,
            checked: None,
            heading: false,
        }
    }

    /// The same with or without the name of the file in the log of a dump.
    pub fn with_heading(mut self, heading: bool) -> Self {
        self.heading = heading;
        self
    }

    /// Whether any of it is an error.
    pub fn has_errors(&self) -> bool {
        self.findings.iter().any(Finding::is_error)
    }
}

/// How much was found in all files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// How many files were looked at.
    pub files: usize,
    /// How many of them have errors.
    pub bad_files: usize,
    /// How many errors there are.
    pub errors: usize,
    /// How many warnings and deprecations there are.
    pub warnings: usize,
}

impl Totals {
    /// Counts one more file.
    pub fn add(&mut self, file: &FileFindings<'_>) {
        let errors = file.findings.iter().filter(|f| f.is_error()).count();
        self.files += 1;
        self.errors += errors;
        self.warnings += file.findings.len() - errors;
        self.bad_files += usize::from(errors > 0);
    }
}

/// A way to show findings.
pub trait Renderer {
    /// Writes what comes before the first file.
    fn begin(&mut self, output: &mut Output<'_>) -> io::Result<()> {
        let _ = output;
        Ok(())
    }

    /// Writes the findings of one file.
    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()>;

    /// Writes what comes after the last file.
    fn end(&mut self, totals: Totals, output: &mut Output<'_>) -> io::Result<()> {
        let _ = (totals, output);
        Ok(())
    }
}

#[cfg(test)]
mod tests;
