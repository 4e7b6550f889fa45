//! A function that the interpreter runs as long as it can.

use std::sync::Arc;

use marotte_eval::function::{AnyFunction, MadeCall, MadeFunction};
use marotte_eval::{EvalResult, Evaluator};
use marotte_pcore::{Signature, Value};
use marotte_profile::{What, span};

use super::{WorkerFunction, or_worker};

/// A function that the interpreter runs.
pub(crate) trait Interpreted: MadeFunction {
    /// Runs a call, which stays as it is: somebody else may have to do it.
    fn interpret(&self, evaluator: &mut Evaluator, call: &MadeCall) -> EvalResult<Value>;
}

/// A function with a worker behind it.
pub(crate) struct Guarded {
    pub(crate) inner: Arc<dyn Interpreted>,
    pub(crate) worker: WorkerFunction,
}

impl MadeFunction for Guarded {
    fn name(&self) -> &str {
        self.inner.name()
    }

    fn signatures(&self) -> &[Signature] {
        self.inner.signatures()
    }

    fn legacy_arity(&self) -> Option<i32> {
        self.inner.legacy_arity()
    }

    fn is_raw(&self) -> bool {
        self.inner.is_raw()
    }

    fn stands_for(&self, evaluator: &mut Evaluator) -> EvalResult<Option<AnyFunction>> {
        self.inner.stands_for(evaluator)
    }

    fn native_name(&self) -> Option<&'static str> {
        self.inner.native_name()
    }

    fn is_mismatch(&self, signature: usize) -> bool {
        self.inner.is_mismatch(signature)
    }

    fn result_name(&self, signature: usize) -> &str {
        self.inner.result_name(signature)
    }

    fn call(&self, evaluator: &mut Evaluator, call: MadeCall) -> EvalResult<Value> {
        let _span = span(What::Ruby, &self.worker.file.path);
        or_worker(
            evaluator,
            &self.worker.sources,
            &self.worker.file.path,
            |evaluator| self.inner.interpret(evaluator, &call),
            |evaluator| self.worker.run(evaluator, &call),
        )
    }
}
