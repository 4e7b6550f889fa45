//! The memory of a fleet in a file.
//!
//! The first line says what it is, of which version, and what stands for the rest; a file that is
//! damaged or of another version is as good as none. It is written in one step.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use marotte_environment::hash;
use serde::{Deserialize, Serialize};

use super::dependency::Dependency;
use crate::write::{Named, replace};

/// What the file begins with.
const KIND: &str = concat!("marotte fleet 1 ", env!("CARGO_PKG_VERSION"));

/// All that is remembered.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct Stored {
    /// The sets of keys that compilations asked for.
    pub(super) sets: Vec<BTreeSet<String>>,
    /// What compilations depended on, with what stands for the state that it was in.
    pub(super) dependencies: Vec<Entry>,
    /// What all depend on.
    pub(super) shared: Vec<u32>,
    pub(super) nodes: BTreeMap<String, StoredNode>,
}

/// A kind of dependency, as the file has it.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) enum Kind {
    #[serde(rename = "f")]
    File,
    #[serde(rename = "l")]
    Folder,
    #[serde(rename = "c")]
    Code,
    #[serde(rename = "d")]
    Data,
}

/// A node.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct StoredNode {
    /// What stands for all that is no file.
    pub(super) inputs: u64,
    /// What stands for the catalog.
    pub(super) digest: u64,
    pub(super) dependencies: Vec<u32>,
}

impl Stored {
    /// What is in a file; nothing if it is not there, damaged or of another version.
    pub(super) fn read(path: &Path) -> Option<Self> {
        let text = std::fs::read(path).ok()?;
        let end = text.iter().position(|byte| *byte == b'\n')?;
        let (first, rest) = (text.get(..end)?, text.get(end + 1..)?);
        if first != header(rest).as_bytes() {
            return None;
        }
        serde_json::from_slice(rest).ok()
    }

    /// Writes the file in one step.
    pub(super) fn write(&self, path: &Path) -> std::io::Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let text = serde_json::to_vec(self)?;
        replace(path, Named::Made, |out| {
            writeln!(out, "{}", header(&text))?;
            out.write_all(&text)
        })
    }

    pub(super) fn dependency(&self, index: u32) -> Option<(Dependency, u64)> {
        let (kind, path, set, state) = self.dependencies.get(index as usize)?;
        let path = path.clone();
        let dependency = match kind {
            Kind::File => Dependency::File(path),
            Kind::Folder => Dependency::Folder(path),
            Kind::Code => Dependency::Code(path),
            Kind::Data => Dependency::Data(path, *set),
        };
        Some((dependency, *state))
    }
}

fn header(rest: &[u8]) -> String {
    format!("{KIND} {:016x}", hash(rest))
}

/// A dependency in a state, as the file has it.
pub(super) type Entry = (Kind, String, u32, u64);

/// A dependency as the file has it.
pub(super) fn entry(dependency: Dependency, state: u64) -> Entry {
    match dependency {
        Dependency::File(path) => (Kind::File, path, 0, state),
        Dependency::Folder(path) => (Kind::Folder, path, 0, state),
        Dependency::Code(path) => (Kind::Code, path, 0, state),
        Dependency::Data(path, set) => (Kind::Data, path, set, state),
    }
}
