//! One finding: an issue at a place, with its severity.

use std::fmt;
use std::sync::Arc;

use crate::{Around, Before, Issue, LineColumn, Link, Place, SourceFile, Span, Told, Wording};

/// What the reference says of a place that it does not tell.
const NOT_AVAILABLE: &str = "\n   (file & line not available)";

/// How grave a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Severity {
    /// The construct will go away.
    Deprecation,
    /// Something is probably not what was meant.
    Warning,
    /// The code is bad.
    Error,
}

/// An issue at a place in a source text, and what led there.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What is wrong.
    pub issue: Issue,
    /// How grave it is.
    pub severity: Severity,
    /// The text that it is about, where there is one.
    pub source: Option<Arc<SourceFile>>,
    /// The offset that the reference reports: a binary expression is reported at its operator.
    /// Some issues have a file but no position ("Syntax error at end of input").
    pub position: Option<u32>,
    /// What to underline.
    pub span: Span,
    /// Where it is, if that is no text at hand: a line of a configuration.
    pub elsewhere: Place,
    /// Where the reference says that it is, if it says another place than where it is: an unknown
    /// attribute is told with the line of its resource, and some with no place at all.
    pub told_at: Option<Place>,
    /// How the reference words it.
    pub wording: Wording,
    /// Who noticed it, innermost first; each says so around the sentence.
    pub around: Vec<Around>,
    /// The defines, classes and nodes that led there, innermost first.
    pub chain: Vec<Link>,
    /// Whether whoever raised it has logged it already: then the reference says it once less.
    pub logged: bool,
    /// Advice for people; never part of the reference's sentence.
    pub hint: Option<String>,
    /// Other places that people are shown, of which the sentence says nothing, and what is there.
    pub beside: Vec<Beside>,
}

/// A place beside that of a finding, and what is there: `opened here`.
pub type Beside = (&'static str, Place);

impl Diagnostic {
    /// A finding at a place; reported at the start of the span.
    pub fn new(issue: Issue, severity: Severity, source: &Arc<SourceFile>, span: Span) -> Self {
        Self {
            source: Some(source.clone()),
            position: Some(span.start),
            span,
            ..Self::without_source(issue, severity)
        }
    }

    /// An error at a place; reported at the start of the span.
    pub fn error(issue: Issue, source: &Arc<SourceFile>, span: Span) -> Self {
        Self::new(issue, Severity::Error, source, span)
    }

    /// A finding about no particular text.
    pub fn without_source(issue: Issue, severity: Severity) -> Self {
        Self {
            issue,
            severity,
            source: None,
            position: None,
            span: Span::default(),
            elsewhere: Place::Nowhere,
            told_at: None,
            wording: Wording::default(),
            around: Vec::new(),
            chain: Vec::new(),
            logged: false,
            hint: None,
            beside: Vec::new(),
        }
    }

    /// An error at a place, of which the reference tells the line.
    pub fn at_line(issue: impl Into<Issue>, place: Place) -> Self {
        let found = Self::without_source(issue.into(), Severity::Error).told(Told::Line);
        match place {
            Place::Text { source, span } => Self {
                source: Some(source),
                position: Some(span.start),
                span,
                ..found
            },
            elsewhere => Self { elsewhere, ..found },
        }
    }

    /// The same, reported at another offset (`None`: with its file only).
    pub fn reported_at(mut self, position: Option<u32>) -> Self {
        self.position = position;
        self
    }

    /// The same, found to be about another place than the one that the reference tells.
    pub fn about(mut self, place: Place) -> Self {
        let Place::Text { source, span } = place else {
            return self;
        };
        if self.told_at.is_none() {
            self.told_at = Some(match (self.source.take(), self.position) {
                (Some(source), Some(position)) => Place::new(&source, Span::at(position)),
                (Some(source), None) => source.name().map(Place::of_file).unwrap_or_default(),
                (None, _) => std::mem::take(&mut self.elsewhere),
            });
        }
        self.source = Some(source);
        self.position = Some(span.start);
        self.span = span;
        self
    }

    /// The same with something before its sentence.
    pub fn before(mut self, before: Before) -> Self {
        self.wording.before = before;
        self
    }

    /// The same with more or less of its place told.
    pub fn told(mut self, told: Told) -> Self {
        self.wording.told = told;
        self
    }

    /// The same with advice.
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The same, with another place to look at.
    pub fn beside(mut self, label: &'static str, place: Place) -> Self {
        if !place.is_nowhere() {
            self.beside.push((label, place));
        }
        self
    }

    /// Whether the reference says nothing of where it is.
    pub fn is_told_nowhere(&self) -> bool {
        match &self.told_at {
            Some(told) => told.is_nowhere(),
            None => self.place().is_nowhere(),
        }
    }

    /// Whether the reference knows the column of it.
    pub fn is_told_with_column(&self) -> bool {
        match &self.told_at {
            Some(told) => told.line_column().is_some(),
            None => self.position.is_some(),
        }
    }

    /// The file, the line, and the line and column, that the reference can tell.
    pub fn told_place(&self) -> (Option<&str>, Option<u32>, Option<LineColumn>) {
        match &self.told_at {
            None => (self.file(), self.line(), self.line_column()),
            Some(told) => (told.file(), told.line(), told.line_column()),
        }
    }

    /// The same as it stands behind a sentence that tells all of it.
    pub fn told_suffix(&self) -> String {
        let (file, line, at) = self.told_place();
        let column = at.map(|at| at.column);
        Suffix { file, line, column }.to_string()
    }

    /// The place that it is about, as an argument of other sentences.
    pub fn place(&self) -> Place {
        match &self.source {
            Some(source) => Place::new(source, self.span),
            None => self.elsewhere.clone(),
        }
    }

    /// The reported line and column.
    pub fn line_column(&self) -> Option<LineColumn> {
        Some(self.source.as_ref()?.line_column(self.position?))
    }

    /// The name of the source.
    pub fn file(&self) -> Option<&str> {
        match &self.source {
            Some(source) => source.name(),
            None => self.elsewhere.file(),
        }
    }

    /// The reported line.
    pub fn line(&self) -> Option<u32> {
        match &self.source {
            Some(source) => Some(source.line(self.position?)),
            None => self.elsewhere.line(),
        }
    }
}

/// ` (file: a.pp, line: 1, column: 3)`, as far as that is known.
struct Suffix<'a> {
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
}

impl fmt::Display for Suffix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut open = " (";
        if let Some(file) = self.file {
            write!(f, "{open}file: {file}")?;
            open = ", ";
        }
        if let Some(line) = self.line {
            write!(f, "{open}line: {line}")?;
            open = ", ";
        }
        if let Some(column) = self.column {
            write!(f, "{open}column: {column}")?;
            open = ", ";
        }
        match open {
            ", " => f.write_str(")"),
            _ => Ok(()),
        }
    }
}

/// The reference's sentence with its position: `Division by 0 (file: a.pp, line: 1, column: 3)`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for around in self.around.iter().rev() {
            write!(f, "{}", Before::During(around.label.clone()))?;
        }
        write!(f, "{}{}", self.wording.before, self.issue)?;
        let (file, line, at) = self.told_place();
        let column = match self.wording.told {
            Told::Nothing => None,
            Told::Below => {
                let place = Place::Line {
                    file: file.map(Into::into),
                    line,
                };
                match place.is_nowhere() {
                    true => f.write_str(NOT_AVAILABLE)?,
                    false => write!(f, "\n   {place}")?,
                }
                None
            }
            Told::Unavailable => {
                f.write_str(NOT_AVAILABLE)?;
                None
            }
            Told::Line => Some(None),
            Told::Column => Some(at.map(|at| at.column)),
        };
        if let Some(column) = column {
            write!(f, "{}", Suffix { file, line, column })?;
        }
        for around in &self.around {
            write!(f, "{}", around.place.behind(" "))?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}
