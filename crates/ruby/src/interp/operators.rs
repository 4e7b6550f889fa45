//! Operators on small numbers, strings and symbols, without looking for a method.

use std::cmp::Ordering;

use super::Ruby;
use super::limits::LONG_TEXT;
use crate::image::classes;
use crate::object::{Key, Kind, ObjectId, Value};
use crate::program::{Question, is_operator};
use crate::symbol::{Symbol, known};

impl Ruby<'_> {
    /// The result of an operator, if it is one of those that need no method.
    #[inline]
    pub(super) fn fast_operator(
        &mut self,
        left: Value,
        operator: Symbol,
        right: Value,
    ) -> Option<Value> {
        if self.vm.operators_changed {
            return None;
        }
        match (left, right) {
            (Value::Integer(left), Value::Integer(right)) => integers(left, operator, right),
            (Value::Float(left), Value::Float(right)) => floats(left, operator, right),
            (Value::Symbol(left), Value::Symbol(right)) => match operator {
                known::EQ => Some(Value::Boolean(left == right)),
                known::NE => Some(Value::Boolean(left != right)),
                _ => None,
            },
            (Value::Nil, _) | (_, Value::Nil) if left.is_nil() => match operator {
                known::EQ => Some(Value::Boolean(right.is_nil())),
                known::NE => Some(Value::Boolean(!right.is_nil())),
                _ => None,
            },
            // What is none of these is no name.
            (Value::Integer(_) | Value::Float(_) | Value::Boolean(_), Value::Symbol(_)) => {
                match operator {
                    known::EQ => Some(Value::Boolean(false)),
                    known::NE => Some(Value::Boolean(true)),
                    _ => None,
                }
            }
            (Value::Object(left), _) => {
                let object = self.get(left);
                match &object.kind {
                    Kind::String(_) | Kind::Array(_) | Kind::Hash(_) | Kind::Lazy(_)
                        if matches!(right, Value::Symbol(_))
                            && matches!(operator, known::EQ | known::NE)
                            && is_plain(object.class) =>
                    {
                        Some(Value::Boolean(operator == known::NE))
                    }
                    // Long texts count as more than a step.
                    Kind::String(text)
                        if object.class == classes::STRING && text.len() < LONG_TEXT =>
                    {
                        match operator {
                            known::EQ => self.string_of(right).map(|other| (text == other).into()),
                            known::NE => self.string_of(right).map(|other| (text != other).into()),
                            _ => None,
                        }
                    }
                    Kind::Array(values) if object.class == classes::ARRAY => {
                        match (operator, right) {
                            (known::INDEX, Value::Integer(index)) => {
                                let index = if index < 0 {
                                    index + values.len() as i64
                                } else {
                                    index
                                };
                                let index = usize::try_from(index).ok();
                                let found = index.and_then(|index| values.get(index));
                                Some(found.copied().unwrap_or_default())
                            }
                            _ => None,
                        }
                    }
                    Kind::Hash(table)
                        if object.class == classes::HASH && operator == known::INDEX =>
                    {
                        let key = match right {
                            Value::Symbol(symbol) => Key::Symbol(symbol),
                            Value::Integer(number) => Key::Integer(number),
                            _ => return None,
                        };
                        match table.get(&key) {
                            None if table.default_proc.is_some() => None,
                            found => Some(found.unwrap_or(table.default)),
                        }
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// What a question without an argument gives, if it needs no method.
    #[inline]
    pub(super) fn answer(&self, receiver: Value, question: Question) -> Option<Value> {
        if self.vm.operators_changed {
            return None;
        }
        let Value::Object(id) = receiver else {
            return (question == Question::IsNil).then(|| Value::Boolean(receiver.is_nil()));
        };
        let object = self.get(id);
        let length = match &object.kind {
            // Its length is that in characters: only whether there is one is told here.
            Kind::String(text) if object.class == classes::STRING => match question {
                Question::Text => return Some(receiver),
                Question::Size => return None,
                _ => text.len(),
            },
            Kind::Array(values) if object.class == classes::ARRAY => values.len(),
            Kind::Hash(table) if object.class == classes::HASH => table.len(),
            // Whether it is `nil` can be said of a collection that nobody has looked at, too.
            Kind::Lazy(_)
                if question == Question::IsNil
                    && matches!(object.class, classes::ARRAY | classes::HASH) =>
            {
                0
            }
            _ => return None,
        };
        match question {
            Question::IsNil => Some(Value::Boolean(false)),
            Question::IsEmpty => Some(Value::Boolean(length == 0)),
            Question::Size => i64::try_from(length).ok().map(Value::Integer),
            Question::Text => None,
        }
    }
}

/// Whether a class is that of all strings, arrays or hashes.
pub(super) fn is_plain(class: ObjectId) -> bool {
    matches!(class, classes::STRING | classes::ARRAY | classes::HASH)
}

/// Whether an operator is one that is done without looking for a method, for values of that class.
pub(super) fn is_operator_of(class: ObjectId, name: Symbol) -> bool {
    let has_shortcut = is_operator(name)
        || matches!(
            name,
            known::SHL
                | known::TO_S
                | known::IS_NIL
                | known::IS_EMPTY
                | known::SIZE
                | known::LENGTH
        );
    has_shortcut
        && matches!(
            class,
            classes::BASIC_OBJECT
                | classes::OBJECT
                | classes::KERNEL
                | classes::COMPARABLE
                | classes::NIL_CLASS
                | classes::TRUE_CLASS
                | classes::FALSE_CLASS
                | classes::NUMERIC
                | classes::INTEGER
                | classes::FLOAT
                | classes::STRING
                | classes::SYMBOL
                | classes::ARRAY
                | classes::HASH
        )
}

fn integers(left: i64, operator: Symbol, right: i64) -> Option<Value> {
    Some(match operator {
        known::ADD => Value::Integer(left.checked_add(right)?),
        known::SUB => Value::Integer(left.checked_sub(right)?),
        known::MUL => Value::Integer(left.checked_mul(right)?),
        known::EQ => Value::Boolean(left == right),
        known::NE => Value::Boolean(left != right),
        known::LT => Value::Boolean(left < right),
        known::LE => Value::Boolean(left <= right),
        known::GT => Value::Boolean(left > right),
        known::GE => Value::Boolean(left >= right),
        known::CMP => Value::Integer(match left.cmp(&right) {
            Ordering::Less => -1,
            Ordering::Equal => 0,
            Ordering::Greater => 1,
        }),
        _ => return None,
    })
}

fn floats(left: f64, operator: Symbol, right: f64) -> Option<Value> {
    Some(match operator {
        known::ADD => Value::Float(left + right),
        known::SUB => Value::Float(left - right),
        known::MUL => Value::Float(left * right),
        known::DIV => Value::Float(left / right),
        known::LT => Value::Boolean(left < right),
        known::LE => Value::Boolean(left <= right),
        known::GT => Value::Boolean(left > right),
        known::GE => Value::Boolean(left >= right),
        _ => return None,
    })
}
