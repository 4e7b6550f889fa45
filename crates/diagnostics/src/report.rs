//! What the reference says of findings: which it logs, and with which sentence it gives up.
//!
//! A single error is raised. Of several, some are logged and the raised sentence counts them.

use std::sync::Arc;

use crate::{
    CatalogIssue, Diagnostic, GrammarIssue, Issue, Level, LogEntry, Severity, SourceFile, Told,
    ValidationIssue,
};

/// How many findings of one file are logged, as Puppet's settings of these names have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// `max_errors`
    pub max_errors: usize,
    /// `max_warnings`
    pub max_warnings: usize,
    /// `max_deprecations`; 0 if `disable_warnings` has `deprecations`.
    pub max_deprecations: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_errors: 10,
            max_warnings: 10,
            max_deprecations: 10,
        }
    }
}

/// What is said of the findings of one file.
#[derive(Clone, Debug, Default)]
pub struct Report<'a> {
    /// What is logged, in its order.
    pub logged: Vec<(Level, &'a Diagnostic)>,
    /// The error, if the code cannot be used.
    pub raised: Option<Raised<'a>>,
}

/// The error that makes code useless.
#[derive(Clone, Debug)]
pub enum Raised<'a> {
    /// The only finding that is an error.
    Single(&'a Diagnostic),
    /// There are several, and some of them were logged; this counts them.
    GaveUp(Box<Diagnostic>),
}

impl Raised<'_> {
    /// The error.
    pub fn diagnostic(&self) -> &Diagnostic {
        match self {
            Self::Single(diagnostic) => diagnostic,
            Self::GaveUp(diagnostic) => diagnostic,
        }
    }

    /// What a compiler logs before it raises the error, if that counts others: the same without
    /// the file.
    pub fn closing(&self) -> Option<LogEntry> {
        match self {
            Self::Single(_) => None,
            Self::GaveUp(counted) => {
                let closing = Diagnostic::clone(counted).told(Told::Nothing);
                Some(LogEntry::finding(Level::Err, closing))
            }
        }
    }
}

impl Report<'_> {
    /// What is logged, as entries of a log.
    pub fn entries(&self) -> impl Iterator<Item = LogEntry> {
        let logged = self.logged.iter();
        logged.map(|(level, found)| LogEntry::finding(*level, (*found).clone()))
    }
}

/// What the reference says of the findings of one file, given in the order in which they are made:
/// those of the lexer and the parser, then those of validation.
///
/// Findings about another source are of text in a heredoc; they were logged when it was checked.
pub fn report<'a>(
    diagnostics: &'a [Diagnostic],
    source: &Arc<SourceFile>,
    limits: &Limits,
) -> Report<'a> {
    let mut report = Report::default();
    let mut warnings = Vec::new();
    let mut of_definitions = Vec::new();
    let mut errors = Vec::new();
    for diagnostic in diagnostics {
        let is_error = diagnostic.severity == Severity::Error;
        let other_source = diagnostic
            .source
            .as_ref()
            .is_some_and(|other| !Arc::ptr_eq(other, source));
        if other_source {
            let level = if is_error { Level::Err } else { Level::Warning };
            report.logged.push((level, diagnostic));
        } else if is_error && is_raised_at_once(&diagnostic.issue) {
            report.raised = Some(Raised::Single(diagnostic));
            return report;
        } else if is_error {
            errors.push(diagnostic);
        } else if matches!(diagnostic.issue, Issue::Validation(_)) {
            warnings.push(diagnostic);
        } else if matches!(diagnostic.issue, Issue::Catalog(_)) {
            of_definitions.push((Level::Warning, diagnostic));
        } else {
            report.logged.push((Level::Warning, diagnostic));
        }
    }
    log_warnings(&mut report, &warnings, limits);
    // Definitions are made when all is validated.
    report.logged.extend(of_definitions);
    match errors.as_slice() {
        [] => {}
        [first, rest @ ..] if rest.is_empty() || limits.max_errors <= 1 => {
            report.raised = Some(Raised::Single(first));
        }
        [first, ..] => {
            let logged = errors.iter().take(limits.max_errors);
            report
                .logged
                .extend(logged.map(|error| (Level::Err, *error)));
            let issue = ValidationIssue::GaveUp {
                errors: errors.len(),
                warnings: warnings.len(),
            };
            let counted = Diagnostic {
                source: first.source.clone(),
                logged: true,
                ..Diagnostic::without_source(issue.into(), Severity::Error)
            };
            report.raised = Some(Raised::GaveUp(Box::new(counted)));
        }
    }
    report
}

fn log_warnings<'a>(report: &mut Report<'a>, warnings: &[&'a Diagnostic], limits: &Limits) {
    let (mut logged_warnings, mut logged_deprecations) = (0, 0);
    for warning in warnings {
        let (logged, limit) = match warning.severity {
            Severity::Deprecation => (&mut logged_deprecations, limits.max_deprecations),
            _ => (&mut logged_warnings, limits.max_warnings),
        };
        if *logged < limit {
            *logged += 1;
            report.logged.push((Level::Warning, warning));
        }
    }
}

/// Whether an error ends everything where it is found, other findings notwithstanding: nothing is
/// validated after an error of syntax, and wrong text in a heredoc ends validation.
fn is_raised_at_once(issue: &Issue) -> bool {
    match issue {
        Issue::Validation(issue) => matches!(
            issue,
            ValidationIssue::IllegalJson { .. }
                | ValidationIssue::IllegalBase64 { .. }
                | ValidationIssue::IllegalPp { .. }
                | ValidationIssue::IllegalEpp { .. }
                | ValidationIssue::HeredocSyntaxName { .. }
        ),
        Issue::Catalog(_) => false,
        _ => true,
    }
}

/// Whether an error is none of code to the reference, so that it ends a call that is about several
/// files: nothing is said of the others.
pub fn ends_call(issue: &Issue) -> bool {
    match issue {
        Issue::Grammar(issue) => !matches!(issue, GrammarIssue::SyntaxError { .. }),
        Issue::Catalog(issue) => matches!(
            **issue,
            CatalogIssue::EntityRedefined { .. } | CatalogIssue::StaticTypeRedefined { .. }
        ),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LexingIssue, Span};

    fn source() -> Arc<SourceFile> {
        SourceFile::new("a.pp", "1 = 1")
    }

    fn finding(source: &Arc<SourceFile>, severity: Severity) -> Diagnostic {
        let issue = ValidationIssue::NotTopLevel.into();
        Diagnostic::new(issue, severity, source, Span::new(0, 1))
    }

    fn levels(report: &Report<'_>) -> Vec<&'static str> {
        let logged = report.logged.iter();
        logged.map(|(level, _)| level.as_str()).collect()
    }

    fn raised(report: &Report<'_>) -> Option<String> {
        report
            .raised
            .as_ref()
            .map(|raised| raised.diagnostic().to_string())
    }

    #[test]
    fn a_single_error_is_raised_after_warnings() {
        let source = source();
        let found = [Severity::Error, Severity::Deprecation].map(|s| finding(&source, s));
        let report = report(&found, &source, &Limits::default());
        assert_eq!(levels(&report), ["warning"]);
        assert_eq!(
            raised(&report).as_deref(),
            Some(
                "Classes, definitions, and nodes may only appear at toplevel or inside other \
                 classes (file: a.pp, line: 1, column: 1)"
            )
        );
    }

    #[test]
    fn several_errors_are_logged_and_counted() {
        let source = source();
        let mut found = vec![finding(&source, Severity::Error); 3];
        found.push(finding(&source, Severity::Warning));
        let limits = Limits {
            max_errors: 2,
            max_warnings: 0,
            ..Limits::default()
        };
        let report = report(&found, &source, &limits);
        assert_eq!(levels(&report), ["err", "err"]);
        assert_eq!(
            raised(&report).as_deref(),
            Some("Language validation logged 3 errors, and 1 warnings. Giving up (file: a.pp)")
        );
    }

    #[test]
    fn an_error_of_syntax_stands_alone() {
        let source = source();
        let span = Span::new(0, 1);
        let warning = LexingIssue::UnrecognizedEscape { ch: "q".into() }.into();
        let error = LexingIssue::IllegalClassReference.into();
        let found = [
            Diagnostic::new(warning, Severity::Warning, &source, span),
            Diagnostic::error(error, &source, span),
            finding(&source, Severity::Error),
        ];
        let report = report(&found, &source, &Limits::default());
        assert_eq!(levels(&report), ["warning"]);
        assert_eq!(
            raised(&report).as_deref(),
            Some("Illegal class reference (file: a.pp, line: 1, column: 1)")
        );
    }
}
