//! The names that files of modules stand for, without reading them: what may have been meant by a name
//! that is not known. Only asked when an error is on its way.

use marotte_eval::NameKind;

use crate::environment::Environment;
use crate::module::Module;
use crate::paths::join;

/// How many files of a module are looked at.
const MOST_FILES: usize = 2000;

impl Environment {
    /// Names of a kind that files could define which are in the namespace of a name, and those that
    /// modules are called by if it has none, or if there is no module of its own.
    pub(crate) fn known_names(&self, kind: NameKind, near: &str) -> Vec<String> {
        let separator = if kind.is_path() { "/" } else { "::" };
        let Some((module, rest)) = near.split_once(separator) else {
            let with_init = |module: &&Module| {
                kind != NameKind::Manifest || self.files.exists(&module.file("manifests/init.pp"))
            };
            let modules = self.modules().iter().filter(with_init);
            return match kind.is_path() {
                true => Vec::new(),
                false => modules.map(|module| module.name.to_string()).collect(),
            };
        };
        match self.module(module) {
            Some(module) => self.names_in(module, kind),
            None => {
                let modules = self.modules().iter();
                modules
                    .map(|module| format!("{}{separator}{rest}", module.name))
                    .collect()
            }
        }
    }

    /// The names that files of a module stand for.
    fn names_in(&self, module: &Module, kind: NameKind) -> Vec<String> {
        let (folders, extension): (&[&str], &str) = match kind {
            NameKind::Manifest => (&["manifests"], ".pp"),
            NameKind::Type => (&["types"], ".pp"),
            NameKind::Function => (&["functions", "lib/puppet/functions"], ""),
            NameKind::Template => (&["templates"], ""),
            NameKind::File => (&["files"], ""),
        };
        let mut names = Vec::new();
        for folder in folders {
            for path in self.paths_below(&module.file(folder)) {
                if kind.is_path() {
                    names.push(format!("{}/{path}", module.name));
                    continue;
                }
                let bare = match extension {
                    "" => path
                        .strip_suffix(".pp")
                        .or_else(|| path.strip_suffix(".rb")),
                    extension => path.strip_suffix(extension),
                };
                let Some(bare) = bare else { continue };
                // Functions in Ruby stand in a folder of the name of the module.
                let own = format!("{}/", module.name);
                let bare = match folder.starts_with("lib/") {
                    true => bare.strip_prefix(&own),
                    false => Some(bare),
                };
                names.push(match bare {
                    Some("init") if kind == NameKind::Manifest => module.name.to_string(),
                    Some(bare) => format!("{}::{}", module.name, bare.replace('/', "::")),
                    None => continue,
                });
            }
        }
        names
    }

    /// The paths of files below a folder, from there on.
    fn paths_below(&self, folder: &str) -> Vec<String> {
        let (mut found, mut folders) = (Vec::new(), vec![String::new()]);
        while let Some(below) = folders.pop() {
            for entry in self.files.list(&join(folder, &below)) {
                let path = match below.is_empty() {
                    true => entry.name,
                    false => format!("{below}/{}", entry.name),
                };
                match entry.is_dir {
                    true if !entry.is_link => folders.push(path),
                    true => {}
                    false => found.push(path),
                }
            }
            if found.len() > MOST_FILES {
                break;
            }
        }
        found
    }

    /// The manifest of a module that defines a class or define which has a file of another name.
    pub(crate) fn misplaced_definition(&self, name: &str) -> Option<String> {
        let module = self.module(name.split("::").next()?)?;
        let folder = module.file("manifests");
        let defines = |text: &str| {
            text.lines().any(|line| {
                let mut words = line.split_whitespace();
                matches!(words.next(), Some("class" | "define"))
                    && words
                        .next()
                        .is_some_and(|word| word.split(['(', '{']).next() == Some(name))
            })
        };
        let paths = self.paths_below(&folder).into_iter();
        let mut paths = paths
            .filter(|path| path.ends_with(".pp"))
            .map(|path| join(&folder, &path));
        paths.find(|path| {
            let read = self.files.read(path).and_then(Result::ok);
            read.is_some_and(|bytes| defines(&String::from_utf8_lossy(&bytes)))
        })
    }
}
