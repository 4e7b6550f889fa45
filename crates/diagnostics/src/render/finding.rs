//! What renderers show: a diagnostic, or a problem with a file that has no text to point at.

use std::borrow::Cow;

use crate::{Diagnostic, LineColumn, Severity, SourceFile, Span};

/// Something to show.
#[derive(Clone, Debug)]
pub struct Finding<'a> {
    /// How grave it is.
    pub severity: Severity,
    /// The reference's code, or one of ours for what the reference has no code for.
    pub code: &'static str,
    /// The sentence, without a position.
    pub message: Cow<'a, str>,
    /// The file, if it has a name.
    pub file: Option<&'a str>,
    /// Advice for people.
    pub hint: Option<&'a str>,
    /// What else people should know.
    pub notes: Vec<String>,
    source: Option<&'a SourceFile>,
    /// The offset that the reference reports.
    position: Option<u32>,
    /// What to underline, always within the text and on character boundaries.
    span: Span,
}

impl<'a> Finding<'a> {
    /// A finding about a file as a whole.
    pub fn of_file(file: &'a str, code: &'static str, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            message: message.into(),
            file: Some(file),
            hint: None,
            notes: Vec::new(),
            source: None,
            position: None,
            span: Span::default(),
        }
    }

    /// An error at a place of a text.
    pub fn at(
        source: &'a SourceFile,
        position: u32,
        code: &'static str,
        message: impl Into<Cow<'a, str>>,
    ) -> Self {
        let position = floor_boundary(source.text(), position);
        Self {
            severity: Severity::Error,
            code,
            message: message.into(),
            file: source.name(),
            hint: None,
            notes: Vec::new(),
            source: Some(source),
            position: Some(position),
            span: Span::at(position),
        }
    }

    /// Whether it makes the code bad.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The line and column that the reference reports.
    pub fn line_column(&self) -> Option<LineColumn> {
        Some(self.source?.line_column(self.position?))
    }

    /// Where the text that it is about begins and where it ends.
    pub fn range(&self) -> Option<(LineColumn, LineColumn)> {
        let source = self.source?;
        let start = source.line_column(self.span.start);
        Some((start, source.line_column(self.span.end)))
    }

    /// The source line to show, with its number, and the parts of it to mark: the place that the
    /// reference reports, and as much of the span as the line has.
    pub(super) fn line(&self) -> Option<SourceLine<'a>> {
        let source = self.source?;
        let text_len = source.text().len() as u32;
        let place = match self.position {
            Some(position) => floor_boundary(source.text(), position),
            None => self.span.start,
        };
        let number = source.line_column(place.min(text_len)).line;
        let line = source.line_span(number)?;
        let clamp = |offset: u32| offset.clamp(line.start, line.end);
        let span = Span::new(clamp(self.span.start), clamp(self.span.end));
        let place = clamp(place);
        let inside = place > span.start && place < span.end;
        Some(SourceLine {
            text: source.slice(line),
            number,
            place: inside.then(|| relative(Span::at(place), line)),
            span: if inside || (span.start..=span.end).contains(&place) {
                relative(span, line)
            } else {
                relative(Span::at(place), line)
            },
        })
    }

    /// The position as the reference writes it after its sentence.
    pub fn location(&self) -> String {
        match (self.file, self.line_column()) {
            (Some(file), Some(at)) => {
                let LineColumn { line, column } = at;
                format!(" (file: {file}, line: {line}, column: {column})")
            }
            (Some(file), None) => format!(" (file: {file})"),
            (None, Some(at)) => format!(" (line: {}, column: {})", at.line, at.column),
            (None, None) => String::new(),
        }
    }
}

/// A line of a source and what to mark in it, in offsets of the line.
pub(super) struct SourceLine<'a> {
    pub(super) text: &'a str,
    pub(super) number: u32,
    /// Where the reference reports the finding, if that is not simply the start of the span.
    pub(super) place: Option<Span>,
    pub(super) span: Span,
}

impl<'a> From<&'a Diagnostic> for Finding<'a> {
    fn from(diagnostic: &'a Diagnostic) -> Self {
        let source = diagnostic.source.as_deref();
        let text = source.map_or("", SourceFile::text);
        let start = floor_boundary(text, diagnostic.span.start);
        let end = floor_boundary(text, diagnostic.span.end).max(start);
        Self {
            severity: diagnostic.severity,
            code: diagnostic.issue.code(),
            message: diagnostic.issue.to_string().into(),
            file: diagnostic.file(),
            hint: diagnostic.hint.as_deref(),
            notes: Vec::new(),
            source,
            position: diagnostic.position,
            span: Span::new(start, end),
        }
    }
}

fn relative(span: Span, line: Span) -> Span {
    Span::new(span.start - line.start, span.end - line.start)
}

/// The offset, or the nearest character boundary before it.
fn floor_boundary(text: &str, offset: u32) -> u32 {
    let mut offset = (offset as usize).min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset as u32
}
