//! Literals: numbers, strings, patterns, collections.

use ecow::EcoString;
use marotte_regex::{Options, Regex};
use num_bigint::{BigInt, Sign};
use ruby_prism as prism;

use super::expressions::{by_type, unsupported};
use super::symbol;
use super::walk::Walk;
use crate::program::{Argument, Arguments, CallNode, Node, NodeKind, Pair, Piece};
use crate::symbol::Symbol;

fn big(value: &prism::Integer<'_>) -> BigInt {
    let (negative, digits) = value.to_u32_digits();
    BigInt::from_slice(if negative { Sign::Minus } else { Sign::Plus }, digits)
}

impl Walk {
    pub(super) fn integer(value: &prism::Integer<'_>) -> NodeKind {
        let value = big(value);
        match i64::try_from(&value) {
            Ok(value) => NodeKind::Integer(value),
            Err(_) => NodeKind::BigInteger(Box::new(value)),
        }
    }

    pub(super) fn rational(node: &prism::RationalNode<'_>) -> NodeKind {
        let (numerator, denominator) = (big(&node.numerator()), big(&node.denominator()));
        NodeKind::Rational(Box::new((numerator, denominator)))
    }

    /// `2i`: `Complex.rect(0, 2)`
    pub(super) fn imaginary(&mut self, node: &prism::ImaginaryNode<'_>, line: u32) -> NodeKind {
        let at = |kind| Node { kind, line };
        let class = NodeKind::TopConstant(Symbol::new("Complex"));
        let parts = [at(NodeKind::Integer(0)), self.node(&node.numeric())];
        let arguments = Arguments {
            values: parts.into_iter().map(Argument::Value).collect(),
            ..Arguments::default()
        };
        NodeKind::Call(Box::new(CallNode::plain(at(class), "rect", arguments)))
    }

    /// A string; of files with frozen literals it is made only once.
    pub(super) fn string(&self, bytes: &[u8]) -> NodeKind {
        match std::str::from_utf8(bytes) {
            Ok(text) if self.source.frozen_strings => NodeKind::FrozenString(text.into()),
            Ok(text) => NodeKind::String(text.into()),
            Err(_) => NodeKind::Bytes(bytes.into()),
        }
    }

    /// A string with code in it, or literals side by side.
    pub(super) fn interpolated(&mut self, node: &prism::InterpolatedStringNode<'_>) -> NodeKind {
        match Parts::of(self, &node.parts()).into_plain() {
            Ok(bytes) => self.string(&bytes),
            Err(pieces) => NodeKind::Interpolated(pieces),
        }
    }

    pub(super) fn interpolated_symbol(
        &mut self,
        node: &prism::InterpolatedSymbolNode<'_>,
    ) -> NodeKind {
        match Parts::of(self, &node.parts()).into_plain() {
            Ok(bytes) => NodeKind::Symbol(symbol(&bytes)),
            Err(pieces) => NodeKind::InterpolatedSymbol(pieces),
        }
    }

    /// The pieces of text with code in it.
    pub(super) fn pieces(&mut self, parts: &prism::NodeList<'_>) -> Box<[Piece]> {
        Parts::of(self, parts).finish()
    }

    /// Text without code, as pieces.
    pub(super) fn text_pieces(bytes: &[u8]) -> Box<[Piece]> {
        let mut parts = Parts::default();
        parts.text.extend_from_slice(bytes);
        parts.finish()
    }

    /// A pattern. What Ruby has to say against it is said when it is reached.
    pub(super) fn regexp(node: &prism::RegularExpressionNode<'_>) -> NodeKind {
        let options = Options {
            ignore_case: node.is_ignore_case(),
            extended: node.is_extended(),
            multi_line: node.is_multi_line(),
        };
        match Regex::with_options(&String::from_utf8_lossy(node.unescaped()), options) {
            Ok(regex) => NodeKind::Regexp(regex),
            Err(_) if node.is_ascii_8bit() => unsupported("a pattern of bytes"),
            Err(error) => NodeKind::BadRegexp(ecow::eco_format!("{error}")),
        }
    }

    /// A pattern with code in it. It is made at each evaluation, also with the flag `o`.
    pub(super) fn interpolated_regexp(
        &mut self,
        node: &prism::InterpolatedRegularExpressionNode<'_>,
    ) -> NodeKind {
        let options = Options {
            ignore_case: node.is_ignore_case(),
            extended: node.is_extended(),
            multi_line: node.is_multi_line(),
        };
        NodeKind::InterpolatedRegexp(self.pieces(&node.parts()), options)
    }

    /// The elements of an array, the options of a `when`, the classes of a `rescue`.
    pub(super) fn elements(&mut self, nodes: &prism::NodeList<'_>) -> Box<[Argument]> {
        nodes.iter().map(|node| self.element(&node)).collect()
    }

    pub(super) fn element(&mut self, node: &prism::Node<'_>) -> Argument {
        match node.as_splat_node() {
            Some(splat) => Argument::Splat(Box::new(self.splatted(&splat))),
            None => Argument::Value(self.node(node)),
        }
    }

    /// The entries of a hash, or keywords.
    pub(super) fn pairs(&mut self, nodes: &prism::NodeList<'_>) -> Box<[Pair]> {
        nodes.iter().map(|node| self.pair(&node)).collect()
    }

    fn pair(&mut self, node: &prism::Node<'_>) -> Pair {
        by_type! { node;
            AssocNode, as_assoc_node => |n| {
                let key = self.node(&n.key());
                Pair::Entry(key, self.node(&n.value()))
            };
            AssocSplatNode, as_assoc_splat_node => |n| match n.value() {
                Some(value) => Pair::DoubleSplat(self.node(&value)),
                None => Pair::DoubleSplat(self.nameless_node("**", node)),
            };
            _ => Pair::DoubleSplat(self.node(node))
        }
    }

    pub(super) fn range(&mut self, node: &prism::RangeNode<'_>) -> NodeKind {
        let begin = node.left().map(|begin| self.node(&begin));
        let end = node.right().map(|end| self.node(&end));
        NodeKind::Range(Box::new((begin, end)), node.is_exclude_end())
    }
}

/// Pieces on the way: text that stands side by side becomes one.
#[derive(Default)]
struct Parts {
    pieces: Vec<Piece>,
    text: Vec<u8>,
}

impl Parts {
    fn of(walk: &mut Walk, nodes: &prism::NodeList<'_>) -> Self {
        let mut parts = Self::default();
        parts.add(walk, nodes);
        parts
    }

    fn add(&mut self, walk: &mut Walk, nodes: &prism::NodeList<'_>) {
        for node in nodes {
            if let Some(text) = node.as_string_node() {
                self.text.extend_from_slice(text.unescaped());
            } else if let Some(inner) = node.as_interpolated_string_node() {
                walk.deeper(&node.location(), |walk| self.add(walk, &inner.parts()));
            } else {
                self.flush();
                self.pieces.push(Piece::Code(walk.node(&node)));
            }
        }
    }

    fn flush(&mut self) {
        if self.text.is_empty() {
            return;
        }
        self.pieces.push(match std::str::from_utf8(&self.text) {
            Ok(text) => Piece::Text(EcoString::from(text)),
            Err(_) => Piece::Bytes(self.text.as_slice().into()),
        });
        self.text.clear();
    }

    fn finish(mut self) -> Box<[Piece]> {
        self.flush();
        self.pieces.into()
    }

    /// The bytes if there is no code among them.
    fn into_plain(self) -> Result<Vec<u8>, Box<[Piece]>> {
        if self.pieces.is_empty() {
            Ok(self.text)
        } else {
            Err(self.finish())
        }
    }
}
