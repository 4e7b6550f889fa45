//! Catalogs that a real Puppet has made before, in files.

use std::collections::BTreeMap;
use std::path::Path;

use indexmap::IndexMap;
use marotte_parity::{Detail, read_catalog};
use serde_json::{Deserializer, Value as Json};

use super::no_catalog;
use crate::parts::Parts;
use crate::problem::Problem;
use crate::read::read;

/// Catalogs in files.
pub(super) struct Stored {
    path: String,
    found: Found,
}

/// The paths of catalogs, by the names of nodes.
type Paths = BTreeMap<String, String>;

enum Found {
    /// All of one file, by the names of their nodes.
    File(IndexMap<String, (Json, Detail)>),
    /// The files of a folder, by the names of nodes.
    Folder(Paths),
}

impl Stored {
    /// The catalogs of a file, or of a folder with a file a node: `NODE.json`.
    pub(super) fn open(parts: &Parts, path: &str) -> Result<Self, Problem> {
        let found = match parts.files.is_dir(path) {
            true => Found::Folder(in_folder(parts, path)?),
            false => {
                let all = read_all(parts, path)?.into_iter();
                Found::File(
                    all.map(|(name, catalog, detail)| (name, (catalog, detail)))
                        .collect(),
                )
            }
        };
        let path = path.to_owned();
        Ok(Self { path, found })
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// The nodes that there are catalogs of.
    pub(super) fn names(&self) -> Vec<String> {
        match &self.found {
            Found::File(catalogs) => catalogs.keys().cloned().collect(),
            Found::Folder(files) => files.keys().cloned().collect(),
        }
    }

    /// The catalog of a node.
    pub(super) fn catalog(&self, node: &str, parts: &Parts) -> Result<(Json, Detail), Problem> {
        let missing = || no_catalog(node, format!("it is not in {}", self.path));
        match &self.found {
            Found::File(catalogs) => catalogs.get(node).cloned().ok_or_else(missing),
            Found::Folder(files) => {
                let path = files.get(node).ok_or_else(missing)?;
                let mut all = read_all(parts, path)?.into_iter();
                let found = all.find(|(name, ..)| name == node);
                let (_, catalog, detail) =
                    found.ok_or_else(|| no_catalog(node, format!("{path} is of another node")))?;
                Ok((catalog, detail))
            }
        }
    }
}

fn in_folder(parts: &Parts, folder: &str) -> Result<Paths, Problem> {
    let entries = parts.files.entries(folder);
    let entries = entries.map_err(|error| no_catalog(folder, error.to_string()))?;
    let files = entries.into_iter().filter(|entry| !entry.is_dir);
    let named = files.filter_map(|entry| {
        let name = entry.name.strip_suffix(".json")?.to_owned();
        let path = Path::new(folder).join(&entry.name);
        Some((name, path.to_string_lossy().into_owned()))
    });
    let named: Paths = named.collect();
    match named.is_empty() {
        true => Err(no_catalog(folder, "there is no file NODE.json")),
        false => Ok(named),
    }
}

/// All catalogs of a file: one, several one behind the other, or a list of them. What Puppet says
/// before it prints a catalog is left out.
fn read_all(parts: &Parts, path: &str) -> Result<Vec<(String, Json, Detail)>, Problem> {
    let text = read(parts, path)?;
    let begins = |line: &&str| line.starts_with(['{', '[']);
    let Some(first) = text.lines().find(begins) else {
        return Err(no_catalog(path, "there is no JSON in it"));
    };
    let start = first.as_ptr() as usize - text.as_ptr() as usize;
    let mut catalogs = Vec::new();
    for value in Deserializer::from_str(&text[start..]).into_iter::<Json>() {
        let value = value.map_err(|error| no_catalog(path, format!("it is not JSON: {error}")))?;
        let values = match value {
            Json::Array(values) => values,
            other => vec![other],
        };
        for value in values {
            let catalog = read_catalog(value);
            catalogs.push(catalog.ok_or_else(|| no_catalog(path, "this is no catalog"))?);
        }
    }
    Ok(catalogs)
}
