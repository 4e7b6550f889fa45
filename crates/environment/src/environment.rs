//! An environment.

use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use marotte_diagnostics::{Diagnostic, Issue, LoadingIssue, RubyIssue};
use marotte_eval::{
    Definitions, Failure, LoadError, LogEntry, Machine, Outside, Scripts, Templates, Variables,
};
use marotte_pcore::Str;
use marotte_ruby_puppet::{Modules, Workers};
use marotte_settings::{EnvironmentSettings, Settings};
use marotte_syntax::{Dialect, Language, Surroundings};
use rustc_hash::FxHashMap;

use crate::ahead::{self, Parsed};
use crate::cache::{Cache, ParsedFile, Rules};
use crate::configuration::Configuration;
use crate::environments::Lifetime;
use crate::files::{Files, Pinned, Stamped, why_unreadable};
use crate::manifests::InitialManifests;
use crate::module::{Module, find_modules};
use crate::paths::clean;
use crate::resource_types::ResourceTypes;
use crate::ruby::RubyFiles;

/// What an environment cannot know by itself.
#[derive(Clone)]
pub struct Options {
    /// The name.
    pub name: Str,
    /// The folders with modules behind the environment's own.
    pub base_module_path: Vec<Str>,
    /// The folder with the modules that Puppet's agent ships, if it is not the usual one. Of the
    /// usual ones the resource types are built in.
    pub vendor_modules: Option<Str>,
    /// All folders with modules, whatever the configuration says.
    pub module_path: Option<Vec<Str>>,
    /// The initial manifest, a file or folder, whatever the configuration says. There is none if
    /// this is empty.
    pub manifest: Option<Str>,
    /// The command that gives the version of catalogs, whatever the configuration says.
    pub config_version: Option<Str>,
    /// The settings in force: they are put into values that name them, and code can read them.
    pub settings: Option<Arc<Settings>>,
    /// Whether `environment.conf` is read.
    pub reads_configuration: bool,
    /// The language of its manifests, but for its dialect.
    pub language: Language,
    /// Whose rules hold, whatever the configuration says.
    pub dialect: Option<Dialect>,
    /// Whether it sees all files as they were when it was opened, whatever is deployed meanwhile.
    pub is_pinned: bool,
    /// The global `hiera.yaml`, whether it is there or not.
    pub global_data: Option<Str>,
    /// Whether functions in Ruby are interpreted even if there is a native one for their files.
    pub interprets_all: bool,
    /// Real Rubies for code of modules that the interpreter refuses, if they are allowed. They are this
    /// environment's alone.
    pub workers: Option<Arc<dyn Workers>>,
    /// What is asked for things that are of no environment: the clock and commands.
    pub machine: Arc<dyn Machine>,
    /// What is told that modules are likely to have code in Ruby, before it is known what they are.
    pub on_ruby: Option<Arc<dyn Fn() + Send + Sync>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            name: "production".into(),
            base_module_path: Vec::new(),
            vendor_modules: None,
            module_path: None,
            manifest: None,
            config_version: None,
            settings: None,
            reads_configuration: true,
            language: Language::default(),
            dialect: None,
            workers: None,
            is_pinned: false,
            on_ruby: None,
            global_data: None,
            interprets_all: false,
            machine: Outside::default().machine,
        }
    }
}

/// An environment as it is when its first files are read. It serves any number of compilations on
/// any thread, and all of them see the same manifests; data and its configurations are looked at by
/// each compilation. A new one sees what has changed since; what has not is in the [`Cache`].
pub struct Environment {
    pub(crate) name: Str,
    pub(crate) root: Str,
    module_path: Vec<Str>,
    pub(crate) manifest: Option<Str>,
    pub(crate) files: Arc<dyn Files>,
    /// The files that code has read.
    pub(crate) texts: Stamped,
    pub(crate) machine: Arc<dyn Machine>,
    pub(crate) global_data: Option<Str>,
    /// The data files that were read.
    pub(crate) data: marotte_hiera::DataCache,
    modules: Vec<Module>,
    modules_by_name: FxHashMap<Str, usize>,
    logs: Vec<LogEntry>,
    pub(crate) error: Option<Box<Diagnostic>>,
    pub(crate) conflict: Option<Box<Diagnostic>>,
    config_version: Option<Str>,
    lifetime: Lifetime,
    pub(crate) settings: Option<Arc<Settings>>,
    own_settings: EnvironmentSettings,
    /// The settings as code sees them.
    pub(crate) visible_settings: OnceLock<Arc<Variables>>,
    /// The manifests that compilations begin with.
    pub(crate) manifest_paths: OnceLock<Vec<String>>,
    pub(crate) initial_manifests: OnceLock<Arc<InitialManifests>>,
    rules: Arc<Rules>,
    pub(crate) cache: Arc<Cache>,
    pub(crate) templates: Templates,
    /// What compilations share of what the code defines.
    pub(crate) definitions: Arc<Definitions>,
    /// What modules have in Ruby.
    pub(crate) ruby: Arc<RubyFiles>,
    pub(crate) scripts: Arc<dyn Scripts>,
    /// The resource types of the modules.
    pub(crate) resource_types: ResourceTypes,
    /// Whether the types of the modules that Puppet's agent ships are built in.
    pub(crate) has_shipped_types: bool,
    /// Who looks ahead gets to know what was parsed.
    pub(crate) ahead: OnceLock<Sender<Parsed>>,
    /// The files that were asked for, and those that are not there.
    parsed: RwLock<FxHashMap<Str, Option<Arc<ParsedFile>>>>,
}

impl Environment {
    /// The environment in a folder. Messages and catalogs show the folder as it is given here.
    pub fn open(files: Arc<dyn Files>, root: &str, options: Options, cache: Arc<Cache>) -> Self {
        let root = clean(root);
        let (files, configuration) = match options.is_pinned {
            true => pinned(files, &root, &options),
            false => {
                let configuration = Configuration::read(&*files, &root, &options);
                (files, configuration)
            }
        };
        let mut logs = configuration.logs;
        let (module_path, strict) = (&configuration.module_path, options.language.strict);
        let found = find_modules(&*files, module_path, strict, options.on_ruby.as_deref());
        logs.extend(found.logs);
        let modules = found.modules;
        let names = modules.iter().enumerate();
        let modules_by_name = names
            .map(|(at, module)| (module.name.clone(), at))
            .collect();
        let to_path = |path: &Str| PathBuf::from(path.as_str());
        let rules = Rules {
            language: Language {
                dialect: configuration.dialect,
                ..options.language
            },
            around: Surroundings {
                path: None,
                module_path: configuration.module_path.iter().map(to_path).collect(),
                manifest: configuration.manifest.as_ref().map(to_path),
            },
        };
        let vendored = options.vendor_modules.as_deref();
        let workers = options.workers;
        let ruby = RubyFiles::new(
            files.clone(),
            &root,
            &found.folders,
            vendored,
            workers,
            cache.scripts().clone(),
        );
        let ruby = Arc::new(ruby);
        let scripts = Arc::new(Modules::new(ruby.clone()).natively(!options.interprets_all));
        Self {
            name: options.name,
            root: root.into(),
            module_path: configuration.module_path,
            manifest: configuration.manifest,
            files,
            texts: Stamped::default(),
            machine: options.machine,
            global_data: options.global_data,
            data: marotte_hiera::DataCache::new(),
            modules,
            modules_by_name,
            logs,
            error: configuration.error.or(found.error),
            conflict: configuration.conflict,
            config_version: configuration.config_version,
            lifetime: configuration.lifetime,
            settings: options.settings,
            own_settings: configuration.settings,
            visible_settings: OnceLock::new(),
            manifest_paths: OnceLock::new(),
            initial_manifests: OnceLock::new(),
            rules: Arc::new(rules),
            templates: Templates::among(cache.templates()),
            cache,
            definitions: Definitions::new(),
            ruby,
            scripts,
            resource_types: ResourceTypes::default(),
            has_shipped_types: options.vendor_modules.is_none(),
            ahead: OnceLock::new(),
            parsed: RwLock::default(),
        }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language of its manifests.
    pub fn language(&self) -> Language {
        self.rules.language
    }

    /// The folder.
    pub fn root(&self) -> &str {
        &self.root
    }

    /// The folders with modules, whether they are there or not.
    pub fn module_path(&self) -> &[Str] {
        &self.module_path
    }

    /// The initial manifest, a file or folder, whether it is there or not.
    pub fn manifest(&self) -> Option<&str> {
        self.manifest.as_deref()
    }

    /// Why nothing can be done in the environment: what is wrong with its configuration.
    pub fn error(&self) -> Option<&Diagnostic> {
        self.error.as_deref()
    }

    /// The command that gives the version of catalogs.
    pub fn config_version(&self) -> Option<&str> {
        self.config_version
            .as_deref()
            .filter(|command| !command.is_empty())
    }

    /// How long the environment is used before its files are looked at again.
    pub(crate) fn lifetime(&self) -> Lifetime {
        self.lifetime
    }

    /// The settings that the environment has for itself.
    pub fn own_settings(&self) -> &EnvironmentSettings {
        &self.own_settings
    }

    /// The files.
    pub fn files(&self) -> &Arc<dyn Files> {
        &self.files
    }

    /// The modules in the order of the module path.
    pub fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// The module of a name.
    pub fn module(&self, name: &str) -> Option<&Module> {
        self.modules_by_name.get(name).map(|at| &self.modules[*at])
    }

    /// What is to be logged before anything is compiled: doubtful configuration, unusable modules.
    pub fn logs(&self) -> &[LogEntry] {
        &self.logs
    }

    /// A file, parsed. Nothing if it is not there.
    pub(crate) fn parse(&self, path: &str) -> Result<Option<Arc<ParsedFile>>, LoadError> {
        let known = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(path) {
            return Ok(known.clone());
        }
        drop(known);
        let parsed = match self.files.read(path) {
            None => None,
            Some(Ok(bytes)) => {
                let text =
                    String::from_utf8(bytes).map_err(|_| unreadable(RubyIssue::InvalidUtf8))?;
                if text.len() >= u32::MAX as usize {
                    return Err(unreadable(LoadingIssue::TooLarge { path: path.into() }));
                }
                Some(self.cache.parse(path, text, &self.rules))
            }
            Some(Err(error)) => return Err(unreadable(why_unreadable(&error, path))),
        };
        if let (Some(sender), Some(parsed)) = (self.ahead.get(), &parsed)
            && let Ok(program) = parsed.program()
        {
            ahead::tell(sender, program);
        }
        // Of two threads that parse the same file, the first gives the program that all see.
        let mut known = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
        Ok(known.entry(path.into()).or_insert(parsed).clone())
    }
}

/// The files of an environment as they are now, and its configuration among them.
fn pinned(files: Arc<dyn Files>, root: &str, options: &Options) -> (Arc<dyn Files>, Configuration) {
    // What the module path is says a file that may change until the others are read.
    let before = Configuration::read(&*files, root, options);
    let folders = before.module_path.iter().map(Str::as_str);
    let pinned: Arc<dyn Files> = Arc::new(Pinned::new(files, folders.chain([root])));
    let configuration = Configuration::read(&*pinned, root, options);
    (pinned, configuration)
}

/// An issue of a file, for which the expression takes the blame that needs it.
pub(crate) fn unreadable(issue: impl Into<Issue>) -> LoadError {
    LoadError {
        logs: Vec::new(),
        failure: Failure::during(issue),
    }
}
