//! The end of a compilation: relationships, late overrides, inherited metaparameters, checks.

use marotte_diagnostics::{CatalogIssue, did_you_mean};
use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Str, Value};
use marotte_resources::ResourceType;
use rustc_hash::{FxHashMap, FxHashSet};

use super::relationship::reference_text;
use super::{Location, Param, Resource, ResourceId};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// The attributes that are relationships: they are not inherited.
const RELATIONSHIPS: [&str; 4] = ["before", "notify", "require", "subscribe"];

/// The attributes that are known to be valid, of types by their addresses.
type Valid = FxHashMap<usize, Vec<Str>>;

impl Evaluator {
    pub(crate) fn finish(&mut self) -> EvalResult<()> {
        self.evaluate_relationships()?;
        let mut valid = Valid::default();
        for index in 0..self.catalog.compiled.len() {
            let id = self.catalog.compiled[index];
            let finished = self
                .apply_late_overrides(id)
                .and_then(|()| self.finish_resource(id, &mut valid));
            if let Err(signal) = finished {
                let outer = self.scope(self.catalog.resource(id).scope).resource;
                self.remember_error(outer, &signal);
                return Err(signal);
            }
        }
        self.inherit_metaparameters();
        Ok(())
    }

    fn apply_late_overrides(&mut self, id: ResourceId) -> EvalResult<()> {
        if self.catalog.overrides.is_empty() {
            return Ok(());
        }
        let reference = self.catalog.resource(id).reference();
        let Some(overrides) = self.catalog.overrides.remove(reference.as_str()) else {
            return Ok(());
        };
        for overriding in &overrides {
            self.merge_override(id, overriding)?;
        }
        Ok(())
    }

    fn finish_resource(&mut self, id: ResourceId, valid: &mut Valid) -> EvalResult<()> {
        if std::mem::replace(&mut self.catalog.resource_mut(id).finished, true) {
            return Ok(());
        }
        self.add_scope_tags(id);
        let resource = self.catalog.resource_mut(id);
        resource.may_relate = false;
        for param in resource.parameters.iter_mut() {
            resource.may_relate |= RELATIONSHIPS.contains(&param.name.as_str());
            if let Value::Sensitive(inner) = &param.value {
                param.value = Value::clone(inner);
                resource.sensitive.push(param.name.clone());
            }
        }
        self.validate_resource(id, valid)
    }

    fn validate_resource(&mut self, id: ResourceId, valid: &mut Valid) -> EvalResult<()> {
        let resource = self.catalog.resource(id);
        if let Some(schema) = &resource.schema {
            let address = std::ptr::from_ref::<ResourceType>(schema).addr();
            let known = valid.entry(address).or_default();
            for (at, param) in resource.parameters.iter().enumerate() {
                // Most resources have the attributes of others, in the same order.
                let is_alike = known.get(at).is_some_and(|name| *name == param.name);
                if is_alike || known.contains(&param.name) {
                    continue;
                }
                if !schema.is_valid_parameter(&param.name) {
                    return Err(self.unknown_attribute(resource, schema, param));
                }
                known.push(param.name.clone());
            }
            return Ok(());
        }
        let Some(definition) = resource
            .definition
            .filter(|_| !resource.is_main && !resource.checked)
        else {
            return Ok(());
        };
        let mut given = Hash::new();
        let sensitive: FxHashSet<&Str> = resource.sensitive.iter().collect();
        for param in &resource.parameters {
            let value = if sensitive.contains(&param.name) {
                Value::Sensitive(std::sync::Arc::new(param.value.clone()))
            } else {
                param.value.clone()
            };
            given.insert(Value::String(param.name.clone()), value);
        }
        self.check_parameters(id, definition, &given)
    }

    /// A resource of a built-in type has an attribute that the type has not.
    #[cold]
    fn unknown_attribute(
        &self,
        resource: &Resource,
        schema: &ResourceType,
        param: &Param,
    ) -> Signal {
        let issue = CatalogIssue::UnknownAttribute {
            name: param.name.as_str().into(),
            resource: resource.reference().into(),
            declared: self.catalog.resource_place(resource),
        };
        let known = schema.attributes().iter();
        let mut known: Vec<&str> = known.map(|attribute| attribute.name.as_ref()).collect();
        for metaparameter in marotte_resources::metaparameter_names() {
            known.push(metaparameter);
        }
        let advice = did_you_mean(&param.name, known);
        Signal::at(issue, self.catalog.place(resource.location))
            .about(self.catalog.attribute_of(resource, &param.name))
            .with_advice(advice)
    }

    /// Metaparameters of `Class[main]` and below go along containment, as do tags.
    fn inherit_metaparameters(&mut self) {
        let Some(main) = self.catalog.find("Class", "") else {
            return;
        };
        let names: Vec<&str> = marotte_resources::metaparameter_names()
            .filter(|name| !RELATIONSHIPS.contains(name))
            .collect();
        let (starts, children) = self.catalog.children();
        let mut data: FxHashMap<ResourceId, Vec<Param>> = FxHashMap::default();
        let mut seen = vec![false; self.catalog.resources.len()];
        let mut queue = std::collections::VecDeque::from([main]);
        seen[main.index()] = true;
        while let Some(source) = queue.pop_front() {
            let at = source.index();
            let targets = &children[starts[at] as usize..starts[at + 1] as usize];
            if targets.is_empty() {
                continue;
            }
            let source_data = match data.get(&source) {
                Some(known) => known.clone(),
                None => self.own(source, &names),
            };
            for target in targets {
                if !source_data.is_empty() {
                    let merged = self.inherit(&source_data, *target, &names);
                    data.insert(*target, merged);
                }
                self.catalog.merge_tags(source, *target);
                if !std::mem::replace(&mut seen[target.index()], true) {
                    queue.push_back(*target);
                }
            }
        }
    }

    /// The metaparameters that a resource sets.
    fn own(&self, id: ResourceId, names: &[&str]) -> Vec<Param> {
        let resource = self.catalog.resource(id);
        names
            .iter()
            .filter_map(|name| resource.param(name))
            .filter(|param| !matches!(param.value, Value::Undef))
            .cloned()
            .collect()
    }

    /// Sets what a resource inherits; answers with what those below it do.
    fn inherit(&mut self, source_data: &[Param], target: ResourceId, names: &[&str]) -> Vec<Param> {
        for param in source_data {
            let resource = self.catalog.resource_mut(target);
            let unset = resource
                .get(&param.name)
                .is_none_or(|value| matches!(value, Value::Undef));
            if unset {
                resource.set(param.clone());
            }
        }
        let mut merged = source_data.to_vec();
        for param in self.own(target, names) {
            match merged.iter_mut().find(|known| known.name == param.name) {
                Some(known) => *known = param,
                None => merged.push(param),
            }
        }
        merged
    }

    pub(crate) fn fail_on_leftovers(&self) -> EvalResult<()> {
        if !self.catalog.overrides.is_empty() {
            let names = self.catalog.overridden.iter();
            let left: Vec<(&str, Location)> = names
                .filter_map(|name| Some((name, self.catalog.overrides.get(name)?)))
                .flat_map(|(name, all)| all.iter().map(move |one| (name.as_str(), one.location)))
                .collect();
            let resources = left.iter().map(|(name, _)| Box::from(*name)).collect();
            let issue = CatalogIssue::UnknownOverridden { resources };
            return Err(self.left_over(issue, &left));
        }
        let unrealized = self.unrealized();
        if !unrealized.is_empty() {
            let names = unrealized.iter().map(|(name, _)| Box::from(*name));
            let resources = names.collect();
            let issue = CatalogIssue::UnknownRealized { resources };
            return Err(self.left_over(issue, &unrealized));
        }
        Ok(())
    }

    /// The reference tells no place of what is left over; the first is where people look.
    fn left_over(&self, issue: CatalogIssue, left: &[(&str, Location)]) -> Signal {
        let first = left.first().map(|(_, location)| *location);
        let about = self.catalog.statement_place(first.unwrap_or_default());
        let advice = left
            .first()
            .and_then(|(name, _)| self.similar_resource(name));
        Signal::during(issue).about(about).with_advice(advice)
    }

    /// What relationships name must be there.
    pub(crate) fn validate_relationships(&self) -> EvalResult<()> {
        // Many resources are related to the same ones.
        let mut known = FxHashSet::default();
        for resource in self.catalog.in_order() {
            if resource.is_virtual || !resource.may_relate {
                continue;
            }
            let relations = resource
                .parameters
                .iter()
                .filter(|p| RELATIONSHIPS.contains(&p.name.as_str()));
            for param in relations {
                self.validate_relationship(param, &param.value, &mut known)?;
            }
        }
        Ok(())
    }

    /// What a value of such an attribute names must be there; what is `known` was looked for before.
    fn validate_relationship(
        &self,
        param: &Param,
        value: &Value,
        known: &mut FxHashSet<Str>,
    ) -> EvalResult<()> {
        let text = match value {
            Value::Undef => return Ok(()),
            Value::Array(inner) => {
                let mut inner = inner.iter();
                return grow(|| {
                    inner.try_for_each(|value| self.validate_relationship(param, value, known))
                });
            }
            Value::String(text) if known.contains(text) => return Ok(()),
            Value::Type(of) => reference_text(of).into(),
            other => marotte_pcore::convert::to_text(other),
        };
        let issue = match super::table::split_reference(&text) {
            None => {
                let shown = crate::ruby_inspect(&Value::String(text.clone()));
                CatalogIssue::NoReference { text: shown.into() }
            }
            Some((type_name, title)) => {
                if self.catalog.find(type_name, title).is_some() {
                    known.insert(text);
                    return Ok(());
                }
                CatalogIssue::UnknownRelated {
                    resource: text.as_str().into(),
                    parameter: param.name.as_str().into(),
                }
            }
        };
        let place = self.catalog.attribute_place(param.location);
        let about = self.catalog.attribute_value(param.location);
        let signal = Signal::at(issue, place).about(about);
        Err(signal.with_advice(self.similar_resource(&text)))
    }
}
