//! `private` classes, defines and parameters (specification, Catalog Expressions, PUP-523): only
//! code of the same module may declare or set them. What is private at the level of the
//! environment is closed to all modules.

use marotte_diagnostics::CatalogIssue;

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
        Err(Signal::during(CatalogIssue::PrivateDefinition {
            kind,
            name: definition.name.as_str().into(),
            module: definition.module_name.as_deref().unwrap_or_default().into(),
            defined: self.catalog.definition_place(id),
            caller: self.calling_module().into(),
        }))
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
            let given = params.iter().find(|param| param.name == name);
            if let Some(given) = given
                && !self.is_same_module(id)
            {
                let issue = CatalogIssue::PrivateParameter {
                    name: name.into(),
                    definition: definition.name.as_str().into(),
                    module: definition.module_name.as_deref().unwrap_or_default().into(),
                    defined: self.catalog.definition_place(id),
                    caller: self.calling_module().into(),
                };
                let about = self.catalog.attribute_place(given.location);
                return Err(Signal::during(issue).about(about));
            }
        }
        Ok(())
    }
}
