//! Many nodes, of which only those are compiled again that a change can reach.
//!
//! A compilation remembers what it depended on: files as a whole, keys of data, folders whose entries
//! it listed, names of code that modules may get, and all of these when they are not there. A node is
//! left out if all of that is as it was, and if none of it differs from the revision that changes are
//! counted from. What cannot be known beforehand (commands, the clock) makes a node one that is always
//! compiled, and so does an error.

mod dependency;
mod git;
mod memory;
mod run;
mod store;

pub use dependency::Used;
pub use memory::{FleetMemory, Plan};
pub use run::{Fleet, FleetOptions};
