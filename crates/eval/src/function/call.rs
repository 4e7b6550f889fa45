//! What a function can do besides computing: log, call blocks and other functions, look around.

use marotte_pcore::{Str, Value};

use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Place, Signal, SignalKind};
use crate::{Level, Strict};

/// A call in progress.
pub struct Call<'a> {
    /// The evaluator that calls.
    pub evaluator: &'a mut Evaluator,
    /// The name of the function.
    pub name: &'static str,
    /// Where the call is written.
    pub place: Place,
    /// Whether the value comes from a `return` in code that the function ran: it need not be of
    /// the type that the function declares.
    pub returned: bool,
}

impl Call<'_> {
    /// Calls a block. `next` in it gives its value; `break` and `return` go on as errors do.
    #[inline]
    pub fn call_block(
        &mut self,
        block: &Block,
        arguments: impl IntoIterator<Item = Value>,
    ) -> EvalResult<Value> {
        self.evaluator.call_block(block, arguments)
    }

    /// Runs an iteration; `break` in it ends it early.
    pub fn until_break(&mut self, run: impl FnOnce(&mut Self) -> EvalResult<()>) -> EvalResult<()> {
        match run(self) {
            Err(Signal(kind)) if matches!(*kind, SignalKind::Break(_)) => Ok(()),
            other => other,
        }
    }

    /// Calls another function by its name.
    pub fn call_function(
        &mut self,
        name: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
    ) -> EvalResult<Value> {
        self.evaluator
            .call_by_name(name, arguments, block, &self.place)
    }

    /// Logs a message.
    pub fn log(&mut self, level: Level, message: impl Into<String>) {
        self.evaluator.log(level, message);
    }

    /// Warns of something once in a compilation, whatever else has the same key. A deprecation
    /// tells where, if it knows.
    pub fn warn_once(&mut self, key: impl Into<Str>, message: &str, place: Option<&Place>) {
        if !self.evaluator.warned.insert(key.into()) {
            return;
        }
        let place =
            place.and_then(|place| Some((place.file().unwrap_or("unknown"), place.line()?)));
        let message = match place {
            Some((file, line)) => format!("{message}\n   (file: {file}, line: {line})"),
            None => format!("{message}\n   (file & line not available)"),
        };
        self.log(Level::Warning, message);
    }

    /// The outside.
    pub fn outside(&self) -> &crate::Outside {
        &self.evaluator.outside
    }

    /// How strict the language is.
    pub fn strict(&self) -> Strict {
        self.evaluator.settings.language.strict
    }
}
