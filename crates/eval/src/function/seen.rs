//! Functions whose names have no module in them, of which several modules have one: which of them
//! is meant depends on the file that the call is written in.

use marotte_pcore::{Str, Value};
use rustc_hash::FxHashMap;

use super::any::AnyFunction;
use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::outside::{ScriptFunction, ScriptInterface};
use crate::signal::{EvalResult, Place};

/// The functions of files in another language that a compilation has loaded.
#[derive(Default)]
pub(crate) struct LoadedScripts {
    /// Those with signatures, by their files.
    typed: FxHashMap<Str, AnyFunction>,
    /// Those of the old interface, by their names: the first that is loaded is the only one.
    legacy: FxHashMap<Str, AnyFunction>,
}

impl LoadedScripts {
    fn of(&mut self, file: &ScriptFunction) -> (&mut FxHashMap<Str, AnyFunction>, Str) {
        match file.interface {
            ScriptInterface::Typed => (&mut self.typed, file.path.clone()),
            ScriptInterface::Legacy => (&mut self.legacy, file.name.clone()),
        }
    }
}

impl Evaluator {
    /// The function that a file in another language defines, if somebody runs such files.
    pub(super) fn load_script(&mut self, file: &ScriptFunction) -> EvalResult<Option<AnyFunction>> {
        let (loaded, key) = self.loaded_scripts.of(file);
        if let Some(function) = loaded.get(&key) {
            return Ok(Some(function.clone()));
        }
        let Some(scripts) = self.outside.scripts.clone() else {
            return Ok(None);
        };
        let function = scripts.function(self, file)?;
        let (loaded, key) = self.loaded_scripts.of(file);
        loaded.insert(key, function.clone());
        Ok(Some(function))
    }

    /// The function that code of a file means by a name, if there is one.
    pub(crate) fn find_function_from(
        &mut self,
        name: &str,
        file: &str,
    ) -> EvalResult<Option<AnyFunction>> {
        match self.seen_from(name, file) {
            Some(script) => self.load_script(&script),
            None => self.find_function(name),
        }
    }

    /// Which of the functions of several modules is meant, if it is one of these: what is built in, what code
    /// defines and what the environment has of its own comes before modules, whoever asks.
    fn seen_from(&self, name: &str, file: &str) -> Option<ScriptFunction> {
        let name = name.strip_prefix("::").unwrap_or(name);
        if name.contains("::") || self.functions.get(name).is_some() {
            return None;
        }
        match self.user_functions.get(name) {
            None | Some(AnyFunction::Made(_)) => self.outside.loader.function_seen_from(name, file),
            Some(AnyFunction::BuiltIn(_) | AnyFunction::Puppet(_)) => None,
        }
    }

    /// Calls a function by the name that code of a file has for it.
    pub fn call_by_name_from(
        &mut self,
        name: &str,
        file: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
        place: &Place,
    ) -> EvalResult<Value> {
        match self.seen_from(name, file) {
            Some(script) => match self.load_script(&script)? {
                Some(function) => {
                    let called = self.call_function(&function, arguments, block, place.clone());
                    // The arguments of that call are written nowhere.
                    called.map_err(|signal| signal.of_argument(None))
                }
                None => self.call_by_name(name, arguments, block, place),
            },
            None => self.call_by_name(name, arguments, block, place),
        }
    }
}
