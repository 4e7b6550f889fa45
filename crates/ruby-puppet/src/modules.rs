//! The Ruby of an environment's modules, for the evaluator.

use std::sync::{Arc, PoisonError, RwLock};

use marotte_eval::function::AnyFunction;
use marotte_eval::{EvalResult, Evaluator, ScriptFunction, ScriptTemplate, Scripts};
use marotte_pcore::{Str, Value};
use marotte_profile::{What, span};
use marotte_stdlib::Native;
use rustc_hash::FxHashMap;

use crate::native::NativeFunction;
use crate::sources::Sources;
use crate::workers::{self, or_worker};
use crate::{functions, native, state, template};

/// Runs what modules have in Ruby.
pub struct Modules {
    sources: Arc<dyn Sources>,
    /// Whether Rust may stand for files that it knows.
    natively: bool,
    /// The functions that stand for files, by their paths.
    natives: RwLock<FxHashMap<Str, Option<&'static Native>>>,
}

impl Modules {
    /// The Ruby that these files have.
    pub fn new(sources: Arc<dyn Sources>) -> Self {
        Self {
            sources,
            natively: true,
            natives: RwLock::default(),
        }
    }

    /// The same, but all files are interpreted if it is not wanted `natively`.
    #[must_use]
    pub fn natively(mut self, natively: bool) -> Self {
        self.natively = natively;
        self
    }

    /// The function that stands for a file.
    fn native(&self, file: &ScriptFunction) -> Option<&'static Native> {
        if !self.natively {
            return None;
        }
        let known = self.natives.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&file.path) {
            return *known;
        }
        drop(known);
        let found = native::find(&*self.sources, file);
        let mut known = self.natives.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(file.path.clone(), found);
        found
    }
}

impl Scripts for Modules {
    fn function(
        &self,
        evaluator: &mut Evaluator,
        file: &ScriptFunction,
    ) -> EvalResult<AnyFunction> {
        match self.native(file) {
            Some(native) => {
                let sources = Arc::clone(&self.sources);
                let function = NativeFunction::new(native, file.clone(), sources);
                Ok(AnyFunction::Made(Arc::new(function)))
            }
            None => functions::load(evaluator, &self.sources, file),
        }
    }

    fn prepare(&self, file: &ScriptFunction) {
        if self.native(file).is_none() {
            state::prepare_image();
            // What is wrong with it is told when it is called.
            let _ = self.sources.file(&file.path);
        }
    }

    fn render(&self, evaluator: &mut Evaluator, template: &ScriptTemplate) -> EvalResult<Value> {
        let path = match template {
            ScriptTemplate::File { path, .. } => path.as_str(),
            ScriptTemplate::Inline(_) => "inline template",
        };
        let _span = span(What::Template, path);
        or_worker(
            evaluator,
            &self.sources,
            path,
            |evaluator| template::render(evaluator, &self.sources, template),
            |evaluator| workers::render(evaluator, &self.sources, template),
        )
    }
}
