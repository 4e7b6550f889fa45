//! What the interpreter asks of the outside. Everything is refused unless a host allows it.

use std::sync::Arc;

use crate::interp::{Outcome, Vm};
use crate::native::Args;
use crate::object::Value;
use crate::program::Program;
use crate::symbol::Symbol;

/// The outside, as far as code can reach it. A method that gives nothing refuses.
pub trait Host {
    /// Calls a method of the host by its number (see [`HostMethod`](crate::native::HostMethod)).
    /// To run Ruby code meanwhile, it takes the interpreter (`Ruby::with`).
    fn call(&mut self, vm: &mut Vm, _number: u32, _this: Value, _args: &Args<'_>) -> Outcome {
        Err(vm.error("NotImplementedError", "the host has no such method"))
    }

    /// The instance variable of an object that has none of that name: variables of a template.
    fn instance_variable(&mut self, _vm: &mut Vm, _this: Value, _name: &str) -> Option<Value> {
        None
    }

    /// The names of the instance variables that an object has from the host, whether code has read them or not.
    fn instance_variables(&mut self, _vm: &mut Vm, _this: Value) -> Vec<Symbol> {
        Vec::new()
    }

    /// The lowered file that `require` means, or none if there is no such file. What is named may
    /// lack its `.rb`.
    fn find_library(&mut self, _name: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        None
    }

    /// The lowered file of a path without doubt: `require_relative`, `load`.
    fn load_path(&mut self, _path: &str) -> Option<Result<Arc<Program>, LoadProblem>> {
        None
    }

    /// The bytes of a file. None: files are not read here.
    fn read_file(&mut self, _path: &str) -> Option<Result<Vec<u8>, FileProblem>> {
        None
    }

    /// What is at a path. None: files are not looked at here.
    fn file_kind(&mut self, _path: &str) -> Option<FileKind> {
        None
    }

    /// What a folder has, in whatever order. None: folders are not read here.
    fn listing(&mut self, _path: &str) -> Option<Result<Vec<Listed>, FileProblem>> {
        None
    }

    /// The folder that relative paths begin at. None: there is no such here.
    fn current_folder(&mut self) -> Option<String> {
        None
    }

    /// The time in nanoseconds since the start of 1970, and how many seconds its zone is east of
    /// UTC. None: there is no clock here.
    fn now(&mut self) -> Option<(i128, i32)> {
        None
    }

    /// A variable of the process's environment; `Some(None)` if it is not set. None: nobody is
    /// told.
    fn environment_variable(&mut self, _name: &str) -> Option<Option<String>> {
        None
    }

    /// The names of all variables of the process's environment. None: nobody is told.
    fn environment_names(&mut self) -> Option<Vec<String>> {
        None
    }

    /// Bytes for random numbers without a seed. None: there is no chance here.
    fn random_bytes(&mut self, _count: usize) -> Option<Vec<u8>> {
        None
    }

    /// Whether a module or class that code has from the host has this where it is whole, and lacks it here: a method
    /// of its own (`.name`), one of its instances (`#name`) or a constant (`::Name`). Only another Ruby has it then.
    fn lacks(&mut self, _module: &str, _what: &str) -> bool {
        false
    }

    /// What code prints to the standard output or error.
    fn print(&mut self, _text: &str) {}
}

/// Why a file of code cannot be used.
#[derive(Clone, Debug)]
pub struct LoadProblem {
    /// The path.
    pub path: String,
    /// The line, if it is about the text.
    pub line: u32,
    /// What is wrong.
    pub message: String,
}

/// Why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// There is none.
    Missing,
    /// It is not for us.
    Forbidden,
    /// It is a folder.
    IsFolder,
    /// It is larger than allowed, or something else.
    Other,
}

/// What is at a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Nothing.
    Nothing,
    /// A file.
    File,
    /// A folder.
    Folder,
}

/// Something in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Whether it is a folder, or a link to one.
    pub is_folder: bool,
    /// Whether it is a link.
    pub is_link: bool,
}

/// A host that refuses everything.
#[derive(Debug, Default)]
pub struct NoHost;

impl Host for NoHost {}
