//! Real Rubies, for what the interpreter cannot run: network, processes, gems.
//!
//! A worker is a process elsewhere; here are only the messages ([`session`]), what a compilation
//! answers meanwhile ([`answers`]), and when a run is taken over ([`fallback`]). The other end is
//! `worker.rb`. A worker belongs to one environment and to one compilation at a time.

mod answers;
mod block;
mod fallback;
mod function;
mod guarded;
mod session;
mod template;
mod values;

use std::any::Any;

use marotte_pcore::Str;

pub(crate) use fallback::or_worker;
pub(crate) use function::WorkerFunction;
pub(crate) use guarded::{Guarded, Interpreted};
pub(crate) use session::Session;
pub(crate) use template::render;

/// The program that a worker runs.
pub const WORKER: &str = include_str!("worker.rb");

/// The workers of an environment.
pub trait Workers: Send + Sync {
    /// A worker that nobody else has, or why there is none.
    fn take(&self) -> Result<Box<dyn Worker>, Str>;

    /// Notes that a file is run, as long as the result lives.
    fn measure(&self, file: &str) -> Box<dyn Any>;
}

/// A real Ruby that runs [`WORKER`]. When it is dropped, others can have it, unless it works.
pub trait Worker: Send {
    /// Whether it has not been told anything yet.
    fn is_new(&self) -> bool;

    /// Sends a message, a line of text.
    fn send(&mut self, message: &str) -> Result<(), Str>;

    /// The next message. It is waited for, but not for ever.
    fn receive(&mut self) -> Result<String, Str>;

    /// Notes whether it works.
    fn set_working(&mut self, works: bool);
}
