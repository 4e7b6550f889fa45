//! From arguments to sources, and from a source to what is wrong with it.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use marotte_diagnostics::render::{FileFindings, Finding};
use marotte_diagnostics::{Diagnostic, RubyIssue, Severity, SourceFile};
use marotte_site::source::{Found, Origin, ReadProblem, find_files, read as read_code};
use marotte_site::{CheckRequest, Parts, ThisMachine, check_definitions, read_template};
use marotte_syntax::ast::Ast;
use marotte_syntax::{Dialect, Language, SourceKind, Surroundings};

use crate::args::{Input, Settings};
use crate::exit::Exit;

/// The files that the arguments mean; `None` if they mean nothing.
pub(super) fn sources(input: Input) -> Option<Vec<Found>> {
    let single = |origin| {
        vec![Found {
            origin,
            problem: None,
        }]
    };
    if let Some(code) = input.expression {
        return Some(single(Origin::CommandLine(code)));
    }
    if input.paths.is_empty() {
        return (!io::stdin().is_terminal()).then(|| single(Origin::Stdin));
    }
    Some(find_files(&input.paths))
}

/// How messages name sources.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// Files as the user does.
    AsGiven,
    /// Files by their absolute paths, as Puppet's `parser validate`.
    Absolute,
    /// Everything, as Puppet's `parser dump --validate`.
    Always,
    /// Nothing, as Puppet's `parser dump`.
    Never,
}

/// How sources are parsed and validated.
pub(super) struct Checking {
    /// Whether code without a file name is a template.
    epp: bool,
    /// Whether files with the name of a template are manifests all the same.
    manifests_only: bool,
    names: Names,
    validate: bool,
    is_quiet: bool,
    language: Language,
    around: Surroundings,
}

/// What became of a source.
pub(crate) enum Checked {
    /// It could not be read.
    Unread(ReadProblem),
    /// The text, and all that is wrong with it.
    Read(Arc<SourceFile>, Vec<Diagnostic>),
}

impl Checking {
    pub(super) fn new(epp: bool, settings: &Settings) -> Self {
        let module_path = match &settings.modulepath {
            Some(paths) => std::env::split_paths(paths)
                .filter(|path| !path.as_os_str().is_empty())
                .map(|path| absolute(&path))
                .collect(),
            None => Arc::default(),
        };
        Self {
            epp,
            manifests_only: false,
            names: Names::AsGiven,
            validate: true,
            is_quiet: settings.is_quiet,
            language: settings.language(),
            around: Surroundings {
                module_path,
                ..Surroundings::default()
            },
        }
    }

    /// The same with other names in messages.
    pub(super) fn with_names(mut self, names: Names) -> Self {
        self.names = names;
        self
    }

    /// The same for manifests, whatever files are called.
    pub(super) fn of_manifests(mut self) -> Self {
        self.manifests_only = true;
        self
    }

    /// The same with or without the rules that are not about syntax.
    pub(super) fn with_validation(mut self, validate: bool) -> Self {
        self.validate = validate;
        self
    }

    /// Goes on with another dialect.
    pub(super) fn set_dialect(&mut self, dialect: Dialect) {
        self.language.dialect = dialect;
    }

    /// The language of a source.
    pub(super) fn language(&self, origin: &Origin) -> Language {
        let epp = match origin {
            Origin::File(_) => self.epp || (origin.is_epp() && !self.manifests_only),
            Origin::Stdin | Origin::CommandLine(_) => self.epp,
        };
        self.language.of_kind(if epp {
            SourceKind::Epp
        } else {
            SourceKind::Manifest
        })
    }

    /// Reads a source under the name that messages use.
    pub(super) fn read(&self, found: &Found) -> Result<Arc<SourceFile>, ReadProblem> {
        if let Some(problem) = &found.problem {
            return Err(problem.clone());
        }
        let text = read_code(&found.origin)?;
        let name = match (&found.origin, self.names) {
            (_, Names::Never) => None,
            (Origin::File(path), Names::Absolute) => Some(absolute(path).to_string_lossy().into()),
            (Origin::File(path), _) => Some(path.to_string_lossy().into_owned()),
            (Origin::Stdin, Names::Always) => Some("stdin".to_owned()),
            (Origin::CommandLine(_), Names::Always) => Some("command-line-string".to_owned()),
            (Origin::Stdin | Origin::CommandLine(_), _) => None,
        };
        Ok(match name {
            Some(name) => SourceFile::new(name, text),
            None => SourceFile::anonymous(text),
        })
    }

    /// Reads, parses and validates a source, and looks for definitions that cannot be made.
    pub(super) fn check(&self, found: &Found) -> Checked {
        let (mut checked, ast) = self.check_tree(found);
        if let (Checked::Read(_, findings), Some(ast)) = (&mut checked, ast) {
            let language = self.language(&found.origin);
            findings.extend(check_definitions(ast, language));
        }
        checked
    }

    /// As [`Self::check`], with the tree if there is a sound one.
    pub(super) fn check_tree(&self, found: &Found) -> (Checked, Option<Ast>) {
        let source = match self.read(found) {
            Ok(source) => source,
            Err(problem) => return (Checked::Unread(problem), None),
        };
        let request = CheckRequest {
            source: source.clone(),
            language: self.language(&found.origin),
            around: Surroundings {
                path: found.origin.path().map(absolute),
                ..self.around.clone()
            },
            validates: self.validate,
        };
        let checked = match request.answer() {
            Ok(checked) => checked,
            Err(problem) => return (Checked::Unread(problem.into()), None),
        };
        let is_sound = checked.is_sound();
        let mut findings = checked.findings;
        if self.is_quiet {
            findings.retain(|finding| finding.severity == Severity::Error);
        }
        let read = Checked::Read(source, findings);
        (read, is_sound.then_some(checked.ast))
    }
}

/// Why a file cannot be read, in Ruby's words.
pub(super) fn unread(path: &Path) -> Option<String> {
    let read = read_template(&Parts::of_this_machine(), &path.to_string_lossy());
    let problem = read.err()?;
    Some(match problem.issue.code() {
        "TEMPLATE_NOT_UTF8" => RubyIssue::InvalidUtf8.to_string(),
        _ => problem.to_string(),
    })
}

/// What to show of a source.
pub(crate) fn findings<'a>(name: &'a str, checked: &'a Checked) -> FileFindings<'a> {
    match checked {
        Checked::Unread(problem) => {
            let mut finding = Finding::of_file(name, problem.code, problem.message.as_str());
            finding.hint = problem.hint.as_deref().map(Into::into);
            FileFindings::of_problem(name, finding)
        }
        Checked::Read(source, diagnostics) => FileFindings::of_text(name, source, diagnostics),
    }
}

/// What the findings of a source mean for the end of the program.
pub(super) fn verdict(checked: &Checked, findings: &FileFindings<'_>) -> Exit {
    match checked {
        Checked::Unread(problem) if problem.bad_call => Exit::BadCall,
        _ if findings.has_errors() => Exit::BadCode,
        _ => Exit::Good,
    }
}

/// The path from the root on, by its text alone.
pub(crate) fn absolute(path: &Path) -> PathBuf {
    marotte_site::absolute(&ThisMachine, path)
}
