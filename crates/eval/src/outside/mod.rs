//! The outside, as far as code can reach it, in parts that can be replaced one by one.
//!
//! | part | what it answers |
//! |---|---|
//! | [`Loader`] | code and files of an environment: functions, types, resource types, classes, templates |
//! | [`DataProvider`] | lookups of data |
//! | [`Machine`] | files by their paths, commands, the clock |
//! | [`Store`] | what other nodes export |
//! | [`Scripts`] | functions and templates in Ruby |
//!
//! Everything is optional: [`Outside::default`] is a world in which code finds nothing.

mod data;
mod loader;
mod machine;
mod scripts;
mod store;

use std::sync::Arc;

pub use data::{DataLayers, DataProvider, LookupRun};
pub use loader::{
    FoundFunction, FunctionDefinition, LoadError, Loaded, Loader, ManifestStep, NameKind,
    ResourceTypeDefinition, TypeDefinition,
};
pub use machine::{CommandOutput, ListedFile, Machine};
pub use scripts::{ScriptFunction, ScriptInterface, ScriptTemplate, Scripts};
pub use store::{ExportedResource, Store};

/// What a compilation can reach.
#[derive(Clone)]
pub struct Outside {
    /// What loads code.
    pub loader: Arc<dyn Loader>,
    /// What looks data up.
    pub data: Arc<dyn DataProvider>,
    /// The machine.
    pub machine: Arc<dyn Machine>,
    /// What other nodes export, if anybody keeps that.
    pub store: Option<Arc<dyn Store>>,
    /// What runs code of modules in another language, if anybody does.
    pub scripts: Option<Arc<dyn Scripts>>,
}

impl Outside {
    /// What is one in all parts, as an environment is. It has no store and no scripts.
    pub fn of<T: Loader + DataProvider + Machine + 'static>(all: Arc<T>) -> Self {
        Self {
            loader: all.clone(),
            data: all.clone(),
            machine: all,
            store: None,
            scripts: None,
        }
    }
}

/// Nothing at all.
impl Default for Outside {
    fn default() -> Self {
        Self::of(Arc::new(Nothing))
    }
}

/// A part in which there is nothing.
struct Nothing;

impl Loader for Nothing {}
impl DataProvider for Nothing {}
impl Machine for Nothing {}
