//! What modules have in Ruby, and whether it runs natively.

use std::fmt::Write;

use marotte_diagnostics::LogEntry;
use marotte_ruby_puppet::{Examined, ScriptKind};
use serde_json::{Map, Value as Json, json};

use crate::environment::{Beginning, In};
use crate::problem::Problem;
use crate::site::Site;

/// Asks which templates, functions and resource types run natively.
#[derive(Clone, Default)]
pub struct DoctorRequest {
    /// The environment whose modules are looked at.
    pub environment: In,
}

/// What was found out.
pub struct DoctorAnswer {
    /// The files, in the order of the module path.
    pub files: Vec<Examined>,
    /// What opening the environment had to say.
    pub logs: Vec<LogEntry>,
}

impl Site {
    /// Looks at what an environment and its modules have in Ruby. Nothing is run.
    pub fn examine(&self, request: &DoctorRequest) -> Result<DoctorAnswer, Problem> {
        let opened = self.opened(&request.environment, Beginning::Nothing)?;
        let environment = opened.environment;
        if let Some(error) = environment.error() {
            return Err(Box::new(error.clone()));
        }
        Ok(DoctorAnswer {
            files: environment.examine_ruby(),
            logs: match opened.is_held {
                true => Vec::new(),
                false => environment.logs().to_vec(),
            },
        })
    }
}

impl DoctorAnswer {
    /// How many files of a kind run natively, and how many need a real Ruby.
    pub fn counts(&self, kind: ScriptKind) -> (usize, usize) {
        let files = self.files.iter().filter(|file| file.kind == kind);
        let (native, needing): (Vec<_>, Vec<_>) = files.partition(|file| file.is_native());
        (native.len(), needing.len())
    }

    /// For people: a line for each file that needs a real Ruby, then the counts. Paths are shown as
    /// `name` has them.
    pub fn to_text(&self, name: impl Fn(&str) -> &str) -> String {
        let mut text = String::new();
        for file in &self.files {
            let Some((first, more)) = file.obstacles.split_first() else {
                continue;
            };
            if first.path != file.path {
                text += &format!("{}: ", name(&file.path));
            }
            text += &format!("{}:{}: {}", name(&first.path), first.line, first.what);
            if !more.is_empty() {
                text += &format!(" (and {} more)", more.len());
            }
            text.push('\n');
        }
        if !text.is_empty() {
            text.push('\n');
        }
        // Writing to a string does not fail.
        let _ = writeln!(text, "{:<24}{:>8}{:>12}", "", "native", "need Ruby");
        for kind in ScriptKind::ALL {
            let (native, needing) = self.counts(kind);
            let _ = writeln!(text, "{:<24}{native:>8}{needing:>12}", kind.title());
        }
        text
    }

    /// For programs: the counts, and all reasons of each file.
    pub fn to_json(&self) -> Json {
        let summary: Map<String, Json> = ScriptKind::ALL
            .into_iter()
            .map(|kind| {
                let (native, needing) = self.counts(kind);
                let counts = json!({"native": native, "need_ruby": needing});
                (format!("{}s", kind.name()), counts)
            })
            .collect();
        let files: Vec<Json> = self.files.iter().map(file_to_json).collect();
        json!({"summary": summary, "files": files})
    }
}

fn file_to_json(file: &Examined) -> Json {
    let obstacles = file.obstacles.iter().map(|obstacle| {
        json!({
            "kind": obstacle.what.name(),
            "message": obstacle.what.to_string(),
            "file": obstacle.path.as_str(),
            "line": obstacle.line,
        })
    });
    json!({
        "file": file.path.as_str(),
        "kind": file.kind.name(),
        "native": file.is_native(),
        "obstacles": obstacles.collect::<Vec<_>>(),
    })
}
