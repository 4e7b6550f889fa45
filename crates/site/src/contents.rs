//! The contents of files in catalogs, written into a folder: `DIR/NODE/etc/motd`.
//!
//! Titles come from code of others, so that whatever they say, nothing is written but below the folder of
//! the node, and through no link.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use marotte_catalog::{Catalog, Resource};
use marotte_diagnostics::{Diagnostic, Level, LogEntry, Place, Severity, SiteIssue};
use marotte_pcore::Value;

use crate::failed::Failed;
use crate::problem::{Problem, problem};
use crate::request::compile::CompileAnswer;
use crate::write::{Named, replace};

/// A folder for the contents of files, a folder a node in it.
pub struct Contents {
    folder: PathBuf,
}

/// Why the content of a file is not written.
#[derive(Debug)]
enum Left {
    /// It must not be seen, or is not known, or its name is no place below the folder.
    Out(&'static str),
    /// It cannot be.
    Failed(PathBuf, io::Error),
}

const SENSITIVE: &str = "it is sensitive";
const LATER: &str = "it is known to the agent only";
const NO_PLACE: &str = "its path leads out of the folder, or is none";
const TAKEN: &str = "another file of the catalog has the same path";
const NO_FOLDER: &str = "what is around it in the folder is a file or a link";

impl Contents {
    /// Into a folder, which is made if it is not there.
    pub fn new(folder: &Path) -> Result<Self, Problem> {
        fs::create_dir_all(folder).map_err(|error| {
            let path = folder.to_string_lossy().into();
            let why = error.to_string().into();
            problem(SiteIssue::NoFolder { path, why })
        })?;
        let folder = folder.to_owned();
        Ok(Self { folder })
    }

    /// Writes the contents that a catalog has. Answers with what is left out.
    fn write(&self, node: &str, catalog: &Catalog) -> Result<Vec<LogEntry>, Failed> {
        let mut left_out = Vec::new();
        let mut taken = HashSet::new();
        for resource in &catalog.resources {
            let Some(content) = content(resource) else {
                continue;
            };
            let written = content
                .and_then(|content| self.write_one(node, resource, content, &mut taken))
                .err();
            match written {
                None => {}
                Some(Left::Out(why)) => left_out.push(left(resource, why)),
                Some(Left::Failed(path, error)) => {
                    return Err(Failed::not_written(&path.to_string_lossy(), &error));
                }
            }
        }
        Ok(left_out)
    }

    fn write_one(
        &self,
        node: &str,
        resource: &Resource,
        content: &[u8],
        taken: &mut HashSet<PathBuf>,
    ) -> Result<(), Left> {
        let below = below(node, path(resource)).ok_or(Left::Out(NO_PLACE))?;
        if !taken.insert(below.clone()) {
            return Err(Left::Out(TAKEN));
        }
        let mut folder = self.folder.clone();
        for part in below.parent().into_iter().flat_map(Path::components) {
            folder.push(part);
            make_folder(&folder)?;
        }
        let path = self.folder.join(&below);
        match replace(&path, Named::Made, |out| out.write_all(content)) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Left::Out(TAKEN)),
            Err(error) => Err(Left::Failed(path, error)),
            Ok(()) => Ok(()),
        }
    }
}

impl CompileAnswer {
    /// The same, once the contents of its files are written. What is left out of them is logged.
    #[must_use]
    pub fn with_contents(mut self, contents: Option<&Contents>, node: &str) -> Self {
        if let (Some(contents), Ok(catalog)) = (contents, &self.catalog) {
            match contents.write(node, catalog) {
                Ok(left_out) => self.logs.extend(left_out),
                Err(failed) => self.catalog = Err(failed),
            }
        }
        self
    }
}

/// The content of a file, if the catalog is to make one.
fn content(resource: &Resource) -> Option<Result<&[u8], Left>> {
    let get = |wanted: &str| {
        let mut parameters = resource.parameters.iter();
        let found = parameters.find(|(name, _)| name == wanted);
        found.map(|(_, value)| value)
    };
    let is_file = match get("ensure").and_then(Value::as_str) {
        Some(ensure) => matches!(ensure, "file" | "present"),
        None => true,
    };
    if resource.type_name != "File" || !is_file {
        return None;
    }
    let content = get("content")?;
    let mut sensitive = resource.sensitive_parameters.iter();
    if sensitive.any(|name| name == "content") {
        return Some(Err(Left::Out(SENSITIVE)));
    }
    Some(match content {
        Value::String(text) => Ok(text.as_bytes()),
        Value::Binary(binary) => Ok(binary.bytes()),
        Value::Sensitive(_) => Err(Left::Out(SENSITIVE)),
        _ => Err(Left::Out(LATER)),
    })
}

/// Where the file is to be.
fn path(resource: &Resource) -> &str {
    let mut parameters = resource.parameters.iter();
    let path = parameters.find(|(name, _)| name == "path");
    let path = path.and_then(|(_, value)| value.as_str());
    path.unwrap_or(&resource.title)
}

/// The path of a file below the folder of its node: its own path, from the root on. A drive is a folder.
fn below(node: &str, path: &str) -> Option<PathBuf> {
    let is_name = |name: &str| {
        let mut parts = Path::new(name).components();
        let only =
            matches!(parts.next(), Some(Component::Normal(part)) if part == OsStr::new(name));
        only && parts.next().is_none() && !name.contains(['\0', '\\'])
    };
    let (drive, rest) = match path.as_bytes() {
        [letter, b':', b'/' | b'\\', ..] if letter.is_ascii_alphabetic() => {
            (Some(&path[..1]), path[2..].replace('\\', "/"))
        }
        _ => (None, path.to_owned()),
    };
    let parts = rest.split('/').filter(|part| !matches!(*part, "" | "."));
    let mut below = PathBuf::from(node);
    let mut is_file = false;
    for part in drive.into_iter().chain(parts) {
        if !is_name(part) {
            return None;
        }
        is_file = true;
        below.push(part);
    }
    (is_file && is_name(node)).then_some(below)
}

/// A folder that is one, and no link to one.
fn make_folder(path: &Path) -> Result<(), Left> {
    let failed = |error| Left::Failed(path.to_owned(), error);
    match fs::symlink_metadata(path) {
        Ok(known) if known.is_dir() => Ok(()),
        Ok(_) => Err(Left::Out(NO_FOLDER)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => match fs::create_dir(path) {
            // Another node may have made it meanwhile.
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(failed(error)),
            _ => Ok(()),
        },
        Err(error) => Err(failed(error)),
    }
}

fn left(resource: &Resource, why: &'static str) -> LogEntry {
    let issue = SiteIssue::ContentNotWritten {
        resource: resource.reference().into(),
        why: why.into(),
    };
    let place = Place::Line {
        file: resource.file.as_deref().map(Into::into),
        line: resource.line,
    };
    let found = Diagnostic {
        severity: Severity::Warning,
        ..Diagnostic::at_line(issue, place)
    };
    LogEntry::finding(Level::Warning, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn every_path_is_below_the_folder_of_its_node() {
        let good = [
            ("/etc/motd", "n/etc/motd"),
            ("/etc//./motd/", "n/etc/motd"),
            ("relative", "n/relative"),
            ("C:\\Users\\a.txt", "n/C/Users/a.txt"),
            ("c:/a", "n/c/a"),
            ("/a/...", "n/a/..."),
            ("/a b/\u{e9}", "n/a b/\u{e9}"),
        ];
        for (path, expected) in good {
            assert_eq!(below("n", path), Some(PathBuf::from(expected)), "{path}");
        }
        for path in [
            "",
            "/",
            ".",
            "..",
            "/../a",
            "/a/../../b",
            "a/..",
            "/a\0b",
            "/a\\..\\b",
        ] {
            assert_eq!(below("n", path), None, "{path:?}");
        }
        for node in ["", ".", "..", "a/b", "/a"] {
            assert_eq!(below(node, "/a"), None, "{node:?}");
        }
    }
}
