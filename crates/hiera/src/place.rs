//! Places in configurations and data files. Texts are only kept for them when something is wrong.

use std::sync::Arc;

use marotte_diagnostics::{Place, SourceFile, Span};

/// A text of a file to show places in. Nothing if it is too large to have any.
pub(crate) fn source(path: &str, text: &str) -> Option<Arc<SourceFile>> {
    (text.len() < u32::MAX as usize).then(|| SourceFile::new(path, text))
}

/// A line, from 1. The file as a whole if there is no such line.
pub(crate) fn of_line(path: &str, source: Option<&Arc<SourceFile>>, line: u64) -> Place {
    of_column(path, source, line, None)
}

/// A column of a line, in characters, both from 1; the whole line without a column.
pub(crate) fn of_column(
    path: &str,
    source: Option<&Arc<SourceFile>>,
    line: u64,
    column: Option<u64>,
) -> Place {
    let known = source.and_then(|source| {
        let span = source.line_span(u32::try_from(line).ok()?)?;
        let text = source.slice(span);
        let span = match column {
            Some(column) => {
                let before = (column as usize).saturating_sub(1);
                let offset = text.char_indices().nth(before);
                let offset = offset.map_or(text.len(), |(offset, _)| offset);
                Span::at(span.start + offset as u32)
            }
            // What a line is about begins behind its indentation.
            None => {
                let indent = text.len() - text.trim_start().len();
                Span::new(span.start + indent as u32, span.end)
            }
        };
        Some(Place::new(source, span))
    });
    known.unwrap_or_else(|| Place::of_file(path))
}

/// A byte of a text.
pub(crate) fn of_offset(path: &str, text: &str, offset: usize) -> Place {
    match source(path, text) {
        Some(source) => Place::new(&source, Span::at(offset.min(text.len()) as u32)),
        None => Place::of_file(path),
    }
}
