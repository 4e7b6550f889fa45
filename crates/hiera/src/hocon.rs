//! HOCON: JSON for people, with paths as keys, values in a row, and substitutions.

mod resolve;

use std::cell::Cell;
use std::sync::Arc;

use indexmap::IndexMap;
use marotte_diagnostics::DataIssue;
use marotte_pcore::{Hash, Value};
use marotte_yaml::Oversized;
use rustc_hash::FxBuildHasher;

/// How deep a text may nest.
const MAX_DEPTH: usize = 500;

/// A value before its substitutions are made.
#[derive(Clone)]
enum Node {
    /// A value that is known.
    Value(Value),
    /// An array.
    Array(Vec<Node>),
    /// An object; a key that came twice has both values in a row.
    Object(Entries),
    /// A number, and how it is written, which counts if it is part of a text.
    Number(Value, String),
    /// `${path}`, or `${?path}` that may be missing.
    Substitution {
        path: Vec<String>,
        optional: bool,
        line: usize,
    },
    /// Values in a row: text, arrays or objects that are put together.
    Row(Vec<Node>),
}

/// The entries of an object, in their order.
type Entries = IndexMap<String, Node, FxBuildHasher>;

/// Why a text has no value.
pub struct HoconError {
    /// What is wrong.
    pub issue: DataIssue,
    /// Where.
    pub spot: Spot,
}

/// Where something is in a text, as far as it is known.
#[derive(Clone, Copy)]
pub enum Spot {
    /// Nobody knows.
    Nowhere,
    /// In a line, from 1.
    Line(usize),
    /// At a character, from 0.
    Character(usize),
}

type Result<T> = std::result::Result<T, HoconError>;

impl From<DataIssue> for HoconError {
    fn from(issue: DataIssue) -> Self {
        Self {
            issue,
            spot: Spot::Nowhere,
        }
    }
}

/// The value of a text.
pub fn parse(text: &str) -> Result<Value> {
    let mut parser = Parser {
        chars: text.chars().collect(),
        at: 0,
        depth: 0,
        keys: Vec::new(),
        counted: Cell::new((0, 1)),
    };
    parser.skip_lines();
    let line = parser.line();
    let root = match parser.peek() {
        None => Node::Object(Entries::default()),
        Some('[') => {
            parser.array()?;
            return Err(HoconError {
                issue: DataIssue::HoconList { line },
                spot: Spot::Line(line),
            });
        }
        Some('{') => parser.object(true)?,
        Some(_) => parser.object(false)?,
    };
    parser.skip_lines();
    if parser.peek().is_some() {
        return Err(parser.unexpected());
    }
    match resolve::resolve(&root)? {
        Some(value) => Ok(value),
        None => Ok(Value::Hash(Arc::new(Hash::new()))),
    }
}

struct Parser {
    chars: Vec<char>,
    at: usize,
    depth: usize,
    /// The keys of the objects that are being read, from the outermost on.
    keys: Vec<String>,
    /// A place and its line, up to which lines were counted.
    counted: Cell<(usize, usize)>,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn starts_with(&self, text: &str) -> bool {
        text.chars()
            .enumerate()
            .all(|(offset, c)| self.chars.get(self.at + offset) == Some(&c))
    }

    fn line(&self) -> usize {
        let at = self.at.min(self.chars.len());
        let (from, line) = match self.counted.get() {
            (counted, line) if counted <= at => (counted, line),
            _ => (0, 1),
        };
        let breaks = self.chars[from..at].iter().filter(|c| **c == '\n');
        let line = line + breaks.count();
        self.counted.set((at, line));
        line
    }

    fn unexpected(&self) -> HoconError {
        let line = self.line();
        HoconError {
            issue: match self.peek() {
                Some(token) => DataIssue::HoconToken { line, token },
                None => DataIssue::HoconEnd { line },
            },
            spot: Spot::Character(self.at),
        }
    }

    /// Skips spaces within a line; answers what it skipped.
    fn skip_spaces(&mut self) -> String {
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_whitespace() && c != '\n') {
            self.at += 1;
        }
        self.chars[start..self.at].iter().collect()
    }

    fn skip_comment(&mut self) -> bool {
        if self.peek() != Some('#') && !self.starts_with("//") {
            return false;
        }
        while self.peek().is_some_and(|c| c != '\n') {
            self.at += 1;
        }
        true
    }

    /// Skips spaces, comments and the ends of lines; answers whether a line ended.
    fn skip_lines(&mut self) -> bool {
        let mut ended = false;
        loop {
            self.skip_spaces();
            if self.peek() == Some('\n') {
                ended = true;
                self.at += 1;
            } else if !self.skip_comment() {
                return ended;
            }
        }
    }

    /// Skips what separates elements; answers whether there was anything.
    fn skip_separator(&mut self) -> bool {
        let mut ended = self.skip_lines();
        if self.peek() == Some(',') {
            self.at += 1;
            ended = true;
            self.skip_lines();
        }
        ended
    }

    fn deeper<T>(&mut self, run: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            let issue = DataIssue::HoconDepth { limit: MAX_DEPTH };
            let spot = Spot::Character(self.at);
            return Err(HoconError { issue, spot });
        }
        self.depth += 1;
        let result = crate::deep::grow(|| run(self));
        self.depth -= 1;
        result
    }

    fn array(&mut self) -> Result<Node> {
        self.at += 1;
        self.deeper(|this| {
            let mut values = Vec::new();
            this.skip_lines();
            loop {
                if this.peek() == Some(']') {
                    this.at += 1;
                    return Ok(Node::Array(values));
                }
                values.push(this.value()?);
                if !this.skip_separator() && this.peek() != Some(']') {
                    return Err(this.unexpected());
                }
            }
        })
    }

    fn object(&mut self, braces: bool) -> Result<Node> {
        if braces {
            self.at += 1;
        }
        self.deeper(|this| {
            let mut entries = Entries::default();
            this.skip_lines();
            loop {
                match this.peek() {
                    Some('}') if braces => {
                        this.at += 1;
                        return Ok(Node::Object(entries));
                    }
                    None if !braces => return Ok(Node::Object(entries)),
                    _ => {}
                }
                this.entry(&mut entries)?;
                let ended = this.skip_separator();
                if !ended && !matches!(this.peek(), Some('}') | None) {
                    return Err(this.unexpected());
                }
            }
        })
    }

    fn entry(&mut self, entries: &mut Entries) -> Result<()> {
        if self.skips_include() {
            return Ok(());
        }
        let path = self.path()?;
        self.skip_spaces();
        let mut appends = false;
        match self.peek() {
            Some('=' | ':') => self.at += 1,
            Some('+') if self.starts_with("+=") => {
                self.at += 2;
                appends = true;
            }
            Some('{') => {}
            _ => return Err(self.unexpected()),
        }
        self.skip_lines();
        let line = self.line();
        let outer = self.keys.len();
        self.keys.extend(path.iter().cloned());
        let value = self.value();
        let whole = self.keys.clone();
        self.keys.truncate(outer);
        let mut value = value?;
        if appends {
            let before = Node::Substitution {
                path: whole.clone(),
                optional: true,
                line,
            };
            value = Node::Row(vec![before, Node::Array(vec![value])]);
        }
        insert(entries, path, value, &whole);
        Ok(())
    }

    /// Skips what includes another file: a text is nowhere, so that nothing is beside it.
    fn skips_include(&mut self) -> bool {
        let start = self.at;
        if self.starts_with("include") {
            self.at += "include".len();
            self.skip_spaces();
            let is_file = self.peek() == Some('"')
                || ["file(", "url(", "classpath(", "required("]
                    .iter()
                    .any(|how| self.starts_with(how));
            if is_file {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.at += 1;
                }
                return true;
            }
        }
        self.at = start;
        false
    }

    /// A key: names with dots between them, in quotes where they have other characters.
    fn path(&mut self) -> Result<Vec<String>> {
        let mut path = vec![String::new()];
        let mut is_quoted = false;
        let start = self.at;
        while let Some(c) = self.peek() {
            match c {
                '"' => {
                    let text = self.quoted()?;
                    if let Some(last) = path.last_mut() {
                        last.push_str(&text);
                    }
                    is_quoted = true;
                }
                '.' => {
                    self.at += 1;
                    path.push(String::new());
                }
                '=' | ':' | '{' | '}' | '[' | ']' | ',' | '+' | '#' | '\n' | '$' => break,
                c => {
                    self.at += 1;
                    if let Some(last) = path.last_mut() {
                        last.push(c);
                    }
                }
            }
        }
        if !is_quoted && self.chars[start..self.at].iter().all(|c| c.is_whitespace()) {
            return Err(self.unexpected());
        }
        for name in &mut path {
            *name = name.trim().to_owned();
        }
        Ok(path)
    }

    /// One or more values in a row, up to the end of the line or element.
    fn value(&mut self) -> Result<Node> {
        let mut row: Vec<Node> = Vec::new();
        loop {
            let spaces = self.skip_spaces();
            let node = match self.peek() {
                None | Some('\n' | ',' | ']' | '}' | '#') => break,
                Some('/') if self.starts_with("//") => break,
                Some('[') => self.array()?,
                Some('{') => self.object(true)?,
                Some('"') => Node::Value(self.quoted()?.into()),
                Some('$') if self.starts_with("${") => self.substitution()?,
                Some(_) => self.unquoted()?,
            };
            if !row.is_empty() && !spaces.is_empty() {
                row.push(Node::Value(spaces.into()));
            }
            row.push(node);
        }
        match row.len() {
            0 => Err(self.unexpected()),
            1 => Ok(row.remove(0)),
            _ => {
                let as_written = |node| match node {
                    Node::Number(_, text) => Node::Value(text.into()),
                    other => other,
                };
                Ok(Node::Row(row.into_iter().map(as_written).collect()))
            }
        }
    }

    fn substitution(&mut self) -> Result<Node> {
        let line = self.line();
        self.at += 2;
        let optional = self.peek() == Some('?');
        if optional {
            self.at += 1;
        }
        let path = self.path()?;
        if self.peek() != Some('}') {
            return Err(self.unexpected());
        }
        self.at += 1;
        Ok(Node::Substitution {
            path,
            optional,
            line,
        })
    }

    fn unquoted(&mut self) -> Result<Node> {
        let start = self.at;
        while let Some(c) = self.peek() {
            let ends = c.is_whitespace() || "$\"{}[]:=,+#`^?!@*&\\".contains(c);
            if ends || self.starts_with("//") {
                break;
            }
            self.at += 1;
        }
        if self.at == start {
            return Err(self.unexpected());
        }
        let text: String = self.chars[start..self.at].iter().collect();
        Ok(match text.as_str() {
            "true" => Node::Value(Value::Boolean(true)),
            "false" => Node::Value(Value::Boolean(false)),
            "null" => Node::Value(Value::Undef),
            _ => match number(&text) {
                Some(value) => Node::Number(value, text),
                None => Node::Value(text.into()),
            },
        })
    }

    fn quoted(&mut self) -> Result<String> {
        if self.starts_with("\"\"\"") {
            return self.triple_quoted();
        }
        let start = self.at;
        self.at += 1;
        while let Some(c) = self.peek() {
            match c {
                '\\' => self.at += 2,
                '"' => {
                    self.at += 1;
                    let text: String = self.chars[start..self.at].iter().collect();
                    return serde_json::from_str(&text).map_err(|_| HoconError {
                        issue: DataIssue::HoconString { text: text.into() },
                        spot: Spot::Character(start),
                    });
                }
                '\n' => break,
                _ => self.at += 1,
            }
        }
        Err(self.unexpected())
    }

    fn triple_quoted(&mut self) -> Result<String> {
        self.at += 3;
        let start = self.at;
        while self.at < self.chars.len() {
            if self.starts_with("\"\"\"") {
                let mut end = self.at;
                self.at += 3;
                // More quotes than three belong to the text.
                while self.peek() == Some('"') {
                    self.at += 1;
                    end += 1;
                }
                return Ok(self.chars[start..end].iter().collect());
            }
            self.at += 1;
        }
        Err(self.unexpected())
    }
}

/// The number that a text is: integers as Ruby's `Integer()` takes them, and those that are written
/// otherwise but have no fraction.
fn number(text: &str) -> Option<Value> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let radix = if digits.len() > 1 && digits.starts_with('0') {
            8
        } else {
            10
        };
        if !digits.chars().all(|char| char.is_digit(radix)) {
            return None;
        }
        let sign = if text.starts_with('-') { "-" } else { "" };
        return Some(
            match i64::from_str_radix(&format!("{sign}{digits}"), radix) {
                Ok(number) => Value::Integer(number),
                Err(_) => Oversized::value(digits, radix, !sign.is_empty()),
            },
        );
    }
    if !digits
        .bytes()
        .all(|b| b.is_ascii_digit() || b"eE+-.".contains(&b))
    {
        return None;
    }
    let number = text.parse::<f64>().ok()?;
    // All integers up to there are exact.
    let is_whole = number.fract() == 0.0 && number.abs() < 9_007_199_254_740_992.0;
    Some(if is_whole {
        Value::Integer(number as i64)
    } else {
        Value::Float(number)
    })
}

/// Puts a value at a path. What is already there is completed or replaced.
fn insert(entries: &mut Entries, mut path: Vec<String>, value: Node, whole: &[String]) {
    let first = path.remove(0);
    let value = match entries.contains_key(&first) {
        true => value,
        false => resolve::with_nothing_before(value, whole),
    };
    let value = path.into_iter().rev().fold(value, |value, name| {
        Node::Object(Entries::from_iter([(name, value)]))
    });
    match entries.get_mut(&first) {
        Some(before) => *before = merged(before.take(), value, whole),
        None => drop(entries.insert(first, value)),
    }
}

impl Node {
    fn take(&mut self) -> Self {
        std::mem::replace(self, Self::Value(Value::Undef))
    }
}

/// Two values of one key: objects are merged, the keys of the second first; otherwise the second
/// counts.
fn merged(first: Node, second: Node, whole: &[String]) -> Node {
    match (first, second) {
        (Node::Object(mut first), Node::Object(second)) => {
            let mut all = Entries::default();
            all.reserve(first.len() + second.len());
            for (name, value) in second {
                let value = match first.get_mut(&name).map(Node::take) {
                    Some(before) => crate::deep::grow(|| merged(before, value, whole)),
                    None => value,
                };
                all.insert(name, value);
            }
            for (name, value) in first {
                all.entry(name).or_insert(value);
            }
            Node::Object(all)
        }
        // What the second becomes may need the first.
        (first, second @ (Node::Row(_) | Node::Substitution { .. })) => {
            resolve::with_before(first, second, whole)
        }
        (_, second) => second,
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    fn read(text: &str) -> String {
        match parse(text) {
            Ok(value) => marotte_eval::ruby_inspect(&value),
            Err(error) => format!("error: {}", error.issue),
        }
    }

    #[test]
    fn objects_have_paths_as_keys() {
        assert_eq!(read("a.b = 1\na { c : x }"), r#"{"a"=>{"c"=>"x", "b"=>1}}"#);
        assert_eq!(read("{\"a.b\": [1, 2\n 3]}"), r#"{"a.b"=>[1, 2, 3]}"#);
        assert_eq!(read("include \"x\"\na = 1"), r#"{"a"=>1}"#);
        assert_eq!(read("a { k = x, k = ${a.k}y }"), r#"{"a"=>{"k"=>"xy"}}"#);
    }

    #[test]
    fn numbers_are_whole_where_they_can_be() {
        assert_eq!(
            read("a = [010, 1e3, 1.0, 1.5, 10s, 08, 1.0 x]"),
            r#"{"a"=>[8, 1000, 1, 1.5, "10s", "08", "1.0 x"]}"#
        );
        assert_eq!(read(""), "{}");
        assert_eq!(
            read("a = 1 # one\n// two\nb = null"),
            r#"{"a"=>1, "b"=>nil}"#
        );
    }

    #[test]
    fn values_in_a_row_are_put_together() {
        assert_eq!(read("a = some text 5"), r#"{"a"=>"some text 5"}"#);
        assert_eq!(read("a = [1] [2]"), r#"{"a"=>[1, 2]}"#);
        assert_eq!(read("b = 1\na = x${b}y"), r#"{"b"=>1, "a"=>"x1y"}"#);
        assert_eq!(read("a = [1]\na += 2"), r#"{"a"=>[1, 2]}"#);
        assert_eq!(read("a += 1\na += 2\na += [3]"), r#"{"a"=>[1, 2, [3]]}"#);
        assert_eq!(read("a = [1]\na = ${a} ${a} [2]"), r#"{"a"=>[1, 1, 2]}"#);
        assert!(read("a = x y\na += 2").starts_with("error: "));
        assert_eq!(read("a = ${?nothing}\nb = 1"), r#"{"b"=>1}"#);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for text in [
            "a", "a = ", "a = [1", "{a = 1", "a = ${b}", "a = ${a}", "a = \"x",
        ] {
            assert!(read(text).starts_with("error: "), "{text}");
        }
        assert!(parse(&"[".repeat(100_000)).is_err());
    }
}
