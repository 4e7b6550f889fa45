//! What documents name is there: paths of the project, and types with what belongs to them.

use std::collections::HashSet;

/// Names that Rust has for everybody.
const OF_RUST: [&str; 2] = ["Debug", "Display"];

/// The paths of the project that a document names: `crates/…` and the like, without patterns.
pub(super) fn named_paths(document: &str) -> impl Iterator<Item = &str> {
    let folders = ["crates/", "examples/", "scripts/", "suite/"];
    quoted(document)
        .filter_map(|text| text.split(' ').find(|word| !word.is_empty()))
        .filter(move |word| folders.iter().any(|folder| word.starts_with(folder)))
        .filter(|word| !word.contains('*'))
}

/// The names of types in a document, with what it names of them: `Site`, `Site::reload`.
pub(super) fn named_items(document: &str) -> impl Iterator<Item = &str> {
    quoted(document).filter(|text| {
        let mut parts = text.split("::");
        let is_name = |part: &str| part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        text.starts_with(|first: char| first.is_ascii_uppercase())
            && text.contains(|c: char| c.is_ascii_lowercase())
            && parts.all(|part| !part.is_empty() && is_name(part))
    })
}

/// What a project declares.
#[derive(Default)]
pub(super) struct Declared(HashSet<String>);

impl Declared {
    /// Takes note of what a source declares: items, variants, and modules of Ruby by their `name`.
    pub(super) fn note(&mut self, code: &str) {
        for line in code.lines() {
            let words: Vec<&str> = line
                .split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
                .filter(|word| !word.is_empty())
                .collect();
            for pair in words.windows(2) {
                let items = ["struct", "enum", "trait", "type", "fn", "name"];
                if items.contains(&pair[0]) {
                    self.0.insert(pair[1].to_owned());
                }
            }
            // A variant stands at the beginning of its line, with its data or the end behind it.
            let own = line.trim_start();
            let is_variant = own.starts_with(|c: char| c.is_ascii_uppercase())
                && line.starts_with(' ')
                && [',', '(', '{', ';'].iter().any(|next| {
                    let behind = own.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
                    behind.trim_start().starts_with(*next)
                });
            if is_variant && let Some(name) = words.first() {
                self.0.insert((*name).to_owned());
            }
        }
    }

    /// Whether all parts of a name are declared somewhere.
    pub(super) fn has(&self, name: &str) -> bool {
        OF_RUST.contains(&name) || name.split("::").all(|part| self.0.contains(part))
    }
}

/// What stands between backquotes.
fn quoted(document: &str) -> impl Iterator<Item = &str> {
    document.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_in_documents_are_read() {
        let text = "in `crates/a/src/`, `suite/**/*.pp` and `crate`: `scripts/x.sh MAROTTE`";
        let paths: Vec<&str> = named_paths(text).collect();
        assert_eq!(paths, ["crates/a/src/", "scripts/x.sh"]);
    }

    #[test]
    fn items_in_documents_are_read() {
        let text = "A `Site` has `Site::reload`, `MAX_DEPTH`, `Integer[1]`, `a.rs` and `site`";
        let items: Vec<&str> = named_items(text).collect();
        assert_eq!(items, ["Site", "Site::reload"]);
    }

    #[test]
    fn declarations_are_known() {
        let mut declared = Declared::default();
        declared.note("pub struct Site {\n    Loose(Box<str>),\n    pub fn reload(&self) {}\n");
        assert!(declared.has("Site::reload"));
        assert!(declared.has("Loose"));
        assert!(!declared.has("Site::open"));
        assert!(!declared.has("Box"));
    }
}
