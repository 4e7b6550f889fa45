//! Why a setting has no value, or a file none at all.

use marotte_diagnostics::{
    Diagnostic, Issue, Level, LogEntry, Place, SettingsIssue, Severity, SourceFile, Span, Told,
};

/// Why a setting has no value: an issue, at the line that is to blame if there is one.
pub type SettingsError = Box<Diagnostic>;

/// An issue of which nobody tells the place, and which may get one.
pub(crate) fn error(issue: SettingsIssue) -> SettingsError {
    Box::new(Diagnostic::without_source(issue.into(), Severity::Error).told(Told::Nothing))
}

/// The same as a result.
pub(crate) fn fail<T>(issue: SettingsIssue) -> Result<T, SettingsError> {
    Err(error(issue))
}

/// An issue at a place, of which the reference tells file and line, or nothing.
pub(crate) fn error_at(issue: SettingsIssue, place: &Place, told: Told) -> SettingsError {
    Box::new(Diagnostic::at_line(issue, place.clone()).told(told))
}

/// The same error at a place, unless it has one.
pub(crate) fn placed(error: SettingsError, place: &Place) -> SettingsError {
    if error.source.is_some() || !error.elsewhere.is_nowhere() {
        return error;
    }
    let Diagnostic { issue, wording, .. } = *error;
    Box::new(Diagnostic::at_line(issue, place.clone()).told(wording.told))
}

/// Whether an error is about a setting that is named in the value of another.
pub(crate) fn is_of_interpolation(error: &Diagnostic) -> bool {
    match &error.issue {
        Issue::Settings(issue) => matches!(
            **issue,
            SettingsIssue::NoValueFor { .. }
                | SettingsIssue::SettingAboutItself { .. }
                | SettingsIssue::InterpolationFailed { .. }
        ),
        _ => false,
    }
}

/// A warning of which nobody tells the place.
pub(crate) fn warning(issue: SettingsIssue, place: &Place) -> LogEntry {
    let mut found = *error_at(issue, place, Told::Nothing);
    found.severity = Severity::Warning;
    LogEntry::finding(Level::Warning, found)
}

/// The place of a line, without its line break.
pub(crate) fn line_place(source: &std::sync::Arc<SourceFile>, line: usize) -> Place {
    let span = u32::try_from(line)
        .ok()
        .and_then(|line| source.line_span(line));
    Place::new(source, span.unwrap_or(Span::default()))
}
