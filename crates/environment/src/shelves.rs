//! Which `lib` folders have a file. There are as many as there are modules, and most of what code asks for
//! is in one of them or in none, so that they are not asked one by one: what is in a folder of theirs
//! is listed once, where that folder is at all.

use std::io;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use marotte_pcore::Str;
use rustc_hash::FxHashMap;

use crate::files::{Entry, Files, is_nothing};
use crate::paths::join;

/// Folders of the same kind, and what is known to be in them.
pub(crate) struct Shelves {
    files: Arc<dyn Files>,
    roots: Vec<Str>,
    /// By folders below the roots.
    rows: RwLock<FxHashMap<Str, Arc<OnceLock<Row>>>>,
}

/// The roots that have a folder, by their numbers, each with what is in it.
type Row = Vec<(usize, Contents)>;

/// What is in a folder.
enum Contents {
    /// These, sorted by their names.
    Known(Vec<Entry>),
    /// Nobody may list it: whoever wants something in it has to try.
    Unknown,
}

impl Contents {
    fn of(listed: io::Result<Vec<Entry>>) -> Option<Self> {
        match listed {
            Ok(mut entries) => {
                entries.retain(|entry| entry.is_text);
                Some(Self::Known(entries))
            }
            Err(error) if is_nothing(&error) => None,
            Err(_) => Some(Self::Unknown),
        }
    }

    /// Whether something of this name may be in it.
    fn may_have(&self, name: &str) -> bool {
        match self {
            Self::Known(entries) => {
                let found = entries.binary_search_by(|entry| entry.name.as_str().cmp(name));
                found.is_ok()
            }
            Self::Unknown => true,
        }
    }
}

impl Shelves {
    pub(crate) fn new(files: Arc<dyn Files>, roots: Vec<Str>) -> Self {
        Self {
            files,
            roots,
            rows: RwLock::default(),
        }
    }

    /// The folders themselves.
    pub(crate) fn roots(&self) -> &[Str] {
        &self.roots
    }

    /// The roots below which there may be something of this path, in their order.
    pub(crate) fn holders(&self, path: &str) -> Vec<usize> {
        if !is_plain(path) {
            return (0..self.roots.len()).collect();
        }
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        let row = self.row(folder);
        let holders = contents(&row).iter();
        let holders = holders.filter(|(_, contents)| contents.may_have(name));
        holders.map(|(root, _)| *root).collect()
    }

    /// What is in a folder of each root that has it: the path of the folder, and what is in it.
    pub(crate) fn listed(&self, folder: &str, mut each: impl FnMut(usize, &str, &[Entry])) {
        for (root, contents) in contents(&self.row(folder)) {
            if let Contents::Known(entries) = contents {
                each(*root, &join(&self.roots[*root], folder), entries);
            }
        }
    }

    /// What is in a folder of one root, without a look at the others. Nothing if nobody can say.
    pub(crate) fn entries(&self, root: usize, folder: &str) -> Vec<Entry> {
        match self.roots.get(root) {
            Some(root) if is_plain(folder) => self.files.list(&join(root, folder)),
            _ => Vec::new(),
        }
    }

    /// What is in a folder of each root that has it. It is found out from the first name on, as far as there is
    /// something. The roots themselves have next to nothing else in them: each is tried.
    fn row(&self, folder: &str) -> Arc<OnceLock<Row>> {
        let names = folder.match_indices('/').map(|(at, _)| at);
        let mut ends = names.chain([folder.len()]);
        let first = ends.next().unwrap_or(folder.len());
        let mut row = self.known(&folder[..first], || (0..self.roots.len()).collect());
        let mut begin = first + 1;
        for end in ends {
            if contents(&row).is_empty() {
                break;
            }
            let name = &folder[begin..end];
            row = self.known(&folder[..end], || {
                let holders = contents(&row).iter();
                let holders = holders.filter(|(_, contents)| contents.may_have(name));
                holders.map(|(root, _)| *root).collect()
            });
            begin = end + 1;
        }
        row
    }

    /// What is in a folder below roots, which is listed once: whoever else asks for it waits.
    fn known(&self, folder: &str, roots: impl FnOnce() -> Vec<usize>) -> Arc<OnceLock<Row>> {
        let known = {
            let rows = self.rows.read().unwrap_or_else(PoisonError::into_inner);
            rows.get(folder).map(Arc::clone)
        };
        let row = known.unwrap_or_else(|| {
            let mut rows = self.rows.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(rows.entry(folder.into()).or_default())
        });
        row.get_or_init(|| {
            let list = |root: usize| {
                let path = match folder {
                    "" => self.roots[root].to_string(),
                    folder => join(&self.roots[root], folder),
                };
                Some((root, Contents::of(self.files.entries(&path))?))
            };
            roots().into_iter().filter_map(list).collect()
        });
        row
    }
}

/// What a folder has, which is known of all rows that are handed out.
fn contents(row: &OnceLock<Row>) -> &[(usize, Contents)] {
    row.get().map_or(&[], Vec::as_slice)
}

/// Whether a path is made of nothing but names. Others may lead anywhere.
fn is_plain(path: &str) -> bool {
    let is_name = |name: &str| !matches!(name, "" | "." | "..");
    path.split('/').all(is_name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Memory;

    #[test]
    fn holders_are_those_that_have_it() {
        let files = [
            "a/lib/puppet/type/x.rb",
            "b/lib/puppet/util.rb",
            "b/lib/puppet/type/y.rb",
        ];
        let mut memory = Memory::new();
        for path in files {
            memory.insert(path, "");
        }
        let roots = ["e", "a", "b", "c"].map(|module| Str::from(format!("{module}/lib")));
        let shelves = Shelves::new(Arc::new(memory), roots.to_vec());
        assert_eq!(shelves.holders("puppet/type/x.rb"), [1]);
        assert_eq!(shelves.holders("puppet/type"), [1, 2]);
        assert_eq!(shelves.holders("puppet/util.rb"), [2]);
        assert_eq!(shelves.holders("puppet/type/x.rb/y"), [0; 0]);
        assert_eq!(shelves.holders("nowhere/at/all.rb"), [0; 0]);
        // Whatever leads elsewhere is asked of all.
        assert_eq!(shelves.holders("puppet/../z.rb"), [0, 1, 2, 3]);
        let mut seen = Vec::new();
        shelves.listed("puppet/type", |root, path, entries| {
            seen.push((root, path.to_owned(), entries.len()));
        });
        let folder = |of: &str| format!("{of}/lib/puppet/type");
        assert_eq!(seen, [(1, folder("a"), 1), (2, folder("b"), 1)]);
        assert!(contents(&shelves.row(&"a/".repeat(100_000))).is_empty());
    }
}
