//! Whether a file may define what it defines: a file of a module defines what its path says.
//!
//! Paths are only compared, never looked up.

use std::path::{Component, Path, PathBuf};

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use crate::ast::{ExprId, ExprKind};
use crate::check::Surroundings;

/// What the names of a file's definitions must begin with.
pub(super) enum Namespace {
    /// Anything: the file is of no module.
    Any,
    /// Nothing does: the file is in no folder of its module from which code is loaded.
    BadModuleFile,
    /// This prefix. It need not end at a `::`.
    Prefix(String),
}

impl Namespace {
    /// The namespace of the file that is validated.
    pub(super) fn of_file(around: &Surroundings) -> Self {
        let Some(path) = &around.path else {
            return Self::Any;
        };
        if path.extension().is_none_or(|extension| extension != "pp") {
            return Self::Any;
        }
        if around.manifest.is_none() && around.module_path.is_empty() {
            return Self::Any;
        }
        let path = clean(path);
        if let Some(manifest) = &around.manifest {
            // A prefix of the text is enough for the reference, whether it ends a folder or not.
            let manifest = manifest.as_os_str().as_encoded_bytes();
            if path.as_os_str().as_encoded_bytes().starts_with(manifest) {
                return Self::Any;
            }
        }
        let mut folders = around.module_path.iter();
        let relative = folders.find_map(|folder| path.strip_prefix(clean(folder)).ok());
        match relative {
            Some(relative) => Self::of_module_file(relative),
            None => Self::Any,
        }
    }

    /// The namespace of a path such as `module/manifests/a/b.pp`.
    fn of_module_file(path: &Path) -> Self {
        let parts: Vec<String> = path
            .components()
            .map(|part| part.as_os_str().to_string_lossy().to_lowercase())
            .collect();
        let [module, kind, folders @ .., file] = parts.as_slice() else {
            return Self::BadModuleFile;
        };
        if !["manifests", "functions", "types", "plans"].contains(&kind.as_str()) {
            return Self::BadModuleFile;
        }
        let mut names: Vec<&str> = vec![module];
        names.extend(folders.iter().map(String::as_str));
        if !(folders.is_empty() && file == "init.pp") {
            names.push(file.strip_suffix(".pp").unwrap_or(file));
        }
        Self::Prefix(names.join("::"))
    }
}

/// The path without `.` and `..`.
fn clean(path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                clean.pop();
            }
            _ => clean.push(part),
        }
    }
    clean
}

impl Checker<'_> {
    /// A definition must have a name that agrees with the path of its file.
    pub(super) fn definition_location(&mut self, id: ExprId, name: &str) {
        let agrees = match &self.namespace {
            Namespace::Any => true,
            Namespace::BadModuleFile => false,
            Namespace::Prefix(prefix) => name.to_lowercase().starts_with(prefix.as_str()),
        };
        if !agrees {
            let file = match (self.ast.source().name(), &self.around.path) {
                (Some(name), _) => name.into(),
                (None, Some(path)) => path.to_string_lossy().into(),
                (None, None) => "".into(),
            };
            let name = name.into();
            self.error(
                id,
                ValidationIssue::IllegalDefinitionLocation { name, file },
            );
        }
    }

    /// A file of a module has definitions, other than of nodes, and nothing else.
    pub(super) fn top_constructs(&mut self, body: ExprId) {
        if matches!(self.namespace, Namespace::Any) {
            return;
        }
        let ast = self.ast;
        let statements = match ast[body].kind {
            ExprKind::Block(statements) => &ast[statements],
            ExprKind::Nop => return,
            _ => &[body],
        };
        for statement in statements {
            if !matches!(
                ast[*statement].kind,
                ExprKind::Class(_)
                    | ExprKind::Define(_)
                    | ExprKind::Function(_)
                    | ExprKind::TypeAlias(_)
                    | ExprKind::TypeMapping(_)
                    | ExprKind::TypeDefinition(_)
                    | ExprKind::Plan(_)
                    | ExprKind::Error(_)
            ) {
                let label = self.label(*statement);
                self.error(
                    *statement,
                    ValidationIssue::IllegalTopConstructLocation { label },
                );
            }
        }
    }
}
