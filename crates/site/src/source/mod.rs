//! Code that a call names: files, all files of folders, standard input, the call's own words.

mod find;
mod read;

pub use find::{Found, find_files};
pub use read::{Origin, ReadProblem, read};
