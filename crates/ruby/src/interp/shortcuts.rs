//! Calls that are usually something simple: they need no method, and make no string that nobody sees.

use super::call::Way;
use super::operators::is_plain;
use super::{Frame, Outcome, Ruby};
use crate::image::classes;
use crate::object::{Key, Kind, ObjectId, Peek, Text, Value};
use crate::program::{Argument, CallNode, Node, NodeKind, Question, Shortcut};

impl Ruby<'_> {
    /// A call. Each kind of shortcut is apart, so that the short ones are short.
    #[inline]
    pub(super) fn eval_call(&mut self, call: &CallNode, line: u32, frame: &Frame<'_>) -> Outcome {
        match &call.shortcut {
            Shortcut::Ask(question) => self.eval_question(*question, call, line, frame),
            Shortcut::Plain => self.eval_plain(call, line, frame),
            Shortcut::Append => self.eval_append(call, line, frame),
            Shortcut::Operator => self.eval_operator(call, line, frame),
            Shortcut::WithValue => self.eval_with_value(call, line, frame),
            _ => self.eval_other_call(call, line, frame),
        }
    }

    /// The receiver of a call; nothing if the call is not made.
    #[inline(always)]
    fn receiver(&mut self, call: &CallNode, frame: &Frame<'_>) -> Outcome<Option<Value>> {
        let receiver = match &call.receiver {
            Some(node) => self.operand(node, frame)?,
            None => frame.this,
        };
        Ok((!call.is_safe || !receiver.is_nil()).then_some(receiver))
    }

    /// A question like `receiver.nil?`
    #[inline(never)]
    fn eval_question(
        &mut self,
        question: Question,
        call: &CallNode,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let Some(receiver) = self.receiver(call, frame)? else {
            return Ok(Value::Nil);
        };
        match self.answer(receiver, question) {
            Some(answer) => Ok(answer),
            None => self.call_without_arguments(receiver, call, line, frame),
        }
    }

    /// `receiver.name`
    #[inline(never)]
    fn eval_plain(&mut self, call: &CallNode, line: u32, frame: &Frame<'_>) -> Outcome {
        match self.receiver(call, frame)? {
            Some(receiver) => self.call_without_arguments(receiver, call, line, frame),
            None => Ok(Value::Nil),
        }
    }

    #[inline]
    fn call_without_arguments(
        &mut self,
        receiver: Value,
        call: &CallNode,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        frame.line.set(line);
        let way = Way::of(call);
        let result = self.dispatch(receiver, call, &[], false, None, way, frame);
        self.placed(result, frame)
    }

    #[inline(never)]
    fn eval_other_call(&mut self, call: &CallNode, line: u32, frame: &Frame<'_>) -> Outcome {
        let Some(receiver) = self.receiver(call, frame)? else {
            return Ok(Value::Nil);
        };
        match &call.shortcut {
            Shortcut::TextIndex(key) => {
                if let Some(value) = self.text_index(receiver, key) {
                    return Ok(value);
                }
            }
            Shortcut::IsText(text) => {
                if let Some(is) = self.is_text(receiver, text) {
                    return Ok(Value::Boolean(is));
                }
            }
            Shortcut::IsNotText(text) => {
                if let Some(is) = self.is_text(receiver, text) {
                    return Ok(Value::Boolean(!is));
                }
            }
            Shortcut::AppendText(text) => {
                if let Some(id) = self.appendable(receiver) {
                    self.heap.append_text(id, text);
                    return Ok(receiver);
                }
            }
            Shortcut::AppendValue => {
                if let Some(result) = self.append_value(receiver, call, frame)? {
                    return Ok(result);
                }
            }
            _ => {}
        }
        self.eval_full_call(receiver, call, line, frame)
    }

    /// `receiver.name(argument)`
    #[inline(never)]
    fn eval_operator(&mut self, call: &CallNode, line: u32, frame: &Frame<'_>) -> Outcome {
        let Some(receiver) = self.receiver(call, frame)? else {
            return Ok(Value::Nil);
        };
        let [Argument::Value(operand)] = &*call.arguments.values else {
            return self.eval_full_call(receiver, call, line, frame);
        };
        let argument = self.operand(operand, frame)?;
        if let Some(result) = self.fast_operator(receiver, call.name, argument) {
            return Ok(result);
        }
        self.call_with_argument(receiver, argument, call, line, frame)
    }

    /// `array << value`
    #[inline(never)]
    fn eval_append(&mut self, call: &CallNode, line: u32, frame: &Frame<'_>) -> Outcome {
        let Some(receiver) = self.receiver(call, frame)? else {
            return Ok(Value::Nil);
        };
        let [Argument::Value(operand)] = &*call.arguments.values else {
            return self.eval_full_call(receiver, call, line, frame);
        };
        let argument = self.operand(operand, frame)?;
        if let Value::Object(id) = receiver
            && !self.vm.operators_changed
            && self.heap.append_element(id, argument)
        {
            return Ok(receiver);
        }
        self.call_with_argument(receiver, argument, call, line, frame)
    }

    /// `receiver.name(value)`
    #[inline(never)]
    fn eval_with_value(&mut self, call: &CallNode, line: u32, frame: &Frame<'_>) -> Outcome {
        let Some(receiver) = self.receiver(call, frame)? else {
            return Ok(Value::Nil);
        };
        let [Argument::Value(operand)] = &*call.arguments.values else {
            return self.eval_full_call(receiver, call, line, frame);
        };
        let argument = self.operand(operand, frame)?;
        self.call_with_argument(receiver, argument, call, line, frame)
    }

    #[inline]
    fn call_with_argument(
        &mut self,
        receiver: Value,
        argument: Value,
        call: &CallNode,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        frame.line.set(line);
        let way = Way::of(call);
        let result = self.dispatch(receiver, call, &[argument], false, None, way, frame);
        self.finish_call(call, result, Some(argument), frame)
    }

    /// The value of a node; what is most often one costs no call.
    #[inline]
    pub(super) fn operand(&mut self, node: &Node, frame: &Frame<'_>) -> Outcome {
        match &node.kind {
            NodeKind::Local(slot) => Ok(self.env(frame.env).slots[*slot]),
            NodeKind::OuterLocal(slot, depth) => Ok(self.outer_local(*slot, *depth, frame)),
            NodeKind::Nil => Ok(Value::Nil),
            NodeKind::Call(call) => self.eval_call(call, node.line, frame),
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
        if let Key::Text(text) = key
            && let Peek::Known(found) = self.vm.peek(id, text)
        {
            return Some(found.unwrap_or_default());
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
            Kind::Array(_) | Kind::Hash(_) | Kind::Lazy(_) if is_plain(object.class) => Some(false),
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
