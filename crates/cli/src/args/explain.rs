//! The arguments of `marotte explain`.

use clap::Args;

/// Explain the code of an error: what it means, an example, how to mend it
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte explain UNKNOWN_VARIABLE
  marotte explain | grep TEMPLATE")]
pub(crate) struct ExplainArgs {
    /// The code, as it stands behind `error`; without one, all are listed
    pub(crate) code: Option<String>,
}
