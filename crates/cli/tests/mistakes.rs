//! Mistakes that people make, and all that they are shown of each: what is in `mistakes/*.pp`.
//!
//! A case is `#- NAME`, the code of `manifests/site.pp`, and below it the files of the environment that it
//! needs, each behind a line `#-- PATH`. `#$ ARGUMENTS` says how `marotte` is called; usually it is
//! `compile`. What is printed stands at the end, in lines that begin with `#|`: never written by
//! hand, but by `cargo xtask mistakes`, and read by whoever changes it.

mod common;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use common::{folder, root, run_in};

/// How many mistakes there are at least.
const LEAST: usize = 60;

/// Codes that say nothing of what is wrong.
const CATCH_ALLS: [&str; 2] = ["LOGGED", "RUNTIME_ERROR"];

/// What the node is.
const FACTS: &str = r#"{
  "os": { "name": "Debian", "family": "Debian", "release": { "full": "12.5", "major": "12" } },
  "networking": { "hostname": "web1", "domain": "example.com", "fqdn": "web1.example.com", "ip": "10.0.0.5" },
  "processors": { "models": [] }
}"#;

/// A mistake.
struct Mistake {
    name: String,
    arguments: String,
    /// All of it up to what is printed, as it is written.
    written: String,
    /// The files of the environment.
    files: Vec<(String, String)>,
    /// What is printed.
    shown: String,
}

impl Mistake {
    /// Reads a case behind its `#- `.
    fn read(text: &str) -> Self {
        let (name, rest) = text.split_once('\n').expect("a name and code");
        let mut found = Self {
            name: name.to_owned(),
            arguments: "compile".to_owned(),
            written: format!("#- {name}\n"),
            files: vec![("manifests/site.pp".to_owned(), String::new())],
            shown: String::new(),
        };
        for line in rest.lines() {
            if let Some(shown) = line.strip_prefix("#|") {
                writeln!(found.shown, "{}", shown.strip_prefix(' ').unwrap_or(shown)).unwrap();
                continue;
            }
            if !found.shown.is_empty() {
                continue;
            }
            writeln!(found.written, "{line}").unwrap();
            if let Some(arguments) = line.strip_prefix("#$ ") {
                arguments.clone_into(&mut found.arguments);
            } else if let Some(path) = line.strip_prefix("#-- ") {
                found.files.push((path.to_owned(), String::new()));
            } else {
                writeln!(found.files.last_mut().expect("a file").1, "{line}").unwrap();
            }
        }
        found.written.truncate(found.written.trim_end().len());
        found
    }

    /// What is printed now, and the status.
    fn ask(&self) -> (String, i32) {
        let folder = folder(&format!("mistakes/{}", self.name));
        for (path, text) in &self.files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).unwrap();
            fs::write(path, format!("{}\n", text.trim_end())).unwrap();
        }
        fs::write(folder.join("facts.json"), FACTS).unwrap();
        let mut arguments: Vec<&str> = self.arguments.split(' ').collect();
        if arguments[0] != "validate" {
            arguments.extend(["--facts", "facts.json"]);
        }
        let ran = run_in(&folder, &arguments, "", None);
        (ran.err.trim_end().to_owned() + "\n", ran.code)
    }

    /// The case as it should be written.
    fn with(&self, shown: &str) -> String {
        let lines = shown
            .lines()
            .map(|line| format!("#| {line}").trim_end().to_owned());
        format!(
            "{}\n{}\n",
            self.written,
            lines.collect::<Vec<_>>().join("\n")
        )
    }
}

/// The files of cases, each with what comes before the first of them.
fn tables() -> Vec<(PathBuf, String, Vec<Mistake>)> {
    let mut paths: Vec<PathBuf> = fs::read_dir(root().join("crates/cli/tests/mistakes"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let table = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let (head, cases) = text.split_once("\n#- ").expect("a case");
        let cases = cases.split("\n#- ").map(Mistake::read).collect();
        (path, head.trim_end().to_owned(), cases)
    };
    paths.into_iter().map(table).collect()
}

/// What all cases of a table print, asked on two threads.
fn answers(cases: &[Mistake]) -> Vec<(String, i32)> {
    let (first, second) = cases.split_at(cases.len() / 2);
    thread::scope(|scope| {
        let second = scope.spawn(|| second.iter().map(Mistake::ask).collect::<Vec<_>>());
        let mut answers: Vec<_> = first.iter().map(Mistake::ask).collect();
        answers.extend(second.join().unwrap());
        answers
    })
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

#[test]
fn mistakes_are_explained() {
    let record = std::env::var_os("RECORD_MISTAKES").is_some();
    let (mut names, mut wrong) = (BTreeSet::new(), String::new());
    for (path, head, cases) in tables() {
        let answers = answers(&cases);
        let mut text = format!("{head}\n");
        for (case, (shown, status)) in cases.iter().zip(&answers) {
            assert!(names.insert(case.name.clone()), "{} twice", case.name);
            write!(text, "\n{}", case.with(shown)).unwrap();
            let complaint = complaint(case, shown, *status);
            if let Some(complaint) = complaint {
                writeln!(wrong, "{}: {}: {complaint}", file_name(&path), case.name).unwrap();
            }
            if !record && *shown != case.shown {
                writeln!(wrong, "{}: {}\n{shown}", file_name(&path), case.name).unwrap();
            }
        }
        if record {
            fs::write(&path, text).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(names.len() >= LEAST, "there are only {}", names.len());
}

/// What is missing in what people are shown of a mistake.
fn complaint(case: &Mistake, shown: &str, status: i32) -> Option<String> {
    // What is wrong with a call is in the call, not in a file.
    let is_of_call = case.arguments != "compile";
    let code = shown.lines().find_map(|line| {
        let code = line
            .strip_prefix("error[")
            .or_else(|| line.strip_prefix("warning["))?;
        code.split_once(']').map(|(code, _)| code)
    });
    match code {
        None => Some("there is no code".to_owned()),
        Some(code) if CATCH_ALLS.contains(&code) => Some(format!("{code} says nothing")),
        Some(_) if is_of_call => None,
        Some(_) if !shown.contains(" ^") && !shown.contains("--> ") => {
            Some("there is no place".to_owned())
        }
        Some(_) if status > 1 => Some(format!("the status is {status}")),
        Some(_) => None,
    }
}
