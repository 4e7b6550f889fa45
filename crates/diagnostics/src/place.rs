//! Where something is written, for sentences that speak of other places than their own.
//!
//! `File['/a']` is already declared at `(file: a.pp, line: 3)`: that is a place, and an argument of
//! the sentence like any other. Its text is made when the sentence is.

use std::fmt;
use std::sync::Arc;

use crate::{LineColumn, SourceFile, Span};

/// Where something is written, as far as it is known.
#[derive(Clone, Debug, Default)]
pub enum Place {
    /// Nobody wrote it, or nobody knows where.
    #[default]
    Nowhere,
    /// A part of a text. Its line is only counted when somebody asks for it.
    Text {
        /// The text.
        source: Arc<SourceFile>,
        /// Which part.
        span: Span,
    },
    /// A line of a file whose text is not at hand, or the file as a whole.
    Line {
        /// The file, if it has a name.
        file: Option<Arc<str>>,
        /// The line, from 1.
        line: Option<u32>,
    },
}

impl Place {
    /// A part of a text.
    pub fn new(source: &Arc<SourceFile>, span: Span) -> Self {
        Self::Text {
            source: source.clone(),
            span,
        }
    }

    /// A file as a whole.
    pub fn of_file(file: impl Into<Arc<str>>) -> Self {
        Self::of_line(file, None)
    }

    /// A line of a file.
    pub fn of_line(file: impl Into<Arc<str>>, line: Option<u32>) -> Self {
        Self::Line {
            file: Some(file.into()),
            line,
        }
    }

    /// The name of the file.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Nowhere => None,
            Self::Text { source, .. } => source.name(),
            Self::Line { file, .. } => file.as_deref(),
        }
    }

    /// The line, from 1.
    pub fn line(&self) -> Option<u32> {
        match self {
            Self::Nowhere => None,
            Self::Text { source, span } => Some(source.line(span.start)),
            Self::Line { line, .. } => *line,
        }
    }

    /// The line and column where it begins, of a text.
    pub fn line_column(&self) -> Option<LineColumn> {
        match self {
            Self::Text { source, span } => Some(source.line_column(span.start)),
            _ => None,
        }
    }

    /// Whether there is nothing to say of it.
    pub fn is_nowhere(&self) -> bool {
        self.file().is_none() && self.line().is_none()
    }

    /// The place behind something, if there is anything to say: ` (file: a.pp, line: 3)` behind a
    /// space, ` at (file: a.pp, line: 3)` behind ` at `.
    pub fn behind<'a>(&'a self, before: &'a str) -> impl fmt::Display + 'a {
        Behind(before, self)
    }
}

/// The reference's words for a place: `(file: a.pp, line: 3)`, or nothing.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file(), self.line()) {
            (Some(file), Some(line)) => write!(f, "(file: {file}, line: {line})"),
            (Some(file), None) => write!(f, "(file: {file})"),
            (None, Some(line)) => write!(f, "(line: {line})"),
            (None, None) => Ok(()),
        }
    }
}

/// Two places are the same if they are told alike.
impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        self.file() == other.file() && self.line() == other.line()
    }
}

impl Eq for Place {}

struct Behind<'a>(&'a str, &'a Place);

impl fmt::Display for Behind<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1.is_nowhere() {
            true => Ok(()),
            false => write!(f, "{}{}", self.0, self.1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_told_as_far_as_they_are_known() {
        let source = SourceFile::new("a.pp", "1\n2");
        let place = Place::new(&source, Span::new(2, 3));
        assert_eq!(place.to_string(), "(file: a.pp, line: 2)");
        assert_eq!(
            place.behind(" at ").to_string(),
            " at (file: a.pp, line: 2)"
        );
        let anonymous = Place::new(&SourceFile::anonymous("1"), Span::at(0));
        assert_eq!(anonymous.to_string(), "(line: 1)");
        assert_eq!(Place::of_file("b").to_string(), "(file: b)");
        assert_eq!(Place::Nowhere.behind(" ").to_string(), "");
    }
}
