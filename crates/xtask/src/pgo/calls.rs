//! What binaries do while it is watched what runs: the work of users.
//!
//! It is what the project ships: its examples, the benches' own code and the recorded cases of all kinds, and the
//! installed modules if there are any. What runs once a process is counted by many processes, what runs again and
//! again by fleets: what is hardly counted is made small instead of fast, so that all that users wait for must be
//! among it, modules in Ruby as well as loops.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::bench::generated_site;
use crate::corpus::MODULES;
use crate::project;

/// Resources of the generated site that is compiled.
const RESOURCES: usize = 2000;

/// Nodes of a fleet. A fleet takes about as long as the other work of its kind.
const NODES: usize = 40;

/// A call of a binary, in the folder of the project.
pub(super) struct Call {
    /// `marotte`, or the name of another one.
    pub(super) binary: &'static str,
    pub(super) arguments: Vec<OsString>,
    /// Whether it does again and again what others do once.
    pub(super) is_long: bool,
}

/// All that users do. What binaries answer is for tests to look at. A folder is for what they read.
pub(super) fn calls(folder: &Path) -> io::Result<Vec<Call>> {
    let mut calls = Calls {
        folder,
        root: project::root(),
        calls: Vec::new(),
    };
    calls.compile()?;
    calls.ask();
    for code in project::files_with(&calls.root.join("crates/xtask/bench/eval"), "pp")? {
        calls.add(["eval".into(), code.into()]);
    }
    let mut check: Vec<OsString> = words("check");
    check.extend(cases(&calls.root.join("conformance"))?);
    check.extend(cases(&calls.root.join("conformance/ruby"))?);
    calls.calls.push(Call {
        binary: "conform",
        arguments: check,
        is_long: true,
    });
    Ok(calls.calls)
}

/// Calls that come together.
struct Calls<'a> {
    /// A folder for what they read.
    folder: &'a Path,
    root: PathBuf,
    calls: Vec<Call>,
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

impl Calls<'_> {
    fn add(&mut self, arguments: impl Into<Vec<OsString>>) {
        self.calls.push(Call {
            binary: "marotte",
            arguments: arguments.into(),
            is_long: false,
        });
    }

    /// Catalogs: of a manifest, of the examples, and of installed modules.
    fn compile(&mut self) -> io::Result<()> {
        let site = self.folder.join("site.pp");
        fs::write(&site, generated_site(RESOURCES))?;
        let mut compile = words("compile --format json site.example.com --manifest");
        compile.push(site.into());
        self.add(compile);
        let production = "examples/control-repo/environments/production";
        for facts in project::files(&self.root.join("examples/control-repo/facts"))? {
            let mut compile = words("compile --format json --env-dir");
            compile.push(production.into());
            compile.push("--facts".into());
            compile.push(facts.into());
            self.add(compile);
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
                nodes: &["web01", "db01", "app01", "log01", "util01"],
                // They are older than strictness.
                flags: &format!("--modulepath {modules} --strict warning --no-strict_variables"),
            })?;
        }
        Ok(())
    }

    /// Nodes of an environment, alone and as a fleet.
    fn environment(&mut self, environment: &Environment<'_>) -> io::Result<()> {
        let facts = environment.facts;
        let call = format!("--env-dir {} {}", environment.folder, environment.flags);
        for node in environment.nodes {
            for command in ["compile --format json", "compile --check"] {
                let call = format!("{command} {call} --facts {facts} {node}.example.com");
                self.add(words(&call));
            }
        }
        let name = environment.folder.replace('/', "-");
        let fleet = self.folder.join("facts").join(name);
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
            self.calls.push(Call {
                binary: "marotte",
                arguments: call,
                is_long: true,
            });
        }
        Ok(())
    }

    /// Checks, lookups, templates and a value.
    fn ask(&mut self) {
        self.add(words("validate examples crates/xtask/bench"));
        if let Some(modules) = installed_modules() {
            self.add(words(&format!("validate {modules}")));
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
            self.add(words(&format!("lookup {key} {lookups}")));
        }
        let template = "epp render --values {name=>'web01',admins=>['ann','bob']}";
        self.add(words(&format!("{template} examples/templates/motd.epp")));
        self.add(words("eval -e 1"));
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
