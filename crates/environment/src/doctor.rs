//! What an environment and its modules have in Ruby, and whether it runs natively.

use marotte_pcore::Str;
use marotte_ruby_puppet::{Doctor, Examined, ScriptKind};

use crate::environment::Environment;
use crate::paths::join;

/// Where scripts are below a `lib` folder, and whether folders below it count.
const FOLDERS: &[(ScriptKind, &str, bool)] = &[
    (ScriptKind::Function, "puppet/functions", true),
    (ScriptKind::LegacyFunction, "puppet/parser/functions", true),
    (ScriptKind::ResourceType, "puppet/type", false),
];

impl Environment {
    /// Looks at all templates, functions and resource types in Ruby without running them.
    pub fn examine_ruby(&self) -> Vec<Examined> {
        let of_modules = self.modules().iter().map(|module| module.path.as_str());
        let roots: Vec<&str> = [self.root()].into_iter().chain(of_modules).collect();
        let mut code = Vec::new();
        for root in &roots {
            self.files_below(&join(root, "lib"), ".rb", true, &mut code);
        }
        let mut doctor = Doctor::new(&*self.ruby, &code);
        let mut examined = Vec::new();
        for root in &roots {
            let mut templates = Vec::new();
            self.files_below(&join(root, "templates"), ".erb", true, &mut templates);
            for path in templates {
                if let Some(Ok(bytes)) = self.files().read(&path) {
                    examined.push(doctor.template(&path, &String::from_utf8_lossy(&bytes)));
                }
            }
            for (kind, folder, is_deep) in FOLDERS {
                let mut scripts = Vec::new();
                let folder = join(root, &format!("lib/{folder}"));
                self.files_below(&folder, ".rb", *is_deep, &mut scripts);
                examined.extend(scripts.iter().map(|path| doctor.file(*kind, path)));
            }
        }
        examined
    }

    /// The files below a folder whose names have an ending. Links to folders are not followed.
    fn files_below(&self, folder: &str, ending: &str, is_deep: bool, found: &mut Vec<Str>) {
        let mut folders = vec![folder.to_owned()];
        let first = found.len();
        while let Some(folder) = folders.pop() {
            for entry in self.files().list(&folder) {
                let path = join(&folder, &entry.name);
                if entry.is_dir {
                    if is_deep && !entry.is_link {
                        folders.push(path);
                    }
                } else if entry.name.ends_with(ending) {
                    found.push(path.into());
                }
            }
        }
        found[first..].sort();
    }
}
