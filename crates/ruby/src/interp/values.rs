//! What is asked of any value: its text, whether it equals another, what it is as a key.

use std::cmp::Ordering;
use std::sync::{Arc, LazyLock};

use ecow::EcoString;

use super::limits::LONG_TEXT;
use super::{Outcome, Ruby};
use crate::image::classes;
use crate::object::{Key, Kind, MethodKind, Text, Value};
use crate::program::{Body, BodyKind, Node, NodeKind, Parameters, Source};
use crate::symbol::{Symbol, known};

/// How deep containers in containers can be as keys: what is done with keys recurses.
const KEY_DEPTH: usize = 2_000;

impl Ruby<'_> {
    /// The text of a value: `to_s`.
    pub fn to_s(&mut self, value: Value) -> Outcome<EcoString> {
        Ok(match value {
            Value::Nil => EcoString::new(),
            Value::Integer(number) => ecow::eco_format!("{number}"),
            Value::Symbol(symbol) => symbol.as_str().into(),
            other => self.to_text(other)?.to_eco(),
        })
    }

    /// The text of a value: `to_s`. What is no string even then is printed as an object.
    pub fn to_text(&mut self, value: Value) -> Outcome<Text> {
        if let Some(text) = self.string_of(value) {
            return Ok(text.clone());
        }
        let made = self.send_known(value, known::TO_S, &[])?;
        match self.string_of(made) {
            Some(text) => Ok(text.clone()),
            None => {
                let class = self.real_class_of(value);
                Ok(format!("#<{}>", self.module_name(class)).into())
            }
        }
    }

    /// A value as code shows it: `inspect`.
    pub fn inspect(&mut self, value: Value) -> Outcome<EcoString> {
        match value {
            Value::Nil => return Ok("nil".into()),
            Value::Integer(number) => return Ok(ecow::eco_format!("{number}")),
            _ => {}
        }
        if let Some(text) = self.string_of(value)
            && self.class_of(value) == classes::STRING
        {
            return Ok(crate::core::string::inspected(text).into());
        }
        let made = self.send_known(value, known::INSPECT, &[])?;
        self.to_s(made)
    }

    /// Whether two values are equal: `==`.
    pub fn equal(&mut self, one: Value, two: Value) -> Outcome<bool> {
        match (one, two) {
            (Value::Integer(one), Value::Integer(two)) => return Ok(one == two),
            (Value::Symbol(one), Value::Symbol(two)) => return Ok(one == two),
            (Value::Nil | Value::Boolean(_), _) => return Ok(one.is_same(two)),
            _ => {}
        }
        if let (Some(left), Some(right)) = (self.string_of(one), self.string_of(two)) {
            if left.len() >= LONG_TEXT && left.len() == right.len() {
                let length = left.len();
                self.charge_look(length)?;
                return Ok(self.string_of(one) == self.string_of(two));
            }
            return Ok(left == right);
        }
        Ok(self.send_known(one, known::EQ, &[two])?.is_truthy())
    }

    /// The order of two values: `<=>`; none if they have none.
    pub fn compare(&mut self, one: Value, two: Value) -> Outcome<Option<Ordering>> {
        match (one, two) {
            (Value::Integer(one), Value::Integer(two)) => return Ok(Some(one.cmp(&two))),
            (Value::Float(one), Value::Float(two)) => return Ok(one.partial_cmp(&two)),
            _ => {}
        }
        if let (Some(left), Some(right)) = (self.string_of(one), self.string_of(two)) {
            let length = left.len().min(right.len());
            if length >= LONG_TEXT {
                self.charge_look(length)?;
            }
            let bytes = |value| self.string_of(value).map(Text::as_bytes);
            return Ok(Some(bytes(one).cmp(&bytes(two))));
        }
        let order = self.send_known(one, known::CMP, &[two])?;
        Ok(match order {
            Value::Integer(order) => Some(order.cmp(&0)),
            Value::Float(order) => order.partial_cmp(&0.0),
            other => self
                .big_of(other)
                .map(|order| order.sign().cmp(&num_bigint::Sign::NoSign)),
        })
    }

    /// The order of two values; an error if they have none.
    pub fn must_compare(&mut self, one: Value, two: Value) -> Outcome<Ordering> {
        match self.compare(one, two)? {
            Some(order) => Ok(order),
            None => {
                let class = self.real_class_of(one);
                let class = self.module_name(class);
                let other = self.comparison_name(two)?;
                let message = format!("comparison of {class} with {other} failed");
                Err(self.argument_error(message))
            }
        }
    }

    /// What messages about comparisons call the other value.
    pub fn comparison_name(&mut self, value: Value) -> Outcome<EcoString> {
        match value {
            Value::Nil | Value::Boolean(_) | Value::Integer(_) | Value::Float(_) => {
                self.inspect(value)
            }
            other => {
                let class = self.real_class_of(other);
                Ok(self.module_name(class))
            }
        }
    }

    /// What a value is as a key of a hash.
    pub fn key(&mut self, value: Value) -> Outcome<Key> {
        Ok(match value {
            Value::Nil => Key::Nil,
            Value::Boolean(flag) => Key::Boolean(flag),
            Value::Integer(number) => Key::Integer(number),
            // There is one zero as a key, whatever its sign.
            Value::Float(number) => Key::Float(number.to_bits()),
            Value::Symbol(symbol) => Key::Symbol(symbol),
            Value::Object(id) => {
                if self.printing.len() > KEY_DEPTH {
                    return Err(self.error("SystemStackError", "stack level too deep"));
                }
                if let Some(text) = self.string_of(value)
                    && text.len() >= LONG_TEXT
                {
                    let length = text.len();
                    self.charge_look(length)?;
                }
                match self.kind(value) {
                    Some(Kind::String(Text::Utf8(text))) => return Ok(Key::Text(text.clone())),
                    Some(Kind::String(text)) => {
                        return Ok(match text.as_str() {
                            Some(text) => Key::Text(text.into()),
                            None => Key::Bytes(text.as_bytes().into()),
                        });
                    }
                    Some(Kind::Integer(number)) => return Ok(Key::BigInteger(number.clone())),
                    Some(Kind::Array(values)) => {
                        let values = values.clone();
                        self.charge(values.len() * size_of::<Key>())?;
                        let keys = self.guarded(value, |ruby| {
                            let keys = values.into_iter().map(|value| ruby.key(value));
                            keys.collect::<Outcome<Vec<Key>>>()
                        })?;
                        return Ok(keys.map_or(Key::Object(id), |keys| Key::List(keys.into())));
                    }
                    Some(Kind::Hash(table)) => {
                        let pairs: Vec<(Value, Value)> = table.pairs().collect();
                        self.charge(pairs.len() * 2 * size_of::<Key>())?;
                        let keys = self.guarded(value, |ruby| {
                            let mut keys = Vec::with_capacity(pairs.len());
                            for (key, value) in pairs {
                                keys.push((ruby.key(key)?, ruby.key(value)?));
                            }
                            keys.sort_by_cached_key(|(key, _)| format!("{key:?}"));
                            Ok(keys)
                        })?;
                        return Ok(keys.map_or(Key::Object(id), |keys| Key::Table(keys.into())));
                    }
                    _ => {}
                }
                let class = self.class_of(value);
                match self.find_method(class, known::HASH) {
                    Some(method)
                        if !matches!(method.kind, MethodKind::Native(_))
                            || method.owner != classes::KERNEL =>
                    {
                        let hash = self.send_known(value, known::HASH, &[])?;
                        let number = match hash {
                            Value::Integer(number) => number,
                            _ => 0,
                        };
                        Key::Own(self.real_class_of(value), number)
                    }
                    _ => Key::Object(id),
                }
            }
        })
    }

    /// Runs something with a container that is being printed or compared; nothing if it is already,
    /// since it has itself then. Containers in containers are as deep as calls at most.
    pub fn guarded<T>(
        &mut self,
        value: Value,
        run: impl FnOnce(&mut Self) -> Outcome<T>,
    ) -> Outcome<Option<T>> {
        let Some(id) = value.object() else {
            return run(self).map(Some);
        };
        if self.printing.contains(&id) {
            return Ok(None);
        }
        if self.printing.len() >= self.limits.depth as usize {
            return Err(self.error("SystemStackError", "stack level too deep"));
        }
        self.printing.push(id);
        let result = stacker::maybe_grow(128 << 10, 2 << 20, || run(self));
        self.printing.pop();
        result.map(Some)
    }
}

/// The code of a call that comes from nowhere: from the host.
pub(crate) fn nobody() -> &'static Arc<Body> {
    static NOBODY: LazyLock<Arc<Body>> = LazyLock::new(|| {
        Arc::new(Body {
            kind: BodyKind::File,
            name: Symbol::new("<main>"),
            source: Arc::new(Source {
                path: "(host)".into(),
                frozen_strings: false,
            }),
            line: 0,
            locals: Arc::default(),
            parameters: Parameters::default(),
            depth: 0,
            node: Node {
                kind: NodeKind::Nil,
                line: 0,
            },
        })
    });
    &NOBODY
}
