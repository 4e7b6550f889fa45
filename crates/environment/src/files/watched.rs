//! What compilations look at: files and folders, whether they are there or not, and keys of data.
//!
//! A compilation runs on one thread, so that what that thread looks at meanwhile is what the
//! compilation depends on. What an environment reads for all compilations (its configuration, code in
//! Ruby) is what all depend on. Manifests are told by the compilation itself, since one that is parsed
//! is not looked at again.
//!
//! What was in a file is remembered before it is read for the first time: if it changes meanwhile, the
//! memory is of another file than the compilation saw, and next time it is not trusted.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use marotte_pcore::Value;
use marotte_pcore::convert::to_program_string;

use super::{Entry, Files, Stamp};

/// What was looked at.
#[derive(Clone, Default, Debug)]
pub struct Seen {
    /// Files that count as a whole.
    pub files: BTreeSet<String>,
    /// Folders whose entries were listed.
    pub folders: BTreeSet<String>,
    /// Files with data, of which only keys count.
    pub data: BTreeSet<String>,
    /// The keys of data that were asked for.
    pub keys: BTreeSet<String>,
    /// Whether any part of the data may have mattered.
    pub is_data_whole: bool,
    /// Whether a command or the clock was asked, whose answers nobody can know.
    pub is_volatile: bool,
}

/// What the current thread looks at.
#[derive(Default)]
struct Watch {
    seen: Seen,
    /// Whether what is looked at is data.
    is_data: bool,
}

thread_local! {
    static WATCH: RefCell<Option<Watch>> = const { RefCell::new(None) };
}

/// What something answers, and what this thread has looked at for it.
pub fn watched<T>(run: impl FnOnce() -> T) -> (T, Seen) {
    let outer = WATCH.with(|watch| watch.replace(Some(Watch::default())));
    let answer = run();
    let watch = WATCH.with(|watch| watch.replace(outer));
    (answer, watch.unwrap_or_default().seen)
}

/// Tells whoever watches this thread.
fn tell(tell: impl FnOnce(&mut Watch)) -> bool {
    WATCH.with(|watch| match &mut *watch.borrow_mut() {
        Some(watch) => {
            tell(watch);
            true
        }
        None => false,
    })
}

/// Something was asked whose answer nobody can know beforehand.
pub fn note_volatile() {
    tell(|watch| watch.seen.is_volatile = true);
}

/// A key of data is asked for; nothing if any part of the data may matter.
pub(crate) fn note_key(key: Option<&str>) {
    tell(|watch| match key {
        Some(key) if watch.seen.keys.contains(key) => {}
        Some(key) => drop(watch.seen.keys.insert(key.to_owned())),
        None => watch.seen.is_data_whole = true,
    });
}

/// Looks at a file as data.
pub(crate) fn as_data<T>(look: impl FnOnce() -> T) -> T {
    tell(|watch| watch.is_data = true);
    let answer = look();
    tell(|watch| watch.is_data = false);
    answer
}

/// Files that are watched.
pub struct Watched {
    inner: Arc<dyn Files>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// What was in files and folders when they were first looked at.
    files: HashMap<String, u64>,
    folders: HashMap<String, u64>,
    code: HashMap<String, u64>,
    data: HashMap<String, Option<Keys>>,
    /// What no compilation looks at alone.
    shared: Seen,
}

/// What keys of data have.
type Keys = Arc<HashMap<String, u64>>;

/// There is no such file.
const ABSENT: u64 = 0;
/// It is a folder.
const FOLDER: u64 = 1;
/// Two looks at it did not agree, so that nobody knows what a compilation saw. It is never so again.
const UNSTEADY: u64 = 2;

impl Watched {
    /// Files that are watched.
    pub fn new(inner: Arc<dyn Files>) -> Self {
        Self {
            inner,
            state: Mutex::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What all compilations depend on.
    pub fn shared(&self) -> Seen {
        self.state().shared.clone()
    }

    /// What stands for the content of a file, as it was when it was first looked at.
    pub fn file(&self, path: &str) -> u64 {
        if let Some(known) = self.state().files.get(path) {
            return *known;
        }
        let found = match self.inner.read(path) {
            // In a folder that nobody may enter nothing is seen.
            Some(Err(_)) if !self.inner.exists(path) => ABSENT,
            Some(read) => of_read(&read),
            None if self.inner.exists(path) => FOLDER,
            None => ABSENT,
        };
        *self.state().files.entry(path.to_owned()).or_insert(found)
    }

    /// What stands for the names in a folder.
    pub fn folder(&self, path: &str) -> u64 {
        if let Some(known) = self.state().folders.get(path) {
            return *known;
        }
        let found = of_entries(&self.inner.entries(path));
        *self.state().folders.entry(path.to_owned()).or_insert(found)
    }

    /// What stands for the names of the files with code of a module.
    pub fn code(&self, module: &str) -> u64 {
        if let Some(known) = self.state().code.get(module) {
            return *known;
        }
        let folders = ["manifests", "types", "functions"];
        let below = |folder: &&str| self.inner.manifests_below(&format!("{module}/{folder}"));
        let below = folders.iter().map(below).map(Result::unwrap_or_default);
        let found = hash(&below.flatten().collect::<Vec<_>>());
        *self.state().code.entry(module.to_owned()).or_insert(found)
    }

    /// What stands for what a file with data has for keys.
    pub fn data<'a>(&self, path: &str, keys: impl IntoIterator<Item = &'a String>) -> u64 {
        match (self.file(path), self.values(path)) {
            (UNSTEADY, _) => UNSTEADY,
            (whole, None) => whole,
            (_, Some(known)) => of_keys(&known, keys),
        }
    }

    fn values(&self, path: &str) -> Option<Keys> {
        let known = self.state().data.get(path).cloned();
        known.unwrap_or_else(|| {
            let read = self.inner.read(path);
            let is_same = |read: &io::Result<Vec<u8>>| of_read(read) == self.file(path);
            let read = read.filter(is_same).and_then(Result::ok);
            let found = read.and_then(|bytes| values(path, &bytes)).map(Arc::new);
            let mut state = self.state();
            state.data.entry(path.to_owned()).or_insert(found).clone()
        })
    }

    /// Whoever watches this thread is told of a path, or else it is what all depend on.
    fn look(&self, path: &str) {
        self.file(path);
        let is_ruby = path.ends_with(".rb") || path.contains("/lib/");
        let is_told = !is_ruby
            && tell(|Watch { seen, is_data }| {
                let files = match is_data {
                    true => &mut seen.data,
                    false => &mut seen.files,
                };
                if !files.contains(path) {
                    if *is_data {
                        self.values(path);
                    }
                    files.insert(path.to_owned());
                }
            });
        if !is_told {
            let mut state = self.state();
            if !state.shared.files.contains(path) {
                state.shared.files.insert(path.to_owned());
            }
        }
    }
}

impl Watched {
    /// Something was found that does not agree with what is remembered: next time nothing is trusted.
    fn doubt(&self, path: &str, is_folder: bool) {
        let state = &mut *self.state();
        let (known, shared) = match is_folder {
            true => (&mut state.folders, &mut state.shared.folders),
            false => (&mut state.files, &mut state.shared.files),
        };
        known.insert(path.to_owned(), UNSTEADY);
        shared.insert(path.to_owned());
    }

    /// What was found at a path, and whether that agrees with what is remembered of it.
    fn agreed<T>(&self, path: &str, found: T, agrees: impl FnOnce(&T, u64) -> bool) -> T {
        let known = self.file(path);
        if known != UNSTEADY && !agrees(&found, known) {
            self.doubt(path, false);
        }
        found
    }
}

impl Files for Watched {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        match path.ends_with(".pp") {
            true => drop(self.file(path)),
            false => self.look(path),
        }
        self.agreed(path, self.inner.read(path), |read, known| match read {
            Some(Err(_)) if known == ABSENT => true,
            Some(read) => of_read(read) == known,
            None => matches!(known, ABSENT | FOLDER),
        })
    }

    fn exists(&self, path: &str) -> bool {
        self.look(path);
        let exists = self.inner.exists(path);
        self.agreed(path, exists, |exists, known| *exists == (known != ABSENT))
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        self.look(path);
        let stamp = self.inner.stamp(path);
        self.agreed(path, stamp, |stamp, known| {
            stamp.is_some() == (known != ABSENT)
        })
    }

    fn is_dir(&self, path: &str) -> bool {
        self.look(path);
        let is_dir = self.inner.is_dir(path);
        self.agreed(path, is_dir, |is_dir, known| *is_dir == (known == FOLDER))
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        self.entries(folder).unwrap_or_default()
    }

    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        self.folder(folder);
        let is_ruby = format!("{folder}/").contains("/lib/");
        let is_told = !is_ruby
            && tell(|watch| {
                watch.seen.folders.insert(folder.to_owned());
            });
        if !is_told {
            self.state().shared.folders.insert(folder.to_owned());
        }
        let entries = self.inner.entries(folder);
        let known = self.folder(folder);
        if known != UNSTEADY && of_entries(&entries) != known {
            self.doubt(folder, true);
        }
        entries
    }
}

/// What stands for what was read.
fn of_read(read: &io::Result<Vec<u8>>) -> u64 {
    match read {
        Ok(bytes) => hash(bytes),
        Err(error) => hash(&error.to_string()),
    }
}

/// What stands for what a folder has.
fn of_entries(entries: &io::Result<Vec<Entry>>) -> u64 {
    match entries {
        Ok(entries) => hash(
            &entries
                .iter()
                .map(|entry| (&entry.name, entry.is_dir, entry.is_link))
                .collect::<Vec<_>>(),
        ),
        Err(error) => hash(&error.kind().to_string()),
    }
}

/// What a file with data has for each key, as long as nothing but keys can matter.
fn values(path: &str, bytes: &[u8]) -> Option<HashMap<String, u64>> {
    let is_data = [".yaml", ".yml", ".json"]
        .iter()
        .any(|end| path.ends_with(end));
    if !is_data || path.ends_with("/hiera.yaml") {
        return None;
    }
    let Ok(Value::Hash(found)) = marotte_yaml::load_data(bytes) else {
        return None;
    };
    let text = |value: &Value| to_program_string(value).to_string();
    let entries = found.iter().map(|(key, value)| match key {
        Value::String(key) => Some((key.to_string(), hash(&text(value)))),
        _ => None,
    });
    entries.collect()
}

/// What stands for what data has for keys.
fn of_keys<'a>(known: &HashMap<String, u64>, keys: impl IntoIterator<Item = &'a String>) -> u64 {
    let found = keys.into_iter().map(|key| (key, known.get(key)));
    hash(&found.collect::<Vec<_>>())
}

/// The same for a text of another time. Nothing if all of it counts.
pub fn data_of<'a>(
    path: &str,
    bytes: &[u8],
    keys: impl IntoIterator<Item = &'a String>,
) -> Option<u64> {
    Some(of_keys(&values(path, bytes)?, keys))
}

/// What stands for something.
pub fn hash(of: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    // Small numbers have meanings.
    hasher.finish().max(UNSTEADY + 1)
}
