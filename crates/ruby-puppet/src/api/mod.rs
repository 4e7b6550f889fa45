//! The methods that the prelude calls of the compilation, a file a family.

pub(crate) mod catalog;
pub(crate) mod classes;
pub(crate) mod defaults;
pub(crate) mod functions;
pub(crate) mod held;
pub(crate) mod hocon;
pub(crate) mod logging;
pub(crate) mod lookup;
pub(crate) mod settings;
mod type_parts;
pub(crate) mod types;
pub(crate) mod variables;
pub(crate) mod versions;
