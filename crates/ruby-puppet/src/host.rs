//! What Ruby's code asks of a compilation.

use std::sync::Arc;

use marotte_eval::Evaluator;
use marotte_ruby::host::{FileKind, FileProblem, Host, Listed, LoadProblem};
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::{Args, ClassDef, DefKind, HostMethod, host};
use marotte_ruby::program::Program;
use marotte_ruby::{Symbol, Value, Vm};

use crate::api;
use crate::errors::log_after_all;
use crate::interface;
use crate::libraries;
use crate::sources::Sources;
use crate::state::Shared;
use crate::types;

/// The numbers of the methods that the prelude calls as `Marotte.name`.
pub(crate) mod method {
    macro_rules! numbers {
        ($($name:ident),* $(,)?) => {
            numbers!(@ 0u32; $($name)*);
        };
        (@ $number:expr; $name:ident $($rest:ident)*) => {
            pub(crate) const $name: u32 = $number;
            numbers!(@ $number + 1; $($rest)*);
        };
        (@ $number:expr;) => {};
    }

    numbers! {
        CALL_BLOCK, READ_VARIABLE, HAS_VARIABLE, VARIABLES, CALL_FUNCTION, HAS_FUNCTION, CLASSES,
        TAGS, LOG, SETTING, FIND_RESOURCE, RUNNING_RESOURCE, GLOBAL_CONTEXT, CONTEXT_OF,
        PARSE_TYPE, STACK, WARN_ONCE, ENVIRONMENT, FIND_TEMPLATE, FIND_FILE, MODULE_PATH,
        LOOKUP_CONTEXT, TASKS, SET_VARIABLE, DEFINED_NAME, DISPATCH, TO_DATA, DESCRIBE_MISMATCH, DEFAULTS, CHANGE_DEFAULTS,
        PARSE_HOCON, TITLE_PARTS, RESOURCES, LOG_AFTER_ALL, MAKE_CLASS, DECLARE_CLASS, RUN_CLASS,
        CLASS_CONTEXT,
    }
}

/// What the prelude calls of the compilation.
pub(crate) static MAROTTE: ClassDef = ClassDef {
    name: "Marotte",
    kind: DefKind::Module,
    host_singleton: METHODS,
    ..ClassDef::NONE
};

const METHODS: &[HostMethod] = &[
    host("read_variable", 2, Some(2), method::READ_VARIABLE),
    host("variable?", 2, Some(2), method::HAS_VARIABLE),
    host("variables", 2, Some(2), method::VARIABLES),
    host("set_variable", 3, Some(3), method::SET_VARIABLE),
    host("call_function", 3, Some(4), method::CALL_FUNCTION),
    host("function?", 1, Some(1), method::HAS_FUNCTION),
    host("classes", 0, Some(0), method::CLASSES),
    host("tags", 0, Some(0), method::TAGS),
    host("log", 2, Some(3), method::LOG),
    host("setting", 1, Some(1), method::SETTING),
    host("find_resource", 2, Some(2), method::FIND_RESOURCE),
    host("running_resource", 1, Some(1), method::RUNNING_RESOURCE),
    host("global_context", 0, Some(0), method::GLOBAL_CONTEXT),
    host("context_of", 1, Some(1), method::CONTEXT_OF),
    host("parse_type", 1, Some(1), method::PARSE_TYPE),
    host("stack", 0, Some(0), method::STACK),
    host("warn_once", 2, Some(2), method::WARN_ONCE),
    host("environment", 0, Some(0), method::ENVIRONMENT),
    host("find_template", 1, Some(1), method::FIND_TEMPLATE),
    host("find_file", 1, Some(1), method::FIND_FILE),
    host("module_path", 1, Some(1), method::MODULE_PATH),
    host("lookup_context", 3, Some(3), method::LOOKUP_CONTEXT),
    host("tasks?", 0, Some(0), method::TASKS),
    host("dispatch", 2, Some(2), method::DISPATCH),
    host("defaults", 2, Some(2), method::DEFAULTS),
    host("change_defaults", 1, Some(1), method::CHANGE_DEFAULTS),
    host("to_data", 1, Some(1), method::TO_DATA),
    host("describe_mismatch", 3, Some(3), method::DESCRIBE_MISMATCH),
    host("defined_name?", 2, Some(2), method::DEFINED_NAME),
    host("parse_hocon", 1, Some(1), method::PARSE_HOCON),
    host("resources", 0, Some(0), method::RESOURCES),
    host("title_parts", 2, Some(2), method::TITLE_PARTS),
    host("make_class", 1, Some(1), method::MAKE_CLASS),
    host("declare_class", 2, Some(2), method::DECLARE_CLASS),
    host("run_class", 1, Some(1), method::RUN_CLASS),
    host("class_context", 1, Some(1), method::CLASS_CONTEXT),
];

/// A compilation as Ruby's code sees it.
pub(crate) struct PuppetHost<'e> {
    pub(crate) evaluator: &'e mut Evaluator,
    pub(crate) sources: &'e Arc<dyn Sources>,
    pub(crate) shared: &'e mut Shared,
}

impl Host for PuppetHost<'_> {
    fn call(&mut self, vm: &mut Vm, number: u32, this: Value, args: &Args<'_>) -> Outcome {
        match number {
            method::CALL_BLOCK => api::functions::call_block(self, vm, this, args.values),
            method::READ_VARIABLE => api::variables::read(self, vm, args),
            method::HAS_VARIABLE => api::variables::has(self, vm, args),
            method::VARIABLES => api::variables::all(self, vm, args),
            method::SET_VARIABLE => api::variables::set(self, vm, args),
            method::CALL_FUNCTION => api::functions::call(self, vm, args),
            method::HAS_FUNCTION => api::functions::has(self, vm, args),
            method::CLASSES => api::catalog::classes(self, vm),
            method::TAGS => api::catalog::tags(self, vm),
            method::FIND_RESOURCE => api::catalog::find(self, vm, args),
            method::RUNNING_RESOURCE => api::catalog::running(self, vm, args),
            method::RESOURCES => api::catalog::resources(self, vm),
            method::TITLE_PARTS => api::catalog::title_parts(self, vm, args),
            method::LOG => api::logging::log(self, vm, args),
            method::WARN_ONCE => api::logging::warn_once(self, vm, args),
            method::SETTING => api::settings::setting(self, vm, args),
            method::TASKS => Ok(self.evaluator.settings.language.tasks.into()),
            method::ENVIRONMENT => api::settings::environment(self, vm),
            method::GLOBAL_CONTEXT => {
                Ok(api::variables::context(vm, self.evaluator.global_context()))
            }
            method::CONTEXT_OF => {
                let context = api::variables::context_of(self, vm, args.at(0));
                Ok(api::variables::context(vm, context))
            }
            method::PARSE_TYPE => api::types::parse(self, vm, args),
            method::STACK => api::functions::stack(self, vm),
            method::FIND_TEMPLATE => api::settings::find_template(self, vm, args),
            method::FIND_FILE => api::settings::find_file(self, vm, args),
            method::MODULE_PATH => api::settings::module_path(self, vm, args),
            method::LOOKUP_CONTEXT => api::lookup::call(self, vm, args),
            method::DISPATCH => api::functions::dispatch(self, vm, args),
            method::TO_DATA => api::types::to_data(self, vm, args),
            method::DESCRIBE_MISMATCH => api::types::describe_mismatch(self, vm, args),
            method::DEFAULTS => api::defaults::unchanged(self, vm, args),
            method::CHANGE_DEFAULTS => api::defaults::change(self, vm, args),
            method::PARSE_HOCON => api::hocon::parse(vm, args),
            method::LOG_AFTER_ALL => {
                log_after_all(self, vm, this);
                Ok(Value::Nil)
            }
            method::DEFINED_NAME => api::catalog::is_defined(self, vm, args),
            method::MAKE_CLASS => api::classes::make(self, vm, args),
            method::DECLARE_CLASS => api::classes::declare(self, vm, args),
            method::RUN_CLASS => api::classes::run(self, vm, args),
            method::CLASS_CONTEXT => api::classes::context(self, vm, args),
            _ => {
                let logs = &mut self.evaluator.logs;
                let answer = types::answer(vm, number, args, &**self.sources, logs);
                answer.ok_or_else(|| vm.error("NotImplementedError", "the host has no such method"))
            }
        }
    }

    fn lacks(&mut self, module: &str, what: &str) -> bool {
        interface::has(module, what)
    }

    fn instance_variable(&mut self, vm: &mut Vm, this: Value, name: &str) -> Option<Value> {
        api::variables::of_template(self, vm, this, name)
    }

    fn instance_variables(&mut self, vm: &mut Vm, this: Value) -> Vec<Symbol> {
        api::variables::all_of_template(self, vm, this)
    }

    fn find_library(&mut self, name: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        libraries::find_library(name, &**self.sources)
    }

    fn load_path(&mut self, path: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        self.sources.file(path)
    }

    fn read_file(&mut self, path: &str) -> Option<Result<Vec<u8>, FileProblem>> {
        let machine = &self.evaluator.outside().machine;
        Some(match machine.read_file(path) {
            Some(Ok(bytes)) => Ok(bytes),
            Some(Err(_)) => Err(FileProblem::Forbidden),
            None => Err(FileProblem::Missing),
        })
    }

    fn file_kind(&mut self, path: &str) -> Option<FileKind> {
        let machine = &self.evaluator.outside().machine;
        Some(match machine.file_exists(path) {
            true if machine.is_folder(path) => FileKind::Folder,
            true => FileKind::File,
            false => FileKind::Nothing,
        })
    }

    fn listing(&mut self, path: &str) -> Option<Result<Vec<Listed>, FileProblem>> {
        let entries = self.evaluator.outside().machine.list_folder(path);
        let Some(entries) = entries else {
            return Some(Err(FileProblem::Missing));
        };
        let listed = entries.into_iter().map(|entry| Listed {
            name: entry.name,
            is_folder: entry.is_folder,
            is_link: entry.is_link,
        });
        Some(Ok(listed.collect()))
    }

    fn now(&mut self) -> Option<(i128, i32)> {
        let machine = &self.evaluator.outside().machine;
        Some((machine.now()?, machine.zone_offset()))
    }

    fn random_bytes(&mut self, count: usize) -> Option<Vec<u8>> {
        self.evaluator.outside().machine.random_bytes(count)
    }

    /// A catalog never depends on the environment of the process that makes it: nothing is set.
    fn environment_variable(&mut self, _name: &str) -> Option<Option<String>> {
        Some(None)
    }
}
