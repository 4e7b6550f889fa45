//! How parts become text.

use crate::deep::grow;

/// A part of a dump.
pub(super) enum Part {
    /// Text as it is.
    Text(String),
    /// A new line at the current indentation.
    Break,
    /// Lines that follow are indented more.
    Indent,
    /// Lines that follow are indented less.
    Dedent,
    /// Parts in parentheses.
    List(Vec<Part>),
}

impl Part {
    /// Text.
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A list that begins with a word.
    pub(super) fn call(word: &str, parts: impl IntoIterator<Item = Self>) -> Self {
        Self::List(std::iter::once(Self::text(word)).chain(parts).collect())
    }

    /// What stands for nothing.
    pub(super) fn nothing() -> Self {
        Self::text("()")
    }
}

/// The indentation, which is not always closed and then stays for what follows.
#[derive(Default)]
pub(super) struct Layout {
    level: i32,
}

impl Layout {
    /// Writes a part.
    pub(super) fn write(&mut self, part: &Part, out: &mut String) {
        let mut writer = Pieces {
            out,
            is_first: true,
            ends_open: false,
        };
        self.flatten(part, &mut writer);
    }

    fn flatten(&mut self, part: &Part, out: &mut Pieces<'_>) {
        match part {
            Part::Text(text) => out.push(text),
            Part::Break => {
                let indentation = "  ".repeat(usize::try_from(self.level).unwrap_or(0));
                out.push(&format!("\n{indentation}"));
            }
            Part::Indent => self.level += 1,
            Part::Dedent => self.level -= 1,
            Part::List(parts) => {
                out.push("(");
                for part in parts {
                    grow(|| self.flatten(part, out));
                }
                out.push(")");
            }
        }
    }
}

/// Puts pieces of text behind each other, with blanks where they would touch.
struct Pieces<'a> {
    out: &'a mut String,
    is_first: bool,
    /// Whether the piece before needs no blank behind it.
    ends_open: bool,
}

impl Pieces<'_> {
    fn push(&mut self, piece: &str) {
        let needs_blank =
            !self.is_first && piece != ")" && !self.ends_open && !has_indented_line(piece);
        if needs_blank {
            self.out.push(' ');
        }
        self.out.push_str(piece);
        self.is_first = false;
        self.ends_open = has_open_line(piece);
    }
}

fn is_blank(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b
}

/// Whether some line begins with a blank, as the reference asks: an empty line has the line break
/// behind it for one.
fn has_indented_line(piece: &str) -> bool {
    let bytes = piece.as_bytes();
    let starts = |at: usize| at == 0 || bytes[at - 1] == b'\n';
    (0..bytes.len()).any(|at| starts(at) && is_blank(bytes[at]))
}

/// Whether some line ends with a blank or with an opening parenthesis.
fn has_open_line(piece: &str) -> bool {
    let bytes = piece.as_bytes();
    let ends = |at: usize| bytes.get(at).is_none_or(|byte| *byte == b'\n');
    (1..=bytes.len()).any(|at| ends(at) && (is_blank(bytes[at - 1]) || bytes[at - 1] == b'('))
}
