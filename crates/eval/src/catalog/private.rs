//! `private` classes, defines and parameters (specification, Catalog Expressions, PUP-523).
//!
//! What is private belongs to a module; what is private at the level of the environment is closed
//! to all modules. Code of other modules cannot
//!
//! - declare or inherit a private class, or declare a private define,
//! - set a private parameter: in a declaration, an override, a collector or a resource default,
//!   nor can the data of the site do that. The data of the module can,
//! - read a private parameter or anything of a private class: neither as a variable nor as an
//!   attribute. Such a variable does not exist there, so that `defined` and `getvar` say no.
//!
//! `defined('m::inner')` is about what can be declared, so that it says no there, too. The catalog
//! is everybody's: `defined(Class['m::inner'])`, relationships and tags work with all that is in it.

use marotte_diagnostics::CatalogIssue;
use marotte_syntax::ast::ExprKind;

use super::{Definition, DefinitionId, DefinitionKind, Location, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::scope::{ScopeId, ScopeKind};
use crate::signal::{EvalResult, Signal};

impl Definition {
    /// The module that it belongs to; empty at the level of the environment.
    fn module(&self) -> &str {
        self.module_name.as_deref().unwrap_or_default()
    }

    /// Whether it is private, or one of its parameters is.
    pub(crate) fn has_private(&self) -> bool {
        self.private || self.parameters().iter().any(|parameter| parameter.private)
    }

    /// Whether a name is that of a private parameter.
    pub(crate) fn is_private_parameter(&self, name: &str) -> bool {
        let mut private = self.parameters().iter().filter(|of| of.private);
        private.any(|parameter| self.parameter_name(parameter) == name)
    }
}

impl Evaluator {
    /// The module of the code that runs; empty at the level of the environment.
    fn calling_module(&self) -> &str {
        let mut next = self.frame;
        while let Some(index) = next {
            let frame = &self.frames[index];
            let ast = &self.programs.get(frame.program).ast;
            if let ExprKind::Function(function) = ast[frame.id].kind {
                let name = ast.text(ast[function].name);
                return match name.split_once("::") {
                    Some(("environment", _)) | None => "",
                    Some((module, _)) => module,
                };
            }
            next = frame.parent;
        }
        self.module_of(self.scope(self.scope).source)
    }

    fn module_of(&self, source: Option<DefinitionId>) -> &str {
        source.map_or("", |id| self.catalog.definition(id).module())
    }

    /// Refuses to do something with a private class or define to code of another module.
    pub(crate) fn check_private(&self, id: DefinitionId, what: &'static str) -> EvalResult<()> {
        if self.is_open(id) {
            return Ok(());
        }
        let issue = self.private_definition(id, what, self.calling_module());
        Err(Signal::during(issue))
    }

    /// Whether a class or define can be used by the code that runs.
    pub(crate) fn is_open(&self, id: DefinitionId) -> bool {
        let definition = self.catalog.definition(id);
        !definition.private || self.calling_module() == definition.module()
    }

    /// Refuses to inherit a private class to a class of another module.
    pub(crate) fn check_private_parent(
        &self,
        id: DefinitionId,
        parent: DefinitionId,
    ) -> EvalResult<()> {
        let definition = self.catalog.definition(parent);
        let heir = self.catalog.definition(id);
        if !definition.private || heir.module() == definition.module() {
            return Ok(());
        }
        let about = heir.parent_place();
        let issue = self.private_definition(parent, "inherited", heir.module());
        Err(Signal::at(issue, self.catalog.definition_place(id)).about(about))
    }

    fn private_definition(
        &self,
        id: DefinitionId,
        what: &'static str,
        caller: &str,
    ) -> CatalogIssue {
        let definition = self.catalog.definition(id);
        let kind = match definition.kind {
            DefinitionKind::Define => "define",
            _ => "class",
        };
        CatalogIssue::PrivateDefinition {
            kind,
            name: definition.name.as_str().into(),
            module: definition.module().into(),
            defined: self.catalog.definition_place(id),
            what,
            caller: caller.into(),
        }
    }

    /// Refuses private parameters to code of another module.
    pub(crate) fn check_private_parameters(
        &self,
        id: DefinitionId,
        params: &[Param],
    ) -> EvalResult<()> {
        self.check_set_by(id, params, self.calling_module())
    }

    /// Refuses private parameters of a resource to an override of another module.
    pub(crate) fn check_private_override(
        &self,
        id: ResourceId,
        params: &[Param],
        source: Option<DefinitionId>,
        location: Location,
    ) -> EvalResult<()> {
        match self.catalog.resource(id).definition {
            Some(definition) => match self.set_by(definition, params, self.module_of(source)) {
                Some((issue, given)) => {
                    let about = self.catalog.attribute_place(given);
                    let place = self.catalog.statement_place(location);
                    Err(Signal::at(issue, place).about(about))
                }
                None => Ok(()),
            },
            None => Ok(()),
        }
    }

    /// Refuses a private parameter to a resource default of another module.
    pub(crate) fn check_private_default(
        &self,
        id: Option<DefinitionId>,
        param: &Param,
    ) -> EvalResult<()> {
        match id {
            Some(id) => {
                let by = self.module_of(param.source);
                self.check_set_by(id, std::slice::from_ref(param), by)
            }
            None => Ok(()),
        }
    }

    fn check_set_by(&self, id: DefinitionId, params: &[Param], module: &str) -> EvalResult<()> {
        match self.set_by(id, params, module) {
            Some((issue, given)) => {
                let about = self.catalog.attribute_place(given);
                Err(Signal::during(issue).about(about))
            }
            None => Ok(()),
        }
    }

    /// The first private parameter among those that a module sets, and where it does.
    fn set_by(
        &self,
        id: DefinitionId,
        params: &[Param],
        module: &str,
    ) -> Option<(CatalogIssue, Location)> {
        let definition = self.catalog.definition(id);
        if !self.catalog.has_private || definition.module() == module {
            return None;
        }
        let mut private = definition.parameters().iter().filter(|of| of.private);
        private.find_map(|parameter| {
            let name = definition.parameter_name(parameter);
            let given = params.iter().find(|param| param.name == name)?;
            let issue = self.private_parameter(id, name, "set", module);
            Some((issue, given.location))
        })
    }

    fn private_parameter(
        &self,
        id: DefinitionId,
        name: &str,
        what: &'static str,
        caller: &str,
    ) -> CatalogIssue {
        let definition = self.catalog.definition(id);
        CatalogIssue::PrivateParameter {
            name: name.into(),
            definition: definition.name.as_str().into(),
            module: definition.module().into(),
            defined: self.catalog.definition_place(id),
            what,
            caller: caller.into(),
        }
    }

    /// What is said of data of the site that has a private parameter of a module.
    pub(crate) fn private_in_data(&self, id: DefinitionId, name: &str) -> Signal {
        let definition = self.catalog.definition(id);
        let about = definition.parameter_place(name);
        let issue = CatalogIssue::PrivateParameterInData {
            name: name.into(),
            definition: definition.name.as_str().into(),
            module: definition.module().into(),
            defined: self.catalog.definition_place(id),
        };
        Signal::during(issue).about(about)
    }

    /// Whether a parameter is private to a module, so that only data of the module sets it.
    pub(crate) fn is_private_to_module(&self, id: DefinitionId, name: &str) -> bool {
        let definition = self.catalog.definition(id);
        self.catalog.has_private
            && !definition.module().is_empty()
            && (definition.is_private_parameter(name) || definition.private)
    }

    /// Whether code cannot see a variable of a class that it names, or whose heir it is. The
    /// variable is in the scope of the class or in that of one that it inherits.
    pub(crate) fn is_hidden(&self, named: ScopeId, found: ScopeId, variable: &str) -> bool {
        self.catalog.has_private && self.hidden_by(named, found, variable).is_some()
    }

    fn hidden_by(&self, named: ScopeId, found: ScopeId, variable: &str) -> Option<CatalogOwner> {
        let caller = self.calling_module();
        let definition = |scope: ScopeId| {
            let id = self.scope(scope).source?;
            let definition = self.catalog.definition(id);
            (definition.module() != caller).then_some((id, definition))
        };
        if let Some((id, class)) = definition(named)
            && class.private
        {
            return Some(CatalogOwner::Class(id));
        }
        match definition(found) {
            Some((id, class)) if class.is_private_parameter(variable) => {
                Some(CatalogOwner::Parameter(id))
            }
            _ => None,
        }
    }

    /// Why an attribute of a resource cannot be read: it is private to another module.
    pub(crate) fn hidden_attribute(&self, id: ResourceId, name: &str) -> Option<CatalogIssue> {
        let id = self.catalog.resource(id).definition?;
        let definition = self.catalog.definition(id);
        if !self.catalog.has_private || definition.module() == self.calling_module() {
            return None;
        }
        if definition.private {
            return Some(self.unreadable(CatalogOwner::Class(id), name));
        }
        let is_private = definition.is_private_parameter(name);
        is_private.then(|| self.unreadable(CatalogOwner::Parameter(id), name))
    }

    fn unreadable(&self, owner: CatalogOwner, name: &str) -> CatalogIssue {
        let caller = self.calling_module();
        match owner {
            CatalogOwner::Class(id) => self.private_definition(id, "read", caller),
            CatalogOwner::Parameter(id) => self.private_parameter(id, name, "read", caller),
        }
    }

    /// Why a variable cannot be read that there is, but that belongs to another module.
    pub(crate) fn hidden_variable(&self, name: &str) -> Option<CatalogIssue> {
        if !self.catalog.has_private {
            return None;
        }
        let name = name.strip_prefix("::").unwrap_or(name);
        let (start, variable) = match name.rsplit_once("::") {
            Some((class, variable)) => (self.class_scopes.get(class).copied(), variable),
            None => (Some(self.scope), name),
        };
        let named = start?;
        let mut next = start;
        while let Some(scope) = next {
            if self.scope(scope).get(variable).is_some() {
                let owner = self.hidden_by(named, scope, variable)?;
                return Some(self.unreadable(owner, variable));
            }
            let parent = self.scope(scope).parent;
            next = parent.filter(|of| matches!(self.scope(*of).kind, ScopeKind::Class(_)));
        }
        None
    }
}

/// What hides a variable or an attribute.
enum CatalogOwner {
    /// A private class or define hides all of its own.
    Class(DefinitionId),
    /// A parameter is private itself.
    Parameter(DefinitionId),
}
