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
mod parallel;
mod processes;
mod repeated;
mod ruby;
mod secrets;
mod starved;
mod table;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, io};

use clap::{Args, Subcommand};

use self::table::Table;
use crate::{Chore, bench, fuzz, say};

/// The least time that fuzzing gets of a round, in seconds.
const FUZZING: u64 = 60;

#[derive(Args)]
pub(crate) struct Arguments {
    /// Only as much as takes a few minutes.
    #[arg(long, conflicts_with = "long")]
    quick: bool,
    /// For nights: all parts once, then those that are random with other seeds, and fuzzing, for so many
    /// hours.
    #[arg(long, value_name = "HOURS")]
    long: Option<f64>,
    /// The seed of everything that is random; 1 if nothing is said, or the time of a long run.
    #[arg(long)]
    seed: Option<u64>,
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

/// An attack.
struct Part {
    name: &'static str,
    run: fn(&Attack<'_>) -> io::Result<Report>,
    /// Whether another seed tries something else.
    is_random: bool,
}

const fn part(name: &'static str, run: fn(&Attack<'_>) -> io::Result<Report>) -> Part {
    Part {
        name,
        run,
        is_random: false,
    }
}

impl Part {
    const fn random(mut self) -> Self {
        self.is_random = true;
        self
    }
}

const PARTS: [Part; 11] = [
    part("corpus", corpus::run),
    part("ruby", ruby::run),
    part("mutants", mutants::run).random(),
    part("names", names::run),
    part("outputs", outputs::run).random(),
    part("processes", processes::run).random(),
    part("faults", faults::run),
    part("starved", starved::run),
    part("secrets", secrets::run),
    part("repeated", repeated::run).random(),
    part("life", life::run),
];

/// A run of attacks.
struct Regime<'a> {
    arguments: &'a Arguments,
    binary: PathBuf,
    folder: PathBuf,
    table: Table,
}

impl Regime<'_> {
    /// Runs those of the parts that are meant.
    fn round(&mut self, seed: u64, is_meant: impl Fn(&Part) -> bool) -> io::Result<()> {
        for part in PARTS.iter().filter(|part| is_meant(part)) {
            let only = self.arguments.part.as_deref();
            if only.is_some_and(|only| only != part.name) {
                continue;
            }
            let own = self.folder.join(part.name);
            fs::create_dir_all(&own)?;
            let began = Instant::now();
            let report = (part.run)(&Attack {
                binary: &self.binary,
                profile: &self.arguments.profile,
                folder: own.clone(),
                quick: self.arguments.quick,
                seed,
            })?;
            // What broke something can be looked at.
            if report.broke.is_empty() {
                fs::remove_dir_all(own)?;
            }
            self.table.add(part.name, report, began.elapsed());
        }
        Ok(())
    }

    /// What is random again and again, until the time is over; fuzzing has half of it.
    fn night(&mut self, first: u64, end: Instant) -> Chore {
        let mut is_sound = true;
        for seed in (first..).skip(1) {
            let began = Instant::now();
            if began >= end {
                break;
            }
            say(&format!("seed {seed}"));
            self.round(seed, |part| part.is_random)?;
            let left = end.saturating_duration_since(Instant::now()).as_secs();
            let seconds = began.elapsed().as_secs().max(FUZZING).min(left);
            if self.arguments.part.is_none() && seconds > 0 {
                is_sound &= fuzz::run(&fuzz::Arguments::of_a_night(seconds, seed))?;
            }
        }
        Ok(is_sound)
    }
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    if let Some(Inner::Attempt { command }) = &arguments.inner {
        return attempt::run_inner(command);
    }
    let binary = bench::built("marotte-cli", "marotte", &arguments.profile)?;
    let start = Instant::now();
    let folder = env::temp_dir().join(format!("marotte-robust-{}", std::process::id()));
    let seed = arguments.seed.unwrap_or_else(|| match arguments.long {
        None => 1,
        Some(_) => SystemTime::UNIX_EPOCH
            .elapsed()
            .map_or(1, |since| since.as_secs()),
    });
    let mut regime = Regime {
        arguments,
        binary,
        folder,
        table: Table::begin(seed),
    };
    regime.round(seed, |_| true)?;
    let mut is_sound = true;
    if let Some(hours) = arguments.long {
        let time = Duration::try_from_secs_f64(hours * 3600.0).map_err(io::Error::other)?;
        is_sound = regime.night(seed, start + time)?;
        regime.table.show();
    }
    is_sound &= regime.table.is_sound();
    if is_sound {
        fs::remove_dir_all(&regime.folder)?;
    }
    say(&format!("{:.0} s in all", start.elapsed().as_secs_f64()));
    Ok(is_sound)
}
