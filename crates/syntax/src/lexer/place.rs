//! From offsets in the text that is lexed to offsets in the source.
//!
//! The text of a heredoc with a margin is lexed without it, so that its offsets are not those of
//! the source.

use std::rc::Rc;

use marotte_diagnostics::Span;

/// How the offsets of a text map to the source.
#[derive(Clone)]
pub(super) enum Place {
    /// The text is a slice of the source that begins there.
    Slice(u32),
    /// The text is put together from slices of lines.
    Margins(Rc<[Line]>),
}

/// A line of a text without its margin.
pub(super) struct Line {
    /// Its offset in the text.
    pub(super) local: u32,
    /// The offset of the same character in the source.
    pub(super) source: u32,
    /// The offset of the line's margin in the source.
    pub(super) margin: u32,
}

impl Place {
    /// The offset in the source of an offset in the text.
    #[inline]
    pub(super) fn offset(&self, local: usize) -> u32 {
        match self {
            Self::Slice(base) => base + local as u32,
            Self::Margins(lines) => Self::in_lines(lines, local as u32),
        }
    }

    fn in_lines(lines: &[Line], local: u32) -> u32 {
        // The reference reports the very first character at the start of its line.
        if local == 0 {
            return lines.first().map_or(0, |line| line.margin);
        }
        let after = lines.partition_point(|line| line.local <= local);
        lines
            .get(after.saturating_sub(1))
            .map_or(0, |line| line.source + (local - line.local))
    }

    /// The span in the source of a piece of text, if it is one slice there too.
    pub(super) fn slice(&self, start: usize, end: usize) -> Option<Span> {
        let (start, end) = (start as u32, end as u32);
        match self {
            Self::Slice(base) => Some(Span::new(base + start, base + end)),
            Self::Margins(lines) => {
                let after = lines.partition_point(|line| line.local <= start);
                let line = lines.get(after.checked_sub(1)?)?;
                let next = lines.get(after).map_or(u32::MAX, |line| line.local);
                let source = line.source + (start - line.local);
                (end <= next).then(|| Span::new(source, source + (end - start)))
            }
        }
    }
}
