//! The test kit: cases, our answers to them, and the comparison with what the reference answered.
//!
//! A case is a piece of Puppet code with a kind (`eval`, `catalog`, `parse`, `epp`). The
//! reference's answers were recorded once; ours are made in this process, many thousands a second.
//! Nothing that answers can see a recorded answer: a [`Case`] does not hold it.

pub mod answer;
mod case;
pub mod compare;
pub mod fuzz;
pub mod json;
pub mod known;
pub mod measure;
pub mod report;
pub mod run;
pub mod suite;
pub mod tools;
pub mod tree;

pub(crate) use case::read_recorded;
pub use case::{Case, Kind, Recorded, open, read_answered, read_cases, read_json};
