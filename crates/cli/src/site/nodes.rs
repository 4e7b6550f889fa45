//! The nodes that a call means, and what is known of them.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};

use marotte_eval::catalog::NodeData;
use marotte_eval::{Level, LogEntry};
use marotte_pcore::convert::to_text;
use marotte_pcore::{Hash, Str, Value};
use marotte_settings::PUPPET_VERSION;

use super::certificate;
use super::classifier::Classified;
use super::place::Place;

use crate::args::NodeArgs;
use crate::facts::{Facts, read_data, read_facts, trusted};

/// A node.
pub(crate) struct Node {
    pub(crate) name: String,
    facts: Source,
    /// Whether the facts say which certificate the node has.
    trusts_facts: bool,
    /// Whether the call gives the facts.
    is_given: bool,
}

/// Where facts come from.
enum Source {
    /// A file of the node's own.
    File(PathBuf),
    /// The one file that was given.
    Known(Facts),
    /// Nowhere.
    Nothing,
}

/// The nodes that the arguments name, or else those that there are facts of.
pub(super) fn nodes(names: Vec<String>, args: &NodeArgs) -> Result<Vec<Node>, String> {
    if let Some(name) = names.iter().find(|name| !is_file_name(name)) {
        return Err(format!("'{name}' cannot be the name of a node"));
    }
    let mut nodes: Vec<Node> = match &args.facts {
        Some(path) if path.is_dir() => in_folder(names, path)?,
        Some(path) => {
            let facts = read_facts(path)?;
            match names.as_slice() {
                [] => {
                    let name = facts.certname().unwrap_or("localhost").to_owned();
                    vec![Node::given(name, Source::Known(facts))]
                }
                [name] => vec![Node::given(name.clone(), Source::Known(facts))],
                names => of_file(names, path),
            }
        }
        None if names.is_empty() => vec![without_facts("localhost".to_owned())],
        None => names.into_iter().map(without_facts).collect(),
    };
    let mut seen = HashSet::new();
    nodes.retain(|node| seen.insert(node.name.clone()));
    Ok(nodes)
}

fn without_facts(name: String) -> Node {
    Node::new(name, Source::Nothing)
}

fn of_file(names: &[String], path: &Path) -> Vec<Node> {
    let names = names.iter().cloned();
    names
        .map(|name| Node::given(name, Source::File(path.to_owned())))
        .collect()
}

/// A file a node: `NODE.json` or `NODE.yaml`.
fn in_folder(names: Vec<String>, folder: &Path) -> Result<Vec<Node>, String> {
    let unreadable = |error| format!("facts from {}: {error}", folder.display());
    let mut files = BTreeMap::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let known = path.extension().and_then(|extension| extension.to_str());
        let name = path.file_stem().and_then(|stem| stem.to_str());
        if let (Some("json" | "yaml" | "yml"), Some(name)) = (known, name)
            && !name.starts_with('.')
        {
            // Of two files, the one that is first in the order of names counts.
            let of_node = files.entry(name.to_owned()).or_insert_with(|| path.clone());
            if path < *of_node {
                *of_node = path;
            }
        }
    }
    if names.is_empty() && files.is_empty() {
        let folder = folder.display();
        return Err(format!(
            "facts from {folder}: there are no files NODE.json or NODE.yaml"
        ));
    }
    if names.is_empty() {
        let all = files
            .into_iter()
            .map(|(name, path)| Node::given(name, Source::File(path)));
        return Ok(all.collect());
    }
    let named = names.into_iter().map(|name| match files.get(&name) {
        Some(path) => Node::given(name, Source::File(path.clone())),
        None => without_facts(name),
    });
    Ok(named.collect())
}

/// Whether a name may be that of a file, which keeps output in its folder.
fn is_file_name(name: &str) -> bool {
    !name.is_empty()
        && name != "."
        && name != ".."
        && !name.contains(['/', '\\', '\0'])
        && !name.chars().any(char::is_control)
}

impl Node {
    fn new(name: String, facts: Source) -> Self {
        Self {
            name,
            facts,
            trusts_facts: false,
            is_given: false,
        }
    }

    /// A node whose facts the call gives.
    fn given(name: String, facts: Source) -> Self {
        Self {
            is_given: true,
            ..Self::new(name, facts)
        }
    }

    /// Takes what `--facts` gives as additions to the facts in one of these files, and believes
    /// the facts about the node's certificate: that is what they mean for `lookup`.
    pub(super) fn add_to_facts(&mut self, files: &[PathBuf]) -> Result<(), String> {
        self.trusts_facts = true;
        let stored = files.iter().find(|file| file.is_file());
        if let (Source::Known(given), Some(stored)) = (&self.facts, stored) {
            self.facts = Source::Known(read_facts(stored)?.with(given));
        }
        Ok(())
    }

    /// Takes the facts in one of these files, if there are none yet.
    pub(super) fn find_facts(&mut self, files: impl Iterator<Item = PathBuf>) {
        if self.is_unknown()
            && let Some(file) = files.into_iter().find(|file| file.is_file())
        {
            self.facts = Source::File(file);
        }
    }

    /// Whether nothing but its name is known.
    pub(crate) fn is_unknown(&self) -> bool {
        matches!(self.facts, Source::Nothing)
    }

    /// What the compilation gets to know, and what that had to say.
    pub(super) fn data(
        &self,
        environment: &str,
        more_trusted: &Hash,
        classified: Classified,
    ) -> Result<(NodeData, Vec<LogEntry>), String> {
        let read;
        let facts = match &self.facts {
            Source::File(path) => {
                read = read_facts(path)?;
                &read
            }
            Source::Known(facts) => facts,
            Source::Nothing => {
                read = Facts::minimal(&self.name);
                &read
            }
        };
        let server_facts = server_facts(facts, environment);
        let mut logs = Vec::new();
        // Whoever was there first stays: the classifier, the node, the server.
        let mut parameters = classified.parameters;
        let classified_names: HashSet<Str> =
            parameters.iter().map(|(name, _)| name.clone()).collect();
        for (name, value) in facts.values() {
            // Facts have no say in which environment the node is in.
            if name == "environment" {
                let own = [(name.clone(), environment.into())];
                logs.push(self.already_set(name, &own, value));
                continue;
            }
            if classified_names.contains(name) {
                logs.push(self.already_set(name, &parameters, value));
            } else {
                parameters.push((name.clone(), value.clone()));
            }
        }
        let known: HashSet<Str> = parameters.iter().map(|(name, _)| name.clone()).collect();
        for (name, value) in &server_facts {
            if !known.contains(name) {
                parameters.push((name.clone(), value.clone()));
            } else if name != "environment" {
                logs.push(self.already_set(name, &parameters, value));
            }
        }
        let of_certificate = match self.remembered(facts) {
            Some(remembered) => remembered.clone(),
            None => trusted(&self.certname(&parameters, &classified_names)),
        };
        let entries = |(name, value): (Str, Value)| (Value::String(name), value);
        let data = NodeData {
            name: self.name.as_str().into(),
            parameters,
            facts: facts.to_hash(),
            trusted: merged(&of_certificate, more_trusted),
            server_facts: Value::hash(server_facts.into_iter().map(entries)),
            classes: classified.classes,
        };
        Ok((data, logs))
    }

    /// What a server knew of the node's certificate when it stored the facts: PuppetDB keeps that
    /// as a fact.
    fn remembered<'a>(&self, facts: &'a Facts) -> Option<&'a Value> {
        let (_, value) = facts.values().iter().find(|(name, _)| name == "trusted")?;
        let Value::Hash(hash) = value else {
            return None;
        };
        let is_whole = ["authenticated", "certname", "extensions"]
            .iter()
            .all(|name| hash.get_str(name).is_some());
        (is_whole && (self.is_given || self.trusts_facts)).then_some(value)
    }

    /// The name in the node's certificate: the node's own, unless somebody says otherwise.
    fn certname(&self, parameters: &[(Str, Value)], classified: &HashSet<Str>) -> String {
        let said = parameters.iter().find(|(name, _)| name == "clientcert");
        match said {
            Some((name, Value::String(certname)))
                if self.trusts_facts || classified.contains(name) =>
            {
                certname.to_string()
            }
            _ => self.name.clone(),
        }
    }

    fn already_set(&self, name: &Str, parameters: &[(Str, Value)], wanted: &Value) -> LogEntry {
        let kept = parameters.iter().find(|(known, _)| known == name);
        let kept = kept.map_or(Str::new(), |(_, value)| to_text(value));
        let (node, wanted) = (&self.name, to_text(wanted));
        LogEntry::text(
            Level::Warning,
            format!(
                "The node parameter '{name}' for node '{node}' was already set to '{kept}'. It \
                 could not be set to '{wanted}'"
            ),
        )
    }
}

/// What a server says of itself. This one is the machine that the facts are of.
fn server_facts(facts: &Facts, environment: &str) -> Vec<(Str, Value)> {
    let mut all = vec![("serverversion".into(), Value::from(PUPPET_VERSION))];
    for (name, fact) in [
        ("servername", "fqdn"),
        ("serverip", "ip"),
        ("serverip6", "ip6"),
    ] {
        if let Some(value) = facts.networking(fact) {
            all.push((name.into(), value.clone()));
        }
    }
    all.push(("environment".into(), Value::from(environment)));
    all
}

fn merged(base: &Value, more: &Hash) -> Value {
    let Value::Hash(base) = base else {
        return base.clone();
    };
    let all = base.iter().chain(more.iter());
    Value::hash(all.map(|(key, value)| (key.clone(), value.clone())))
}

/// What `--trusted` gives: data, or what a certificate says.
pub(super) fn more_trusted(path: Option<&Path>, place: &Place) -> Result<Hash, String> {
    let Some(path) = path else {
        return Ok(Hash::default());
    };
    let wrong = |message: String| format!("trusted data from {}: {message}", path.display());
    if let Ok(bytes) = std::fs::read(path)
        && certificate::is_certificate(&bytes)
    {
        let names = certificate::extension_names(place).map_err(wrong)?;
        return certificate::trusted_by(&bytes, &names).map_err(wrong);
    }
    match read_data(path).map_err(wrong)? {
        Value::Hash(hash) => Ok((*hash).clone()),
        _ => Err(wrong("this is no hash".to_owned())),
    }
}
