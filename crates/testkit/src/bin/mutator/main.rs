//! Fuzzing without instrumentation: gives targets inputs that were never tried, in processes of its own,
//! and adds up in a ledger how many there were.
//!
//! - `mutator [--target NAME]… [--seconds N] [--threads N] [--seed S] [--root DIR]` runs.
//! - `mutator worker …` is one such process, `mutator one TARGET FILE` tries one input.
//!
//! What makes a target panic, abort or hang is made small and kept in `fuzz/found`; each run
//! begins with what was found before.

mod found;
mod ledger;
mod run;
mod worker;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use marotte_testkit::fuzz::{TARGETS, Target, target};

#[global_allocator]
static ALLOCATOR: marotte_allocator::Allocator = marotte_allocator::ALLOCATOR;

#[derive(Parser)]
#[command(about = "Gives targets inputs that were never tried")]
struct Arguments {
    /// Only these targets.
    #[arg(long = "target")]
    targets: Vec<String>,
    /// How long in all.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many processes at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// What inputs are made from; with the same seed a run goes on where the ledger says that others
    /// ended.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The project.
    #[arg(long, global = true)]
    root: Option<PathBuf>,
    #[command(subcommand)]
    inner: Option<Inner>,
}

#[derive(Subcommand)]
enum Inner {
    /// Gives inputs to one target for a while.
    #[command(hide = true)]
    Worker(worker::Arguments),
    /// Gives one input to a target.
    #[command(hide = true)]
    One {
        /// The target.
        target: String,
        /// The file with the input.
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2).unwrap_or(here).to_owned();
    let root = arguments.root.clone().unwrap_or(root);
    let done = match &arguments.inner {
        Some(Inner::Worker(of)) => worker::run(of, &root),
        Some(Inner::One { target, file }) => worker::one(target, file),
        None => run::run(&arguments, &root),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln_line(&error.to_string());
            ExitCode::from(2)
        }
    }
}

/// The targets of these names, or all.
fn chosen(names: &[String]) -> std::io::Result<Vec<&'static Target>> {
    if names.is_empty() {
        return Ok(TARGETS.iter().collect());
    }
    let of = |name: &String| {
        let unknown = || std::io::Error::other(format!("there is no target {name}"));
        target(name).ok_or_else(unknown)
    };
    names.iter().map(of).collect()
}

/// Prints a line for people.
fn say(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{line}");
}

fn eprintln_line(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "{line}");
}
