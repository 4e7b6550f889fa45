//! Many nodes of an environment in one process, on one core and on all, and what types cost them.

use std::path::PathBuf;
use std::process::Command;
use std::thread;

use clap::Args;

use super::figures::{figure, figures};
use super::release_binary;
use crate::{Chore, project, say};

/// What is measured.
#[derive(Args)]
pub(super) struct Arguments {
    /// The folder of the environment; that of the example if not given.
    folder: Option<PathBuf>,
    /// A file with the facts of a node, in JSON: all nodes are like that one.
    #[arg(long)]
    facts: Option<PathBuf>,
    /// How many nodes.
    #[arg(long, default_value_t = 1000)]
    nodes: usize,
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let example = project::root().join("examples/control-repo");
    let folder = arguments.folder.clone();
    let folder = folder.unwrap_or_else(|| example.join("environments/production"));
    let facts = arguments.facts.clone();
    let facts = facts.unwrap_or_else(|| example.join("facts/web01.example.com.json"));
    let binary = release_binary("marotte-testkit", "fleet")?;
    let cores = thread::available_parallelism()?.get();
    let mut alone = None;
    for threads in [1, cores] {
        let mut command = Command::new(&binary);
        command.arg("nodes").arg(&folder).arg(&facts);
        command.args([arguments.nodes.to_string(), threads.to_string()]);
        let figures = figures(&mut command)?;
        let seconds = figure(&figures, "seconds");
        let alone = *alone.get_or_insert(seconds);
        say(&format!(
            "{} nodes with {} resources on {threads} cores: {seconds:.3} s, {:.0} nodes a second \
             ({:.2} times one core), {} files used, parsed {} times, peak {:.1} MB",
            figure(&figures, "nodes"),
            figure(&figures, "resources"),
            figure(&figures, "nodes") / seconds,
            alone / seconds,
            figure(&figures, "files"),
            figure(&figures, "parses"),
            figure(&figures, "peak_bytes") / 1e6,
        ));
    }
    if arguments.folder.is_none() {
        super::typed::run(&binary)?;
    }
    Ok(true)
}
