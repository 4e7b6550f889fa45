//! The parameters of classes and defines: given, looked up, defaulted, checked.

use std::sync::{Arc, LazyLock};

use marotte_diagnostics::{CatalogIssue, Diagnostic, EvaluationIssue, Issue, Place, Told};
use marotte_pcore::types::{StructElement, StructType, forget_unanswered, unanswered};
use marotte_pcore::{Hash, Str, Type, Value};

use marotte_ir::{Program, RESERVED_VARIABLES};
use marotte_syntax::ast::ExprId;

use super::location::Maker;
use super::{DefinitionId, DefinitionKind, Location, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::parameters::Pending;
use crate::signal::{EvalResult, Failure, Signal, SignalKind};
use crate::{DataLayers, ScopeId};

/// Variables that classes and defines have before their parameters.
const BUILT_IN: [&str; 2] = ["module_name", "caller_module_name"];

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
            title = Value::from(resource.title.to_lowercase());
            name = Value::from(marotte_pcore::convert::to_text(&name).to_lowercase());
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
        let names: Vec<(Str, bool)> = {
            let definition = self.catalog.definition(definition);
            definition
                .parameters()
                .iter()
                .map(|p| (definition.parameter_name(p).into(), p.value.is_some()))
                .collect()
        };
        let class_name = self.catalog.definition(definition).name.clone();
        for (name, has_default) in names {
            let given = self.catalog.resource(id).get(&name);
            if given.is_some_and(|value| !matches!(value, Value::Undef)) {
                continue;
            }
            let key = format!("{class_name}::{name}");
            let mut layers = DataLayers::All;
            if self.is_private_to_module(definition, &name) {
                if self.automatic_lookup(&key, DataLayers::Outer)?.is_some() {
                    return Err(self.private_in_data(definition, &name));
                }
                layers = DataLayers::Module;
            }
            if let Some(value) = self.automatic_lookup(&key, layers)? {
                if matches!(value, Value::Undef) && has_default {
                    continue;
                }
                self.set_on_resource(id, name, value, Maker::Data)?;
            }
        }
        Ok(())
    }

    /// The value that data has for a parameter of a class.
    fn automatic_lookup(&mut self, key: &str, layers: DataLayers) -> EvalResult<Option<Value>> {
        let data = self.outside.data.clone();
        data.automatic_lookup(self, key, layers)
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
        let declared = self.declared_parameters(definition);
        // What is given first, so that defaults can use it whatever the order.
        let mut given = Hash::new();
        for param in &self.catalog.resource(id).parameters {
            if param.name != "name" && param.name != "title" {
                given.insert(Value::String(param.name.clone()), param.value.clone());
            }
        }
        // Metaparameters are variables, too.
        let mut near = 0;
        for (name, value) in given.iter() {
            if let Some(name) = name.as_str() {
                self.set_parameter_variable(scope, name, value.clone(), &mut near);
            }
        }
        near = 0;
        for (index, (name, default)) in declared.iter().enumerate() {
            let is_given = given
                .get_str(name)
                .is_some_and(|v| !matches!(v, Value::Undef));
            if is_given {
                continue;
            }
            if let Some(default) = *default {
                let value = self.default_of(id, definition, index, &code, default)?;
                let value = super::declare::converted(self.with_known_types(value)?);
                self.set_on_resource(id, name.clone(), value.clone(), Maker::Default)?;
                given.insert(Value::String(name.clone()), value.clone());
                self.set_parameter_variable(scope, name, value, &mut near);
            }
        }
        self.validate_given(id, definition, &given)?;
        for (name, _) in &declared {
            let bare = name.as_str();
            let is_special = RESERVED_VARIABLES.contains(&bare) || BUILT_IN.contains(&bare);
            if is_special && given.get_str(name).is_some() {
                self.check_free(definition, scope, name)?;
            }
        }
        let resource = self.catalog.resource_mut(id);
        resource.checked = given.len() == resource.parameters.len();
        Ok(())
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
        if let SignalKind::Fail(Failure::Settled(found)) = &mut *signal.0
            && found.is_told_nowhere()
        {
            let about = Place::new(program.ast.source(), program.ast[default].span);
            let told_at = Some(self.catalog.definition_place(definition));
            let known = found.clone().told(Told::Line).about(about);
            **found = Diagnostic { told_at, ..known };
        }
        signal
    }

    /// The parameters that a definition has, with their defaults.
    fn declared_parameters(&self, definition: DefinitionId) -> Vec<(Str, Option<ExprId>)> {
        let definition = self.catalog.definition(definition);
        definition
            .parameters()
            .iter()
            .map(|parameter| (definition.parameter_name(parameter).into(), parameter.value))
            .collect()
    }

    /// Sets the variable of a parameter. Where the last one was is where the next one is looked for first.
    fn set_parameter_variable(
        &mut self,
        scope: ScopeId,
        name: &str,
        value: Value,
        near: &mut usize,
    ) {
        let scope = self.scope_mut(scope);
        let body = scope.body.as_ref();
        let slot = body.and_then(|(program, id)| program.body(*id)?.slot_near(name, *near));
        match slot.and_then(|slot| Some((slot, scope.slots.get_mut(slot)?))) {
            Some((slot, place)) => {
                *near = slot + 1;
                *place = Some(value);
            }
            None => scope.named.insert(name.into(), value),
        }
    }

    /// Checks the names and types of what is given.
    fn validate_given(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
        given: &Hash,
    ) -> EvalResult<()> {
        if self.catalog.resource(id).is_main {
            return Ok(());
        }
        self.check_parameters(id, definition, given)
    }

    /// Checks what is given to a class or define against what it accepts.
    pub(crate) fn check_parameters(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
        given: &Hash,
    ) -> EvalResult<()> {
        let declared = self.declared_struct(definition);
        let deferred = self.deferred_types(&declared, given)?;
        let resource = self.catalog.resource(id);
        let subject = || resource.reference();
        forget_unanswered();
        let checked = crate::parameters::check(subject, &declared, given, &deferred);
        if let Some(reason) = unanswered() {
            let about = self.catalog.title_place(resource);
            return Err(match self.catalog.definition(definition).kind {
                DefinitionKind::Define => {
                    let why = reason.to_string().into();
                    Signal::bare(CatalogIssue::DefineUnanswered { why }).about(about)
                }
                _ => Signal::during(reason.into_issue()),
            });
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

    /// What a class or define accepts: its parameters, metaparameters and a name.
    pub(crate) fn declared_struct(&self, definition: DefinitionId) -> Arc<StructType> {
        let definition = self.catalog.definition(definition);
        let declared = &definition.parameter_types.declared;
        Arc::clone(declared.get_or_init(|| Arc::new(declared_struct(definition))))
    }
}

/// What all classes and defines accept.
static NAME_AND_METAPARAMETERS: LazyLock<Vec<StructElement>> = LazyLock::new(|| {
    let names = ["name"].into_iter();
    let names = names.chain(marotte_resources::metaparameter_names());
    let elements = names.map(|name| StructElement::optional(name, Type::Any));
    elements.collect()
});

fn declared_struct(definition: &super::Definition) -> StructType {
    let own: Vec<&str> = definition
        .parameters()
        .iter()
        .map(|p| definition.parameter_name(p))
        .collect();
    let common = NAME_AND_METAPARAMETERS.iter();
    let mut elements = Vec::with_capacity(common.len() + own.len());
    elements.extend(common.filter(|known| !own.contains(&known.name())).cloned());
    for (index, parameter) in definition.parameters().iter().enumerate() {
        let of = definition
            .parameter_types
            .types
            .get(index)
            .cloned()
            .unwrap_or(Type::Any);
        elements.push(if parameter.value.is_some() {
            StructElement::optional(own[index], of)
        } else {
            StructElement::required(own[index], of)
        });
    }
    StructType { elements }
}
