//! Which resources of a catalog people want to see, and how closely.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use marotte_catalog::{Catalog, Resource};
use marotte_pcore::convert::text::REDACTED;
use marotte_pcore::convert::to_program_string;
use marotte_regex::Regex;

use super::CatalogFormat;
use super::drawing::Drawing;
use super::folders::Folders;
use super::origins::origin;
use super::table::{counts, is_made, one_line};

/// How wide values may be that all have room for before it is said where they come from.
const WIDEST: usize = 40;

/// Which resources are shown.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Those of these types, in letters of any case; of all types if there are none.
    pub types: Vec<String>,
    /// Those whose titles match one of these; all if there are none.
    pub titles: Vec<Regex>,
    /// These alone, with all that is known of them.
    pub resources: Vec<Reference>,
    /// Only how many there are of each type.
    pub summary: bool,
    /// What of a graph is drawn.
    pub drawing: Drawing,
    /// Whether that is enough if there are several nodes and nothing else is asked for.
    pub is_brief_of_many: bool,
}

/// A resource by its name: `File[/etc/motd]`.
#[derive(Clone, Debug)]
pub struct Reference {
    type_name: String,
    title: String,
}

impl Reference {
    /// What a text says, with or without quotes around the title.
    pub fn parse(text: &str) -> Option<Self> {
        let (type_name, rest) = text.trim().split_once('[')?;
        let title = rest.strip_suffix(']')?.trim();
        let quoted = |quote| title.strip_prefix(quote)?.strip_suffix(quote);
        let title = quoted('\'').or_else(|| quoted('"')).unwrap_or(title);
        let is_name = !type_name.is_empty() && !title.is_empty();
        is_name.then(|| Self {
            type_name: type_name.to_owned(),
            title: title.to_owned(),
        })
    }

    /// The type and the title.
    pub fn parts(&self) -> (String, String) {
        (self.type_name.clone(), self.title.clone())
    }

    /// Whether it is the name of a resource.
    pub(super) fn is(&self, catalog: &Catalog, resource: &Resource) -> bool {
        resource.type_name.eq_ignore_ascii_case(&self.type_name)
            && match resource.type_name.as_str() {
                "Class" => resource.title.eq_ignore_ascii_case(&self.title),
                "Node" => [&*resource.title, &*catalog.title_of(resource)].contains(&&*self.title),
                _ => resource.title == self.title,
            }
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.type_name, self.title)
    }
}

impl Selection {
    /// Why it cannot be of catalogs in a format.
    pub fn refusal(&self, format: CatalogFormat) -> Option<&'static str> {
        if !self.is_all() && format != CatalogFormat::Table {
            Some("--summary, --type, --title and --resource are for people: --format table")
        } else if !self.drawing.is_all() && format != CatalogFormat::Dot {
            Some("--around, --depth, --only and --fold are of a graph: --format dot")
        } else {
            None
        }
    }

    /// Whether all is shown.
    pub fn is_all(&self) -> bool {
        self.types.is_empty()
            && self.titles.is_empty()
            && self.resources.is_empty()
            && !self.summary
    }

    /// The same for so many nodes: nobody reads all of many catalogs.
    #[must_use]
    pub fn for_nodes(mut self, count: usize) -> Self {
        self.summary |= self.is_brief_of_many && count > 1 && self.is_all();
        self
    }

    /// Whether a resource is one of them. What takes too long to match is none.
    pub(super) fn has(&self, resource: &Resource) -> bool {
        let types = &self.types;
        let is_of_type = |name: &String| resource.type_name.eq_ignore_ascii_case(name);
        let has_title = |title: &Regex| title.is_match(&resource.title).unwrap_or(false);
        !is_made(resource)
            && (types.is_empty() || types.iter().any(is_of_type))
            && (self.titles.is_empty() || self.titles.iter().any(has_title))
    }

    /// A line: the node, and how many resources of each type.
    pub(super) fn summary(&self, catalog: &Catalog) -> String {
        let all = catalog.resources.iter();
        let chosen: Vec<&Resource> = all.filter(|resource| self.has(resource)).collect();
        let (name, environment) = (&catalog.name, &catalog.environment);
        format!("{name} ({environment}): {}", counts(&chosen))
    }

    /// All that is known of some resources.
    pub(super) fn details(&self, catalog: &Catalog, folders: &Folders) -> String {
        let mut text = String::new();
        for wanted in &self.resources {
            let found = catalog
                .resources
                .iter()
                .find(|known| wanted.is(catalog, known));
            // Writing to a string cannot fail.
            let _ = match found {
                Some(resource) => writeln!(text, "{}", detail(catalog, resource, folders)),
                None => writeln!(text, "{wanted} is not in the catalog of {}", catalog.name),
            };
        }
        text.truncate(text.trim_end().len());
        text
    }
}

fn detail(catalog: &Catalog, resource: &Resource, folders: &Folders) -> String {
    let title = one_line(&catalog.title_of(resource));
    let mut text = format!("{}[{title}]\n", resource.type_name);
    let mut line = |name: &str, value: &str| {
        let _ = writeln!(text, "  {name}: {value}");
    };
    let place = folders.place(resource);
    if !place.is_empty() {
        line("declared at", &place);
    }
    if resource.exported {
        line("exported", "true");
    }
    let tags: Vec<Cow<'_, str>> = catalog.shown_tags(resource).collect();
    line("tags", &tags.join(", "));
    let names = resource.parameters.iter().map(|(name, _)| name.len());
    let width = names.max().unwrap_or(0);
    let shown = resource.parameters.iter().map(|(name, value)| {
        let value = match resource.sensitive_parameters.contains(name) {
            true => REDACTED.to_owned(),
            false => to_program_string(value).to_string(),
        };
        (name, value)
    });
    let shown: Vec<_> = shown.collect();
    let values = shown.iter().map(|(_, value)| value.chars().count());
    let value_width = values.filter(|width| *width <= WIDEST).max().unwrap_or(0);
    for (name, value) in shown {
        let _ = match origin(catalog, resource, name, folders) {
            Some(origin) => writeln!(text, "  {name:width$} => {value:value_width$}  # {origin}"),
            None => writeln!(text, "  {name:width$} => {value}"),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_read_with_and_without_quotes() {
        for text in ["File[/a]", " File['/a']", "File[ \"/a\" ]"] {
            let read = Reference::parse(text).unwrap();
            assert_eq!((&*read.type_name, &*read.title), ("File", "/a"), "{text}");
        }
        for text in ["", "File", "File[", "[a]", "File[]", "File[a"] {
            assert!(Reference::parse(text).is_none(), "{text}");
        }
        let nested = Reference::parse("Exec[a[1]]").unwrap();
        assert_eq!(nested.title, "a[1]");
    }
}
