//! ERB: templates become Ruby text that collects the result in a variable.
//!
//! Puppet's templates have the trim mode `-`: `-%>` drops the line end behind it, and blanks before
//! `<%-` at the begin of a line are dropped. Code that makes templates has others, too. The Ruby text has as many lines as the
//! template, and code stands on the line where it stood. What belongs to one line is joined by
//! semicolons, so that odd templates mean what they mean to Ruby: a comment in `<% # %>` swallows
//! what follows up to the end of the line.

#[cfg(test)]
mod tests;
mod trim;

pub use trim::Trim;

use std::fmt::Write;
use std::sync::LazyLock;

use marotte_regex::Regex;

use crate::lower::{self, Appended, Options, Shorthand, SyntaxError};
use crate::program::Program;
use trim::{Ends, Tokens};

/// A template as Ruby text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The text. Its value is the result.
    pub ruby: String,
    /// Whether a comment at its begin says that literals are frozen.
    pub frozen_strings: bool,
}

/// Reads a template. The path is what messages and `__FILE__` say.
pub fn lower(path: &str, text: &str) -> Result<Program, SyntaxError> {
    lower_with(path, text, Trim::MARKED, &Options::default())
}

/// Reads a template that is evaluated inside of other code.
pub fn lower_with(
    path: &str,
    text: &str,
    trim: Trim,
    options: &Options<'_>,
) -> Result<Program, SyntaxError> {
    lower_into(RESULT, path, text, trim, options)
}

/// The same with another variable for the result.
pub fn lower_into(
    variable: &str,
    path: &str,
    text: &str,
    trim: Trim,
    options: &Options<'_>,
) -> Result<Program, SyntaxError> {
    let options = Options {
        frozen_strings: options.frozen_strings || has_frozen_strings(text),
        ..options.clone()
    };
    if variable == RESULT {
        let short = Writer {
            shorthands: Some(Vec::new()),
            ..Writer::new(variable)
        };
        let (ruby, shorthands) = short.written(text, trim);
        if let Ok(Some(program)) = lower::lower_short(path, &ruby, shorthands, &options) {
            return Ok(program);
        }
    }
    // Only all of the text says what is wrong, and what a template means that is odd.
    let (ruby, _) = Writer::new(variable).written(text, trim);
    lower::lower_with(path, &ruby, &options)
}

/// Makes Ruby text of a template, which collects the result in a variable.
pub fn to_ruby(variable: &str, text: &str, trim: Trim) -> Template {
    Template {
        ruby: Writer::new(variable).written(text, trim).0,
        frozen_strings: has_frozen_strings(text),
    }
}

/// What a tag is for.
#[derive(Clone, Copy)]
enum Tag {
    /// `<%`
    Code,
    /// `<%=`
    Value,
    /// `<%#`
    Comment,
}

struct Writer<'v> {
    /// The variable that collects the result.
    variable: &'v str,
    ruby: String,
    /// Whether the line on the way has a statement.
    has_statement: bool,
    /// Text or code that was met and not yet written.
    content: String,
    /// The tag that we are in.
    tag: Option<Tag>,
    /// What was written in short, if it is.
    shorthands: Option<Vec<Shorthand>>,
}

impl<'v> Writer<'v> {
    fn new(variable: &'v str) -> Self {
        Self {
            variable,
            ruby: String::new(),
            has_statement: false,
            content: String::new(),
            tag: None,
            shorthands: None,
        }
    }

    /// The Ruby text of a template, and what in it was written in short.
    fn written(mut self, text: &str, trim: Trim) -> (String, Vec<Shorthand>) {
        if trim.percent {
            for line in text.split_inclusive('\n') {
                self.line(line, trim);
            }
        } else {
            self.add(text, trim);
        }
        self.finish()
    }

    /// Takes a line of a template in which lines can be code.
    fn line(&mut self, line: &str, trim: Trim) {
        match line.strip_prefix('%') {
            Some(rest) if self.tag.is_none() && !rest.starts_with('%') => {
                self.write_text();
                let code = rest.strip_suffix('\n').unwrap_or(rest);
                let code = code.strip_suffix('\r').unwrap_or(code);
                self.statement(code);
                self.end_line();
            }
            Some(rest) if self.tag.is_none() => self.add(rest, trim),
            _ => self.add(line, trim),
        }
    }

    /// Takes all of a text.
    fn add(&mut self, text: &str, trim: Trim) {
        if trim.ends != Ends::Marked {
            return self.add_tokens(text, trim);
        }
        let mut rest = text;
        while !rest.is_empty() {
            rest = match self.tag {
                None => self.text(rest),
                Some(tag) => self.code(tag, rest),
            };
        }
    }

    /// Takes all of a text whose tags have no marks.
    fn add_tokens(&mut self, text: &str, trim: Trim) {
        let mut head = None;
        for token in Tokens::of(text, trim) {
            let first = *head.get_or_insert(token);
            let end = token.strip_prefix("%>").filter(|end| !end.is_empty());
            self.add_token(if end.is_some() { "%>" } else { token });
            if end.is_some() {
                let begins_line = matches!(first, "<%" | "<%=" | "<%#");
                match trim.ends == Ends::BehindTag || begins_line {
                    true => self.end_line(),
                    false => self.add_token("\n"),
                }
            }
            if end.is_some() || token == "\n" {
                head = None;
            }
        }
    }

    fn add_token(&mut self, token: &str) {
        match (self.tag, token) {
            (None, "<%%") => self.content.push_str("<%"),
            (None, "<%" | "<%=" | "<%#") => {
                self.write_text();
                self.tag = Some(match token {
                    "<%=" => Tag::Value,
                    "<%#" => Tag::Comment,
                    _ => Tag::Code,
                });
            }
            (None, text) => self.add_text(text),
            (Some(tag), "%>") => {
                self.write_code(tag);
                self.tag = None;
            }
            (Some(_), "%%>") => self.content.push_str("%>"),
            (Some(_), code) => self.content.push_str(code),
        }
    }

    /// Takes text up to the next tag and the tag's opening. Gives what is left.
    fn text<'t>(&mut self, rest: &'t str) -> &'t str {
        let Some(at) = find(rest, b'<', b'%') else {
            self.add_text(rest);
            return "";
        };
        let (text, behind) = (&rest[..at], &rest[at + 2..]);
        let (tag, behind) = match behind.as_bytes().first() {
            Some(b'-') => {
                self.add_text(without_indent(text));
                (Tag::Code, &behind[1..])
            }
            Some(b'%') => {
                self.add_text(text);
                self.content.push_str("<%");
                return &behind[1..];
            }
            Some(b'=') => {
                self.add_text(text);
                (Tag::Value, &behind[1..])
            }
            Some(b'#') => {
                self.add_text(text);
                (Tag::Comment, &behind[1..])
            }
            _ => {
                self.add_text(text);
                (Tag::Code, behind)
            }
        };
        self.write_text();
        self.tag = Some(tag);
        behind
    }

    /// A line end alone between tags is written at once.
    fn add_text(&mut self, text: &str) {
        self.content.push_str(text);
        if text == "\n" {
            self.write_text();
        }
    }

    /// Takes code up to the end of its tag. A tag without an end is text, without its opening.
    fn code<'t>(&mut self, tag: Tag, rest: &'t str) -> &'t str {
        let Some(at) = find(rest, b'%', b'>') else {
            self.content.push_str(rest);
            return "";
        };
        let (code, behind) = (&rest[..at], &rest[at + 2..]);
        if let Some(code) = code.strip_suffix('%') {
            self.content.push_str(code);
            self.content.push_str("%>");
            return behind;
        }
        let trimmed = code.strip_suffix('-');
        self.content.push_str(trimmed.unwrap_or(code));
        self.write_code(tag);
        self.tag = None;
        if trimmed.is_none() {
            return behind;
        }
        let next = behind
            .strip_prefix("\r\n")
            .or_else(|| behind.strip_prefix('\n'));
        if next.is_some() || behind.is_empty() {
            self.end_line();
        }
        next.unwrap_or(behind)
    }

    fn write_text(&mut self) {
        if self.content.is_empty() {
            return;
        }
        self.begin_statement();
        let at = self.place();
        self.ruby.extend([self.variable, ".<< "]);
        match &mut self.shorthands {
            Some(shorthands) => {
                self.ruby.push('0');
                let appends = Appended::Text(self.content.as_str().into());
                shorthands.push(Shorthand { at, appends });
            }
            None => {
                quote(&self.content, &mut self.ruby);
                self.ruby.push_str(".freeze");
            }
        }
        self.ruby.extend(line_ends(&self.content));
        self.content.clear();
    }

    /// Where the next that is written begins. What is longer than numbers like this is refused.
    fn place(&self) -> u32 {
        u32::try_from(self.ruby.len()).unwrap_or(u32::MAX)
    }

    /// What belongs to one line is joined by semicolons. The variable is set by the first statement of
    /// all.
    fn begin_statement(&mut self) {
        if self.ruby.is_empty() {
            self.first_statement();
            self.has_statement = true;
        }
        if std::mem::replace(&mut self.has_statement, true) {
            self.ruby.push_str("; ");
        }
    }

    /// Sets the variable.
    fn first_statement(&mut self) {
        self.ruby.extend([self.variable, " = +''"]);
    }

    fn statement(&mut self, text: &str) {
        self.begin_statement();
        self.ruby.push_str(text);
    }

    fn write_code(&mut self, tag: Tag) {
        let content = std::mem::take(&mut self.content);
        match tag {
            Tag::Code => match content.strip_suffix('\n') {
                Some(code) => {
                    let code = code.strip_suffix('\r').unwrap_or(code);
                    self.statement(code);
                    self.end_line();
                }
                None => self.statement(&content),
            },
            Tag::Value => {
                self.begin_statement();
                let at = self.place();
                self.ruby.extend([self.variable, ".<<(("]);
                self.ruby.push_str(&content);
                // The first parenthesis behind it closes that before it.
                if !content.contains(')') && self.shorthands.is_some() {
                    self.ruby.push(')');
                    let end = self.place();
                    self.ruby.push(')');
                    let appends = Appended::Value { end };
                    let shorthand = Shorthand { at, appends };
                    self.shorthands.get_or_insert_default().push(shorthand);
                } else {
                    self.ruby.push_str(").to_s)");
                }
            }
            Tag::Comment if content.contains('\n') => {
                self.begin_statement();
                self.ruby.extend(line_ends(&content));
            }
            Tag::Comment => {}
        }
        self.content = content;
        self.content.clear();
    }

    fn end_line(&mut self) {
        if self.ruby.is_empty() {
            self.first_statement();
        }
        self.ruby.push('\n');
        self.has_statement = false;
    }

    fn finish(mut self) -> (String, Vec<Shorthand>) {
        self.write_text();
        self.statement(self.variable);
        (self.ruby, self.shorthands.unwrap_or_default())
    }
}

/// The variable that collects the result of a template, if nothing else is asked for.
pub const RESULT: &str = "_erbout";

/// Where two bytes stand behind each other for the first time.
fn find(text: &str, first: u8, second: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut from = 0;
    loop {
        let at = from + bytes[from..].iter().position(|byte| *byte == first)?;
        if bytes.get(at + 1) == Some(&second) {
            return Some(at);
        }
        from = at + 1;
    }
}

/// As many line ends as a text has.
fn line_ends(text: &str) -> impl Iterator<Item = char> {
    text.bytes().filter(|byte| *byte == b'\n').map(char::from)
}

/// Text before `<%-`, without blanks if they begin a line. What stands behind a tag counts as the
/// begin of a line, too.
fn without_indent(text: &str) -> &str {
    let trimmed = text.trim_end_matches([' ', '\t']);
    match trimmed.is_empty() || trimmed.ends_with('\n') {
        true => trimmed,
        false => text,
    }
}

/// Writes a literal of Ruby whose value is the text, on one line.
fn quote(text: &str, out: &mut String) {
    out.push('"');
    let bytes = text.as_bytes();
    let mut copied = 0;
    for (at, byte) in bytes.iter().enumerate() {
        let is_plain = match byte {
            b'"' | b'\\' => false,
            b'#' => !matches!(bytes.get(at + 1), Some(b'{' | b'$' | b'@')),
            byte => !byte.is_ascii_control(),
        };
        if is_plain {
            continue;
        }
        out.push_str(&text[copied..at]);
        copied = at + 1;
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'#' => out.push_str("\\#"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b'\x0c' => out.push_str("\\f"),
            b'\x0b' => out.push_str("\\v"),
            b'\x08' => out.push_str("\\b"),
            b'\x07' => out.push_str("\\a"),
            b'\x1b' => out.push_str("\\e"),
            byte => {
                let _ = write!(out, "\\x{byte:02X}");
            }
        }
    }
    out.push_str(&text[copied..]);
    out.push('"');
}

/// Whether comments at the very begin say so. A comment that also speaks of a coding does not
/// count; of one in the manner of Emacs only what is between its marks does.
fn has_frozen_strings(text: &str) -> bool {
    // Few templates begin with a comment, and patterns take long to make.
    if !text.starts_with("<%#") {
        return false;
    }
    static MARKED: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"-\*-\s*(.*?)\s*-*-$").ok());
    static CODING: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"coding\s*[=:]\s*([[:alnum:]\-_]+)").ok());
    static FROZEN: LazyLock<Option<Regex>> =
        LazyLock::new(|| Regex::new(r"frozen[-_]string[-_]literal\s*:\s*([[:alnum:]]+)").ok());
    let (Some(marked), Some(coding), Some(frozen)) = (&*MARKED, &*CODING, &*FROZEN) else {
        return false;
    };
    let mut is_frozen = false;
    let mut rest = text;
    while let Some(behind) = rest.strip_prefix("<%#") {
        let line = behind.split('\n').next().unwrap_or_default();
        let Some(end) = line.rfind("%>") else {
            break;
        };
        let comment = match marked.captures(&line[..end]) {
            Ok(Some(captures)) => captures.get(1).unwrap_or_default(),
            _ => &line[..end],
        };
        rest = &behind[end + 2..];
        if coding.is_match(comment).unwrap_or(true) {
            continue;
        }
        if let Ok(Some(captures)) = frozen.captures(comment) {
            let value = captures.get(1).unwrap_or_default();
            is_frozen = value.eq_ignore_ascii_case("true");
        }
    }
    is_frozen
}
