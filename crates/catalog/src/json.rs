//! The wire format: field by field in the reference's order, written without an intermediate.

use std::io::{self, Write};

use marotte_pcore::convert::rich::{
    ToDataOptions, write_json as write_data, write_json_escaped, write_json_string, write_rich_json,
};
use marotte_pcore::{Str, Value};

use crate::{Catalog, Resource};

/// Writes a catalog as Puppet's JSON.
pub fn write_json(catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
    let mut text = String::with_capacity(AT_ONCE + AT_ONCE / 8);
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
    let mut resources = Resources::new(catalog);
    for (index, resource) in catalog.resources.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        resources.write(&mut text, resource);
        hand_over(&mut text, out)?;
    }
    text.push_str("],\"edges\":[");
    let mut source = Source::default();
    for (index, (from, to)) in catalog.edges.iter().enumerate() {
        text.push_str(if index > 0 {
            ",{\"source\":"
        } else {
            "{\"source\":"
        });
        source.write(&mut text, catalog, *from);
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

/// How many bytes are handed over at once.
const AT_ONCE: usize = 32 * 1024;

/// What is written need not be kept.
fn hand_over(text: &mut String, out: &mut dyn Write) -> io::Result<()> {
    if text.len() > AT_ONCE {
        out.write_all(text.as_bytes())?;
        text.clear();
    }
    Ok(())
}

/// Where edges come from. A container has many edges, most of them one after another.
#[derive(Default)]
struct Source {
    of: Option<u32>,
    text: String,
}

impl Source {
    fn write(&mut self, out: &mut String, catalog: &Catalog, from: u32) {
        if self.of != Some(from) {
            self.of = Some(from);
            self.text.clear();
            reference(&mut self.text, &catalog.resources[from as usize]);
        }
        out.push_str(&self.text);
    }
}

/// `"Type[title]"`
fn reference(out: &mut String, resource: &Resource) {
    out.push('"');
    write_json_escaped(out, &resource.type_name);
    out.push('[');
    write_json_escaped(out, &resource.title);
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

/// Resources on their way. A third of their text is said of many of them: words of tags, and the file.
struct Resources<'a> {
    catalog: &'a Catalog,
    /// Each word with a comma behind it, as JSON.
    words: String,
    /// Where each word ends.
    ends: Vec<u32>,
    /// The file of the last one that had one, and its field.
    file: Option<&'a Str>,
    file_field: String,
}

impl<'a> Resources<'a> {
    fn new(catalog: &'a Catalog) -> Self {
        let mut words = String::new();
        let mut end_of = |word: &Str| {
            write_json_string(&mut words, word);
            words.push(',');
            words.len() as u32
        };
        let ends = catalog.tag_names.iter().map(&mut end_of).collect();
        Self {
            catalog,
            words,
            ends,
            file: None,
            file_field: String::new(),
        }
    }

    fn write(&mut self, out: &mut String, resource: &'a Resource) {
        out.push_str("{\"type\":");
        write_json_string(out, &resource.type_name);
        field(out, "title", &resource.title);
        self.write_tags(out, &resource.tags);
        if let Some(file) = &resource.file {
            self.write_file(out, file);
        }
        if let Some(line) = resource.line {
            out.push_str(",\"line\":");
            out.push_str(itoa::Buffer::new().format(line));
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
                write_value(out, value, self.catalog.is_plain);
            }
            out.push('}');
        }
        if !resource.sensitive_parameters.is_empty() {
            out.push_str(",\"sensitive_parameters\":");
            strings(out, resource.sensitive_parameters.iter());
        }
        out.push('}');
    }

    fn write_tags(&self, out: &mut String, tags: &[u32]) {
        out.push_str(",\"tags\":[");
        for id in tags {
            let id = *id as usize;
            let Some(end) = self.ends.get(id) else {
                continue;
            };
            let start = id.checked_sub(1).map_or(0, |before| self.ends[before]);
            out.push_str(&self.words[start as usize..*end as usize]);
        }
        // The last comma goes.
        if out.ends_with(',') {
            out.pop();
        }
        out.push(']');
    }

    fn write_file(&mut self, out: &mut String, file: &'a Str) {
        if self.file != Some(file) {
            self.file = Some(file);
            self.file_field.clear();
            field(&mut self.file_field, "file", file);
        }
        out.push_str(&self.file_field);
    }
}

fn write_value(out: &mut String, value: &Value, is_plain: bool) {
    match value {
        Value::String(text) => write_json_string(out, text),
        _ if is_plain => write_data(out, value),
        _ => {
            let options = ToDataOptions {
                rich_data: true,
                // Nothing is lost, so that there is nothing to tell.
                message_prefix: "",
            };
            write_rich_json(out, value, options);
        }
    }
}
