//! The catalog of a node of an environment on a disk, with its modules, data and templates.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use clap::Args;

use super::compile::{print, print_cold};
use super::measure::best_of;
use super::parse::{figure, figures};
use super::release_binary;
use crate::puppet::Puppet;
use crate::{Chore, say};

/// What is measured.
#[derive(Args)]
pub(super) struct Arguments {
    /// The folder of the environment.
    folder: PathBuf,
    /// The name of the node.
    #[arg(long)]
    node: String,
    /// A file with its facts, in JSON.
    #[arg(long)]
    facts: PathBuf,
    /// How often; the best counts.
    #[arg(long, default_value_t = 5)]
    repetitions: u32,
    #[command(flatten)]
    puppet: Puppet,
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let folder = fs::canonicalize(&arguments.folder)?;
    let facts = fs::canonicalize(&arguments.facts)?;
    let words = [folder.as_path(), Path::new(&arguments.node), &facts];
    let repetitions = arguments.repetitions.to_string();
    let warm = release_binary("marotte-testkit", "fleet")?;
    let mut command = Command::new(&warm);
    let ours = figures(command.arg("node").args(words).arg(&repetitions))?;
    print(&ours);
    if !arguments.puppet.is_available() {
        say("no Puppet is installed: no ratio");
        return Ok(true);
    }
    let mut script = arguments.puppet.script("bench_environment.rb");
    let theirs = figures(script.args(words).arg(&repetitions))?;
    print(&theirs);
    for name in ["fresh", "cached", "peak_bytes"] {
        let ratio = figure(&theirs, name) / figure(&ours, name);
        say(&format!("{name}: {ratio:.1} times less"));
    }
    let same = figure(&ours, "json_bytes") / figure(&theirs, "json_bytes");
    say(&format!("our JSON is {same:.4} times as long as theirs"));
    cold(arguments, &folder, &facts)?;
    Ok(true)
}

/// Whole processes. Puppet's has nothing of its command line, which would only cost it time.
fn cold(arguments: &Arguments, folder: &Path, facts: &Path) -> io::Result<()> {
    let binary = release_binary("marotte-cli", "marotte")?;
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let node = arguments.node.clone();
    let words = ["compile", "--format", "json", "--env-dir"].map(str::to_owned);
    let words = words
        .into_iter()
        .chain([text(folder), "--facts".to_owned()]);
    let words: Vec<String> = words.chain([text(facts), node.clone()]).collect();
    let ours = best_of(arguments.repetitions, &binary, &words)?;
    print_cold("marotte compile", ours);
    let script = arguments.puppet.script("bench_environment.rb");
    let mut words: Vec<String> = script
        .get_args()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    words.extend([text(folder), node, text(facts), "once".to_owned()]);
    // The environment of a command is not handed on, so its variables are said to `env`.
    let variables = script.get_envs().filter_map(|(name, value)| {
        let (name, value) = (name.to_string_lossy(), value?.to_string_lossy());
        Some(format!("{name}={value}"))
    });
    let ruby = script.get_program().to_string_lossy().into_owned();
    let words: Vec<String> = variables.chain([ruby]).chain(words).collect();
    let repetitions = arguments.repetitions.min(3);
    let theirs = best_of(repetitions, Path::new("/usr/bin/env"), &words)?;
    print_cold("a Ruby process with Puppet", theirs);
    let time = theirs.processor_seconds / ours.processor_seconds;
    let memory = theirs.peak_bytes / ours.peak_bytes;
    say(&format!(
        "cold: {time:.0} times as fast, in {memory:.1} times less memory"
    ));
    Ok(())
}
