//! Calls on strings and hashes that need no method and make no string that nobody sees.

use super::{Frame, Outcome, Ruby};
use crate::image::classes;
use crate::object::{Key, Kind, ObjectId, Text, Value};
use crate::program::{Argument, CallNode, Node, NodeKind};

impl Ruby<'_> {
    /// The value of a node; what is most often one costs no call.
    #[inline]
    pub(super) fn operand(&mut self, node: &Node, frame: &Frame<'_>) -> Outcome {
        match &node.kind {
            NodeKind::Local(slot) => Ok(self.env(frame.env).slots[*slot]),
            NodeKind::OuterLocal(slot, depth) => Ok(self.outer_local(*slot, *depth, frame)),
            NodeKind::Nil => Ok(Value::Nil),
            _ => self.eval(node, frame),
        }
    }

    /// `hash["text"]`, unless there is more to it.
    #[inline]
    pub(super) fn text_index(&mut self, receiver: Value, key: &Key) -> Option<Value> {
        let id = receiver.object()?;
        if self.get(id).class != classes::HASH || self.vm.operators_changed {
            return None;
        }
        let Some(Kind::Hash(table)) = self.kind(receiver) else {
            return None;
        };
        if table.by_identity {
            return None;
        }
        match table.get(key) {
            None if table.default_proc.is_some() => None,
            found => Some(found.unwrap_or(table.default)),
        }
    }

    /// `string == "text"`, unless there is more to it.
    #[inline]
    pub(super) fn is_text(&self, receiver: Value, text: &str) -> Option<bool> {
        if self.vm.operators_changed {
            return None;
        }
        let Value::Object(id) = receiver else {
            return Some(false);
        };
        let object = self.get(id);
        match &object.kind {
            Kind::String(Text::Utf8(own)) if object.class == classes::STRING => Some(own == text),
            _ => None,
        }
    }

    /// A string that text can be put behind without asking anybody.
    #[inline]
    pub(super) fn appendable(&self, receiver: Value) -> Option<ObjectId> {
        let id = receiver.object()?;
        let object = self.get(id);
        let is_plain = !object.frozen
            && object.class == classes::STRING
            && matches!(object.kind, Kind::String(_))
            && !self.vm.operators_changed;
        is_plain.then_some(id)
    }

    /// `string << value.to_s`
    pub(super) fn append_value(
        &mut self,
        receiver: Value,
        call: &CallNode,
        frame: &Frame<'_>,
    ) -> Outcome<Option<Value>> {
        let Some(id) = self.appendable(receiver) else {
            return Ok(None);
        };
        let [Argument::Value(operand)] = &*call.arguments.values else {
            return Ok(None);
        };
        let NodeKind::Call(to_s) = &operand.kind else {
            return Ok(None);
        };
        let Some(of) = &to_s.receiver else {
            return Ok(None);
        };
        let value = self.operand(of, frame)?;
        match value {
            Value::Nil => {}
            Value::Integer(number) => {
                let mut digits = itoa::Buffer::new();
                self.heap.append_text(id, digits.format(number));
            }
            Value::Object(other) if matches!(self.get(other).kind, Kind::String(_)) => {
                self.heap.append(id, other);
            }
            _ => {
                frame.line.set(operand.line);
                let text = match self.to_text(value) {
                    Ok(text) => text,
                    Err(throw) => return self.placed(Err(throw), frame).map(Some),
                };
                if let Kind::String(own) = &mut self.heap.get_mut(id).kind {
                    own.push(&text);
                }
                self.heap.grew(text.len());
            }
        }
        Ok(Some(receiver))
    }
}
