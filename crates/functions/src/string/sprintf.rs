//! `sprintf`

use std::borrow::Cow;
use std::fmt;

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function, ruby_inspect, ruby_to_s};
use marotte_pcore::label::ruby_class;
use marotte_pcore::{Oversized, Str, Value};
use marotte_scalars::sprintf::{Argument, Names, Object, sprintf};

use crate::conversion::{complaint, implicit_string};

legacy_function! {
    /// Puts values into a text, as Ruby's `sprintf` does.
    ///
    /// The first argument is the format; each directive in it takes a further argument. The names
    /// in `%<name>d` and `%{name}` are keys of a hash, which is then the only further argument.
    ///
    /// ```puppet
    /// sprintf('%05.1f|%-4s|%x', 3.14159, 'ab', 255)
    /// #=> '003.1|ab  |ff'
    /// sprintf('%<x>s : %<y>d', { 'x' => 'value is', 'y' => 42 })
    /// #=> 'value is : 42'
    /// ```
    sprintf(-2) => value format
}

fn format(_call: &mut Call<'_>, format: Value, Rest(values): Rest) -> EvalResult<String> {
    let format = implicit_string(&format)?;
    let given: Vec<Given> = values.into_iter().map(Given::new).collect();
    let arguments: Vec<Argument<'_>> = given.iter().map(Given::argument).collect();
    sprintf(&format, &arguments).map_err(complaint)
}

/// An argument, and those that it names if it is a hash.
struct Given {
    value: Value,
    named: Vec<(Str, Self)>,
}

impl Given {
    fn new(value: Value) -> Self {
        let named = match &value {
            Value::Hash(hash) => hash
                .iter()
                .filter_map(|(key, value)| Some((key.as_str()?.into(), Self::unnamed(value))))
                .collect(),
            _ => Vec::new(),
        };
        Self { value, named }
    }

    fn unnamed(value: &Value) -> Self {
        Self {
            value: value.clone(),
            named: Vec::new(),
        }
    }

    fn argument(&self) -> Argument<'_> {
        match &self.value {
            Value::Undef => Argument::Nil,
            Value::Boolean(value) => Argument::Boolean(*value),
            Value::Integer(value) => Argument::Integer(*value),
            Value::Float(value) => Argument::Float(*value),
            Value::String(text) => Argument::String(text),
            other => match Oversized::digits_of(other) {
                Some(digits) => Argument::String(digits),
                None => Argument::Object(self),
            },
        }
    }
}

impl Object for Given {
    fn to_s(&self) -> String {
        ruby_to_s(&self.value)
    }

    fn inspect(&self) -> String {
        ruby_inspect(&self.value)
    }

    fn class_name(&self) -> Cow<'_, str> {
        Cow::Owned(ruby_class(&self.value))
    }

    fn as_names(&self) -> Option<&dyn Names> {
        matches!(self.value, Value::Hash(_)).then_some(self as &dyn Names)
    }
}

impl Names for Given {
    fn argument(&self, name: &str) -> Option<Argument<'_>> {
        let (_, found) = self.named.iter().find(|(known, _)| known == name)?;
        Some(found.argument())
    }
}

impl fmt::Debug for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Given").field(&self.value).finish()
    }
}
