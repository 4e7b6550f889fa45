//! Pattern matching, and what errors say about why nothing matched.

use ecow::{EcoString, eco_format};

use super::{Frame, Outcome, Ruby, Throw};
use crate::core::hash;
use crate::object::{Key, Value};
use crate::program::{
    ArrayPattern, AssignTarget, FindPattern, HashPattern, KeysRest, MatchBranch, MatchNode, Node,
    Pattern,
};
use crate::symbol::Symbol;

/// Stack that a pattern may take, and what is added when there is less.
const RED_ZONE: usize = 128 << 10;
const GROWTH: usize = 2 << 20;

/// Why a pattern did not match.
#[derive(Default)]
enum Mismatch {
    #[default]
    None,
    /// `option === value` is not true.
    Unequal(Value, Value),
    /// An array has another length.
    Length(Value, usize, EcoString),
    /// There is no such method of the value.
    Missing(Value, &'static str),
    /// A hash has no such key.
    Key(Value, Symbol),
    /// Keys are left over.
    Rest(Value),
    /// There are keys where none should be.
    NotEmpty(Value),
    /// No part of an array matches.
    NotFound(Value),
    /// The guard says no.
    Guard,
}

impl Ruby<'_> {
    pub(super) fn eval_match(&mut self, node: &MatchNode, frame: &Frame<'_>) -> Outcome {
        let subject = self.eval(&node.subject, frame)?;
        let mut why = Mismatch::None;
        for branch in &node.branches {
            if self.is_taken(branch, subject, frame, &mut why)? {
                return self.eval(&branch.body, frame);
            }
        }
        if let Some(otherwise) = &node.otherwise {
            return self.eval(otherwise, frame);
        }
        // Of several branches Ruby says nothing.
        if node.branches.len() > 1 {
            why = Mismatch::None;
        }
        frame.line.set(node.subject.line);
        let error = self.no_match(subject, why);
        self.placed(error, frame)
    }

    pub(super) fn eval_match_ask(
        &mut self,
        subject: &Node,
        pattern: &Pattern,
        frame: &Frame<'_>,
    ) -> Outcome {
        let subject = self.eval(subject, frame)?;
        let matches = self.matches(pattern, subject, frame, &mut Mismatch::None)?;
        Ok(matches.into())
    }

    pub(super) fn eval_match_require(
        &mut self,
        subject: &Node,
        pattern: &Pattern,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let subject = self.eval(subject, frame)?;
        let mut why = Mismatch::None;
        if self.matches(pattern, subject, frame, &mut why)? {
            return Ok(Value::Nil);
        }
        frame.line.set(line);
        let error = self.no_match(subject, why);
        self.placed(error, frame)
    }

    fn is_taken(
        &mut self,
        branch: &MatchBranch,
        subject: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        if !self.matches(&branch.pattern, subject, frame, why)? {
            return Ok(false);
        }
        let Some((guard, wanted)) = &branch.guard else {
            return Ok(true);
        };
        if self.eval(guard, frame)?.is_truthy() == *wanted {
            return Ok(true);
        }
        *why = Mismatch::Guard;
        Ok(false)
    }

    fn matches(
        &mut self,
        pattern: &Pattern,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        stacker::maybe_grow(RED_ZONE, GROWTH, || {
            self.matches_any(pattern, value, frame, why)
        })
    }

    fn matches_any(
        &mut self,
        pattern: &Pattern,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        match pattern {
            Pattern::Value(option) => self.accepts(option, value, frame, why),
            Pattern::Bind(target) => {
                self.assign(target, value, frame.line.get(), frame)?;
                Ok(true)
            }
            Pattern::Capture(parts) => {
                let matches = self.matches(&parts.0, value, frame, why)?;
                if matches {
                    self.assign(&parts.1, value, frame.line.get(), frame)?;
                }
                Ok(matches)
            }
            Pattern::Either(parts) => Ok(self.matches(&parts.0, value, frame, why)?
                || self.matches(&parts.1, value, frame, why)?),
            Pattern::Array(parts) => self.matches_array(parts, value, frame, why),
            Pattern::Find(parts) => self.matches_part(parts, value, frame, why),
            Pattern::Hash(parts) => self.matches_hash(parts, value, frame, why),
        }
    }

    /// `option === value`
    fn accepts(
        &mut self,
        option: &Node,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        let line = option.line;
        let option = self.eval(option, frame)?;
        frame.line.set(line);
        let accepts = self.case_equal(option, value, frame)?;
        if !accepts {
            *why = Mismatch::Unequal(option, value);
        }
        Ok(accepts)
    }

    /// Asks a value for its parts; nothing if it has none or the constant says no.
    fn deconstructed(
        &mut self,
        constant: Option<&Node>,
        value: Value,
        method: &'static str,
        arguments: &[Value],
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<Option<Value>> {
        if let Some(constant) = constant
            && !self.accepts(constant, value, frame, why)?
        {
            return Ok(None);
        }
        let name = Symbol::new(method);
        let asked = [Value::Symbol(name), true.into()];
        if !self.send(value, "respond_to?", &asked)?.is_truthy() {
            *why = Mismatch::Missing(value, method);
            return Ok(None);
        }
        let parts = self.call_method(value, name, arguments, frame);
        self.placed(parts, frame).map(Some)
    }

    fn elements(
        &mut self,
        constant: Option<&Node>,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<Option<(Value, Vec<Value>)>> {
        let parts = self.deconstructed(constant, value, "deconstruct", &[], frame, why)?;
        let Some(parts) = parts else {
            return Ok(None);
        };
        match self.items(parts) {
            Some(items) => {
                self.charge(items.len())?;
                Ok(Some((parts, items)))
            }
            None => Err(self.type_error("deconstruct must return Array")),
        }
    }

    fn matches_array(
        &mut self,
        pattern: &ArrayPattern,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        let found = self.elements(pattern.constant.as_ref(), value, frame, why)?;
        let Some((list, items)) = found else {
            return Ok(false);
        };
        let (before, after) = (pattern.before.len(), pattern.after.len());
        let least = before + after;
        let fits = match pattern.rest {
            Some(_) => items.len() >= least,
            None => items.len() == least,
        };
        if !fits {
            let plus = if pattern.rest.is_some() { "+" } else { "" };
            *why = Mismatch::Length(list, items.len(), eco_format!("{least}{plus}"));
            return Ok(false);
        }
        let tail = items.len() - after;
        for (pattern, item) in pattern.before.iter().zip(&items) {
            if !self.matches(pattern, *item, frame, why)? {
                return Ok(false);
            }
        }
        if let Some(Some(target)) = &pattern.rest {
            self.bind_list(target, &items[before..tail], frame)?;
        }
        for (pattern, item) in pattern.after.iter().zip(&items[tail..]) {
            if !self.matches(pattern, *item, frame, why)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn bind_list(
        &mut self,
        target: &AssignTarget,
        items: &[Value],
        frame: &Frame<'_>,
    ) -> Outcome<()> {
        let rest = self.array(items.to_vec());
        self.assign(target, rest, frame.line.get(), frame)
    }

    fn matches_part(
        &mut self,
        pattern: &FindPattern,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        let found = self.elements(pattern.constant.as_ref(), value, frame, why)?;
        let Some((list, items)) = found else {
            return Ok(false);
        };
        let length = pattern.inside.len();
        if items.len() < length {
            *why = Mismatch::Length(list, items.len(), eco_format!("{length}+"));
            return Ok(false);
        }
        'places: for at in 0..=items.len() - length {
            self.step(frame)?;
            for (pattern, item) in pattern.inside.iter().zip(&items[at..]) {
                if !self.matches(pattern, *item, frame, why)? {
                    continue 'places;
                }
            }
            if let Some(target) = &pattern.before {
                self.bind_list(target, &items[..at], frame)?;
            }
            if let Some(target) = &pattern.after {
                self.bind_list(target, &items[at + length..], frame)?;
            }
            return Ok(true);
        }
        *why = Mismatch::NotFound(list);
        Ok(false)
    }

    fn matches_hash(
        &mut self,
        pattern: &HashPattern,
        value: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        // Whoever wants the rest gets all keys.
        let keys = match pattern.rest {
            KeysRest::Bind(Some(_)) => Value::Nil,
            _ => {
                let keys = pattern.entries.iter().map(|(key, _)| Value::Symbol(*key));
                let keys = keys.collect();
                self.array(keys)
            }
        };
        let constant = pattern.constant.as_ref();
        let found = self.deconstructed(constant, value, "deconstruct_keys", &[keys], frame, why)?;
        let Some(table) = found else {
            return Ok(false);
        };
        if self.hash_of(table).is_none() {
            return Err(self.type_error("deconstruct_keys must return Hash"));
        }
        for (key, pattern) in &pattern.entries {
            let entry = self.hash_of(table);
            let Some(entry) = entry.and_then(|table| table.get(&Key::Symbol(*key))) else {
                *why = Mismatch::Key(table, *key);
                return Ok(false);
            };
            if !self.matches(pattern, entry, frame, why)? {
                return Ok(false);
            }
        }
        self.matches_rest(pattern, table, frame, why)
    }

    fn matches_rest(
        &mut self,
        pattern: &HashPattern,
        table: Value,
        frame: &Frame<'_>,
        why: &mut Mismatch,
    ) -> Outcome<bool> {
        match &pattern.rest {
            KeysRest::Any => {
                let is_empty = self.hash_of(table).is_some_and(|table| table.is_empty());
                let matches = !pattern.entries.is_empty() || is_empty;
                if !matches {
                    *why = Mismatch::NotEmpty(table);
                }
                Ok(matches)
            }
            KeysRest::Bind(None) => Ok(true),
            KeysRest::Bind(Some(target)) => {
                let rest = self.other_entries(pattern, table)?;
                self.assign(target, rest, frame.line.get(), frame)?;
                Ok(true)
            }
            KeysRest::None => {
                let rest = self.other_entries(pattern, table)?;
                let is_empty = self.hash_of(rest).is_some_and(|rest| rest.is_empty());
                if !is_empty {
                    *why = Mismatch::Rest(rest);
                }
                Ok(is_empty)
            }
        }
    }

    /// The entries that a pattern does not name, as a new hash.
    fn other_entries(&mut self, pattern: &HashPattern, table: Value) -> Outcome {
        let rest = hash::copy(self, table)?;
        for (key, _) in &pattern.entries {
            self.hash_mut(rest)?.remove(&Key::Symbol(*key));
        }
        Ok(rest)
    }

    /// The error if nothing matched.
    fn no_match(&mut self, subject: Value, why: Mismatch) -> Outcome {
        let text = self.inspect(subject)?;
        let reason = match &why {
            Mismatch::None => return Err(self.error("NoMatchingPatternError", text)),
            Mismatch::Unequal(option, value) => {
                let (option, value) = (self.inspect(*option)?, self.inspect(*value)?);
                format!("{option} === {value} does not return true")
            }
            Mismatch::Length(list, given, expected) => {
                let list = self.inspect(*list)?;
                format!("{list} length mismatch (given {given}, expected {expected})")
            }
            Mismatch::Missing(value, method) => {
                format!("{} does not respond to #{method}", self.inspect(*value)?)
            }
            Mismatch::Key(_, key) => {
                format!("key not found: {}", self.inspect(Value::Symbol(*key))?)
            }
            Mismatch::Rest(rest) => format!("rest of {} is not empty", self.inspect(*rest)?),
            Mismatch::NotEmpty(table) => format!("{} is not empty", self.inspect(*table)?),
            Mismatch::NotFound(list) => {
                format!("{} does not match to find pattern", self.inspect(*list)?)
            }
            Mismatch::Guard => "guard clause does not return true".to_owned(),
        };
        let message = format!("{text}: {reason}");
        let Mismatch::Key(table, key) = why else {
            return Err(self.error("NoMatchingPatternError", message));
        };
        let error = self.error("NoMatchingPatternKeyError", message);
        if let Throw::Raise(error) = *error {
            self.set_instance_variable(error, Symbol::new("@key"), Value::Symbol(key));
            self.set_instance_variable(error, Symbol::new("@matchee"), table);
        }
        Err(error)
    }
}
