//! A function whose file only a real Ruby can load. It looks at its signatures itself.

use std::sync::Arc;

use marotte_eval::function::{MadeCall, MadeFunction};
use marotte_eval::{EvalResult, Evaluator, ScriptFunction, ScriptInterface};
use marotte_pcore::{Signature, Value};
use marotte_profile::{What, span};
use serde_json::json;

use super::session::call;
use crate::sources::Sources;

/// A function that a worker calls.
pub(crate) struct WorkerFunction {
    pub(crate) file: ScriptFunction,
    pub(crate) sources: Arc<dyn Sources>,
}

impl WorkerFunction {
    /// Has it called where the code runs.
    pub(crate) fn run(&self, evaluator: &mut Evaluator, made: &MadeCall) -> EvalResult<Value> {
        let path = self.file.path.as_str();
        let _span = span(What::RealRuby, path);
        let message = json!({
            "name": self.file.name.as_str(),
            "path": path,
            "text": self.sources.text(path).unwrap_or_default().as_str(),
            "legacy": self.file.interface == ScriptInterface::Legacy,
        });
        let workers = self.sources.workers();
        let _measured = workers.map(|workers| workers.measure(path));
        let block = made.block.clone();
        call(
            evaluator,
            &self.sources,
            "function",
            message,
            &made.arguments,
            block,
        )
    }
}

impl MadeFunction for WorkerFunction {
    fn name(&self) -> &str {
        &self.file.name
    }

    fn signatures(&self) -> &[Signature] {
        &[]
    }

    fn is_raw(&self) -> bool {
        true
    }

    fn call(&self, evaluator: &mut Evaluator, call: MadeCall) -> EvalResult<Value> {
        self.run(evaluator, &call)
    }
}
