//! Operators on small numbers, strings and symbols, without looking for a method.

use std::cmp::Ordering;

use super::Ruby;
use crate::image::classes;
use crate::object::{Kind, Value};
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
            (Value::Object(left), _) => {
                let object = self.get(left);
                match &object.kind {
                    Kind::String(text) if object.class == classes::STRING => match operator {
                        known::EQ => self.string_of(right).map(|other| (text == other).into()),
                        known::NE => self.string_of(right).map(|other| (text != other).into()),
                        _ => None,
                    },
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
                    _ => None,
                }
            }
            _ => None,
        }
    }
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
