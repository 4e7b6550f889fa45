//! Resource types that modules have in Ruby, written as Puppet code: `.resource_types/*.pp`.

use std::path::Path;

use marotte_diagnostics::{Diagnostic, Level, LogEntry, Severity, SiteIssue, Told};
use marotte_environment::Environment;

use crate::environment::{Beginning, In};
use crate::parts::time_zone;
use crate::problem::{Problem, problem};
use crate::site::Site;
use crate::write::{Named, replace};

/// Asks for the generated files of an environment.
#[derive(Clone, Default)]
pub struct GenerateRequest {
    /// The environment.
    pub environment: In,
    /// Whether files that are as new as their types are written, too.
    pub force: bool,
}

/// What became of them.
pub struct GenerateAnswer {
    /// What is to be logged.
    pub logs: Vec<LogEntry>,
    /// Whether all types could be loaded and written.
    pub is_good: bool,
}

/// The folder of an environment that has them.
const FOLDER: &str = ".resource_types";

impl Site {
    /// Writes the types that modules of an environment have in Ruby, each in one step, and takes away
    /// what is left of others.
    pub fn generate(&self, request: &GenerateRequest) -> Result<GenerateAnswer, Problem> {
        let opened = self.opened(&request.environment, Beginning::Nothing)?;
        let environment = opened.environment;
        let folder = format!("{}/{FOLDER}", environment.root());
        let files = environment.files();
        if files.exists(&folder) && !files.is_dir(&folder) {
            let path = folder.into();
            return Err(problem(SiteIssue::NoOutputFolder { path }));
        }
        let not_written = |path: &str, error: &std::io::Error| {
            let (path, why) = (path.into(), error.to_string().into());
            problem(SiteIssue::TypeNotWritten { path, why })
        };
        std::fs::create_dir_all(&folder).map_err(|error| not_written(&folder, &error))?;
        let mut generation = Generation {
            logs: Vec::new(),
            is_good: true,
        };
        let inputs = inputs(&environment);
        generation.remove_others(&folder, &inputs);
        if inputs.is_empty() {
            generation.notice(SiteIssue::NoCustomTypes);
        } else {
            generation.notice(SiteIssue::GeneratingTypes);
            let mut is_done = false;
            for (name, path) in &inputs {
                let target = format!("{folder}/{name}.pp");
                if !request.force && is_newer(&target, path) {
                    continue;
                }
                is_done = true;
                let Some(text) = generation.text(&environment, name, path) else {
                    continue;
                };
                let shown = target.as_str().into();
                generation.notice(SiteIssue::GeneratingType { path: shown });
                let head = head(&*self.place.parts.clock);
                let written = replace(Path::new(&target), Named::Shared, |out| {
                    out.write_all(format!("{head}{text}").as_bytes())
                });
                if let Err(error) = written {
                    generation.fail(*not_written(&target, &error));
                }
            }
            if !is_done {
                generation.notice(SiteIssue::TypesUpToDate);
            }
        }
        let Generation { logs, is_good } = generation;
        Ok(GenerateAnswer { logs, is_good })
    }
}

/// The names and files of the types in modules, sorted by path.
fn inputs(environment: &Environment) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for module in environment.modules() {
        let folder = format!("{}/lib/puppet/type", module.path);
        for entry in environment.files().list(&folder) {
            if let Some(name) = entry.name.strip_suffix(".rb").filter(|_| !entry.is_dir) {
                found.push((name.to_owned(), format!("{folder}/{}", entry.name)));
            }
        }
    }
    found.sort_by(|(_, one), (_, other)| one.cmp(other));
    found
}

/// What a generated file begins with.
fn head(clock: &dyn crate::parts::Clock) -> String {
    let now = jiff::Timestamp::from_second(clock.seconds()).unwrap_or_default();
    let now = now.to_zoned(time_zone().clone());
    let now = now.strftime("%Y-%m-%d %H:%M:%S %z");
    format!(
        "# This file was automatically generated on {now}.\n\
         # Use the 'puppet generate types' command to regenerate this file.\n\n"
    )
}

fn is_newer(target: &str, source: &str) -> bool {
    let changed = |path: &str| std::fs::metadata(path).and_then(|of| of.modified()).ok();
    match (changed(target), changed(source)) {
        (Some(target), Some(source)) => source <= target,
        _ => false,
    }
}

/// What is said on the way.
struct Generation {
    logs: Vec<LogEntry>,
    is_good: bool,
}

impl Generation {
    fn notice(&mut self, issue: SiteIssue) {
        let found = Diagnostic::without_source(issue.into(), Severity::Warning);
        self.logs
            .push(LogEntry::finding(Level::Notice, found.told(Told::Nothing)));
    }

    fn error(&mut self, diagnostic: Diagnostic) {
        self.logs.push(LogEntry::finding(
            Level::Err,
            diagnostic.told(Told::Nothing),
        ));
    }

    fn fail(&mut self, diagnostic: Diagnostic) {
        self.is_good = false;
        self.error(diagnostic);
    }

    /// Takes away what is of no type any more.
    fn remove_others(&mut self, folder: &str, inputs: &[(String, String)]) {
        let is_known = |file: &str| inputs.iter().any(|(name, _)| file == format!("{name}.pp"));
        let mut removed: Vec<String> = Vec::new();
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if !is_known(&name) && std::fs::remove_file(entry.path()).is_ok() {
                removed.push(format!("\"{name}\""));
            }
        }
        if !removed.is_empty() {
            removed.sort();
            let files = removed.join(", ").into();
            self.notice(SiteIssue::GeneratedRemoved { files });
        }
    }

    /// The text of a type.
    fn text(&mut self, environment: &Environment, name: &str, path: &str) -> Option<String> {
        match environment.generated_type(name) {
            Ok(Some(text)) => Some(text),
            Ok(None) => {
                let (name, path) = (name.into(), path.into());
                let issue = SiteIssue::TypeNotDefined { name, path };
                self.error(Diagnostic::without_source(issue.into(), Severity::Error));
                None
            }
            Err(why) => {
                let issue = SiteIssue::CustomTypeNotLoaded {
                    name: name.into(),
                    path: path.into(),
                    why: why.0.into(),
                };
                self.fail(Diagnostic::without_source(issue.into(), Severity::Error));
                None
            }
        }
    }
}
