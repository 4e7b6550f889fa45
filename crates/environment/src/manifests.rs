//! Manifests: those with which a compilation begins, and those that are loaded when a class or
//! define is needed.

use std::ops::Deref;
use std::sync::Arc;

use marotte_diagnostics::{Before, LoadingIssue};
use marotte_eval::catalog::Manifests;
use marotte_eval::{Failure, LoadError, Loaded, LogEntry, ManifestStep};
use marotte_ir::Program;

use crate::environment::{Environment, unreadable};
use crate::files::why_unlisted;
use crate::module::Module;
use crate::paths::is_any_line_absolute;

/// A manifest with which a compilation begins.
pub struct Manifest {
    /// The program.
    pub program: Arc<Program>,
    /// What parsing it had to say.
    pub logs: Arc<[LogEntry]>,
}

/// The manifests with which a compilation begins, in their order.
#[derive(Default)]
pub struct InitialManifests {
    manifests: Vec<Manifest>,
    /// Their programs, as compilations take them.
    pub programs: Arc<Manifests>,
}

impl Deref for InitialManifests {
    type Target = [Manifest];

    fn deref(&self) -> &[Manifest] {
        &self.manifests
    }
}

impl Environment {
    /// The manifests with which a compilation begins, in their order: the initial manifest, or all
    /// below it if it is a folder. A manifest that is not there is an empty one. Nothing can be
    /// compiled in an environment whose configuration makes no sense.
    pub fn initial_manifests(&self) -> Result<Arc<InitialManifests>, LoadError> {
        if let Some(known) = self.initial_manifests.get() {
            return Ok(Arc::clone(known));
        }
        let manifests = self.parse_initial_manifests()?;
        // Of two threads, the first has read what all see.
        Ok(Arc::clone(self.initial_manifests.get_or_init(|| {
            let programs = manifests.iter().map(|manifest| manifest.program.clone());
            Arc::new(InitialManifests {
                programs: Manifests::new(programs),
                manifests,
            })
        })))
    }

    fn parse_initial_manifests(&self) -> Result<Vec<Manifest>, LoadError> {
        if let Some(error) = self.error.as_ref().or(self.conflict.as_ref()) {
            return Err(LoadError {
                logs: Vec::new(),
                failure: Failure::Settled(error.clone()),
            });
        }
        let Some(manifest) = &self.manifest else {
            return Ok(Vec::new());
        };
        let paths = match self.manifest_paths.get() {
            Some(known) => known,
            None => {
                // What is there and has no text is a folder, whatever the disk said before.
                let is_file = self.files.stamp(manifest).is_some_and(|seen| seen.is_file);
                let is_folder = !is_file
                    && (self.files.is_dir(manifest)
                        || (self.files.read(manifest).is_none() && self.files.exists(manifest)));
                let found = match is_folder {
                    true => self.files.manifests_below(manifest),
                    false => Ok(vec![manifest.to_string()]),
                };
                let found = found.map_err(|error| unreadable(why_unlisted(&error, manifest)))?;
                self.manifest_paths.get_or_init(|| found)
            }
        };
        let mut manifests = Vec::new();
        let mut logs: Vec<LogEntry> = Vec::new();
        for path in paths {
            let outcome = self.parse(path).and_then(|file| match file {
                None => Ok(None),
                Some(file) => {
                    let (program, logs) = (file.program()?.clone(), file.logs().clone());
                    Ok(Some(Manifest { program, logs }))
                }
            });
            match outcome {
                Ok(Some(manifest)) => {
                    logs.extend(manifest.logs.iter().cloned());
                    manifests.push(manifest);
                }
                Ok(None) => {}
                Err(error) => {
                    logs.extend(error.logs);
                    let name = &self.name;
                    let diagnostic = error.failure.into_diagnostic();
                    let failure = diagnostic.before(Before::Parsing(name.as_str().into()));
                    return Err(LoadError {
                        logs,
                        failure: failure.into(),
                    });
                }
            }
        }
        Ok(manifests)
    }

    /// The manifests of one step in the search for a class or define. For `a::b::c` the steps are
    /// `b/c.pp`, `b.pp` and nothing in the module `a`, each together with its `init.pp`.
    pub(crate) fn manifests_of_step(&self, name: &str, step: usize) -> Option<ManifestStep> {
        let mut parts: Vec<&str> = name.split("::").collect();
        while parts.last().is_some_and(|part| part.is_empty()) {
            parts.pop();
        }
        let count = parts.len().checked_sub(step).filter(|count| *count > 0)?;
        let (first, others) = parts[..count].split_first()?;
        let path = others.iter().fold((*first).to_owned(), joined);
        let (module, rest) = match path.split_once('/') {
            Some((module, rest)) => (module, Some(rest)),
            None => (path.as_str(), None),
        };
        let module = self
            .module(module)
            .filter(|_| !is_any_line_absolute(&path))?;
        let init = module.file("manifests/init.pp");
        let mut paths = vec![init];
        let mut manifests = ManifestStep::default();
        if let Some(rest) = rest {
            match manifest_path(module, rest) {
                Ok(path) if path == paths[0] => {}
                Ok(path) => paths.push(path),
                Err(error) => {
                    manifests.error = Some(error);
                    return Some(manifests);
                }
            }
        }
        for path in paths {
            match self.load_manifest(module, &path) {
                Ok(manifest) => manifests.loaded.extend(manifest),
                Err(error) => {
                    manifests.error = Some(error);
                    break;
                }
            }
        }
        Some(manifests)
    }

    fn load_manifest(&self, module: &Module, path: &str) -> Result<Option<Loaded>, LoadError> {
        let Some(file) = self.parse(path)? else {
            return Ok(None);
        };
        Ok(Some(Loaded {
            program: file.program()?.clone(),
            module_name: module.name.clone(),
            logs: file.logs().clone(),
        }))
    }
}

/// A path and its next part, as Ruby joins them: slashes at the seam become one, those of the part stay.
fn joined(mut path: String, part: &&str) -> String {
    if part.starts_with('/') {
        path.truncate(path.trim_end_matches('/').len());
    } else if !path.ends_with('/') {
        path.push('/');
    }
    path.push_str(part);
    path
}

/// The path of a manifest of a module. The name of a class may be any text, so that this is where
/// it is kept from leading out of the module.
fn manifest_path(module: &Module, rest: &str) -> Result<String, LoadError> {
    let file = rest.rsplit('/').next().unwrap_or(rest);
    let has_extension = file.trim_start_matches('.').contains('.');
    let extension = if has_extension { "" } else { ".pp" };
    let path = format!("{rest}{extension}");
    // Each line counts, as it does for the reference.
    let is_absolute = path.split('\n').any(|line| {
        let mut bytes = line.bytes();
        let first = bytes.next().unwrap_or_default();
        matches!(first, b'/' | b'\\') || (first.is_ascii_alphabetic() && bytes.next() == Some(b':'))
    });
    if is_absolute || path.contains('\0') || path.split('/').any(|segment| segment == "..") {
        return Err(unreadable(LoadingIssue::UnsafeName {
            name: rest.into(),
            module: module.name.as_str().into(),
        }));
    }
    Ok(module.file(&format!("manifests/{path}")))
}
