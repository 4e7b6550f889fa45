//! The parameters of classes and defines: given, looked up, defaulted, checked.

use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, Diagnostic, EvaluationIssue, Issue, Place, Told};
use marotte_pcore::types::{forget_unanswered, unanswered};
use marotte_pcore::{Hash, Str, Value};
use marotte_resources::is_metaparameter;

use marotte_ir::{Program, RESERVED_VARIABLES};
use marotte_scalars::text::lower;
use marotte_syntax::ast::ExprId;

use super::accepted::{Accepted, BUILT_IN, Declared};
use super::location::Maker;
use super::relationship::ADDED_TO;
use super::{DefinitionId, DefinitionKind, Location, Param, ResourceId};
use crate::deferred::is_deferred;
use crate::evaluator::Evaluator;
use crate::parameters::Pending;
use crate::signal::{EvalResult, Failure, Signal, SignalKind};
use crate::{DataLayers, LookupRun, Scope, ScopeId};

impl Evaluator {
    /// Sets the variables of a class or define: its built-in ones and its parameters.
    pub(crate) fn set_parameters(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
        scope: ScopeId,
    ) -> EvalResult<()> {
        let kind = self.catalog.definition(definition).kind;
        let module_name = self.catalog.definition(definition).module_name.clone();
        let caller = self.caller_module_name(scope);
        let resource = self.catalog.resource(id);
        let (mut title, mut name) = (resource.title_value(), self.name_of(id));
        if kind == DefinitionKind::Class {
            title = Value::from(&*lower(&resource.title));
            name = Value::from(&*lower(&marotte_pcore::convert::to_text(&name)));
        }
        self.scope_mut(scope).named.reserve(4);
        if let Some(module_name) = module_name {
            self.define_variable(scope, "module_name", Value::String(module_name));
        }
        if let Some(caller) = caller {
            self.define_variable(scope, "caller_module_name", Value::String(caller));
        }
        self.look_up_parameters(id, definition)?;
        self.define_variable(scope, "title", title);
        self.define_variable(scope, "name", name);
        if kind != DefinitionKind::Define {
            let name = self.catalog.definition(definition).name.clone();
            self.class_scopes.insert(name, scope);
        }
        let Some((program, code_id)) = self.catalog.definition(definition).code.clone() else {
            return Ok(());
        };
        self.bind_body(scope, &program, code_id);
        self.bind_parameters(id, definition, scope)
    }

    fn name_of(&self, id: ResourceId) -> Value {
        let resource = self.catalog.resource(id);
        match resource.get("name") {
            Some(Value::Undef) | None => resource.title_value(),
            Some(name) => name.clone(),
        }
    }

    fn caller_module_name(&self, scope: ScopeId) -> Option<Str> {
        let parent = self.scope(scope).dynamic_parent?;
        let source = self.scope(parent).source?;
        self.catalog.definition(source).module_name.clone()
    }

    fn define_variable(&mut self, scope: ScopeId, name: &str, value: Value) {
        self.scope_mut(scope).named.insert(name.into(), value);
    }

    /// Parameters of a class that are not given come from data, if there is any.
    fn look_up_parameters(&mut self, id: ResourceId, definition: DefinitionId) -> EvalResult<()> {
        if self.catalog.definition(definition).kind != DefinitionKind::Class {
            return Ok(());
        }
        let accepted = self.accepted(definition);
        let mut key = self.catalog.definition(definition).name.to_string();
        key.push_str("::");
        let class = key.len();
        let mut run = LookupRun::default();
        for Declared { name, default } in &accepted.parameters {
            let given = self.catalog.resource(id).get(name);
            if given.is_some_and(|value| !matches!(value, Value::Undef)) {
                continue;
            }
            key.truncate(class);
            key.push_str(name);
            let mut layers = DataLayers::All;
            if self.is_private_to_module(definition, name) {
                if self
                    .automatic_lookup(&key, DataLayers::Outer, &mut run)?
                    .is_some()
                {
                    return Err(self.private_in_data(definition, name));
                }
                layers = DataLayers::Module;
            }
            if let Some(value) = self.automatic_lookup(&key, layers, &mut run)? {
                if matches!(value, Value::Undef) && default.is_some() {
                    continue;
                }
                self.set_on_resource(id, name.clone(), value, Maker::Data)?;
            }
        }
        Ok(())
    }

    /// The value that data has for a parameter of a class.
    fn automatic_lookup(
        &mut self,
        key: &str,
        layers: DataLayers,
        run: &mut LookupRun,
    ) -> EvalResult<Option<Value>> {
        let data = self.outside.data.clone();
        data.automatic_lookup(self, key, layers, run)
    }

    fn set_on_resource(
        &mut self,
        id: ResourceId,
        name: Str,
        value: Value,
        maker: Maker,
    ) -> EvalResult<()> {
        let param = Param {
            name,
            value,
            source: self.catalog.resource(id).source,
            location: Location::made_by(maker),
            add: false,
        };
        self.set_on(id, param)
    }

    fn bind_parameters(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
        scope: ScopeId,
    ) -> EvalResult<()> {
        let Some(code) = self.catalog.definition(definition).code.clone() else {
            return Ok(());
        };
        let accepted = self.accepted(definition);
        let mut bound = self.bind_given(id, scope, &accepted);
        let slots = &self.scope(scope).slots;
        let is_unset = |index: &&usize| slots.get(**index) == Some(&None);
        let unset = bound.missing.iter().filter(is_unset).count();
        let parameters = &mut self.catalog.resource_mut(id).parameters;
        let mut seen = parameters.len();
        // Each of these gets its default, or there is an error.
        parameters.reserve_exact(unset);
        for index in std::mem::take(&mut bound.missing) {
            let Declared { name, default } = &accepted.parameters[index];
            if let Some(default) = *default {
                let value = self.default_of(id, definition, index, &code, default)?;
                super::declare::refuse_unattributable(&value)?;
                let mut value = super::declare::converted(self.with_known_types(value)?);
                value.renew();
                self.set_on_resource(id, name.clone(), value.clone(), Maker::Default)?;
                bound.is_plain &= !is_deferred(&value);
                seen += usize::from(self.scope(scope).slots.get(index) == Some(&None));
                set_variable(self.scope_mut(scope), name, value, index);
            }
        }
        forget_unanswered();
        let types = &self.catalog.definition(definition).parameter_types.types;
        let fits = bound.is_plain && accepted.fits(types, &self.scope(scope).slots);
        if (!fits || unanswered().is_some()) && !self.catalog.resource(id).is_main {
            let given = self.catalog.resource(id).parameters.iter();
            let given = given.filter(|param| !is_name_or_title(param));
            let given = given.map(|param| (Value::String(param.name.clone()), param.value.clone()));
            self.check_parameters(id, definition, &given.collect())?;
        }
        for index in &accepted.special {
            if matches!(self.scope(scope).slots.get(*index), Some(Some(_))) {
                self.check_free(definition, scope, &accepted.parameters[*index].name)?;
            }
        }
        let resource = self.catalog.resource_mut(id);
        resource.checked = !bound.has_name_or_title && resource.parameters.len() == seen;
        Ok(())
    }

    /// Sets the variables of what is given, so that defaults can use it whatever the order.
    fn bind_given(&mut self, id: ResourceId, scope: ScopeId, accepted: &Accepted) -> Bound {
        let scope = &mut self.scopes[scope.index()];
        let mut bound = Bound {
            missing: Vec::new(),
            is_plain: true,
            has_name_or_title: false,
        };
        let mut near = 0;
        for param in self.catalog.resource_mut(id).parameters.iter_mut() {
            if is_name_or_title(param) {
                bound.has_name_or_title = true;
                continue;
            }
            // Each parameter has its own collections, even if one variable was given to two. What relationships
            // add to has them since it was declared, and resources may share it.
            if !ADDED_TO.contains(&param.name.as_str()) {
                param.value.renew();
            }
            bound.is_plain &= !is_deferred(&param.value);
            let slot = set_variable(scope, &param.name, param.value.clone(), near);
            match slot.filter(|slot| *slot < accepted.parameters.len()) {
                Some(slot) => near = slot + 1,
                // Metaparameters are variables, too.
                None => bound.is_plain &= is_metaparameter(&param.name),
            }
        }
        let is_given = |index: &usize| {
            let value = scope.slots.get(*index).and_then(Option::as_ref);
            value.is_some_and(|value| !matches!(value, Value::Undef))
        };
        let all = 0..accepted.parameters.len();
        bound.missing.extend(all.filter(|index| !is_given(index)));
        bound
    }

    /// A parameter cannot be a variable that the compiler sets.
    fn check_free(&self, definition: DefinitionId, scope: ScopeId, name: &str) -> EvalResult<()> {
        let is_set = BUILT_IN.contains(&name) && self.scope(scope).named.contains_key(name);
        let issue: Issue = match () {
            () if RESERVED_VARIABLES.contains(&name) => {
                CatalogIssue::ReservedVariable { name: name.into() }.into()
            }
            () if is_set => EvaluationIssue::IllegalReassignment { name: name.into() }.into(),
            () => return Ok(()),
        };
        let about = self.catalog.definition(definition).parameter_place(name);
        Err(Signal::at(issue, self.catalog.definition_place(definition)).about(about))
    }

    /// The value of a default; it cannot use a parameter that has no value yet.
    fn default_of(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
        index: usize,
        code: &(Arc<Program>, ExprId),
        default: ExprId,
    ) -> EvalResult<Value> {
        let program = &code.0;
        if let Some(value) = program.constant(default) {
            return Ok(value.clone());
        }
        let pending = Pending {
            subject: self.catalog.resource(id).reference().into(),
            frame: None,
            scope: self.scope,
            code: code.clone(),
            parameters: self.catalog.definition(definition).parameter_list(),
            current: index,
            refusal: None,
        };
        let value = self.evaluate_default(program, default, pending);
        value.map_err(|signal| self.in_default(definition, program, default, signal))
    }

    /// An error that has no place, such as that of a lookup which finds nothing, is told with that of
    /// the class or define whose default value it is in.
    fn in_default(
        &self,
        definition: DefinitionId,
        program: &Program,
        default: ExprId,
        mut signal: Signal,
    ) -> Signal {
        if let SignalKind::Fail(Failure::Settled(found), _) = &mut *signal.0
            && found.is_told_nowhere()
        {
            let about = Place::new(program.ast.source(), program.ast[default].span);
            let told_at = Some(self.catalog.definition_place(definition));
            let known = found.clone().told(Told::Line).about(about);
            **found = Diagnostic { told_at, ..known };
        }
        signal
    }

    /// An error of Ruby's about what is given. Of the code around an instance of a define nothing is blamed for it.
    fn said_by_ruby(&self, id: ResourceId, definition: DefinitionId, issue: Issue) -> Signal {
        if self.catalog.definition(definition).kind != DefinitionKind::Define {
            return Signal::during(issue);
        }
        let about = self.catalog.title_place(self.catalog.resource(id));
        let why = issue.to_string().into();
        Signal::bare(CatalogIssue::DefineUnanswered { why }).about(about)
    }

    /// Checks what is given to a class or define against what it accepts.
    pub(crate) fn check_parameters(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
        given: &Hash,
    ) -> EvalResult<()> {
        let accepted = self.accepted(definition);
        let types = Arc::clone(&self.catalog.definition(definition).parameter_types);
        let all = accepted.all(&types.types);
        let deferred = self.deferred_types(all, given);
        let deferred = deferred.map_err(|signal| match *signal.0 {
            // Others come from the file of the function, and say where.
            SignalKind::Fail(
                Failure::Loose {
                    issue: Issue::Catalog(issue),
                    ..
                },
                _,
            ) if matches!(*issue, CatalogIssue::DeferredArguments { .. }) => {
                self.said_by_ruby(id, definition, Issue::Catalog(issue))
            }
            other => Signal(Box::new(other)),
        })?;
        let resource = self.catalog.resource(id);
        let subject = || resource.reference();
        forget_unanswered();
        let checked = crate::parameters::check(subject, all, given, &deferred);
        if let Some(reason) = unanswered() {
            return Err(self.said_by_ruby(id, definition, reason.into_issue()));
        }
        let Err(wrong) = checked else {
            return Ok(());
        };
        let about = match &wrong.parameter {
            Some(name) if !wrong.is_missing => self.catalog.attribute_of(resource, name),
            _ => self.catalog.title_place(resource),
        };
        let definition = self.catalog.definition(definition);
        let known = definition.parameters().iter();
        let known = known.map(|parameter| definition.parameter_name(parameter));
        let name = wrong.parameter.as_deref().unwrap_or_default().to_owned();
        let parameter = definition.parameter_place(&name);
        let (label, declared) = match parameter.is_nowhere() {
            true => (
                "defined here",
                super::spot::defined_place(&self.catalog, definition),
            ),
            false => ("declared here", parameter),
        };
        let is_written = resource
            .param(&name)
            .is_some_and(|param| !param.location.is_nowhere());
        let default = definition.default_place(&name, given.get_str(&name));
        if !is_written && !default.is_nowhere() {
            return Err(wrong.into_signal().about(default));
        }
        let is_class = definition.kind == DefinitionKind::Class;
        let key = format!("{}::{name}", definition.name);
        let advice = match () {
            () if wrong.is_missing && is_class => Some(format!(
                "give it where the class is declared, or as '{key}' in data"
            )),
            () if is_class && !is_written && given.get_str(&name).is_some() => Some(format!(
                "the value is from data; `marotte lookup {key} --explain` says from where"
            )),
            () => wrong.similar(known),
        };
        let signal = wrong.into_signal().about(about).with_advice(advice);
        Err(signal.beside(label, declared))
    }
}

/// What came of what is given.
struct Bound {
    /// The parameters that have no value, or undef.
    missing: Vec<usize>,
    /// Whether nothing is given that is not accepted, and no call that is made later.
    is_plain: bool,
    has_name_or_title: bool,
}

/// These two are variables before there are parameters.
fn is_name_or_title(param: &Param) -> bool {
    matches!(param.name.as_str(), "name" | "title")
}

/// Sets the variable of a parameter, which is likely to have this slot; the slot that it has.
fn set_variable(scope: &mut Scope, name: &Str, value: Value, near: usize) -> Option<usize> {
    let body = scope.body.as_ref();
    let slot = body.and_then(|(program, id)| program.body(*id)?.slot_near(name, near));
    match slot.and_then(|slot| scope.slots.get_mut(slot)) {
        Some(place) => *place = Some(value),
        None => scope.named.insert(name.clone(), value),
    }
    slot
}
