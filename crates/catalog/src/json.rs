//! The wire format: field by field in the reference's order, written without an intermediate.

use std::fmt::Write as _;
use std::io::{self, Write};

use marotte_pcore::convert::rich::write_json_string;
use marotte_pcore::convert::rich::{ToDataOptions, to_data, write_json as write_data};
use marotte_pcore::{Str, Value};

use crate::{Catalog, Resource};

/// Writes a catalog as Puppet's JSON.
pub fn write_json(catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
    let mut text = String::new();
    text.push_str("{\"tags\":");
    strings(&mut text, catalog.tags.iter());
    field(&mut text, "name", &catalog.name);
    text.push_str(",\"version\":");
    write_data(&mut text, &catalog.version);
    match &catalog.code_id {
        Some(id) => field(&mut text, "code_id", id),
        None => text.push_str(",\"code_id\":null"),
    }
    field(&mut text, "catalog_uuid", &catalog.catalog_uuid);
    text.push_str(",\"catalog_format\":2");
    field(&mut text, "environment", &catalog.environment);
    text.push_str(",\"resources\":[");
    for (index, resource) in catalog.resources.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        write_resource(&mut text, catalog, resource);
        hand_over(&mut text, out)?;
    }
    text.push_str("],\"edges\":[");
    for (index, (from, to)) in catalog.edges.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str("{\"source\":");
        reference(&mut text, &catalog.resources[*from as usize]);
        text.push_str(",\"target\":");
        reference(&mut text, &catalog.resources[*to as usize]);
        text.push('}');
        hand_over(&mut text, out)?;
    }
    text.push_str("],\"classes\":");
    strings(&mut text, catalog.classes.iter());
    text.push('}');
    out.write_all(text.as_bytes())
}

/// What is written need not be kept.
fn hand_over(text: &mut String, out: &mut dyn Write) -> io::Result<()> {
    if text.len() > 64 * 1024 {
        out.write_all(text.as_bytes())?;
        text.clear();
    }
    Ok(())
}

/// `"Type[title]"`
fn reference(out: &mut String, resource: &Resource) {
    write_json_string(out, &resource.type_name);
    out.pop();
    out.push('[');
    let at = out.len();
    write_json_string(out, &resource.title);
    out.remove(at);
    out.pop();
    out.push_str("]\"");
}

fn field(out: &mut String, name: &str, value: &str) {
    out.push_str(",\"");
    out.push_str(name);
    out.push_str("\":");
    write_json_string(out, value);
}

fn strings<'a>(out: &mut String, strings: impl Iterator<Item = &'a Str>) {
    out.push('[');
    for (index, text) in strings.enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_json_string(out, text);
    }
    out.push(']');
}

fn write_resource(out: &mut String, catalog: &Catalog, resource: &Resource) {
    out.push_str("{\"type\":");
    write_json_string(out, &resource.type_name);
    field(out, "title", &resource.title);
    out.push_str(",\"tags\":");
    strings(out, catalog.tags_of(resource));
    if let Some(file) = &resource.file {
        field(out, "file", file);
    }
    if let Some(line) = resource.line {
        // Writing to a string cannot fail.
        let _ = write!(out, ",\"line\":{line}");
    }
    out.push_str(if resource.exported {
        ",\"exported\":true"
    } else {
        ",\"exported\":false"
    });
    field(out, "kind", resource.kind);
    if !resource.parameters.is_empty() {
        out.push_str(",\"parameters\":{");
        for (index, (name, value)) in resource.parameters.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            write_json_string(out, name);
            out.push(':');
            write_value(out, value, catalog, resource);
        }
        out.push('}');
    }
    if !resource.sensitive_parameters.is_empty() {
        out.push_str(",\"sensitive_parameters\":");
        strings(out, resource.sensitive_parameters.iter());
    }
    out.push('}');
}

fn write_value(out: &mut String, value: &Value, catalog: &Catalog, resource: &Resource) {
    match value {
        Value::String(text) => write_json_string(out, text),
        Value::Boolean(_) | Value::Integer(_) => write_data(out, value),
        _ if catalog.is_plain => write_data(out, value),
        _ => {
            let options = ToDataOptions {
                rich_data: true,
                message_prefix: &resource.reference(),
            };
            let (data, _) = to_data(value, options);
            write_data(out, &data);
        }
    }
}
