//! Where catalogs go.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use marotte_diagnostics::SiteIssue;

use crate::problem::{Problem, problem};
use crate::write::Named;

/// Where catalogs go.
pub enum Destination {
    /// To whoever reads the standard output.
    Stdout,
    /// Into one file.
    File(PathBuf),
    /// Into a folder, a file a node.
    Folder(PathBuf),
}

impl Destination {
    /// What a path means for the catalogs of so many nodes: a folder is made if it is not there.
    pub fn new(path: Option<&Path>, nodes: usize) -> Result<Self, Problem> {
        let Some(path) = path else {
            return Ok(Self::Stdout);
        };
        let ends_as_folder = path.to_string_lossy().ends_with(std::path::is_separator);
        if nodes == 1 && !path.is_dir() && !ends_as_folder {
            return Ok(Self::File(path.to_owned()));
        }
        std::fs::create_dir_all(path).map_err(|error| {
            let (path, why) = (path.to_string_lossy().into(), error.to_string().into());
            problem(SiteIssue::NoFolder { path, why })
        })?;
        Ok(Self::Folder(path.to_owned()))
    }

    /// The file that the catalog of a node goes into, if it is one. It is in the folder itself, whatever
    /// the node is called.
    pub fn place(&self, node: &str, extension: &str) -> io::Result<Option<(PathBuf, Named)>> {
        match self {
            Self::Stdout => Ok(None),
            Self::File(path) => Ok(Some((path.clone(), Named::Given))),
            Self::Folder(folder) => {
                let name = format!("{node}.{extension}");
                match Path::new(&name).file_name() == Some(OsStr::new(&name)) {
                    true => Ok(Some((folder.join(name), Named::Made))),
                    false => Err(io::Error::from(io::ErrorKind::InvalidFilename)),
                }
            }
        }
    }
}
