//! One value of all: `inject`, `sum`.

use super::source::{Flow, each_item};
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, Value};
use crate::symbol::{Symbol, known};

pub(super) fn inject(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (first, operator) = match (args.values, args.block) {
        ([], Some(_)) => (None, None),
        ([first], Some(_)) => (Some(*first), None),
        ([operator], None) => (None, Some(*operator)),
        ([first, operator], _) => (Some(*first), Some(*operator)),
        _ => return Err(ruby.error("LocalJumpError", "no block given")),
    };
    let operator: Option<Symbol> = match operator {
        Some(operator) => Some(ruby.expect_name(operator)?),
        None => None,
    };
    let total = each_item(ruby, this, args, first, move |ruby, total, item, block| {
        let value = item.value(ruby);
        *total = Some(match (*total, operator) {
            (None, _) => value,
            (Some(total), Some(operator)) => apply(ruby, total, operator, value)?,
            (Some(total), None) => block.values(ruby, &[total, value])?,
        });
        Ok(Flow::Next)
    })?;
    Ok(total.unwrap_or_default())
}

/// An operator between two values, most often `+` of integers.
fn apply(ruby: &mut Ruby<'_>, total: Value, operator: Symbol, value: Value) -> Outcome {
    if let (Value::Integer(total), known::ADD, Value::Integer(value)) = (total, operator, value)
        && let Some(sum) = total.checked_add(value)
    {
        return Ok(sum.into());
    }
    ruby.send_known(total, operator, &[value])
}

/// A sum that grows. Floats are summed with the error that each addition makes, which is added
/// in the end (Kahan and Babuška), as Ruby does.
#[derive(Clone, Copy, Debug)]
struct Sum {
    total: Value,
    /// What got lost of the floats.
    lost: f64,
    is_float: bool,
}

impl Sum {
    /// A sum that begins with a value.
    fn new(first: Value) -> Self {
        Self {
            total: first,
            lost: 0.0,
            is_float: false,
        }
    }

    /// Adds a value.
    fn add(&mut self, ruby: &mut Ruby<'_>, value: Value) -> Outcome<()> {
        let number = match value {
            Value::Float(number) => Some(number),
            Value::Integer(number) if self.is_float => Some(number as f64),
            Value::Object(id) if self.is_float => match &ruby.get(id).kind {
                Kind::Integer(_) | Kind::Rational(_) => Some(ruby.expect_float(value)?),
                _ => None,
            },
            _ => None,
        };
        let total = match (self.total, number) {
            (Value::Float(total), Some(_)) => Some(total),
            (Value::Integer(total), Some(_)) => Some(total as f64),
            (Value::Object(id), Some(_)) => match &ruby.get(id).kind {
                Kind::Integer(_) | Kind::Rational(_) => Some(ruby.expect_float(self.total)?),
                _ => None,
            },
            _ => None,
        };
        match (total, number) {
            (Some(total), Some(number)) => {
                self.is_float = true;
                self.total = Value::Float(self.float(total, number));
            }
            _ => {
                let total = self.value();
                self.is_float = false;
                self.lost = 0.0;
                self.total = apply(ruby, total, known::ADD, value)?;
            }
        }
        Ok(())
    }

    fn float(&mut self, total: f64, number: f64) -> f64 {
        if !number.is_finite() || !total.is_finite() {
            return total + number;
        }
        let sum = total + number;
        self.lost += if total.abs() >= number.abs() {
            (total - sum) + number
        } else {
            (number - sum) + total
        };
        sum
    }

    /// The sum.
    fn value(&self) -> Value {
        match self.total {
            Value::Float(total) if self.is_float => Value::Float(total + self.lost),
            other => other,
        }
    }
}

pub(super) fn sum(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let first = args.get(0).unwrap_or(Value::Integer(0));
    let total = Sum::new(first);
    let total = each_item(ruby, this, args, total, |ruby, total, item, block| {
        let value = if block.is_given() {
            block.packed(ruby, &item)?
        } else {
            item.value(ruby)
        };
        total.add(ruby, value)?;
        Ok(Flow::Next)
    })?;
    Ok(total.value())
}
