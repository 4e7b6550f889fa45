//! A tree as a table: what took how long, wherever it was called from.

use rustc_hash::FxHashMap;

use crate::{Tree, What};

/// What was done with something of a name, all places together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What was done.
    pub what: What,
    /// What it is called.
    pub name: String,
    /// How often.
    pub calls: u64,
    /// The nanoseconds that are nothing else's.
    pub own: u64,
    /// The nanoseconds with all within.
    pub total: u64,
}

/// A tree as a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// All nanoseconds.
    pub total: u64,
    /// What took them, the longest first.
    pub entries: Vec<Entry>,
}

impl Summary {
    /// The table of a tree.
    pub fn new(tree: &Tree) -> Self {
        let branches = tree.branches();
        let mut places: FxHashMap<(What, u32), usize> = FxHashMap::default();
        let mut entries: Vec<Entry> = Vec::new();
        let mut total = 0;
        for (branch, own) in branches.iter().zip(tree.own_times()) {
            let place = *places.entry((branch.what, branch.name)).or_insert_with(|| {
                entries.push(Entry {
                    what: branch.what,
                    name: tree.name(branch.name).to_owned(),
                    calls: 0,
                    own: 0,
                    total: 0,
                });
                entries.len() - 1
            });
            let entry = &mut entries[place];
            entry.calls += branch.calls;
            entry.own += own;
            // What is within another of its kind has been counted there.
            let mut around = branch.parent.map(|parent| &branches[parent as usize]);
            while let Some(outer) = around {
                if (outer.what, outer.name) == (branch.what, branch.name) {
                    break;
                }
                around = outer.parent.map(|parent| &branches[parent as usize]);
            }
            if around.is_none() {
                entry.total += branch.total;
            }
            if branch.parent.is_none() {
                total += branch.total;
            }
        }
        entries.sort_by(|a, b| b.own.cmp(&a.own).then_with(|| a.name.cmp(&b.name)));
        Self { total, entries }
    }

    /// The entries of a kind, the longest first.
    pub fn of(&self, what: What) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.what == what)
    }
}
