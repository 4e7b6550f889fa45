//! Overrides: attributes set on resources that others declared.

use marotte_diagnostics::{CatalogIssue, Diagnostic, Severity};
use marotte_pcore::{Str, Value};

use super::declare::{flatten, tag_from};
use super::{DefinitionId, Location, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// Attributes for a resource that may not be there yet.
pub(crate) struct Override {
    pub(crate) params: Vec<Param>,
    pub(crate) source: Option<DefinitionId>,
    pub(crate) location: Location,
}

impl Evaluator {
    /// Overrides a resource, now or when it is declared.
    pub(crate) fn add_override(
        &mut self,
        type_name: &str,
        title: &str,
        params: &[Param],
        location: Location,
    ) -> EvalResult<()> {
        let overriding = Override {
            params: params.to_vec(),
            source: self.scope(self.scope).source,
            location,
        };
        self.override_or_keep(type_name, title, overriding)
    }

    pub(crate) fn override_or_keep(
        &mut self,
        type_name: &str,
        title: &str,
        overriding: Override,
    ) -> EvalResult<()> {
        if let Some(id) = self.catalog.find(type_name, title) {
            return self.merge_override(id, &overriding);
        }
        let (type_name, title) = super::table::canonical(type_name, title);
        let reference = format!("{type_name}[{title}]");
        let reference: Str = reference.into();
        let kept = self.catalog.overrides.entry(reference.clone()).or_default();
        if kept.is_empty() {
            self.catalog.overridden.push(reference);
        }
        kept.push(overriding);
        Ok(())
    }

    /// Whether the code of one definition may override what that of another set.
    fn is_child_of(&self, child: Option<DefinitionId>, of: Option<DefinitionId>) -> bool {
        let (Some(mut child), Some(of)) = (child, of) else {
            return false;
        };
        loop {
            let definition = self.catalog.definition(child);
            // The right that a collector gives is inherited.
            if definition.overrides_all {
                return true;
            }
            let Some(parent) = &definition.parent else {
                return false;
            };
            let parent = parent.strip_prefix("::").unwrap_or(parent);
            match self.catalog.classes_by_name.get(parent) {
                Some(parent) if *parent == of => return true,
                Some(parent) => child = *parent,
                None => return false,
            }
        }
    }

    pub(crate) fn merge_override(
        &mut self,
        id: ResourceId,
        overriding: &Override,
    ) -> EvalResult<()> {
        let own_source = self.catalog.resource(id).source;
        if own_source != overriding.source && !self.is_child_of(overriding.source, own_source) {
            let declared = self.catalog.resource_place(self.catalog.resource(id));
            let issue = CatalogIssue::OverrideNotAllowed { declared };
            let place = self.catalog.statement_place(overriding.location);
            return Err(Signal::at(issue, place));
        }
        if self.catalog.resource(id).evaluated {
            self.complain_of_late_override(id, overriding)?;
        }
        let Override {
            params,
            source,
            location,
        } = overriding;
        self.check_private_override(id, params, *source, *location)?;
        for param in &overriding.params {
            self.override_parameter(id, param)?;
        }
        Ok(())
    }

    fn complain_of_late_override(
        &mut self,
        id: ResourceId,
        overriding: &Override,
    ) -> EvalResult<()> {
        let strict = self.settings.language.strict;
        if strict == crate::Strict::Off {
            return Ok(());
        }
        let defined = self.catalog.resource_place(self.catalog.resource(id));
        let issue = CatalogIssue::LateOverride { defined };
        let place = self.catalog.statement_place(overriding.location);
        if strict == crate::Strict::Error {
            return Err(Signal::at(issue, place));
        }
        let found = Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::at_line(issue, place)
        };
        self.log_finding(crate::Level::Warning, found);
        Ok(())
    }

    fn override_parameter(&mut self, id: ResourceId, param: &Param) -> EvalResult<()> {
        let resource = self.catalog.resource(id);
        let mut param = param.clone();
        let Some(current) = resource.param(&param.name).cloned() else {
            return self.set_on(id, param);
        };
        let (scope, type_name) = (resource.scope, resource.type_name.clone());
        if self.is_default(scope, &type_name, &param.name, &param.value) {
            return Ok(());
        }
        let allowed = self.is_child_of(param.source, current.source)
            || (param.source == current.source
                && self.is_default(scope, &type_name, &param.name, &current.value));
        if !allowed {
            return Err(self.already_set(id, &param, &current));
        }
        if param.add {
            let mut values = flatten(current.value);
            values.extend(flatten(param.value));
            param.value = Value::from(values);
        }
        self.set_on(id, param)
    }

    pub(super) fn set_on(&mut self, id: ResourceId, param: Param) -> EvalResult<()> {
        let catalog = &mut self.catalog;
        let resource = &mut catalog.resources[id];
        let tagged = tag_from(&mut catalog.tag_names, &mut resource.tags, &param);
        let is_tag = param.name == "tag";
        let (location, at) = (resource.location, param.location);
        resource.set(param);
        tagged.map_err(|invalid| self.invalid_tag(location, at, invalid))?;
        self.catalog.note_change(id);
        if is_tag {
            self.catalog.note_tag();
        }
        Ok(())
    }

    fn already_set(&self, id: ResourceId, param: &Param, current: &Param) -> Signal {
        let by = current.source.map(|source| self.catalog.definition(source));
        let by = by.filter(|source| !source.name.is_empty());
        let issue = CatalogIssue::AttributeAlreadySet {
            name: param.name.as_str().into(),
            resource: self.catalog.resource(id).reference().into(),
            by: by.map(|source| source.label().into()),
            set: self.catalog.attribute_place(current.location),
        };
        Signal::at(issue, self.catalog.attribute_place(param.location))
    }

    /// Whether a value is what a resource default says.
    fn is_default(
        &self,
        scope: crate::ScopeId,
        type_name: &Str,
        name: &Str,
        value: &Value,
    ) -> bool {
        let mut next = Some(scope);
        while let Some(id) = next {
            let found = self.scope(id);
            let defaults = found.defaults_for(type_name).map_or(&[][..], |list| list);
            if defaults
                .iter()
                .any(|known| known.name == *name && known.value == *value)
            {
                return true;
            }
            next = found.dynamic_parent;
        }
        false
    }
}
