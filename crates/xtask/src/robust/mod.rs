//! `cargo xtask robust`: attacks the binary as it is released, and fails if anything breaks.
//!
//! Each part is an attack: it says what it tried and what broke. One seed decides a whole run, so that
//! every failure can be had again.

mod attempt;
mod bomb;
mod corpus;
mod faults;
mod life;
mod mutants;
mod names;
mod outputs;
mod processes;
mod repeated;
mod ruby;
mod secrets;

use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs, io};

use clap::{Args, Subcommand};

use crate::{Chore, bench, say};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Only as much as takes a few minutes.
    #[arg(long)]
    quick: bool,
    /// The seed of everything that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The profile to build with; `fast` spares the long link while you try something.
    #[arg(long, default_value = "dist")]
    profile: String,
    /// Only the part of this name.
    #[arg(long)]
    part: Option<String>,
    #[command(subcommand)]
    inner: Option<Inner>,
}

#[derive(Subcommand)]
enum Inner {
    /// Runs a command and prints what it cost and how it ended.
    #[command(hide = true)]
    Attempt {
        /// The command and its arguments.
        #[arg(trailing_var_arg = true, required = true)]
        command: Vec<String>,
    },
}

/// What an attack has to work with.
struct Attack<'a> {
    /// The binary under attack.
    binary: &'a Path,
    /// The profile that it was built with.
    profile: &'a str,
    /// A folder of its own.
    folder: PathBuf,
    quick: bool,
    seed: u64,
}

/// What came of an attack.
#[derive(Default)]
struct Report {
    tried: usize,
    broke: Vec<String>,
    /// What else there is to say: the greatest cost, exceptions.
    note: String,
}

impl Report {
    /// Counts an attempt; what is wrong with it is told.
    fn check(&mut self, name: &str, problem: Option<String>) {
        self.tried += 1;
        if let Some(problem) = problem {
            self.broke.push(format!("{name}: {problem}"));
        }
    }
}

type Part = fn(&Attack<'_>) -> io::Result<Report>;

const PARTS: [(&str, Part); 10] = [
    ("corpus", corpus::run),
    ("ruby", ruby::run),
    ("mutants", mutants::run),
    ("names", names::run),
    ("outputs", outputs::run),
    ("processes", processes::run),
    ("faults", faults::run),
    ("secrets", secrets::run),
    ("repeated", repeated::run),
    ("life", life::run),
];

pub(crate) fn run(arguments: &Arguments) -> Chore {
    if let Some(Inner::Attempt { command }) = &arguments.inner {
        return attempt::run_inner(command);
    }
    let binary = bench::built("marotte-cli", "marotte", &arguments.profile)?;
    let start = Instant::now();
    let folder = env::temp_dir().join(format!("marotte-robust-{}", std::process::id()));
    let mut is_sound = true;
    say(&format!(
        "{:<10} {:>8} {:>6} {:>8}",
        "part", "tried", "broke", "seconds"
    ));
    for (name, part) in PARTS {
        if arguments.part.as_deref().is_some_and(|only| only != name) {
            continue;
        }
        let own = folder.join(name);
        fs::create_dir_all(&own)?;
        let began = Instant::now();
        let report = part(&Attack {
            binary: &binary,
            profile: &arguments.profile,
            folder: own,
            quick: arguments.quick,
            seed: arguments.seed,
        })?;
        let seconds = began.elapsed().as_secs_f64();
        let Report { tried, broke, note } = report;
        say(&format!(
            "{name:<10} {tried:>8} {:>6} {seconds:>8.1}  {note}",
            broke.len()
        ));
        for problem in &broke {
            say(&format!("  {problem}"));
        }
        is_sound &= broke.is_empty() && tried > 0;
    }
    // What broke something can be looked at.
    if is_sound {
        fs::remove_dir_all(&folder)?;
    }
    say(&format!("{:.0} s in all", start.elapsed().as_secs_f64()));
    Ok(is_sound)
}
