//! Files as they were at one moment, whatever happens to them afterwards.
//!
//! What lies below the given folders is read at once. Of everything else (a file by its full path,
//! data outside of the environment) the first answer stays the answer.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Entry, Files, Stamp};
use crate::paths::join;

/// Files as they were when this was made.
pub struct Pinned {
    below: Arc<dyn Files>,
    /// What is below the folders, by its path.
    tree: BTreeMap<String, Node>,
    reads: Remembered<Option<Result<Arc<[u8]>, io::ErrorKind>>>,
    stamps: Remembered<Option<Stamp>>,
    folders: Remembered<(bool, Arc<[Entry]>)>,
}

/// Answers that were given before.
type Remembered<T> = RwLock<HashMap<String, T>>;

enum Node {
    Folder(Arc<[Entry]>, Option<Stamp>),
    File(Result<Arc<[u8]>, io::ErrorKind>, Option<Stamp>),
}

impl Pinned {
    /// The files of some folders and all else that `below` has, as they are now.
    pub fn new<'a>(below: Arc<dyn Files>, folders: impl IntoIterator<Item = &'a str>) -> Self {
        let mut tree = BTreeMap::new();
        for folder in folders {
            pin(&*below, folder, &mut tree);
        }
        Self {
            below,
            tree,
            reads: RwLock::default(),
            stamps: RwLock::default(),
            folders: RwLock::default(),
        }
    }
}

/// Reads all that is below a folder. A link is followed once: what is there already stays.
fn pin(files: &dyn Files, folder: &str, tree: &mut BTreeMap<String, Node>) {
    let mut rest = vec![(folder.to_owned(), 0)];
    while let Some((path, links)) = rest.pop() {
        if tree.contains_key(&path) || !files.is_dir(&path) {
            continue;
        }
        let entries: Arc<[Entry]> = files.list(&path).into();
        for entry in entries.iter() {
            let inside = join(&path, &entry.name);
            let links = links + u32::from(entry.is_link);
            if entry.is_dir && links <= MAX_LINKS {
                rest.push((inside, links));
            } else if !entry.is_dir
                && let Some(read) = files.read(&inside)
            {
                let stamp = files.stamp(&inside);
                let read = read.map(Arc::from).map_err(|error| error.kind());
                tree.insert(inside, Node::File(read, stamp));
            }
        }
        let stamp = files.stamp(&path);
        tree.insert(path, Node::Folder(entries, stamp));
    }
}

/// So many links deep folders are read at once; a folder may well link to one that it is in.
const MAX_LINKS: u32 = 2;

/// The answer that was given before, or that is given now.
fn remembered<K, T: Clone>(known: &RwLock<HashMap<K, T>>, key: &str, ask: impl FnOnce() -> T) -> T
where
    K: Hash + Eq + From<String> + std::borrow::Borrow<str>,
{
    let seen = known.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(answer) = seen.get(key) {
        return answer.clone();
    }
    drop(seen);
    let mut seen = known.write().unwrap_or_else(PoisonError::into_inner);
    seen.entry(key.to_owned().into())
        .or_insert_with(ask)
        .clone()
}

impl Files for Pinned {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        let read = match self.tree.get(path) {
            Some(Node::File(read, _)) => Some(read.clone()),
            Some(Node::Folder(..)) => None,
            None if self.is_missing(path) => None,
            None => remembered(&self.reads, path, || {
                let read = self.below.read(path)?;
                Some(read.map(Arc::from).map_err(|error| error.kind()))
            }),
        };
        Some(read?.map(|bytes| bytes.to_vec()).map_err(io::Error::from))
    }

    fn exists(&self, path: &str) -> bool {
        self.tree.contains_key(path) || self.stamp(path).is_some()
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        match self.tree.get(path) {
            Some(Node::File(_, stamp) | Node::Folder(_, stamp)) => *stamp,
            // What was not there when its folder was read is not there.
            None if self.is_missing(path) => None,
            None => remembered(&self.stamps, path, || self.below.stamp(path)),
        }
    }

    fn is_dir(&self, path: &str) -> bool {
        match self.tree.get(path) {
            Some(node) => matches!(node, Node::Folder(..)),
            None => self.folder(path).0,
        }
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        match self.tree.get(folder) {
            Some(Node::Folder(entries, _)) => entries.to_vec(),
            Some(Node::File(..)) => Vec::new(),
            None => self.folder(folder).1.to_vec(),
        }
    }
}

impl Pinned {
    /// Whether a path leads through a folder that was read, and has nothing of that name.
    fn is_missing(&self, path: &str) -> bool {
        let mut rest = path;
        while let Some((folder, name)) = rest.rsplit_once('/') {
            match self.tree.get(folder) {
                Some(Node::Folder(entries, _)) => {
                    let is_name = !matches!(name, "" | "." | "..");
                    return is_name && !entries.iter().any(|entry| entry.name == name);
                }
                Some(Node::File(..)) => return true,
                None => rest = folder,
            }
        }
        false
    }

    fn folder(&self, path: &str) -> (bool, Arc<[Entry]>) {
        remembered(&self.folders, path, || {
            let is_dir = !self.is_missing(path) && self.below.is_dir(path);
            let entries = match is_dir {
                true => self.below.list(path).into(),
                false => Arc::default(),
            };
            (is_dir, entries)
        })
    }
}
