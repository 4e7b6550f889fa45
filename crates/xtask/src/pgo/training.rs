//! What a build that counts does: the work of users.
//!
//! It is what the project ships: its examples, the benches' own code and the recorded cases of all kinds, and the
//! installed modules if there are any. What runs once a process is counted by many processes, what runs again and
//! again by fleets: what is hardly counted is made small instead of fast, so that all that users wait for must be
//! among it, modules in Ruby as well as loops.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

use crate::bench::generated_site;
use crate::corpus::MODULES;
use crate::project;

/// Resources of the generated site that is compiled.
const RESOURCES: usize = 2000;

/// Nodes of a fleet. A fleet takes about as long as the other work of its kind.
const NODES: usize = 40;

/// Has binaries work.
pub(super) struct Trainer<'a> {
    /// Where the binaries are.
    binaries: &'a Path,
    /// A folder for what they read.
    folder: &'a Path,
    /// Where they leave what they counted.
    counts: &'a Path,
    root: PathBuf,
}

/// An environment whose nodes are compiled.
struct Environment<'a> {
    folder: &'a str,
    facts: &'a str,
    /// The names of nodes that are compiled alone; a fleet has many of each.
    nodes: &'a [&'a str],
    /// More words of the call.
    flags: &'a str,
}

impl<'a> Trainer<'a> {
    pub(super) fn new(binaries: &'a Path, folder: &'a Path, counts: &'a Path) -> Self {
        Self {
            binaries,
            folder,
            counts,
            root: project::root(),
        }
    }

    /// Has the binaries do what users do. What they answer is for tests to look at.
    pub(super) fn train(&self) -> io::Result<()> {
        self.compile()?;
        self.ask()?;
        for code in project::files_with(&self.root.join("crates/xtask/bench/eval"), "pp")? {
            self.work("marotte", &["eval".into(), code.into()])?;
        }
        let mut check: Vec<OsString> = words("check");
        check.extend(cases(&self.root.join("conformance"))?);
        check.extend(cases(&self.root.join("conformance/ruby"))?);
        self.work("conform", &check)
    }

    /// Catalogs: of a manifest, of the examples, and of installed modules.
    fn compile(&self) -> io::Result<()> {
        let site = self.folder.join("site.pp");
        fs::write(&site, generated_site(RESOURCES))?;
        let mut compile = words("compile --format json site.example.com --manifest");
        compile.push(site.into());
        self.work("marotte", &compile)?;
        let production = "examples/control-repo/environments/production";
        for facts in project::files(&self.root.join("examples/control-repo/facts"))? {
            let mut compile = words("compile --format json --env-dir");
            compile.push(production.into());
            compile.push("--facts".into());
            compile.push(facts.into());
            self.work("marotte", &compile)?;
        }
        self.environment(&Environment {
            folder: production,
            facts: "examples/control-repo/facts/web01.example.com.json",
            nodes: &["web01"],
            flags: "",
        })?;
        self.environment(&Environment {
            folder: "examples/ruby",
            facts: "examples/control-repo/facts/build01.example.com.json",
            nodes: &["build01"],
            flags: "",
        })?;
        if let Some(modules) = installed_modules() {
            self.environment(&Environment {
                folder: "crates/xtask/bench/training",
                facts: "crates/xtask/bench/training/facts.json",
                nodes: &["web01", "db01", "log01"],
                // They are older than strictness.
                flags: &format!("--modulepath {modules} --strict warning --no-strict_variables"),
            })?;
        }
        Ok(())
    }

    /// Nodes of an environment, alone and as a fleet.
    fn environment(&self, environment: &Environment<'_>) -> io::Result<()> {
        let facts = environment.facts;
        let call = format!("--env-dir {} {}", environment.folder, environment.flags);
        for node in environment.nodes {
            for command in ["compile --format json", "compile --check"] {
                let call = format!("{command} {call} --facts {facts} {node}.example.com");
                self.work("marotte", &words(&call))?;
            }
        }
        let fleet = self.folder.join("facts");
        if fleet.is_dir() {
            fs::remove_dir_all(&fleet)?;
        }
        fs::create_dir_all(&fleet)?;
        for node in environment.nodes {
            for number in 0..NODES {
                let name = format!("{node}{number}.example.com.json");
                fs::copy(self.root.join(facts), fleet.join(name))?;
            }
        }
        for command in ["compile --check", "compile --format json"] {
            let mut call = words(&format!("{command} {call} --facts"));
            call.push(fleet.clone().into());
            self.work("marotte", &call)?;
        }
        Ok(())
    }

    /// Checks, lookups, templates and a value.
    fn ask(&self) -> io::Result<()> {
        self.work("marotte", &words("validate examples crates/xtask/bench"))?;
        if let Some(modules) = installed_modules() {
            self.work("marotte", &words(&format!("validate {modules}")))?;
        }
        let lookups = "--node web01.example.com --facts examples/lookup/facts/web01.example.com.yaml \
                       --environmentpath examples/lookup/environments \
                       --hiera_config examples/lookup/global/hiera.yaml";
        for key in [
            "users --merge deep",
            "app::tags",
            "limits --explain",
            "ntp::servers",
        ] {
            self.work("marotte", &words(&format!("lookup {key} {lookups}")))?;
        }
        let template = "epp render --values {name=>'web01',admins=>['ann','bob']}";
        self.work(
            "marotte",
            &words(&format!("{template} examples/templates/motd.epp")),
        )?;
        self.work("marotte", &words("eval -e 1"))
    }

    /// Runs a binary in the folder of the project.
    fn work(&self, binary: &str, arguments: &[OsString]) -> io::Result<()> {
        let mut command = Command::new(self.binaries.join(binary));
        command.args(arguments).current_dir(&self.root);
        // The order of calls is that of one process: each has a file of its own.
        command.env("LLVM_PROFILE_FILE", self.counts.join("%p.profraw"));
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::null()).status().map(|_| ())
    }
}

/// Where modules are installed, if any are.
fn installed_modules() -> Option<&'static str> {
    MODULES
        .into_iter()
        .find(|folder| Path::new(folder).is_dir())
}

fn words(words: &str) -> Vec<OsString> {
    let words = words.split_ascii_whitespace();
    words.map(Into::into).collect()
}

/// The files of cases in a folder.
fn cases(folder: &Path) -> io::Result<Vec<OsString>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == "jsonl") {
            found.push(path.into_os_string());
        }
    }
    found.sort();
    Ok(found)
}
