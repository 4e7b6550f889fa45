//! YAML as Ruby's Psych writes it: blocks, quotes where Psych has them, lines folded where libyaml
//! folds them.

mod analysis;
mod rich;
mod style;
mod writer;

use std::collections::hash_map::Entry;
use std::sync::Arc;

use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Value};
use rustc_hash::FxHashMap;

use self::rich::{Part, RubyObject};
use self::style::{Scalar, Style};
use self::writer::Writer;

/// What Psych writes of a value, with a line break at its end. What is not data is written as its
/// text; what is sensitive is not written.
pub fn dump(value: &Value) -> String {
    Dumper::new(false).document(value)
}

/// The same, but a collection that is there twice is written once and then referred to.
pub fn dump_shared(value: &Value) -> String {
    let mut dumper = Dumper::new(true);
    dumper.count(value);
    dumper.document(value)
}

/// Where a node stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Root,
    Sequence,
    /// A key that is more than a short scalar.
    Key,
    /// A key with its value on the same line.
    SimpleKey,
    /// The value of a key.
    Value,
}

struct Dumper {
    writer: Writer,
    /// The collections by where they are in memory, if those that are there twice are shared.
    seen: Option<FxHashMap<usize, Shared>>,
    anchors: usize,
}

#[derive(Default)]
struct Shared {
    /// Its number, if it is there more than once.
    anchor: Option<usize>,
    is_written: bool,
}

/// Tells one collection from another.
fn identity(value: &Value) -> Option<usize> {
    match value {
        Value::Array(values) if !values.is_empty() => Some(values.as_ptr().addr()),
        Value::Hash(hash) => Some(Arc::as_ptr(hash).addr()),
        _ => None,
    }
}

impl Dumper {
    fn new(shares: bool) -> Self {
        Self {
            writer: Writer::new(),
            seen: shares.then(FxHashMap::default),
            anchors: 0,
        }
    }

    /// Finds what is there more than once. Psych numbers it in the order in which it is met again.
    fn count(&mut self, value: &Value) {
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            let (Some(seen), Some(at)) = (&mut self.seen, identity(value)) else {
                continue;
            };
            match seen.entry(at) {
                Entry::Occupied(mut known) => {
                    let shared = known.get_mut();
                    if shared.anchor.is_none() {
                        self.anchors += 1;
                        shared.anchor = Some(self.anchors);
                    }
                    continue;
                }
                Entry::Vacant(new) => {
                    new.insert(Shared::default());
                }
            }
            let start = open.len();
            match value {
                Value::Array(values) => open.extend(values.iter()),
                Value::Hash(hash) => {
                    open.extend(hash.iter().flat_map(|(key, value)| [key, value]));
                }
                _ => {}
            }
            open[start..].reverse();
        }
    }

    fn document(mut self, value: &Value) -> String {
        self.writer.indicator("---", true, false, false);
        self.node(value, Context::Root);
        self.writer.finish()
    }

    /// Refers to a collection that was written already, or names it if it will appear again.
    /// Answers whether nothing is left to be written.
    fn is_reference(&mut self, value: &Value) -> bool {
        let (Some(seen), Some(at)) = (&mut self.seen, identity(value)) else {
            return false;
        };
        let Some(shared) = seen.get_mut(&at) else {
            return false;
        };
        let Some(number) = shared.anchor else {
            return false;
        };
        let mark = if shared.is_written { '*' } else { '&' };
        self.writer
            .indicator(&format!("{mark}{number}"), true, false, false);
        std::mem::replace(&mut shared.is_written, true)
    }

    fn node(&mut self, value: &Value, context: Context) {
        if self.is_reference(value) {
            return;
        }
        match value {
            Value::Array(values) if values.is_empty() => {
                self.writer.indicator("[", true, true, false);
                self.writer.indicator("]", false, false, false);
            }
            Value::Hash(hash) if hash.is_empty() => {
                self.writer.indicator("{", true, true, false);
                self.writer.indicator("}", false, false, false);
            }
            Value::Array(values) => {
                let in_mapping = matches!(context, Context::Value | Context::Key);
                let indentless = in_mapping && !self.writer.is_indention();
                let before = self.writer.increase_indent(false, indentless);
                for value in values {
                    self.writer.indent();
                    self.writer.indicator("-", true, false, true);
                    grow(|| self.node(value, Context::Sequence));
                }
                self.writer.set_indent(before);
            }
            Value::Hash(hash) => self.mapping(hash),
            other => match rich::object(other) {
                Some(object) => self.object(object),
                None => self.scalar(&Scalar::of(other), context == Context::SimpleKey),
            },
        }
    }

    fn object(&mut self, object: RubyObject) {
        self.writer.indicator(object.tag, true, false, false);
        let before = self.writer.increase_indent(false, false);
        for (name, part) in object.parts {
            self.writer.indent();
            self.scalar(&Scalar::of(&name.into()), true);
            self.writer.indicator(":", false, false, false);
            match part {
                Part::Scalar(scalar) => self.scalar(&scalar, false),
                Part::Value(value) => self.node(&value, Context::Value),
            }
        }
        self.writer.set_indent(before);
    }

    fn mapping(&mut self, hash: &Hash) {
        let before = self.writer.increase_indent(false, false);
        for (key, value) in hash.iter() {
            self.writer.indent();
            if is_simple(key) {
                grow(|| self.node(key, Context::SimpleKey));
                self.writer.indicator(":", false, false, false);
            } else {
                self.writer.indicator("?", true, false, true);
                grow(|| self.node(key, Context::Key));
                self.writer.indent();
                self.writer.indicator(":", true, false, true);
            }
            grow(|| self.node(value, Context::Value));
        }
        self.writer.set_indent(before);
    }

    fn scalar(&mut self, scalar: &Scalar, is_key: bool) {
        let style = scalar.final_style(is_key);
        if let Some(tag) = scalar.final_tag(style) {
            self.writer.indicator(tag, true, false, false);
        }
        let before = self.writer.increase_indent(true, false);
        let text = &scalar.text;
        match style {
            Style::Plain => self.writer.plain(text, !is_key),
            Style::Single => self.writer.single_quoted(text, !is_key),
            Style::Double => self.writer.double_quoted(text, !is_key),
            Style::Literal => self.writer.literal(text),
        }
        self.writer.set_indent(before);
    }
}

/// Whether a key may stand on one line with its value.
fn is_simple(key: &Value) -> bool {
    match key {
        Value::Array(values) => values.is_empty(),
        Value::Hash(hash) => hash.is_empty(),
        other if rich::object(other).is_some() => false,
        other => {
            let scalar = Scalar::of(other);
            let tag = scalar.tag.map_or(0, str::len);
            !scalar.text.contains(analysis::is_break) && scalar.text.len() + tag <= 128
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &str) -> String {
        dump(&value.into())
    }

    #[test]
    fn strings_are_quoted_as_psych_does() {
        for (value, expected) in [
            ("web server", "--- web server\n"),
            ("", "--- ''\n"),
            ("yes", "--- 'yes'\n"),
            ("y", "--- \"y\"\n"),
            ("08", "--- '08'\n"),
            ("/etc", "--- \"/etc\"\n"),
            ("--\"x", "--- --\"x\n"),
            ("a: b", "--- 'a: b'\n"),
            ("it's", "--- it's\n"),
            ("'", "--- \"'\"\n"),
            ("<<", "--- !!str '<<'\n"),
            ("2020-01-02", "--- '2020-01-02'\n"),
            ("a\tb", "--- \"a\\tb\"\n"),
            ("\u{1F600}", "--- \"\\U0001F600\"\n"),
            ("a\nb", "--- |-\n  a\n  b\n"),
            (" a\nb\n", "--- |2\n   a\n  b\n"),
            ("a\nb\n\n", "--- |+\n  a\n  b\n\n...\n"),
        ] {
            assert_eq!(text(value), expected, "{value:?}");
        }
    }

    #[test]
    fn collections_are_blocks() {
        let inner = Value::array([Value::Integer(1), Value::array([Value::Undef])]);
        let hash = Value::hash([
            ("a".into(), inner),
            ("b".into(), Value::hash([("c".into(), Value::array([]))])),
            (Value::Undef, Value::hash([])),
        ]);
        let list = Value::array([hash, "x".into()]);
        let expected = "---\n- a:\n  - 1\n  - -\n  b:\n    c: []\n  ! '': {}\n- x\n";
        assert_eq!(dump(&list), expected);
    }

    #[test]
    fn long_lines_are_folded_and_long_keys_stand_alone() {
        let words = "word ".repeat(20);
        let text = text(words.trim_end());
        assert_eq!(text.lines().count(), 2);
        assert!(
            text.lines()
                .nth(1)
                .is_some_and(|line| line.starts_with("  word"))
        );
        let key = Value::from("k".repeat(129).as_str());
        assert!(dump(&Value::hash([(key, Value::Undef)])).contains("\n? kk"));
    }

    #[test]
    fn what_appears_twice_is_written_once() {
        let shared = Value::array([Value::Integer(1)]);
        let twice = Value::array([shared.clone(), shared]);
        assert_eq!(dump_shared(&twice), "---\n- &1\n  - 1\n- *1\n");
        assert_eq!(dump(&twice), "---\n- - 1\n- - 1\n");
    }
}
