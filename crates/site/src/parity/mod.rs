//! What a real Puppet makes of nodes, compared with what we make of them.
//!
//! The reference is a Puppet of this machine, which compiles all nodes in one process and is told all
//! that we know of each, or catalogs that one has made before: in files or in a PuppetDB.

mod catalogs;
mod puppet;

use std::io;

use marotte_catalog::Catalog;
use marotte_diagnostics::SiteIssue;
use marotte_eval::Level;
use marotte_parity::{Answer, Detail, Line, Made, Outcome, Report, compare, relocated};
use rustc_hash::FxHashSet;
use serde_json::Value as Json;

use self::catalogs::Stored;
use self::puppet::Puppet;
use crate::environment::{Beginning, In};
use crate::node::Node;
use crate::node::selection::NodeSelection;
use crate::problem::{Problem, problem};
use crate::puppetdb::PuppetDb;
use crate::request::compile::CompileRequest;
use crate::site::Site;

/// Asks for a comparison of the catalogs of nodes.
#[derive(Clone, Debug)]
pub struct ParityRequest {
    /// The nodes. If nobody is named and there are no facts, those that the reference knows.
    pub nodes: NodeSelection,
    /// What is compared with.
    pub reference: ReferenceSource,
}

/// Where the catalogs of a real Puppet come from.
#[derive(Clone, Debug)]
pub enum ReferenceSource {
    /// A Puppet on this machine.
    Puppet {
        /// The Ruby that it runs on, if it is not the usual one.
        ruby: Option<String>,
        /// The folder `lib` of a Puppet that is not installed.
        lib: Option<String>,
    },
    /// A file with catalogs, or a folder with a file a node.
    Catalogs(String),
    /// A PuppetDB.
    PuppetDb(String),
}

/// What we are compared with.
enum Reference {
    Puppet(Box<Puppet>),
    Stored(Stored),
    PuppetDb(PuppetDb),
}

/// An answer of the reference's, with how much is known of it; or why there is none.
type Answered = Result<(Answer, Detail), Problem>;

impl Reference {
    fn open(request: &ParityRequest, site: &Site) -> Result<Self, Problem> {
        Ok(match &request.reference {
            ReferenceSource::Puppet { ruby, lib } => {
                let puppet = Puppet::start(site, ruby.as_deref(), lib.as_deref())?;
                Self::Puppet(Box::new(puppet))
            }
            ReferenceSource::Catalogs(path) => Self::Stored(Stored::open(&site.place.parts, path)?),
            ReferenceSource::PuppetDb(url) => {
                let certificates = &request.nodes.certificates;
                Self::PuppetDb(PuppetDb::at(url, certificates, &site.place)?)
            }
        })
    }

    /// What it is called.
    fn name(&self) -> String {
        match self {
            Self::Puppet(puppet) => format!("Puppet {}", puppet.version),
            Self::Stored(stored) => format!("catalogs in {}", stored.path()),
            Self::PuppetDb(database) => format!("PuppetDB at {}", database.url()),
        }
    }

    fn names(&self) -> Result<Vec<String>, Problem> {
        match self {
            Self::Puppet(_) => Ok(Vec::new()),
            Self::Stored(stored) => Ok(stored.names()),
            Self::PuppetDb(database) => database.names(),
        }
    }

    fn answer(&mut self, node: &Node, site: &Site) -> Answered {
        let stored = |(catalog, detail): (Json, Detail)| {
            let answer = Answer {
                made: Made::Catalog(catalog),
                logs: None,
            };
            (answer, detail)
        };
        match self {
            Self::Puppet(puppet) => Ok((puppet.compile(node, site)?, Detail::ALL)),
            Self::Stored(of) => of.catalog(node.name(), &site.place.parts).map(stored),
            Self::PuppetDb(database) => {
                let catalog = database.catalog(node.name()).map(stored);
                catalog.map_err(|why| no_catalog(node.name(), why.to_string()))
            }
        }
    }

    /// Whether its catalogs are those that agents get, without what is only for other nodes.
    fn is_for_agents(&self) -> bool {
        matches!(self, Self::Stored(_))
    }
}

impl Site {
    /// Compiles nodes, compares their catalogs with the reference's and tells what differs. Whoever
    /// asks is told how many of how many nodes are done.
    pub fn parity(
        &self,
        request: &ParityRequest,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Report, Problem> {
        let mut reference = Reference::open(request, self)?;
        let nodes = self.compared_nodes(&request.nodes, &reference)?;
        let mut report = Report::new(reference.name());
        let mut said: FxHashSet<Line> = FxHashSet::default();
        for (index, node) in nodes.iter().enumerate() {
            progress(index, nodes.len());
            let (mut theirs, detail) = match reference.answer(node, self) {
                Ok(answered) => answered,
                Err(why) => {
                    let outcome = Outcome::NotCompared(why.to_string());
                    report.add(node.name(), outcome, Vec::new());
                    continue;
                }
            };
            let (ours, root) = self.our_answer(node, reference.is_for_agents());
            if let (Made::Catalog(theirs), Some(ours)) = (&mut theirs.made, ours.made.catalog()) {
                *theirs = relocated(theirs.take(), ours, &root);
            }
            let differences = compare(&theirs, &ours, detail, &said);
            said.extend(theirs.logs.into_iter().flatten());
            let alike = match theirs.made {
                Made::Catalog(_) => Outcome::Identical,
                Made::Error(error) => Outcome::FailsAlike(error),
            };
            report.add(node.name(), alike, differences);
        }
        progress(nodes.len(), nodes.len());
        Ok(report)
    }

    fn compared_nodes(
        &self,
        selection: &NodeSelection,
        reference: &Reference,
    ) -> Result<Vec<Node>, Problem> {
        let mut selection = selection.clone();
        if selection.names.is_empty() && selection.facts.is_none() && selection.trusted.is_none() {
            selection.names = reference.names()?;
        }
        let mut nodes = self.nodes(&selection)?;
        if let Reference::PuppetDb(database) = reference {
            for node in &mut nodes {
                if node.is_unknown()
                    && let Some(facts) = database.facts(node.name())?
                {
                    *node = Node::with_facts(node.name(), facts)?;
                }
            }
        }
        Ok(nodes)
    }

    /// What we make of a node, and the folder of its environment.
    fn our_answer(&self, node: &Node, is_for_agents: bool) -> (Answer, String) {
        let answer = self.compile(&CompileRequest {
            reproducible: true,
            ..CompileRequest::new(node.clone())
        });
        let environment = self.opened(&In::Named(answer.environment.clone()), Beginning::Manifests);
        let (root, aside) = match environment {
            Ok(opened) => {
                let known = self.known(node, opened.environment.name());
                let aside = known.map_or(0, |known| known.logs.len());
                (
                    opened.environment.root().to_owned(),
                    (opened.environment.logs().len(), aside),
                )
            }
            Err(_) => (String::new(), (0, 0)),
        };
        // What there is to say of the node itself is not the compilation's.
        let (of_environment, of_node) = aside;
        let logs = answer.logs.iter().enumerate();
        let logs = logs.filter(|(at, entry)| {
            let is_of_node = (of_environment..of_environment + of_node).contains(at);
            !is_of_node && entry.level >= Level::Notice
        });
        let error = answer
            .catalog
            .as_ref()
            .err()
            .map(|failed| failed.diagnostic.to_string());
        let logs = logs
            .map(|(_, entry)| Line {
                level: entry.level.as_str().to_owned(),
                message: entry.message.to_string(),
            })
            // The error itself is told once.
            .filter(|line| Some(&line.message) != error.as_ref());
        let logs = Some(logs.collect());
        let made = match (answer.catalog, error) {
            (Ok(mut catalog), _) => {
                if is_for_agents {
                    catalog.drop_virtual();
                }
                match to_json(&catalog) {
                    Ok(catalog) => Made::Catalog(catalog),
                    Err(error) => Made::Error(error.to_string()),
                }
            }
            (Err(_), error) => Made::Error(error.unwrap_or_default()),
        };
        (Answer { made, logs }, root)
    }
}

/// A catalog in Puppet's JSON.
pub(crate) fn to_json(catalog: &Catalog) -> io::Result<Json> {
    let mut text = Vec::new();
    marotte_catalog::write_json(catalog, &mut text)?;
    Ok(serde_json::from_slice(&text)?)
}

/// A catalog that is not there, or cannot be read.
fn no_catalog(of: &str, why: impl Into<Box<str>>) -> Problem {
    let (of, why) = (of.into(), why.into());
    problem(SiteIssue::NoReferenceCatalog { of, why })
}
