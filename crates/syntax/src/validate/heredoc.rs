//! Texts of heredocs that say which language they are in: `@(END:json)`.
//!
//! Only text without interpolation can be checked before evaluation. Languages that nobody knows
//! are not checked.

use marotte_diagnostics::report::{Limits, report};
use marotte_diagnostics::{Diagnostic, Severity, SourceFile, ValidationIssue};

use super::{Checker, base64, json, validate_nested};
use crate::ast::{ExprId, ExprKind, Heredoc, Id};
use crate::validate::ValidateOptions;
use crate::{ParseOptions, SourceKind, parse};

/// In how many heredocs a text may stand to be checked: each level is parsed anew.
const MAX_NESTING: u32 = 32;

impl Checker<'_> {
    /// The text of a heredoc must be in the language of its tag.
    pub(super) fn heredoc(&mut self, heredoc: Id<Heredoc>) {
        let heredoc = self.ast[heredoc];
        if heredoc.syntax.is_empty() {
            return;
        }
        let ExprKind::String(text) = self.ast[heredoc.text].kind else {
            return;
        };
        let (syntax, text) = (self.ast.text(heredoc.syntax), self.ast.text(text));
        // The language is what stands behind the last `+`, as in `data+json`.
        match syntax.trim_end_matches('+').rsplit('+').next() {
            Some("json") => {
                if let Err(message) = json::check(text) {
                    let issue = ValidationIssue::IllegalJson {
                        syntax: syntax.into(),
                        detail: one_line(&message, 100),
                    };
                    self.error(heredoc.text, issue);
                }
            }
            Some("base64") => {
                if let Err(detail) = base64::check(text) {
                    let syntax = syntax.into();
                    self.error(
                        heredoc.text,
                        ValidationIssue::IllegalBase64 { syntax, detail },
                    );
                }
            }
            Some("pp") => self.puppet_text(heredoc.text, syntax, text, SourceKind::Manifest),
            Some("epp") => self.puppet_text(heredoc.text, syntax, text, SourceKind::Epp),
            _ => {}
        }
    }

    /// A text in Puppet's own language, or a template.
    fn puppet_text(&mut self, id: ExprId, syntax: &str, text: &str, kind: SourceKind) {
        let (checker, name) = match kind {
            SourceKind::Manifest => ("PP", "pp"),
            SourceKind::Epp => ("EPP", "epp"),
        };
        if syntax != name {
            let issue = ValidationIssue::HeredocSyntaxName { checker };
            let found = Diagnostic::without_source(issue.into(), Severity::Error);
            self.found.push(found);
            return;
        }
        if self.nesting == MAX_NESTING {
            return;
        }
        let source = SourceFile::anonymous(text);
        let tasks = self.options.tasks;
        let parsed = parse(&source, ParseOptions { kind, tasks });
        let mut found = parsed.diagnostics;
        if !found.iter().any(|found| found.severity == Severity::Error) {
            let strict = self.options.strict;
            let options = ValidateOptions {
                strict,
                tasks,
                ..ValidateOptions::default()
            };
            found.extend(validate_nested(&parsed.ast, &options, self.nesting + 1));
        }
        let report = report(&found, &source, &Limits::default());
        let logged = report.logged.iter().map(|(_, found)| (*found).clone());
        self.found.extend(logged);
        if let Some(raised) = report.raised {
            let detail = one_line(&raised.to_string(), 500);
            let issue = match kind {
                SourceKind::Manifest => ValidationIssue::IllegalPp { detail },
                SourceKind::Epp => ValidationIssue::IllegalEpp { detail },
            };
            self.error(id, issue);
        }
    }
}

/// The first characters of a message, with `\n` for line breaks.
fn one_line(message: &str, limit: usize) -> Box<str> {
    let cut: String = message.chars().take(limit).collect();
    cut.replace("\r\n", "\n").replace('\n', "\\n").into()
}
