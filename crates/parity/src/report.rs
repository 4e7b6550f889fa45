//! What was found about many nodes.

use indexmap::IndexMap;
use serde_json::{Value, json};

use crate::difference::{Difference, Kind};

/// What came of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The same catalog.
    Identical,
    /// No catalog, with the same error.
    FailsAlike(String),
    /// So many differences.
    Differs(usize),
    /// There was nothing to compare with, and why.
    NotCompared(String),
}

/// A node, and what came of it.
#[derive(Clone, Debug)]
pub struct NodeReport {
    /// Its name.
    pub name: String,
    /// What came of it.
    pub outcome: Outcome,
}

/// A difference, and the nodes that have it.
#[derive(Clone, Debug)]
pub struct Group {
    /// The difference.
    pub difference: Difference,
    /// The nodes, in their order.
    pub nodes: Vec<String>,
}

/// What was found about many nodes.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What we were compared with.
    pub reference: String,
    /// The nodes in their order.
    pub nodes: Vec<NodeReport>,
    /// Differences by their text.
    groups: IndexMap<String, Group>,
}

impl Report {
    /// An empty one.
    pub fn new(reference: impl Into<String>) -> Self {
        Self {
            reference: reference.into(),
            ..Self::default()
        }
    }

    /// Takes in what came of a node, with the differences.
    pub fn add(&mut self, node: &str, alike: Outcome, differences: Vec<Difference>) {
        let outcome = match differences.len() {
            0 => alike,
            count => Outcome::Differs(count),
        };
        for difference in differences {
            let group = self.groups.entry(difference.to_json().to_string());
            let group = group.or_insert_with(|| Group {
                difference,
                nodes: Vec::new(),
            });
            if group.nodes.last().is_none_or(|last| last != node) {
                group.nodes.push(node.to_owned());
            }
        }
        self.nodes.push(NodeReport {
            name: node.to_owned(),
            outcome,
        });
    }

    /// The differences: those that change what agents do first, then those of most nodes.
    pub fn groups(&self) -> Vec<&Group> {
        let mut groups: Vec<&Group> = self.groups.values().collect();
        groups.sort_by_key(|group| {
            let kind = group.difference.kind;
            (
                !kind.is_outcome(),
                std::cmp::Reverse(group.nodes.len()),
                kind,
            )
        });
        groups
    }

    /// How many nodes came out so.
    pub fn count(&self, which: impl Fn(&Outcome) -> bool) -> usize {
        let nodes = self.nodes.iter();
        nodes.filter(|node| which(&node.outcome)).count()
    }

    /// How many nodes are the same on both sides, in catalog or error.
    pub fn alike(&self) -> usize {
        self.count(|outcome| matches!(outcome, Outcome::Identical | Outcome::FailsAlike(_)))
    }

    /// Whether every node was compared, and is the same.
    pub fn is_good(&self) -> bool {
        self.alike() == self.nodes.len()
    }

    /// How often a kind of difference was found, in all nodes.
    pub fn kinds(&self) -> Vec<(Kind, usize)> {
        let mut kinds: Vec<(Kind, usize)> = Vec::new();
        for group in self.groups.values() {
            let kind = group.difference.kind;
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += group.nodes.len(),
                None => kinds.push((kind, group.nodes.len())),
            }
        }
        kinds.sort();
        kinds
    }

    /// As JSON, for programs.
    pub fn to_json(&self) -> Value {
        let nodes = self.nodes.iter().map(|node| {
            let (word, more) = match &node.outcome {
                Outcome::Identical => ("identical", Value::Null),
                Outcome::FailsAlike(error) => ("fails alike", json!(error)),
                Outcome::Differs(count) => ("differs", json!(count)),
                Outcome::NotCompared(why) => ("not compared", json!(why)),
            };
            json!({ "name": node.name, "outcome": word, "detail": more })
        });
        let groups = self.groups();
        let groups = groups
            .iter()
            .map(|group| json!({ "difference": group.difference.to_json(), "nodes": group.nodes }));
        json!({
            "reference": self.reference,
            "good": self.is_good(),
            "compared": self.nodes.len() - self.count(|of| matches!(of, Outcome::NotCompared(_))),
            "alike": self.alike(),
            "nodes": nodes.collect::<Vec<_>>(),
            "differences": groups.collect::<Vec<_>>(),
        })
    }
}
