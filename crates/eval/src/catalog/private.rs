//! `private` classes, defines and parameters (specification, Catalog Expressions, PUP-523): only
//! code of the same module may declare or set them. What is private at the level of the
//! environment is closed to all modules.

use super::{DefinitionId, DefinitionKind, Param};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

impl Evaluator {
    /// Whether the code that runs may use what is private to a definition.
    fn is_same_module(&self, id: DefinitionId) -> bool {
        let own = self
            .catalog
            .definition(id)
            .module_name
            .as_deref()
            .unwrap_or_default();
        self.calling_module() == own
    }

    /// The module of the code that runs; empty at the level of the environment.
    fn calling_module(&self) -> &str {
        let source = self.scope(self.scope).source;
        source
            .and_then(|id| self.catalog.definition(id).module_name.as_deref())
            .unwrap_or_default()
    }

    /// Refuses a private class or define to code of another module.
    pub(crate) fn check_private(&self, id: DefinitionId) -> EvalResult<()> {
        let definition = self.catalog.definition(id);
        if !definition.private || self.is_same_module(id) {
            return Ok(());
        }
        let kind = match definition.kind {
            DefinitionKind::Define => "define",
            _ => "class",
        };
        Err(Signal::raw(format!(
            "The {kind} '{}' is private to {}{}, it cannot be declared from {}",
            definition.name,
            owner(definition.module_name.as_deref().unwrap_or_default()),
            self.catalog.in_place(definition.location),
            owner(self.calling_module()),
        )))
    }

    /// Refuses private parameters to code of another module.
    pub(crate) fn check_private_parameters(
        &self,
        id: DefinitionId,
        params: &[Param],
    ) -> EvalResult<()> {
        let definition = self.catalog.definition(id);
        let private = definition
            .parameters()
            .iter()
            .filter(|parameter| parameter.private);
        for parameter in private {
            let name = definition.parameter_name(parameter);
            if params.iter().any(|param| param.name == name) && !self.is_same_module(id) {
                return Err(Signal::raw(format!(
                    "The parameter '{name}' of '{}' is private to {}{}, it cannot be set from {}",
                    definition.name,
                    owner(definition.module_name.as_deref().unwrap_or_default()),
                    self.catalog.in_place(definition.location),
                    owner(self.calling_module()),
                )));
            }
        }
        Ok(())
    }
}

/// How messages call a module.
fn owner(module: &str) -> String {
    if module.is_empty() {
        "the environment".to_owned()
    } else {
        format!("module '{module}'")
    }
}
