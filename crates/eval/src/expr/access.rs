//! `left[keys]` on strings, arrays, hashes, binaries and types.

use std::sync::Arc;

use marotte_diagnostics::{DialectIssue, EvaluationIssue, Place, Told, a_an};
use marotte_ir::Program;
use marotte_pcore::label::label;
use marotte_pcore::parameterize::{AccessError, Blame, parameterize};
use marotte_pcore::types::{forget_unanswered, unanswered};
use marotte_pcore::{Array, ByteString, Type, Value};
use marotte_scalars::numeric::{Number, to_n};
use marotte_syntax::ast::{ExprId, ExprKind, List};

use super::MOST_SCRATCH;
use super::reach::{is_access, is_text};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

impl Evaluator {
    #[inline(never)]
    pub(super) fn eval_access(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left_id: ExprId,
        keys: List<ExprId>,
    ) -> EvalResult<Value> {
        let key_ids = &program.ast[keys];
        // Nearly all accesses are those to a hash or array that lies ready, by one key that does.
        if let Some(found) = self.reach(program, id) {
            return Ok(taken_out(program, left_id, found));
        }
        if is_access(program, left_id) || key_ids.first().is_some_and(|key| is_text(program, *key))
        {
            let found = self.access_by_texts(program, id, left_id);
            if let Some(found) = found {
                return Ok(found);
            }
        }
        if let Some(known) = self.written_type(program, id, left_id) {
            return Ok(Value::Type(known));
        }
        let left = match self.reach(program, left_id) {
            Some(left) => left.clone(),
            None => self.run_expression(program, left_id)?,
        };
        if let ([key_id], Value::Hash(_) | Value::Array(_)) = (key_ids, &left) {
            let key = self.evaluate(program, *key_id)?;
            return match (&left, &key) {
                (Value::Hash(hash), _) => {
                    let found = hash.get(&key);
                    Ok(found.map_or(Value::Undef, |found| taken_out(program, left_id, found)))
                }
                (Value::Array(elements), Value::Integer(index)) => Ok(element(elements, *index)),
                (Value::Array(elements), _) => {
                    let keys = flatten(vec![key]);
                    self.access_array(program, left_id, key_ids, elements, &keys)
                }
                _ => Ok(Value::Undef),
            };
        }
        let mut values = Vec::with_capacity(key_ids.len());
        let of_class = matches!(left, Value::Type(Type::Class(_)));
        for key in key_ids {
            values.push(match program.ast[*key].kind {
                // `Class[Unheard_of]` is about the name of a class, not about a missing type.
                ExprKind::Reference(name) if of_class => {
                    let name = program.ast.text(name);
                    let of = self.type_by_name(name)?;
                    self.note_use(name, id, of.as_ref());
                    Value::Type(of.unwrap_or_else(|| Type::Reference(name.into())))
                }
                _ => self.evaluate(program, *key)?,
            });
        }
        // Only types are themselves without keys, and only in the dialect of the first design.
        if key_ids.is_empty() && !matches!(left, Value::Type(_)) {
            let actual = a_an(&label(&left)).into();
            return Err(self.fail(program, left_id, DialectIssue::NoKeys { actual }));
        }
        match ByteString::text_of(&left).unwrap_or(&left) {
            Value::Hash(hash) => {
                let found = values.iter().filter_map(|key| hash.get(key));
                let found = found.filter(|value| !matches!(value, Value::Undef));
                Ok(Value::array(found.cloned()))
            }
            Value::Array(elements) => {
                self.access_array(program, left_id, key_ids, elements, &flatten(values))
            }
            Value::String(text) => self
                .access_string(program, left_id, key_ids, text, &flatten(values))
                .map_err(|signal| match self.lower_case_reference(program, left_id) {
                    Some(advice) => {
                        let about = Place::new(program.ast.source(), program.ast[left_id].span);
                        signal.about(about).with_hint(advice)
                    }
                    None => signal,
                }),
            Value::Type(of) => {
                let made = self.access_type(program, id, left_id, key_ids, of, &values)?;
                self.note_written_type(program, id, left_id, &made);
                Ok(made)
            }
            Value::Binary(binary) => {
                let keys = flatten(values);
                let (start, len) =
                    self.slice_bounds(program, left_id, key_ids, binary.bytes().len(), &keys)?;
                let bytes = binary.bytes().get(start..start + len).unwrap_or_default();
                Ok(Value::Binary(Arc::new(
                    marotte_scalars::binary::Binary::new(bytes.to_vec()),
                )))
            }
            other => self.access_other(program, left_id, other, &values),
        }
    }

    /// What an access reads by keys that are texts of what lies ready.
    #[inline(never)]
    fn access_by_texts(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
    ) -> Option<Value> {
        let mut room = std::mem::take(&mut self.scratch);
        let found = self.reach_by_texts(program, id, &mut room);
        let found = found.map(|found| taken_out(program, left, found));
        if room.capacity() <= MOST_SCRATCH {
            self.scratch = room;
        }
        found
    }

    fn access_other(
        &mut self,
        program: &Arc<Program>,
        left_id: ExprId,
        left: &Value,
        _keys: &[Value],
    ) -> EvalResult<Value> {
        let issue = EvaluationIssue::OperatorNotApplicable {
            operator: "[]",
            left: label(left).into(),
        };
        let advice = self.missing_key(program, left_id);
        Err(self.fail(program, left_id, issue).with_advice(advice))
    }

    fn access_array(
        &mut self,
        program: &Arc<Program>,
        left_id: ExprId,
        key_ids: &[ExprId],
        elements: &Array,
        keys: &[Value],
    ) -> EvalResult<Value> {
        let key_id = |place: usize| key_ids.get(place).copied().unwrap_or(left_id);
        let number = |this: &mut Self, place: usize| {
            let number = this.coerce_numeric(program, key_id(place), keys[place].clone());
            number.map_err(|signal| signal.with_hint("elements of an array are counted from 0"))
        };
        let index = |this: &Self, place: usize, key: &Value| match key {
            Value::Integer(index) => Ok(*index),
            other => Err(this.bad_key(program, key_id(place), "Array", other)),
        };
        match keys.len() {
            1 => {
                let key = number(self, 0)?;
                Ok(element(elements, index(self, 0, &key)?))
            }
            2 => {
                // Both are made numbers before either has to be an integer.
                let (first, second) = (number(self, 0)?, number(self, 1)?);
                let (first, second) = (index(self, 0, &first)?, index(self, 1, &second)?);
                let slice = slice_range(elements.len(), first, second)?;
                Ok(Value::array(elements[slice].iter().cloned()))
            }
            actual => {
                let issue = EvaluationIssue::BadArraySliceArity { actual };
                Err(self.fail(program, left_id, issue))
            }
        }
    }

    /// `package['vim']`: a reference without its capital.
    #[cold]
    fn lower_case_reference(&self, program: &Program, left_id: ExprId) -> Option<String> {
        let ExprKind::Name(name) = program.ast[left_id].kind else {
            return None;
        };
        let name = program.ast.text(name);
        let is_type = marotte_resources::resource_type(name).is_some()
            || self.catalog.defines_by_name.contains_key(name)
            || name == "class";
        is_type.then(|| {
            let reference = crate::types::capitalized(name);
            format!("a reference begins with a capital: {reference}[…]")
        })
    }

    fn access_string(
        &mut self,
        program: &Arc<Program>,
        left_id: ExprId,
        key_ids: &[ExprId],
        text: &str,
        keys: &[Value],
    ) -> EvalResult<Value> {
        let count = if text.is_ascii() {
            text.len()
        } else {
            text.chars().count()
        };
        let (start, len) = self.slice_bounds(program, left_id, key_ids, count, keys)?;
        if text.is_ascii() {
            return Ok(Value::from(&text[start..start + len]));
        }
        Ok(Value::from(
            text.chars().skip(start).take(len).collect::<String>(),
        ))
    }

    /// The start and length of a slice of something that has `count` parts; inside of it.
    fn slice_bounds(
        &mut self,
        program: &Arc<Program>,
        left_id: ExprId,
        key_ids: &[ExprId],
        count: usize,
        keys: &[Value],
    ) -> EvalResult<(usize, usize)> {
        let mut numbers = Vec::with_capacity(2);
        if !(1..=2).contains(&keys.len()) {
            let issue = EvaluationIssue::BadStringSliceArity { actual: keys.len() };
            return Err(self.fail(program, left_id, issue));
        }
        for (place, key) in keys.iter().enumerate() {
            let key_id = key_ids.get(place).copied().unwrap_or(left_id);
            numbers.push(match key {
                Value::Integer(number) => *number,
                Value::String(text) => match to_n(text) {
                    Some(Number::Integer(number)) => number,
                    Some(Number::Float(number)) => {
                        return Err(self.bad_string_key(program, key_id, &Value::Float(number)));
                    }
                    _ => return Err(self.bad_string_key(program, key_id, key)),
                },
                other => return Err(self.bad_string_key(program, key_id, other)),
            });
        }
        let range = match numbers.as_slice() {
            [at] => {
                let at = if *at < 0 { at + count as i64 } else { *at };
                match usize::try_from(at) {
                    Ok(at) if at < count => at..at + 1,
                    _ => 0..0,
                }
            }
            [first, second, ..] => slice_range(count, *first, *second)?,
            [] => 0..0,
        };
        Ok((range.start, range.len()))
    }

    fn bad_string_key(&self, program: &Arc<Program>, key_id: ExprId, key: &Value) -> Signal {
        let actual = key.infer().generalize().to_string().into();
        self.fail(
            program,
            key_id,
            EvaluationIssue::BadStringSliceKeyType { actual },
        )
    }

    fn bad_key(&self, program: &Arc<Program>, key_id: ExprId, left: &str, key: &Value) -> Signal {
        let issue = EvaluationIssue::BadSliceKeyType {
            left: left.into(),
            actual: bad_key_name(key).into(),
            expected: "Integer".into(),
        };
        self.fail(program, key_id, issue)
    }

    fn access_type(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left_id: ExprId,
        key_ids: &[ExprId],
        of: &Type,
        keys: &[Value],
    ) -> EvalResult<Value> {
        // `Resource[File['a']]` is `File['a']`.
        if let (Type::Resource(resource), [Value::Type(Type::Resource(key))]) = (of, keys)
            && resource.type_name.is_none()
        {
            return Ok(Value::Type(Type::Resource(key.clone())));
        }
        let is_itself = keys.is_empty() && program.dialect().is_evaluator4();
        if !is_itself && let Some(result) = self.access_parameters(program, id, of, keys) {
            return result;
        }
        forget_unanswered();
        let made = parameterize(of, keys, program.dialect());
        // Only whether a member of a Struct can be left out is asked when the type is made.
        if let (Some(reason), Type::Struct(_)) = (unanswered(), of) {
            return Err(Signal::during(reason.into_issue()));
        }
        if let (Ok(made), Type::Resource(_)) = (&made, of) {
            self.note_unknown_types(made)?;
        }
        made.map_err(|error| match error {
            AccessError::Issue(blame, issue) => {
                let at = match blame {
                    Blame::Expression => Some(id),
                    Blame::Left => Some(left_id),
                    Blame::Key(index) => key_ids.get(index).copied(),
                };
                match at {
                    Some(at) => self.fail(program, at, *issue),
                    None => {
                        let failed = Self::diagnostic(program, id, *issue);
                        Signal::placed(failed.told(Told::Nothing))
                    }
                }
            }
            AccessError::Argument(error) => Signal::during(error.into_issue()),
        })
    }
}

impl Evaluator {
    /// `File['/a']['mode']`: the attributes of a resource.
    fn access_parameters(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        of: &Type,
        keys: &[Value],
    ) -> Option<EvalResult<Value>> {
        let (type_name, title) = match of {
            Type::Resource(resource) => (resource.type_name.clone()?, resource.title.clone()?),
            Type::Class(name) => ("Class".into(), name.clone()?),
            _ => return None,
        };
        let several = keys.len() > 1 || matches!(keys.first(), Some(Value::Array(_)));
        let keys = flatten(keys.to_vec());
        let Some(resource) = self.catalog.find(&type_name, &title) else {
            let issue = EvaluationIssue::UnknownResource {
                type_name: type_name.as_str().into(),
                title: title.as_str().into(),
            };
            return Some(Err(self.fail(program, id, issue)));
        };
        let mut values = Array::new();
        for key in keys.iter().filter(|key| !matches!(key, Value::Undef)) {
            let name = key.as_str().unwrap_or_default();
            if key.as_str().is_none() || !self.is_parameter(resource, name) {
                let issue = EvaluationIssue::UnknownResourceParameter {
                    type_name: type_name.as_str().into(),
                    title: title.as_str().into(),
                    name: crate::ruby_to_s(key).into(),
                };
                return Some(Err(self.fail(program, id, issue)));
            }
            if let Some(issue) = self.hidden_attribute(resource, name) {
                return Some(Err(self.fail(program, id, issue)));
            }
            match self.parameter_value(resource, name) {
                Ok(value) => values.push(value),
                Err(signal) => return Some(Err(signal)),
            }
        }
        Some(Ok(if several {
            Value::Array(values)
        } else {
            values.first().cloned().unwrap_or_default()
        }))
    }
}

/// The part of something with `count` parts that two keys name: a start and a length, or, if
/// negative, an end counted from behind. As the reference has it, with a length of 64 bits.
fn slice_range(count: usize, first: i64, second: i64) -> EvalResult<std::ops::Range<usize>> {
    let (total, first, second) = (count as i128, i128::from(first), i128::from(second));
    let mut start = if first < 0 { total + first } else { first };
    let mut len = match second < 0 {
        true => total - start + second + 1,
        false => second,
    };
    if start < 0 {
        len += start;
        start = 0;
    }
    if i64::try_from(len).is_err() {
        let number = len.to_string().into();
        return Err(Signal::during(EvaluationIssue::IndexTooLarge { number }));
    }
    if start > total || len <= 0 {
        return Ok(0..0);
    }
    let start = start as usize;
    Ok(start..start + (len.min(total) as usize).min(count - start))
}

/// Arrays in keys are unfolded, however deep.
fn flatten(values: Vec<Value>) -> Vec<Value> {
    if values.iter().any(|value| matches!(value, Value::Array(_))) {
        marotte_pcore::flatten(values)
    } else {
        values
    }
}

/// A copy of what is found in a value. Of a constant, whoever asks gets one of his own.
#[inline]
fn taken_out(program: &Program, left: ExprId, found: &Value) -> Value {
    match found {
        Value::Array(_) | Value::Hash(_) if is_of_constant(program, left) => found.anew(),
        found => found.clone(),
    }
}

/// Whether an expression is a constant or something in one.
fn is_of_constant(program: &Program, mut id: ExprId) -> bool {
    while let ExprKind::Access { left, .. } = program.ast[id].kind {
        id = left;
    }
    program.constant(id).is_some()
}

/// The element at an index; negative ones count from the end.
fn element(elements: &Array, index: i64) -> Value {
    place(elements, index).cloned().unwrap_or_default()
}

/// Where an element of an array is; negative indexes count from behind.
#[inline]
pub(super) fn place(elements: &Array, index: i64) -> Option<&Value> {
    let index = match index < 0 {
        true => index + elements.len() as i64,
        false => index,
    };
    elements.get(usize::try_from(index).ok()?)
}

/// What a message calls a key that is no index.
fn bad_key_name(key: &Value) -> String {
    match key {
        Value::Undef => "Undef".to_owned(),
        Value::Default => "Default".to_owned(),
        other => other.infer().generalize().to_string(),
    }
}
