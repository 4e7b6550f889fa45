//! Classes: finding, including and evaluating them.

use std::borrow::Cow;
use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, Diagnostic, RubyIssue};
use marotte_ir::Program;
use marotte_pcore::{Str, Type, Value};
use marotte_profile::{Span, What, span};
use marotte_scalars::text::lower;
use marotte_syntax::ast::ExprId;

use super::declare::{converted, refuse_unattributable};
use super::location::Maker;
use super::{DefinitionId, DefinitionKind, Kind, Location, Param, Params, Resource, ResourceId};
use crate::evaluator::Evaluator;
use crate::matched::Matched;
use crate::scope::{Scope, ScopeKind};
use crate::signal::{EvalResult, Place, Signal, SignalKind};
use crate::types::capitalized;
use crate::{LoadError, Loaded, ScopeId};

impl Evaluator {
    /// The file and line of an expression.
    pub(crate) fn location(&mut self, program: &Arc<Program>, id: ExprId) -> Location {
        self.location_at(program, program.ast.position(id))
    }

    /// The file and line of an offset.
    pub(crate) fn location_at(&mut self, program: &Arc<Program>, offset: u32) -> Location {
        self.catalog.sources.locate(program.ast.source(), offset)
    }

    /// The file and line of a call.
    pub(crate) fn at(&mut self, place: &Place) -> Location {
        match place.source() {
            Some((source, offset)) => self.catalog.sources.locate(source, offset),
            None => Location::default(),
        }
    }

    /// The class of a name, loading the files that may define it.
    pub(crate) fn find_class(&mut self, name: &str) -> EvalResult<Option<DefinitionId>> {
        self.find_definition(name, |catalog, name| {
            catalog.classes_by_name.get(name).copied()
        })
    }

    /// The define of a name, loading the files that may define it.
    pub(crate) fn find_define(&mut self, name: &str) -> EvalResult<Option<DefinitionId>> {
        self.find_definition(name, |catalog, name| {
            catalog.defines_by_name.get(name).copied()
        })
    }

    fn find_definition(
        &mut self,
        name: &str,
        find: impl Fn(&super::Catalog, &str) -> Option<DefinitionId>,
    ) -> EvalResult<Option<DefinitionId>> {
        let name = lower(name.strip_prefix("::").unwrap_or(name));
        if let Some(id) = find(&self.catalog, &name) {
            return Ok(Some(id));
        }
        if name.is_empty() || self.catalog.not_found.contains(&*name) {
            return Ok(None);
        }
        let mut step = 0;
        while let Some((loaded, error)) = self.manifests_for(&name, step) {
            step += 1;
            let is_new = |loaded: &&Loaded| {
                let address = Arc::as_ptr(&loaded.program).addr();
                !self.catalog.is_imported(address)
            };
            let new: Vec<&Loaded> = loaded.iter().filter(is_new).collect();
            for loaded in &new {
                self.logs.extend(loaded.logs.iter().cloned());
            }
            if let Some(error) = error {
                return Err(self.load_error(error));
            }
            for loaded in new {
                self.import(&loaded.program, Some(&loaded.module_name))?;
            }
            if let Some(id) = find(&self.catalog, &name) {
                return Ok(Some(id));
            }
        }
        if find(&self.catalog, &name).is_none() {
            self.catalog.not_found.insert((*name).into());
        }
        Ok(None)
    }

    /// The manifests of a step in the search for a class or define: they are looked for once, unless
    /// something is wrong with them.
    fn manifests_for(&self, name: &str, step: usize) -> Option<(Arc<[Loaded]>, Option<LoadError>)> {
        let definitions = self.definitions.as_ref();
        if let Some(known) = definitions.and_then(|of| of.manifests(name, step)) {
            return known.map(|loaded| (loaded, None));
        }
        let (loaded, error) = match self.outside.loader.manifests_for(name, step) {
            Some(manifests) => (Some(Arc::from(manifests.loaded)), manifests.error),
            None => (None, None),
        };
        if let Some(definitions) = definitions
            && error.is_none()
        {
            definitions.remember_manifests(name, step, loaded.clone());
        }
        loaded.map(|loaded| (loaded, error))
    }

    /// A file that could not be loaded: its messages are logged.
    pub(crate) fn load_error(&mut self, error: LoadError) -> Signal {
        self.logs.extend(error.logs);
        Signal::fail(error.failure)
    }

    /// Includes classes by name; those that were not included before are evaluated.
    pub(crate) fn include_classes(
        &mut self,
        names: &[Str],
        place: &Place,
    ) -> EvalResult<Vec<ResourceId>> {
        let mut definitions = Vec::with_capacity(names.len());
        for (index, name) in names.iter().enumerate() {
            match self.find_class(name)? {
                Some(id) => {
                    self.check_private(id, "declared")?;
                    definitions.push(id);
                }
                None => {
                    return Err(self.unknown_class(name).of_argument(Some(index)));
                }
            }
        }
        let (mut already, mut new) = (Vec::new(), Vec::new());
        for id in definitions {
            let name = self.catalog.definition(id).name.clone();
            match self.class_scopes.get(&name).copied() {
                Some(scope) => already.extend(self.scope(scope).resource),
                None => {
                    let id = self.ensure_class(id, None)?;
                    let at = self.at(place);
                    let included_at = &mut self.catalog.resource_mut(id).included_at;
                    if included_at.is_nowhere() {
                        *included_at = at;
                    }
                    new.push(id);
                }
            }
        }
        for id in &new {
            self.evaluate_resource(*id)?;
        }
        already.extend(new);
        Ok(already)
    }

    /// The resource of a class or node, made if it is not there.
    pub(crate) fn ensure_class(
        &mut self,
        id: DefinitionId,
        parameters: Option<Vec<Param>>,
    ) -> EvalResult<ResourceId> {
        let definition = self.catalog.definition(id);
        let type_name = match definition.kind {
            DefinitionKind::Node => "Node",
            _ => "Class",
        };
        let name = definition.name.clone();
        if parameters.is_none()
            && let Some(known) = self.catalog.find(type_name, &name)
        {
            return Ok(known);
        }
        let mut resource = self.new_resource(type_name, &name, Kind::Unknown);
        resource.definition = Some(id);
        resource.source = Some(id);
        self.apply_defaults(&mut resource, parameters.unwrap_or_default())?;
        self.prepare_instance(id, &resource)?;
        self.add_resource(resource)
    }

    /// A class brings its parent into the catalog, and its tags.
    pub(crate) fn prepare_instance(
        &mut self,
        id: DefinitionId,
        resource: &Resource,
    ) -> EvalResult<()> {
        if let Some(parent) = self.catalog.definition(id).parent.clone() {
            let parent_id = self.parent_of(id, &parent)?;
            if self.catalog.find(&resource.type_name, &parent).is_none() {
                self.ensure_class(parent_id, None)?;
            }
        }
        if matches!(resource.type_name.as_str(), "Class" | "Node") {
            self.catalog.tags.merge(&resource.tags);
        }
        Ok(())
    }

    fn parent_of(&mut self, id: DefinitionId, parent: &str) -> EvalResult<DefinitionId> {
        match self.find_class(parent)? {
            Some(parent) => {
                self.check_private_parent(id, parent)?;
                self.check_inheritance(id)?;
                Ok(parent)
            }
            None => {
                let bare = parent.strip_prefix("::").unwrap_or(parent);
                let issue = CatalogIssue::UnknownParentClass {
                    name: bare.into(),
                    environment: self.outside.loader.environment_name().as_str().into(),
                };
                let about = self.catalog.definition(id).parent_place();
                let signal = Signal::at(issue, self.catalog.definition_place(id)).about(about);
                Err(signal.with_advice(self.similar_class(bare)))
            }
        }
    }

    /// Evaluates the code of a class, define or node, unless that has been done.
    pub(crate) fn evaluate_resource(&mut self, id: ResourceId) -> EvalResult<()> {
        if self.catalog.resource(id).evaluated {
            return Ok(());
        }
        self.catalog.resource_mut(id).evaluated = true;
        let Some(definition) = self.catalog.resource(id).definition else {
            return Ok(());
        };
        let _span = self.span_of(definition);
        self.add_scope_tags(id);
        self.suspend();
        let result = self.call_deeper(|this| this.evaluate_code(id, definition));
        if let Err(signal) = &result {
            self.remember_error(Some(id), signal);
        }
        self.resume();
        result
    }

    /// The time that the code of a class, define or node takes.
    fn span_of(&self, id: DefinitionId) -> Span {
        let definition = self.catalog.definition(id);
        let what = match definition.kind {
            DefinitionKind::Class => What::Class,
            DefinitionKind::Define => What::Define,
            DefinitionKind::Node => What::Node,
        };
        let name = definition.name.as_str();
        span(what, if name.is_empty() { "main" } else { name })
    }

    pub(super) fn evaluate_code(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
    ) -> EvalResult<()> {
        let declared_in = self.catalog.resource(id).scope;
        let inherited = self.evaluate_parent(id, definition)?;
        let kind = self.catalog.definition(definition).kind;
        let name = self.catalog.definition(definition).name.clone();
        let is_main = self.catalog.resource(id).is_main;
        let scope = if is_main {
            self.top_scope()
        } else {
            let scope_kind = match kind {
                DefinitionKind::Class => ScopeKind::Class(name.clone()),
                DefinitionKind::Define => ScopeKind::Define,
                DefinitionKind::Node => ScopeKind::Node,
            };
            let dynamic_parent = inherited.unwrap_or(declared_in);
            let parent = inherited.unwrap_or_else(|| self.enclosing_scope(declared_in));
            let mut scope = Scope::new(scope_kind, Some(parent));
            scope.dynamic_parent = Some(dynamic_parent);
            scope.resource = Some(id);
            scope.source = Some(definition);
            self.add_scope(scope)
        };
        if kind != DefinitionKind::Define && !name.is_empty() {
            self.catalog.add_class(&name);
        }
        self.scope = scope;
        self.frame = None;
        if let Some(groups) = self.pending_match.take() {
            self.scope_mut(scope).matched = Some(Arc::new(Matched::Texts(groups)));
        }
        self.set_parameters(id, definition, scope)?;
        self.add_edge_to_stage(id)?;
        self.run_definition(definition, scope)?;
        if kind == DefinitionKind::Define {
            // Nothing can name them from outside, and a catalog may have very many defines.
            self.scope_mut(scope).forget_variables();
        }
        Ok(())
    }

    fn run_definition(&mut self, definition: DefinitionId, scope: ScopeId) -> EvalResult<()> {
        let definition = self.catalog.definition(definition);
        let (body, kind) = (definition.body(), definition.kind);
        let Some((program, code_id)) = definition.code.clone() else {
            return Ok(());
        };
        if self.scope(scope).body.is_none() {
            self.bind_body(scope, &program, code_id);
        }
        let result = self.evaluate_optional(&program, body);
        match result {
            Err(Signal(signal)) => match *signal {
                // `next` and `return` end a class or define.
                SignalKind::Next(..) | SignalKind::Return(..) if kind != DefinitionKind::Node => {
                    Ok(())
                }
                signal => Err(Signal(Box::new(signal))),
            },
            // The reference makes a value of attributes out of what the body gives, which nobody wants.
            Ok(value) => refuse_unattributable(&value),
        }
    }

    /// Gives a scope the slots of the code that runs in it.
    pub(crate) fn bind_body(&mut self, scope: ScopeId, program: &Arc<Program>, id: ExprId) {
        let slots = program.body(id).map_or(0, |body| body.names.len());
        let scope = self.scope_mut(scope);
        scope.slots = vec![None; slots];
        scope.body = Some((program.clone(), id));
    }

    /// The scope of the class that a class inherits, which is evaluated first.
    fn evaluate_parent(
        &mut self,
        id: ResourceId,
        definition: DefinitionId,
    ) -> EvalResult<Option<ScopeId>> {
        let Some(parent) = self.catalog.definition(definition).parent.clone() else {
            return Ok(None);
        };
        let parent_definition = self.parent_of(definition, &parent)?;
        let type_name = self.catalog.resource(id).type_name.clone();
        let Some(parent_resource) = self.catalog.find(&type_name, &parent) else {
            return Ok(None);
        };
        self.evaluate_resource(parent_resource)?;
        let name = &self.catalog.definition(parent_definition).name;
        match self.class_scopes.get(name) {
            Some(scope) => Ok(Some(*scope)),
            // The parent itself waits for its own parent, whose code asked for this class.
            None => {
                let issue = CatalogIssue::ParentWithoutScope {
                    name: name.as_str().into(),
                };
                let about = self.catalog.definition(definition).parent_place();
                Err(Signal::during(issue).about(about))
            }
        }
    }

    /// The scope in which lookups from a scope go on: that of the node, or the top.
    pub(crate) fn enclosing_scope(&self, from: ScopeId) -> ScopeId {
        let mut scope = from;
        loop {
            let found = self.scope(scope);
            match (&found.kind, found.dynamic_parent) {
                (ScopeKind::Top | ScopeKind::Node, _) | (_, None) => return scope,
                (_, Some(parent)) => scope = parent,
            }
        }
    }

    /// A resource as yet outside of the catalog, declared here.
    pub(crate) fn new_resource(&mut self, type_name: &str, given: &Str, kind: Kind) -> Resource {
        let mut resource = self.untitled_resource(type_name, given, kind);
        let names = &mut self.catalog.tag_names;
        names.add_valid(&mut resource.tags, &resource.title);
        resource
    }

    /// A new resource whose title is no string, and therefore no tag.
    pub(crate) fn oddly_titled_resource(
        &mut self,
        type_name: &str,
        title: &Value,
        kind: Kind,
    ) -> Resource {
        let text = title_text(title);
        let mut resource = self.untitled_resource(type_name, &text, kind);
        resource.odd_title = Some(Box::new(converted(title.clone())));
        resource
    }

    /// A new resource that its title does not tag.
    fn untitled_resource(&mut self, type_name: &str, given: &Str, kind: Kind) -> Resource {
        let (type_name, title) = super::table::canonical(type_name, given);
        let type_name = self.catalog.table.type_name(&type_name);
        Resource {
            tags: self.catalog.tag_names.of_type(&type_name),
            type_name,
            title: match title {
                Cow::Borrowed(same) if same.len() == given.len() => given.clone(),
                other => Str::from(&*other),
            },
            odd_title: None,
            is_main: false,
            parameters: Params::default(),
            sensitive: Vec::new(),
            location: Location::default(),
            included_at: Location::default(),
            kind,
            exported: false,
            is_virtual: false,
            source: self.scope(self.scope).source,
            scope: self.scope,
            definition: None,
            schema: None,
            evaluated: false,
            checked: false,
            tagged_by_scope: false,
            finished: false,
            may_relate: true,
        }
    }

    /// Adds a resource to the catalog, below the one whose code declares it.
    pub(crate) fn add_resource(&mut self, resource: Resource) -> EvalResult<ResourceId> {
        let (is_class, is_stage) = (resource.is_class(), resource.is_stage());
        let has_stage = resource
            .get("stage")
            .is_some_and(|stage| !matches!(stage, Value::Undef));
        let scope = resource.scope;
        let id = self.catalog.add(resource)?;
        self.catalog.add_compiled(id);
        if !is_class && has_stage {
            let resource = self.catalog.resource(id);
            let about = self.catalog.attribute_of(resource, "stage");
            let resource = resource.reference().into();
            return Err(Signal::during(CatalogIssue::StageOfResource { resource }).about(about));
        }
        if !is_stage
            && !is_class
            && let Some(container) = self.scope(scope).resource
        {
            self.catalog.add_edge(container, id);
        }
        Ok(id)
    }

    /// A class hangs on its stage.
    fn add_edge_to_stage(&mut self, id: ResourceId) -> EvalResult<()> {
        let resource = self.catalog.resource(id);
        if !resource.is_class() {
            return Ok(());
        }
        let given = resource
            .get("stage")
            .filter(|stage| !matches!(stage, Value::Undef))
            .cloned();
        let declared_in = resource.scope;
        let inherited = self
            .scope(declared_in)
            .resource
            .and_then(|outer| self.catalog.resource(outer).get("stage").cloned())
            .filter(|stage| !matches!(stage, Value::Undef));
        let name = given
            .clone()
            .or(inherited)
            .map(|stage| marotte_pcore::convert::to_text(&stage));
        let stage = self
            .catalog
            .find("Stage", name.as_deref().unwrap_or("main"));
        let Some(stage) = stage else {
            let resource = self.catalog.resource(id);
            let named = given.map_or_else(
                || "main".into(),
                |stage| marotte_pcore::convert::to_text(&stage),
            );
            let issue = CatalogIssue::UnknownStage {
                name: named.as_str().into(),
                resource: resource.reference().into(),
            };
            return Err(Signal::during(issue).about(self.catalog.attribute_of(resource, "stage")));
        };
        if given.is_none() && !self.catalog.resource(stage).is_main {
            let title = self.catalog.resource(stage).title.clone();
            let source = self.catalog.resource(id).source;
            self.catalog.resource_mut(id).set(Param {
                name: "stage".into(),
                value: Value::String(title),
                source,
                location: Location::made_by(Maker::Stage),
                add: false,
            });
        }
        self.catalog.add_edge(stage, id);
        Ok(())
    }

    /// A resource has the tags of the one whose code declares it.
    pub(crate) fn add_scope_tags(&mut self, id: ResourceId) {
        if std::mem::replace(&mut self.catalog.resource_mut(id).tagged_by_scope, true) {
            return;
        }
        let scope = self.catalog.resource(id).scope;
        if let Some(container) = self.scope(scope).resource
            && container != id
        {
            self.catalog.merge_tags(container, id);
        }
    }

    /// Logs a warning, unless it was logged before.
    pub(crate) fn warn_once(&mut self, found: Diagnostic) {
        if self.warned.insert(found.to_string().into()) {
            self.log_finding(crate::Level::Warning, found);
        }
    }

    /// There is no class of a name.
    pub(crate) fn unknown_class(&self, name: &str) -> Signal {
        let issue = CatalogIssue::UnknownClass {
            name: name.into(),
            node: self.catalog.node_name.as_str().into(),
        };
        Signal::during(issue).with_advice(self.similar_class(name))
    }
}

/// The lower-case name of a class that a value names, as `include` and its like take it.
/// The text of a title that is no string.
pub(crate) fn title_text(title: &Value) -> Str {
    match title {
        Value::Type(of @ (Type::Resource(_) | Type::Class(_))) => super::reference_text(of).into(),
        other => crate::ruby_to_s(other).into(),
    }
}

pub(crate) fn class_name_of(value: &Value) -> EvalResult<Str> {
    let of_resource = |type_name: Option<&Str>, title: Option<&Str>| -> EvalResult<Str> {
        Err(Signal::during(match (type_name, title) {
            (None, _) => CatalogIssue::UnspecificResource,
            (Some(name), _) if !name.eq_ignore_ascii_case("class") => {
                let type_name = name.as_str().into();
                CatalogIssue::ResourceAsClass { type_name }
            }
            (Some(_), None) => CatalogIssue::UnspecificClassResource,
            (Some(_), Some(title)) => return Ok(title.clone()),
        }))
    };
    let name = match value {
        Value::Undef => return Err(Signal::during(CatalogIssue::UndefClassName)),
        Value::String(name) if name.is_empty() => {
            return Err(Signal::during(CatalogIssue::EmptyClassName));
        }
        Value::String(name) => name.clone(),
        Value::Type(Type::Class(Some(name))) => name.clone(),
        Value::Type(Type::Class(None)) => {
            return Err(Signal::during(CatalogIssue::UnspecificClass));
        }
        Value::Type(Type::Resource(resource)) => {
            of_resource(resource.type_name.as_ref(), resource.title.as_ref())?
        }
        _ => {
            return Err(Signal::during(RubyIssue::UndefinedMethod {
                method: "downcase",
                receiver: "nil:NilClass".into(),
            }));
        }
    };
    let name = name.strip_prefix("::").unwrap_or(&name);
    Ok(format!("::{}", name.to_lowercase()).into())
}

/// `Class[A::B]` of a lower-case name.
pub(crate) fn class_reference(name: &str) -> String {
    format!("Class[{}]", capitalized(name))
}
