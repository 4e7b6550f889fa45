//! The Ruby of an environment's modules, for the evaluator.

use std::sync::Arc;

use marotte_eval::function::AnyFunction;
use marotte_eval::{EvalResult, Evaluator, ScriptFunction, ScriptTemplate, Scripts};
use marotte_pcore::Value;

use crate::sources::Sources;
use crate::{functions, template};

/// Runs what modules have in Ruby.
pub struct Modules {
    sources: Arc<dyn Sources>,
}

impl Modules {
    /// The Ruby that these files have.
    pub fn new(sources: Arc<dyn Sources>) -> Self {
        Self { sources }
    }
}

impl Scripts for Modules {
    fn function(
        &self,
        evaluator: &mut Evaluator,
        file: &ScriptFunction,
    ) -> EvalResult<AnyFunction> {
        functions::load(evaluator, &self.sources, file)
    }

    fn render(&self, evaluator: &mut Evaluator, template: &ScriptTemplate) -> EvalResult<Value> {
        template::render(evaluator, &self.sources, template)
    }
}
