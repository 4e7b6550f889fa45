//! `%{…}` in data and in configurations.

use marotte_diagnostics::{HieraIssue, LookupIssue};
use marotte_pcore::{Hash, Str, Value};

use crate::advice::unknown_method;
use crate::deep::grow;
use crate::error::{Error, Result};
use crate::explain::NodeKind;
use crate::key::split;
use crate::session::{Session, UsedVariable};

/// What stands between the braces.
enum Expression<'a> {
    /// `lookup('key')` or its older name
    Lookup(&'a str),
    /// `alias('key')`
    Alias(&'a str),
    /// `literal('text')`
    Literal(&'a str),
    /// A variable, perhaps with keys.
    Variable(&'a str),
}

impl Session<'_> {
    /// A value with everything in it interpolated. Functions are only allowed in data.
    pub(crate) fn interpolate(&mut self, value: Value, functions: bool) -> Result<Value> {
        match value {
            Value::String(text) if has_expression(&text) => {
                let node = || NodeKind::Interpolate(text.clone());
                self.with(node, |this| this.interpolate_text(&text, functions))
            }
            // What is explained is told apart: each step has a value of its own.
            Value::Array(values)
                if self.is_explained || has_expressions(&Value::Array(values.clone())) =>
            {
                values
                    .into_iter()
                    .map(|value| grow(|| self.interpolate(value, functions)))
                    .collect::<Result<Vec<_>>>()
                    .map(Into::into)
            }
            Value::Hash(hash)
                if self.is_explained || has_expressions(&Value::Hash(hash.clone())) =>
            {
                let mut entries = Hash::with_capacity(hash.len());
                for (key, value) in hash.iter() {
                    let key = grow(|| self.interpolate(key.clone(), functions))?;
                    let value = grow(|| self.interpolate(value.clone(), functions))?;
                    entries.insert(key, value);
                }
                Ok(entries.into())
            }
            other => Ok(other),
        }
    }

    fn interpolate_text(&mut self, subject: &str, functions: bool) -> Result<Value> {
        let mut out = String::with_capacity(subject.len());
        let mut rest = subject;
        while let Some(start) = rest.find("%{") {
            let Some(length) = rest[start..].find('}') else {
                break;
            };
            out.push_str(&rest[..start]);
            let matched = &rest[start..=start + length];
            rest = &rest[start + length + 1..];
            let expression = matched[2..matched.len() - 1].trim();
            if matches!(expression, "" | "::" | "\"\"" | "''" | "\"::\"" | "'::'") {
                continue;
            }
            let expression = parse(expression, functions).map_err(|error| match error {
                Error::Lookup(found) if found.place().is_nowhere() => {
                    Error::Lookup(Box::new(found.about(self.place_of_current())))
                }
                other => other,
            })?;
            let (name, value) = match expression {
                Expression::Alias(_) if subject != matched => {
                    return Err(Error::lookup(HieraIssue::InterpolationAliasNotEntireString));
                }
                Expression::Alias(key) => return self.looked_up(key),
                Expression::Lookup(key) => (Str::from(key), self.looked_up(key)?),
                Expression::Literal(text) => (Str::from(text), text.into()),
                Expression::Variable(key) => {
                    (format!("scope:{key}").into(), self.scoped(key, subject)?)
                }
            };
            let value = self.check(&name, |this| this.interpolate(value, functions))?;
            if !matches!(value, Value::Undef) {
                out.push_str(&marotte_eval::ruby_to_s(&value));
            }
        }
        out.push_str(rest);
        Ok(out.into())
    }

    /// The value of a key in all layers; the empty string if there is none.
    fn looked_up(&mut self, key: &str) -> Result<Value> {
        let value = self.search(&[key.into()], None, None)?;
        Ok(value.unwrap_or_else(|| "".into()))
    }

    /// The value of a variable, or of something in it.
    pub(crate) fn scoped(&mut self, key: &str, subject: &str) -> Result<Value> {
        let Some(mut segments) = split(key) else {
            let subject = self.shown(subject);
            return Err(Error::lookup(LookupIssue::InvalidInterpolation { subject }));
        };
        let root = marotte_pcore::convert::to_text(&segments.remove(0));
        let node = || NodeKind::Scope("Global Scope".to_owned());
        let mut value = self.with(node, |this| this.rooted(&root))?;
        let whole = value.clone();
        if !matches!(value, Value::Undef) && !segments.is_empty() {
            value = self.dig(key, &segments, value)?.unwrap_or_default();
        }
        let is_fixed = !matches!(value, Value::Undef) && key.starts_with("::");
        if let Some(used) = &mut self.used
            && !is_fixed
            && !used.iter().any(|known| known.key == key)
        {
            used.push(UsedVariable {
                key: key.into(),
                root,
                segments,
                value: value.clone(),
                whole,
            });
        }
        Ok(value)
    }

    /// A text as errors show it: without what was encrypted.
    fn shown(&self, text: &str) -> Box<str> {
        let mut shown = text.to_owned();
        for (plain, instead) in self.hidden.iter().rev() {
            if shown.contains(plain.as_str()) {
                shown = shown.replace(plain.as_str(), instead);
            }
        }
        shown.into()
    }

    fn rooted(&mut self, root: &Str) -> Result<Value> {
        let given = |values: &Option<std::sync::Arc<Hash>>| {
            values
                .as_ref()
                .and_then(|values| values.get_str(root))
                .cloned()
        };
        if let Some(value) = given(&self.invocation.overrides) {
            self.report_found_in_overrides(root, &value);
            return Ok(value);
        }
        let default = given(&self.invocation.defaults);
        let value = match default {
            Some(_) => self.known_variable(root),
            None => self.variable(root)?,
        };
        match (value, default) {
            (Some(value), _) => {
                // A variable that always exists, but has no value, is not found.
                if !matches!(value, Value::Undef) || self.evaluator.lookup(root).is_some() {
                    self.report_found(root, &value);
                }
                Ok(value)
            }
            (None, Some(default)) => {
                self.report_found_in_defaults(root, &default);
                Ok(default)
            }
            (None, None) => Ok(Value::Undef),
        }
    }
}

/// Whether there is anything to interpolate in a text. Few texts have so much as the first character.
fn has_expression(text: &str) -> bool {
    let mut rest = text.as_bytes();
    while let Some(at) = memchr::memchr(b'%', rest) {
        rest = &rest[at + 1..];
        if rest.first() == Some(&b'{') {
            return true;
        }
    }
    false
}

/// Whether there is anything to interpolate in a value, so that others stay shared.
fn has_expressions(value: &Value) -> bool {
    match value {
        Value::String(text) => has_expression(text),
        Value::Array(values) => grow(|| values.iter().any(has_expressions)),
        Value::Hash(hash) => grow(|| {
            let mut entries = hash.iter();
            entries.any(|(key, value)| has_expressions(key) || has_expressions(value))
        }),
        _ => false,
    }
}

fn parse(text: &str, functions: bool) -> Result<Expression<'_>> {
    let Some((name, argument)) = call(text) else {
        return Ok(Expression::Variable(text));
    };
    if !functions {
        return Err(Error::lookup(
            HieraIssue::InterpolationMethodSyntaxNotAllowed,
        ));
    }
    Ok(match name {
        "lookup" | "hiera" => Expression::Lookup(argument),
        "alias" => Expression::Alias(argument),
        "literal" => Expression::Literal(argument),
        "scope" => Expression::Variable(argument),
        _ => {
            let issue = HieraIssue::InterpolationUnknownMethod { name: name.into() };
            return Err(unknown_method(Error::lookup(issue), name));
        }
    })
}

/// `name('argument')`, taken apart.
fn call(text: &str) -> Option<(&str, &str)> {
    let (name, rest) = text.split_once('(')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let argument = rest.strip_suffix(')')?;
    let quote = argument
        .chars()
        .next()
        .filter(|c| matches!(c, '"' | '\''))?;
    let inner = argument.strip_prefix(quote)?.strip_suffix(quote)?;
    (is_name && !inner.is_empty() && !inner.contains(quote)).then_some((name, inner))
}
