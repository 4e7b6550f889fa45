//! Code that a call names: files, all files of folders, standard input, the call's own words; and the
//! configuration and data beside it.

mod checking;
mod find;
mod kind;
mod read;

pub use checking::{Checked, Checking, Names, unread};
pub use find::{Found, Looks, Wanted, find_files};
pub use kind::Kind;
pub use read::{Origin, ReadProblem, read};
