//! Text becomes a checked tree here, and nowhere else.
//!
//! Manifests, templates, code of a call, the prompt, recorded cases and the texts of heredocs all
//! come this way. A tree that is sound is ready to be lowered.

use std::path::PathBuf;
use std::sync::Arc;

use marotte_diagnostics::report::{Report, report};
use marotte_diagnostics::{Diagnostic, Severity, SourceFile};
use marotte_profile::{What, span};

use crate::ast::Ast;
use crate::language::Language;
use crate::parser::parse;
use crate::validate::validate_nested;

/// Where a text stands, as far as it matters for what it may define.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Surroundings {
    /// The absolute path of the file. Without one, nothing is asked of the names of definitions.
    pub path: Option<PathBuf>,
    /// The folders with modules: a file below one of these defines only what its path says.
    pub module_path: Arc<[PathBuf]>,
    /// The initial manifest of the environment, a file or folder: it may define anything.
    pub manifest: Option<PathBuf>,
}

/// A text that was parsed and checked.
pub struct Checked {
    /// The tree, sound or not.
    pub ast: Ast,
    /// All that is wrong, in the order in which the reference finds it.
    pub findings: Vec<Diagnostic>,
    /// The language that it was checked as.
    pub language: Language,
}

/// Parses and validates a text. As in the reference, only what parses is validated.
pub fn check(source: &Arc<SourceFile>, language: &Language, around: &Surroundings) -> Checked {
    check_nested(source, language, around, 0)
}

/// Parses a text without asking for more than syntax.
pub fn check_syntax(source: &Arc<SourceFile>, language: &Language) -> Checked {
    let _span = span(What::Parsing, source.name().unwrap_or("inline"));
    let parsed = parse(source, language);
    Checked {
        ast: parsed.ast,
        findings: parsed.diagnostics,
        language: *language,
    }
}

/// As [`check`], for a text that stands in `nesting` heredocs.
pub(crate) fn check_nested(
    source: &Arc<SourceFile>,
    language: &Language,
    around: &Surroundings,
    nesting: u32,
) -> Checked {
    let mut checked = check_syntax(source, language);
    if checked.is_sound() {
        let _span = span(What::Validation, source.name().unwrap_or("inline"));
        let found = validate_nested(&checked.ast, language, around, nesting);
        checked.findings.extend(found);
    }
    checked
}

impl Checked {
    /// Whether nothing is so wrong that the text is no program.
    pub fn is_sound(&self) -> bool {
        let mut findings = self.findings.iter();
        findings.all(|found| found.severity < Severity::Error)
    }

    /// What the reference would log of it, and raise.
    pub fn report(&self) -> Report<'_> {
        report(&self.findings, self.ast.source(), &self.language.limits)
    }
}
