//! What modules have in Ruby: functions, templates and resource types.
//!
//! The interpreter (`marotte_ruby`) knows nothing of Puppet. Here is what code of modules expects
//! of Puppet: the classes of its Ruby interface, written in Ruby where that is shortest
//! (`prelude/*.rb`), values in both directions, and the ways in: a template is rendered, a function
//! is loaded and called, a resource type becomes data.

mod api;
mod block;
mod changes;
mod convert;
mod doctor;
mod errors;
mod functions;
mod host;
mod image;
mod interface;
mod libraries;
mod modules;
mod native;
pub mod prelude;
mod sources;
mod state;
mod support;
mod template;
pub mod types;
mod workers;

pub use doctor::{Doctor, Examined, Obstacle, ObstacleKind, ScriptKind};
pub use image::PUPPET;
pub use marotte_ruby::host::LoadProblem;
pub use marotte_ruby::program::Program;
pub use modules::Modules;
pub use sources::{NoSources, Sources, lower, lower_template};
pub use state::prepare_image;
pub use workers::{WORKER, Worker, Workers};
