//! Literal values: what an expression means that no evaluation is needed for, as far as
//! validation compares and prints it.

use std::borrow::Cow;
use std::collections::HashMap;

use marotte_scalars::float;
use marotte_scalars::inspect::inspect;

use super::Checker;
use crate::ast::{Entry, ExprId, ExprKind, List, UnaryOp, big_integer};
use crate::deep::grow;
use crate::regexp::escape_slashes;

/// How deep collections may nest in a key that is compared. Keys in keys are compared again at
/// each level, so there has to be a limit; no sensible key comes near it.
const MAX_KEY_DEPTH: u32 = 32;

/// A literal value as a key of a hash. Keys are equal where Ruby's are: a name and the string of
/// the same text are, `1` and `1.0` are not.
#[derive(PartialEq, Eq, Hash)]
pub(super) enum Key<'a> {
    Undef,
    Default,
    Boolean(bool),
    Integer(i128),
    /// An integer of more than 64 bits in hexadecimal, perhaps after a minus.
    BigInteger(String),
    /// The bits of a float that is not the negative zero.
    Float(u64),
    String(Cow<'a, str>),
    Regexp(&'a str),
    /// A list or a hash, in a form that is equal for equal values.
    Collection(String),
}

impl<'a> Checker<'a> {
    /// Whether the value is known without evaluation.
    pub(super) fn is_literal(&self, id: ExprId) -> bool {
        let ast = self.ast;
        grow(|| match ast[id].kind {
            ExprKind::Array(list) => self.are_literal(list),
            ExprKind::Hash { entries, .. } => ast[entries]
                .iter()
                .all(|entry| self.is_literal(entry.key) && self.is_literal(entry.value)),
            ExprKind::Access { keys, .. } => !self.is_doubled(keys) && self.are_literal(keys),
            ExprKind::Unary {
                op: UnaryOp::Minus, ..
            } => self.scalar_key(id).is_some(),
            ExprKind::Error(_) => true,
            _ => self.scalar_key(id).is_some(),
        })
    }

    fn are_literal(&self, list: List<ExprId>) -> bool {
        self.ast[list].iter().all(|id| self.is_literal(*id))
    }

    /// `A[[…]]` is no literal, so that `Optional[[String]]` is refused.
    fn is_doubled(&self, keys: List<ExprId>) -> bool {
        matches!(&self.ast[keys], [key] if matches!(self.ast[*key].kind, ExprKind::Array(_)))
    }

    /// The value as a key, `None` where it is not literal.
    pub(super) fn literal_key(&self, id: ExprId) -> Option<Key<'a>> {
        match self.ast[id].kind {
            ExprKind::Array(_) | ExprKind::Hash { .. } | ExprKind::Access { .. } => {
                if !self.is_shallow(id, MAX_KEY_DEPTH) || !self.is_literal(id) {
                    return None;
                }
                let mut text = String::new();
                self.canonical(id, &mut text);
                Some(Key::Collection(text))
            }
            _ => self.scalar_key(id),
        }
    }

    /// Whether collections nest in it at most so deep.
    fn is_shallow(&self, id: ExprId, levels: u32) -> bool {
        let Some(below) = levels.checked_sub(1) else {
            return false;
        };
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Array(list) | ExprKind::Access { keys: list, .. } => {
                ast[list].iter().all(|id| self.is_shallow(*id, below))
            }
            ExprKind::Hash { entries, .. } => ast[entries].iter().all(|entry| {
                self.is_shallow(entry.key, below) && self.is_shallow(entry.value, below)
            }),
            _ => true,
        }
    }

    fn scalar_key(&self, id: ExprId) -> Option<Key<'a>> {
        let ast = self.ast;
        Some(match ast[id].kind {
            ExprKind::Undef => Key::Undef,
            ExprKind::Default => Key::Default,
            ExprKind::Boolean(value) => Key::Boolean(value),
            ExprKind::Integer { value, .. } => Key::Integer(value.into()),
            ExprKind::BigInteger(text) => Key::BigInteger(big_integer::to_hex(ast.text(text))),
            ExprKind::Float(value) => Key::Float((value + 0.0).to_bits()),
            ExprKind::String(text) | ExprKind::Name(text) => Key::String(ast.text(text).into()),
            ExprKind::Reference(name) => Key::String(ast.text(name).to_lowercase().into()),
            ExprKind::Regexp(text) => Key::Regexp(ast.text(text)),
            ExprKind::Unary {
                op: UnaryOp::Minus,
                expr,
            } => self.negative_key(expr)?,
            _ => return None,
        })
    }

    /// Of numbers, the negative; a string stays as it is, since Ruby's unary minus does that.
    fn negative_key(&self, mut id: ExprId) -> Option<Key<'a>> {
        let mut negative = true;
        while let ExprKind::Unary {
            op: UnaryOp::Minus,
            expr,
        } = self.ast[id].kind
        {
            negative = !negative;
            id = expr;
        }
        match self.scalar_key(id)? {
            Key::Integer(value) if negative => Some(Key::Integer(-value)),
            Key::BigInteger(hex) if negative => Some(Key::BigInteger(format!("-{hex}"))),
            Key::Float(bits) if negative => {
                Some(Key::Float((-f64::from_bits(bits) + 0.0).to_bits()))
            }
            key @ (Key::Integer(_) | Key::BigInteger(_) | Key::Float(_) | Key::String(_)) => {
                Some(key)
            }
            _ => None,
        }
    }

    /// Writes a form of the value that equal values have in common and others have not.
    fn canonical(&self, id: ExprId, text: &mut String) {
        let ast = self.ast;
        grow(|| match ast[id].kind {
            // What is accessed does not count for the reference, only the keys do.
            ExprKind::Array(list) | ExprKind::Access { keys: list, .. } => {
                text.push('[');
                for id in &ast[list] {
                    self.canonical(*id, text);
                    text.push(',');
                }
                text.push(']');
            }
            ExprKind::Hash { entries, .. } => {
                let mut written: Vec<(String, String)> = Vec::new();
                for (key, entry) in self.distinct_entries(entries) {
                    let mut value = String::new();
                    self.canonical(entry.value, &mut value);
                    written.push((key, value));
                }
                written.sort_unstable();
                text.push('{');
                for (key, value) in written {
                    text.push_str(&key);
                    text.push('>');
                    text.push_str(&value);
                    text.push(',');
                }
                text.push('}');
            }
            _ => match self.scalar_key(id) {
                Some(Key::String(string)) => text.push_str(&inspect(&string)),
                Some(Key::Float(bits)) => text.push_str(&float::to_s(f64::from_bits(bits))),
                _ => self.describe_into(id, true, text),
            },
        });
    }

    /// The entries with their canonical keys; of equal keys the last value at the first place.
    fn distinct_entries(&self, entries: List<Entry>) -> Vec<(String, Entry)> {
        let mut places = HashMap::new();
        let mut distinct: Vec<(String, Entry)> = Vec::new();
        for entry in &self.ast[entries] {
            let mut key = String::new();
            self.canonical(entry.key, &mut key);
            match places.get(&key) {
                Some(place) => {
                    let (_, first): &mut (String, Entry) = &mut distinct[*place];
                    first.value = entry.value;
                }
                None => {
                    places.insert(key.clone(), distinct.len());
                    distinct.push((key, *entry));
                }
            }
        }
        distinct
    }

    /// The value as Ruby's `to_s` has it.
    pub(super) fn describe(&self, id: ExprId) -> String {
        let mut text = String::new();
        self.describe_into(id, false, &mut text);
        text
    }

    /// Writes the value as Ruby's `to_s` has it, or its `inspect` for what is in a collection.
    fn describe_into(&self, id: ExprId, nested: bool, text: &mut String) {
        let ast = self.ast;
        grow(|| match ast[id].kind {
            ExprKind::Undef => text.push_str(if nested { "nil" } else { "" }),
            ExprKind::Default => text.push_str(if nested { ":default" } else { "default" }),
            ExprKind::Boolean(value) => text.push_str(if value { "true" } else { "false" }),
            ExprKind::Integer { value, .. } => text.push_str(&value.to_string()),
            ExprKind::BigInteger(value) => text.push_str(&big_integer::to_decimal(ast.text(value))),
            ExprKind::Float(value) => text.push_str(&float::to_s(value)),
            ExprKind::Regexp(source) => {
                let (open, close) = if nested { ("/", "/") } else { ("(?-mix:", ")") };
                text.push_str(open);
                text.push_str(&escape_slashes(ast.text(source)));
                text.push_str(close);
            }
            ExprKind::Unary { expr, .. } => {
                let mut operand = String::new();
                self.describe_into(expr, nested, &mut operand);
                match self.scalar_key(expr) {
                    Some(Key::String(_)) => {}
                    Some(Key::Integer(0)) => {}
                    _ if operand.starts_with('-') => {
                        operand.remove(0);
                    }
                    _ => operand.insert(0, '-'),
                }
                text.push_str(&operand);
            }
            ExprKind::Array(list) | ExprKind::Access { keys: list, .. } => {
                text.push('[');
                for (index, id) in ast[list].iter().enumerate() {
                    text.push_str(if index == 0 { "" } else { ", " });
                    self.describe_into(*id, true, text);
                }
                text.push(']');
            }
            ExprKind::Hash { entries, .. } => {
                text.push('{');
                for (index, (_, entry)) in self.distinct_entries(entries).iter().enumerate() {
                    text.push_str(if index == 0 { "" } else { ", " });
                    self.describe_into(entry.key, true, text);
                    text.push_str("=>");
                    self.describe_into(entry.value, true, text);
                }
                text.push('}');
            }
            _ => match self.scalar_key(id) {
                Some(Key::String(string)) if nested => text.push_str(&inspect(&string)),
                Some(Key::String(string)) => text.push_str(&string),
                _ => {}
            },
        });
    }
}
