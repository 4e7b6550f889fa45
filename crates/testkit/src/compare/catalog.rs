//! Compares catalogs.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Compared, Difference, equal, field, same, text_of};

/// Whether two catalogs hold the same resources with the same parameters and exported flags, and
/// the same edges, in any order.
pub(super) fn outcome(expected: &Value, ours: &Value) -> Compared {
    let (theirs, our_resources) = (by_reference(expected), by_reference(ours));
    if let Some(reference) = our_resources.keys().find(|key| !theirs.contains_key(*key)) {
        return Err(Difference(format!(
            "{reference} is not in the reference's catalog"
        )));
    }
    for (reference, resource) in &theirs {
        let Some(our_resource) = our_resources.get(reference) else {
            return Err(Difference(format!("{reference} is missing")));
        };
        same_in(reference, "parameters", resource, our_resource)?;
        let exported = |resource: &Value| field(resource, "exported").as_bool() == Some(true);
        if exported(resource) != exported(our_resource) {
            return Err(Difference(format!(
                "the exported flag of {reference} differs"
            )));
        }
    }
    let (edges, our_edges) = (edges(expected), edges(ours));
    if let Some((source, target)) = edges.iter().find(|edge| !our_edges.contains(edge)) {
        return Err(Difference(format!(
            "the edge {source} -> {target} is missing"
        )));
    }
    if edges != our_edges {
        let extra = our_edges.iter().find(|edge| !edges.contains(edge));
        return Err(Difference(match extra {
            Some((source, target)) => {
                format!("the edge {source} -> {target} is not in the reference's catalog")
            }
            None => "an edge appears more often or less often".to_owned(),
        }));
    }
    Ok(())
}

/// Whether two catalogs with the same outcome also agree in tags, files, lines, classes, the order
/// of resources and all smaller fields.
pub(super) fn details(expected: &Value, ours: &Value) -> Compared {
    let order = |catalog: &Value| references(catalog).collect::<Vec<_>>();
    let (theirs, our_order) = (order(expected), order(ours));
    if let Some((expected, ours)) = theirs.iter().zip(&our_order).find(|(a, b)| a != b) {
        return Err(Difference(format!(
            "order of resources: {expected}\n  ours: {ours}"
        )));
    }
    let pairs = resources(expected).iter().zip(resources(ours));
    for ((resource, our_resource), reference) in pairs.zip(&theirs) {
        for name in ["file", "line", "kind"] {
            same_in(reference, name, resource, our_resource)?;
        }
        same_set(reference, "tags", resource, our_resource)?;
        same_set(reference, "sensitive_parameters", resource, our_resource)?;
    }
    same_set("the catalog", "tags", expected, ours)?;
    for name in ["classes", "name", "environment", "catalog_format"] {
        same(name, expected, ours)?;
    }
    Ok(())
}

fn same_in(reference: &str, name: &str, expected: &Value, ours: &Value) -> Compared {
    let (expected, ours) = (field(expected, name), field(ours, name));
    let empty = |value: &Value| value.as_object().is_none_or(serde_json::Map::is_empty);
    let both_without_parameters = name == "parameters" && empty(expected) && empty(ours);
    if both_without_parameters || equal(expected, ours) {
        return Ok(());
    }
    Err(Difference(format!(
        "{name} of {reference}: {expected}\n  ours: {ours}"
    )))
}

fn same_set(reference: &str, name: &str, expected: &Value, ours: &Value) -> Compared {
    let sorted = |value: &Value| {
        let mut items: Vec<String> = array(field(value, name))
            .iter()
            .map(Value::to_string)
            .collect();
        items.sort_unstable();
        items.dedup();
        items
    };
    let (expected, ours) = (sorted(expected), sorted(ours));
    if expected == ours {
        return Ok(());
    }
    let (expected, ours) = (expected.join(" "), ours.join(" "));
    Err(Difference(format!(
        "{name} of {reference}: {expected}\n  ours: {ours}"
    )))
}

fn resources(catalog: &Value) -> &[Value] {
    array(field(catalog, "resources"))
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn references(catalog: &Value) -> impl Iterator<Item = String> {
    resources(catalog).iter().map(|resource| {
        format!(
            "{}[{}]",
            text_of(resource, "type"),
            text_of(resource, "title")
        )
    })
}

fn by_reference(catalog: &Value) -> BTreeMap<String, &Value> {
    references(catalog).zip(resources(catalog)).collect()
}

fn edges(catalog: &Value) -> Vec<(&str, &str)> {
    let mut edges: Vec<_> = array(field(catalog, "edges"))
        .iter()
        .map(|edge| (text_of(edge, "source"), text_of(edge, "target")))
        .collect();
    edges.sort_unstable();
    edges
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn catalog(resources: &Value, edges: &Value) -> Value {
        json!({"resources": resources, "edges": edges, "classes": ["settings"], "tags": ["a", "b"]})
    }

    fn both(expected: &Value, ours: &Value) -> (bool, bool) {
        (
            outcome(expected, ours).is_ok(),
            details(expected, ours).is_ok(),
        )
    }

    #[test]
    fn order_is_a_detail() {
        let a = json!({"type": "File", "title": "a", "tags": ["x", "y"], "exported": false});
        let a_again = json!({"type": "File", "title": "a", "tags": ["y", "x"], "exported": false});
        let b = json!({"type": "File", "title": "b", "exported": false});
        let expected = catalog(&json!([a, b]), &json!([]));
        assert_eq!(
            both(&expected, &catalog(&json!([a_again, b]), &json!([]))),
            (true, true)
        );
        assert_eq!(
            both(&expected, &catalog(&json!([b, a]), &json!([]))),
            (true, false)
        );
        assert!(!both(&expected, &catalog(&json!([a]), &json!([]))).0);
    }

    #[test]
    fn parameters_and_exported_flags_and_edges() {
        let plain = json!({"type": "File", "title": "a", "exported": false});
        let empty = json!({"type": "File", "title": "a", "exported": false, "parameters": {}});
        let mode = json!({"type": "File", "title": "a", "exported": false, "parameters": {"m": 1}});
        let exported = json!({"type": "File", "title": "a", "exported": true});
        let expected = catalog(&json!([plain]), &json!([]));
        assert!(outcome(&expected, &catalog(&json!([empty]), &json!([]))).is_ok());
        assert!(outcome(&expected, &catalog(&json!([mode]), &json!([]))).is_err());
        assert!(outcome(&expected, &catalog(&json!([exported]), &json!([]))).is_err());
        let edge = json!([{"source": "File[a]", "target": "File[a]"}]);
        assert!(outcome(&expected, &catalog(&json!([plain]), &edge)).is_err());
    }
}
