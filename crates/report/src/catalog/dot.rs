//! A catalog as a graph for Graphviz: what contains what is dashed, what comes before what is not.

use std::fmt::Write;

use marotte_catalog::{Catalog, Resource};
use marotte_pcore::Value;
use marotte_pcore::deep::grow;

/// The graph.
pub(super) fn dot(catalog: &Catalog) -> String {
    let mut text = format!("digraph {} {{\n", quoted(&catalog.name));
    text.push_str("  rankdir = LR;\n  node [shape = box];\n");
    for resource in &catalog.resources {
        let _ = writeln!(text, "  {};", quoted(&resource.reference()));
    }
    for (from, to) in &catalog.edges {
        let [from, to] =
            [from, to].map(|index| quoted(&catalog.resources[*index as usize].reference()));
        let _ = writeln!(text, "  {from} -> {to} [style = dashed, color = gray];");
    }
    for resource in &catalog.resources {
        relationships(resource, &mut text);
    }
    text.push('}');
    text
}

fn relationships(resource: &Resource, text: &mut String) {
    let this = quoted(&resource.reference());
    for (name, value) in &resource.parameters {
        let (is_first, notifies) = match name.as_str() {
            "before" => (true, false),
            "notify" => (true, true),
            "require" => (false, false),
            "subscribe" => (false, true),
            _ => continue,
        };
        let mut others = Vec::new();
        references(value, &mut others);
        for other in others {
            let other = quoted(other);
            let (from, to) = if is_first {
                (&this, &other)
            } else {
                (&other, &this)
            };
            let label = if notifies { " [label = notify]" } else { "" };
            let _ = writeln!(text, "  {from} -> {to}{label};");
        }
    }
}

/// The references in an attribute, which may be an array of arrays.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(reference) => found.push(reference),
        Value::Array(values) => {
            grow(|| values.iter().for_each(|value| references(value, found)));
        }
        _ => {}
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for char in text.chars() {
        match char {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            char => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}
