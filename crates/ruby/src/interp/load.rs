//! `require`, `require_relative`, `load`.

use std::sync::Arc;

use super::{Frame, Outcome, Ruby, ScopeId};
use crate::host::LoadProblem;
use crate::image::classes;
use crate::object::Value;
use crate::program::Program;

impl Ruby<'_> {
    /// `main`, the object that files run on.
    pub fn main_object(&mut self) -> Value {
        let name = crate::symbol::Symbol::new("$main");
        if let Some(main) = self.globals.get(&name) {
            return *main;
        }
        let main = self.add(classes::OBJECT, crate::object::Kind::Plain);
        let singleton = self.singleton_class(main);
        if let Some(module) = singleton.and_then(|singleton| self.module_mut(singleton)) {
            module.natives = Some(&*crate::core::object::MAIN);
        }
        self.heap.keep_all();
        self.globals.insert(name, main);
        main
    }

    /// `require`: a library that is built in, or a file that the host finds.
    pub fn require(&mut self, name: &str) -> Outcome {
        let key = name.strip_suffix(".rb").unwrap_or(name);
        if let Some(is_new) = self.require_built_in(key)? {
            return Ok(Value::Boolean(is_new));
        }
        match self.host.find_library(name) {
            Some(found) => self.run_once(found),
            None => Err(self.error("LoadError", format!("cannot load such file -- {name}"))),
        }
    }

    /// `require_relative`, by the full path.
    pub fn require_path(&mut self, path: &str) -> Outcome {
        match self.host.load_path(path) {
            Some(found) => self.run_once(found),
            None => Err(self.error("LoadError", format!("cannot load such file -- {path}"))),
        }
    }

    fn run_once(&mut self, found: Result<Arc<Program>, LoadProblem>) -> Outcome {
        let program = self.loadable(found)?;
        if !self.vm.loaded.insert(program.source.path.clone()) {
            return Ok(Value::Boolean(false));
        }
        self.heap.keep_all();
        let main = self.main_object();
        self.run_in(&program, main, ScopeId::TOP)?;
        Ok(Value::Boolean(true))
    }

    /// Runs a file whenever it is asked for: `load`.
    pub fn load(&mut self, path: &str) -> Outcome {
        match self.host.load_path(path) {
            Some(found) => {
                let program = self.loadable(found)?;
                let main = self.main_object();
                self.run_in(&program, main, ScopeId::TOP)?;
                Ok(Value::Boolean(true))
            }
            None => Err(self.error("LoadError", format!("cannot load such file -- {path}"))),
        }
    }

    fn loadable(&mut self, found: Result<Arc<Program>, LoadProblem>) -> Outcome<Arc<Program>> {
        found.map_err(|problem| {
            let LoadProblem {
                path,
                line,
                message,
            } = problem;
            self.error("SyntaxError", format!("{path}:{line}: {message}"))
        })
    }

    /// Whether a file or library has been loaded.
    pub fn is_loaded(&self, path: &str) -> bool {
        self.vm.loaded.contains(path)
    }

    /// The path of a file next to the one that runs.
    pub fn relative_path(&self, frame: &Frame<'_>, name: &str) -> String {
        let folder = frame
            .path()
            .rsplit_once('/')
            .map_or("", |(folder, _)| folder);
        format!("{folder}/{name}")
    }
}
