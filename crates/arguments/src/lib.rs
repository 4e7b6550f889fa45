//! Puppet's command line: its subcommands and flags, and how it reads a call.
//!
//! Puppet's rules for arguments are its own: flags may be shortened, `-` and `_` are one, settings are
//! looked at before anything else. Here a call is read by these rules and refused in Puppet's words,
//! or written anew in the one form that commands need to take: the subcommand, its action, flags with
//! their whole names and values attached, and behind `--` all other words.
//!
//! ```
//! use marotte_arguments::translate;
//!
//! let words = |call: &str| call.split(' ').map(str::to_owned).collect::<Vec<_>>();
//! let call = translate(&words("parser validate --strict_var a.pp"), &|_, _| Ok(()))?;
//! assert_eq!(call, words("parser validate --strict_variables -- a.pp"));
//! let end = translate(&words("parser validate --foo"), &|_, _| Ok(())).unwrap_err();
//! assert_eq!(end.status, 1);
//! # Ok::<(), marotte_arguments::End>(())
//! ```

mod options;
mod subcommands;

pub use options::{Check, translate};
pub use subcommands::refusal;

/// A call that ends before it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct End {
    /// What it prints.
    pub out: String,
    /// What it complains about.
    pub error: Option<String>,
    /// Its status.
    pub status: u8,
}

impl End {
    fn said(out: impl Into<String>, status: u8) -> Self {
        Self {
            out: out.into(),
            status,
            error: None,
        }
    }

    fn error(message: impl Into<String>) -> Self {
        Self {
            error: Some(message.into()),
            status: 1,
            ..Self::default()
        }
    }
}
