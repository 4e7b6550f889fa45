//! Our answers to cases, in the form in which the reference's were recorded.
//!
//! One file a kind. All begin with [`front`]: code that fails in lexing, parsing or validation
//! fails alike whatever is asked about it.

mod catalog;
mod epp;
mod eval;
mod front;
mod parse;
mod rich;
mod settings;
mod site;

use std::sync::Arc;

use marotte_diagnostics::Level;
use marotte_diagnostics::SourceFile;
use marotte_syntax::Language;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::run::catch_panic;
use crate::{Case, Kind};

/// An answer: what came out of a case and what was logged on the way.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The id of the case.
    pub id: String,
    /// The fields that the kind of the case has, or why there are none.
    pub outcome: Result<Map<String, Value>, Failure>,
    /// What was logged at level `notice` and above.
    pub logs: Vec<LogLine>,
}

/// Why a case has no result.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The code is bad: the error message.
    Error(String),
    /// We cannot answer this yet.
    Unsupported(String),
    /// We panicked.
    Panic(String),
}

/// One log line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// The level as the reference names it: `err`, `warning`, `notice`, …
    pub level: String,
    /// The text.
    pub message: String,
}

/// What a case led to, before its id is put on it.
type Outcome = (Result<Map<String, Value>, Failure>, Vec<LogLine>);

/// Answers a case. It never panics: a panic in it is a failure of the case.
pub fn answer(case: &Case) -> Answer {
    guarded(&case.id, || match case.kind {
        Kind::Parse => parse::answer(case),
        Kind::Eval => eval::answer(case),
        Kind::Catalog => catalog::answer(case),
        Kind::Epp => epp::answer(case),
    })
}

/// Answers what a `parse` case with this code would, were its file named so.
pub fn parse_named(name: &str, code: &str) -> Answer {
    guarded(name, || parse::named(name, code, &Language::default()))
}

/// Parses and validates a manifest and says whether it is bad.
pub fn front_end_fails(source: &Arc<SourceFile>) -> bool {
    front::check(source, &Language::default()).map_or(true, |front| front.error.is_some())
}

fn guarded(id: &str, work: impl FnOnce() -> Outcome) -> Answer {
    let (outcome, logs) =
        catch_panic(work).unwrap_or_else(|message| (Err(Failure::Panic(message)), Vec::new()));
    Answer {
        id: id.to_owned(),
        outcome,
        logs,
    }
}

impl Answer {
    /// The answer as a line of an answer file.
    pub fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("id".to_owned(), json!(self.id));
        object.insert("ok".to_owned(), json!(self.outcome.is_ok()));
        match &self.outcome {
            Ok(fields) => object.extend(fields.clone()),
            Err(Failure::Error(message)) => {
                object.insert("error".to_owned(), json!(message));
            }
            Err(Failure::Unsupported(what)) => {
                object.insert(
                    "error".to_owned(),
                    json!(format!("not implemented: {what}")),
                );
                object.insert("unsupported".to_owned(), json!(true));
            }
            Err(Failure::Panic(message)) => {
                object.insert("error".to_owned(), json!(format!("panic: {message}")));
                object.insert("panic".to_owned(), json!(true));
            }
        }
        object.insert("logs".to_owned(), json!(self.logs));
        Value::Object(object)
    }
}

impl LogLine {
    fn new(level: Level, message: impl Into<String>) -> Self {
        Self {
            level: level.as_str().to_owned(),
            message: message.into(),
        }
    }
}
