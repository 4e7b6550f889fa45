//! `cargo xtask ruby`: what modules have in Ruby, here and in the reference.

mod calls;
mod doctor;
mod types;

use std::sync::Arc;

use clap::{Args, ValueEnum};
use marotte_environment::{Cache, Disk, Environment, Options};

use crate::Chore;
use crate::puppet::Puppet;

/// What is compared.
#[derive(Args)]
pub(crate) struct Arguments {
    /// What is compared; all of it if nothing is named.
    #[arg(value_enum)]
    what: Vec<What>,
    #[command(flatten)]
    compared: Compared,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// Resource types: their attributes, namevars and patterns of titles.
    Types,
    /// Templates, rendered with made-up variables.
    Templates,
    /// Functions, called with made-up arguments.
    Functions,
}

/// Which modules, and which Puppet.
#[derive(Args)]
pub(crate) struct Compared {
    #[command(flatten)]
    puppet: Puppet,
    /// The folder of modules.
    #[arg(long, default_value = "/usr/share/puppet/modules")]
    modules: String,
    /// Shows all that differs, also in words of errors and in logs.
    #[arg(long)]
    verbose: bool,
}

impl Compared {
    /// An environment that has nothing of its own but these modules.
    fn environment(&self) -> Environment {
        let options = Options {
            module_path: Some(vec![self.modules.as_str().into()]),
            ..Options::default()
        };
        let root = format!("{}/no environment", self.modules);
        Environment::open(Arc::new(Disk), &root, options, Cache::new())
    }
}

/// Compares and prints what differs.
pub(crate) fn run(arguments: &Arguments) -> Chore {
    let compared = &arguments.compared;
    let wants = |what| arguments.what.is_empty() || arguments.what.contains(&what);
    let mut is_well = true;
    if wants(What::Types) {
        is_well &= types::run(compared)?;
    }
    let mut runs = Vec::new();
    if wants(What::Templates) {
        let of_templates = calls::run(compared, "templates")?;
        is_well &= of_templates.reaches(0.98);
        runs.push(of_templates);
    }
    if wants(What::Functions) {
        let of_functions = calls::run(compared, "functions")?;
        is_well &= of_functions.reaches(0.97);
        runs.push(of_functions);
    }
    if !runs.is_empty() {
        doctor::run(compared, &runs);
    }
    Ok(is_well)
}
