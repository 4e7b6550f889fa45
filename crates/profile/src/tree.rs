//! Spans of the same name in the same place, as a tree.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::What;

/// What the outermost spans are below of.
pub(crate) const ROOT: u32 = u32::MAX;

/// So many branches are told apart.
const MOST: usize = 400_000;

/// All spans of a name that had the same ones around them.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The branch around it.
    pub parent: Option<u32>,
    /// What was done.
    pub what: What,
    /// The number of its name.
    pub name: u32,
    /// How often.
    pub calls: u64,
    /// How many nanoseconds, with all within.
    pub total: u64,
}

/// Where time went.
#[derive(Clone, Default, Debug)]
pub struct Tree {
    branches: Vec<Branch>,
    known: FxHashMap<(u32, What, u32), u32>,
    names: Vec<Box<str>>,
    numbers: FxHashMap<Box<str>, u32>,
}

impl Tree {
    /// All branches, each behind the one around it.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// The name of a number.
    pub fn name(&self, number: u32) -> &str {
        self.names.get(number as usize).map_or("", |name| name)
    }

    /// How a branch is shown: `class ntp`.
    pub fn label(&self, branch: &Branch) -> String {
        match self.name(branch.name) {
            "" => branch.what.name().to_owned(),
            name => format!("{} {name}", branch.what.name()),
        }
    }

    /// The time of each branch that is not that of a branch within.
    pub fn own_times(&self) -> Vec<u64> {
        let mut own: Vec<u64> = self.branches.iter().map(|branch| branch.total).collect();
        for branch in &self.branches {
            if let Some(parent) = branch.parent {
                let parent = &mut own[parent as usize];
                *parent = parent.saturating_sub(branch.total);
            }
        }
        own
    }

    /// A line a branch, with the branches around it and its own nanoseconds, as tools for flame graphs
    /// read them.
    pub fn folded(&self) -> String {
        let mut stacks: Vec<String> = Vec::with_capacity(self.branches.len());
        let mut text = String::new();
        for (branch, own) in self.branches.iter().zip(self.own_times()) {
            let label = self.label(branch).replace([';', '\n'], " ");
            let stack = match branch.parent {
                Some(parent) => format!("{};{label}", stacks[parent as usize]),
                None => label,
            };
            let _ = writeln!(text, "{stack} {own}");
            stacks.push(stack);
        }
        text
    }

    /// The branch of a name within another. Nothing if there are too many.
    pub(crate) fn branch(&mut self, parent: u32, what: What, name: &str) -> Option<u32> {
        let number = match self.numbers.get(name) {
            Some(number) => *number,
            None => {
                let number = self.names.len() as u32;
                self.names.push(name.into());
                self.numbers.insert(name.into(), number);
                number
            }
        };
        let next = self.branches.len();
        let found = *self
            .known
            .entry((parent, what, number))
            .or_insert(next as u32);
        if found as usize == next {
            if next >= MOST {
                self.known.remove(&(parent, what, number));
                return None;
            }
            self.branches.push(Branch {
                parent: (parent != ROOT).then_some(parent),
                what,
                name: number,
                calls: 0,
                total: 0,
            });
        }
        Some(found)
    }

    /// A span of a branch is over.
    pub(crate) fn add(&mut self, branch: u32, time: u64) {
        let branch = &mut self.branches[branch as usize];
        branch.calls += 1;
        branch.total += time;
    }

    /// Adds all that another has.
    pub(crate) fn merge(&mut self, other: &Self) {
        let mut places: Vec<Option<u32>> = Vec::with_capacity(other.branches.len());
        for branch in &other.branches {
            let parent = match branch.parent {
                None => Some(ROOT),
                Some(parent) => places[parent as usize],
            };
            let name = other.name(branch.name);
            let place = parent.and_then(|parent| self.branch(parent, branch.what, name));
            if let Some(place) = place {
                let into = &mut self.branches[place as usize];
                into.calls += branch.calls;
                into.total += branch.total;
            }
            places.push(place);
        }
    }
}
