//! A block of the other side that Puppet's code calls.

use std::sync::Arc;

use marotte_eval::{Block, Closure, EvalResult, Evaluator, MadeBlock};
use marotte_pcore::types::{CallableType, IntegerRange, TupleType};
use marotte_pcore::{Str, Type, Value};
use serde_json::{Value as Json, json};

use super::session::call;
use crate::sources::Sources;

struct WorkerBlock {
    number: u64,
    names: Vec<Str>,
    sources: Arc<dyn Sources>,
}

/// The block that a message speaks of, if it does.
pub(super) fn of_message(told: Option<&Json>, sources: &Arc<dyn Sources>) -> Option<Block> {
    let number = told?.get("number")?.as_u64()?;
    let arity = told?.get("arity")?.as_i64()?;
    let (min, max) = match arity {
        arity if arity < 0 => (-(arity + 1), None),
        arity => (arity, Some(arity)),
    };
    let count = usize::try_from(max.unwrap_or(min)).unwrap_or(0).min(100);
    let callable = CallableType {
        parameters: Some(TupleType {
            types: vec![Type::Any; count.max(1)],
            size: Some(IntegerRange {
                min: Some(min),
                max,
            }),
        }),
        block: None,
        return_type: None,
    };
    let block = WorkerBlock {
        number,
        names: (0..count)
            .map(|number| format!("p{number}").into())
            .collect(),
        sources: Arc::clone(sources),
    };
    Some(Closure::made(Arc::new(block), Arc::new(callable)))
}

impl MadeBlock for WorkerBlock {
    fn parameter_names(&self) -> Vec<Str> {
        self.names.clone()
    }

    fn call(&self, evaluator: &mut Evaluator, arguments: Vec<Value>) -> EvalResult<Value> {
        let message = json!({"number": self.number});
        call(evaluator, &self.sources, "proc", message, &arguments, None)
    }
}
