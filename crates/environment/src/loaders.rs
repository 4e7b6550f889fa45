//! Functions and types that have files of their own: such a file defines one thing, whose name
//! agrees with its path.

use std::sync::Arc;

use marotte_eval::function::AnyFunction;
use marotte_eval::{FunctionDefinition, LoadError, PuppetFunction, TypeDefinition};
use marotte_ir::Program;
use marotte_syntax::ast::{ExprId, ExprKind};

use crate::environment::Environment;
use crate::paths::join;

impl Environment {
    /// A function, by its lower-case name.
    pub(crate) fn find_function(
        &self,
        name: &str,
    ) -> Result<Option<FunctionDefinition>, LoadError> {
        let Some(path) = self.path_of(name, "functions") else {
            return Ok(None);
        };
        let Some(file) = self.parse(&path)? else {
            return Ok(None);
        };
        let program = file.program()?;
        let id = only_definition(program, &path, "function", name)?;
        let ExprKind::Function(function) = program.ast[id].kind else {
            return Err(wrong(format!(
                "The code loaded from {path} does not define the function '{name}' - no function \
                 found."
            )));
        };
        let actual = program.ast.text(program.ast[function].name);
        if actual != name {
            return Err(wrong(format!(
                "The code loaded from {path} produced function with the wrong name, expected \
                 {name}, actual {actual}"
            )));
        }
        if program.ast.body != id {
            return Err(wrong(format!(
                "The code loaded from {path} contains additional logic - can only contain the \
                 function {name}"
            )));
        }
        let function = PuppetFunction::of_file(name.into(), program.clone(), id);
        Ok(Some(FunctionDefinition {
            function: AnyFunction::Puppet(Arc::new(function)),
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
            Some(definition) if !is_set(&definition.program, definition.id) => Err(wrong(format!(
                "The code loaded from {path} does not define the TypeSet '{}'",
                capitalized(name)
            ))),
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
            return Err(wrong(format!(
                "The code loaded from {path} does not define the type '{name}' - no type alias or \
                 type definition found."
            )));
        };
        let actual = program.ast.text(program.ast[alias].name);
        if actual.to_lowercase() != name {
            return Err(wrong(format!(
                "The code loaded from {path} produced type with the wrong name, expected \
                 '{name}', actual '{actual}'"
            )));
        }
        if program.ast.body != id {
            return Err(wrong(format!(
                "The code loaded from {path} contains additional logic - can only contain the \
                 type '{name}'"
            )));
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
        let is_word = |part: &str| {
            let mut bytes = part.bytes();
            bytes.len() > 0 && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
        };
        let parts: Vec<&str> = name.split("::").collect();
        if !parts.iter().all(|part| is_word(part)) {
            return None;
        }
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

/// The one definition of a file.
fn only_definition(
    program: &Program,
    path: &str,
    kind: &str,
    name: &str,
) -> Result<ExprId, LoadError> {
    match program.ast.definitions.as_slice() {
        [only] => Ok(*only),
        [] => Err(wrong(format!(
            "The code loaded from {path} does not define the {kind} '{name}' - it is empty."
        ))),
        _ => Err(wrong(format!(
            "The code loaded from {path} must contain only the {kind} '{name}' - it has additional \
             definitions."
        ))),
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

fn wrong(message: String) -> LoadError {
    crate::environment::unreadable(message)
}
