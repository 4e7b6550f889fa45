//! From the catalog under construction to the finished one.

use std::sync::Arc;

use marotte_catalog::{Catalog, Resource as FinishedResource};
use marotte_eval::Evaluator;
use marotte_eval::catalog::{Resource, TagSet, reference_text};
use marotte_pcore::{Hash, Str, Type, Value};

/// The attributes whose values are references.
const RELATIONSHIPS: [&str; 4] = ["before", "notify", "require", "subscribe"];

/// The finished catalog of an evaluator that has compiled one. Virtual resources stay behind.
pub(crate) fn finished(evaluator: &Evaluator) -> Catalog {
    let building = evaluator.catalog();
    let mut indexes = std::collections::HashMap::new();
    let mut resources = Vec::new();
    for (id, resource) in building.in_order() {
        if resource.is_virtual && !resource.exported {
            continue;
        }
        indexes.insert(id, resources.len());
        resources.push(finished_resource(resource));
    }
    let mut edges: Vec<(usize, usize)> = building
        .edges()
        .iter()
        .filter_map(|(from, to)| Some((*indexes.get(from)?, *indexes.get(to)?)))
        .collect();
    // A graph has its edges by their targets, in the order in which those came into it.
    edges.sort_by_key(|(_, to)| *to);
    let mut tags = TagSet::default();
    for class in building.classes() {
        tags.add_valid(class);
    }
    tags.merge(building.tags());
    Catalog {
        name: building.node_name().clone(),
        version: Value::Integer(0),
        code_id: None,
        catalog_uuid: Str::new(),
        environment: evaluator.world().environment_name(),
        tags: tags.iter().cloned().collect(),
        resources,
        edges,
        classes: building.classes().to_vec(),
    }
}

fn finished_resource(resource: &Resource) -> FinishedResource {
    let namevar = resource.built_in.map_or("name", |of| of.namevar());
    let mut parameters: Vec<(Str, Value)> = Vec::new();
    match resource.built_in {
        Some(of) => {
            let from_title = of.parse_title(&resource.title).unwrap_or_default();
            for (name, value) in from_title {
                let value = value.map_or(Value::Undef, Value::from);
                parameters.push((name.into(), value));
            }
        }
        None => parameters.push(("name".into(), Value::String(resource.title.clone()))),
    }
    for param in &resource.parameters {
        if matches!(param.value, Value::Undef) {
            continue;
        }
        let value = match &param.value {
            // Arrays with references in them are flattened, as relationships are.
            Value::Array(_)
                if RELATIONSHIPS.contains(&param.name.as_str()) || has_reference(&param.value) =>
            {
                Value::array(flat(&param.value))
            }
            value => value.clone(),
        };
        let value = plain(&value);
        let name = match resource.built_in {
            Some(of) => of.canonical_attribute(&param.name).into(),
            None => param.name.clone(),
        };
        match parameters.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => parameters.push((name, value)),
        }
    }
    parameters.retain(|(name, value)| {
        let is_title = name == namevar && value.as_str() == Some(resource.title.as_str());
        // The compiler's own resources have a symbol for a title, which no name equals.
        !matches!(value, Value::Undef) && (!is_title || resource.is_main)
    });
    FinishedResource {
        type_name: resource.type_name.clone(),
        title: resource.title.clone(),
        tags: resource.tags.iter().cloned().collect(),
        file: resource.location.file.clone(),
        line: resource.location.line,
        exported: resource.exported,
        kind: resource.kind.as_str(),
        parameters,
        sensitive_parameters: resource.sensitive.clone(),
    }
}

fn has_reference(value: &Value) -> bool {
    match value {
        Value::Type(Type::Resource(_) | Type::Class(_)) => true,
        Value::Array(values) => values.iter().any(has_reference),
        _ => false,
    }
}

fn flat(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(values) => values.iter().flat_map(flat).collect(),
        Value::Undef => Vec::new(),
        other => vec![other.clone()],
    }
}

/// References become strings.
fn plain(value: &Value) -> Value {
    match value {
        Value::Type(of @ (Type::Resource(_) | Type::Class(_))) => Value::from(reference_text(of)),
        Value::Array(values) => Value::array(values.iter().map(plain)),
        Value::Hash(hash) => {
            let plain: Hash = hash.iter().map(|(k, v)| (plain(k), plain(v))).collect();
            Value::Hash(Arc::new(plain))
        }
        other => other.clone(),
    }
}
