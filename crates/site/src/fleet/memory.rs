//! What is remembered of the nodes of a fleet, and which of them a change can reach.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use marotte_environment::{Environment, Watched, data_of, hash};

use super::dependency::{self, Dependency, Used};
use super::git::Changes;
use super::store::{Stored, StoredNode, entry};
use crate::node::Node;
use crate::problem::Problem;
use crate::site::Site;

/// What is remembered of the nodes of a fleet.
pub struct FleetMemory {
    path: PathBuf,
    files: Arc<Watched>,
    before: Stored,
    now: Mutex<BTreeMap<String, Remembered>>,
}

/// What is remembered of a node.
struct Remembered {
    inputs: u64,
    digest: u64,
    dependencies: BTreeSet<Dependency>,
    data: BTreeSet<String>,
    keys: BTreeSet<String>,
}

/// Which nodes nothing has reached.
pub struct Plan {
    identity: u64,
    /// What stands for what is no file, and for the catalog.
    untouched: HashMap<String, (u64, u64)>,
}

impl Plan {
    /// What stands for the catalog of a node that nothing has reached.
    pub fn untouched(&self, node: &Node) -> Option<u64> {
        let (inputs, digest) = self.untouched.get(node.name())?;
        (*inputs == inputs_of(self.identity, node)).then_some(*digest)
    }
}

/// What stands for what a compilation depends on that is no file.
fn inputs_of(identity: u64, node: &Node) -> u64 {
    hash(&(identity, node.origin()))
}

impl FleetMemory {
    /// The memory in a folder of a site whose files are watched.
    pub fn open(folder: &Path, site: &Site, files: Arc<Watched>) -> Self {
        let name = format!("{:016x}.fleet", hash(&site.identity));
        let path = folder.join(name);
        Self {
            before: Stored::read(&path).unwrap_or_default(),
            path,
            files,
            now: Mutex::default(),
        }
    }

    /// Which nodes nothing has reached since they were compiled, nor since a revision.
    pub fn plan(
        &self,
        site: &Site,
        environment: &Environment,
        since: Option<&str>,
    ) -> Result<Plan, Problem> {
        // What modules have is looked at before anything is compiled.
        for module in environment.modules() {
            self.files.code(&module.path);
        }
        let commands = &*site.place.parts.commands;
        let changes = since.map(|since| Changes::since(since, environment.root(), commands));
        let changes = changes.transpose()?;
        let is_same = |index: u32| {
            let Some((dependency, state)) = self.before.dependency(index) else {
                return false;
            };
            let is_same = dependency.state(&self.files, &self.before.sets) == state;
            is_same
                && !changes
                    .as_ref()
                    .is_some_and(|changes| self.differs(&dependency, changes, site))
        };
        let same: Vec<bool> = (0..self.before.dependencies.len() as u32)
            .map(is_same)
            .collect();
        let all_same = |of: &[u32]| {
            let mut of = of.iter().map(|index| same.get(*index as usize));
            of.all(|is_same| is_same == Some(&true))
        };
        let mut untouched = HashMap::new();
        if all_same(&self.before.shared) {
            for (name, node) in &self.before.nodes {
                if all_same(&node.dependencies) {
                    untouched.insert(name.clone(), (node.inputs, node.digest));
                }
            }
        }
        Ok(Plan {
            identity: site.identity,
            untouched,
        })
    }

    /// Whether something differs from what it was in a revision.
    fn differs(&self, dependency: &Dependency, changes: &Changes, site: &Site) -> bool {
        match dependency {
            Dependency::File(path) => changes.has(path),
            Dependency::Folder(path) | Dependency::Code(path) => changes.has_names_below(path),
            Dependency::Data(path, _) if !changes.has(path) => false,
            Dependency::Data(path, set) => {
                let Some(keys) = self.before.sets.get(*set as usize) else {
                    return true;
                };
                let before = changes.before(path, &*site.place.parts.commands);
                let before = before.and_then(|bytes| data_of(path, &bytes, keys));
                before != Some(self.files.data(path, keys))
            }
        }
    }

    /// Remembers what a node's catalog was made of. Nothing if that cannot be known.
    pub fn remember(&self, site: &Site, node: &Node, used: Used, environment: &Environment) {
        if used.seen.is_volatile {
            return;
        }
        let remembered = Remembered {
            inputs: inputs_of(site.identity, node),
            digest: used.digest,
            dependencies: dependency::of_compilation(&used, environment),
            data: used.seen.data,
            keys: used.seen.keys,
        };
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        now.insert(node.name().to_owned(), remembered);
    }

    /// Writes down what is known now: of nodes that were compiled, and of those that nothing has
    /// reached. Nodes whose compilation failed are forgotten.
    pub fn save(
        &self,
        plan: &Plan,
        forgotten: &HashSet<String>,
        environment: &Environment,
    ) -> std::io::Result<()> {
        let mut writer = Writer {
            files: &self.files,
            stored: Stored::default(),
            sets: HashMap::new(),
            known: HashMap::new(),
        };
        let mut shared = dependency::shared(&self.files, environment);
        let before = self.before.shared.iter();
        let before = before.filter_map(|index| self.before.dependency(*index));
        shared.extend(before.map(|(dependency, _)| dependency));
        writer.stored.shared = shared.into_iter().map(|of| writer.add(of)).collect();
        let now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, node) in &*now {
            let mut dependencies: Vec<u32> = node
                .dependencies
                .iter()
                .cloned()
                .map(|of| writer.add(of))
                .collect();
            let set = writer.set(&node.keys);
            let data = node.data.iter().cloned();
            dependencies.extend(data.map(|path| writer.add(Dependency::Data(path, set))));
            let stored = StoredNode {
                inputs: node.inputs,
                digest: node.digest,
                dependencies,
            };
            writer.stored.nodes.insert(name.clone(), stored);
        }
        for (name, node) in &self.before.nodes {
            let is_kept = plan.untouched.contains_key(name) && !forgotten.contains(name);
            if !is_kept || now.contains_key(name) {
                continue;
            }
            let of = node
                .dependencies
                .iter()
                .filter_map(|index| self.before.dependency(*index));
            let dependencies = of.map(|(dependency, _)| match dependency {
                Dependency::Data(path, set) => {
                    let keys = self.before.sets.get(set as usize);
                    let set = writer.set(keys.unwrap_or(&BTreeSet::new()));
                    writer.add(Dependency::Data(path, set))
                }
                other => writer.add(other),
            });
            let node = StoredNode {
                dependencies: dependencies.collect(),
                ..node.clone()
            };
            writer.stored.nodes.insert(name.clone(), node);
        }
        writer.stored.write(&self.path)
    }
}

/// A memory that is being written.
struct Writer<'a> {
    files: &'a Watched,
    stored: Stored,
    sets: HashMap<BTreeSet<String>, u32>,
    known: HashMap<Dependency, u32>,
}

impl Writer<'_> {
    fn add(&mut self, dependency: Dependency) -> u32 {
        if let Some(known) = self.known.get(&dependency) {
            return *known;
        }
        let index = self.stored.dependencies.len() as u32;
        let state = dependency.state(self.files, &self.stored.sets);
        self.stored
            .dependencies
            .push(entry(dependency.clone(), state));
        self.known.insert(dependency, index);
        index
    }

    fn set(&mut self, keys: &BTreeSet<String>) -> u32 {
        if let Some(known) = self.sets.get(keys) {
            return *known;
        }
        let index = self.stored.sets.len() as u32;
        self.stored.sets.push(keys.clone());
        self.sets.insert(keys.clone(), index);
        index
    }
}
