//! Who looks data up.

use std::sync::Arc;

use marotte_diagnostics::LookupIssue;
use marotte_pcore::{Object, Value};

use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::lookup::LookupRequest;
use crate::signal::{EvalResult, Signal};

/// Which layers of data are asked for a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DataLayers {
    /// All of them.
    #[default]
    All,
    /// The global one and that of the environment.
    Outer,
    /// That of the module that the key belongs to.
    Module,
}

/// Lookups one after the other, between which no code runs: what one of them has found out of variables
/// holds for the next. Who looks data up gives each such run a number; it has none before the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LookupRun(pub Option<u64>);

/// Looks data up.
pub trait DataProvider: Send + Sync {
    /// The value that data has for a parameter of a class: `class::parameter`.
    fn automatic_lookup(
        &self,
        _evaluator: &mut Evaluator,
        _key: &str,
        _layers: DataLayers,
        _run: &mut LookupRun,
    ) -> EvalResult<Option<Value>> {
        Ok(None)
    }

    /// The value that data has.
    fn lookup(&self, _evaluator: &mut Evaluator, _request: LookupRequest) -> EvalResult<Value> {
        Err(Signal::during(LookupIssue::NoData))
    }

    /// What a method of a `Puppet::LookupContext` gives.
    fn lookup_context_method(
        &self,
        _evaluator: &mut Evaluator,
        _context: &Arc<Object>,
        _method: &str,
        _arguments: Vec<Value>,
        _block: Option<Block>,
    ) -> EvalResult<Value> {
        Err(Signal::during(LookupIssue::NoData))
    }
}
