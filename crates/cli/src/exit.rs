//! How the program ends.

use std::process::ExitCode;

/// How the program ends; the worst of several wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// All is well.
    Good,
    /// The code has errors.
    BadCode,
    /// The command was not understood, or names what is not there.
    BadCall,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
