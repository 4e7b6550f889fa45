//! Implicit conversions: what a method that wants a string, an integer, an array makes of a value.

use ecow::EcoString;

use super::{Outcome, Ruby};
use crate::object::{Text, Value};
use crate::symbol::{Symbol, known};

impl Ruby<'_> {
    /// A string, or what is one by `to_str`.
    pub fn expect_text(&mut self, value: Value) -> Outcome<Text> {
        if let Some(text) = self.string_of(value) {
            return Ok(text.clone());
        }
        if value.object().is_some() && self.responds_to(value, known::TO_STR) {
            let made = self.send_known(value, known::TO_STR, &[])?;
            if let Some(text) = self.string_of(made) {
                return Ok(text.clone());
            }
        }
        Err(self.no_conversion(value, "String"))
    }

    /// A string that is text.
    pub fn expect_str(&mut self, value: Value) -> Outcome<EcoString> {
        Ok(self.expect_text(value)?.to_eco())
    }

    /// A symbol or string, as a name.
    pub fn expect_name(&mut self, value: Value) -> Outcome<Symbol> {
        match value {
            Value::Symbol(symbol) => Ok(symbol),
            other => match self.text(other).map(EcoString::from) {
                Some(text) => self.made_name(&text),
                None => {
                    let text = self.inspect(other)?;
                    Err(self.type_error(format!("{text} is not a symbol nor a string")))
                }
            },
        }
    }

    /// An integer, or what is one by `to_int`.
    pub fn expect_integer(&mut self, value: Value) -> Outcome<i64> {
        match value {
            Value::Integer(number) => return Ok(number),
            Value::Float(number) if number.is_finite() && number.abs() < 9.2e18 => {
                return Ok(number as i64);
            }
            Value::Float(number) => {
                let text = marotte_scalars::float::to_s(number);
                return Err(self.error("FloatDomainError", text));
            }
            Value::Nil => {
                return Err(self.type_error("no implicit conversion from nil to integer"));
            }
            Value::Boolean(flag) => {
                let message = format!("no implicit conversion of {flag} into Integer");
                return Err(self.type_error(message));
            }
            other => {
                if self.big_of(other).is_some() {
                    let message = "bignum too big to convert into `long'";
                    return Err(self.error("RangeError", message));
                }
                if self.responds_to(other, known::TO_INT) {
                    let made = self.send_known(other, known::TO_INT, &[])?;
                    if let Value::Integer(number) = made {
                        return Ok(number);
                    }
                }
            }
        }
        Err(self.no_conversion(value, "Integer"))
    }

    /// An array, or what is one by `to_ary`.
    pub fn expect_array(&mut self, value: Value) -> Outcome<Vec<Value>> {
        match self.to_array_maybe(value)? {
            Some(items) => Ok(items),
            None => Err(self.no_conversion(value, "Array")),
        }
    }

    /// A hash, or what is one by `to_hash`.
    pub fn to_hash(&mut self, value: Value) -> Outcome {
        if self.hash_of(value).is_some() {
            return Ok(value);
        }
        if value.object().is_some() && self.responds_to(value, known::TO_HASH) {
            let made = self.send_known(value, known::TO_HASH, &[])?;
            if self.hash_of(made).is_some() {
                return Ok(made);
            }
        }
        Err(self.no_conversion(value, "Hash"))
    }

    /// A float for arithmetic: any number.
    pub fn expect_float(&mut self, value: Value) -> Outcome<f64> {
        match value {
            Value::Float(number) => Ok(number),
            Value::Integer(number) => Ok(number as f64),
            Value::Nil => Err(self.type_error("can't convert nil into Float")),
            other => {
                if self.string_of(other).is_none() && self.responds_to(other, known::TO_F) {
                    let made = self.send_known(other, known::TO_F, &[])?;
                    if let Value::Float(number) = made {
                        return Ok(number);
                    }
                }
                let class = self.conversion_name(value);
                Err(self.type_error(format!("can't convert {class} into Float")))
            }
        }
    }
}
