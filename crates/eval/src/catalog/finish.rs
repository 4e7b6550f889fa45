//! The end of a compilation: relationships, late overrides, inherited metaparameters, checks.

use marotte_pcore::{Hash, Value};

use super::declare::flatten;
use super::relationship::reference_text;
use super::{Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// The attributes that are relationships: they are not inherited.
const RELATIONSHIPS: [&str; 4] = ["before", "notify", "require", "subscribe"];

impl Evaluator {
    pub(crate) fn finish(&mut self) -> EvalResult<()> {
        self.evaluate_relationships()?;
        for index in 0..self.catalog.compiled.len() {
            let id = self.catalog.compiled[index];
            self.apply_late_overrides(id)?;
            self.finish_resource(id)?;
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

    fn finish_resource(&mut self, id: ResourceId) -> EvalResult<()> {
        if std::mem::replace(&mut self.catalog.resource_mut(id).finished, true) {
            return Ok(());
        }
        self.add_scope_tags(id);
        let resource = self.catalog.resource_mut(id);
        for index in 0..resource.parameters.len() {
            if let Value::Sensitive(inner) = &resource.parameters[index].value {
                let inner = Value::clone(inner);
                let name = resource.parameters[index].name.clone();
                resource.parameters[index].value = inner;
                resource.sensitive.push(name);
            }
        }
        self.validate_resource(id)
    }

    fn validate_resource(&self, id: ResourceId) -> EvalResult<()> {
        let resource = self.catalog.resource(id);
        if let Some(built_in) = resource.built_in {
            for param in &resource.parameters {
                if !built_in.is_valid_parameter(&param.name) {
                    return Err(Signal::located(
                        format!(
                            "no parameter named '{}'{} on {}",
                            param.name,
                            resource.location.text_with_space(),
                            resource.reference()
                        ),
                        resource.location.text_with_space(),
                    ));
                }
            }
            return Ok(());
        }
        let Some(definition) = resource.definition.filter(|_| !resource.is_main) else {
            return Ok(());
        };
        let mut given = Hash::new();
        for param in &resource.parameters {
            let value = if resource.sensitive.contains(&param.name) {
                Value::Sensitive(std::sync::Arc::new(param.value.clone()))
            } else {
                param.value.clone()
            };
            given.insert(Value::String(param.name.clone()), value);
        }
        let declared = self.declared_struct(definition);
        marotte_pcore::describe::validate_parameters(
            &resource.reference(),
            &declared,
            &given,
            false,
        )
        .map_err(Signal::raw)
    }

    /// Metaparameters of `Class[main]` and below go along containment, as do tags.
    fn inherit_metaparameters(&mut self) {
        let Some(main) = self.catalog.find("Class", "") else {
            return;
        };
        let names: Vec<&str> = marotte_resources::metaparameter_names()
            .filter(|name| !RELATIONSHIPS.contains(name))
            .collect();
        let mut children = vec![Vec::new(); self.catalog.resources.len()];
        for (from, to) in &self.catalog.edges {
            children[from.0 as usize].push(*to);
        }
        let mut data: Vec<Option<Vec<Param>>> = vec![None; self.catalog.resources.len()];
        let mut seen = vec![false; self.catalog.resources.len()];
        let mut queue = std::collections::VecDeque::from([main]);
        seen[main.0 as usize] = true;
        while let Some(source) = queue.pop_front() {
            for target in std::mem::take(&mut children[source.0 as usize]) {
                self.inherit(source, target, &names, &mut data);
                if !std::mem::replace(&mut seen[target.0 as usize], true) {
                    queue.push_back(target);
                }
            }
        }
    }

    fn inherit(
        &mut self,
        source: ResourceId,
        target: ResourceId,
        names: &[&str],
        data: &mut [Option<Vec<Param>>],
    ) {
        let own = |this: &Self, id: ResourceId| -> Vec<Param> {
            let resource = this.catalog.resource(id);
            names
                .iter()
                .filter_map(|name| resource.param(name))
                .filter(|param| !matches!(param.value, Value::Undef))
                .cloned()
                .collect()
        };
        let source_data = match &data[source.0 as usize] {
            Some(known) => known.clone(),
            None => own(self, source),
        };
        if !source_data.is_empty() {
            for param in &source_data {
                let resource = self.catalog.resource_mut(target);
                let unset = resource
                    .get(&param.name)
                    .is_none_or(|value| matches!(value, Value::Undef));
                if unset {
                    resource.set(param.clone());
                }
            }
            let mut merged = source_data.clone();
            for param in own(self, target) {
                match merged.iter_mut().find(|known| known.name == param.name) {
                    Some(known) => *known = param,
                    None => merged.push(param),
                }
            }
            data[source.0 as usize] = Some(source_data);
            data[target.0 as usize] = Some(merged);
        }
        self.catalog.merge_tags(source, target);
    }

    pub(crate) fn fail_on_leftovers(&self) -> EvalResult<()> {
        if !self.catalog.overrides.is_empty() {
            let names: Vec<&str> = self
                .catalog
                .overridden
                .iter()
                .filter_map(|name| Some((name, self.catalog.overrides.get(name)?)))
                .flat_map(|(name, overrides)| overrides.iter().map(move |_| name.as_str()))
                .collect();
            return Err(Signal::raw(format!(
                "Could not find resource(s) {} for overriding",
                names.join(", ")
            )));
        }
        let unrealized = self.unrealized();
        if !unrealized.is_empty() {
            return Err(Signal::raw(format!(
                "Failed to realize virtual resources {}",
                unrealized.join(", ")
            )));
        }
        Ok(())
    }

    /// What relationships name must be there.
    pub(crate) fn validate_relationships(&self) -> EvalResult<()> {
        for id in &self.catalog.order {
            let resource = self.catalog.resource(*id);
            if resource.is_virtual {
                continue;
            }
            let relations = resource
                .parameters
                .iter()
                .filter(|p| RELATIONSHIPS.contains(&p.name.as_str()));
            for param in relations {
                for reference in flatten(param.value.clone()) {
                    let text = match &reference {
                        Value::Undef => continue,
                        Value::Type(of) => reference_text(of),
                        other => marotte_pcore::convert::to_text(other).to_string(),
                    };
                    let location = param.location.text_with_space();
                    if super::table::split_reference(&text).is_none() {
                        let shown = crate::ruby_inspect(&Value::from(text.as_str()));
                        return Err(Signal::located(
                            format!(
                                "No title provided and {shown} is not a valid resource reference"
                            ),
                            location,
                        ));
                    }
                    if self.catalog.find_reference(&text).is_none() {
                        return Err(Signal::located(
                            format!(
                                "Could not find resource '{text}' in parameter '{}'",
                                param.name
                            ),
                            location,
                        ));
                    }
                }
            }
        }
        Ok(())
    }
}
