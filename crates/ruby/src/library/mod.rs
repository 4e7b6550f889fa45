//! Libraries that code can `require`.
//!
//! Some are classes of Rust's that are always there. The others are Ruby text, which the binary has
//! lowered, and run when they are first required or when one of their constants is first named:
//! in a Puppet process all of them are loaded, whether code requires them or not.

mod base64;
mod digest;
mod erb;
mod json;
mod openssl;
mod ostruct;
mod set;
mod text;
pub(crate) mod time;
mod uri;
mod yaml;
mod zlib;

use std::sync::Arc;

use crate::interp::{Outcome, Ruby};
use crate::lower::SyntaxError;
use crate::native::{Args, ClassDef};
use crate::object::Value;
use crate::program::Program;
use crate::symbol::Symbol;

/// Libraries that are there without being loaded.
const NATIVE: &[&str] = &[
    "set",
    "ostruct",
    "json",
    "yaml",
    "psych",
    "digest",
    "digest/md5",
    "digest/sha1",
    "digest/sha2",
    "digest/bubblebabble",
    "base64",
    "openssl",
    "openssl/digest",
    "zlib",
    "erb",
    "rbconfig",
    "enumerator",
    "rational",
    "English",
    "fiber",
    "continuation",
    "io/console",
    "fileutils/version",
    "ripper",
    "objspace",
    "weakref",
    "prettyprint",
    "bundler/setup",
    "etc/version",
];

/// The classes of the libraries.
pub static CLASSES: &[&[&ClassDef]] = &[
    json::CLASSES,
    base64::CLASSES,
    digest::CLASSES,
    erb::CLASSES,
    zlib::CLASSES,
    &[&set::CLASS, &ostruct::CLASS],
    openssl::CLASSES,
    uri::CLASSES,
    yaml::CLASSES,
];

/// Whether `require` knows a name.
pub fn is_known(name: &str) -> bool {
    NATIVE.contains(&name) || text::named(name).is_some()
}

/// Whether a method of a library always refuses: what is behind an address is as far away as a command, and what
/// the process is no file says.
pub(crate) fn is_refused(module: &str, method: &str) -> bool {
    matches!(
        (module, method),
        ("OpenURI", "open_uri")
            | ("URI", "open")
            | (
                "Etc",
                "getlogin" | "nprocessors" | "uname" | "sysconf" | "confstr"
            )
    )
}

/// The libraries that are written in Ruby.
pub(crate) fn programs() -> impl Iterator<Item = Arc<Program>> {
    text::all().map(text::Library::program)
}

/// What they are lowered to, for `library.bin`.
pub fn stored() -> Result<Vec<u8>, SyntaxError> {
    text::stored()
}

/// `const_missing` of a module whose rest is written in Ruby: loads that, and looks again.
fn missing_constant(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, library: &str) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    ruby.require_built_in(library)?;
    let module = ruby.module_of(this);
    if let Some(value) = module.and_then(|module| ruby.own_constant(module, name)) {
        return Ok(value);
    }
    let scope = ruby.inspect(this)?;
    let error = ruby.error(
        "NameError",
        format!("uninitialized constant {scope}::{name}"),
    );
    Err(ruby.with_name(error, name))
}

/// A method that a library in Ruby has: loads that, and calls it.
pub(crate) fn load_and_call(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    library: &str,
    method: &str,
) -> Outcome {
    ruby.require_built_in(library)?;
    let (name, frame) = (Symbol::new(method), Some(args.frame));
    ruby.call_method_with(this, name, args.values, args.keywords, args.block, frame)
}

impl Ruby<'_> {
    /// Loads a library that is built in; nothing if there is none of that name.
    pub(crate) fn require_built_in(&mut self, name: &str) -> Outcome<Option<bool>> {
        if let Some(library) = text::named(name) {
            return self.load_text(library).map(Some);
        }
        if NATIVE.contains(&name) {
            let key: Arc<str> = name.into();
            return Ok(Some(self.vm.loaded.insert(key)));
        }
        Ok(None)
    }

    /// Loads the library that has a constant, if there is one and it is not loaded yet.
    pub(crate) fn load_constant(&mut self, name: Symbol) -> Outcome<bool> {
        match text::with_constant(&name.as_str()) {
            Some(library) => self.load_text(library),
            None => Ok(false),
        }
    }

    fn load_text(&mut self, library: &'static text::Library) -> Outcome<bool> {
        if !self.vm.loaded.insert(library.names[0].into()) {
            return Ok(false);
        }
        let program = library.program();
        self.heap.keep_all();
        let main = self.main_object();
        self.run(&program, main)?;
        Ok(true)
    }
}
