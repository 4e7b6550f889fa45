//! Which nodes of many are compiled, and what is remembered of them.

use std::collections::HashSet;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use marotte_environment::{Environment, Watched};

use super::memory::{FleetMemory, Plan};
use crate::node::Node;
use crate::problem::Problem;
use crate::request::compile::{CompileAnswer, CompileRequest};
use crate::site::Site;

/// What is remembered, and what for.
#[derive(Clone, Debug, Default)]
pub struct FleetOptions {
    /// Where it is remembered, if not where a user's programs do so.
    pub cache: Option<PathBuf>,
    /// The revision that changes are counted from.
    pub changed_since: Option<String>,
    /// Whether all nodes are compiled, to see that none is left out wrongly.
    pub verifies: bool,
}

impl FleetOptions {
    /// Whether anything is remembered.
    pub fn is_wanted(&self) -> bool {
        self.cache.is_some() || self.changed_since.is_some()
    }
}

/// What is remembered of the nodes of a call.
pub struct Fleet {
    memory: FleetMemory,
    plan: Plan,
    environment: Arc<Environment>,
    has_changes: bool,
    verifies: bool,
    /// How many nodes nothing has reached.
    pub untouched: usize,
    /// Nodes without a catalog.
    failed: Mutex<HashSet<String>>,
    /// Nodes that would have been left out although their catalogs differ.
    wrong: Mutex<Vec<String>>,
}

impl Fleet {
    /// What is remembered of the nodes of a site whose files are watched.
    pub fn new(
        args: &FleetOptions,
        site: &Site,
        files: Arc<Watched>,
        environment: Arc<Environment>,
    ) -> Result<Self, Problem> {
        let folder = args.cache.clone().unwrap_or_else(usual_folder);
        let memory = FleetMemory::open(&folder, site, files);
        let plan = memory.plan(site, &environment, args.changed_since.as_deref())?;
        Ok(Self {
            memory,
            plan,
            environment,
            has_changes: args.changed_since.is_some(),
            verifies: args.verifies,
            untouched: 0,
            failed: Mutex::default(),
            wrong: Mutex::default(),
        })
    }

    /// The nodes that are compiled.
    pub fn reached(&mut self, mut nodes: Vec<Node>) -> Vec<Node> {
        if self.has_changes {
            let is_untouched = |node: &Node| self.plan.untouched(node).is_some();
            self.untouched = nodes.iter().filter(|node| is_untouched(node)).count();
            if !self.verifies {
                nodes.retain(|node| !is_untouched(node));
            }
        }
        nodes
    }

    /// Compiles a node, and remembers what that depended on.
    pub fn compile(&self, site: &Site, request: &CompileRequest) -> CompileAnswer {
        let (answer, used) = site.compile_watched(request);
        let node = &request.node;
        let name = || node.name().to_owned();
        let expected = self.plan.untouched(node).filter(|_| self.verifies);
        let is_failed = answer.catalog.is_err();
        if expected.is_some_and(|expected| is_failed || expected != used.digest()) {
            lock(&self.wrong).push(name());
        }
        match is_failed {
            true => {
                lock(&self.failed).insert(name());
            }
            false => self.memory.remember(site, node, used, &self.environment),
        }
        answer
    }

    /// Writes down what is known now.
    pub fn save(&self) -> io::Result<()> {
        let failed = lock(&self.failed);
        self.memory.save(&self.plan, &failed, &self.environment)
    }

    /// The nodes that would have been left out although their catalogs differ.
    pub fn wrong(&self) -> Vec<String> {
        let mut wrong = lock(&self.wrong).clone();
        wrong.sort();
        wrong
    }
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where a user's programs keep what they can make again.
fn usual_folder() -> PathBuf {
    let given = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let of_home = || Some(std::env::home_dir()?.join(".cache"));
    let folder = given.filter(|path| path.is_absolute()).or_else(of_home);
    folder.unwrap_or_else(std::env::temp_dir).join("marotte")
}
