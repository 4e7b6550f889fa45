//! Where files and modules are.

use marotte_diagnostics::DataIssue;
use marotte_pcore::Str;

/// What is in a folder.
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Whether it is a folder, or a link to one.
    pub is_dir: bool,
    /// Whether it is a link.
    pub is_link: bool,
}

/// What a lookup needs to know of the environment. Paths are text with `/` between their
/// segments.
pub trait DataSource: Send + Sync {
    /// The bytes of a file. Nothing if there is no such file.
    fn read(&self, path: &str) -> Option<Result<Vec<u8>, DataIssue>>;

    /// Whether there is a file or folder of that path.
    fn exists(&self, path: &str) -> bool;

    /// What is in a folder, sorted by name.
    fn list(&self, folder: &str) -> Vec<Listed>;

    /// The name of the environment.
    fn environment_name(&self) -> Str;

    /// The folder of the environment.
    fn environment_root(&self) -> Option<Str>;

    /// The folder of a module.
    fn module_root(&self, name: &str) -> Option<Str>;

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
