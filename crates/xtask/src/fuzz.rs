//! `cargo xtask fuzz`: gives the targets of the test kit inputs that were never tried, on an optimised
//! build, and adds up in `fuzz/ledger.txt` how many there were.

use std::process::Command;

use clap::Args;

use crate::{Chore, bench, project};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Only these targets.
    #[arg(long = "target")]
    targets: Vec<String>,
    /// How long in all.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many processes at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// What inputs are made from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The profile to build with.
    #[arg(long, default_value = "fast")]
    profile: String,
}

impl Arguments {
    /// All targets on all cores for so many seconds.
    pub(crate) fn of_a_night(seconds: u64, seed: u64) -> Self {
        Self {
            targets: Vec::new(),
            seconds,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            seed,
            profile: "fast".to_owned(),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let mutator = bench::built("marotte-testkit", "mutator", &arguments.profile)?;
    let mut command = Command::new(mutator);
    for target in &arguments.targets {
        command.args(["--target", target]);
    }
    let status = command
        .args(["--seconds", &arguments.seconds.to_string()])
        .args(["--threads", &arguments.threads.to_string()])
        .args(["--seed", &arguments.seed.to_string()])
        .arg("--root")
        .arg(project::root())
        .status()?;
    Ok(status.success())
}
