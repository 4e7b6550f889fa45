//! Texts of heredocs that say which language they are in: `@(END:json)`.
//!
//! Only text without interpolation can be checked before evaluation. Languages that nobody knows
//! are not checked.

use marotte_diagnostics::report::Limits;
use marotte_diagnostics::{Diagnostic, Severity, SourceFile, ValidationIssue};
use marotte_scalars::json;

use super::{Checker, base64};
use crate::ast::{ExprKind, Heredoc, Id};
use crate::check::{Surroundings, check_nested};
use crate::language::{Language, SourceKind};

/// In how many heredocs a text may stand to be checked: each level is parsed anew.
const MAX_NESTING: u32 = 32;

/// What is wrong with a text that should be in a language.
pub struct WrongText {
    /// What was found inside of the text, in the order in which it is logged.
    pub logged: Vec<Diagnostic>,
    /// What is wrong with the whole, if anything is.
    pub issue: Option<ValidationIssue>,
    /// Whether the complaint is of the name of the language, which has no position.
    pub is_about_name: bool,
}

impl Checker<'_> {
    /// The text of a heredoc must be in the language of its tag.
    pub(super) fn heredoc(&mut self, heredoc: Id<Heredoc>) {
        let heredoc = self.ast[heredoc];
        let ExprKind::String(text) = self.ast[heredoc.text].kind else {
            return;
        };
        let (syntax, text) = (self.ast.text(heredoc.syntax), self.ast.text(text));
        let Some(wrong) = check_text(syntax, text, self.language, self.nesting) else {
            return;
        };
        self.found.extend(wrong.logged);
        match wrong.issue {
            Some(issue) if wrong.is_about_name => {
                let found = Diagnostic::without_source(issue.into(), Severity::Error);
                self.found.push(found);
            }
            Some(issue) => self.error(heredoc.text, issue),
            None => {}
        }
    }
}

/// Checks that a text is in the language that the tag of its heredoc names.
pub fn check_heredoc_text(syntax: &str, text: &str, language: &Language) -> Option<WrongText> {
    check_text(syntax, text, language, 0)
}

fn check_text(syntax: &str, text: &str, language: &Language, nesting: u32) -> Option<WrongText> {
    let wrong = |issue| WrongText {
        logged: Vec::new(),
        issue: Some(issue),
        is_about_name: false,
    };
    // The language is what stands behind the last `+`, as in `data+json`.
    match syntax.trim_end_matches('+').rsplit('+').next() {
        Some("json") => {
            let message = json::read(text, &mut json::Check).err()?.to_string();
            let detail = one_line(&message, 100);
            let syntax = syntax.into();
            Some(wrong(ValidationIssue::IllegalJson { syntax, detail }))
        }
        Some("base64") => {
            let detail = base64::check(text).err()?;
            let syntax = syntax.into();
            Some(wrong(ValidationIssue::IllegalBase64 { syntax, detail }))
        }
        Some("pp") => puppet_text(syntax, text, SourceKind::Manifest, language, nesting),
        Some("epp") => puppet_text(syntax, text, SourceKind::Epp, language, nesting),
        _ => None,
    }
}

/// A text in Puppet's own language, or a template.
fn puppet_text(
    syntax: &str,
    text: &str,
    kind: SourceKind,
    language: &Language,
    nesting: u32,
) -> Option<WrongText> {
    let (checker, name) = match kind {
        SourceKind::Manifest => ("PP", "pp"),
        SourceKind::Epp => ("EPP", "epp"),
    };
    if syntax != name {
        return Some(WrongText {
            logged: Vec::new(),
            issue: Some(ValidationIssue::HeredocSyntaxName { checker }),
            is_about_name: true,
        });
    }
    if nesting == MAX_NESTING {
        return None;
    }
    let source = SourceFile::anonymous(text);
    let language = Language {
        limits: Limits::default(),
        ..language.of_kind(kind)
    };
    let checked = check_nested(&source, &language, &Surroundings::default(), nesting + 1);
    let report = checked.report();
    let logged = report.logged.iter().map(|(_, found)| (*found).clone());
    let issue = report.raised.as_ref().map(|raised| {
        let detail = one_line(&raised.diagnostic().to_string(), 500);
        match kind {
            SourceKind::Manifest => ValidationIssue::IllegalPp { detail },
            SourceKind::Epp => ValidationIssue::IllegalEpp { detail },
        }
    });
    Some(WrongText {
        logged: logged.collect(),
        issue,
        is_about_name: false,
    })
}

/// The first characters of a message, with `\n` for line breaks.
fn one_line(message: &str, limit: usize) -> Box<str> {
    let cut: String = message.chars().take(limit).collect();
    cut.replace("\r\n", "\n").replace('\n', "\\n").into()
}
