//! Lookups that remember where they found what code asked for.
//!
//! They stand in the place of a compilation's lookups when somebody asks where values come from, so that
//! nobody else pays for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use marotte_eval::{
    Block, DataLayers, DataProvider, EvalResult, Evaluator, LookupRequest, LookupRun,
};
use marotte_pcore::{Object, Str, Value};

use crate::explain::Explainer;
use crate::lookups::Lookups;
use crate::provider::lock;

/// The lookups of a compilation, with a memory of where each key was found.
pub struct RecordedLookups {
    lookups: Arc<Lookups>,
    found: Mutex<HashMap<Str, Vec<Str>>>,
}

impl RecordedLookups {
    /// Those of a compilation that begins.
    pub fn new(lookups: Arc<Lookups>) -> Self {
        let found = Mutex::default();
        Self { lookups, found }
    }

    /// The files that had a key, or the names of levels that have no files.
    pub fn found_in(&self, key: &str) -> Vec<Str> {
        lock(&self.found).get(key).cloned().unwrap_or_default()
    }

    /// Records what a lookup does. One within another is a part of that.
    fn record<T>(&self, run: impl FnOnce() -> T) -> T {
        {
            let mut state = self.lookups.state();
            if state.explainer.is_some() {
                drop(state);
                return run();
            }
            state.explainer = Some(Explainer::new());
        }
        let result = run();
        let recorded = self.lookups.state().explainer.take();
        let mut found = lock(&self.found);
        for (key, place) in recorded.iter().flat_map(Explainer::found_in) {
            let places = found.entry(key).or_default();
            if !places.contains(&place) {
                places.push(place);
            }
        }
        result
    }
}

impl DataProvider for RecordedLookups {
    fn automatic_lookup(
        &self,
        evaluator: &mut Evaluator,
        key: &str,
        layers: DataLayers,
        run: &mut LookupRun,
    ) -> EvalResult<Option<Value>> {
        self.record(|| self.lookups.automatic_lookup(evaluator, key, layers, run))
    }

    fn lookup(&self, evaluator: &mut Evaluator, request: LookupRequest) -> EvalResult<Value> {
        self.record(|| self.lookups.lookup(evaluator, request))
    }

    fn lookup_context_method(
        &self,
        evaluator: &mut Evaluator,
        context: &Arc<Object>,
        method: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
    ) -> EvalResult<Value> {
        let lookups = &self.lookups;
        lookups.lookup_context_method(evaluator, context, method, arguments, block)
    }
}
