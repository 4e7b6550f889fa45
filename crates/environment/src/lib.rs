//! Environments: the outside as code sees it when it is compiled.
//!
//! An [`Environment`] is a folder with manifests, modules, functions and types. It finds the files
//! that define what code names, and the files and templates of modules. It reads through
//! [`Files`], so that it may as well be in memory. Every file is parsed and lowered once: the
//! [`Cache`] outlives environments and is shared by all threads.
//!
//! Data is looked up by `marotte_hiera`, which reads through the environment; code in Ruby is run
//! by `marotte_ruby_puppet`, which asks the environment for its files.

mod ahead;
mod cache;
mod configuration;
mod data;
mod doctor;
mod environment;
mod environments;
pub mod files;
mod loaders;
mod manifests;
mod metadata;
mod module;
mod module_path;
mod names;
mod outside;
mod paths;
mod resource_types;
mod ruby;
mod scripts;
mod settings;
mod shelves;

pub use ahead::Foresight;
pub use cache::{Cache, ParsedFile};
pub use configuration::check_environment_conf;
pub use environment::{Environment, Options};
pub use environments::{Environments, Lifetime};
pub use files::{
    Disk, Entry, Files, LARGEST_FILE, Layered, Memory, Pinned, Seen, Stamp, Watched, read_whole,
};
pub use files::{data_of, hash, note_volatile, watched};
pub use manifests::{InitialManifests, Manifest};
pub use metadata::check_metadata;
pub use module::Module;
pub use settings::visible_settings;
