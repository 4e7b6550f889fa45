//! `cargo xtask bench`: us and the reference in one run, as ratios.
//!
//! Seconds depend on the machine and its mood; a ratio measured in one run does far less. Nothing
//! here is a test: a bench has no bound that could fail, but for how costs grow.

mod all;
mod compile;
mod environment;
mod erb;
mod eval;
mod figures;
mod fleet;
mod growing;
mod lookup;
mod measure;
mod parse;
mod ruby;
mod scaling;
mod scripts;
mod site;
mod stdlib;
mod table;
mod typed;
mod validate;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::{env, io};

use clap::{Args, Subcommand};

pub(crate) use self::measure::cost_of_children;
pub(crate) use self::site::site as generated_site;
use crate::dist::Recipe;
use crate::puppet::Puppet;
use crate::{Chore, pgo, project};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    bench: Option<Bench>,
    #[command(flatten)]
    all: all::AllArguments,
    /// The profile to build with; `fast` spares the long link while you try something.
    #[arg(long, global = true, default_value = PACKAGED)]
    profile: String,
    /// Measure what is optimised by a profile: that of a file, or one that is made now.
    #[arg(long, global = true, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    pgo: Option<Option<PathBuf>>,
}

/// How binaries are built.
#[derive(Default)]
struct Building {
    /// The profile to build with.
    profile: String,
    /// What was counted, for the compiler to use.
    counted: Option<PathBuf>,
}

static BUILDING: OnceLock<Building> = OnceLock::new();

#[derive(Subcommand)]
enum Bench {
    /// Throughput of parsing, and of parsing and validating, warm and on one core.
    Parse(Subject),
    /// `marotte validate` of all files, cold, against `puppet parser validate`, with peak memory.
    Validate(Subject),
    /// Expressions of several kinds, warm and on one core, and the memory of a large array.
    Eval(Subject),
    /// A large template in Ruby, rendered for the first time in a process and again and again.
    Erb(Subject),
    /// Calls of functions that a module has in Ruby.
    Ruby(Subject),
    /// Calls of native functions of puppetlabs-stdlib, warm, against a warm Puppet; the folder with
    /// the module can be given.
    Stdlib(Subject),
    /// The catalog of a generated site, warm and cold, and how time grows with its resources.
    Compile(compile::Arguments),
    /// `marotte lookup`, cold, against `puppet lookup`, with peak memory.
    Lookup(Subject),
    /// The catalog of a node of an environment on a disk, warm and cold, with peak memory.
    Environment(environment::Arguments),
    /// Many nodes of an environment in one process, on one core and on all.
    Fleet(fleet::Arguments),
    /// How time and memory grow with what code, data and catalogs are made of, and throughput of
    /// manifests from one megabyte to a hundred. Fails if something grows too fast.
    Scaling(growing::Arguments),
    /// Runs a command and prints its wall-clock time and peak memory.
    #[command(hide = true)]
    Measure {
        /// The command and its arguments.
        #[arg(trailing_var_arg = true, required = true)]
        command: Vec<String>,
    },
}

/// What is measured.
#[derive(Args)]
struct Subject {
    /// Files and folders of files; the installed modules, or the bench's own code, if none
    /// are given.
    paths: Vec<PathBuf>,
    /// How often; the best counts.
    #[arg(long, default_value_t = 5)]
    repetitions: u32,
    #[command(flatten)]
    puppet: Puppet,
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let profile = &arguments.profile;
    let counted = arguments.pgo.as_ref();
    let counted = counted.map(|given| pgo::counted(given.as_deref(), profile));
    let building = Building {
        profile: profile.clone(),
        counted: counted.transpose()?,
    };
    BUILDING.get_or_init(|| building);
    if profile != PACKAGED {
        crate::say(&format!(
            "built with the profile {profile}, not as packaged"
        ));
    }
    let Some(bench) = &arguments.bench else {
        return match arguments.all.all {
            true => all::run(&arguments.all),
            false => Err(io::Error::other("name a bench, or --all")),
        };
    };
    match bench {
        Bench::Parse(subject) => parse::run(subject),
        Bench::Validate(subject) => validate::run(subject),
        Bench::Eval(subject) => eval::run(subject),
        Bench::Erb(subject) => of_ruby("erb", subject),
        Bench::Ruby(subject) => of_ruby("ruby", subject),
        Bench::Stdlib(subject) => of_ruby("stdlib", subject),
        Bench::Compile(arguments) => compile::run(arguments),
        Bench::Lookup(subject) => lookup::run(subject),
        Bench::Environment(arguments) => environment::run(arguments),
        Bench::Fleet(arguments) => fleet::run(arguments),
        Bench::Scaling(arguments) => scaling::run(arguments),
        Bench::Measure { command } => measure::run_measured(command),
    }
}

/// A bench.
type Measured = fn(&Subject) -> Chore;

/// The benches of what modules have in Ruby.
const OF_RUBY: [(&str, Measured); 3] = [
    ("erb", erb::run),
    ("ruby", ruby::run),
    ("stdlib", stdlib::run),
];

/// Runs one of them, and those that are named behind it: `bench erb ruby stdlib`.
fn of_ruby(first: &str, subject: &Subject) -> Chore {
    let mut same = true;
    for (name, bench) in OF_RUBY {
        if name == first || subject.paths.iter().any(|path| path.as_os_str() == name) {
            same &= bench(subject)?;
        }
    }
    Ok(same)
}

/// Builds all that is measured as it is packaged. Benches that ask for a binary then have it at once.
fn build_packaged() -> io::Result<()> {
    let default = Building::default();
    let building = BUILDING.get().unwrap_or(&default);
    if !matches!(building.profile.as_str(), "" | PACKAGED) {
        return Ok(());
    }
    let recipe = Recipe::new(building.counted.as_deref())?;
    recipe.build("marotte-cli", "marotte", PACKAGED)?;
    let warm = [
        "throughput",
        "evaluation",
        "scripts",
        "compilation",
        "fleet",
    ];
    recipe.build_all("marotte-testkit", &warm, PACKAGED)
}

/// Builds a binary of the workspace, as it is packaged if nothing else is asked for, and says
/// where it is.
fn release_binary(package: &str, binary: &str) -> io::Result<PathBuf> {
    let default = Building::default();
    let building = BUILDING.get().unwrap_or(&default);
    match building.profile.as_str() {
        "" | PACKAGED => {
            let recipe = Recipe::new(building.counted.as_deref())?;
            recipe.build(package, binary, PACKAGED)
        }
        profile => built_with(package, binary, profile, building.counted.as_deref()),
    }
}

/// The profile that packages are built with.
const PACKAGED: &str = "dist";

/// Builds a binary of the workspace with a profile of cargo, and says where it is.
pub(crate) fn built(package: &str, binary: &str, profile: &str) -> io::Result<PathBuf> {
    built_with(package, binary, profile, None)
}

/// The same, optimised by what was counted.
fn built_with(
    package: &str,
    binary: &str,
    profile: &str,
    counted: Option<&Path>,
) -> io::Result<PathBuf> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--profile", profile]);
    cargo.args(["--package", package, "--bin", binary]);
    let mut folder = project::profile_folder(profile).to_owned();
    if let Some(counted) = counted {
        let host = pgo::host();
        cargo.args(pgo::target_flags(&host, &pgo::flags(counted)));
        folder = format!("{host}/{folder}");
    }
    if !cargo.current_dir(project::root()).status()?.success() {
        return Err(io::Error::other(format!("{binary} could not be built")));
    }
    Ok(project::built(&folder, binary))
}

/// A file of the paths that are measured, a line each, in a place of its own.
fn file_list(files: &[String]) -> io::Result<PathBuf> {
    let path = env::temp_dir().join(format!("marotte-bench-{}.txt", std::process::id()));
    std::fs::write(&path, files.join("\n") + "\n")?;
    Ok(path)
}
