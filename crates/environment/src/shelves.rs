//! Which `lib` folders have a file. There are as many as there are modules, and most of what code asks for
//! is in one of them or in none, so that they are not asked one by one: what is in a folder of theirs
//! is listed once, where that folder is at all.

use std::io;
use std::sync::{Arc, PoisonError, RwLock};

use marotte_pcore::Str;
use rustc_hash::FxHashMap;

use crate::files::{Entry, Files, is_nothing};
use crate::paths::join;

/// What is outside of folders this deep (`puppet/type` is one) is not listed first: there is next to nothing but
/// them in it, so that trying each root is cheaper.
const FIRST: usize = 2;

/// Folders of the same kind, and what is known to be in them.
pub(crate) struct Shelves {
    files: Arc<dyn Files>,
    roots: Vec<Str>,
    /// By folders below the roots.
    rows: RwLock<FxHashMap<Str, Arc<Row>>>,
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
        let holders = row.iter().filter(|(_, contents)| contents.may_have(name));
        holders.map(|(root, _)| *root).collect()
    }

    /// What is in a folder of each root that has it: the path of the folder, and what is in it.
    pub(crate) fn listed(&self, folder: &str, mut each: impl FnMut(usize, &str, &[Entry])) {
        for (root, contents) in &*self.row(folder) {
            if let Contents::Known(entries) = contents {
                each(*root, &join(&self.roots[*root], folder), entries);
            }
        }
    }

    /// What is known of a folder; it is found out from [`FIRST`] on, as far as there is something.
    fn row(&self, folder: &str) -> Arc<Row> {
        if let Some(known) = self.known(folder) {
            return known;
        }
        let names = folder.match_indices('/').map(|(at, _)| at);
        let mut ends = names.chain([folder.len()]).skip(FIRST - 1);
        let first = ends.next().unwrap_or(folder.len());
        let all = || (0..self.roots.len()).collect();
        let first_row = || self.remember(&folder[..first], all());
        let mut row = self.known(&folder[..first]).unwrap_or_else(first_row);
        let mut begin = first + 1;
        for end in ends {
            if row.is_empty() {
                break;
            }
            let (inner, name) = (&folder[..end], &folder[begin..end]);
            row = self.known(inner).unwrap_or_else(|| {
                let holders = row.iter().filter(|(_, contents)| contents.may_have(name));
                self.remember(inner, holders.map(|(root, _)| *root).collect())
            });
            begin = end + 1;
        }
        row
    }

    fn known(&self, folder: &str) -> Option<Arc<Row>> {
        let known = self.rows.read().unwrap_or_else(PoisonError::into_inner);
        known.get(folder).map(Arc::clone)
    }

    /// Lists a folder below these roots, for all who ask from now on.
    fn remember(&self, folder: &str, roots: Vec<usize>) -> Arc<Row> {
        let list = |root: usize| {
            let path = match folder {
                "" => self.roots[root].to_string(),
                folder => join(&self.roots[root], folder),
            };
            Some((root, Contents::of(self.files.entries(&path))?))
        };
        let row = Arc::new(roots.into_iter().filter_map(list).collect());
        let mut known = self.rows.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(folder.into()).or_insert(row))
    }
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
        assert!(shelves.row(&"a/".repeat(100_000)).is_empty());
    }
}
