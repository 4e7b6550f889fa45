//! Which `lib` folders have a file. There are as many as there are modules, and most of what code asks for
//! is in one of them or in none, so that they are not asked one by one: what is in a folder of theirs
//! is listed once, where that folder is at all.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
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
    rows: RwLock<FxHashMap<Str, Arc<Row>>>,
}

/// A folder of all roots that may have it.
struct Row {
    places: Vec<Place>,
    /// Whether all of them were looked at.
    is_listed: AtomicBool,
    /// How many threads have begun to.
    listers: AtomicUsize,
}

/// A folder of one root.
struct Place {
    root: usize,
    /// Nothing if there is no such folder.
    contents: OnceLock<Option<Contents>>,
}

impl Row {
    fn of(roots: impl Iterator<Item = usize>) -> Self {
        let place = |root| Place {
            root,
            contents: OnceLock::new(),
        };
        Self {
            places: roots.map(place).collect(),
            is_listed: AtomicBool::new(false),
            listers: AtomicUsize::new(0),
        }
    }

    /// Looks at all places, each once. Who comes while another thread is at it begins at the other end, so that both
    /// are done in half the time.
    fn list(&self, look: impl Fn(usize) -> Option<Contents>) {
        if self.is_listed.load(Ordering::Acquire) {
            return;
        }
        let look = |place: &Place| {
            place.contents.get_or_init(|| look(place.root));
        };
        match self.listers.fetch_add(1, Ordering::Relaxed) % 2 {
            0 => self.places.iter().for_each(look),
            _ => self.places.iter().rev().for_each(look),
        }
        self.is_listed.store(true, Ordering::Release);
    }

    /// The roots that have the folder, by their numbers, each with what is in it.
    fn contents(&self) -> impl Iterator<Item = (usize, &Contents)> {
        let places = self.places.iter();
        places.filter_map(|place| Some((place.root, place.contents.get()?.as_ref()?)))
    }

    /// The roots of which the folder may have something of this name.
    fn holders(&self, name: &str) -> impl Iterator<Item = usize> {
        let holders = self.contents();
        let holders = holders.filter(move |(_, contents)| contents.may_have(name));
        holders.map(|(root, _)| root)
    }
}

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
        self.row(folder).holders(name).collect()
    }

    /// What is in a folder of each root that has it: the path of the folder, and what is in it.
    pub(crate) fn listed(&self, folder: &str, mut each: impl FnMut(usize, &str, &[Entry])) {
        for (root, contents) in self.row(folder).contents() {
            if let Contents::Known(entries) = contents {
                each(root, &join(&self.roots[root], folder), entries);
            }
        }
    }

    /// Looks at a folder of all roots, for those who will ask.
    pub(crate) fn list(&self, folder: &str) {
        self.row(folder);
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
    fn row(&self, folder: &str) -> Arc<Row> {
        let names = folder.match_indices('/').map(|(at, _)| at);
        let mut ends = names.chain([folder.len()]);
        let first = ends.next().unwrap_or(folder.len());
        let mut row = self.known(&folder[..first], || Row::of(0..self.roots.len()));
        let mut begin = first + 1;
        for end in ends {
            if row.contents().next().is_none() {
                break;
            }
            let name = &folder[begin..end];
            row = self.known(&folder[..end], || Row::of(row.holders(name)));
            begin = end + 1;
        }
        row
    }

    /// What is in a folder below roots, which is listed once.
    fn known(&self, folder: &str, places: impl FnOnce() -> Row) -> Arc<Row> {
        let known = {
            let rows = self.rows.read().unwrap_or_else(PoisonError::into_inner);
            rows.get(folder).map(Arc::clone)
        };
        let row = known.unwrap_or_else(|| {
            let mut rows = self.rows.write().unwrap_or_else(PoisonError::into_inner);
            let row = rows.entry(folder.into());
            Arc::clone(row.or_insert_with(|| Arc::new(places())))
        });
        row.list(|root| {
            let path = match folder {
                "" => self.roots[root].to_string(),
                folder => join(&self.roots[root], folder),
            };
            Contents::of(self.files.entries(&path))
        });
        row
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
        let row = shelves.row(&"a/".repeat(100_000));
        assert!(row.contents().next().is_none());
    }

    #[test]
    fn threads_share_the_work_and_see_all_of_it() {
        let row = Row::of(0..1000);
        let looks = AtomicUsize::new(0);
        let list = || {
            row.list(|root| {
                looks.fetch_add(1, Ordering::Relaxed);
                (root % 2 == 0).then_some(Contents::Unknown)
            });
            assert_eq!(row.contents().count(), 500);
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(list);
            }
        });
        assert_eq!(looks.load(Ordering::Relaxed), 1000);
    }
}
