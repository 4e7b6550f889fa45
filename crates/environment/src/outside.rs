//! What an environment answers to the evaluator.

use std::sync::Arc;

use marotte_diagnostics::Issue;
use marotte_eval::{
    CommandOutput, Definitions, FunctionDefinition, ListedFile, LoadError, Loader, Machine,
    ManifestStep, NameKind, Outside, ResourceTypeDefinition, ScriptFunction, Templates,
    TypeDefinition, Variables,
};
use marotte_hiera::Lookups;
use marotte_pcore::Str;

use crate::environment::Environment;
use crate::files::{Content, why_unreadable};
use crate::paths::{is_any_line_absolute, join};

impl Loader for Environment {
    fn function(&self, name: &str) -> Result<Option<FunctionDefinition>, LoadError> {
        self.find_function(&name.to_lowercase())
    }

    fn function_seen_from(&self, name: &str, file: &str) -> Option<ScriptFunction> {
        self.function_of_file(&name.to_lowercase(), file)
    }

    fn type_alias(&self, name: &str) -> Result<Option<TypeDefinition>, LoadError> {
        self.find_type(name)
    }

    fn has_shipped_types(&self) -> bool {
        self.has_shipped_types
    }

    fn resource_type(&self, name: &str) -> Result<ResourceTypeDefinition, LoadError> {
        self.find_resource_type(name)
    }

    fn definitions(&self) -> Option<&Arc<Definitions>> {
        Some(&self.definitions)
    }

    fn find_file(&self, reference: &str) -> Option<Str> {
        self.find_in_module(reference, "files")
    }

    fn find_template(&self, reference: &str) -> Option<Str> {
        self.find_in_module(reference, "templates")
    }

    fn template_path(&self, reference: &str) -> Option<Str> {
        self.path_in_module(reference, "templates")
    }

    fn templates(&self) -> Option<&Templates> {
        Some(&self.templates)
    }

    fn module_directory(&self, name: &str) -> Option<Str> {
        self.module(name).map(|module| module.path.clone())
    }

    fn manifests_for(&self, name: &str, step: usize) -> Option<ManifestStep> {
        self.manifests_of_step(name, step)
    }

    fn names(&self, kind: NameKind, near: &str) -> Vec<String> {
        self.known_names(kind, near)
    }

    fn misplaced(&self, name: &str) -> Option<String> {
        self.misplaced_definition(name)
    }

    fn environment_name(&self) -> Str {
        self.name.clone()
    }

    fn settings(&self) -> Option<Arc<Variables>> {
        let settings = self.settings.as_ref()?;
        Some(self.visible_settings(settings).clone())
    }
}

/// Files by their paths are the environment's, the rest is the machine's.
impl Machine for Environment {
    fn read_file(&self, path: &str) -> Option<Result<Vec<u8>, Issue>> {
        let read = self.texts.read(&*self.files, path)?;
        let read = read.map(|content| content.bytes().to_vec());
        Some(read.map_err(|error| why_unreadable(&error, path).into()))
    }

    fn read_text(&self, path: &str) -> Option<Result<Option<Str>, Issue>> {
        let read = self.texts.read(&*self.files, path)?;
        let read = read.map(|content| match content {
            Content::Text(text) => Some(text),
            Content::Bytes(_) => None,
        });
        Some(read.map_err(|error| why_unreadable(&error, path).into()))
    }

    fn file_exists(&self, path: &str) -> bool {
        self.files.exists(path)
    }

    fn is_folder(&self, path: &str) -> bool {
        self.files.is_dir(path)
    }

    fn list_folder(&self, path: &str) -> Option<Vec<ListedFile>> {
        let entries = self.files.entries(path).ok()?.into_iter();
        let listed = entries.map(|entry| ListedFile {
            name: entry.name,
            is_folder: entry.is_dir,
            is_link: entry.is_link,
        });
        Some(listed.collect())
    }

    fn run_command(&self, command: &[Str]) -> Option<CommandOutput> {
        self.machine.run_command(command)
    }

    fn now(&self) -> Option<i128> {
        self.machine.now()
    }

    fn random_bytes(&self, count: usize) -> Option<Vec<u8>> {
        self.machine.random_bytes(count)
    }

    fn zone_offset(&self) -> i32 {
        self.machine.zone_offset()
    }
}

impl Environment {
    /// What a compilation that begins can reach.
    pub fn outside(self: &Arc<Self>) -> Outside {
        self.outside_with(self.lookups())
    }

    /// The same with lookups that somebody holds on to.
    pub fn outside_with(self: &Arc<Self>, lookups: Arc<Lookups>) -> Outside {
        Outside {
            loader: self.clone(),
            data: lookups,
            machine: self.clone(),
            store: None,
            scripts: Some(self.scripts.clone()),
        }
    }

    /// The path of something that exists.
    fn find_in_module(&self, reference: &str, folder: &str) -> Option<Str> {
        let path = self.path_in_module(reference, folder)?;
        self.files.exists(&path).then_some(path)
    }

    /// The path of something that may exist: the reference itself, or `<module>/<rest>` in a folder of
    /// the module. The rest may lead out of that folder, as the reference has it.
    pub(crate) fn path_in_module(&self, reference: &str, folder: &str) -> Option<Str> {
        if is_any_line_absolute(reference) {
            return Some(reference.into());
        }
        let (module, rest) = reference.split_once('/')?;
        Some(join(&self.module(module)?.file(folder), rest).into())
    }
}
