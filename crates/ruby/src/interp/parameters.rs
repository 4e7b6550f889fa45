//! How arguments become the variables of a method or block.

use super::{Block, Frame, Outcome, Ruby};
use crate::object::{HashTable, Key, Value};
use crate::program::{Parameters, RequiredParameter, Rest};

impl Parameters {
    /// The least number of arguments.
    pub(crate) fn min(&self) -> usize {
        self.required.len() + self.post.len()
    }

    /// The greatest number of arguments, if there is one.
    pub(crate) fn max(&self) -> Option<usize> {
        (self.rest == Rest::None).then(|| self.min() + self.optional.len())
    }

    /// Whether keywords are taken.
    pub(crate) fn takes_keywords(&self) -> bool {
        !self.keywords.is_empty() || self.keyword_rest != Rest::None
    }

    /// As `arity` counts: negative if the number is not fixed.
    pub(crate) fn arity(&self, strict: bool) -> i64 {
        let needs_keyword = self
            .keywords
            .iter()
            .any(|keyword| keyword.default.is_none());
        let min = self.min() as i64 + i64::from(needs_keyword);
        let open = self.rest != Rest::None
            || (strict && !self.optional.is_empty())
            || (!needs_keyword && strict && self.takes_keywords() && !self.keywords.is_empty());
        let open = open || (!strict && !self.optional.is_empty() && self.rest == Rest::None);
        if open { -min - 1 } else { min }
    }

    fn expected(&self) -> String {
        match self.max() {
            Some(max) if max == self.min() => max.to_string(),
            Some(max) => format!("{}..{max}", self.min()),
            None => format!("{}+", self.min()),
        }
    }
}

impl Ruby<'_> {
    /// As methods and lambdas do: the number of arguments must fit.
    pub(super) fn bind_strictly(
        &mut self,
        frame: &Frame<'_>,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
    ) -> Outcome<()> {
        let parameters = &frame.body.parameters;
        let (values, options) = self.split_keywords(parameters, values, keywords);
        let fits = values.len() >= parameters.min()
            && parameters.max().is_none_or(|max| values.len() <= max);
        if !fits {
            let mut expected = parameters.expected();
            let missing: Vec<String> = match options {
                Some(_) => Vec::new(),
                None => parameters
                    .keywords
                    .iter()
                    .filter(|keyword| keyword.default.is_none())
                    .map(|keyword| keyword.name.to_string())
                    .collect(),
            };
            if !missing.is_empty() {
                let plural = if missing.len() == 1 { "" } else { "s" };
                expected.push_str(&format!(
                    "; required keyword{plural}: {}",
                    missing.join(", ")
                ));
            }
            return Err(self.wrong_arguments(values.len(), &expected));
        }
        self.bind(frame, values, options, block)
    }

    /// As blocks do: one array is taken apart for several parameters, what is missing is `nil`,
    /// what is too much is dropped.
    pub(super) fn bind_loosely(
        &mut self,
        frame: &Frame<'_>,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
    ) -> Outcome<()> {
        let parameters = &frame.body.parameters;
        let (values, options) = self.split_keywords(parameters, values, keywords);
        let several = parameters.min() + parameters.optional.len() > 1
            || parameters.excess_comma
            || (parameters.rest != Rest::None && parameters.min() + parameters.optional.len() > 0)
            || (parameters.min() + parameters.optional.len() > 0 && parameters.takes_keywords());
        let parts = match values {
            [only] if several => self.to_array_maybe(*only)?,
            _ => None,
        };
        let values = parts.as_deref().unwrap_or(values);
        let mut padded;
        let mut fitting = values;
        if values.len() < parameters.min() {
            padded = values.to_vec();
            padded.resize(parameters.min(), Value::Nil);
            fitting = &padded;
        } else if let Some(max) = parameters.max()
            && values.len() > max
        {
            fitting = &values[..max];
        }
        self.bind(frame, fitting, options, block)
    }

    /// Takes keywords off the arguments if they are wanted; otherwise they are a hash.
    fn split_keywords<'v>(
        &mut self,
        parameters: &Parameters,
        values: &'v [Value],
        keywords: bool,
    ) -> (&'v [Value], Option<Value>) {
        match values.split_last() {
            Some((last, rest)) if keywords && parameters.takes_keywords() => (rest, Some(*last)),
            _ => (values, None),
        }
    }

    /// The value of an array-like thing as a list; nothing if it is none.
    pub(crate) fn to_array_maybe(&mut self, value: Value) -> Outcome<Option<Vec<Value>>> {
        if let Some(items) = self.items(value) {
            return Ok(Some(items));
        }
        if value.object().is_some() && self.responds_to(value, crate::symbol::known::TO_ARY) {
            let made = self.send_known(value, crate::symbol::known::TO_ARY, &[])?;
            return Ok(self.items(made));
        }
        Ok(None)
    }

    fn bind(
        &mut self,
        frame: &Frame<'_>,
        values: &[Value],
        options: Option<Value>,
        block: Option<&Block<'_>>,
    ) -> Outcome<()> {
        let parameters = &frame.body.parameters;
        let (required, post) = (parameters.required.len(), parameters.post.len());
        for (parameter, value) in parameters.required.iter().zip(values) {
            self.bind_required(frame, parameter, *value)?;
        }
        let spare = values.len().saturating_sub(required + post);
        let given = spare.min(parameters.optional.len());
        for (optional, value) in parameters.optional.iter().zip(&values[required..][..given]) {
            self.set_slot(frame, optional.slot, *value);
        }
        let rest_start = required + given;
        let rest_end = values.len() - post;
        if let Rest::Slot(slot) = parameters.rest {
            let rest = self.array(values[rest_start..rest_end].to_vec());
            self.set_slot(frame, slot, rest);
        }
        for (parameter, value) in parameters.post.iter().zip(&values[rest_end..]) {
            self.bind_required(frame, parameter, *value)?;
        }
        // Defaults see the parameters before them.
        for optional in &parameters.optional[given..] {
            let value = self.eval(&optional.default, frame)?;
            self.set_slot(frame, optional.slot, value);
        }
        self.bind_keywords(frame, options)?;
        if let Some(slot) = parameters.block {
            let value = match block {
                Some(block) => self.block_value(block),
                None => Value::Nil,
            };
            self.set_slot(frame, slot, value);
        }
        Ok(())
    }

    fn bind_required(
        &mut self,
        frame: &Frame<'_>,
        parameter: &RequiredParameter,
        value: Value,
    ) -> Outcome<()> {
        match parameter {
            RequiredParameter::Slot(slot) => {
                self.set_slot(frame, *slot, value);
                Ok(())
            }
            RequiredParameter::Destructure(targets) => {
                self.assign_list(targets, value, frame.line(), frame)
            }
        }
    }

    fn bind_keywords(&mut self, frame: &Frame<'_>, options: Option<Value>) -> Outcome<()> {
        let parameters = &frame.body.parameters;
        if !parameters.takes_keywords() {
            return Ok(());
        }
        let mut given = match options {
            Some(options) => self.hash_of(options).cloned().unwrap_or_default(),
            None => HashTable::default(),
        };
        let mut missing = Vec::new();
        let mut defaults = Vec::new();
        for keyword in &parameters.keywords {
            match given.remove(&Key::Symbol(keyword.name)) {
                Some(value) => self.set_slot(frame, keyword.slot, value),
                None => match &keyword.default {
                    Some(default) => defaults.push((keyword.slot, default)),
                    None => missing.push(format!(":{}", keyword.name)),
                },
            }
        }
        if !missing.is_empty() {
            let plural = if missing.len() == 1 { "" } else { "s" };
            let missing = missing.join(", ");
            return Err(self.argument_error(format!("missing keyword{plural}: {missing}")));
        }
        for (slot, default) in defaults {
            let value = self.eval(default, frame)?;
            self.set_slot(frame, slot, value);
        }
        match parameters.keyword_rest {
            Rest::Slot(slot) => {
                let rest = self.hash(given);
                self.set_slot(frame, slot, rest);
            }
            Rest::Unnamed => {}
            Rest::None if given.is_empty() => {}
            Rest::None => {
                let plural = if given.len() == 1 { "" } else { "s" };
                let keys: Vec<Value> = given.pairs().map(|(key, _)| key).collect();
                let mut names = Vec::with_capacity(keys.len());
                for key in keys {
                    names.push(self.inspect(key)?);
                }
                let names = names.join(", ");
                return Err(self.argument_error(format!("unknown keyword{plural}: {names}")));
            }
        }
        Ok(())
    }

    pub(super) fn set_slot(&mut self, frame: &Frame<'_>, slot: u32, value: Value) {
        self.env_mut(frame.env).slots[slot] = value;
    }
}
