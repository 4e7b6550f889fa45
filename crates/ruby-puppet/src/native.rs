//! Functions whose files need not be run, since Rust knows what their texts say.

use std::sync::{Arc, OnceLock};

use marotte_eval::function::{AnyFunction, MadeCall, MadeFunction};
use marotte_eval::{EvalResult, Evaluator, ScriptFunction, ScriptInterface};
use marotte_pcore::{Signature, Str, Value};
use marotte_stdlib::{Native, Original};

use crate::functions;
use crate::sources::Sources;

/// A function in Rust that stands for a file; what it declines is done by the file.
pub(crate) struct NativeFunction {
    native: &'static Native,
    file: ScriptFunction,
    sources: Arc<dyn Sources>,
    /// What the file defines, once it is needed in this compilation.
    interpreted: OnceLock<AnyFunction>,
}

/// The function that stands for a file, if the text of the file is known, and those of the
/// functions that it needs.
pub(crate) fn find(sources: &dyn Sources, file: &ScriptFunction) -> Option<&'static Native> {
    let text = sources.text(&file.path)?;
    let native = marotte_stdlib::find(file.interface, &file.name, &text)?;
    let is_known = |name: &&str| {
        let path = sources.library_path(&format!("puppet/parser/functions/{name}"));
        path.is_some_and(|path| {
            let needed = ScriptFunction {
                name: (*name).into(),
                path,
                interface: ScriptInterface::Legacy,
            };
            find(sources, &needed).is_some()
        })
    };
    native.needs.iter().all(is_known).then_some(native)
}

impl NativeFunction {
    pub(crate) fn new(
        native: &'static Native,
        file: ScriptFunction,
        sources: Arc<dyn Sources>,
    ) -> Self {
        Self {
            native,
            file,
            sources,
            interpreted: OnceLock::new(),
        }
    }

    fn interpreted(&self, evaluator: &mut Evaluator) -> EvalResult<AnyFunction> {
        if let Some(known) = self.interpreted.get() {
            return Ok(known.clone());
        }
        let loaded = functions::load(evaluator, &self.sources, &self.file)?;
        Ok(self.interpreted.get_or_init(|| loaded).clone())
    }
}

impl Original for NativeFunction {
    fn path(&self) -> &str {
        &self.file.path
    }

    fn text(&self) -> Option<Str> {
        self.sources.text(&self.file.path)
    }
}

impl MadeFunction for NativeFunction {
    fn name(&self) -> &str {
        self.native.name
    }

    fn signatures(&self) -> &[Signature] {
        &[]
    }

    fn is_raw(&self) -> bool {
        true
    }

    fn stands_for(&self, evaluator: &mut Evaluator) -> EvalResult<Option<AnyFunction>> {
        self.interpreted(evaluator).map(Some)
    }

    fn native_name(&self) -> Option<&'static str> {
        Some(self.native.name)
    }

    fn call(&self, evaluator: &mut Evaluator, mut call: MadeCall) -> EvalResult<Value> {
        let block = call.block.as_ref();
        let answer = self
            .native
            .call(self, evaluator, &mut call.arguments, block, &call.place);
        match answer {
            Some(result) => result,
            None => {
                let function = self.interpreted(evaluator)?;
                evaluator.call_function(&function, call.arguments, call.block, call.place)
            }
        }
    }
}
