//! YAML as Ruby's Psych writes it: blocks, quotes where Psych has them, lines folded where libyaml
//! folds them.

mod analysis;
mod emit;
mod rich;
mod style;
mod writer;

use std::collections::hash_map::Entry;

use marotte_pcore::Value;
use marotte_pcore::deep::grow;
use rustc_hash::FxHashMap;

pub use self::emit::{Content, Layout, Node, emit};
use self::rich::{Part, RubyObject};
pub use self::style::Scalar;

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

/// Makes nodes of values.
struct Dumper {
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

impl Dumper {
    fn new(shares: bool) -> Self {
        Self {
            seen: shares.then(FxHashMap::default),
            anchors: 0,
        }
    }

    /// Finds what is there more than once. Psych numbers it in the order in which it is met again.
    fn count(&mut self, value: &Value) {
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            let (Some(seen), Some(at)) = (&mut self.seen, value.identity()) else {
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
        let node = self.node(value);
        emit(&node, Layout::default())
    }

    /// The number of a collection that is there more than once, and whether it has been written.
    fn shared(&mut self, value: &Value) -> Option<(usize, bool)> {
        let (seen, at) = (self.seen.as_mut()?, value.identity()?);
        let shared = seen.get_mut(&at)?;
        let number = shared.anchor?;
        Some((number, std::mem::replace(&mut shared.is_written, true)))
    }

    fn node(&mut self, value: &Value) -> Node {
        let anchor = match self.shared(value) {
            Some((number, true)) => return Content::Alias(number).into(),
            Some((number, false)) => Some(number),
            None => None,
        };
        let content = match value {
            Value::Array(values) => {
                let nodes = values.iter().map(|value| grow(|| self.node(value)));
                Content::Sequence(nodes.collect())
            }
            Value::Hash(hash) => {
                let entries = hash
                    .iter()
                    .map(|(key, value)| grow(|| (self.node(key), self.node(value))));
                Content::Mapping(entries.collect())
            }
            other => match rich::object(other) {
                Some(object) => return self.object(object),
                None => Content::Scalar(Scalar::of(other)),
            },
        };
        Node {
            anchor,
            tag: None,
            content,
        }
    }

    fn object(&mut self, object: RubyObject) -> Node {
        let parts = object.parts.into_iter().map(|(name, part)| {
            let part = match part {
                Part::Scalar(scalar) => scalar.into(),
                Part::Value(value) => self.node(&value),
            };
            (Scalar::string(name.into()).into(), part)
        });
        Node {
            anchor: None,
            content: Content::Mapping(parts.collect()),
            tag: Some(object.tag.into()),
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
