//! The n-th allocation of a compilation fails: `starved FOLDER FACTS FIRST EVERY` tries each `EVERY`th n,
//! from `FIRST` on, with each node of an environment, and prints a JSON line.
//!
//! Rust ends a process that gets no memory, so what fails is what can: the counting allocator takes note
//! that there is not enough left, as it does when a limit is reached. Whatever the compilation was doing,
//! it has no catalog and says that memory is why, or the whole catalog if it was about to end; and the
//! next node, which shares its files, has its own.

mod hungry;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, io, thread};

use marotte_catalog::write_json;
use marotte_site::{CompileRequest, Failed, Node, NodeSelection, Parts, Site, SiteOptions};
use serde_json::json;

use hungry::{Hungry, allocations, starve_at};

#[global_allocator]
static ALLOCATOR: Hungry = Hungry;

/// How many problems are told at the most.
const TOLD: usize = 20;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, facts, first, every] = arguments.as_slice() else {
        return Err(io::Error::other("usage: starved FOLDER FACTS FIRST EVERY"));
    };
    let number = |text: &String| text.parse::<u64>().map_err(io::Error::other);
    let every = number(every)?.max(1);
    // The first one is 1.
    let first = number(first)? % every + 1;
    let place = Place { folder, facts };
    let (_, nodes) = place.open()?;
    let mut told = Told::default();
    for turn in 0..nodes.len() {
        told.add(place.starve(turn, first, every)?);
    }
    let Told {
        tried,
        failed,
        broke,
    } = told;
    let figures = json!({ "tried": tried, "failed": failed, "broke": broke });
    writeln!(io::stdout(), "{figures}")
}

/// What came of it.
#[derive(Default)]
struct Told {
    tried: u64,
    /// How many had no catalog.
    failed: u64,
    broke: Vec<String>,
}

impl Told {
    fn add(&mut self, other: Self) {
        self.tried += other.tried;
        self.failed += other.failed;
        self.broke.extend(other.broke);
        self.broke.truncate(TOLD);
    }
}

/// An environment and the facts of its nodes.
struct Place<'a> {
    folder: &'a str,
    facts: &'a str,
}

impl Place<'_> {
    /// A site that knows nothing yet.
    fn open(&self) -> io::Result<(Site, Vec<Node>)> {
        let problem = |problem| io::Error::other(format!("{problem}"));
        let options = SiteOptions {
            folder: Some(self.folder.to_owned()),
            ..SiteOptions::new(Parts::of_this_machine())
        };
        let site = Site::open(options).map_err(problem)?;
        let selection = NodeSelection {
            facts: Some(self.facts.to_owned()),
            ..NodeSelection::default()
        };
        let nodes = site.nodes(&selection).map_err(problem)?;
        Ok((site, nodes))
    }

    /// Starves one of the nodes, on all cores.
    fn starve(&self, turn: usize, first: u64, every: u64) -> io::Result<Told> {
        let (site, nodes) = self.open()?;
        let pair = |nodes: &[Node]| (nodes[turn].clone(), nodes[(turn + 1) % nodes.len()].clone());
        let (hungry, next) = pair(&nodes);
        let before = allocations();
        let whole = catalog(&site, &hungry).map_err(|failed| io::Error::other(code(&failed)))?;
        let most = allocations() - before;
        let other = catalog(&site, &next).map_err(|failed| io::Error::other(code(&failed)))?;
        let told = Mutex::new(Told::default());
        let counter = AtomicU64::new(0);
        let work = || -> io::Result<()> {
            let mut own = Told::default();
            loop {
                let at = first + every * counter.fetch_add(1, Ordering::Relaxed);
                if at > most {
                    break;
                }
                let (site, nodes) = self.open()?;
                let (hungry, next) = pair(&nodes);
                starve_at(at);
                let starved = catalog(&site, &hungry);
                starve_at(u64::MAX);
                let problem = match &starved {
                    Ok(text) if *text == whole => None,
                    Ok(_) => Some("its catalog is another one".to_owned()),
                    Err(failed) if code(failed) == "TOO_MUCH_MEMORY" => None,
                    Err(failed) => Some(format!("{}: {}", code(failed), failed.diagnostic)),
                };
                let problem = problem.or_else(|| match catalog(&site, &next) {
                    Ok(text) if text == other => None,
                    Ok(_) => Some("the next node has another catalog".to_owned()),
                    Err(failed) => Some(format!("the next node failed: {}", failed.diagnostic)),
                });
                let name = hungry.name();
                own.add(Told {
                    tried: 1,
                    failed: u64::from(starved.is_err()),
                    broke: problem
                        .map(|problem| format!("allocation {at} of {most} for {name}: {problem}"))
                        .into_iter()
                        .collect(),
                });
            }
            let mut told = told
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            told.add(own);
            Ok(())
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| {
                let ended = worker.join();
                ended.map_err(|_| io::Error::other("it panicked"))?
            })
        })?;
        Ok(told.into_inner().unwrap_or_default())
    }
}

/// The catalog of a node as it is written.
fn catalog(site: &Site, node: &Node) -> Result<String, Failed> {
    let request = CompileRequest {
        reproducible: true,
        ..CompileRequest::new(node.clone())
    };
    let written = site.compile(&request).and_then(|catalog| {
        let mut bytes = Vec::new();
        match write_json(&catalog, &mut bytes) {
            Ok(()) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
            Err(error) => Err(Failed::not_written("memory", &error)),
        }
    });
    written.catalog
}

fn code(failed: &Failed) -> &'static str {
    failed.diagnostic.issue.code()
}
