//! `cargo xtask`: the chores of the project that are more than a cargo command.

mod bench;
mod book;
mod codegen;
mod corpus;
mod dialect;
mod differential;
mod dist;
mod divergences;
mod functions;
mod fuzz;
mod fuzz_seeds;
mod likeness;
mod mistakes;
mod mutate;
mod pgo;
mod prelude;
mod project;
mod puppet;
mod random;
mod record;
mod robust;
mod ruby;
mod stdlib;
mod tidy;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Checks what the compiler does not: headers, sizes, marks left behind, the documents.
    Tidy,
    /// Asks the reference for the answers of suite cases and writes them into the suites.
    Record(record::Arguments),
    /// Writes what people are shown of each mistake of the table of mistakes.
    Mistakes,
    /// Writes the rules of the dialect of the first design, with their examples, into its page
    Dialect,
    /// Asks the reference for the tables of resource types and writes them.
    Codegen(codegen::Arguments),
    /// Lowers what the program has in Ruby of its own, and writes that for the binary.
    Prelude,
    /// Compares our trees of many files with those of the reference.
    Corpus(corpus::Arguments),
    /// Makes random programs and compares our answers with the reference's.
    Differential(differential::Arguments),
    /// Measures us against the reference in one run.
    Bench(bench::Arguments),
    /// Attacks the binary as it is released, and fails if anything breaks.
    Robust(robust::Arguments),
    /// Compares the list of our functions with that of the reference.
    Functions(functions::Arguments),
    /// Compares what modules have in Ruby with what the reference makes of it.
    Ruby(ruby::Arguments),
    /// Writes the table of contents that native functions of puppetlabs-stdlib stand for.
    Stdlib(stdlib::Arguments),
    /// Builds the book of `docs` and of what the code says, and checks its links.
    Docs,
    /// Makes what people install: a static binary, a tarball, packages and the recipe of an image.
    Dist(dist::Arguments),
    /// Writes `docs/divergences.md` from the suites.
    Divergences,
    /// Gives the fuzz targets inputs that were never tried, and adds them up in a ledger.
    Fuzz(fuzz::Arguments),
    /// Writes seeds for the fuzz targets from the conformance cases.
    FuzzSeeds,
}

/// The result of a chore: whether all is well, or why it could not be done.
type Chore = io::Result<bool>;

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Tidy => tidy::run(),
        Command::Record(arguments) => record::run(&arguments),
        Command::Mistakes => mistakes::run(),
        Command::Dialect => dialect::run(),
        Command::Codegen(arguments) => codegen::run(&arguments),
        Command::Prelude => prelude::run(),
        Command::Corpus(arguments) => corpus::run(&arguments),
        Command::Differential(arguments) => differential::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Robust(arguments) => robust::run(&arguments),
        Command::Functions(arguments) => functions::run(&arguments),
        Command::Ruby(arguments) => ruby::run(&arguments),
        Command::Stdlib(arguments) => stdlib::run(&arguments),
        Command::Docs => book::run(),
        Command::Dist(arguments) => dist::run(&arguments),
        Command::Divergences => divergences::run(),
        Command::Fuzz(arguments) => fuzz::run(&arguments),
        Command::FuzzSeeds => fuzz_seeds::run(),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            say_error(&error.to_string());
            ExitCode::from(2)
        }
    }
}

/// Prints a line for people.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Prints a line about something that is wrong.
fn say_error(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
