//! From a source to what is wrong with it.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, RubyIssue, Severity, SourceFile};
use marotte_syntax::ast::Ast;
use marotte_syntax::{Dialect, Language, SourceKind, Surroundings};

use super::find::Found;
use super::kind::Kind;
use super::read::{Origin, ReadProblem, read, shown};
use crate::parts::{Parts, ThisMachine};
use crate::paths::absolute;
use crate::request::check::{CheckRequest, check_definitions};
use crate::request::render::read_template;

/// How messages name sources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
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
pub struct Checking {
    /// Whether code without a file name is a template.
    pub epp: bool,
    /// Whether files with the name of a template are manifests all the same.
    pub manifests_only: bool,
    /// How messages name sources.
    pub names: Names,
    /// Whether the rules are checked that are not about syntax.
    pub validates: bool,
    /// Whether warnings are not told at all.
    pub is_quiet: bool,
    language: Language,
    around: Surroundings,
}

/// What became of a source.
pub enum Checked {
    /// It could not be read.
    Unread(ReadProblem),
    /// The text, and all that is wrong with it.
    Read(Arc<SourceFile>, Vec<Diagnostic>),
}

impl Checking {
    /// By all rules of a language; files below the folders of a module path may only define what their
    /// paths say.
    pub fn new(language: Language, module_path: Option<&OsStr>) -> Self {
        let module_path = match module_path {
            Some(paths) => std::env::split_paths(paths)
                .filter(|path| !path.as_os_str().is_empty())
                .map(|path| absolute(&ThisMachine, &path))
                .collect(),
            None => Arc::default(),
        };
        Self {
            epp: false,
            manifests_only: false,
            names: Names::AsGiven,
            validates: true,
            is_quiet: false,
            language,
            around: Surroundings {
                module_path,
                ..Surroundings::default()
            },
        }
    }

    /// The same with other names in messages.
    #[must_use]
    pub fn with_names(mut self, names: Names) -> Self {
        self.names = names;
        self
    }

    /// Goes on with another dialect.
    pub fn set_dialect(&mut self, dialect: Dialect) {
        self.language.dialect = dialect;
    }

    /// The language of a source.
    pub fn language(&self, origin: &Origin) -> Language {
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
    pub fn read(&self, found: &Found) -> Result<Arc<SourceFile>, ReadProblem> {
        if let Some(problem) = &found.problem {
            return Err(problem.clone());
        }
        let text = read(&found.origin)?;
        let name = match (&found.origin, self.names) {
            (_, Names::Never) => None,
            (Origin::File(path), Names::Absolute) => {
                let path = absolute(&ThisMachine, path);
                Some(shown(&path).into_owned())
            }
            (Origin::File(path), _) => Some(shown(path).into_owned()),
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
    pub fn check(&self, found: &Found) -> Checked {
        if let (Some(path), true) = (found.origin.path(), found.kind != Kind::Code) {
            return match self.read(found) {
                Ok(source) => {
                    let name = source.name().unwrap_or_default();
                    let findings = found.kind.check(path, name, source.text());
                    Checked::Read(source, findings)
                }
                Err(problem) => Checked::Unread(problem),
            };
        }
        let (mut checked, ast) = self.check_tree(found);
        if let (Checked::Read(_, findings), Some(ast)) = (&mut checked, ast) {
            let language = self.language(&found.origin);
            findings.extend(check_definitions(ast, language));
        }
        checked
    }

    /// As [`Self::check`], with the tree if there is a sound one.
    pub fn check_tree(&self, found: &Found) -> (Checked, Option<Ast>) {
        let source = match self.read(found) {
            Ok(source) => source,
            Err(problem) => return (Checked::Unread(problem), None),
        };
        let path = found.origin.path();
        let request = CheckRequest {
            source: source.clone(),
            language: self.language(&found.origin),
            around: Surroundings {
                path: path.map(|path| absolute(&ThisMachine, path)),
                ..self.around.clone()
            },
            validates: self.validates,
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
pub fn unread(path: &Path) -> Option<String> {
    let read = read_template(&Parts::of_this_machine(), &path.to_string_lossy());
    let problem = read.err()?;
    Some(match problem.issue.code() {
        "TEMPLATE_NOT_UTF8" => RubyIssue::InvalidUtf8.to_string(),
        _ => problem.to_string(),
    })
}
