//! Literals: strings, patterns, arrays, hashes, ranges.

use marotte_regex::{Options, Regex};
use smallvec::SmallVec;

use super::limits::LARGE;
use super::{Frame, Outcome, Ruby};
use crate::image::classes;
use crate::object::{HashTable, Kind, Text, Value};
use crate::program::{Argument, Node, NodeKind, Pair, Piece};
use crate::symbol::known;

/// So much room is kept.
const MOST_ROOM: usize = 64 << 10;

impl Ruby<'_> {
    pub(super) fn eval_literal(&mut self, node: &Node, frame: &Frame<'_>) -> Outcome {
        match &node.kind {
            NodeKind::BigInteger(number) => Ok(self.integer((**number).clone())),
            NodeKind::Rational(parts) => {
                let value = self.add(classes::RATIONAL, Kind::Rational(parts.clone()));
                self.freeze(value);
                Ok(value)
            }
            NodeKind::Bytes(bytes) => Ok(self.string(Text::from_bytes(bytes))),
            NodeKind::FrozenString(text) => Ok(self.frozen_string(text.clone())),
            NodeKind::InterpolatedSymbol(pieces) => {
                let text = self.interpolate(pieces, frame)?;
                Ok(Value::Symbol(self.made_name(&text.to_str_lossy())?))
            }
            NodeKind::Command(_) => {
                frame.line.set(node.line);
                let error = Err(self.refuse("commands are not run here"));
                self.placed(error, frame)
            }
            NodeKind::Regexp(regex) => Ok(self.regexp(regex.clone())),
            NodeKind::BadRegexp(message) => {
                frame.line.set(node.line);
                let error = Err(self.error("RegexpError", message));
                self.placed(error, frame)
            }
            NodeKind::InterpolatedRegexp(pieces, options) => {
                let source = self.interpolate(pieces, frame)?;
                frame.line.set(node.line);
                let made = self.make_regexp(&source.to_str_lossy(), *options);
                self.placed(made, frame)
            }
            NodeKind::Range(ends, excludes_end) => {
                let end_of = |ruby: &mut Self, node: &Option<Node>| match node {
                    Some(node) => ruby.eval(node, frame),
                    None => Ok(Value::Nil),
                };
                let begin = end_of(self, &ends.0)?;
                let end = end_of(self, &ends.1)?;
                frame.line.set(node.line);
                let made = self.checked_range(begin, end, *excludes_end);
                self.placed(made, frame)
            }
            other => {
                let message = format!("no meaning for {other:?}");
                Err(self.refuse(message))
            }
        }
    }

    /// A range, whose ends can be compared.
    pub(crate) fn checked_range(
        &mut self,
        begin: Value,
        end: Value,
        excludes_end: bool,
    ) -> Outcome {
        let fits = match (begin, end) {
            (Value::Integer(_) | Value::Nil, Value::Integer(_) | Value::Nil) => true,
            (Value::Nil, _) | (_, Value::Nil) => true,
            _ => self
                .send_known(begin, known::CMP, &[end])
                .is_ok_and(|order| !order.is_nil()),
        };
        if !fits {
            return Err(self.argument_error("bad value for range"));
        }
        Ok(self.range(begin, end, excludes_end))
    }

    /// A pattern as an object.
    pub(crate) fn regexp(&mut self, regex: Regex) -> Value {
        let value = self.add(classes::REGEXP, Kind::Regexp(regex));
        self.freeze(value);
        value
    }

    /// Reads a pattern.
    pub(crate) fn make_regexp(&mut self, source: &str, options: Options) -> Outcome {
        match Regex::with_options(source, options) {
            Ok(regex) => Ok(self.regexp(regex)),
            Err(error) => Err(self.error("RegexpError", error.to_string())),
        }
    }

    #[inline(never)]
    pub(super) fn eval_interpolated(&mut self, pieces: &[Piece], frame: &Frame<'_>) -> Outcome {
        let text = self.interpolate(pieces, frame)?;
        Ok(self.string(text))
    }

    /// Pieces put together, where there is room already.
    pub(super) fn interpolate(&mut self, pieces: &[Piece], frame: &Frame<'_>) -> Outcome<Text> {
        let mut room = std::mem::take(&mut self.vm.scratch);
        room.clear();
        let mut rest = pieces.iter();
        while let Some(piece) = rest.next() {
            match piece {
                Piece::Text(own) => room.push_str(own),
                Piece::Bytes(bytes) => {
                    let text = Text::from_bytes(bytes);
                    return self.interpolate_odd(&room, &text, rest.as_slice(), frame);
                }
                Piece::Code(node) => {
                    let value = self.operand(node, frame)?;
                    frame.line.set(node.line);
                    match value {
                        Value::Nil => {}
                        Value::Integer(number) => {
                            room.push_str(itoa::Buffer::new().format(number));
                        }
                        Value::Symbol(symbol) => room.push_str(&symbol.as_str()),
                        _ => match self.string_of(value) {
                            Some(Text::Utf8(own)) if own.len() < LARGE => room.push_str(own),
                            own => {
                                let length = own.map_or(0, Text::len);
                                if length >= LARGE {
                                    self.charge(length + room.len())?;
                                }
                                let made = self.to_text(value)?;
                                let Text::Utf8(own) = &made else {
                                    return self.interpolate_odd(
                                        &room,
                                        &made,
                                        rest.as_slice(),
                                        frame,
                                    );
                                };
                                room.push_str(own);
                            }
                        },
                    }
                }
            }
        }
        let made = Text::Utf8(room.as_str().into());
        self.keep_room(room);
        Ok(made)
    }

    /// Gives room for text back.
    #[inline]
    pub(crate) fn keep_room(&mut self, room: String) {
        if room.capacity() <= MOST_ROOM {
            self.vm.scratch = room;
        }
    }

    /// The same from the first piece on that is no UTF-8.
    #[cold]
    fn interpolate_odd(
        &mut self,
        before: &str,
        odd: &Text,
        rest: &[Piece],
        frame: &Frame<'_>,
    ) -> Outcome<Text> {
        let mut text = Text::from(before);
        text.push(odd);
        for piece in rest {
            match piece {
                Piece::Text(own) => text.push_str(own),
                Piece::Bytes(bytes) => text.push(&Text::from_bytes(bytes)),
                Piece::Code(node) => {
                    let value = self.operand(node, frame)?;
                    frame.line.set(node.line);
                    self.push_text(&mut text, value)?;
                }
            }
        }
        Ok(text)
    }

    /// Appends the text of a value.
    pub(crate) fn push_text(&mut self, text: &mut Text, value: Value) -> Outcome<()> {
        match value {
            Value::Nil => {}
            Value::Integer(number) => text.push_str(itoa::Buffer::new().format(number)),
            Value::Symbol(symbol) => text.push_str(&symbol.as_str()),
            other => match self.string_of(other) {
                Some(own) => text.push(own),
                None => {
                    let made = self.to_text(other)?;
                    text.push(&made);
                }
            },
        }
        Ok(())
    }

    /// The elements of an array, or the arguments of a call without keywords.
    pub(super) fn eval_list(
        &mut self,
        elements: &[Argument],
        frame: &Frame<'_>,
    ) -> Outcome<SmallVec<[Value; 4]>> {
        let mut values = SmallVec::with_capacity(elements.len());
        for element in elements {
            match element {
                Argument::Value(node) => values.push(self.operand(node, frame)?),
                Argument::Splat(node) => {
                    let value = self.eval(node, frame)?;
                    frame.line.set(node.line);
                    values.extend(self.splat(value)?);
                }
            }
        }
        Ok(values)
    }

    /// `*value`
    pub(crate) fn splat(&mut self, value: Value) -> Outcome<Vec<Value>> {
        if value.is_nil() {
            return Ok(Vec::new());
        }
        if let Some(items) = self.items(value) {
            return Ok(items);
        }
        if self.responds_to(value, known::TO_A) {
            let made = self.send_known(value, known::TO_A, &[])?;
            if let Some(items) = self.items(made) {
                return Ok(items);
            }
        }
        Ok(vec![value])
    }

    pub(super) fn eval_hash(&mut self, pairs: &[Pair], frame: &Frame<'_>) -> Outcome {
        let mut table = HashTable::default();
        table.entries.reserve(pairs.len());
        self.eval_pairs(&mut table, pairs, frame)?;
        Ok(self.hash(table))
    }

    pub(super) fn eval_pairs(
        &mut self,
        table: &mut HashTable,
        pairs: &[Pair],
        frame: &Frame<'_>,
    ) -> Outcome<()> {
        for pair in pairs {
            match pair {
                Pair::Entry(key, value) => {
                    let key = self.eval(key, frame)?;
                    let value = self.eval(value, frame)?;
                    let key = self.own_key(key);
                    let found = self.key(key)?;
                    table.insert(found, key, value);
                }
                Pair::DoubleSplat(node) => {
                    let value = self.eval(node, frame)?;
                    frame.line.set(node.line);
                    if value.is_nil() {
                        continue;
                    }
                    let made = self.to_hash(value)?;
                    if let Some(other) = self.hash_of(made).cloned() {
                        for (key, (original, value)) in other.entries {
                            table.insert(key, original, value);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// A string that becomes a key is copied and frozen, unless it is frozen.
    pub fn own_key(&mut self, key: Value) -> Value {
        if let Some(text) = self.string_of(key)
            && !self.is_frozen(key)
        {
            let text = text.clone();
            return self.frozen_string(text);
        }
        key
    }
}
