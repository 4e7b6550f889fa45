//! What the page of a catalog knows of it. Names that come often are written once, in tables.

use std::borrow::Cow;
use std::collections::HashMap;

use marotte_catalog::{Catalog, Resource};
use marotte_pcore::Value;
use marotte_pcore::convert::rich::write_json_string;
use marotte_pcore::convert::to_program_string;

use super::super::folders::Folders;
use super::super::graph::{Graph, is_relation, references};
use super::super::table::is_made;

/// How many bytes values may take together before the longest ones are cut: a page stays one that a
/// browser opens at once.
const ROOM: usize = 700_000;

/// How long a value may be at the most, from the first of these on with which all have room.
const LONGEST: [usize; 6] = [usize::MAX, 65_536, 16_384, 4_096, 1_024, 256];

/// What a value is on the page.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Code,
    Sensitive,
    References,
}

/// The catalog as JSON that can stand in a page.
pub(super) fn json(catalog: &Catalog, folders: &Folders) -> String {
    let graph = Graph::of(catalog);
    let shown: Vec<Vec<Shown<'_>>> = catalog.resources.iter().map(shown).collect();
    let lengths = || shown.iter().flatten().map(|shown| shown.text.len());
    let fits = |longest: &&usize| lengths().map(|len| len.min(**longest)).sum::<usize>() <= ROOM;
    let longest = LONGEST.iter().find(fits).copied().unwrap_or(128);
    let mut writer = Writer {
        text: String::new(),
        types: Table::default(),
        files: Table::default(),
        tags: Table::default(),
        names: Table::default(),
        longest,
    };
    writer.text.push_str("{\"name\":");
    writer.string(&catalog.name);
    writer.text.push_str(",\"environment\":");
    writer.string(&catalog.environment);
    writer.text.push_str(",\"resources\":");
    let all = (0..).zip(&catalog.resources).zip(&shown);
    writer.list(all, |writer, ((index, resource), shown)| {
        writer.resource(catalog, &graph, index, resource, shown, folders);
    });
    writer.text.push_str(",\"order\":");
    writer.list(&graph.order, |writer, of| {
        let looks = u8::from(of.notifies) + 2 * u8::from(of.in_cycle);
        writer.numbers([of.from, of.to, looks.into()]);
    });
    writer.text.push_str(",\"cycles\":");
    writer.list(&graph.cycles, |writer, cycle| {
        writer.numbers(cycle.iter().copied());
    });
    for (name, table) in [
        ("types", std::mem::take(&mut writer.types)),
        ("files", std::mem::take(&mut writer.files)),
        ("tags", std::mem::take(&mut writer.tags)),
        ("names", std::mem::take(&mut writer.names)),
    ] {
        writer.text.push_str(",\"");
        writer.text.push_str(name);
        writer.text.push_str("\":");
        writer.list(table.words, |writer, word| writer.string(&word));
    }
    writer.text.push('}');
    writer.text
}

/// An attribute as people see it.
struct Shown<'a> {
    name: &'a str,
    kind: Kind,
    text: Cow<'a, str>,
    references: Vec<&'a str>,
}

fn shown(resource: &Resource) -> Vec<Shown<'_>> {
    let parameters = resource.parameters.iter();
    parameters
        .map(|(name, value)| {
            let mut found = Vec::new();
            let (kind, text) = match value {
                _ if resource.sensitive_parameters.contains(name) => {
                    (Kind::Sensitive, Cow::Borrowed(""))
                }
                value if is_relation(name) => {
                    references(value, &mut found);
                    (Kind::References, Cow::Borrowed(""))
                }
                Value::String(text) => (Kind::Text, Cow::Borrowed(text.as_str())),
                value => (Kind::Code, Cow::Owned(to_program_string(value).to_string())),
            };
            Shown {
                name,
                kind,
                text,
                references: found,
            }
        })
        .collect()
}

/// Words that are written once.
#[derive(Default)]
struct Table {
    words: Vec<String>,
    known: HashMap<String, usize>,
}

impl Table {
    fn number(&mut self, word: &str) -> usize {
        if let Some(known) = self.known.get(word) {
            return *known;
        }
        let number = self.words.len();
        self.words.push(word.to_owned());
        self.known.insert(word.to_owned(), number);
        number
    }
}

struct Writer {
    text: String,
    types: Table,
    files: Table,
    tags: Table,
    names: Table,
    longest: usize,
}

impl Writer {
    /// A string in which nothing can end the script that it stands in.
    fn string(&mut self, text: &str) {
        let start = self.text.len();
        write_json_string(&mut self.text, text);
        if self.text[start..].contains(['<', '\u{2028}', '\u{2029}']) {
            let safe = self.text[start..]
                .replace('<', "\\u003c")
                .replace('\u{2028}', "\\u2028")
                .replace('\u{2029}', "\\u2029");
            self.text.truncate(start);
            self.text.push_str(&safe);
        }
    }

    fn list<T>(&mut self, all: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        self.text.push('[');
        for (index, one) in all.into_iter().enumerate() {
            if index > 0 {
                self.text.push(',');
            }
            write(self, one);
        }
        self.text.push(']');
    }

    fn numbers(&mut self, numbers: impl IntoIterator<Item = u32>) {
        self.list(numbers, |writer, number| {
            writer.text.push_str(&number.to_string());
        });
    }

    /// `[type, title, file, line, container, looks, tags, attributes]`; what is not there is -1.
    fn resource(
        &mut self,
        catalog: &Catalog,
        graph: &Graph,
        index: u32,
        resource: &Resource,
        shown: &[Shown<'_>],
        folders: &Folders,
    ) {
        let number = self.types.number(&resource.type_name);
        self.text.push_str(&format!("[{number},"));
        self.string(&catalog.title_of(resource));
        let file = match (&resource.file, resource.line) {
            (Some(file), _) => self.files.number(folders.shown(file)) as i64,
            // Only code of the call has no file.
            (None, Some(_)) => self.files.number("-e") as i64,
            (None, None) => -1,
        };
        let line = resource.line.map_or(-1, i64::from);
        let container = graph.parents[index as usize].map_or(-1, i64::from);
        let is_define = resource.kind == "defined_type";
        let looks =
            u8::from(resource.exported) + 2 * u8::from(is_made(resource)) + 4 * u8::from(is_define);
        self.text
            .push_str(&format!(",{file},{line},{container},{looks},"));
        let tags: Vec<u32> = catalog
            .shown_tags(resource)
            .map(|tag| self.tags.number(&tag) as u32)
            .collect();
        self.numbers(tags);
        self.text.push(',');
        self.list(shown, |writer, shown| writer.attribute(shown));
        self.text.push(']');
    }

    /// `[name, kind, value, how much of it is cut]`
    fn attribute(&mut self, shown: &Shown<'_>) {
        let number = self.names.number(shown.name);
        self.text
            .push_str(&format!("[{number},{}", shown.kind as u8));
        match shown.kind {
            Kind::Sensitive => {}
            Kind::References => {
                self.text.push(',');
                self.list(&shown.references, |writer, name| writer.string(name));
            }
            Kind::Text | Kind::Code => {
                let mut end = self.longest.min(shown.text.len());
                end -= (0..end)
                    .take_while(|back| !shown.text.is_char_boundary(end - back))
                    .count();
                let (kept, cut) = shown.text.split_at(end);
                self.text.push(',');
                self.string(kept);
                if !cut.is_empty() {
                    self.text.push_str(&format!(",{}", cut.chars().count()));
                }
            }
        }
        self.text.push(']');
    }
}
