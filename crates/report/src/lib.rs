//! How answers look: catalogs, values, comparisons and the manual of functions, as text for people and programs.
//!
//! Everything here is given data and gives text; what was asked for, and where the text goes, is the
//! business of whoever asks.

pub mod catalog;
pub mod data;
pub mod functions;
pub mod parity;
pub mod types;
pub mod value;
mod yaml;
