//! What a type can ask while it is loaded: other types, and whether there are providers.

use std::sync::Arc;

use marotte_diagnostics::{Level, LogEntry};
use marotte_resources::{Kind, ResourceType, resource_type};
use marotte_ruby::host::{FileKind, FileProblem, Host, Listed, LoadProblem};
use marotte_ruby::image::classes;
use marotte_ruby::native::{Args, ClassDef, DefKind, host};
use marotte_ruby::object::Kind as ObjectKind;
use marotte_ruby::program::Program;
use marotte_ruby::{Outcome, Symbol, Value, Vm};

use crate::api::logging::level_of;
use crate::host::method;
use crate::libraries;
use crate::sources::Sources;

/// What the prelude asks of whoever runs it. Numbers of other methods are elsewhere.
const PATH_OF: u32 = 7001;
const HAS_PROVIDER: u32 = 7002;
const BUILT_IN: u32 = 7003;
const LOG: u32 = 7004;

static OUTSIDE: ClassDef = ClassDef {
    name: "Puppet::TypeSources",
    kind: DefKind::Module,
    host_singleton: &[
        host("path_of", 1, Some(1), PATH_OF),
        host("has_provider?", 1, Some(1), HAS_PROVIDER),
        host("built_in", 1, Some(1), BUILT_IN),
        host("log", 2, Some(3), LOG),
    ],
    ..ClassDef::NONE
};

/// The classes of types that are written in Rust.
pub(crate) static CLASSES: &[&ClassDef] = &[&OUTSIDE];

/// Answers what the prelude asks, whatever the host is. Nothing if the number means something else.
pub(crate) fn answer(
    vm: &mut Vm,
    number: u32,
    args: &Args<'_>,
    sources: &dyn Sources,
    logs: &mut Vec<LogEntry>,
) -> Option<Value> {
    let name = vm.name_of(args.at(0)).unwrap_or_default();
    Some(match number {
        PATH_OF => match sources.resource_type(&name) {
            Some(Ok(program)) => vm.string(&*program.source.path),
            Some(Err(problem)) => vm.string(&*problem.path),
            None => Value::Nil,
        },
        HAS_PROVIDER => Value::Boolean(sources.has_provider(&name)),
        BUILT_IN => resource_type(&name).map_or(Value::Nil, |of| table(vm, of)),
        LOG => {
            let text = vm.name_of(args.at(1)).unwrap_or_default();
            logs.push(LogEntry::text(
                level_of(&name).unwrap_or(Level::Warning),
                text,
            ));
            Value::Nil
        }
        _ => return None,
    })
}

/// A built-in type as the prelude builds it: attributes, whether it is isomorphic, patterns.
fn table(vm: &mut Vm, of: &ResourceType) -> Value {
    let mut attributes = Vec::new();
    for attribute in of.attributes() {
        let name = Value::Symbol(Symbol::new(&attribute.name));
        let kind = match attribute.kind {
            Kind::Property => "property",
            _ => "parameter",
        };
        let kind = vm.string(kind);
        let row = vec![name, kind, Value::Boolean(attribute.is_namevar)];
        attributes.push(vm.array(row));
    }
    let mut patterns = Vec::new();
    for pattern in of.title_patterns() {
        let Some(regex) = pattern.regex().cloned() else {
            continue;
        };
        let regex = vm.add(classes::REGEXP, ObjectKind::Regexp(regex));
        let names: Vec<Value> = pattern
            .attributes()
            .iter()
            .map(|name| {
                let name = Value::Symbol(Symbol::new(name));
                vm.array(vec![name])
            })
            .collect();
        let names = vm.array(names);
        patterns.push(vm.array(vec![regex, names]));
    }
    let attributes = vm.array(attributes);
    let patterns = vm.array(patterns);
    vm.array(vec![
        attributes,
        Value::Boolean(of.is_isomorphic()),
        patterns,
    ])
}

/// The host of a type that is loaded.
pub(super) struct TypeHost<'s> {
    sources: &'s dyn Sources,
    /// What was logged.
    pub(super) logs: Vec<LogEntry>,
}

impl<'s> TypeHost<'s> {
    pub(super) fn new(sources: &'s dyn Sources) -> Self {
        let logs = Vec::new();
        Self { sources, logs }
    }

    fn log(&mut self, vm: &Vm, args: &Args<'_>) {
        let level = vm.name_of(args.at(0)).unwrap_or_default();
        let text = vm.name_of(args.at(1)).unwrap_or_default();
        self.logs.push(LogEntry::text(
            level_of(&level).unwrap_or(Level::Warning),
            text,
        ));
    }
}

impl Host for TypeHost<'_> {
    fn call(&mut self, vm: &mut Vm, number: u32, _this: Value, args: &Args<'_>) -> Outcome {
        match number {
            method::LOG => self.log(vm, args),
            method::WARN_ONCE => {
                let text = vm.name_of(args.at(1)).unwrap_or_default();
                self.logs.push(LogEntry::text(Level::Warning, text));
                return Ok(Value::Boolean(true));
            }
            // A type is the same for all nodes, so that it sees the facts of none.
            method::READ_VARIABLE => {
                let types = vm.constant_path("Puppet::Type");
                let facts = types.and_then(|of| vm.own_constant(of, Symbol::new("FACTS")));
                return Ok(vm.array(vec![facts.unwrap_or_default()]));
            }
            method::GLOBAL_CONTEXT | method::CONTEXT_OF | method::SETTING => {}
            method::ENVIRONMENT => return Ok(vm.string("production")),
            _ => {
                let answer = answer(vm, number, args, self.sources, &mut self.logs);
                return answer.ok_or_else(|| {
                    let message = "resource types are loaded without a compilation";
                    vm.error("NotImplementedError", message)
                });
            }
        }
        Ok(Value::Nil)
    }

    fn find_library(&mut self, name: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        libraries::find_library(name, self.sources)
    }

    fn load_path(&mut self, path: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        self.sources.file(path)
    }

    // Files of modules are the environment's; a type sees no others, and code alone is read.
    fn read_file(&mut self, path: &str) -> Option<Result<Vec<u8>, FileProblem>> {
        match self.sources.kind_of(path)? {
            FileKind::Nothing => Some(Err(FileProblem::Missing)),
            FileKind::Folder => Some(Err(FileProblem::IsFolder)),
            FileKind::File if path.ends_with(".rb") => {
                let text = self.sources.text(path)?;
                Some(Ok(text.as_bytes().to_vec()))
            }
            FileKind::File => None,
        }
    }

    fn file_kind(&mut self, path: &str) -> Option<FileKind> {
        self.sources.kind_of(path)
    }

    fn listing(&mut self, path: &str) -> Option<Result<Vec<Listed>, FileProblem>> {
        self.sources.listing(path).map(Ok)
    }
}
