//! The Ruby files of an environment: each is read and lowered once, and all compilations share it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use marotte_eval::{ScriptFunction, ScriptInterface};
use marotte_pcore::{Str, shared_text};
use marotte_ruby::host::{FileKind, Listed, LoadProblem};
use marotte_ruby_puppet::{Sources, Workers};
use rustc_hash::FxHashMap;

use crate::files::{Entry, Files};
use crate::module::ModuleFolder;
use crate::paths::{clean, is_absolute, join};
use crate::scripts::{Lowered, Script, ScriptForm, Scripts};
use crate::shelves::Shelves;

/// Where functions with signatures are, below a `lib` folder.
const TYPED: &str = "puppet/functions";

/// Where functions of the old interface are.
const LEGACY: &str = "puppet/parser/functions";

/// For so many types without a provider beside them, each module is asked for one by name.
const TRIES: usize = 4;

/// A file as it was when it was first asked for.
struct RubyFile {
    path: Str,
    /// What is in it, or why it cannot be read.
    script: Result<Arc<Script>, LoadProblem>,
}

impl RubyFile {
    fn lowered(&self) -> Lowered {
        let script = self.script.as_ref().map_err(Clone::clone)?;
        script.lowered()
    }
}

/// Functions of modules whose names have no module in them.
#[derive(Default)]
struct BareFunctions {
    /// What a name means to those that are in no module.
    first: FxHashMap<Str, ScriptFunction>,
    /// Those of names that several modules have, with the numbers of their `lib` folders, in order.
    several: FxHashMap<Str, Vec<(usize, ScriptFunction)>>,
}

/// The Ruby files of an environment and its modules.
pub(crate) struct RubyFiles {
    files: Arc<dyn Files>,
    /// The `lib` folders: the environment's, then those on the module path in their order, then those of the
    /// modules that Puppet's agent ships.
    libraries: Shelves,
    /// Which of them belong to no module: another module of that name comes first, or it is none. Only the
    /// autoloader looks there.
    hidden: Vec<bool>,
    /// Those of modules, which `require` looks in.
    visible: Vec<Str>,
    /// Real Rubies, if they are allowed.
    workers: Option<Arc<dyn Workers>>,
    /// The files that were asked for, and those that are not there.
    programs: RwLock<FxHashMap<Str, Option<Arc<RubyFile>>>>,
    /// What `require` means, by the names that code gives it.
    required: RwLock<FxHashMap<Str, Option<Arc<RubyFile>>>>,
    /// Templates by their paths.
    templates: RwLock<FxHashMap<Str, Arc<Script>>>,
    /// What this and other environments have lowered.
    scripts: Arc<Scripts>,
    /// Functions without a module in their name.
    functions: OnceLock<BareFunctions>,
    /// Functions that were found by their names: they are the environment's as long as it is open.
    found: RwLock<FxHashMap<Str, ScriptFunction>>,
    /// How many types had no provider beside them.
    tries: AtomicUsize,
}

impl RubyFiles {
    pub(crate) fn new(
        files: Arc<dyn Files>,
        root: &str,
        folders: &[ModuleFolder],
        vendored: Option<&str>,
        workers: Option<Arc<dyn Workers>>,
        scripts: Arc<Scripts>,
    ) -> Self {
        let mut libraries = vec![Str::from(join(root, "lib"))];
        let mut hidden = vec![false];
        for folder in folders {
            libraries.push(join(&folder.path, "lib").into());
            hidden.push(!folder.is_module);
        }
        if let Some(folder) = vendored.filter(|folder| !folder.is_empty()) {
            let entries = files.list(folder).into_iter();
            let modules = entries.filter(|entry| entry.is_dir && !entry.name.starts_with('.'));
            libraries
                .extend(modules.map(|module| Str::from(join(&join(folder, &module.name), "lib"))));
        }
        hidden.resize(libraries.len(), false);
        let visible = libraries.iter().zip(&hidden);
        let visible = visible.filter(|(_, is_hidden)| !**is_hidden);
        Self {
            visible: visible.map(|(library, _)| library.clone()).collect(),
            hidden,
            libraries: Shelves::new(files.clone(), libraries),
            files,
            workers,
            programs: RwLock::default(),
            required: RwLock::default(),
            templates: RwLock::default(),
            scripts,
            functions: OnceLock::new(),
            found: RwLock::default(),
            tries: AtomicUsize::new(0),
        }
    }

    /// A function that was found before.
    pub(crate) fn found_function(&self, name: &str) -> Option<ScriptFunction> {
        let found = self.found.read().unwrap_or_else(PoisonError::into_inner);
        found.get(name).cloned()
    }

    /// Remembers the function of a name.
    pub(crate) fn note_function(&self, name: &str, function: &ScriptFunction) {
        let mut found = self.found.write().unwrap_or_else(PoisonError::into_inner);
        found.insert(name.into(), function.clone());
    }

    /// The paths of a file in the `lib` folders that the autoloader asks and that may have it.
    fn in_modules(&self, file: &str) -> impl Iterator<Item = String> {
        let libraries = self.libraries.holders(file).into_iter();
        let libraries = libraries.filter(|library| *library != OF_ENVIRONMENT);
        libraries.map(move |library| join(&self.libraries.roots()[library], file))
    }

    /// The names of the files in a folder of the modules' `lib`, without `.rb`, and their paths. The
    /// first of a name wins.
    pub(crate) fn in_folder(&self, folder: &str) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        self.libraries.listed(folder, |library, folder, entries| {
            for (name, entry) in scripts_among(library, entries) {
                let path = || join(folder, &entry.name);
                found.entry(name.to_owned()).or_insert_with(path);
            }
        });
        found
    }

    /// A file as it was when it was first asked for.
    fn known(&self, path: &str) -> Option<Arc<RubyFile>> {
        let known = self.programs.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(path) {
            return known.clone();
        }
        drop(known);
        let script = self.files.read(path).map(|read| match read {
            Ok(bytes) => {
                let text = marotte_scalars::text::lossy(&bytes);
                Ok(self
                    .scripts
                    .get(ScriptForm::Code, path, &shared_text(&text)))
            }
            Err(error) => Err(LoadProblem {
                path: path.to_owned(),
                line: 0,
                message: format!("cannot load such file -- {path} ({error})"),
            }),
        });
        let file = script.map(|script| {
            Arc::new(RubyFile {
                path: path.into(),
                script,
            })
        });
        let mut known = self
            .programs
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        known.entry(path.into()).or_insert(file).clone()
    }

    /// Gives back the program of a type that was loaded. It is mostly code for agents, and nobody
    /// asks for it again, unless other types are made of it.
    pub(crate) fn forget_type(&self, name: &str) {
        let file = type_file(name);
        let mut known = self
            .programs
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        for path in self.in_modules(&file) {
            if let Some(Some(file)) = known.get_mut(path.as_str())
                && let Ok(script) = &file.script
            {
                *file = Arc::new(RubyFile {
                    path: file.path.clone(),
                    script: Ok(Arc::new(script.unread())),
                });
                return;
            }
        }
    }

    /// A path that is in one of the `lib` folders, tidied.
    fn in_library(&self, path: &str) -> Option<String> {
        let path = clean(path);
        let mut roots = self.libraries.roots().iter();
        let is_inside = roots.any(|root| {
            let rest = path.strip_prefix(clean(root).as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        is_inside.then_some(path)
    }

    /// The file that `require` means: it is looked for once.
    fn required(&self, name: &str) -> Option<Arc<RubyFile>> {
        let known = self.required.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(name) {
            return known.clone();
        }
        drop(known);
        let found = self.find_required(name);
        let mut known = self
            .required
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        known.insert(name.into(), found.clone());
        found
    }

    fn find_required(&self, name: &str) -> Option<Arc<RubyFile>> {
        let name = with_ending(name);
        // The folder of an environment need not be a full path.
        let mut roots = self.libraries.roots().iter();
        if is_absolute(&name) || roots.any(|root| name.starts_with(&**root)) {
            return self.known(&clean(&name));
        }
        // Functions of the old interface are nearly always asked for by the autoloader.
        let is_autoloaded = name.starts_with(LEGACY);
        let libraries = self.libraries.holders(&name).into_iter();
        let mut libraries = libraries.filter(|library| is_autoloaded || !self.hidden[*library]);
        libraries.find_map(|library| {
            let library = &self.libraries.roots()[library];
            self.known(&clean(&join(library, &name)))
        })
    }

    /// The file of a function, by its parts below a `lib` folder, if it is there.
    pub(crate) fn function_in(
        &self,
        library: &str,
        name: &str,
        interface: ScriptInterface,
    ) -> Option<ScriptFunction> {
        let folder = match interface {
            ScriptInterface::Typed => TYPED,
            ScriptInterface::Legacy => LEGACY,
        };
        let file = format!("{folder}/{}.rb", name.replace("::", "/"));
        // The environment is asked for each function that there is, and has hardly any.
        let is_absent = library == self.libraries.roots()[OF_ENVIRONMENT].as_str()
            && !self.libraries.holders(&file).contains(&OF_ENVIRONMENT);
        let path = join(library, &file);
        (!is_absent && self.files.exists(&path)).then(|| ScriptFunction {
            name: name.into(),
            path: path.into(),
            interface,
        })
    }

    /// A function whose name has no module in it, in the first module that has it; if it is of the old
    /// interface, the autoloader finds it in any folder.
    pub(crate) fn bare_function(&self, name: &str) -> Option<ScriptFunction> {
        self.bare_functions().first.get(name).cloned()
    }

    /// Whether several modules have a function of a name without a module in it.
    pub(crate) fn is_in_several(&self, name: &str) -> bool {
        self.bare_functions().several.contains_key(name)
    }

    /// Such a function of the first of some `lib` folders that has it, or else of the first module.
    pub(crate) fn bare_function_in(
        &self,
        name: &str,
        preferred: impl Iterator<Item = String>,
    ) -> Option<ScriptFunction> {
        let all = self.bare_functions().several.get(name)?;
        let roots = self.libraries.roots();
        let mut preferred = preferred.filter_map(|library| {
            let mut all = all.iter();
            all.find(|(number, _)| roots[*number].as_str() == library)
        });
        let found = preferred.next().or_else(|| all.first());
        found.map(|(_, function)| function.clone())
    }

    fn bare_functions(&self) -> &BareFunctions {
        if self.functions.get().is_none() {
            // Folders are listed by all who want to know, the rest is done by one of them.
            self.libraries.list(TYPED);
            self.libraries.list(LEGACY);
        }
        self.functions.get_or_init(|| {
            // The environment's own are looked for before those of modules.
            let mut by_library: BTreeMap<(bool, usize), Vec<ScriptFunction>> = BTreeMap::new();
            for (folder, interface) in [
                (TYPED, ScriptInterface::Typed),
                (LEGACY, ScriptInterface::Legacy),
            ] {
                self.libraries.listed(folder, |library, folder, entries| {
                    let is_hidden = self.hidden[library];
                    if is_hidden && interface == ScriptInterface::Typed {
                        return;
                    }
                    let functions = scripts_among(library, entries);
                    let functions = functions.map(|(name, entry)| ScriptFunction {
                        name: name.into(),
                        path: join(folder, &entry.name).into(),
                        interface,
                    });
                    let place = (is_hidden, library);
                    by_library.entry(place).or_default().extend(functions);
                });
            }
            let mut found = BareFunctions::default();
            let mut of_modules: FxHashMap<Str, Vec<(usize, ScriptFunction)>> = FxHashMap::default();
            for ((is_hidden, library), functions) in by_library {
                for function in functions {
                    let name = function.name.clone();
                    if !is_hidden {
                        let all = of_modules.entry(name.clone()).or_default();
                        all.push((library, function.clone()));
                    }
                    found.first.entry(name).or_insert(function);
                }
            }
            of_modules.retain(|_, all| all.iter().any(|(library, _)| *library != all[0].0));
            found.several = of_modules;
            found
        })
    }
}

/// Where a type is, below a `lib` folder.
fn type_file(name: &str) -> String {
    format!("puppet/type/{name}.rb")
}

/// The environment's own `lib` folder is the first.
const OF_ENVIRONMENT: usize = 0;

/// The files of code in a folder of a module, by their names without `.rb`.
fn scripts_among(library: usize, entries: &[Entry]) -> impl Iterator<Item = (&str, &Entry)> {
    let entries = entries.iter().filter(move |_| library != OF_ENVIRONMENT);
    entries.filter_map(|entry| {
        let name = entry.name.strip_suffix(".rb").filter(|_| !entry.is_dir)?;
        Some((name, entry))
    })
}

/// The name of a file of code, which may be asked for without its ending.
fn with_ending(name: &str) -> String {
    if name.ends_with(".rb") {
        name.to_owned()
    } else {
        format!("{name}.rb")
    }
}

impl Sources for RubyFiles {
    fn library(&self, name: &str) -> Option<Lowered> {
        Some(self.required(name)?.lowered())
    }

    fn library_path(&self, name: &str) -> Option<Str> {
        Some(self.required(name)?.path.clone())
    }

    fn file(&self, path: &str) -> Option<Lowered> {
        Some(self.known(&clean(&with_ending(path)))?.lowered())
    }

    fn resource_type(&self, name: &str) -> Option<Lowered> {
        let file = type_file(name);
        self.in_modules(&file).find_map(|path| {
            let known = self.known(&path)?;
            Some(known.lowered())
        })
    }

    fn text(&self, path: &str) -> Option<Str> {
        let known = self.known(&clean(path))?;
        let script = known.script.as_ref();
        Some(script.map_or_else(|_| Str::new(), |script| script.text().clone()))
    }

    fn kind_of(&self, path: &str) -> Option<FileKind> {
        let Some(path) = self.in_library(path) else {
            let above = format!("{}/", clean(path).trim_end_matches('/'));
            let mut roots = self.libraries.roots().iter();
            let is_above = roots.any(|root| clean(root).starts_with(&above));
            return is_above.then_some(FileKind::Folder);
        };
        Some(match self.files.exists(&path) {
            true if self.files.is_dir(&path) => FileKind::Folder,
            true => FileKind::File,
            false => FileKind::Nothing,
        })
    }

    fn listing(&self, folder: &str) -> Option<Vec<Listed>> {
        let folder = self.in_library(folder)?;
        let entries = self.files.list(&folder).into_iter();
        let listed = entries.map(|entry| Listed {
            name: entry.name,
            is_folder: entry.is_dir,
            is_link: entry.is_link,
        });
        Some(listed.collect())
    }

    fn template(&self, path: &str, text: &Str) -> Lowered {
        let known = self
            .templates
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(script) = known.get(path).filter(|known| known.text() == text) {
            return script.lowered();
        }
        drop(known);
        let script = self.scripts.get(ScriptForm::Template, path, text);
        let mut known = self
            .templates
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        known.insert(path.into(), Arc::clone(&script));
        drop(known);
        script.lowered()
    }

    fn has_provider(&self, resource_type: &str) -> bool {
        let folder = format!("puppet/provider/{resource_type}");
        let has_one = |library: usize, entries: &[Entry]| {
            library != OF_ENVIRONMENT && entries.iter().any(|entry| entry.name.ends_with(".rb"))
        };
        // Mostly it is in the module that has the type: then the others need not be asked.
        let of_type = format!("puppet/type/{resource_type}.rb");
        let of_type = self.libraries.holders(&of_type);
        let mut beside = of_type.into_iter();
        let has = |library| has_one(library, &self.libraries.entries(library, &folder));
        if beside.any(has) {
            return true;
        }
        // Few types have none: for those it takes less to try than to list what all modules have.
        if self.tries.fetch_add(1, Ordering::Relaxed) < TRIES {
            let mut holders = self.libraries.holders("puppet/provider").into_iter();
            return holders.any(has);
        }
        let mut found = false;
        self.libraries.listed(&folder, |library, _, entries| {
            found |= has_one(library, entries);
        });
        found
    }

    fn libraries(&self) -> &[Str] {
        &self.visible
    }

    fn workers(&self) -> Option<&dyn Workers> {
        self.workers.as_deref()
    }
}
