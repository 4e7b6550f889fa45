//! From the catalog under construction to the finished one.

use marotte_catalog::{Catalog, Resource as FinishedResource};
use marotte_diagnostics::{CatalogIssue, Diagnostic};
use marotte_eval::catalog::{Catalog as Building, Resource, ResourceId, reference_text};
use marotte_eval::{Evaluator, Signal};
use marotte_pcore::convert::rich::has_no_data;
use marotte_pcore::deep::grow;
use marotte_pcore::{Str, Type, Value};

/// The attributes whose values are references.
const RELATIONSHIPS: [&str; 4] = ["before", "notify", "require", "subscribe"];

/// The finished catalog of an evaluator that has compiled one. Virtual resources stay behind.
pub(crate) fn finished(evaluator: Evaluator) -> Result<Catalog, Box<Diagnostic>> {
    let environment = evaluator.outside().loader.environment_name();
    let node_pattern = evaluator.catalog().node_pattern();
    let (mut building, types) = evaluator.into_catalog();
    let count = building.resource_count();
    let mut indexes: Vec<Option<u32>> = Vec::with_capacity(count);
    let mut resources: Vec<FinishedResource> = Vec::with_capacity(count);
    let mut has_objects = false;
    for resource in building.take_resources() {
        if resource.is_virtual && !resource.exported {
            indexes.push(None);
            continue;
        }
        indexes.push(Some(resources.len() as u32));
        let wrong = resource.parameters.iter().find_map(|param| {
            let issue = named(&param.value, &building).err()?;
            Some(Signal::bare(issue).about(building.place(param.location)))
        });
        if let Some(wrong) = wrong {
            return Err(wrong.into_diagnostic());
        }
        match finished_resource(resource, &building) {
            Ok(resource) => {
                // All values are at hand now. In a large catalog, to go through them once more takes as long again.
                let mut values = resource.parameters.iter().map(|(_, value)| value);
                has_objects = has_objects || values.any(has_no_data);
                resources.push(resource);
            }
            Err(issue) => return Err(Signal::bare(issue).into_diagnostic()),
        }
    }
    let index = |id: &ResourceId| indexes.get(id.index()).copied().flatten();
    let mut edges: Vec<(u32, u32)> = building
        .edges()
        .iter()
        .filter_map(|(from, to)| Some((index(from)?, index(to)?)))
        .collect();
    // A graph has its edges by their targets, in the order in which those came into it.
    edges.sort_by_key(|(_, to)| *to);
    let tags = building.all_tags();
    Ok(Catalog {
        name: building.node_name().clone(),
        version: Value::Integer(0),
        code_id: None,
        catalog_uuid: Str::new(),
        environment,
        node_pattern,
        tags,
        tag_names: building.take_tag_names(),
        resources,
        edges,
        classes: building.classes().to_vec(),
        is_plain: false,
        has_objects,
        origins: Vec::new(),
        types,
    })
}

/// A resource as catalogs have it. A title that cannot be taken apart is noticed here if nobody has
/// needed its parts before.
fn finished_resource(
    mut resource: Resource,
    building: &Building,
) -> Result<FinishedResource, CatalogIssue> {
    let namevar = resource.schema.as_ref().map_or("name", |of| of.namevar());
    let mut parameters: Vec<(Str, Value)> = Vec::with_capacity(resource.parameters.len() + 1);
    let sets = |name: &str| resource.get(name).is_some();
    let has_title = || resource.is_title(&Value::String(resource.title.clone()));
    match &resource.schema {
        // It would go again in the end.
        Some(of) if of.is_named_by_title(&resource.title, sets) && has_title() => {}
        Some(of) => {
            let from_title = of.parse_title(&resource.title);
            for (name, value) in from_title.map_err(|error| error.issue())? {
                let value = value.map_or(Value::Undef, |text| Value::from(text.as_ref()));
                parameters.push((name.into(), value));
            }
        }
        None => parameters.push(("name".into(), Value::String(resource.title.clone()))),
    }
    let is_named = resource.parameters.iter().any(|param| param.name == "name");
    // Names are said once; only that of the title can be said again.
    let from_title = parameters.len();
    let mut is_lowered = false;
    for param in std::mem::take(&mut resource.parameters) {
        let value = match param.value {
            Value::Undef => continue,
            // Arrays with references in them are flattened, as relationships are.
            value @ Value::Array(_)
                if RELATIONSHIPS.contains(&param.name.as_str()) || has_reference(&value) =>
            {
                let mut flat = marotte_pcore::flatten([value]);
                flat.retain(|value| !matches!(value, Value::Undef));
                Value::from(flat)
            }
            value => value,
        };
        let value = if is_plain(&value) {
            value
        } else {
            plain(&value)
        };
        let name = match &resource.schema {
            Some(of) if param.name == "name" => of.namevar().into(),
            // `name` is another word for the namevar, and wins over it.
            Some(of) if is_named && param.name == of.namevar() => continue,
            _ => param.name,
        };
        // Catalogs have all names in lower case, where two may become one.
        let name = match name.bytes().any(|byte| byte.is_ascii_uppercase()) {
            true => {
                is_lowered = true;
                name.to_lowercase()
            }
            false => name,
        };
        let known = match is_lowered || name == namevar {
            true => &mut parameters[..],
            false => &mut parameters[..from_title],
        };
        match known.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => parameters.push((name, value)),
        }
    }
    parameters.retain(|(name, value)| {
        let is_title = name == namevar && resource.is_title(value);
        !matches!(value, Value::Undef) && !is_title
    });
    Ok(FinishedResource {
        tags: resource.tags.into_ids(),
        file: building.file(resource.location).cloned(),
        line: building.line(resource.location),
        type_name: resource.type_name,
        title: resource.title,
        exported: resource.exported,
        is_virtual: resource.is_virtual,
        kind: resource.kind.as_str(),
        parameters,
        sensitive_parameters: resource.sensitive,
    })
}

/// A finished resource refers to resources by name. A type alone, as in `message => File`, refers
/// to one without a name, which not every type can have.
fn named(value: &Value, building: &Building) -> Result<(), CatalogIssue> {
    match value {
        Value::Type(Type::Resource(of)) if of.converted && of.title.is_none() => {
            let schema = of.type_name.as_deref();
            let schema = schema.and_then(|name| building.known_schema(name));
            schema.map_or(Ok(()), |schema| match schema.parse_title("") {
                Ok(_) => Ok(()),
                Err(error) => Err(error.issue()),
            })
        }
        Value::Array(values) => grow(|| values.iter().try_for_each(|value| named(value, building))),
        _ => Ok(()),
    }
}

/// Whether a type is a reference that an attribute was set to. In `Sensitive(File['/a'])` there is
/// none: what is in there stays a type.
fn is_reference(of: &Type) -> bool {
    matches!(of, Type::Resource(of) if of.converted)
}

fn has_reference(value: &Value) -> bool {
    match value {
        Value::Type(of) => is_reference(of),
        Value::Array(values) => grow(|| values.iter().any(has_reference)),
        _ => false,
    }
}

/// Whether a value has no references in it.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Type(of) => !is_reference(of),
        Value::Array(values) => grow(|| values.iter().all(is_plain)),
        Value::Hash(hash) => grow(|| hash.iter().all(|(k, v)| is_plain(k) && is_plain(v))),
        _ => true,
    }
}

/// References become strings.
fn plain(value: &Value) -> Value {
    match value {
        Value::Type(of) if is_reference(of) => Value::from(reference_text(of)),
        Value::Array(values) => grow(|| Value::array(values.iter().map(plain))),
        Value::Hash(hash) => grow(|| Value::hash(hash.iter().map(|(k, v)| (plain(k), plain(v))))),
        other => other.clone(),
    }
}
