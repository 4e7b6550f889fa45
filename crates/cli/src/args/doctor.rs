//! The arguments of `marotte doctor`.

use clap::{Args, ValueEnum};

use super::EnvironmentArgs;

/// Tell which Ruby code of modules runs natively, and which needs a real Ruby.
///
/// ERB templates, functions and resource types of an environment and its modules are looked at, and
/// not run: what they use is compared with what there is, of methods only the name.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  marotte doctor --modulepath /etc/puppetlabs/code/modules
  marotte doctor --env-dir production --format json")]
pub(crate) struct DoctorArgs {
    /// How to print it
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: DoctorFormat,
    #[command(flatten)]
    pub(crate) environment: EnvironmentArgs,
}

/// How the findings are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum DoctorFormat {
    /// A line for each file that needs a real Ruby, then the counts.
    #[default]
    Human,
    /// For programs: the counts, and all reasons with file and line.
    Json,
}
