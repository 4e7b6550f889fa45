//! Files in memory, for tests and for code that never was on a disk.

use std::collections::BTreeMap;
use std::io;

use super::{Entry, Files, Stamp};
use crate::paths::clean;

/// Files in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Paths to their content; a folder has none.
    nodes: BTreeMap<String, Option<Content>>,
    /// How many files were ever inserted.
    count: u64,
}

/// What is in a file.
#[derive(Clone, Debug)]
struct Content {
    bytes: Vec<u8>,
    /// Which of all files that were ever inserted it is.
    number: u64,
}

impl Memory {
    /// No files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file and the folders that it is in, or replaces it.
    pub fn insert(&mut self, path: &str, bytes: impl Into<Vec<u8>>) {
        let path = clean(path);
        for (end, _) in path.match_indices('/') {
            if end > 0 {
                self.nodes.insert(path[..end].to_owned(), None);
            }
        }
        self.count += 1;
        let content = Content {
            bytes: bytes.into(),
            number: self.count,
        };
        self.nodes.insert(path, Some(content));
    }

    /// Adds an empty folder and those that it is in.
    pub fn insert_dir(&mut self, path: &str) {
        let path = clean(path);
        for (end, _) in path.match_indices('/').chain([(path.len(), "")]) {
            if end > 0 {
                self.nodes.entry(path[..end].to_owned()).or_default();
            }
        }
    }
}

impl Memory {
    /// What is at a path: as on a disk, `..` only leads out of a folder that is there.
    fn node(&self, path: &str) -> Option<&Option<Content>> {
        for (end, _) in path.match_indices("/..") {
            let before = clean(&path[..end]);
            if !before.is_empty() && !matches!(self.nodes.get(&before), Some(None)) {
                return None;
            }
        }
        self.nodes.get(&clean(path))
    }
}

impl Files for Memory {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        let content = self.node(path)?.as_ref()?;
        Some(Ok(content.bytes.clone()))
    }

    fn exists(&self, path: &str) -> bool {
        self.node(path).is_some()
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        let content = self.node(path)?.as_ref();
        Some(Stamp {
            inode: content.map_or(0, |content| content.number),
            modified: 0,
            size: content.map_or(0, |content| content.bytes.len() as u64),
            is_file: content.is_some(),
        })
    }

    fn is_dir(&self, path: &str) -> bool {
        matches!(self.node(path), Some(None))
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        let prefix = format!("{}/", clean(folder));
        self.nodes
            .range(prefix.clone()..)
            .take_while(|(path, _)| path.starts_with(&prefix))
            .filter(|(path, _)| !path[prefix.len()..].contains('/'))
            .map(|(path, bytes)| Entry {
                name: path[prefix.len()..].to_owned(),
                is_dir: bytes.is_none(),
                is_link: false,
                is_text: true,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_there_because_of_their_files() {
        let mut files = Memory::new();
        files.insert("ENV/manifests/sub/x.pp", "x");
        files.insert("ENV/manifests/a.pp", "a");
        files.insert("ENV/manifests/.hidden.pp", "h");
        files.insert_dir("ENV/modules");
        assert!(files.is_dir("ENV/manifests/sub") && files.is_dir("ENV/modules/"));
        assert!(!files.is_dir("ENV/manifests/a.pp") && !files.exists("ENV/b"));
        let names: Vec<String> = files.list("ENV").into_iter().map(|e| e.name).collect();
        assert_eq!(names, ["manifests", "modules"]);
        assert_eq!(
            files.manifests_below("ENV/manifests").unwrap(),
            ["ENV/manifests/a.pp", "ENV/manifests/sub/x.pp"]
        );
        assert_eq!(
            files
                .read("ENV/modules/../manifests/a.pp")
                .unwrap()
                .unwrap(),
            b"a"
        );
    }
}
