//! How many inputs each target was given in all runs, and how many of those that were found are still
//! open: `fuzz/ledger.txt`, a line a target.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use marotte_testkit::fuzz::TARGETS;

/// What is known of a target.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entry {
    pub(crate) executions: u64,
    pub(crate) open: usize,
}

/// The ledger.
pub(crate) struct Ledger {
    path: PathBuf,
    entries: BTreeMap<String, Entry>,
}

const HEAD: &str = "# Inputs that each target was given in all runs of `cargo xtask fuzz`, and those of fuzz/found that are open.\n";

impl Ledger {
    /// That of a project; an empty one if there is none.
    pub(crate) fn read(root: &Path) -> Self {
        let path = root.join("fuzz/ledger.txt");
        let text = fs::read_to_string(&path).unwrap_or_default();
        let entries = text
            .lines()
            .filter_map(|line| {
                let mut words = line.split_whitespace();
                let name = words.next()?.to_owned();
                let executions = words.next()?.parse().ok()?;
                let open = words.next()?.parse().ok()?;
                Some((name, Entry { executions, open }))
            })
            .collect();
        Self { path, entries }
    }

    /// What is known of a target.
    pub(crate) fn of(&self, target: &str) -> Entry {
        self.entries.get(target).copied().unwrap_or_default()
    }

    /// Adds executions, says how many crashes are open, and writes the file.
    pub(crate) fn add(&mut self, target: &str, executions: u64, open: usize) -> io::Result<()> {
        let entry = self.entries.entry(target.to_owned()).or_default();
        entry.executions += executions;
        entry.open = open;
        let mut text = HEAD.to_owned();
        for target in &TARGETS {
            let Entry { executions, open } = self.of(target.name);
            text.push_str(&format!("{:<14} {executions:>12} {open:>3}\n", target.name));
        }
        let Entry { executions, open } = self.sum();
        text.push_str(&format!("# {:<12} {executions:>12} {open:>3}\n", "in all"));
        fs::write(&self.path, text)
    }

    /// All targets together.
    pub(crate) fn sum(&self) -> Entry {
        self.entries
            .values()
            .fold(Entry::default(), |sum, entry| Entry {
                executions: sum.executions + entry.executions,
                open: sum.open + entry.open,
            })
    }
}
