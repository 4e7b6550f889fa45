//! What files are, by their names and by the hierarchies that name them.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use marotte_diagnostics::Diagnostic;
use marotte_environment::{check_environment_conf, check_metadata};
use marotte_hiera::{DataFormat, Layer, check_configuration, check_data, check_yaml, data_files};

use crate::parts::ThisMachine;

/// What a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A manifest or a template.
    Code,
    /// YAML of any use: only its syntax is known.
    Yaml,
    /// A `hiera.yaml`.
    Hierarchy,
    /// A file that a hierarchy names.
    Data(DataFormat),
    /// `metadata.json` of a module.
    Metadata,
    /// `environment.conf`
    EnvironmentConf,
}

/// Folders of modules whose files are for agents: what is in them is their business.
const HANDED_ON: [&str; 2] = ["files", "templates"];

impl Kind {
    /// What is wrong with the text of a file that is no code; messages call it `name`.
    pub fn check(self, path: &Path, name: &str, text: &str) -> Vec<Diagnostic> {
        match self {
            Self::Code => Vec::new(),
            Self::Yaml => Vec::from_iter(check_yaml(name, text)),
            Self::Data(format) => Vec::from_iter(check_data(name, text, format)),
            Self::Hierarchy => check_configuration(name, text, layer(&folder_of(path))),
            Self::EnvironmentConf => check_environment_conf(name, text),
            Self::Metadata => {
                let folder = folder_of(path);
                let module = folder.file_name().unwrap_or_default();
                check_metadata(&module.to_string_lossy(), name, text)
            }
        }
    }
}

/// The folder of a file, from the root on.
fn folder_of(path: &Path) -> PathBuf {
    let path = crate::paths::absolute(&ThisMachine, path);
    path.parent().map(Path::to_owned).unwrap_or_default()
}

/// Whose `hiera.yaml` the one in a folder is, by what is beside it.
fn layer(folder: &Path) -> Layer {
    let has = |name: &str| folder.join(name).exists();
    let is_below_modules = || {
        let above = folder.parent().and_then(Path::file_name);
        above.is_some_and(|name| name == "modules")
    };
    if has("metadata.json") || is_below_modules() {
        Layer::Module
    } else if ["environment.conf", "manifests", "modules"]
        .into_iter()
        .any(has)
    {
        Layer::Environment
    } else {
        Layer::Global
    }
}

/// Tells what files are. It remembers what the hierarchies of folders name.
#[derive(Default)]
pub(super) struct Kinds {
    hierarchies: HashMap<PathBuf, Vec<(PathBuf, String, DataFormat)>>,
}

impl Kinds {
    /// What a file below a folder is, unless nobody knows.
    pub(super) fn below(&mut self, root: &Path, path: &Path) -> Option<Kind> {
        let folders = path.strip_prefix(root).ok().and_then(Path::parent);
        let mut folders = folders.into_iter().flat_map(Path::components);
        let is_for_agents = folders.any(|folder| {
            let folder = folder.as_os_str();
            HANDED_ON.iter().any(|name| folder == *name)
        });
        let kind = self.of(path)?;
        (kind == Kind::Code || !is_for_agents).then_some(kind)
    }

    /// What a file is that somebody has named: code, unless its name says otherwise.
    pub(super) fn named(&mut self, path: &Path) -> Kind {
        let is_json = path.extension().is_some_and(|of| of == "json");
        self.of(path).unwrap_or(match is_json {
            true => Kind::Data(DataFormat::Json),
            false => Kind::Code,
        })
    }

    fn of(&mut self, path: &Path) -> Option<Kind> {
        let (name, extension) = (path.file_name()?.to_str()?, path.extension()?.to_str()?);
        match name {
            "hiera.yaml" => return Some(Kind::Hierarchy),
            "metadata.json" => return Some(Kind::Metadata),
            "environment.conf" => return Some(Kind::EnvironmentConf),
            _ => {}
        }
        match extension {
            "pp" | "epp" => Some(Kind::Code),
            "yaml" | "yml" | "eyaml" => {
                let format = self.of_hierarchy(path, extension);
                Some(format.map_or(Kind::Yaml, Kind::Data))
            }
            "json" | "conf" => self.of_hierarchy(path, extension).map(Kind::Data),
            _ => None,
        }
    }

    /// The format of a file that a hierarchy in one of the folders above it names.
    fn of_hierarchy(&mut self, path: &Path, extension: &str) -> Option<DataFormat> {
        let folder = folder_of(path);
        folder.ancestors().find_map(|above| {
            if !self.hierarchies.contains_key(above) {
                self.hierarchies.insert(above.to_owned(), named_in(above));
            }
            let named = self.hierarchies.get(above)?.iter();
            let mut named =
                named.filter(|(data, of, _)| folder.starts_with(data) && of == extension);
            named.next().map(|(_, _, format)| *format)
        })
    }
}

/// The data files that the hierarchy of a folder names.
fn named_in(folder: &Path) -> Vec<(PathBuf, String, DataFormat)> {
    let text = fs::read_to_string(folder.join("hiera.yaml")).unwrap_or_default();
    let files = match text.is_empty() {
        true => Vec::new(),
        false => data_files(&text),
    };
    let files = files.into_iter();
    files
        .map(|of| (folder.join(of.folder), of.extension, of.format))
        .collect()
}
