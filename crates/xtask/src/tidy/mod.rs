//! `cargo xtask tidy`: rules of the project that no compiler checks.
//!
//! Each rule is a function from the project to the complaints it has; CONTRIBUTING.md gives the
//! reasons. It also runs as a test, so a plain `cargo test` finds what it finds.

mod dependencies;
mod documents;
mod errors;

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::{Chore, project, say, say_error};

/// The longest source file outside of tests and generated code.
const MAX_LINES: usize = 800;

/// How many lines the command line may not have.
const MAX_CLI_LINES: usize = 6_500;

/// Marks of unfinished work, split so that this file does not contain them.
const MARKS: [&str; 4] = [
    concat!("to", "do!("),
    concat!("unimpl", "emented!("),
    concat!("db", "g!("),
    concat!("#[ign", "ore"),
];

/// Beginnings of paths that exist on one machine only.
const MACHINE_PATHS: [&str; 2] = [concat!("/wo", "rk/"), concat!("/opt", "/ref")];

/// The crates that may reach the machine. All others are given what they need; clippy sees to that
/// (`clippy.toml`), unless a crate has rules of its own.
const OUTER_CRATES: [&str; 5] = ["environment", "site", "cli", "testkit", "xtask"];

/// How a file would get around that.
const EXCEPTION: &str = concat!("disallowed", "_methods");

pub(crate) fn run() -> Chore {
    let complaints = complaints(&project::root())?;
    for complaint in &complaints {
        say_error(complaint);
    }
    if complaints.is_empty() {
        say("tidy");
    }
    Ok(complaints.is_empty())
}

fn complaints(root: &Path) -> io::Result<Vec<String>> {
    let mut complaints = Vec::new();
    let mut read = Vec::new();
    let mut declared = documents::Declared::default();
    for path in sources(root)? {
        let text = fs::read_to_string(&path)?;
        source_complaints(&project::relative(&path), &text, &mut complaints);
        read.push(errors::Source::new(&path, &text));
        declared.note(&text);
    }
    errors::complaints(&read, &mut complaints);
    for path in texts(root)? {
        let text = fs::read_to_string(&path).unwrap_or_default();
        text_complaints(&project::relative(&path), &text, &mut complaints);
    }
    let crates = crates(root)?;
    let architecture = fs::read_to_string(root.join("ARCHITECTURE.md"))?;
    let contributing = fs::read_to_string(root.join("CONTRIBUTING.md"))?;
    map_complaints(&crates, &architecture, &mut complaints);
    library_complaints(&crates, &mut complaints);
    edge_complaints(root, &mut complaints)?;
    let documents = [
        ("ARCHITECTURE.md", &architecture),
        ("CONTRIBUTING.md", &contributing),
    ];
    for (name, text) in documents {
        let paths = documents::named_paths(text).filter(|path| !root.join(path).exists());
        complaints.extend(paths.map(|path| format!("{name}: there is no {path}")));
    }
    let items = documents::named_items(&architecture).filter(|item| !declared.has(item));
    complaints.extend(items.map(|item| format!("ARCHITECTURE.md: nothing is called {item}")));
    dependencies::complaints(root, &mut complaints)?;
    for manifest in &crates {
        manifest_complaints(manifest, &contributing, &mut complaints);
    }
    Ok(complaints)
}

/// All Rust files of the project.
fn sources(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut sources = project::files_with(&root.join("crates"), "rs")?;
    let fuzz = root.join("fuzz");
    if fuzz.is_dir() {
        sources.extend(project::files_with(&fuzz, "rs")?);
    }
    Ok(sources)
}

/// All texts that people read or write. Recorded data is left as it was recorded.
fn texts(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut texts = project::files(root)?;
    texts.retain(|path| {
        let known = ["rs", "rb", "md", "toml", "pp", "sh"];
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let recorded = path.starts_with(root.join("conformance"));
        let seeds = path.starts_with(root.join("fuzz/corpus"));
        !recorded && !seeds && known.contains(&&*extension)
    });
    texts.push(root.join(".ci/run"));
    Ok(texts)
}

fn source_complaints(path: &str, text: &str, complaints: &mut Vec<String>) {
    let is_test = ["/tests/", "/examples/"]
        .iter()
        .any(|folder| path.contains(folder))
        || path.ends_with("tests.rs");
    if !text.starts_with("//!") {
        complaints.push(format!(
            "{path}: begin with `//!`, saying what the file is for"
        ));
    }
    let lines = text.lines().count();
    if lines > MAX_LINES && !is_test && !path.contains("generated") {
        complaints.push(format!(
            "{path}: {lines} lines; split it by concept at {MAX_LINES}"
        ));
    }
    for (index, line) in text.lines().enumerate() {
        if !is_test && line.contains(EXCEPTION) {
            complaints.push(format!(
                "{path}:{}: this crate must not reach the machine",
                index + 1
            ));
        }
        if let Some(mark) = MARKS.iter().find(|mark| line.contains(**mark)) {
            complaints.push(format!("{path}:{}: unfinished: {mark}", index + 1));
        }
    }
}

fn text_complaints(path: &str, text: &str, complaints: &mut Vec<String>) {
    for (index, line) in text.lines().enumerate() {
        if let Some(found) = MACHINE_PATHS.iter().find(|start| line.contains(**start)) {
            complaints.push(format!(
                "{path}:{}: a path of one machine: {found}",
                index + 1
            ));
        }
    }
}

/// A crate: its folder's name, its manifest, and whether it has rules of its own for clippy.
struct Manifest {
    name: String,
    text: String,
    has_own_rules: bool,
}

fn crates(root: &Path) -> io::Result<Vec<Manifest>> {
    let mut crates = Vec::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let path = entry?.path();
        let manifest = path.join("Cargo.toml");
        if manifest.is_file() {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(manifest)?;
            let has_own_rules = path.join("clippy.toml").exists();
            crates.push(Manifest {
                name,
                text,
                has_own_rules,
            });
        }
    }
    crates.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(crates)
}

/// The crate map has every crate, and crates only depend on crates above them in it.
fn map_complaints(crates: &[Manifest], architecture: &str, complaints: &mut Vec<String>) {
    let map: Vec<&str> = architecture
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .collect();
    let place = |name: &str| map.iter().position(|entry| *entry == name);
    for Manifest { name, text, .. } in crates {
        let Some(own_place) = place(name) else {
            complaints.push(format!("ARCHITECTURE.md: the crate map lacks `{name}`"));
            continue;
        };
        for dependency in dependencies(text, false) {
            let Some(other) = dependency.strip_prefix("marotte-") else {
                continue;
            };
            if place(other).is_none_or(|other_place| other_place >= own_place) {
                complaints.push(format!(
                    "crates/{name}: depends on `{other}`, which is not above it in the crate map"
                ));
            }
        }
    }
}

/// A site is a library: neither it nor any crate that it needs knows a command line.
fn library_complaints(crates: &[Manifest], complaints: &mut Vec<String>) {
    let mut waiting = vec!["site"];
    let mut seen: Vec<&str> = Vec::new();
    while let Some(name) = waiting.pop() {
        let Some(of) = crates
            .iter()
            .find(|of| of.name == name && !seen.contains(&name))
        else {
            continue;
        };
        seen.push(name);
        for dependency in dependencies(&of.text, true) {
            if dependency.starts_with("clap") {
                complaints.push(format!(
                    "crates/{name}: a library must not have `{dependency}`"
                ));
            }
            waiting.extend(dependency.strip_prefix("marotte-"));
        }
    }
}

/// The command line only turns arguments into requests and answers into text.
fn edge_complaints(root: &Path, complaints: &mut Vec<String>) -> io::Result<()> {
    let mut lines = 0;
    for path in project::files_with(&root.join("crates/cli/src"), "rs")? {
        lines += fs::read_to_string(path)?.lines().count();
    }
    if lines >= MAX_CLI_LINES {
        complaints.push(format!(
            "crates/cli/src: {lines} lines, {MAX_CLI_LINES} or more; what is no matter of arguments \
             and text belongs into `site`"
        ));
    }
    Ok(())
}

/// Every crate has the lints of the workspace, and every dependency a reason.
fn manifest_complaints(manifest: &Manifest, contributing: &str, complaints: &mut Vec<String>) {
    let Manifest { name, text, .. } = manifest;
    if !text.contains("[lints]\nworkspace = true") {
        complaints.push(format!(
            "crates/{name}/Cargo.toml: `[lints] workspace = true` is missing"
        ));
    }
    let may_reach = OUTER_CRATES.contains(&name.as_str());
    if may_reach != manifest.has_own_rules {
        complaints.push(match may_reach {
            true => format!("crates/{name}: a clippy.toml says that it may reach the machine"),
            false => format!("crates/{name}: it must not have a clippy.toml of its own"),
        });
    }
    for dependency in dependencies(text, true) {
        let reasoned = contributing.contains(&format!("| `{dependency}` |"));
        if !dependency.starts_with("marotte-") && !reasoned {
            complaints.push(format!(
                "CONTRIBUTING.md: say why crates/{name} depends on `{dependency}`"
            ));
        }
    }
}

/// The names in the dependency tables of a manifest; with or without those of tests.
fn dependencies(manifest: &str, of_tests: bool) -> Vec<&str> {
    let mut inside = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if let Some(table) = line.strip_prefix('[') {
            let table = table.trim_end_matches(']');
            inside = table.ends_with("dependencies") && (of_tests || !table.starts_with("dev-"));
        } else if inside && !line.starts_with('#') {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            // A value of several lines goes on with an indent or a bracket.
            names.extend(name.starts_with(char::is_alphanumeric).then_some(name));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_project_is_tidy() {
        let complaints = complaints(&project::root()).unwrap();
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    }

    #[test]
    fn manifests_are_read() {
        let text = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\nc = \"1\"\n\
                    [dev-dependencies]\nd = { path = \"\" }\n[lints]\nworkspace = true\n";
        assert_eq!(dependencies(text, false), ["b", "c"]);
        assert_eq!(dependencies(text, true), ["b", "c", "d"]);
    }

    #[test]
    fn sources_are_read() {
        let mut complaints = Vec::new();
        let long = "x\n".repeat(MAX_LINES + 1);
        source_complaints("a.rs", &long, &mut complaints);
        assert_eq!(complaints.len(), 2);
        source_complaints("a/tests/b.rs", &format!("//!\n{long}"), &mut complaints);
        assert_eq!(complaints.len(), 2);
        source_complaints("a.rs", &format!("//!\n{}1)", MARKS[2]), &mut complaints);
        assert_eq!(complaints.len(), 3);
    }

    #[test]
    fn no_inner_crate_reaches_the_machine() {
        let text = format!("//!\n#![expect(clippy::{EXCEPTION})]\n");
        let mut complaints = Vec::new();
        source_complaints("crates/eval/tests/a.rs", &text, &mut complaints);
        assert!(complaints.is_empty());
        source_complaints("crates/eval/src/a.rs", &text, &mut complaints);
        assert_eq!(complaints.len(), 1);
    }
}
