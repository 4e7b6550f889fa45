//! The manual of resource types, from their tables.

use std::io::{self, Write};

use marotte_resources::{Attribute, ResourceType, metaparameters};

/// How wide a line gets.
const WIDTH: usize = 76;

/// How much is told of types.
#[derive(Clone, Copy, Debug, Default)]
pub struct Detail {
    /// Only the names of attributes.
    pub short: bool,
    /// The metaparameters, too.
    pub metaparameters: bool,
}

/// A line a type: its name and what it is for.
pub fn list(types: &[&ResourceType], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "These are the types known to puppet:")?;
    for of in types {
        let sentence = of.doc().split('.').next().unwrap_or_default();
        let shown: String = sentence.chars().take(45).collect();
        let more = if shown.len() < sentence.len() {
            " ..."
        } else {
            ""
        };
        writeln!(out, "{:<15} - {shown}{more}", of.name())?;
    }
    Ok(())
}

/// Everything about a type.
pub fn describe(of: &ResourceType, detail: Detail, out: &mut dyn Write) -> io::Result<()> {
    heading(of.name(), '=', out)?;
    writeln!(out, "{}\n", wrapped(of.doc(), 0))?;
    heading("Parameters", '-', out)?;
    attributes(of.attributes(), detail, out)?;
    if detail.metaparameters {
        heading("Meta Parameters", '-', out)?;
        attributes(metaparameters(), detail, out)?;
    }
    Ok(())
}

/// A chapter of a manual.
pub fn write_markdown(types: &[&ResourceType], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "# Resource types")?;
    for of in types {
        writeln!(out, "\n## {}\n\n{}\n", of.name(), of.doc())?;
        for attribute in of.attributes() {
            let namevar = if attribute.is_namevar {
                " (namevar)"
            } else {
                ""
            };
            writeln!(out, "- `{}`{namevar}: {}", attribute.name, told(attribute))?;
        }
    }
    Ok(())
}

/// For programs: an array of objects with name, documentation and attributes.
pub fn write_json(types: &[&ResourceType], out: &mut dyn Write) -> io::Result<()> {
    let attribute = |of: &Attribute| {
        serde_json::json!({
            "name": of.name,
            "kind": format!("{:?}", of.kind).to_lowercase(),
            "namevar": of.is_namevar,
            "doc": of.doc,
            "values": of.values.iter().collect::<Vec<_>>(),
        })
    };
    let types = types.iter().map(|of| {
        let attributes: Vec<_> = of.attributes().iter().map(attribute).collect();
        serde_json::json!({ "name": of.name(), "doc": of.doc(), "attributes": attributes })
    });
    let types: Vec<_> = types.collect();
    writeln!(out, "{:#}", serde_json::Value::Array(types))
}

fn heading(text: &str, line: char, out: &mut dyn Write) -> io::Result<()> {
    let line: String = std::iter::repeat_n(line, text.len()).collect();
    writeln!(out, "\n{text}\n{line}")
}

fn attributes(all: &[Attribute], detail: Detail, out: &mut dyn Write) -> io::Result<()> {
    if detail.short {
        let names: Vec<&str> = all.iter().map(|of| &*of.name).collect();
        return writeln!(out, "{}", wrapped(&names.join(", "), 4));
    }
    for of in all {
        let namevar = match of.is_namevar && of.name != "name" {
            true => " (*namevar*)",
            false => "",
        };
        writeln!(out, "\n- **{}**{namevar}", of.name)?;
        writeln!(out, "{}", wrapped(&told(of), 4))?;
    }
    Ok(())
}

/// What an attribute means, and the values that it takes.
fn told(of: &Attribute) -> String {
    let values: Vec<String> = of.values.iter().map(|value| format!("`{value}`")).collect();
    let patterns: Vec<String> = of
        .patterns
        .iter()
        .map(|pattern| format!("`{pattern}`"))
        .collect();
    let mut text = of.doc.to_string();
    if !values.is_empty() {
        text.push_str(&format!(" Valid values are {}.", values.join(", ")));
    }
    if !patterns.is_empty() {
        text.push_str(&format!(" Values can match {}.", patterns.join(", ")));
    }
    text
}

/// A text in lines that begin with so many spaces.
fn wrapped(text: &str, indent: usize) -> String {
    let indent = " ".repeat(indent);
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(format!("{indent}{word}")),
        }
    }
    lines.join("\n")
}
