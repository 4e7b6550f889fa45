//! The forms that catalogs are stored in: as agents get them, and as PuppetDB has them.

use rustc_hash::FxHashMap;
use serde_json::{Map, Value, json};

use crate::answer::Detail;
use crate::secrets;

/// Attributes whose values PuppetDB sorts.
const SORTED: [&str; 4] = ["before", "notify", "require", "subscribe"];

/// A catalog in Puppet's JSON, the name of its node and how much is known of it. Nothing if the
/// value is no catalog.
pub fn read_catalog(value: Value) -> Option<(String, Value, Detail)> {
    let value = match value {
        // As older servers wrap it.
        Value::Object(mut hash)
            if hash.contains_key("data") && hash.contains_key("document_type") =>
        {
            hash.shift_remove("data")?
        }
        Value::Object(mut hash) if hash.contains_key("catalog") => hash.shift_remove("catalog")?,
        other => other,
    };
    let is_stored = value.get("certname").is_some();
    let name = value.get(if is_stored { "certname" } else { "name" });
    let name = name?.as_str()?.to_owned();
    match is_stored {
        false if value.get("resources")?.is_array() => Some((name, value, Detail::ALL)),
        false => None,
        true => Some((name, of_puppetdb(value)?, STORED)),
    }
}

/// What PuppetDB knows: neither the order of resources nor their kinds, nor what is sensitive.
const STORED: Detail = Detail {
    order: false,
    sensitive: false,
    whole: false,
};

/// A catalog of PuppetDB's as agents get it.
fn of_puppetdb(mut value: Value) -> Option<Value> {
    let hash = value.as_object_mut()?;
    let mut list = |name: &str| match hash.shift_remove(name)? {
        Value::Array(items) => Some(items),
        Value::Object(mut of) => match of.shift_remove("data")? {
            Value::Array(items) => Some(items),
            _ => None,
        },
        _ => None,
    };
    let (resources, edges) = (list("resources")?, list("edges")?);
    let reference = |of: &Value, side: &str| -> Option<String> {
        if let Some(nested) = of.get(side) {
            let text = |name| nested.get(name).and_then(Value::as_str);
            return Some(format!("{}[{}]", text("type")?, text("title")?));
        }
        let text = |name: &str| of.get(format!("{side}_{name}")).and_then(Value::as_str);
        Some(format!("{}[{}]", text("type")?, text("title")?))
    };
    let contains = edges
        .iter()
        .filter(|edge| edge.get("relationship").and_then(Value::as_str) == Some("contains"));
    let edges: Vec<Value> = contains
        .filter_map(|edge| {
            let (source, target) = (reference(edge, "source")?, reference(edge, "target")?);
            Some(json!({ "source": source, "target": target }))
        })
        .collect();
    Some(json!({
        "name": hash.get("certname"),
        "environment": hash.get("environment"),
        "resources": resources,
        "edges": edges,
    }))
}

/// The same catalog as PuppetDB would have it: sensitive attributes are gone, aliases too, and what
/// other resources an attribute names is sorted.
pub(crate) fn as_stored(catalog: &Value) -> Value {
    let mut catalog = catalog.clone();
    let resources = catalog.get_mut("resources").and_then(Value::as_array_mut);
    for resource in resources.into_iter().flatten() {
        let names: Vec<String> = secrets::names(resource).map(str::to_owned).collect();
        if let Some(Value::Object(parameters)) = resource.get_mut("parameters") {
            stored_parameters(parameters, &names);
        }
        if let Some(hash) = resource.as_object_mut() {
            hash.shift_remove("sensitive_parameters");
        }
    }
    catalog
}

fn stored_parameters(parameters: &mut Map<String, Value>, sensitive: &[String]) {
    parameters.retain(|name, _| name != "alias" && !sensitive.contains(name));
    for name in SORTED {
        if let Some(Value::Array(values)) = parameters.get_mut(name) {
            values.sort_by_key(Value::to_string);
        }
    }
}

/// The reference's catalog as if it were made in our folder of the environment. Where it was made is
/// told by its files: what is before the part of a path that both catalogs have in common.
pub fn relocated(mut theirs: Value, ours: &Value, root: &str) -> Value {
    let Some(from) = made_in(&theirs, ours, root).filter(|from| from != root) else {
        return theirs;
    };
    let resources = theirs.get_mut("resources").and_then(Value::as_array_mut);
    for resource in resources.into_iter().flatten() {
        if let Some(Value::String(file)) = resource.get_mut("file")
            && let Some(rest) = file.strip_prefix(&from)
            && rest.starts_with('/')
        {
            *file = format!("{root}{rest}");
        }
    }
    theirs
}

fn made_in(theirs: &Value, ours: &Value, root: &str) -> Option<String> {
    let resources = |catalog| Value::get(catalog, "resources").and_then(Value::as_array);
    let key = |resource: &Value| {
        let text = |name| resource.get(name).and_then(Value::as_str);
        Some((text("type")?.to_owned(), text("title")?.to_owned()))
    };
    let theirs = resources(theirs)?.iter();
    let theirs: FxHashMap<_, &str> = theirs
        .filter_map(|resource| Some((key(resource)?, resource.get("file")?.as_str()?)))
        .collect();
    resources(ours)?.iter().find_map(|resource| {
        let inside = resource.get("file")?.as_str()?.strip_prefix(root)?;
        let inside = Some(inside).filter(|rest| rest.starts_with('/'))?;
        let from = theirs.get(&key(resource)?)?.strip_suffix(inside)?;
        Some(from.to_owned())
    })
}
