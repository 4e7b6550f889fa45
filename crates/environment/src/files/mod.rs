//! Where files come from.

mod disk;
mod layered;
mod memory;
mod pinned;
mod stamped;
pub(crate) mod watched;

use std::io;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use marotte_diagnostics::{DataIssue, LoadingIssue};

pub use marotte_hiera::Stamp;

pub use disk::{Disk, LARGEST_FILE, read_whole};
pub use layered::Layered;
pub use memory::Memory;
pub use pinned::Pinned;
pub(crate) use stamped::{Content, Stamped};
pub use watched::{Seen, Watched, data_of, hash, note_volatile, watched};

/// A tree of files. Paths are text with `/` between their segments.
pub trait Files: Send + Sync {
    /// The bytes of a file. Nothing if there is no file of that path, or if it is a folder.
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>>;

    /// The bytes of a file that looked like this a moment ago, and whether it still does.
    fn read_looked_at(&self, path: &str, looked: &Stamp) -> Option<io::Result<(Vec<u8>, bool)>> {
        let read = self.read(path)?;
        Some(read.map(|bytes| (bytes, self.stamp(path) == Some(*looked))))
    }

    /// Whether there is a file or folder of that path.
    fn exists(&self, path: &str) -> bool;

    /// What a file or folder looks like from outside. Nothing if there is none of that path.
    fn stamp(&self, path: &str) -> Option<Stamp>;

    /// Whether there is a folder of that path.
    fn is_dir(&self, path: &str) -> bool;

    /// What is in a folder, sorted by name. Nothing if it cannot be read.
    fn list(&self, folder: &str) -> Vec<Entry>;

    /// What is in a folder, sorted by name, or why it cannot be read. What has a name that is no
    /// text is an entry, too.
    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        Ok(self.list(folder))
    }

    /// The names of manifests below a folder, with the folder, in the order of their paths.
    /// Neither hidden ones nor those behind links to folders are among them, nor those in folders inside
    /// that nobody may read.
    fn manifests_below(&self, folder: &str) -> io::Result<Vec<String>> {
        let mut found = Vec::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(inner) = folders.pop() {
            let entries = match self.entries(&inner) {
                Ok(entries) => entries,
                Err(error) if is_nothing(&error) => continue,
                Err(error)
                    if error.kind() == io::ErrorKind::PermissionDenied && inner != folder =>
                {
                    continue;
                }
                Err(error) => return Err(error),
            };
            for entry in entries {
                let path = crate::paths::join(&inner, &entry.name);
                if entry.name.starts_with('.') || !entry.is_text {
                    continue;
                }
                if entry.is_dir {
                    if !entry.is_link {
                        folders.push(path);
                    }
                } else if entry.name.ends_with(".pp") {
                    found.push(path);
                }
            }
        }
        found.sort();
        Ok(found)
    }
}

/// Whether an error says that there is no folder.
pub(crate) fn is_nothing(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory)
}

/// Files that somebody else may replace.
impl<F: Files> Files for RwLock<F> {
    fn read(&self, path: &str) -> Option<io::Result<Vec<u8>>> {
        current(self).read(path)
    }

    fn exists(&self, path: &str) -> bool {
        current(self).exists(path)
    }

    fn stamp(&self, path: &str) -> Option<Stamp> {
        current(self).stamp(path)
    }

    fn is_dir(&self, path: &str) -> bool {
        current(self).is_dir(path)
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        current(self).list(folder)
    }

    fn entries(&self, folder: &str) -> io::Result<Vec<Entry>> {
        current(self).entries(folder)
    }
}

fn current<F>(files: &RwLock<F>) -> RwLockReadGuard<'_, F> {
    files.read().unwrap_or_else(PoisonError::into_inner)
}

/// Why a file could not be read, in the reference's words.
pub(crate) fn why_unreadable(error: &io::Error, path: &str) -> DataIssue {
    DataIssue::FileUnreadable {
        problem: problem_of(error),
        path: path.into(),
    }
}

/// Why a folder could not be read, in the reference's words.
pub(crate) fn why_unlisted(error: &io::Error, path: &str) -> LoadingIssue {
    LoadingIssue::FolderUnreadable {
        problem: problem_of(error),
        path: path.into(),
    }
}

fn problem_of(error: &io::Error) -> Box<str> {
    match error.kind() {
        io::ErrorKind::PermissionDenied => "Permission denied".into(),
        _ => error.to_string().into(),
    }
}

/// Something in a folder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Entry {
    /// The last segment of its path.
    pub name: String,
    /// Whether it is a folder or a link to one.
    pub is_dir: bool,
    /// Whether it is a link.
    pub is_link: bool,
    /// Whether its name is text; if not, what is no text is replaced in it.
    pub is_text: bool,
}
