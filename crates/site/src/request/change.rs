//! Changes of settings in `puppet.conf`, as `puppet config set` and `delete` make them.

use std::path::Path;

use marotte_diagnostics::{Diagnostic, Level, LogEntry, Severity, SiteIssue, Told};
use marotte_settings::{ConfigText, find};

use crate::place::Place;
use crate::problem::{Problem, problem};
use crate::read::read;
use crate::write::{Named, replace};

/// Asks for a change of a setting.
pub struct ChangeRequest {
    /// The section of the configuration.
    pub section: String,
    /// The name of the setting, which may be that of none.
    pub name: String,
    /// Its value from now on; without one it is taken away.
    pub value: Option<String>,
}

/// What a change had to say.
#[derive(Default)]
pub struct ChangeAnswer {
    /// What was taken away.
    pub deleted: Vec<Deleted>,
    /// What is to be logged.
    pub logs: Vec<LogEntry>,
}

/// A setting that was taken away.
pub struct Deleted {
    /// The section that it was in.
    pub section: String,
    /// How it was written.
    pub line: String,
}

/// The section of servers by its two names.
const SERVER: &str = "server";
const MASTER: &str = "master";

impl Place {
    /// Changes a setting, in one step.
    pub fn change(&self, request: &ChangeRequest) -> Result<ChangeAnswer, Problem> {
        let ChangeRequest {
            section,
            name,
            value,
        } = request;
        let mut answer = ChangeAnswer::default();
        if name == "environment" && section == "main" && value.is_some() {
            answer.logs.push(warning(SiteIssue::EnvironmentOfMain));
        }
        if let (Some(setting), Some(value)) = (find(name), value) {
            let mut settings = (*self.settings).clone();
            settings.set_flag(setting.name, value)?;
            settings.values(None).value(setting.name)?;
        }
        let path = self.settings.config_path()?;
        let is_there = self.parts.is_file(&path);
        if !is_there && value.is_none() {
            let path = path.into();
            answer
                .logs
                .push(warning(SiteIssue::NoConfigToChange { path }));
            return Ok(answer);
        }
        let before = match is_there {
            true => read(&self.parts, &path)?,
            false => String::new(),
        };
        let mut text = ConfigText::parse(&before);
        let mut delete = |section: &str| {
            let line = text.delete(section, name)?;
            let section = section.to_owned();
            Some(Deleted { section, line })
        };
        match (section.as_str(), value) {
            (MASTER, Some(value)) => {
                answer.deleted.extend(delete(MASTER));
                text.set(SERVER, name, value);
            }
            (section, Some(value)) => text.set(section, name, value),
            (MASTER | SERVER, None) => {
                answer.deleted.extend(delete(MASTER));
                answer.deleted.extend(delete(SERVER));
            }
            (section, None) => match delete(section) {
                Some(deleted) => answer.deleted.push(deleted),
                None => answer.logs.push(warning(SiteIssue::NoSettingToDelete {
                    section: section.into(),
                    name: name.as_str().into(),
                })),
            },
        }
        let text = text.to_string();
        if text != before {
            let written = replace(Path::new(&path), Named::Shared, |out| {
                out.write_all(text.as_bytes())
            });
            written.map_err(|error| {
                let why = error.to_string().into();
                let path = path.as_str().into();
                problem(SiteIssue::FileNotWritten { path, why })
            })?;
        }
        Ok(answer)
    }
}

fn warning(issue: SiteIssue) -> LogEntry {
    let found = Diagnostic::without_source(issue.into(), Severity::Warning);
    LogEntry::finding(Level::Warning, found.told(Told::Nothing))
}
