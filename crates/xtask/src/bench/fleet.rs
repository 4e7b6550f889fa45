//! Many nodes of an environment in one process, on one core and on all, and what types cost them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{io, thread};

use clap::Args;

use super::figures::{figure, figures};
use super::release_binary;
use super::table::{self, Side};
use crate::puppet::Puppet;
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

/// The seconds that a warm Puppet takes for a node, with all files parsed.
pub(super) fn puppet_a_node(folder: &Path, facts: &Path, puppet: &Puppet) -> io::Result<f64> {
    let node = facts.file_stem().unwrap_or_default();
    let mut script = puppet.script("bench_environment.rb");
    let theirs = figures(script.arg(folder).arg(node).arg(facts).arg("3"))?;
    Ok(figure(&theirs, "cached"))
}

/// Takes a row of what a fleet took, a node and core.
pub(super) fn tell(nodes: usize, wall: f64, processor: f64, peak: f64, theirs: f64) {
    let ours = Side::seconds(processor / nodes as f64);
    table::row(
        format!("a node of {nodes} in one process, on one core"),
        Side::seconds(theirs),
        ours,
    );
    table::note(format!(
        "{nodes} nodes: {wall:.2} s on all cores, {processor:.2} s of the processors, peak {:.0} MB",
        peak / 1e6
    ));
}

/// Nodes of the example, and what a warm Puppet takes for one of them.
pub(super) fn compared(nodes: usize, puppet: &Puppet) -> io::Result<()> {
    let example = project::root().join("examples/control-repo");
    let folder = example.join("environments/production");
    let facts = example.join("facts/web01.example.com.json");
    let theirs = puppet_a_node(&folder, &facts, puppet)?;
    let binary = release_binary("marotte-testkit", "fleet")?;
    let cores = thread::available_parallelism()?.get();
    let on = |cores: usize| {
        let mut command = Command::new(&binary);
        command.arg("nodes").arg(&folder).arg(&facts);
        figures(command.args([nodes.to_string(), cores.to_string()]))
    };
    let (alone, all) = (on(1)?, on(cores)?);
    let [alone, wall] = [&alone, &all].map(|of| figure(of, "seconds"));
    tell(nodes, wall, alone, figure(&all, "peak_bytes"), theirs);
    Ok(())
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
