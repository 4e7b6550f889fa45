//! Where files and modules are.

use marotte_diagnostics::DataIssue;
use marotte_pcore::Str;

use crate::cache::DataCache;

/// What is in a folder.
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Whether it is a folder, or a link to one.
    pub is_dir: bool,
    /// Whether it is a link.
    pub is_link: bool,
}

/// What a file looks like from outside. One that looks as before has not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Which file it is.
    pub inode: u64,
    /// When it was last written, in nanoseconds.
    pub modified: i128,
    /// How long it is.
    pub size: u64,
    /// Whether it is a regular file: no folder, no pipe, no device.
    pub is_file: bool,
}

/// What a lookup needs to know of the environment. Paths are text with `/` between their
/// segments.
pub trait DataSource: Send + Sync {
    /// The bytes of a file. Nothing if there is no such file.
    fn read(&self, path: &str) -> Option<Result<Vec<u8>, DataIssue>>;

    /// What a file or folder looks like from outside. Nothing if there is none of that path.
    fn stamp(&self, path: &str) -> Option<Stamp>;

    /// A key is looked for at the top of data; nothing if any part of the data may matter.
    fn note_key(&self, _key: Option<&Str>) {}

    /// What was made of files, for all who look data up here.
    fn cache(&self) -> &DataCache;

    /// What is in a folder, sorted by name.
    fn list(&self, folder: &str) -> Vec<Listed>;

    /// The name of the environment.
    fn environment_name(&self) -> Str;

    /// The folder of the environment.
    fn environment_root(&self) -> Option<Str>;

    /// The folder of a module.
    fn module_root(&self, name: &str) -> Option<Str>;

    /// The `data_provider` in the metadata of a module.
    fn module_data_provider(&self, _name: &str) -> Option<Str> {
        None
    }

    /// The value of an environment variable of the process, which may hold a key.
    fn process_variable(&self, _name: &str) -> Option<Vec<u8>> {
        None
    }

    /// The `environment_data_provider` of the environment.
    fn environment_data_provider(&self) -> Option<Str> {
        None
    }

    /// The folder with all code, which has data for those who do not say where theirs is.
    fn code_folder(&self) -> Option<Str> {
        None
    }

    /// The path of the global `hiera.yaml`, whether it is there or not.
    fn global_config(&self) -> Option<Str> {
        None
    }
}
