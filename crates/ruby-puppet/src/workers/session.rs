//! A conversation with a worker.

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, RubyIssue};
use marotte_eval::{Block, Context, EvalResult, Evaluator, Signal};
use marotte_pcore::{Lambda, Object, Str, Type, Value};
use serde_json::{Map, Value as Json, json};

use super::values::{from_message, to_json};
use super::{Worker, answers};
use crate::errors::leaves;
use crate::sources::Sources;
use crate::state::with_shared;

/// The worker of a compilation, and what it may speak of.
#[derive(Default)]
pub(crate) struct Session {
    /// Nothing before the first call, and after something went wrong.
    worker: Option<Box<dyn Worker>>,
    /// Calls inside of calls.
    depth: usize,
    /// Places of the code.
    pub(super) places: Vec<Context>,
    /// Blocks of Puppet's code.
    pub(super) blocks: Vec<Block>,
    /// Contexts of functions for data.
    pub(super) contexts: Vec<Arc<Object>>,
    /// Errors of the compilation on their way through code of the other side.
    pub(super) passing: Vec<Option<Signal>>,
    /// How the last call ended that ended with an error.
    pub(super) raised: Option<Raised>,
    /// Why there is no worker, as far as that was found out.
    why_none: Option<Str>,
    /// Files of which it was said that they are run there.
    pub(super) told: Vec<Str>,
}

/// An error of the other side.
pub(super) struct Raised {
    /// Whether `rescue` without a class catches it.
    pub(super) is_standard: bool,
    /// The file and line of the code of modules that raised it.
    pub(super) place: Option<(Str, u32)>,
}

/// What goes wrong with a worker itself.
fn broken(why: &str) -> Signal {
    Signal::bare(RubyIssue::WorkerFailed { why: why.into() })
}

/// Whether a worker can be had, or why not.
pub(crate) fn is_possible(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
) -> Result<(), Str> {
    if with_shared(evaluator, |shared| shared.session.worker.is_some()) {
        return Ok(());
    }
    if let Some(why) = with_shared(evaluator, |shared| shared.session.why_none.clone()) {
        return Err(why);
    }
    let started = start(evaluator, sources);
    if let Err(why) = &started {
        with_shared(evaluator, |shared| {
            shared.session.worker = None;
            shared.session.why_none = Some(why.clone());
        });
    }
    started
}

fn start(evaluator: &mut Evaluator, sources: &Arc<dyn Sources>) -> Result<(), Str> {
    let workers = sources.workers().ok_or("no real Ruby may run it")?;
    let worker = workers.take()?;
    let is_new = worker.is_new();
    with_shared(evaluator, |shared| shared.session.worker = Some(worker));
    let begun = begin(evaluator, sources, is_new);
    begun.map_err(|signal| format!("no real Ruby can run it: {}", signal.message()).into())
}

/// Tells a worker where it is: a new one the environment, all the node.
fn begin(evaluator: &mut Evaluator, sources: &Arc<dyn Sources>, is_new: bool) -> EvalResult<()> {
    if is_new {
        let options = environment(evaluator, sources);
        converse(evaluator, sources, &json!({"open": options}))?;
    }
    let facts = evaluator.lookup("facts").unwrap_or_default();
    let trusted = evaluator.lookup("trusted").unwrap_or_default();
    let node = match &trusted {
        Value::Hash(trusted) => trusted.get_str("certname").and_then(Value::as_str),
        _ => None,
    };
    let facts = to_json(&facts, &mut Vec::new());
    let options = json!({
        "node": node.unwrap_or("node"),
        "facts": if facts.is_object() { facts } else { json!({}) },
    });
    converse(evaluator, sources, &json!({"begin": options}))?;
    Ok(())
}

fn environment(evaluator: &mut Evaluator, sources: &Arc<dyn Sources>) -> Json {
    let libraries = sources.libraries();
    let mut folders: Vec<&str> = Vec::new();
    // The first is the environment's own.
    for library in libraries.iter().skip(1) {
        let module = library.strip_suffix("/lib").unwrap_or(library);
        if let Some((folder, _)) = module.rsplit_once('/')
            && !folders.contains(&folder)
        {
            folders.push(folder);
        }
    }
    let mut settings = Map::new();
    if let Some(known) = evaluator.outside().loader.settings() {
        for (name, value) in known.iter() {
            if !matches!(value, Value::Undef | Value::Hash(_)) {
                settings.insert(name.to_string(), to_json(value, &mut Vec::new()));
            }
        }
    }
    let strict = match evaluator.settings.language.strict {
        marotte_eval::Strict::Off => "off",
        marotte_eval::Strict::Warning => "warning",
        marotte_eval::Strict::Error => "error",
    };
    settings.insert("strict".to_owned(), json!(strict));
    json!({
        "environment": evaluator.outside().loader.environment_name().as_str(),
        "modulepath": folders,
        "libraries": libraries.iter().map(Str::as_str).collect::<Vec<_>>(),
        "settings": settings,
    })
}

/// Has something run by the worker of the compilation. The arguments and the block are put in.
pub(crate) fn call(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    name: &str,
    mut message: Json,
    arguments: &[Value],
    block: Option<Block>,
) -> EvalResult<Value> {
    is_possible(evaluator, sources).map_err(|why| broken(&why))?;
    let place = evaluator.context();
    with_shared(evaluator, |shared| {
        let session = &mut shared.session;
        session.depth += 1;
        session.places.push(place);
        message["scope"] = json!(session.places.len() - 1);
        let arguments = arguments.iter();
        let arguments = arguments.map(|value| to_json(value, &mut session.contexts));
        message["arguments"] = arguments.collect();
        if let Some(block) = block {
            let of = Type::Callable(Some(block.callable_type())).to_string();
            session.blocks.push(block);
            message["block"] = json!({"number": session.blocks.len() - 1, "type": of});
        }
    });
    let result = converse(evaluator, sources, &json!({name: message}));
    with_shared(evaluator, |shared| {
        let session = &mut shared.session;
        session.depth -= 1;
        if session.depth == 0 {
            session.places.clear();
            session.blocks.clear();
            session.contexts.clear();
            session.passing.clear();
        }
    });
    result
}

/// Sends a message and answers what the worker asks for until it has the result.
fn converse(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    message: &Json,
) -> EvalResult<Value> {
    let is_outermost = with_shared(evaluator, |shared| shared.session.depth <= 1);
    with_worker(evaluator, |worker| {
        worker.set_working(true);
        worker.send(&message.to_string())
    })?;
    loop {
        let received = with_worker(evaluator, |worker| worker.receive())?;
        let Ok(Json::Object(message)) = serde_json::from_str(&received) else {
            return Err(give_up(evaluator, "its answer is not understood"));
        };
        if let Some(value) = message.get("return") {
            if is_outermost {
                with_worker(evaluator, |worker| {
                    worker.set_working(false);
                    Ok(())
                })?;
            }
            return from_message(value).map_err(|why| broken(&why));
        }
        if let Some(raised) = message.get("raise") {
            if is_outermost {
                with_worker(evaluator, |worker| {
                    worker.set_working(false);
                    Ok(())
                })?;
            }
            return Err(raised_signal(evaluator, raised));
        }
        if !message.contains_key("ask") {
            return Err(give_up(evaluator, "its answer is not understood"));
        }
        let answer = match answers::answer(evaluator, sources, &message) {
            Ok(value) => {
                let value = with_shared(evaluator, |shared| {
                    to_json(&value, &mut shared.session.contexts)
                });
                json!({"answer": value})
            }
            Err(signal) => {
                let leaves = leaves(&signal);
                let text = if leaves {
                    String::new()
                } else {
                    signal.message()
                };
                let number = with_shared(evaluator, |shared| {
                    shared.session.passing.push(Some(signal));
                    shared.session.passing.len() - 1
                });
                json!({"fail": {"message": text, "number": number, "leaves": leaves}})
            }
        };
        with_worker(evaluator, |worker| worker.send(&answer.to_string()))?;
    }
}

/// Does something with the worker; if that fails, nobody uses it again.
fn with_worker<T>(
    evaluator: &mut Evaluator,
    run: impl FnOnce(&mut dyn Worker) -> Result<T, Str>,
) -> EvalResult<T> {
    let done = with_shared(evaluator, |shared| match &mut shared.session.worker {
        Some(worker) => run(&mut **worker),
        None => Err("it has ended".into()),
    });
    done.map_err(|why| give_up(evaluator, &why))
}

fn give_up(evaluator: &mut Evaluator, why: &str) -> Signal {
    with_shared(evaluator, |shared| shared.session.worker = None);
    broken(why)
}

/// An error of the other side. One of the compilation that went through is itself again.
fn raised_signal(evaluator: &mut Evaluator, raised: &Json) -> Signal {
    let text = |name: &str| raised.get(name).and_then(Json::as_str);
    let is = |name: &str| raised.get(name).and_then(Json::as_bool) == Some(true);
    let line = raised.get("line").and_then(Json::as_u64);
    let line = line.and_then(|line| u32::try_from(line).ok());
    let place = text("file").map(|file| (Str::from(file), line.unwrap_or(1)));
    let is_standard = is("standard");
    with_shared(evaluator, |shared| {
        shared.session.raised = Some(Raised { is_standard, place });
    });
    let own = raised.get("number").and_then(Json::as_u64);
    let own = own.and_then(|number| usize::try_from(number).ok());
    let own = own.and_then(|number| {
        with_shared(evaluator, |shared| {
            shared.session.passing.get_mut(number)?.take()
        })
    });
    if let Some(own) = own {
        return own;
    }
    let message = text("message").unwrap_or("an error without a message");
    let issue = EvaluationIssue::RuntimeError {
        message: message.into(),
    };
    match is_standard && !is("bare") {
        true => Signal::during(issue),
        false => Signal::bare(issue),
    }
}
