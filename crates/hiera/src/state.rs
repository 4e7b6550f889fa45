//! What a compilation remembers about its lookups.

use std::sync::Arc;

use marotte_pcore::{Hash, Object, Str, Value};
use marotte_regex::Regex;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cache::DataFile;
use crate::explain::Explainer;
use crate::layer::Layer;
use crate::provider::FunctionContext;
use crate::source::Stamp;

/// What is asked for, and how.
#[derive(Clone, Default)]
pub(crate) struct Invocation {
    /// Values that count more than the data.
    pub(crate) overrides: Option<Arc<Hash>>,
    /// Values that count if the data has none.
    pub(crate) defaults: Option<Arc<Hash>>,
    /// The module whose layer is asked.
    pub(crate) module: Option<Str>,
    /// The key of the lookup.
    pub(crate) top_key: Str,
    /// Whether only the global layer is asked.
    pub(crate) global_only: bool,
}

/// The options for lookups, by key and by pattern.
pub(crate) struct LookupOptions {
    pub(crate) by_key: Hash,
    pub(crate) by_pattern: Vec<(Arc<Regex>, Value)>,
}

/// What a compilation remembers. What is not asked for yet is `None`.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) global: Option<Option<Arc<Layer>>>,
    pub(crate) environment: Option<Option<Arc<Layer>>>,
    pub(crate) modules: FxHashMap<Str, Option<Arc<Layer>>>,
    pub(crate) global_options: Option<Option<Value>>,
    pub(crate) environment_options: Option<Option<Value>>,
    pub(crate) options: FxHashMap<Option<Str>, Option<Arc<LookupOptions>>>,
    pub(crate) default_options: FxHashMap<Str, Option<Arc<LookupOptions>>>,
    /// The names that are being looked up, to notice when one needs itself.
    pub(crate) names: Vec<Str>,
    /// The lookups in progress.
    pub(crate) invocations: Vec<Invocation>,
    /// The contexts of functions that give data, by their number.
    pub(crate) contexts: Vec<Arc<FunctionContext>>,
    /// The contexts that code has made, with what they remember.
    pub(crate) made_contexts: Vec<(Arc<Object>, Arc<FunctionContext>)>,
    /// What files looked like from outside when they were first used.
    pub(crate) stamps: FxHashMap<Str, Option<Stamp>>,
    /// The files that were used.
    pub(crate) files: FxHashMap<Str, Arc<DataFile>>,
    /// What functions made of files.
    pub(crate) file_data: FxHashMap<Str, Value>,
    /// Who records the lookup that is going on, if it is to be explained.
    pub(crate) explainer: Option<Explainer>,
    /// What was warned of.
    pub(crate) warned: FxHashSet<String>,
    /// How many runs of lookups there were between which no code ran.
    runs: u64,
}

impl State {
    /// The number of a run of lookups that begins.
    pub(crate) fn next_run(&mut self) -> u64 {
        self.runs += 1;
        self.runs
    }
}
