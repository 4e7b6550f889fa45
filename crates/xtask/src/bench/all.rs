//! All benches in one run, and one table of what they found.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::Args;

use super::measure::{TIMES_MORE, best_of, best_of_puppet};
use super::{
    Subject, compile, environment, erb, eval, fleet, lookup, parse, ruby, table, validate,
};
use crate::puppet::{Puppet, filter};
use crate::{Chore, project, say};

/// What all benches are told.
#[derive(Args)]
pub(super) struct AllArguments {
    /// Run all benches and print one table in Markdown.
    #[arg(long)]
    pub(super) all: bool,
    /// Put the table into the README.
    #[arg(long, requires = "all")]
    write: bool,
    /// A folder with `environments/` and `facts/NODE.json`: a node whose name begins with that of an
    /// environment is compiled there, all others in `production`.
    #[arg(long, value_name = "DIR", requires = "all")]
    environments: Option<PathBuf>,
    /// A folder with a fleet: an environment `repo` and `facts` of its nodes, a file each. Without it, nodes
    /// of the example are made up.
    #[arg(long, value_name = "DIR", requires = "all")]
    fleet: Option<PathBuf>,
    /// How often; the best counts.
    #[arg(long = "all-repetitions", default_value_t = 3, requires = "all")]
    repetitions: u32,
    #[command(flatten)]
    puppet: Puppet,
}

/// The sizes of fleets.
const FLEETS: [usize; 2] = [1000, 10_000];

pub(super) fn run(arguments: &AllArguments) -> Chore {
    if !arguments.puppet.is_available() {
        let why = "there is no Puppet to compare with: install one, or give --puppet-lib DIR";
        return Err(io::Error::other(why));
    }
    let subject = Subject {
        paths: Vec::new(),
        repetitions: arguments.repetitions,
        puppet: arguments.puppet.clone(),
    };
    super::build_packaged()?;
    let mut same = validate::run(&subject)?;
    same &= parse::run(&subject)?;
    same &= compile::run(&compile::Arguments::usual(&subject))?;
    if let Some(folder) = &arguments.environments {
        for (environment, node, facts) in nodes_of(folder)? {
            say(&format!("-- {node}"));
            same &= environment::run(&environment::Arguments {
                folder: environment,
                node,
                facts,
                repetitions: arguments.repetitions,
                lenient: true,
                puppet: arguments.puppet.clone(),
            })?;
        }
    }
    same &= lookup::run(&subject)?;
    epp(&subject)?;
    same &= erb::run(&subject)?;
    same &= ruby::run(&subject)?;
    same &= eval::run(&subject)?;
    fleets(arguments)?;
    let table = table::markdown(&version(&arguments.puppet)?);
    say(&table);
    if arguments.write {
        table::write(&table)?;
    }
    Ok(same)
}

/// The nodes of a folder, each with its environment and its facts.
fn nodes_of(folder: &Path) -> io::Result<Vec<(PathBuf, String, PathBuf)>> {
    let mut nodes = Vec::new();
    for entry in fs::read_dir(folder.join("facts"))? {
        let facts = entry?.path();
        let Some(node) = facts.file_stem().and_then(|stem| stem.to_str()) else {
            continue;
        };
        let own = node.split('.').next().unwrap_or(node);
        let environments = folder.join("environments");
        let own = Some(environments.join(own)).filter(|own| own.is_dir());
        let environment = own.unwrap_or_else(|| environments.join("production"));
        nodes.push((environment, node.to_owned(), facts));
    }
    nodes.sort();
    Ok(nodes)
}

/// A template, cold.
fn epp(subject: &Subject) -> io::Result<()> {
    let template = project::root().join("examples/templates/motd.epp");
    let values = "{name => 'web01', admins => ['ann', 'bob']}".to_owned();
    let words = ["epp", "render", "--values"].map(str::to_owned);
    let words: Vec<String> = words
        .into_iter()
        .chain([values, template.to_string_lossy().into_owned()])
        .collect();
    let binary = super::release_binary("marotte-cli", "marotte")?;
    let ours = best_of(subject.repetitions * TIMES_MORE, &binary, &words)?;
    let theirs = best_of_puppet(subject.repetitions, &subject.puppet, &words)?;
    table::row("`epp render`, from a shell", theirs, ours);
    Ok(())
}

/// Many nodes in one process. Puppet is asked for one of them again and again, warm, as a server does it.
fn fleets(arguments: &AllArguments) -> io::Result<()> {
    let Some(folder) = &arguments.fleet else {
        for nodes in FLEETS {
            fleet::compared(nodes, &arguments.puppet)?;
        }
        return Ok(());
    };
    let binary = super::release_binary("marotte-cli", "marotte")?;
    let mut facts: Vec<PathBuf> = fs::read_dir(folder.join("facts"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    facts.sort();
    let Some(first) = facts.first() else {
        return Err(io::Error::other("a fleet without nodes"));
    };
    let environment = folder.join("repo");
    let theirs = fleet::puppet_a_node(&environment, first, &arguments.puppet)?;
    for nodes in FLEETS {
        let some = env::temp_dir().join(format!("marotte-bench-facts-{}", std::process::id()));
        fs::create_dir_all(&some)?;
        for path in facts.iter().take(nodes) {
            fs::copy(path, some.join(path.file_name().unwrap_or_default()))?;
        }
        let text = |path: &Path| path.to_string_lossy().into_owned();
        let words = ["compile", "--check", "--env-dir"]
            .map(str::to_owned)
            .into_iter();
        let words = words.chain([text(&environment), "--facts".to_owned(), text(&some)]);
        let ours = best_of(1, &binary, &words.collect::<Vec<_>>())?;
        fs::remove_dir_all(some)?;
        let count = nodes.min(facts.len());
        fleet::tell(
            count,
            ours.seconds,
            ours.processor_seconds,
            ours.peak_bytes,
            theirs,
        );
    }
    Ok(())
}

/// The Puppet that is compared with, and its Ruby.
fn version(puppet: &Puppet) -> io::Result<String> {
    let version = filter(puppet.puppet().arg("--version"), String::new())?;
    Ok(format!("Puppet {}", version.trim()))
}
