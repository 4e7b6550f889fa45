//! Finding the files that the user means.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, FileType};
use std::io;
use std::path::{Path, PathBuf, is_separator};

use rustc_hash::{FxBuildHasher, FxHashSet};

use super::kind::{Kind, Kinds};
use super::read::{Origin, ReadProblem};

/// A file to look at, or a reason why it cannot be.
pub struct Found {
    /// What to read.
    pub origin: Origin,
    /// What it is.
    pub kind: Kind,
    /// Why it cannot be read, if that is known already.
    pub problem: Option<ReadProblem>,
}

/// Which files are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Manifests and templates; whatever is named is one.
    Code,
    /// Configuration and data as well.
    All,
}

/// When it is found out whether a path is that of a folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Looks {
    /// Before anything is read.
    Before,
    /// What has the name of code is taken for a file: whoever reads it sees whether it is one. With
    /// thousands of files, every look counts.
    Later,
}

impl Found {
    /// Code from somewhere.
    pub fn code(origin: Origin) -> Self {
        Self {
            origin,
            kind: Kind::Code,
            problem: None,
        }
    }

    fn bad(path: PathBuf, problem: ReadProblem) -> Self {
        Self {
            problem: Some(problem),
            ..Self::code(Origin::File(path))
        }
    }
}

/// The files that the paths name, in the order of the paths: a file as it is, of a folder all that are
/// wanted below it, sorted by their paths. Hidden files and folders in folders
/// are left out. Links are followed, but no folder is entered twice.
pub fn find_files(paths: &[PathBuf], wanted: Wanted, looks: Looks) -> Vec<Found> {
    let mut found = Vec::with_capacity(paths.len());
    let mut kinds = Kinds::default();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(Found::code(Origin::Stdin));
        } else if (looks == Looks::Before || !is_code(path)) && path.is_dir() {
            let mut walk = Walk {
                found: Vec::new(),
                entered: HashSet::new(),
                wanted,
                root: path,
                kinds: &mut kinds,
            };
            walk.folder(path);
            found.extend(walk.found);
        } else {
            let kind = match wanted {
                Wanted::All if !is_code(path) => kinds.named(path),
                Wanted::All | Wanted::Code => Kind::Code,
            };
            found.push(Found {
                kind,
                ..Found::code(Origin::File(path.clone()))
            });
        }
    }
    // A single path names each file once.
    if paths.len() > 1 {
        let mut seen = FxHashSet::with_capacity_and_hasher(found.len(), FxBuildHasher);
        let is_new: Vec<bool> = found
            .iter()
            .map(|file| file.origin.path().is_none_or(|path| seen.insert(path)))
            .collect();
        let mut is_new = is_new.into_iter();
        found.retain(|_| is_new.next().unwrap_or(true));
    }
    found
}

/// A walk through a folder and those below it, names in their order.
struct Walk<'a> {
    found: Vec<Found>,
    /// Folders that were entered, by what the system knows them as.
    entered: HashSet<Identity>,
    wanted: Wanted,
    root: &'a Path,
    kinds: &'a mut Kinds,
}

impl Walk<'_> {
    /// What a file is, if it is wanted.
    fn kind(&mut self, path: &Path) -> Option<Kind> {
        match self.wanted {
            Wanted::Code => is_code(path).then_some(Kind::Code),
            Wanted::All => self.kinds.below(self.root, path),
        }
    }

    /// Notes a file if it is wanted.
    fn file(&mut self, path: PathBuf) {
        if let Some(kind) = self.kind(&path) {
            self.found.push(Found {
                kind,
                ..Found::code(Origin::File(path))
            });
        }
    }

    fn folder(&mut self, root: &Path) {
        // What is still to be looked at, the next last.
        let mut waiting = self.entries(root.to_owned());
        while let Some((path, kind)) = waiting.pop() {
            let folder = if kind.is_symlink() {
                self.link(path)
            } else if kind.is_dir() {
                Some(path)
            } else {
                if kind.is_file() {
                    self.file(path);
                }
                None
            };
            if let Some(folder) = folder {
                waiting.extend(self.entries(folder));
            }
        }
    }

    /// What is in a folder, the first name last; nothing if it was entered before or cannot be.
    fn entries(&mut self, folder: PathBuf) -> Vec<(PathBuf, FileType)> {
        let entries = identity(&folder).and_then(|known| match self.entered.insert(known) {
            true => sorted_entries(&folder),
            false => Ok(Vec::new()),
        });
        match entries {
            Ok(entries) => {
                let path = |(name, kind)| (folder.join::<OsString>(name), kind);
                entries.into_iter().rev().map(path).collect()
            }
            Err(error) => {
                let problem = ReadProblem::of_io(&error);
                self.found.push(Found::bad(folder, problem));
                Vec::new()
            }
        }
    }

    /// Notes a link to a file, gives a link to a folder.
    fn link(&mut self, path: PathBuf) -> Option<PathBuf> {
        match fs::metadata(&path) {
            Ok(target) if target.is_dir() => {
                if leads_back(&path) {
                    let message = "The link leads back to a folder that it is in";
                    let problem = ReadProblem::new("LINK_CYCLE", message);
                    self.found.push(Found::bad(path, problem));
                    return None;
                }
                return Some(path);
            }
            Ok(target) if target.is_file() => self.file(path),
            Ok(_) => {}
            // A dangling link only matters if it should be something.
            Err(error) if self.kind(&path).is_some() => {
                let message = format!("The link leads nowhere: {error}");
                let problem = ReadProblem::new("UNREADABLE", message);
                self.found.push(Found::bad(path, problem));
            }
            Err(_) => {}
        }
        None
    }
}

/// What the system knows a folder as, whatever the way to it.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(folder: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let about = fs::metadata(folder)?;
    Ok((about.dev(), about.ino()))
}

#[cfg(not(unix))]
type Identity = PathBuf;

#[cfg(not(unix))]
fn identity(folder: &Path) -> io::Result<Identity> {
    fs::canonicalize(folder)
}

/// The names in a folder that are not hidden, sorted.
fn sorted_entries(folder: &Path) -> io::Result<Vec<(OsString, FileType)>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if !name.as_encoded_bytes().starts_with(b".") {
            entries.push((name, entry.file_type()?));
        }
    }
    entries.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    Ok(entries)
}

/// Whether a link to a folder leads to one of the folders that it is in.
fn leads_back(link: &Path) -> bool {
    let parent = link
        .parent()
        .and_then(|parent| fs::canonicalize(parent).ok());
    match (parent, fs::canonicalize(link)) {
        (Some(parent), Ok(target)) => parent.starts_with(target),
        _ => false,
    }
}

fn is_code(path: &Path) -> bool {
    // Nearly all are seen at a glance, and there may be thousands.
    match path.as_os_str().as_encoded_bytes() {
        [.., before, b'.', b'p', b'p'] | [.., before, b'.', b'e', b'p', b'p']
            if !is_separator(char::from(*before)) =>
        {
            true
        }
        _ => path
            .extension()
            .is_some_and(|extension| extension == "pp" || extension == "epp"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_known_by_its_name() {
        for code in ["a.pp", "a/b.epp", ".a.pp", "a.pp/"] {
            assert!(is_code(Path::new(code)), "{code}");
        }
        for other in ["", "pp", ".pp", "a/.pp", "a/.epp", "a.ppp", "a.pp/b"] {
            assert!(!is_code(Path::new(other)), "{other}");
        }
    }
}
