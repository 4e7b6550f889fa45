//! Writes text as libyaml does: where it breaks lines, and how far it indents them.

use super::analysis::{is_break, is_printable};
use super::emit::Layout;

/// Text that is being written.
pub(super) struct Writer {
    out: String,
    layout: Layout,
    column: usize,
    indent: isize,
    /// Whether the last character was a space, or as good as one.
    whitespace: bool,
    /// Whether there is nothing but indentation in the line.
    indention: bool,
    /// Whether the last block with its lines as they are keeps all line breaks at its end.
    open_ended: bool,
}

impl Writer {
    pub(super) fn new(layout: Layout) -> Self {
        Self {
            out: String::new(),
            layout,
            column: 0,
            indent: -1,
            whitespace: true,
            indention: true,
            open_ended: false,
        }
    }

    pub(super) fn is_indention(&self) -> bool {
        self.indention
    }

    /// Goes deeper and answers with how deep it was.
    pub(super) fn increase_indent(&mut self, is_scalar: bool, indentless: bool) -> isize {
        let before = self.indent;
        let step = self.layout.step as isize;
        self.indent = match before {
            ..0 if is_scalar => step,
            ..0 => 0,
            _ if indentless => before,
            _ => before + step,
        };
        before
    }

    pub(super) fn set_indent(&mut self, indent: isize) {
        self.indent = indent;
    }

    fn put(&mut self, c: char) {
        self.out.push(c);
        self.column += 1;
    }

    fn line_break(&mut self, c: char) {
        self.out.push(c);
        self.column = 0;
    }

    /// Begins a line unless it has begun.
    pub(super) fn indent(&mut self) {
        let indent = usize::try_from(self.indent).unwrap_or(0);
        let has_begun =
            self.indention && (self.column < indent || (self.column == indent && self.whitespace));
        if !has_begun {
            self.line_break('\n');
        }
        while self.column < indent {
            self.put(' ');
        }
        self.whitespace = true;
        self.indention = true;
    }

    pub(super) fn indicator(&mut self, text: &str, spaced: bool, space: bool, indention: bool) {
        if spaced && !self.whitespace {
            self.put(' ');
        }
        text.chars().for_each(|c| self.put(c));
        self.whitespace = space;
        self.indention &= indention;
    }

    /// The text, whose last line ends.
    pub(super) fn finish(mut self) -> String {
        self.indent = -1;
        self.indent();
        if self.open_ended {
            self.out.push_str("...\n");
        }
        self.out
    }

    pub(super) fn plain(&mut self, text: &str, breaks: bool) {
        if !self.whitespace && !text.is_empty() {
            self.put(' ');
        }
        let mut was_space = false;
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            if c == ' ' {
                let folds = breaks && !was_space && self.column > self.layout.width;
                if folds && chars.peek() != Some(&' ') {
                    self.indent();
                } else {
                    self.put(c);
                }
                was_space = true;
            } else {
                self.put(c);
                self.indention = false;
                was_space = false;
            }
        }
        self.whitespace = false;
        self.indention = false;
    }

    pub(super) fn single_quoted(&mut self, text: &str, breaks: bool) {
        self.indicator("'", true, false, false);
        let (mut was_space, mut was_break) = (false, false);
        let mut chars = text.chars().peekable();
        let mut is_first = true;
        while let Some(c) = chars.next() {
            if c == ' ' {
                let folds = breaks && !was_space && self.column > self.layout.width && !is_first;
                if folds && chars.peek().is_some_and(|next| *next != ' ') {
                    self.indent();
                } else {
                    self.put(c);
                }
                was_space = true;
            } else if is_break(c) {
                if !was_break && c == '\n' {
                    self.line_break('\n');
                }
                self.line_break(c);
                self.indention = true;
                was_break = true;
            } else {
                if was_break {
                    self.indent();
                }
                if c == '\'' {
                    self.put('\'');
                }
                self.put(c);
                self.indention = false;
                (was_space, was_break) = (false, false);
            }
            is_first = false;
        }
        if was_break {
            self.indent();
        }
        self.indicator("'", false, false, false);
        self.whitespace = false;
        self.indention = false;
    }

    pub(super) fn double_quoted(&mut self, text: &str, breaks: bool) {
        self.indicator("\"", true, false, false);
        let mut was_space = false;
        let mut chars = text.chars().peekable();
        let mut is_first = true;
        while let Some(c) = chars.next() {
            if !is_printable(c) || is_break(c) || c == '"' || c == '\\' {
                self.escape(c);
                was_space = false;
            } else if c == ' ' {
                let folds = breaks && !was_space && self.column > self.layout.width && !is_first;
                if folds && chars.peek().is_some() {
                    self.indent();
                    if chars.peek() == Some(&' ') {
                        self.put('\\');
                    }
                } else {
                    self.put(c);
                }
                was_space = true;
            } else {
                self.put(c);
                was_space = false;
            }
            is_first = false;
        }
        self.indicator("\"", false, false, false);
        self.whitespace = false;
        self.indention = false;
    }

    fn escape(&mut self, c: char) {
        let short = match c {
            '\0' => Some('0'),
            '\u{7}' => Some('a'),
            '\u{8}' => Some('b'),
            '\t' => Some('t'),
            '\n' => Some('n'),
            '\u{b}' => Some('v'),
            '\u{c}' => Some('f'),
            '\r' => Some('r'),
            '\u{1b}' => Some('e'),
            '"' => Some('"'),
            '\\' => Some('\\'),
            '\u{85}' => Some('N'),
            '\u{a0}' => Some('_'),
            '\u{2028}' => Some('L'),
            '\u{2029}' => Some('P'),
            _ => None,
        };
        let code = u32::from(c);
        let text = match (short, code) {
            (Some(short), _) => format!("\\{short}"),
            (None, ..=0xff) => format!("\\x{code:02X}"),
            (None, ..=0xffff) => format!("\\u{code:04X}"),
            (None, _) => format!("\\U{code:08X}"),
        };
        text.chars().for_each(|c| self.put(c));
    }

    pub(super) fn literal(&mut self, text: &str) {
        self.indicator("|", true, false, false);
        self.open_ended = false;
        if text.starts_with(|c| c == ' ' || is_break(c)) {
            let hint = self.layout.step.to_string();
            self.indicator(&hint, false, false, false);
        }
        let mut last = text.chars().rev();
        match (last.next(), last.next()) {
            (Some(end), _) if !is_break(end) => self.indicator("-", false, false, false),
            (_, None) => self.keep(),
            (_, Some(before)) if is_break(before) => self.keep(),
            _ => {}
        }
        self.line_break('\n');
        self.indention = true;
        self.whitespace = true;
        let mut was_break = true;
        for c in text.chars() {
            if is_break(c) {
                self.line_break(c);
                self.indention = true;
                was_break = true;
            } else {
                if was_break {
                    self.indent();
                }
                self.put(c);
                self.indention = false;
                was_break = false;
            }
        }
    }

    /// All line breaks at the end count.
    fn keep(&mut self) {
        self.indicator("+", false, false, false);
        self.open_ended = true;
    }
}
