//! Documents as they are written: nodes, laid out as libyaml does.

use std::borrow::Cow;

use marotte_pcore::deep::grow;

use super::analysis;
use super::style::{Scalar, Style};
use super::writer::Writer;

/// How a document is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Lines are folded at the first space behind this column.
    pub width: usize,
    /// How much deeper a block is than the one around it.
    pub step: usize,
}

impl Default for Layout {
    fn default() -> Self {
        Self { width: 80, step: 2 }
    }
}

/// A node of a document.
#[derive(Debug)]
pub struct Node {
    /// The number by which it is referred to elsewhere.
    pub anchor: Option<usize>,
    /// What is written before it: the class of an object.
    pub tag: Option<Cow<'static, str>>,
    /// What it is.
    pub content: Content,
}

/// What a node is.
#[derive(Debug)]
pub enum Content {
    /// Text or a number.
    Scalar(Scalar),
    /// A list.
    Sequence(Vec<Node>),
    /// Keys and values.
    Mapping(Vec<(Node, Node)>),
    /// The node that has this number.
    Alias(usize),
}

impl From<Content> for Node {
    fn from(content: Content) -> Self {
        Self {
            anchor: None,
            tag: None,
            content,
        }
    }
}

impl From<Scalar> for Node {
    fn from(scalar: Scalar) -> Self {
        Content::Scalar(scalar).into()
    }
}

/// The document of a node, with a line break at its end.
pub fn emit(node: &Node, layout: Layout) -> String {
    let mut emitter = Emitter {
        writer: Writer::new(layout),
    };
    emitter.writer.indicator("---", true, false, false);
    emitter.node(node, Context::Root);
    emitter.writer.finish()
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

struct Emitter {
    writer: Writer,
}

impl Emitter {
    fn node(&mut self, node: &Node, context: Context) {
        if let Some(number) = node.anchor {
            let anchor = format!("&{number}");
            self.writer.indicator(&anchor, true, false, false);
        }
        if let Some(tag) = &node.tag {
            self.writer.indicator(tag, true, false, false);
        }
        match &node.content {
            Content::Alias(number) => {
                // As a key it must be apart from the colon, which could be part of its name.
                let end = if context == Context::SimpleKey {
                    " "
                } else {
                    ""
                };
                let alias = format!("*{number}{end}");
                self.writer.indicator(&alias, true, false, false);
            }
            Content::Sequence(nodes) if nodes.is_empty() => {
                self.writer.indicator("[", true, true, false);
                self.writer.indicator("]", false, false, false);
            }
            Content::Mapping(entries) if entries.is_empty() => {
                self.writer.indicator("{", true, true, false);
                self.writer.indicator("}", false, false, false);
            }
            Content::Sequence(nodes) => {
                let in_mapping = matches!(context, Context::Value | Context::Key);
                let indentless = in_mapping && !self.writer.is_indention();
                let before = self.writer.increase_indent(false, indentless);
                for node in nodes {
                    self.writer.indent();
                    self.writer.indicator("-", true, false, true);
                    grow(|| self.node(node, Context::Sequence));
                }
                self.writer.set_indent(before);
            }
            Content::Mapping(entries) => self.mapping(entries),
            Content::Scalar(scalar) => self.scalar(scalar, context == Context::SimpleKey),
        }
    }

    fn mapping(&mut self, entries: &[(Node, Node)]) {
        let before = self.writer.increase_indent(false, false);
        for (key, value) in entries {
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
fn is_simple(key: &Node) -> bool {
    let tag = key.tag.as_ref().map_or(0, |tag| tag.len());
    match &key.content {
        Content::Alias(_) => true,
        Content::Sequence(nodes) => nodes.is_empty(),
        Content::Mapping(entries) => entries.is_empty() && key.tag.is_none(),
        Content::Scalar(scalar) => {
            let tag = tag + scalar.tag.as_ref().map_or(0, |tag| tag.len());
            !scalar.text.contains(analysis::is_break) && scalar.text.len() + tag <= 128
        }
    }
}
