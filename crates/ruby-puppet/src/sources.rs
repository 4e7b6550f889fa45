//! Where Ruby code of an environment is found.

use std::sync::Arc;

use marotte_pcore::Str;
use marotte_ruby::host::{FileKind, Listed, LoadProblem};
use marotte_ruby::lower::SyntaxError;
use marotte_ruby::program::Program;

use crate::workers::Workers;

/// The Ruby files of an environment. Each is lowered once and shared by all compilations.
pub trait Sources: Send + Sync {
    /// The file that `require` means: `name` (with or without `.rb`) in the `lib` folder of the
    /// environment or of the first module that has it, or a full path inside of these.
    fn library(&self, name: &str) -> Option<Result<Arc<Program>, LoadProblem>>;

    /// The file of a full path, with or without `.rb`. There may be `..` in it.
    fn file(&self, path: &str) -> Option<Result<Arc<Program>, LoadProblem>>;

    /// The file of a resource type, `lib/puppet/type/<name>.rb` of the first module that has it.
    fn resource_type(&self, name: &str) -> Option<Result<Arc<Program>, LoadProblem>>;

    /// The path of the file that [`library`](Self::library) gives.
    fn library_path(&self, name: &str) -> Option<Str>;

    /// The text of a file.
    fn text(&self, path: &str) -> Option<Str>;

    /// The template of a text, lowered once for each text.
    fn template(&self, path: &str, text: &Str) -> Result<Arc<Program>, LoadProblem>;

    /// Whether any module has a provider of a resource type: a file in
    /// `lib/puppet/provider/<type>`.
    fn has_provider(&self, resource_type: &str) -> bool;

    /// The `lib` folders: the environment's, then those of modules in their order.
    fn libraries(&self) -> &[Str] {
        &[]
    }

    /// What is at a path in one of these folders. Nothing: the path is elsewhere.
    fn kind_of(&self, _path: &str) -> Option<FileKind> {
        None
    }

    /// What a folder in one of these folders has. Nothing: it is elsewhere.
    fn listing(&self, _folder: &str) -> Option<Vec<Listed>> {
        None
    }

    /// Real Rubies for what is refused here, if they are allowed.
    fn workers(&self) -> Option<&dyn Workers> {
        None
    }
}

/// Lowers the text of a Ruby file.
pub fn lower(path: &str, text: &str) -> Result<Arc<Program>, LoadProblem> {
    settled(path, marotte_ruby::lower::lower(path, text))
}

/// Lowers the text of an ERB template.
pub fn lower_template(path: &str, text: &str) -> Result<Arc<Program>, LoadProblem> {
    settled(path, marotte_ruby::erb::lower(path, text))
}

fn settled(path: &str, lowered: Result<Program, SyntaxError>) -> Result<Arc<Program>, LoadProblem> {
    lowered.map(Arc::new).map_err(|error| LoadProblem {
        path: path.to_owned(),
        line: error.line,
        message: error.message,
    })
}

/// An environment without Ruby files.
#[derive(Debug, Default)]
pub struct NoSources;

impl Sources for NoSources {
    fn library(&self, _name: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        None
    }

    fn file(&self, _path: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        None
    }

    fn resource_type(&self, _name: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        None
    }

    fn library_path(&self, _name: &str) -> Option<Str> {
        None
    }

    fn text(&self, _path: &str) -> Option<Str> {
        None
    }

    fn template(&self, path: &str, text: &Str) -> Result<Arc<Program>, LoadProblem> {
        lower_template(path, text)
    }

    fn has_provider(&self, _resource_type: &str) -> bool {
        false
    }
}
