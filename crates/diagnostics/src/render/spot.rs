//! Where something to show is: a part of a text, a line of a file, or a file.

use std::borrow::Cow;
use std::path::Path;

use crate::{Diagnostic, LineColumn, Place, SourceFile, Span};

/// How files are named: from a folder on if they are below it, else as they are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Paths<'p>(Option<&'p Path>);

impl<'p> Paths<'p> {
    /// From a folder on.
    pub fn from(folder: &'p Path) -> Self {
        Self(Some(folder))
    }

    /// The name of a file.
    pub fn name<'a>(&self, file: &'a str) -> &'a str {
        let below = self.0.and_then(|folder| {
            let below = Path::new(file).strip_prefix(folder).ok()?;
            below.to_str().filter(|below| !below.is_empty())
        });
        below.unwrap_or(file)
    }

    /// A sentence in which files below the folder are named from there on.
    pub(super) fn in_text(&self, text: String) -> String {
        let folder = self.0.and_then(Path::to_str).unwrap_or_default();
        match folder.len() > 1 && text.contains(folder) {
            true => text.replace(&format!("{folder}/"), ""),
            false => text,
        }
    }
}

/// Where something is, as far as it is known.
#[derive(Clone, Debug, Default)]
pub struct Spot<'a> {
    /// The file, if it has a name.
    pub file: Option<Cow<'a, str>>,
    mark: Mark<'a>,
}

/// What of a file is meant.
#[derive(Clone, Debug, Default)]
enum Mark<'a> {
    /// All of it.
    #[default]
    Whole,
    /// A line of a text that is not at hand.
    Line(u32),
    /// A part of a text.
    Text {
        source: &'a SourceFile,
        /// The offset that the reference reports.
        position: Option<u32>,
        /// What to underline, always within the text and on character boundaries.
        span: Span,
    },
}

impl<'a> Spot<'a> {
    /// A file as a whole.
    pub fn of_file(file: &'a str) -> Self {
        Self {
            file: Some(file.into()),
            mark: Mark::Whole,
        }
    }

    fn of_text(
        source: &'a SourceFile,
        position: Option<u32>,
        span: Span,
        paths: Paths<'_>,
    ) -> Self {
        let start = floor_boundary(source.text(), span.start);
        let end = floor_boundary(source.text(), span.end).max(start);
        Self {
            file: source.name().map(|file| paths.name(file).into()),
            mark: Mark::Text {
                source,
                position: position.map(|at| floor_boundary(source.text(), at)),
                span: Span::new(start, end),
            },
        }
    }

    /// A place that a sentence speaks of.
    pub fn of_place(place: &'a Place, paths: Paths<'_>) -> Self {
        match place {
            Place::Text { source, span } => Self::of_text(source, Some(span.start), *span, paths),
            place => Self {
                file: place.file().map(|file| paths.name(file).into()),
                mark: place.line().map_or(Mark::Whole, Mark::Line),
            },
        }
    }

    /// The place of a diagnostic.
    pub fn of_diagnostic(diagnostic: &'a Diagnostic, paths: Paths<'_>) -> Self {
        match &diagnostic.source {
            Some(source) => Self::of_text(source, diagnostic.position, diagnostic.span, paths),
            None => Self::of_place(&diagnostic.elsewhere, paths),
        }
    }

    /// The text that it is in.
    pub(super) fn source(&self) -> Option<&'a SourceFile> {
        match self.mark {
            Mark::Text { source, .. } => Some(source),
            _ => None,
        }
    }

    /// The line and column that the reference reports.
    pub fn line_column(&self) -> Option<LineColumn> {
        match self.mark {
            Mark::Text {
                source, position, ..
            } => Some(source.line_column(position?)),
            _ => None,
        }
    }

    /// The line that the reference reports.
    pub fn line_number(&self) -> Option<u32> {
        match self.mark {
            Mark::Line(line) => Some(line),
            _ => Some(self.line_column()?.line),
        }
    }

    /// Where the text that it is about begins and where it ends.
    pub fn range(&self) -> Option<(LineColumn, LineColumn)> {
        match self.mark {
            Mark::Text { source, span, .. } => {
                let start = source.line_column(span.start);
                Some((start, source.line_column(span.end)))
            }
            _ => None,
        }
    }

    /// Where it ends, if the reference reports where it begins: never before that.
    pub fn end(&self) -> Option<LineColumn> {
        let at = self.line_column()?;
        let (_, end) = self.range()?;
        Some(match (end.line, end.column) < (at.line, at.column) {
            true => at,
            false => end,
        })
    }

    /// The source line to show, with its number, and the parts of it to mark: the place that the
    /// reference reports, and as much of the span as the line has.
    pub(super) fn line(&self) -> Option<SourceLine<'a>> {
        let Mark::Text {
            source,
            position,
            span,
        } = self.mark
        else {
            return None;
        };
        // What is wrong is of more use than where the reference noticed it.
        let is_inside = |at: &u32| (span.start..=span.end).contains(at);
        let place = position.filter(is_inside).unwrap_or(span.start);
        let number = source.line_column(place).line;
        let line = source.line_span(number)?;
        let clamp = |offset: u32| offset.clamp(line.start, line.end);
        let span = Span::new(clamp(span.start), clamp(span.end));
        let place = clamp(place);
        let inside = place > span.start && place < span.end;
        Some(SourceLine {
            text: source.slice(line),
            start: line.start,
            number,
            place: inside.then(|| relative(Span::at(place), line)),
            span: if inside || (span.start..=span.end).contains(&place) {
                relative(span, line)
            } else {
                relative(Span::at(place), line)
            },
        })
    }

    /// The place as compilers write it: `a.pp:3:5`, by a name for a text that has none.
    pub(super) fn short(&self, name: &str) -> String {
        let file = self.file.as_deref().unwrap_or(name);
        match (self.line_column(), self.line_number()) {
            (Some(at), _) => format!("{file}:{}:{}", at.line, at.column),
            (None, Some(line)) => format!("{file}:{line}"),
            (None, None) => file.to_owned(),
        }
    }
}

/// A line of a source and what to mark in it, in offsets of the line.
pub(super) struct SourceLine<'a> {
    pub(super) text: &'a str,
    /// Where the line begins in its source.
    pub(super) start: u32,
    pub(super) number: u32,
    /// Where the reference reports the finding, if that is not simply the start of the span.
    pub(super) place: Option<Span>,
    pub(super) span: Span,
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
