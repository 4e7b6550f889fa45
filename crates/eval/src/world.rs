//! The outside, as far as code can reach it.

use std::sync::Arc;

use marotte_diagnostics::LogEntry;
use marotte_pcore::{Object, Str, Value};

use crate::closure::{Block, PuppetFunction};
use crate::evaluator::Evaluator;
use crate::lookup::LookupRequest;
use crate::signal::{EvalResult, Failure, Signal};
use crate::templates::Templates;
use crate::variables::Variables;

/// What the evaluator asks of the outside. Everything is optional: a world that has nothing is
/// one in which code finds nothing.
pub trait World: Send + Sync {
    /// A function written in Puppet, by its full name.
    fn function(&self, _name: &str) -> Result<Option<FunctionDefinition>, LoadError> {
        Ok(None)
    }

    /// The program that defines a type, by the type's lower-case name, and the alias in it.
    fn type_alias(&self, _name: &str) -> Result<Option<TypeDefinition>, LoadError> {
        Ok(None)
    }

    /// The bytes of a file, by its full path. Nothing if there is no such file.
    fn read_file(&self, _path: &str) -> Option<Result<Vec<u8>, String>> {
        None
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

    /// The templates that compilations share, if they do.
    fn templates(&self) -> Option<&Templates> {
        None
    }

    /// Whether there is a file of that path, relative ones being of the current folder.
    fn file_exists(&self, _path: &str) -> bool {
        false
    }

    /// The folder of a module.
    fn module_directory(&self, _name: &str) -> Option<Str> {
        None
    }

    /// Runs a command with its arguments in the folder of the command, and gives what it printed
    /// and its exit status. Nothing if commands are not run here.
    fn run_command(&self, _command: &[Str]) -> Option<CommandOutput> {
        None
    }

    /// The time now, in nanoseconds since the start of 1970.
    fn now(&self) -> Option<i128> {
        None
    }

    /// How many seconds the time zone of this machine is east of UTC now.
    fn zone_offset(&self) -> i32 {
        0
    }

    /// The manifests that may define a class or define. They are tried in steps, from 0 on until
    /// there is nothing: those of one step are all imported before anybody looks for the name.
    fn manifests_for(&self, _name: &str, _step: usize) -> Option<ManifestStep> {
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

    /// The value that data has for a parameter of a class: `class::parameter`.
    fn automatic_lookup(
        &self,
        _evaluator: &mut Evaluator,
        _key: &str,
    ) -> EvalResult<Option<Value>> {
        Ok(None)
    }

    /// The value that data has.
    fn lookup(&self, _evaluator: &mut Evaluator, _request: LookupRequest) -> EvalResult<Value> {
        Err(Signal::raw("there is no data here to look up"))
    }

    /// What a method of a `Puppet::LookupContext` gives.
    fn lookup_context_method(
        &self,
        _evaluator: &mut Evaluator,
        _context: &Object,
        _method: &str,
        _arguments: Vec<Value>,
        _block: Option<Block>,
    ) -> EvalResult<Value> {
        Err(Signal::raw("there is no data here to look up"))
    }

    /// Whether there is a resource type of that lower-case name: a built-in one or a define.
    fn is_resource_type(&self, _name: &str) -> bool {
        false
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

/// A function that was found in a file.
pub struct FunctionDefinition {
    /// The function.
    pub function: Arc<PuppetFunction>,
    /// What parsing the file had to say.
    pub logs: Arc<[LogEntry]>,
}

/// What came of a command.
pub struct CommandOutput {
    /// What it printed, errors included.
    pub text: Str,
    /// The exit status; 0 is success.
    pub status: i32,
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

/// A world in which there is nothing.
pub struct EmptyWorld;

impl World for EmptyWorld {}
