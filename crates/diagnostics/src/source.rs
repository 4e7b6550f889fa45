//! A source text with its name, and the way from byte offsets to lines and columns.

use std::sync::{Arc, OnceLock};

use crate::Span;

/// A source text and the name under which messages speak of it.
///
/// The text is at most 4 GiB, so that offsets are `u32`. Lines are only counted when the first
/// message needs them.
pub struct SourceFile {
    name: Option<Arc<str>>,
    text: Box<str>,
    line_starts: OnceLock<Vec<u32>>,
    /// How many characters begin before each block of the text.
    blocks: OnceLock<Vec<u32>>,
}

/// So many bytes are counted as quickly as they are looked up.
const BLOCK: usize = 1024;

/// A place as people count: from one, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

impl SourceFile {
    /// A source with a name: mostly the path it was read from.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Box<str>>) -> Arc<Self> {
        Self::with_name(Some(name.into()), text.into())
    }

    /// A source that messages cannot name: code given on a command line or to an API.
    pub fn anonymous(text: impl Into<Box<str>>) -> Arc<Self> {
        Self::with_name(None, text.into())
    }

    fn with_name(name: Option<Arc<str>>, text: Box<str>) -> Arc<Self> {
        assert!(
            text.len() < u32::MAX as usize,
            "a source text is at most 4 GiB"
        );
        Arc::new(Self {
            name,
            text,
            line_starts: OnceLock::new(),
            blocks: OnceLock::new(),
        })
    }

    /// The name, if the source has one.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text that a span covers; empty if the span does not fit the text.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or_default()
    }

    /// The line and column of a byte offset. An offset past the end is taken as the end.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let starts = self.line_starts();
        let offset = offset.min(self.text.len() as u32);
        let line = self.line(offset) as usize;
        let (start, end) = (starts[line - 1] as usize, offset as usize);
        let before = match end - start {
            0..=BLOCK => characters(&self.text.as_bytes()[start..end]),
            _ => self.characters_before(end) - self.characters_before(start),
        };
        LineColumn {
            line: line as u32,
            column: before + 1,
        }
    }

    /// How many characters begin before an offset, however many findings a long line has.
    fn characters_before(&self, offset: usize) -> u32 {
        let text = self.text.as_bytes();
        let blocks = self.blocks.get_or_init(|| {
            let mut before = 0;
            let counts = text.chunks(BLOCK).map(|block| {
                let count = before;
                before += characters(block);
                count
            });
            counts.collect()
        });
        let block = offset / BLOCK;
        match blocks.get(block) {
            Some(before) => before + characters(&text[block * BLOCK..offset]),
            // The end of the text is the end of its last block.
            None => characters(text),
        }
    }

    /// The line of an offset, counted from 1, whatever the length of the line.
    pub fn line(&self, offset: u32) -> u32 {
        let offset = offset.min(self.text.len() as u32);
        self.line_starts().partition_point(|start| *start <= offset) as u32
    }

    /// The span of a line (counted from 1) without its line break; `None` past the last line.
    pub fn line_span(&self, line: u32) -> Option<Span> {
        let starts = self.line_starts();
        let index = (line as usize).checked_sub(1)?;
        let start = *starts.get(index)?;
        let end = starts
            .get(index + 1)
            .copied()
            .unwrap_or(self.text.len() as u32);
        let text = self
            .slice(Span::new(start, end))
            .trim_end_matches(['\n', '\r']);
        Some(Span::new(start, start + text.len() as u32))
    }

    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let breaks = memchr::memchr_iter(b'\n', self.text.as_bytes());
            std::iter::once(0)
                .chain(breaks.map(|at| at as u32 + 1))
                .collect()
        })
    }
}

/// How many characters begin in some bytes; they need not be on boundaries of characters.
fn characters(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|byte| (**byte & 0xC0) != 0x80).count() as u32
}

impl std::fmt::Debug for SourceFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SourceFile({:?}, {} bytes)", self.name, self.text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_of_long_lines_count_characters() {
        let text = format!("{}\n{}", "ä".repeat(1500), "öa€".repeat(700));
        let source = SourceFile::anonymous(text.as_str());
        for (at, (offset, _)) in text.char_indices().enumerate() {
            let column = if at <= 1500 { at } else { at - 1501 } as u32 + 1;
            assert_eq!(source.line_column(offset as u32).column, column);
        }
        assert_eq!(source.line_column(text.len() as u32).column, 2101);
    }

    #[test]
    fn columns_count_characters() {
        let source = SourceFile::anonymous("añb\r\nc");
        let at = |offset| source.line_column(offset);
        assert_eq!(at(0), LineColumn { line: 1, column: 1 });
        assert_eq!(at(3), LineColumn { line: 1, column: 3 });
        assert_eq!(at(6), LineColumn { line: 2, column: 1 });
        assert_eq!(at(99), LineColumn { line: 2, column: 2 });
        assert_eq!(
            source.line_span(1).map(|span| source.slice(span)),
            Some("añb")
        );
        assert_eq!(source.line_span(3), None);
    }
}
