//! Calls of what modules have in Ruby, warm and for the first time, and the ratios to a real Puppet.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use serde_json::{Value, json};

use super::figures::{figure, figures};
use super::release_binary;
use super::table::{self, Side};
use crate::puppet::Puppet;
use crate::{project, say};

/// How many rounds the loops of the manifests have.
pub(super) const ROUNDS: f64 = 2000.0;

/// What a manifest took.
#[derive(Clone)]
pub(super) struct Taken {
    /// The seconds of the first evaluation of a process.
    pub(super) first: f64,
    /// The least seconds of those that followed.
    pub(super) warm: f64,
    /// What came out.
    pub(super) value: Value,
}

/// An environment of the bench: its manifests call what its modules have.
pub(super) struct Scripts<'a> {
    /// The folder that has the folder of modules.
    pub(super) folder: &'a Path,
    /// The manifests, by their names.
    pub(super) manifests: &'a [&'a str],
    /// How often each is evaluated.
    pub(super) repetitions: u32,
}

impl Scripts<'_> {
    /// What manifests take, by their names.
    pub(super) fn ours(&self) -> io::Result<Vec<Taken>> {
        let binary = release_binary("marotte-testkit", "scripts")?;
        self.run(&mut Command::new(binary))
    }

    /// What they take a real Puppet.
    pub(super) fn theirs(&self, puppet: &Puppet) -> io::Result<Vec<Taken>> {
        self.run(&mut puppet.script("bench_scripts.rb"))
    }

    fn run(&self, command: &mut Command) -> io::Result<Vec<Taken>> {
        let manifest = |name: &&str| manifests().join(format!("{name}.pp"));
        let manifests = self.manifests.iter().map(manifest);
        command.arg(self.folder).args(manifests);
        let repetitions = self.repetitions.to_string();
        let figures = figures(command.args(["--repetitions", &repetitions]))?;
        let taken = |name: &&str| {
            let topic = &figures["topics"][*name];
            Taken {
                first: figure(topic, "first"),
                warm: figure(topic, "warm"),
                value: topic.get("value").cloned().unwrap_or_else(|| json!(null)),
            }
        };
        Ok(self.manifests.iter().map(taken).collect())
    }
}

/// The folder of the bench's modules.
pub(super) fn environment() -> PathBuf {
    project::root().join("crates/xtask/bench/ruby")
}

fn manifests() -> PathBuf {
    environment().join("manifests")
}

/// Says what a call takes both, and whether they give the same.
pub(super) fn compare(what: &str, ours: f64, theirs: f64) {
    if theirs.is_finite() {
        table::row(what, Side::seconds(theirs), Side::seconds(ours));
    }
    let (ours, theirs) = (ours * 1e6, theirs * 1e6);
    let ratio = theirs / ours;
    say(&format!(
        "{what}: {ours:.2} µs, Puppet {theirs:.1} µs: {ratio:.1} times as fast"
    ));
}

/// Whether both came to the same; says what they came to if not.
pub(super) fn is_same(what: &str, ours: &Taken, theirs: &Taken) -> bool {
    let same = ours.value == theirs.value;
    if !same {
        say(&format!(
            "{what} gives {}, Puppet {}",
            ours.value, theirs.value
        ));
    }
    same
}

/// A folder of this process's own with a module `bench` that has a template.
pub(super) fn folder_with_template(text: &str) -> io::Result<PathBuf> {
    let folder = env::temp_dir().join(format!("marotte-bench-erb-{}", std::process::id()));
    let templates = folder.join("modules/bench/templates");
    fs::create_dir_all(&templates)?;
    fs::write(templates.join("page.erb"), text)?;
    Ok(folder)
}
