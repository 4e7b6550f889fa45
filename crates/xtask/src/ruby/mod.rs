//! `cargo xtask ruby`: what modules have in Ruby, here and in the reference.

mod types;

use clap::{Args, Subcommand};

use crate::Chore;
use crate::puppet::Puppet;

/// What is compared.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Resource types: their attributes, namevars and patterns of titles.
    Types(Compared),
}

/// Which modules, and which Puppet.
#[derive(Args)]
pub(crate) struct Compared {
    #[command(flatten)]
    puppet: Puppet,
    /// The folder of modules.
    #[arg(long, default_value = "/usr/share/puppet/modules")]
    modules: String,
}

/// Compares and prints what differs.
pub(crate) fn run(arguments: &Arguments) -> Chore {
    match &arguments.what {
        What::Types(compared) => types::run(compared),
    }
}
