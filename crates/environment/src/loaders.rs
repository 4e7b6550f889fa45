//! Functions and types that have files of their own: such a file defines one thing, whose name
//! agrees with its path.

use std::sync::Arc;

use marotte_diagnostics::{LoadingIssue, Place};
use marotte_eval::function::AnyFunction;
use marotte_eval::{
    FoundFunction, FunctionDefinition, LoadError, PuppetFunction, ScriptFunction, ScriptInterface,
    TypeDefinition,
};
use marotte_ir::Program;
use marotte_syntax::ast::{ExprId, ExprKind};

use crate::environment::{Environment, unreadable};
use crate::module::Module;
use crate::paths::join;

impl Environment {
    /// A function, by its lower-case name. In one place one with signatures in Ruby comes before
    /// one in Puppet, and that before one of Ruby's old interface; the environment comes before
    /// modules. A name with a module is looked for in that module alone.
    pub(crate) fn find_function(
        &self,
        name: &str,
    ) -> Result<Option<FunctionDefinition>, LoadError> {
        if let Some(known) = self.ruby.found_function(name) {
            return Ok(Some(script(known)));
        }
        let found = self.search_function(name)?;
        if let Some(FunctionDefinition {
            function: FoundFunction::Script(file),
            ..
        }) = &found
        {
            self.ruby.note_function(name, file);
        }
        Ok(found)
    }

    /// Which of the functions of several modules code of a file means by a name without a module: that of its
    /// own module, then those of the modules that it says it needs, then the first. The environment's come
    /// before all of them.
    pub(crate) fn function_of_file(&self, name: &str, file: &str) -> Option<ScriptFunction> {
        if !self.ruby.is_in_several(name) || self.has_own_function(name) {
            return None;
        }
        let module = self.module_of_file(file)?;
        let needed = module.dependencies().iter();
        let needed = needed.filter_map(|name| self.module(name));
        let modules = std::iter::once(module).chain(needed);
        let libraries = modules.map(|module| module.file("lib"));
        self.ruby.bare_function_in(name, libraries)
    }

    /// Whether the environment itself has a function of a name without a module.
    fn has_own_function(&self, name: &str) -> bool {
        let library = join(&self.root, "lib");
        let interfaces = [ScriptInterface::Typed, ScriptInterface::Legacy];
        let mut in_ruby = interfaces.into_iter();
        in_ruby.any(|of| self.ruby.function_in(&library, name, of).is_some())
            || (self.path_of(name, "functions")).is_some_and(|path| self.files.exists(&path))
    }

    /// The module that a file in a folder of a module belongs to.
    fn module_of_file(&self, file: &str) -> Option<&Module> {
        self.module_path().iter().find_map(|folder| {
            let within = file.strip_prefix(folder.as_str())?.strip_prefix('/')?;
            let (module, rest) = within.split_once('/')?;
            self.module(module).filter(|_| rest.contains('/'))
        })
    }

    fn search_function(&self, name: &str) -> Result<Option<FunctionDefinition>, LoadError> {
        let Some(parts) = words(name) else {
            return Ok(None);
        };
        let library = match parts[..] {
            [_] | ["environment", ..] => join(&self.root, "lib"),
            [module, ..] => match self.module(module) {
                Some(module) => module.file("lib"),
                None => return Ok(None),
            },
            [] => return Ok(None),
        };
        let in_library = |interface| self.ruby.function_in(&library, name, interface).map(script);
        if let Some(found) = in_library(ScriptInterface::Typed) {
            return Ok(Some(found));
        }
        if let Some(found) = self.puppet_function(name)? {
            return Ok(Some(found));
        }
        if let Some(found) = in_library(ScriptInterface::Legacy) {
            return Ok(Some(found));
        }
        let in_modules = match parts.len() {
            1 => self.ruby.bare_function(name).map(script),
            _ => None,
        };
        Ok(in_modules)
    }

    /// A function that is written in Puppet, in a file of its own.
    fn puppet_function(&self, name: &str) -> Result<Option<FunctionDefinition>, LoadError> {
        let Some(path) = self.path_of(name, "functions") else {
            return Ok(None);
        };
        let Some(file) = self.parse(&path)? else {
            return Ok(None);
        };
        let program = file.program()?;
        let id = only_definition(program, &path, "function", name)?;
        let ExprKind::Function(function) = program.ast[id].kind else {
            let (path, name) = (path.into(), name.into());
            let defined = place(program, id);
            return Err(unreadable(LoadingIssue::NoFunctionDefined {
                path,
                name,
                defined,
            }));
        };
        let actual = program.ast.text(program.ast[function].name);
        if actual != name {
            let issue = LoadingIssue::FunctionMisnamed {
                path: path.into(),
                name: name.into(),
                actual: actual.into(),
                defined: place(program, id),
            };
            return Err(unreadable(issue));
        }
        if program.ast.body != id {
            let (path, name) = (path.into(), name.into());
            let defined = place(program, id);
            return Err(unreadable(LoadingIssue::FunctionWithLogic {
                path,
                name,
                defined,
            }));
        }
        let function = PuppetFunction::of_file(name.into(), program.clone(), id);
        Ok(Some(FunctionDefinition {
            function: FoundFunction::Ready(AnyFunction::Puppet(Arc::new(function))),
            logs: file.logs().clone(),
        }))
    }

    /// A type, by its lower-case name. The name of a module is that of its set of types.
    pub(crate) fn find_type(&self, name: &str) -> Result<Option<TypeDefinition>, LoadError> {
        if let Some(path) = self.path_of(name, "types")
            && let Some(definition) = self.type_in(&path, name)?
        {
            return Ok(Some(definition));
        }
        let Some(module) = self.module(name) else {
            return Ok(None);
        };
        let path = module.file("types/init_typeset.pp");
        let definition = self.type_in(&path, name)?;
        match &definition {
            Some(TypeDefinition { program, id, .. }) if !is_set(program, *id) => {
                let (path, name) = (path.into(), capitalized(name).into());
                let defined = place(program, *id);
                let issue = LoadingIssue::NoTypeSetDefined {
                    path,
                    name,
                    defined,
                };
                Err(unreadable(issue))
            }
            _ => Ok(definition),
        }
    }

    fn type_in(&self, path: &str, name: &str) -> Result<Option<TypeDefinition>, LoadError> {
        let Some(file) = self.parse(path)? else {
            return Ok(None);
        };
        let program = file.program()?;
        let id = only_definition(program, path, "type", name)?;
        let ExprKind::TypeAlias(alias) = program.ast[id].kind else {
            let (path, name) = (path.into(), name.into());
            let defined = place(program, id);
            return Err(unreadable(LoadingIssue::NoTypeDefined {
                path,
                name,
                defined,
            }));
        };
        let actual = program.ast.text(program.ast[alias].name);
        if actual.to_lowercase() != name {
            let issue = LoadingIssue::TypeMisnamed {
                path: path.into(),
                name: name.into(),
                actual: actual.into(),
                defined: place(program, id),
            };
            return Err(unreadable(issue));
        }
        if program.ast.body != id {
            let (path, name) = (path.into(), name.into());
            let defined = place(program, id);
            return Err(unreadable(LoadingIssue::TypeWithLogic {
                path,
                name,
                defined,
            }));
        }
        Ok(Some(TypeDefinition {
            program: program.clone(),
            id,
            name: actual.into(),
            logs: file.logs().clone(),
        }))
    }

    /// The file of a name. The environment has simple names and those that begin with
    /// `environment`, a module those that begin with its own.
    fn path_of(&self, name: &str, folder: &str) -> Option<String> {
        let parts = words(name)?;
        if parts.len() == 1 || parts[0] == "environment" {
            return Some(join(
                &self.root,
                &format!("{folder}/{}.pp", parts.join("/")),
            ));
        }
        let module = self.module(parts[0])?;
        Some(module.file(&format!("{folder}/{}.pp", parts[1..].join("/"))))
    }
}

/// A file of Ruby's as a definition.
fn script(file: ScriptFunction) -> FunctionDefinition {
    FunctionDefinition {
        function: FoundFunction::Script(file),
        logs: Arc::default(),
    }
}

/// The parts of a name, if all of them can be names of files.
fn words(name: &str) -> Option<Vec<&str>> {
    let is_word = |part: &str| {
        let mut bytes = part.bytes();
        bytes.len() > 0 && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let parts: Vec<&str> = name.split("::").collect();
    parts.iter().all(|part| is_word(part)).then_some(parts)
}

/// Where something is defined.
fn place(program: &Program, id: ExprId) -> Place {
    Place::new(program.ast.source(), program.ast[id].span)
}

/// The one definition of a file.
fn only_definition(
    program: &Program,
    path: &str,
    kind: &'static str,
    name: &str,
) -> Result<ExprId, LoadError> {
    let (path, name) = (path.into(), name.into());
    match program.ast.definitions.as_slice() {
        [only] => Ok(*only),
        [] => Err(unreadable(LoadingIssue::NothingDefined {
            path,
            kind,
            name,
        })),
        [_, second, ..] => Err(unreadable(LoadingIssue::SeveralDefined {
            path,
            kind,
            name,
            also_defined: place(program, *second),
        })),
    }
}

fn is_set(program: &Program, id: ExprId) -> bool {
    let ExprKind::TypeAlias(alias) = program.ast[id].kind else {
        return false;
    };
    let ExprKind::Access { left, .. } = program.ast[program.ast[alias].type_expr].kind else {
        return false;
    };
    matches!(program.ast[left].kind, ExprKind::Reference(name) if program.ast.text(name) == "TypeSet")
}

fn capitalized(name: &str) -> String {
    let mut chars = name.chars();
    let first = chars.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(chars).collect()
}
