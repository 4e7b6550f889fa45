//! A catalog for people: what is in it, and where that is declared.

use marotte_catalog::{Catalog, Resource};

use super::folders::Folders;
use super::selection::Selection;

/// How wide a column may get before those behind it are pushed aside.
const WIDEST: usize = 48;

/// The resources with their places, and how many there are of each type.
pub(super) fn table(catalog: &Catalog, selection: &Selection, folders: &Folders) -> String {
    let resources: Vec<&Resource> = catalog
        .resources
        .iter()
        .filter(|resource| selection.has(resource))
        .collect();
    let rows: Vec<[String; 3]> = resources
        .iter()
        .map(|resource| {
            let title = match (resource.exported, one_line(&catalog.title_of(resource))) {
                (true, title) => format!("{title} (exported)"),
                (false, title) => title,
            };
            [
                resource.type_name.to_string(),
                title,
                folders.place(resource),
            ]
        })
        .collect();
    let head = ["Type", "Title", "Declared at"].map(str::to_owned);
    let widths = [0, 1].map(|column| {
        let all = rows
            .iter()
            .chain([&head])
            .map(|row| row[column].chars().count());
        all.filter(|width| *width <= WIDEST).max().unwrap_or(0)
    });
    let mut text = format!("{} ({})\n\n", catalog.name, catalog.environment);
    for row in [&head].into_iter().chain(&rows) {
        let [first, second] = widths;
        let line = format!("  {:first$}  {:second$}  {}", row[0], row[1], row[2]);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push('\n');
    text.push_str(&counts(&resources));
    text.push('\n');
    text
}

/// What the compiler puts into every catalog.
pub(super) fn is_made(resource: &Resource) -> bool {
    let known = [("Stage", "main"), ("Class", "Settings"), ("Class", "main")];
    known.contains(&(resource.type_name.as_str(), resource.title.as_str()))
}

/// `7 resources: 3 File, 2 Package, 2 Service`, the most numerous first.
pub(super) fn counts(resources: &[&Resource]) -> String {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for resource in resources {
        match counts
            .iter_mut()
            .find(|(name, _)| *name == resource.type_name)
        {
            Some((_, count)) => *count += 1,
            None => counts.push((&resource.type_name, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let each: Vec<String> = counts
        .iter()
        .map(|(name, count)| format!("{count} {name}"))
        .collect();
    match resources.len() {
        0 => "no resources".to_owned(),
        1 => format!("1 resource: {}", each.join(", ")),
        all => format!("{all} resources: {}", each.join(", ")),
    }
}

/// A title may have line breaks and worse.
pub(super) fn one_line(title: &str) -> String {
    if title.chars().any(char::is_control) {
        title.escape_debug().to_string()
    } else {
        title.to_owned()
    }
}
