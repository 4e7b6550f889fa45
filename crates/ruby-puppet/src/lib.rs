//! What modules have in Ruby: functions, templates and resource types.
//!
//! The interpreter (`marotte_ruby`) knows nothing of Puppet. Here is what code of modules expects
//! of Puppet: the classes of its Ruby interface, written in Ruby where that is shortest
//! (`prelude/*.rb`), values in both directions, and the ways in: a template is rendered, a function
//! is loaded and called, a resource type becomes data.

mod api;
mod block;
mod convert;
mod errors;
mod functions;
mod host;
mod image;
mod modules;
mod sources;
mod state;
mod template;
pub mod types;

pub use image::PUPPET;
pub use modules::Modules;
pub use sources::{NoSources, Sources};
