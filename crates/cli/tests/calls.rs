//! Whole control repositories and calls on them: what the binary prints is what Puppet printed.
//!
//! The files in `tests/data/calls` have cases: `=== NAME`, or `=== NAME < OTHER` if it has the files
//! of another one besides its own, then files of the environment as
//! `--- PATH` (`--- /PATH` if it is not below the environment, `--- PATH -> TARGET` if it is a
//! link, `--- PATH +x` if it is a program; `#!bytes [1, 2]` is text that is none), then calls as
//! `$ ARGUMENTS`. Below a call is what the reference answered: `> ` before lines of standard output,
//! `! ` before those of standard error, `= ` before an exit status that is not 0. Of catalogs there
//! are only the resources, edges, classes and tags. The folder of a case is ROOT. A call that begins
//! with `puppet` is made under that name, in that folder; ` < FILE` is its standard input, and
//! ` ; cat FILE` shows a file after it with `| ` before its lines. `~ ` says why our output is
//! another one; the status is the same all the same. `record.rb` beside
//! the files asks the reference again. With `CALLS=nodes` only the files are tried whose names have
//! that in them.

#![cfg(unix)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use common::{Ran, folder, root, run, run_in};
use serde_json::Value;

const NODE: &str = "web01.example.com";
const ENVIRONMENT: &str = "code/environments/production";

/// The flags that name folders of Puppet, and where these are.
const FOLDERS: [(&str, &str); 5] = [
    ("--confdir", "conf"),
    ("--vardir", "var"),
    ("--codedir", "code"),
    ("--logdir", "log"),
    ("--rundir", "run"),
];

/// A case: a control repository, and what is asked of it.
struct Case {
    name: String,
    files: Vec<(String, String)>,
    /// Calls and the lines of their answers.
    calls: Vec<(String, Vec<String>)>,
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut in_file = false;
    for line in text.split_inclusive('\n') {
        let bare = line.trim_end_matches('\n');
        if let Some(header) = bare.strip_prefix("=== ") {
            let (name, like) = header.split_once(" < ").unwrap_or((header, ""));
            let base = cases.iter().find(|case| case.name == like);
            cases.push(Case {
                name: name.to_owned(),
                files: base.map_or_else(Vec::new, |base| base.files.clone()),
                calls: Vec::new(),
            });
            in_file = false;
            continue;
        }
        let Some(case) = cases.last_mut() else {
            continue;
        };
        if let Some(path) = bare.strip_prefix("--- ") {
            case.files.retain(|(known, _)| known != path);
            case.files.push((path.to_owned(), String::new()));
            in_file = true;
        } else if let Some(call) = bare.strip_prefix("$ ") {
            case.calls.push((call.to_owned(), Vec::new()));
            in_file = false;
        } else if in_file {
            case.files.last_mut().unwrap().1.push_str(line);
        } else if let Some((_, answer)) = case.calls.last_mut() {
            answer.push(bare.to_owned());
        }
    }
    cases
}

fn lay_out(case: &Case, at: &Path, facts: &str) {
    let shown = at.to_str().unwrap();
    for below in ["conf", "code/modules", "var/yaml/facts", ENVIRONMENT] {
        fs::create_dir_all(at.join(below)).unwrap();
    }
    for below in ["manifests", "modules"] {
        fs::create_dir_all(at.join(ENVIRONMENT).join(below)).unwrap();
    }
    fs::write(at.join("facts.json"), facts).unwrap();
    let stored = format!("--- !ruby/object:Puppet::Node::Facts\nname: {NODE}\nvalues: {facts}");
    fs::write(at.join(format!("var/yaml/facts/{NODE}.yaml")), stored).unwrap();
    for (name, text) in &case.files {
        let (name, target) = match name.split_once(" -> ") {
            Some((name, target)) => (name, Some(target.replace("ROOT", shown))),
            None => (name.as_str(), None),
        };
        let is_program = name.ends_with(" +x");
        let name = name.trim_end_matches(" +x");
        let path = match name.strip_prefix('/') {
            Some(name) => at.join(name),
            None => at.join(ENVIRONMENT).join(name),
        };
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        if let Some(target) = target {
            std::os::unix::fs::symlink(target, path).unwrap();
            continue;
        }
        let bytes = match text.strip_prefix("#!bytes ") {
            Some(bytes) => serde_json::from_str(bytes).unwrap(),
            None => text.replace("ROOT", shown).into_bytes(),
        };
        fs::write(&path, bytes).unwrap();
        if is_program {
            let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
            fs::set_permissions(path, mode).unwrap();
        }
    }
}

/// The words of a line as a shell takes them apart.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut quote, mut is_word) = (String::new(), None, false);
    for char in line.chars() {
        match (char, quote) {
            (char, Some(end)) if char == end => quote = None,
            ('\'' | '"', None) => (quote, is_word) = (Some(char), true),
            (' ', None) => {
                if is_word {
                    words.push(std::mem::take(&mut word));
                }
                is_word = false;
            }
            (char, _) => {
                word.push(char);
                is_word = true;
            }
        }
    }
    if is_word {
        words.push(word);
    }
    words
}

fn arguments(call: &str, at: &str) -> Vec<String> {
    let mut words = words(&call.replace("ROOT", at));
    if words[0] == "puppet" {
        words.remove(0);
        return with_folders(words, at);
    }
    let given = |words: &[String], flag: &str| words.iter().any(|word| word == flag);
    let mut more = Vec::new();
    if words[0] == "compile" {
        let has_node = words.get(1).is_some_and(|word| !word.starts_with('-'));
        let node = if has_node {
            words.remove(1)
        } else {
            NODE.to_owned()
        };
        let compile = ["catalog", "compile", &node, "--facts_terminus", "yaml"];
        words.splice(0..1, compile.map(str::to_owned));
    }
    if words[0] == "lookup" {
        more.extend(["--error-format", "reference"].map(str::to_owned));
        if !given(&words, "--facts") {
            more.extend(["--facts".to_owned(), format!("{at}/facts.json")]);
        }
        if !given(&words, "--node") {
            more.extend(["--node".to_owned(), NODE.to_owned()]);
        }
    }
    words.extend(more);
    with_folders(words, at)
}

fn with_folders(mut words: Vec<String>, at: &str) -> Vec<String> {
    for (flag, below) in FOLDERS {
        words.extend([flag.to_owned(), format!("{at}/{below}")]);
    }
    words
}

/// Makes a call, and tells what it printed and what is in the file that it names.
fn make(call: &str, case: &Case, at: &Path, facts: &str) -> (Ran, Vec<String>) {
    let shown = at.to_str().unwrap();
    let (call, file) = match call.split_once(" ; cat ") {
        Some((call, file)) => (call, Some(at.join(file))),
        None => (call, None),
    };
    let (call, input) = match call.split_once(" < ") {
        Some((call, input)) => (call, fs::read_to_string(at.join(input)).unwrap()),
        None => (call, String::new()),
    };
    let is_puppet = call.starts_with("puppet ") || call == "puppet";
    // What another call has changed does not count.
    if is_puppet {
        let _ = fs::remove_dir_all(at);
        lay_out(case, at, facts);
    }
    let arguments = arguments(call, shown);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut ran = match is_puppet {
        true => run_in(at, &arguments, &input, Some("puppet")),
        false => run(&arguments, &input),
    };
    if arguments[0] == "catalog" {
        ran.out = summary(&ran.out);
    }
    let text = file.and_then(|file| fs::read_to_string(file).ok());
    let text = text.unwrap_or_default().replace(shown, "ROOT");
    let lines = text.lines().map(|line| {
        let line = match line.split_once("generated on ") {
            Some((before, _)) => format!("{before}generated on T."),
            None => line.to_owned(),
        };
        format!("| {line}").trim_end().to_owned()
    });
    (ran, lines.collect())
}

/// What is in a catalog, but for what is in each.
fn summary(text: &str) -> String {
    let start = match text.starts_with('{') {
        true => 0,
        false => text.find("\n{").map_or(text.len(), |at| at + 1),
    };
    let Ok(catalog) = serde_json::from_str::<Value>(&text[start..]) else {
        return text.to_owned();
    };
    let mut lines = vec![text[..start].to_owned()];
    for resource in catalog["resources"].as_array().unwrap() {
        let title = resource["title"].as_str().unwrap();
        let reference = format!("{}[{title}]", resource["type"].as_str().unwrap());
        if !["Stage[main]", "Class[Settings]", "Class[main]"].contains(&reference.as_str()) {
            lines.push(format!("resource {resource}\n"));
        }
    }
    for edge in catalog["edges"].as_array().unwrap() {
        let end = |name: &str| edge[name].as_str().unwrap().to_owned();
        if end("source") != "Stage[main]" {
            lines.push(format!("edge {} -> {}\n", end("source"), end("target")));
        }
    }
    lines.push(format!("classes {}\n", catalog["classes"]));
    lines.push(format!("tags {}\n", catalog["tags"]));
    lines.concat()
}

/// A text without colours.
fn plain(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let (_, rest) = part.split_once('m').unwrap_or(("", part));
        text + rest
    })
}

/// The lines of a stream, without what differs from run to run or is our own advice.
fn clean(text: &str, mark: &str, at: &str) -> Vec<String> {
    let text = plain(text).replace(at, "ROOT");
    let lines = text
        .lines()
        .filter(|line| !line.starts_with("warning: there "));
    lines
        .map(|line| {
            let line = match (line.find(" in environment "), line.strip_suffix(" seconds")) {
                (Some(_), Some(line)) => {
                    let (line, _) = line.rsplit_once(' ').unwrap();
                    format!("{line} T seconds")
                }
                _ => {
                    let mut keys = ["version: ", "catalog_uuid: "].into_iter();
                    let key = keys.find(|key| line.starts_with(key));
                    key.map_or_else(|| line.to_owned(), |key| format!("{key}V"))
                }
            };
            format!("{mark} {line}").trim_end().to_owned()
        })
        .collect()
}

/// What is wrong with the answers to the calls of a case.
fn differences(case: &Case, at: &Path, facts: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let shown = at.to_str().unwrap();
    lay_out(case, at, facts);
    for (call, expected) in &case.calls {
        let (ran, file) = make(call, case, at, facts);
        let mut actual = clean(&ran.out, ">", shown);
        actual.extend(clean(&ran.err, "!", shown));
        if ran.code != 0 {
            actual.push(format!("= {}", ran.code));
        }
        actual.extend(file);
        let reason = expected.iter().find(|line| line.starts_with("~ "));
        let is_as_told = match reason {
            Some(_) => {
                let status =
                    |lines: &[String]| lines.iter().find(|line| line.starts_with("= ")).cloned();
                let told: Vec<&String> = expected
                    .iter()
                    .filter(|line| !line.starts_with("~ "))
                    .collect();
                status(&actual) == status(expected) && actual.iter().ne(told)
            }
            None => actual == *expected,
        };
        if !is_as_told {
            let (name, actual, expected) = (&case.name, actual.join("\n"), expected.join("\n"));
            wrong.push(format!(
                "{name}: {call}\n--- the reference\n{expected}\n--- we\n{actual}\n"
            ));
        }
    }
    wrong
}

#[test]
fn calls_are_answered_as_the_reference_answers_them() {
    let data = root().join("crates/cli/tests/data/calls");
    let facts = fs::read_to_string(data.join("facts.json")).unwrap();
    let mut files: Vec<PathBuf> = fs::read_dir(&data)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    if let Ok(only) = std::env::var("CALLS") {
        files.retain(|path| path.to_string_lossy().contains(&only));
    }
    let cases: Vec<Case> = files
        .iter()
        .flat_map(|path| cases(&fs::read_to_string(path).unwrap()))
        .collect();
    assert!(!cases.is_empty());
    let folder = folder("calls");
    let next = Mutex::new(cases.iter());
    let wrong = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                loop {
                    let case = next.lock().unwrap().next();
                    let Some(case) = case else { break };
                    let found = differences(case, &folder.join(&case.name), &facts);
                    wrong.lock().unwrap().extend(found);
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    let first: Vec<String> = wrong.iter().take(5).cloned().collect();
    if let Ok(path) = std::env::var("CALLS_REPORT") {
        fs::write(path, wrong.join("\n")).unwrap();
    }
    assert!(
        wrong.is_empty(),
        "{} calls differ\n{}",
        wrong.len(),
        first.join("\n")
    );
}
