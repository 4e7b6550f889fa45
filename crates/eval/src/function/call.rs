//! What a function can do besides computing: log, call blocks and other functions, look around.

use marotte_diagnostics::{self as diagnostics, Diagnostic, FunctionIssue, Severity, Told};
use marotte_pcore::{Str, Value};

use crate::call_site::CallSite;
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
    pub(crate) site: CallSite,
    /// Whether the value comes from a `return` in code that the function ran: it need not be of
    /// the type that the function declares.
    pub returned: bool,
}

impl<'a> Call<'a> {
    /// A call that is written at a place, if anywhere.
    pub fn new(evaluator: &'a mut Evaluator, name: &'static str, place: Place) -> Self {
        Self {
            evaluator,
            name,
            site: CallSite::At(place),
            returned: false,
        }
    }
}

impl Call<'_> {
    /// Where the call is written.
    pub fn place(&self) -> Place {
        self.evaluator.place_of(&self.site)
    }

    /// Calls a block. `next` in it gives its value; `break` and `return` go on as errors do.
    #[inline]
    pub fn call_block(
        &mut self,
        block: &Block,
        arguments: impl IntoIterator<Item = Value>,
    ) -> EvalResult<Value> {
        self.evaluator.call_block(block, arguments)
    }

    /// Calls a block that answers whether something holds.
    #[inline]
    pub fn call_test(
        &mut self,
        block: &Block,
        arguments: impl IntoIterator<Item = Value>,
    ) -> EvalResult<bool> {
        let answer = self.evaluator.call_block(block, arguments)?;
        let truth = answer.is_true(self.evaluator.dialect());
        answer.let_go();
        Ok(truth)
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
        let place = self.place();
        self.evaluator.call_by_name(name, arguments, block, &place)
    }

    /// Logs a message.
    pub fn log(&mut self, level: Level, message: impl Into<String>) {
        self.evaluator.log(level, message);
    }

    /// Warns of something once in a compilation, whatever else has the same key. The reference
    /// tells where the call is only of some.
    pub fn warn_once(&mut self, key: impl Into<Str>, issue: FunctionIssue, is_told: bool) {
        let place: diagnostics::Place = (&self.place()).into();
        self.evaluator.deprecate_once(key.into(), || {
            let told = match place.line() {
                Some(line) if is_told => {
                    let file = place.file().unwrap_or("unknown");
                    diagnostics::Place::of_line(file, Some(line))
                }
                _ => diagnostics::Place::Nowhere,
            };
            let found = Diagnostic::without_source(issue.into(), Severity::Deprecation);
            Diagnostic {
                told_at: Some(told),
                ..found.told(Told::Below).about(place)
            }
        });
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
