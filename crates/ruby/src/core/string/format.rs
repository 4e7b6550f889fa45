//! `format`, `sprintf`, `%`: objects print as they say themselves.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

use ecow::EcoString;
use marotte_scalars::integer::BigInteger;
use marotte_scalars::numeric;
use marotte_scalars::sprintf::{Argument, FormatError, Names, Object, sprintf};

use crate::interp::{Outcome, Ruby, Throw};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::{Symbol, known};

/// `format(text, …)`
pub(crate) fn format(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let Some((format, values)) = args.values.split_first() else {
        return Err(ruby.argument_error("too few arguments"));
    };
    let format = ruby.expect_str(*format)?;
    let text = formatted(ruby, &format, values)?;
    Ok(ruby.string(text))
}

/// The text of a format with its arguments.
pub(crate) fn formatted(ruby: &mut Ruby<'_>, format: &str, values: &[Value]) -> Outcome<EcoString> {
    let mut named = Vec::new();
    if let [only] = values
        && ruby.hash_of(*only).is_some()
    {
        named = named_values(ruby, format, *only)?;
    }
    ruby.charge(format.len())?;
    let desk = Desk {
        ruby: RefCell::new(ruby),
        failure: RefCell::new(None),
    };
    let named: Vec<(EcoString, Shown<'_, '_, '_>)> = named
        .into_iter()
        .map(|(name, value)| (name, desk.shown(value, &[])))
        .collect();
    let shown: Vec<Shown<'_, '_, '_>> = values
        .iter()
        .map(|value| desk.shown(*value, &named))
        .collect();
    let arguments: Vec<Argument<'_>> = shown.iter().map(Shown::argument).collect();
    let result = sprintf(format, &arguments);
    if let Some(throw) = desk.failure.borrow_mut().take() {
        return Err(throw);
    }
    match result {
        Ok(text) => {
            ruby.charge(text.len())?;
            Ok(text.into())
        }
        Err(error) => Err(ruby.error(class_of(&error), error.to_string())),
    }
}

/// What a hash has for the names in a format.
fn named_values(
    ruby: &mut Ruby<'_>,
    format: &str,
    hash: Value,
) -> Outcome<Vec<(EcoString, Value)>> {
    let mut found = Vec::new();
    for (open, close) in [('{', '}'), ('<', '>')] {
        for part in format.split(open).skip(1) {
            let Some((name, _)) = part.split_once(close) else {
                continue;
            };
            let key = Value::Symbol(ruby.made_name(name)?);
            let own = ruby.hash_of(hash).and_then(|table| table.get_symbol(name));
            let value = match own {
                Some(value) => Some(value),
                None => {
                    let default = ruby.send_known(hash, known::DEFAULT, &[key])?;
                    Some(default).filter(|value| !value.is_nil())
                }
            };
            found.extend(value.map(|value| (EcoString::from(name), value)));
        }
    }
    Ok(found)
}

/// The class of an error.
fn class_of(error: &FormatError) -> &'static str {
    match error {
        FormatError::KeyNotFound(_) => "KeyError",
        FormatError::CannotConvert(..)
        | FormatError::NoImplicitConversion(_)
        | FormatError::NoImplicitConversionFromNil => "TypeError",
        FormatError::FloatDomain(_) => "FloatDomainError",
        FormatError::IntegerOutOfRange(..) | FormatError::FloatOutOfRange(_) => "RangeError",
        _ => "ArgumentError",
    }
}

/// The interpreter, for values that print themselves while a format is read, and the first error
/// that one of them raised.
struct Desk<'d, 'r> {
    ruby: RefCell<&'d mut Ruby<'r>>,
    failure: RefCell<Option<Box<Throw>>>,
}

impl<'d, 'r> Desk<'d, 'r> {
    fn shown<'a>(
        &'a self,
        value: Value,
        names: &'a [(EcoString, Shown<'a, 'd, 'r>)],
    ) -> Shown<'a, 'd, 'r> {
        let text = match self.ruby.borrow().string_of(value) {
            Some(text) => text.to_eco(),
            None => EcoString::new(),
        };
        Shown {
            desk: self,
            value,
            text,
            names,
        }
    }

    /// Asks the interpreter; what goes wrong is kept until the format has been read.
    fn ask<T: Default>(&self, ask: impl FnOnce(&mut Ruby<'_>) -> Outcome<T>) -> T {
        let Ok(mut ruby) = self.ruby.try_borrow_mut() else {
            return T::default();
        };
        match ask(&mut ruby) {
            Ok(value) => value,
            Err(throw) => {
                self.failure.borrow_mut().get_or_insert(throw);
                T::default()
            }
        }
    }
}

/// A value as an argument of a format.
struct Shown<'a, 'd, 'r> {
    desk: &'a Desk<'d, 'r>,
    value: Value,
    text: EcoString,
    names: &'a [(EcoString, Shown<'a, 'd, 'r>)],
}

impl fmt::Debug for Shown<'_, '_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.value, f)
    }
}

impl Shown<'_, '_, '_> {
    fn argument(&self) -> Argument<'_> {
        match self.value {
            Value::Nil => Argument::Nil,
            Value::Boolean(flag) => Argument::Boolean(flag),
            Value::Integer(number) => Argument::Integer(number),
            Value::Float(number) => Argument::Float(number),
            other if self.desk.ruby.borrow().string_of(other).is_some() => {
                Argument::String(&self.text)
            }
            _ => Argument::Object(self),
        }
    }

    /// What the first of some methods gives that the value has.
    fn number(&self, methods: &[Symbol]) -> Value {
        self.desk.ask(|ruby| {
            for name in methods {
                if ruby.responds_to(self.value, *name) {
                    return ruby.send_known(self.value, *name, &[]);
                }
            }
            Ok(Value::Nil)
        })
    }
}

impl Object for Shown<'_, '_, '_> {
    fn to_s(&self) -> String {
        self.desk.ask(|ruby| ruby.to_s(self.value)).to_string()
    }

    fn inspect(&self) -> String {
        self.desk.ask(|ruby| ruby.inspect(self.value)).to_string()
    }

    fn class_name(&self) -> Cow<'_, str> {
        self.desk.ruby.borrow().conversion_name(self.value)
    }

    fn to_integer(&self) -> Option<i64> {
        match self.number(&[known::TO_INT, known::TO_I]) {
            Value::Integer(number) => Some(number),
            _ => None,
        }
    }

    fn to_big_integer(&self) -> Option<BigInteger> {
        let is_big = self.desk.ruby.borrow().big_of(self.value).is_some();
        let value = match is_big {
            true => self.value,
            false => self.number(&[known::TO_INT, known::TO_I]),
        };
        match value {
            Value::Integer(number) => Some(number.into()),
            other => {
                let text = self.desk.ruby.borrow().big_of(other)?.to_string();
                numeric::integer(&text).ok()
            }
        }
    }

    fn to_float(&self) -> Option<f64> {
        let numeric = crate::image::classes::NUMERIC;
        if !self.desk.ask(|ruby| Ok(ruby.is_a(self.value, numeric))) {
            return None;
        }
        match self.number(&[known::TO_F]) {
            Value::Float(number) => Some(number),
            _ => None,
        }
    }

    fn as_names(&self) -> Option<&dyn Names> {
        let is_hash = self.desk.ask(|ruby| Ok(ruby.hash_of(self.value).is_some()));
        is_hash.then_some(self)
    }
}

impl Names for Shown<'_, '_, '_> {
    fn argument(&self, name: &str) -> Option<Argument<'_>> {
        let (_, shown) = self.names.iter().find(|(own, _)| own == name)?;
        Some(shown.argument())
    }
}
