//! Finding the files that the user means.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::read::{Origin, ReadProblem};

/// A file to look at, or a reason why it cannot be.
pub struct Found {
    /// What to read.
    pub origin: Origin,
    /// Why it cannot be read, if that is known already.
    pub problem: Option<ReadProblem>,
}

impl Found {
    fn file(path: PathBuf) -> Self {
        Self {
            origin: Origin::File(path),
            problem: None,
        }
    }

    fn bad(path: PathBuf, problem: ReadProblem) -> Self {
        Self {
            origin: Origin::File(path),
            problem: Some(problem),
        }
    }
}

/// The files that the paths name, in the order of the paths: a file as it is, of a folder all
/// manifests and templates below it, sorted by their paths. Hidden files and folders in folders
/// are left out. Links are followed, but no folder is entered twice.
pub fn find_files(paths: &[PathBuf]) -> Vec<Found> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(Found {
                origin: Origin::Stdin,
                problem: None,
            });
        } else if path.is_dir() {
            let mut walk = Walk::default();
            walk.folder(path);
            walk.found
                .sort_by(|a, b| a.origin.path().cmp(&b.origin.path()));
            found.extend(walk.found);
        } else {
            found.push(Found::file(path.clone()));
        }
    }
    found.retain(|file| match file.origin.path() {
        Some(path) => seen.insert(path.to_owned()),
        None => true,
    });
    found
}

/// A walk through a folder and those below it.
#[derive(Default)]
struct Walk {
    found: Vec<Found>,
    /// Folders that were entered, by their true paths.
    entered: HashSet<PathBuf>,
}

impl Walk {
    fn folder(&mut self, root: &Path) {
        let mut waiting = vec![root.to_owned()];
        while let Some(folder) = waiting.pop() {
            match self.one_folder(&folder) {
                Ok(below) => waiting.extend(below),
                Err(problem) => self.found.push(Found::bad(folder, problem)),
            }
        }
    }

    /// Notes the files of one folder and gives the folders in it.
    fn one_folder(&mut self, folder: &Path) -> Result<Vec<PathBuf>, ReadProblem> {
        let real = fs::canonicalize(folder).map_err(|error| ReadProblem::of_io(&error))?;
        if !self.entered.insert(real) {
            return Ok(Vec::new());
        }
        let mut below = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| ReadProblem::of_io(&error))? {
            let entry = entry.map_err(|error| ReadProblem::of_io(&error))?;
            if entry.file_name().as_encoded_bytes().starts_with(b".") {
                continue;
            }
            let path = entry.path();
            let kind = entry
                .file_type()
                .map_err(|error| ReadProblem::of_io(&error))?;
            if kind.is_dir() {
                below.push(path);
            } else if kind.is_symlink() {
                below.extend(self.link(path));
            } else if kind.is_file() && is_code(&path) {
                self.found.push(Found::file(path));
            }
        }
        Ok(below)
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
            Ok(target) if target.is_file() && is_code(&path) => {
                self.found.push(Found::file(path));
            }
            Ok(_) => {}
            // A dangling link only matters if it should be code.
            Err(error) if is_code(&path) => {
                let message = format!("The link leads nowhere: {error}");
                let problem = ReadProblem::new("UNREADABLE", message);
                self.found.push(Found::bad(path, problem));
            }
            Err(_) => {}
        }
        None
    }
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
    path.extension()
        .is_some_and(|extension| extension == "pp" || extension == "epp")
}
