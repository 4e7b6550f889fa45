//! Which line ends of a template are dropped: trim modes.

/// What a template says of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trim {
    /// `%`: a line that begins with a percent sign is code.
    pub(super) percent: bool,
    /// Which line ends are dropped.
    pub(super) ends: Ends,
}

/// Which line ends are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ends {
    /// None.
    Kept,
    /// `>`: those behind a tag.
    BehindTag,
    /// `<>`: those behind a tag on lines that begin with one.
    OfTagLine,
    /// `-`: those behind `-%>`, and blanks before `<%-`.
    Marked,
}

impl Trim {
    /// That of Puppet's templates: `-`.
    pub const MARKED: Self = Self {
        percent: false,
        ends: Ends::Marked,
    };

    /// What a mode means: `%<>`, `-`.
    pub fn of(mode: &str) -> Self {
        let ends = if mode.contains('-') {
            Ends::Marked
        } else if mode.contains("<>") {
            Ends::OfTagLine
        } else if mode.contains('>') {
            Ends::BehindTag
        } else {
            Ends::Kept
        };
        Self {
            percent: mode.contains('%'),
            ends,
        }
    }
}

/// The pieces of a template whose tags have no marks: tags, line ends where they count, and text.
pub(super) struct Tokens<'t> {
    rest: &'t str,
    /// Line ends are pieces of their own.
    by_line: bool,
    /// The line end behind a tag belongs to the tag.
    with_end: bool,
}

impl<'t> Tokens<'t> {
    pub(super) fn of(text: &'t str, trim: Trim) -> Self {
        Self {
            rest: text,
            by_line: trim.percent || trim.ends != Ends::Kept,
            with_end: trim.ends != Ends::Kept,
        }
    }

    /// The length of the tag or line end that a text begins with.
    fn mark(&self, text: &str) -> Option<usize> {
        const ENDS: &[&str] = &["%>\n", "%>\r\n"];
        const TAGS: &[&str] = &["<%%", "<%=", "<%#", "<%", "%%>", "%>"];
        let ends = if self.with_end { ENDS } else { &[] };
        let lines: &[&str] = if self.by_line { &["\n"] } else { &[] };
        let marks = [ends, TAGS, lines];
        let mut marks = marks.into_iter().flatten();
        let mark = marks.find(|mark| text.starts_with(**mark))?;
        Some(mark.len())
    }
}

impl<'t> Iterator for Tokens<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let end = match self.mark(self.rest) {
            Some(length) => length,
            None => {
                let places = self.rest.bytes().enumerate();
                let places = places.filter(|(_, byte)| matches!(byte, b'<' | b'%' | b'\n'));
                let mut places = places.map(|(at, _)| at);
                let next = places.find(|at| self.mark(&self.rest[*at..]).is_some());
                next.unwrap_or(self.rest.len())
            }
        };
        let (token, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!token.is_empty()).then_some(token)
    }
}
