//! How answers look: catalogs, values, comparisons, accounts of time and the manual of functions, as text for people and programs.
//!
//! Everything here is given data and gives text; what was asked for, and where the text goes, is the
//! business of whoever asks.

pub mod catalog;
pub mod changes;
pub mod data;
mod escape;
pub mod explain;
pub mod functions;
pub mod gathered;
pub mod parity;
pub mod profile;
pub mod types;
pub mod value;
mod yaml;
