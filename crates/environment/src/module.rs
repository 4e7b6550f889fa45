//! Modules: folders on the module path.

use marotte_diagnostics::{Diagnostic, LoadingIssue, Place, Severity, Told};
use marotte_eval::{Level, LogEntry};
use marotte_pcore::Str;
use marotte_scalars::text::lossy;
use marotte_syntax::Strict;

use crate::files::{Entry, Files, is_nothing, why_unlisted};
use crate::metadata::{self, Metadata, Problem};
use crate::paths::join;

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The name, which is that of its folder.
    pub name: Str,
    /// Its folder.
    pub path: Str,
    metadata: Option<Metadata>,
}

impl Module {
    /// The modules that it says it needs.
    pub fn dependencies(&self) -> &[String] {
        self.metadata
            .as_ref()
            .map_or(&[], |metadata| &metadata.dependencies)
    }

    /// The version that its metadata gives.
    pub fn version(&self) -> Option<&str> {
        self.metadata.as_ref()?.version.as_deref()
    }

    /// Where its data comes from, as its metadata says it.
    pub(crate) fn data_provider(&self) -> Option<&str> {
        self.metadata.as_ref()?.data_provider.as_deref()
    }

    /// The path of something in it.
    pub(crate) fn file(&self, rest: &str) -> String {
        join(&self.path, rest)
    }
}

/// What a module path has.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) modules: Vec<Module>,
    /// All folders that could be modules, in their order.
    pub(crate) folders: Vec<ModuleFolder>,
    /// What is logged about them.
    pub(crate) logs: Vec<LogEntry>,
    /// Why a folder could not be read: nobody knows what would be in it.
    pub(crate) error: Option<Box<Diagnostic>>,
}

/// A folder on the module path. The reference's autoloader asks each of them for resource types, providers and
/// functions of the old interface, whether or not it is a module.
pub(crate) struct ModuleFolder {
    pub(crate) path: Str,
    /// It is one of the modules: no other of its name came before, and its name and metadata will do.
    pub(crate) is_module: bool,
}

/// Names that the reference has for its own loaders, so that it makes none for a module.
const TAKEN: [&str; 2] = ["environment", "puppet_system"];

/// So many modules of a folder tell whether others have code in Ruby, too.
const SAMPLE: usize = 4;

/// The modules on a module path. The first of a name wins, even if it turns out to be unusable.
/// Whoever waits for code in Ruby is told before all of them are looked at.
pub(crate) fn find_modules(
    files: &dyn Files,
    module_path: &[Str],
    strict: Strict,
    mut on_ruby: Option<&(dyn Fn() + Send + Sync)>,
) -> Found {
    let mut found = Found::default();
    let Found {
        modules,
        folders,
        logs,
        error,
    } = &mut found;
    let mut seen = rustc_hash::FxHashSet::default();
    for folder in module_path {
        let entries = files.entries(folder).unwrap_or_else(|why| {
            if !is_nothing(&why) {
                let place = Place::of_file(folder.to_string());
                let issue = why_unlisted(&why, folder);
                let found = Diagnostic::at_line(issue, place).told(Told::Nothing);
                error.get_or_insert_with(|| Box::new(found));
            }
            Vec::new()
        });
        let mut sample = entries.iter().filter(|entry| entry.is_dir).take(SAMPLE);
        let has_ruby = |entry: &Entry| files.is_dir(&join(&join(folder, &entry.name), "lib"));
        if on_ruby.is_some()
            && sample.any(has_ruby)
            && let Some(tell) = on_ruby.take()
        {
            tell();
        }
        for entry in entries {
            if !entry.is_dir || !entry.is_text || entry.name.starts_with('.') {
                continue;
            }
            let path = join(folder, &entry.name);
            let is_first = is_module_name(&entry.name) && seen.insert(entry.name.clone());
            let metadata = is_first.then(|| read_metadata(files, &entry.name, &path, strict));
            let metadata = metadata.and_then(|metadata| match metadata {
                Ok(metadata) => Some(metadata),
                Err(Problem::Ignored(issue)) => {
                    logs.push(log(Level::Warning, issue, &path));
                    Some(None)
                }
                Err(Problem::Fatal(issue)) => {
                    logs.push(log(Level::Err, issue, &path));
                    None
                }
            });
            let path = Str::from(path);
            folders.push(ModuleFolder {
                path: path.clone(),
                is_module: metadata.is_some(),
            });
            if let Some(metadata) = metadata {
                if TAKEN.contains(&entry.name.as_str()) {
                    let name = entry.name.as_str().into();
                    let issue = LoadingIssue::ModuleNameTaken { name };
                    let found = Diagnostic::at_line(issue, Place::of_file(path.to_string()));
                    error.get_or_insert_with(|| Box::new(found.told(Told::Nothing)));
                }
                modules.push(Module {
                    name: entry.name.into(),
                    path,
                    metadata,
                });
            }
        }
    }
    found
}

fn read_metadata(
    files: &dyn Files,
    name: &str,
    path: &str,
    strict: Strict,
) -> Result<Option<Metadata>, Problem> {
    match files.read(&join(path, "metadata.json")) {
        Some(Ok(bytes)) => metadata::read(name, &lossy(&bytes), strict),
        Some(Err(error)) => {
            let why = error.to_string().into();
            Err(Problem::Fatal(LoadingIssue::UnreadableMetadata { why }))
        }
        None => Ok(None),
    }
}

/// Something about the metadata of a module, of which the reference tells no place.
fn log(level: Level, issue: LoadingIssue, module: &str) -> LogEntry {
    let place = Place::of_file(join(module, "metadata.json"));
    let found = Diagnostic {
        severity: match level {
            Level::Warning => Severity::Warning,
            _ => Severity::Error,
        },
        ..Diagnostic::at_line(issue, place).told(Told::Nothing)
    };
    LogEntry::finding(level, found)
}

/// Whether a folder of that name may be a module.
pub(crate) fn is_module_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
}
