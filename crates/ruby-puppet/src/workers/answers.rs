//! What a compilation answers to a worker.

use std::sync::Arc;

use marotte_diagnostics::RubyIssue;
use marotte_eval::catalog::Resource;
use marotte_eval::{Context, EvalResult, Evaluator, LogEntry, Signal, VariableRead};
use marotte_pcore::{Str, Value};
use serde_json::{Map, Value as Json};

use super::block;
use super::values::from_message;
use crate::api::logging::level_of;
use crate::sources::Sources;
use crate::state::with_shared;

/// What a worker asks for.
struct Question<'a> {
    arguments: &'a [Json],
    block: Option<&'a Json>,
}

fn not_understood() -> Signal {
    Signal::bare(RubyIssue::WorkerFailed {
        why: "its question is not understood".into(),
    })
}

impl Question<'_> {
    fn value(&self, index: usize) -> EvalResult<Value> {
        let argument = self.arguments.get(index).unwrap_or(&Json::Null);
        from_message(argument).map_err(|_| not_understood())
    }

    fn text(&self, index: usize) -> EvalResult<Str> {
        let argument = self.arguments.get(index).and_then(Json::as_str);
        argument.map(Str::from).ok_or_else(not_understood)
    }

    fn values(&self, index: usize) -> EvalResult<Vec<Value>> {
        match self.value(index)? {
            Value::Array(values) => Ok(values.to_vec()),
            _ => Err(not_understood()),
        }
    }

    fn number(&self, index: usize) -> EvalResult<usize> {
        let number = self.arguments.get(index).and_then(Json::as_u64);
        let number = number.and_then(|number| usize::try_from(number).ok());
        number.ok_or_else(not_understood)
    }

    /// The place of the code that the first argument means.
    fn place(&self, evaluator: &mut Evaluator) -> EvalResult<Context> {
        if self.arguments.first().and_then(Json::as_str) == Some("global") {
            return Ok(evaluator.global_context());
        }
        let number = self.number(0)?;
        let place = with_shared(evaluator, |shared| {
            shared.session.places.get(number).copied()
        });
        place.ok_or_else(not_understood)
    }
}

/// The answer to a question.
pub(super) fn answer(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    message: &Map<String, Json>,
) -> EvalResult<Value> {
    let arguments = message.get("arguments").and_then(Json::as_array);
    let question = Question {
        arguments: arguments.map(Vec::as_slice).unwrap_or_default(),
        block: message.get("proc"),
    };
    match message
        .get("ask")
        .and_then(Json::as_str)
        .unwrap_or_default()
    {
        "read" => read(evaluator, &question),
        "has" => {
            let (place, name) = (question.place(evaluator)?, question.text(1)?);
            let found = evaluator.in_context(place, |evaluator| evaluator.lookup(&name));
            Ok(found.is_some_and(|value| value != Value::Undef).into())
        }
        "variables" => variables(evaluator, &question),
        "set" => {
            let (place, name) = (question.place(evaluator)?, question.text(1)?);
            let value = question.value(2)?;
            let set = |evaluator: &mut Evaluator| evaluator.set_named(name, value);
            Ok(evaluator.in_context(place, set).into())
        }
        "call_function" => call_function(evaluator, sources, &question),
        "call_block" => {
            let number = question.number(0)?;
            let arguments = question.values(1)?;
            let block = with_shared(evaluator, |shared| {
                shared.session.blocks.get(number).cloned()
            });
            let block = block.ok_or_else(not_understood)?;
            evaluator.call_block(&block, arguments)
        }
        "function?" => {
            let name = question.text(0)?;
            Ok(evaluator.find_function(&name)?.is_some().into())
        }
        "classes" => Ok(texts(evaluator.evaluated_classes().to_vec())),
        "tags" => Ok(texts(evaluator.catalog_tags())),
        "find_resource" => {
            let (of, title) = (question.text(0)?, question.text(1)?);
            let found = evaluator.find_resource(&of, &title);
            Ok(found.map_or(Value::Undef, |found| described(evaluator, found)))
        }
        "running_resource" => {
            let place = question.place(evaluator)?;
            Ok(evaluator.in_context(place, |evaluator| {
                let found = evaluator.running_resource();
                found.map_or(Value::Undef, |found| described(evaluator, found))
            }))
        }
        "log" => {
            let (level, text) = (question.text(0)?, question.text(1)?);
            if let Some(level) = level_of(&level) {
                evaluator.logs.push(LogEntry::text(level, text.as_str()));
            }
            Ok(Value::Undef)
        }
        "context" => context(evaluator, sources, &question),
        _ => Err(not_understood()),
    }
}

fn texts(names: Vec<Str>) -> Value {
    Value::array(names.into_iter().map(Value::String))
}

/// `[value]` of a variable, or `[undef, reason]`.
fn read(evaluator: &mut Evaluator, question: &Question<'_>) -> EvalResult<Value> {
    let (place, name) = (question.place(evaluator)?, question.text(1)?);
    let found = evaluator.in_context(place, |evaluator| evaluator.read_variable(&name))?;
    Ok(match found {
        VariableRead::Found(value) => Value::array([value]),
        VariableRead::Missing(name, reason) => Value::array([
            Value::Undef,
            Value::String(reason.into()),
            Value::String(name),
        ]),
    })
}

fn variables(evaluator: &mut Evaluator, question: &Question<'_>) -> EvalResult<Value> {
    let place = question.place(evaluator)?;
    let with_undef = question.value(1)? == Value::Boolean(true);
    let found = evaluator.in_context(place, |evaluator| {
        let found = evaluator.visible_variables().into_iter();
        let found = found.filter(|(_, value)| with_undef || *value != Value::Undef);
        let found = found.map(|(name, value)| (Value::String(name), value));
        found.collect::<Vec<_>>()
    });
    Ok(Value::hash(found))
}

fn call_function(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    question: &Question<'_>,
) -> EvalResult<Value> {
    let (place, name) = (question.place(evaluator)?, question.text(1)?);
    let arguments = question.values(2)?;
    let block = block::of_message(question.block, sources);
    // What such a call declares is where Puppet's code called Ruby's.
    let around = evaluator.call_places().next_back().unwrap_or_default();
    evaluator.in_context(place, |evaluator| {
        evaluator.call_by_name(&name, arguments, block, &around)
    })
}

/// What the context of a function for data does.
fn context(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    question: &Question<'_>,
) -> EvalResult<Value> {
    let number = question.number(0)?;
    let (method, arguments) = (question.text(1)?, question.values(2)?);
    let context = with_shared(evaluator, |shared| {
        shared.session.contexts.get(number).cloned()
    });
    let context = context.ok_or_else(not_understood)?;
    let block = block::of_message(question.block, sources);
    let data = evaluator.outside().data.clone();
    data.lookup_context_method(evaluator, &context, &method, arguments, block)
}

/// `[type, title, parameters, file, line]` of a resource.
fn described(evaluator: &Evaluator, resource: &Resource) -> Value {
    let parameters = resource.parameters.iter().map(|parameter| {
        let name = Value::String(parameter.name.clone());
        (name, parameter.value.clone())
    });
    let (file, line) = evaluator.location_of(resource);
    Value::array([
        Value::String(resource.type_name.clone()),
        Value::String(resource.title.clone()),
        Value::hash(parameters),
        file.map_or(Value::Undef, Value::String),
        line.map_or(Value::Undef, |line| Value::Integer(line.into())),
    ])
}
