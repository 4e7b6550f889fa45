//! Which nodes are meant: by their names, by facts in a file, a folder or a database, by a certificate.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use marotte_diagnostics::{Cause, RubyIssue, SiteIssue};
use marotte_environment::watched;
use marotte_pcore::{Hash, Value};

use super::facts::{Facts, read_data};
use super::{Node, Source, certificate, many};
use crate::parts::Parts;
use crate::place::Place;
use crate::problem::{Problem, problem};
use crate::puppetdb::{Certificates, PuppetDb, is_url};
use crate::site::Site;

/// Which nodes are meant.
#[derive(Clone, Debug, Default)]
pub struct NodeSelection {
    /// Their names. If there are none, those that there are facts of are meant, or the one that a
    /// certificate or the configuration names.
    pub names: Vec<String>,
    /// A file with facts of one node or of many, a folder with a file a node, or the URL of a PuppetDB.
    pub facts: Option<String>,
    /// A file with what `$trusted` has besides the name of the node, or the node's certificate.
    pub trusted: Option<String>,
    /// What to show to a PuppetDB, and what to believe of it.
    pub certificates: Certificates,
    /// Whether the facts of this machine are those of its own node only, and not of any.
    pub is_own_only: bool,
}

impl Site {
    /// The nodes that are meant. Nobody depends on what that looks at: nodes have it themselves.
    pub fn nodes(&self, selection: &NodeSelection) -> Result<Vec<Node>, Problem> {
        watched(|| self.find_nodes(selection)).0
    }

    fn find_nodes(&self, selection: &NodeSelection) -> Result<Vec<Node>, Problem> {
        let trusted = more_trusted(selection.trusted.as_deref(), &self.place)?;
        let values = self.place.settings.values(None);
        let mut names = selection.names.clone();
        // A certificate names its owner.
        if let (true, Some(owner)) = (names.is_empty(), trusted.get_str("certname"))
            && let Some(owner) = owner.as_str()
        {
            names.push(owner.to_owned());
        }
        let is_named = self.place.is_installed || values.is_given("certname");
        if names.is_empty() && is_named && selection.facts.is_none() {
            names.push(self.place.text("certname")?);
        }
        let mut nodes = named(names, selection, &self.place)?;
        let trusted = Arc::new(trusted);
        for node in &mut nodes {
            if !trusted.is_empty() {
                node.trusted = trusted.clone();
            }
            if self.has_machine_facts(node, selection)? {
                let certname = self.place.text("certname")?;
                let facts = self.place.machine_facts(&[])?.of_client(&certname);
                node.take_facts(&facts);
            } else if self.place.is_installation {
                let files = self.stored_facts(node.name())?;
                node.find_facts(&self.place.parts, files);
            }
        }
        Ok(nodes)
    }

    /// Whether a node has the facts of this machine, as it has in the reference wherever nobody else is
    /// asked for them.
    fn has_machine_facts(&self, node: &Node, selection: &NodeSelection) -> Result<bool, Problem> {
        let place = &self.place;
        if !place.is_installed || !node.is_unknown() {
            return Ok(false);
        }
        match selection.is_own_only {
            true => Ok(node.name() == place.text("certname")?),
            false => Ok(place.text("facts_terminus")? == "facter"),
        }
    }

    /// Completes the facts of a node that data is looked up for: given facts add to those that a
    /// server has stored, and are believed about the node's certificate.
    pub fn add_stored_facts(&self, node: &mut Node) -> Result<(), Problem> {
        let files = match self.place.is_installation {
            true => self.stored_facts(node.name())?.to_vec(),
            false => Vec::new(),
        };
        node.add_to_facts(&self.place.parts, &files)
    }

    /// Where a server keeps the facts that a node had last. The name of a node is that of a file.
    fn stored_facts(&self, node: &str) -> Result<[String; 2], Problem> {
        let (json, yaml) = (
            self.place.text("server_datadir")?,
            self.place.text("yamldir")?,
        );
        Ok([
            format!("{json}/facts/{node}.json"),
            format!("{yaml}/facts/{node}.yaml"),
        ])
    }
}

/// The nodes of these names, or else those that there are facts of.
fn named(
    names: Vec<String>,
    selection: &NodeSelection,
    place: &Place,
) -> Result<Vec<Node>, Problem> {
    let parts = &place.parts;
    let mut nodes: Vec<Node> = match selection.facts.as_deref() {
        // Names are looked at first, whatever there is to read.
        _ if names.iter().any(|name| Node::new(name.as_str()).is_err()) => {
            names.into_iter().map(Node::new).collect::<Result<_, _>>()?
        }
        Some(path) if parts.files.is_dir(path) => in_folder(names, path, parts)?,
        Some(url) if is_url(url) => {
            let database = PuppetDb::at(url, &selection.certificates, place);
            let nodes = database.and_then(|database| in_database(&database, &names));
            let nodes = nodes.and_then(|nodes| of_many(&names, nodes));
            nodes.map_err(|why| unusable(url, why))?
        }
        Some(path) => {
            let unusable = |why: Problem| unusable(path, why);
            let data = read_data(parts, path).map_err(unusable)?;
            if let Some(nodes) = many::nodes(&data).map_err(unusable)? {
                return of_many(&names, nodes).map_err(unusable);
            }
            let facts = Facts::of_value(&data);
            let facts = facts.ok_or_else(|| unusable(problem(SiteIssue::FactsNoHash)))?;
            match names.as_slice() {
                [] => {
                    let name = facts.certname().unwrap_or("localhost").to_owned();
                    vec![Node::given(name, Source::Known(facts))?]
                }
                [name] => vec![Node::given(name.clone(), Source::Known(facts))?],
                names => names
                    .iter()
                    .map(|name| Node::given(name.clone(), Source::File(path.to_owned())))
                    .collect::<Result<_, _>>()?,
            }
        }
        None if names.is_empty() => vec![Node::new("localhost")?],
        None => names.into_iter().map(Node::new).collect::<Result<_, _>>()?,
    };
    let mut seen = HashSet::new();
    nodes.retain(|node| seen.insert(node.name().to_owned()));
    Ok(nodes)
}

fn unusable(path: &str, why: Problem) -> Problem {
    let (path, why) = (path.into(), Cause(why));
    problem(SiteIssue::UnusableFacts { path, why })
}

/// The nodes of these names among many, or all of them. Of two of a name the first counts.
fn of_many(names: &[String], mut nodes: Vec<Node>) -> Result<Vec<Node>, Problem> {
    let mut seen = HashSet::new();
    nodes.retain(|node| seen.insert(node.name().to_owned()));
    if names.is_empty() {
        let nobody = || problem(SiteIssue::FactsOfNobody);
        return (!nodes.is_empty()).then_some(nodes).ok_or_else(nobody);
    }
    let mut known: HashMap<String, Node> = nodes
        .into_iter()
        .map(|node| (node.name().to_owned(), node))
        .collect();
    let mut seen = HashSet::new();
    let names = names.iter().filter(|name| seen.insert(name.as_str()));
    names
        .map(|name| {
            known
                .remove(name)
                .map_or_else(|| Node::new(name.as_str()), Ok)
        })
        .collect()
}

/// The nodes that a PuppetDB has facts of.
fn in_database(database: &PuppetDb, names: &[String]) -> Result<Vec<Node>, Problem> {
    let found = database.inventory(names)?;
    let nodes = many::nodes(&found)?;
    Ok(nodes.unwrap_or_default())
}

/// A file a node: `NODE.json` or `NODE.yaml`.
fn in_folder(names: Vec<String>, folder: &str, parts: &Parts) -> Result<Vec<Node>, Problem> {
    let unusable = |why: SiteIssue| {
        problem(SiteIssue::UnusableFacts {
            path: folder.into(),
            why: Cause(problem(why)),
        })
    };
    let entries = parts.files.entries(folder).map_err(|error| {
        let why = error.to_string().into();
        unusable(SiteIssue::UnlistedFolder { why })
    })?;
    let mut files = BTreeMap::new();
    for entry in entries {
        let Some((name, "json" | "yaml" | "yml")) = entry.name.rsplit_once('.') else {
            continue;
        };
        if !entry.is_text {
            let name = entry.name.as_str().into();
            return Err(unusable(SiteIssue::FactsNameNoText { name }));
        }
        if !name.is_empty() && !name.starts_with('.') {
            // Of two files, the one that is first in the order of names counts.
            let path = format!("{}/{}", folder.trim_end_matches('/'), entry.name);
            files.entry(name.to_owned()).or_insert(path);
        }
    }
    if names.is_empty() && files.is_empty() {
        return Err(unusable(SiteIssue::NoFactsInFolder));
    }
    if names.is_empty() {
        let all = files.into_iter();
        return all
            .map(|(name, path)| Node::given(name, Source::File(path)))
            .collect();
    }
    let named = names.into_iter().map(|name| match files.get(&name) {
        Some(path) => Node::given(name, Source::File(path.clone())),
        None => Node::new(name),
    });
    named.collect()
}

/// What a file gives `$trusted`: data, or what a certificate says.
fn more_trusted(path: Option<&str>, place: &Place) -> Result<Hash, Problem> {
    let Some(path) = path else {
        return Ok(Hash::default());
    };
    trusted_in(path, place).map_err(|why| {
        problem(SiteIssue::UnusableTrusted {
            path: path.into(),
            why: Cause(why),
        })
    })
}

fn trusted_in(path: &str, place: &Place) -> Result<Hash, Problem> {
    if let Some(Ok(bytes)) = place.parts.files.read(path)
        && certificate::is_certificate(&bytes)
    {
        let names = certificate::extension_names(place)?;
        return certificate::trusted_by(&bytes, &names);
    }
    match read_data(&place.parts, path)? {
        Value::Hash(hash) => Ok((*hash).clone()),
        _ => Err(problem(SiteIssue::TrustedNoHash)),
    }
}

/// The facts that make `$trusted`, of which a file has all or none.
const NAMES: [&str; 4] = ["hostname", "domain", "fqdn", "clientcert"];

/// Whether a file with facts is what the reference wants it to be for a lookup: of the facts that
/// make `$trusted` it has all or none. Facts of many nodes are our own idea.
pub(crate) fn check_facts(parts: &Parts, path: &str) -> Result<(), Problem> {
    if parts.files.is_dir(path) || is_url(path) {
        return Ok(());
    }
    let shown = || Box::<str>::from(path);
    if !parts.files.exists(path) {
        return Err(problem(RubyIssue::NoSuchFile { path: shown() }));
    }
    let unreadable = |why| {
        problem(SiteIssue::LookupFactsUnreadable {
            path: shown(),
            why: Cause(why),
        })
    };
    let data = read_data(parts, path).map_err(unreadable)?;
    if matches!(many::nodes(&data), Ok(Some(_))) {
        return Ok(());
    }
    let Value::Hash(facts) = data else {
        return Err(problem(SiteIssue::LookupFactsNoHash { path: shown() }));
    };
    let given = NAMES.iter().filter(|name| facts.get_str(name).is_some());
    match given.count() {
        0 | 4 => Ok(()),
        _ => Err(problem(SiteIssue::LookupFactsIncomplete {
            names: NAMES.join(",").into(),
            path: shown(),
        })),
    }
}
