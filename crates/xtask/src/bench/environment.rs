//! The catalog of a node of an environment on a disk, with its modules, data and templates.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use clap::Args;

use super::figures::{compare_catalogs, figure, figures, print_catalog};
use super::measure::{TIMES_MORE, best_of, best_of_puppet, compare_cold, print_cold};
use super::release_binary;
use crate::puppet::Puppet;
use crate::{Chore, say};

/// What is measured.
#[derive(Args)]
pub(super) struct Arguments {
    /// The folder of the environment.
    pub(super) folder: PathBuf,
    /// The name of the node.
    #[arg(long)]
    pub(super) node: String,
    /// A file with its facts, in JSON.
    #[arg(long)]
    pub(super) facts: PathBuf,
    /// How often; the best counts.
    #[arg(long, default_value_t = 5)]
    pub(super) repetitions: u32,
    /// Doubtful constructs are worth a warning, and unknown variables are undef.
    #[arg(long)]
    pub(super) lenient: bool,
    #[command(flatten)]
    pub(super) puppet: Puppet,
}

/// What tells the programs of the benches to be lenient.
pub(super) const LENIENT: &str = "MAROTTE_BENCH_LENIENT";

/// What tells the commands.
const LENIENCY: [&str; 3] = ["--strict", "warning", "--no-strict_variables"];

impl Arguments {
    fn leniency(&self) -> &'static str {
        if self.lenient { "1" } else { "" }
    }
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let folder = fs::canonicalize(&arguments.folder)?;
    let facts = fs::canonicalize(&arguments.facts)?;
    let words = [folder.as_path(), Path::new(&arguments.node), &facts];
    let repetitions = arguments.repetitions.to_string();
    let more_repetitions = (arguments.repetitions * TIMES_MORE).to_string();
    let warm = release_binary("marotte-testkit", "fleet")?;
    let node = |repetitions: &str| {
        let mut command = Command::new(&warm);
        command.env(LENIENT, arguments.leniency());
        figures(command.arg("node").args(words).arg(repetitions))
    };
    let mut ours = node(&more_repetitions)?;
    // Memory is that of a process which does as much as the other.
    let peak = figure(&node(&repetitions)?, "peak_bytes");
    ours["peak_bytes"] = peak.into();
    print_catalog(&ours);
    if !arguments.puppet.is_available() {
        say("no Puppet is installed: no ratio");
        return Ok(true);
    }
    let mut script = arguments.puppet.script("bench_environment.rb");
    script.env(LENIENT, arguments.leniency());
    let theirs = figures(script.args(words).arg(&repetitions))?;
    print_catalog(&theirs);
    let short = arguments.node.split('.').next().unwrap_or_default();
    let what = format!("`{short}`, {} resources", figure(&ours, "resources"));
    compare_catalogs(&what, &ours, &theirs);
    cold(&what, arguments, &folder, &facts)?;
    Ok(true)
}

/// Whole processes, as a person at a shell starts them.
fn cold(what: &str, arguments: &Arguments, folder: &Path, facts: &Path) -> io::Result<()> {
    let binary = release_binary("marotte-cli", "marotte")?;
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let node = arguments.node.clone();
    let words = ["compile", "--format", "json", "--env-dir"].map(str::to_owned);
    let words = words
        .into_iter()
        .chain([text(folder), "--facts".to_owned()]);
    let leniency = LENIENCY.iter().filter(|_| arguments.lenient);
    let leniency = leniency.map(|word| (*word).to_owned());
    let words = words
        .chain([text(facts), node.clone()])
        .chain(leniency.clone());
    let words: Vec<String> = words.collect();
    let ours = best_of(arguments.repetitions * TIMES_MORE, &binary, &words)?;
    print_cold("marotte compile", ours);
    let (Some(parent), Some(name)) = (folder.parent(), folder.file_name()) else {
        return Err(io::Error::other("an environment is a folder in a folder"));
    };
    let home = home_of_puppet(&node, facts)?;
    let flags = [
        ("--confdir", text(&home)),
        ("--vardir", text(&home)),
        ("--environmentpath", text(parent)),
        ("--environment", name.to_string_lossy().into_owned()),
        ("--facts_terminus", "yaml".to_owned()),
        ("--render-as", "json".to_owned()),
    ];
    let flags = flags
        .into_iter()
        .flat_map(|(flag, value)| [flag.to_owned(), value]);
    let command = ["catalog", "compile"].map(str::to_owned);
    let words: Vec<String> = command
        .into_iter()
        .chain([node])
        .chain(flags)
        .chain(leniency)
        .collect();
    let theirs = best_of_puppet(arguments.repetitions.min(3), &arguments.puppet, &words)?;
    fs::remove_dir_all(home)?;
    print_cold("puppet catalog compile", theirs);
    compare_cold(what, ours, theirs);
    Ok(())
}

/// A folder for what Puppet reads and writes besides the environment: the facts of the node.
fn home_of_puppet(node: &str, facts: &Path) -> io::Result<PathBuf> {
    let home = env::temp_dir().join(format!("marotte-bench-puppet-{}", std::process::id()));
    let facts: serde_json::Value = serde_json::from_str(&fs::read_to_string(facts)?)?;
    for folder in ["yaml/facts", "client_yaml/facts"] {
        let folder = home.join(folder);
        fs::create_dir_all(&folder)?;
        // JSON is YAML.
        let stored =
            format!("--- !ruby/object:Puppet::Node::Facts\nname: {node}\nvalues: {facts}\n");
        fs::write(folder.join(format!("{node}.yaml")), stored)?;
    }
    Ok(home)
}
