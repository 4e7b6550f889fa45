//! `conform` answers cases in the form of the reference's recorder and compares with its answers.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use marotte_testkit::compare::Grade;
use marotte_testkit::known::{KnownFailures, grade_name};
use marotte_testkit::report::{Checked, Selection, check_file, table, to_json};
use marotte_testkit::{Case, answer, json, read_cases, run};

/// Answers cases and compares with what the reference answered.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Writes our answer to every case, one JSON object a line, in the order of the cases.
    Answer {
        /// Case files (`.jsonl`, `.jsonl.gz`); standard input if there are none.
        files: Vec<PathBuf>,
    },
    /// Compares our answers with the recorded ones and prints a table.
    Check(CheckArguments),
}

#[derive(Args)]
struct CheckArguments {
    /// Case files with recorded answers (`.jsonl`, `.jsonl.gz`).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Prints every case that is not exact, with what differs first.
    #[arg(short, long)]
    verbose: bool,
    /// Runs only cases whose id contains this.
    #[arg(long)]
    filter: Option<String>,
    /// Runs only cases of this topic.
    #[arg(long)]
    topic: Option<String>,
    /// Fails unless exactly the cases on this list fail.
    #[arg(long)]
    known: Option<PathBuf>,
    /// Rewrites this list of known failures.
    #[arg(long, conflicts_with = "known")]
    write_known: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Answer { files } => answer_files(&files).map(|()| true),
        Command::Check(arguments) => check(&arguments),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            let _ = writeln!(io::stderr(), "conform: {error}");
            ExitCode::from(2)
        }
    }
}

fn answer_files(files: &[PathBuf]) -> io::Result<()> {
    let mut cases: Vec<Case> = Vec::new();
    if files.is_empty() {
        cases = read_cases(io::stdin())?;
    }
    for file in files {
        let input = marotte_testkit::open(file)?;
        cases.extend(read_cases(input)?);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    // In portions, so that a long file neither fills the memory nor keeps a reader waiting.
    for portion in cases.chunks(1024) {
        for line in run::parallel(portion, |case| {
            json::to_text(&answer::answer(case).to_json())
        }) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
    }
    Ok(())
}

fn check(arguments: &CheckArguments) -> io::Result<bool> {
    let selection = Selection {
        filter: arguments.filter.clone(),
        topic: arguments.topic.clone(),
    };
    let mut checked = Vec::new();
    for path in &arguments.files {
        let file = check_file(path, &selection)?;
        checked.extend(file.checked);
        for (folder, count) in file.skipped {
            let name = path.display();
            let why = format!("conform: {name}: {count} cases skipped, they need {folder}");
            writeln!(io::stderr(), "{why}")?;
        }
    }
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.verbose && !arguments.json {
        for checked in checked
            .iter()
            .filter(|one| one.comparison.grade != Grade::Exact)
        {
            let grade = grade_name(checked.comparison.grade);
            writeln!(out, "{} {grade}", checked.case.id)?;
            writeln!(out, "  {}", checked.comparison.difference)?;
        }
    }
    if arguments.json {
        writeln!(out, "{}", to_json(&checked))?;
    } else {
        write!(out, "{}", table(&checked))?;
    }
    if let Some(path) = &arguments.write_known {
        let known = read_known(path)?;
        let grades = checked.iter().map(grade_of);
        fs::write(path, known.rewritten(grades))?;
    }
    let Some(path) = &arguments.known else {
        return Ok(true);
    };
    let known = read_known(path)?;
    let complaints: Vec<String> = checked
        .iter()
        .filter_map(|checked| known.complaint(&checked.case.id, checked.comparison.grade))
        .collect();
    out.flush()?;
    for complaint in &complaints {
        writeln!(io::stderr(), "{complaint}")?;
    }
    Ok(complaints.is_empty())
}

fn grade_of(checked: &Checked) -> (&str, Grade) {
    (&checked.case.id, checked.comparison.grade)
}

fn read_known(path: &PathBuf) -> io::Result<KnownFailures> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        text => text?,
    };
    KnownFailures::parse(&text)
        .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
}
