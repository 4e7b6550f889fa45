//! What loads code: functions, types, resource types, classes, templates and files of modules.

use std::sync::Arc;

use marotte_diagnostics::LogEntry;
use marotte_pcore::Str;
use marotte_resources::ResourceType;

use super::ScriptFunction;
use crate::definitions::Definitions;
use crate::function::AnyFunction;
use crate::signal::Failure;
use crate::templates::Templates;
use crate::variables::Variables;

/// Loads code and files of an environment.
pub trait Loader: Send + Sync {
    /// A function that is not built in, by its full name.
    fn function(&self, _name: &str) -> Result<Option<FunctionDefinition>, LoadError> {
        Ok(None)
    }

    /// Which function code of a file means by a name without a module, if several modules have one
    /// of that name and nothing comes before them.
    fn function_seen_from(&self, _name: &str, _file: &str) -> Option<ScriptFunction> {
        None
    }

    /// The program that defines a type, by the type's lower-case name, and the alias in it.
    fn type_alias(&self, _name: &str) -> Result<Option<TypeDefinition>, LoadError> {
        Ok(None)
    }

    /// What the compilations of this environment share of what its code defines, if they do.
    fn definitions(&self) -> Option<&Arc<Definitions>> {
        None
    }

    /// A resource type of a module, by its lower-case name. It wins over a built-in one.
    fn resource_type(&self, _name: &str) -> Result<ResourceTypeDefinition, LoadError> {
        Ok(ResourceTypeDefinition::default())
    }

    /// Whether there are the types of the modules that Puppet's agent ships, although no module of
    /// the environment has them.
    fn has_shipped_types(&self) -> bool {
        true
    }

    /// The full path of a file that exists: one that is given so, or `<module>/<file>` in the
    /// `files` folder of a module.
    fn find_file(&self, _reference: &str) -> Option<Str> {
        None
    }

    /// The full path of a template that exists: one that is given so, or `<module>/<file>` in the
    /// `templates` folder of a module.
    fn find_template(&self, _reference: &str) -> Option<Str> {
        None
    }

    /// The full path that a template has if it exists: for whoever reads it and sees whether it does.
    fn template_path(&self, reference: &str) -> Option<Str> {
        self.find_template(reference)
    }

    /// The templates that compilations share, if they do.
    fn templates(&self) -> Option<&Templates> {
        None
    }

    /// The folder of a module.
    fn module_directory(&self, _name: &str) -> Option<Str> {
        None
    }

    /// The manifests that may define a class or define. They are tried in steps, from 0 on until
    /// there is nothing: those of one step are all imported before anybody looks for the name.
    fn manifests_for(&self, _name: &str, _step: usize) -> Option<ManifestStep> {
        None
    }

    /// The names of a kind that files may define near a name that nobody knows: for advice.
    fn names(&self, _kind: NameKind, _near: &str) -> Vec<String> {
        Vec::new()
    }

    /// The file that defines a class or define although that has a file of its own name: for advice.
    fn misplaced(&self, _name: &str) -> Option<String> {
        None
    }

    /// The name of the environment.
    fn environment_name(&self) -> Str {
        "production".into()
    }

    /// The settings that code can read as `$settings::name`.
    fn settings(&self) -> Option<Arc<Variables>> {
        None
    }
}

/// What a name is the name of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameKind {
    /// A class or define.
    Manifest,
    /// A type, in small letters.
    Type,
    /// A function.
    Function,
    /// A template: `module/file`.
    Template,
    /// A file of a module: `module/file`.
    File,
}

impl NameKind {
    /// Whether such names are paths of files.
    pub const fn is_path(self) -> bool {
        matches!(self, Self::Template | Self::File)
    }
}

/// The manifests of one step in the search for a class or define.
#[derive(Default)]
pub struct ManifestStep {
    /// Those that could be loaded, in the order in which they are imported.
    pub loaded: Vec<Loaded>,
    /// Why another one could not be loaded. Then none is imported.
    pub error: Option<LoadError>,
}

/// A manifest of a module.
pub struct Loaded {
    /// The program.
    pub program: Arc<marotte_ir::Program>,
    /// The module that it is in.
    pub module_name: Str,
    /// What parsing it had to say.
    pub logs: Arc<[LogEntry]>,
}

/// Why a file could not be loaded.
pub struct LoadError {
    /// What was logged before.
    pub logs: Vec<LogEntry>,
    /// The error: one about the file's text has its own place, others get that of the expression
    /// that needed the file.
    pub failure: Failure,
}

/// What a file has for a name.
pub enum FoundFunction {
    /// A function that can be called.
    Ready(AnyFunction),
    /// Code in another language that defines one.
    Script(ScriptFunction),
}

/// A function that was found in a file.
pub struct FunctionDefinition {
    /// The function.
    pub function: FoundFunction,
    /// What parsing the file had to say.
    pub logs: Arc<[LogEntry]>,
}

/// What the file of a resource type defines.
#[derive(Clone, Debug, Default)]
pub struct ResourceTypeDefinition {
    /// The type; none if there is no such file, or if it does not define the type.
    pub resource_type: Option<Arc<ResourceType>>,
    /// Other types that the file has defined, or changed.
    pub others: Arc<[Arc<ResourceType>]>,
    /// What loading it had to say.
    pub logs: Arc<[LogEntry]>,
}

/// Where a type alias is defined.
pub struct TypeDefinition {
    /// The program.
    pub program: Arc<marotte_ir::Program>,
    /// The alias in it.
    pub id: marotte_syntax::ast::ExprId,
    /// The name with its capitals.
    pub name: Str,
    /// What parsing the file had to say.
    pub logs: Arc<[LogEntry]>,
}
