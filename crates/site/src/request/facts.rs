//! The facts of this machine, as `puppet facts show` tells them.

use marotte_pcore::{Str, Value};
use marotte_settings::PUPPET_VERSION;

use crate::host::{external_facts, legacy_facts};
use crate::node::facts::Facts;
use crate::place::{Place, split};
use crate::problem::Problem;
use crate::request::settings::SettingsRequest;

/// Asks for facts of this machine.
#[derive(Clone, Default)]
pub struct FactsRequest {
    /// Which ones: names, or the way to a part (`os.family`). None are all.
    pub names: Vec<String>,
    /// More folders with external facts.
    pub folders: Vec<String>,
    /// Whether facts are also told by their old names (`osfamily`). One that is asked for by such a name is
    /// told anyway.
    pub legacy: bool,
}

impl Place {
    /// All facts of this machine: those that it has itself, and those of `facts.d` folders, of modules
    /// too. Custom facts in Ruby are not among them.
    pub fn machine_facts(&self, folders: &[String]) -> Result<Facts, Problem> {
        let mut values: Vec<(Str, Value)> = self.parts.host.facts();
        values.push(("puppetversion".into(), PUPPET_VERSION.into()));
        let mut external = self.fact_folders()?;
        external.extend(folders.iter().cloned());
        let core = Facts::of_values(values);
        Ok(core.with(&Facts::of_values(external_facts(&self.parts, &external))))
    }

    /// The facts that are asked for, by what was asked, sorted. Of what is not there the value is
    /// nothing.
    pub fn facts(&self, request: &FactsRequest) -> Result<Vec<(String, Value)>, Problem> {
        let mut facts = self.machine_facts(&request.folders)?;
        if request.legacy || !request.names.is_empty() {
            let legacy = Facts::of_values(legacy_facts(facts.values()));
            facts = legacy.with(&facts);
        }
        let values = facts.values();
        let mut found: Vec<(String, Value)> = match request.names.is_empty() {
            true => values
                .iter()
                .map(|(name, value)| (name.to_string(), value.clone()))
                .collect(),
            false => request
                .names
                .iter()
                .map(|name| (name.clone(), dig(values, name).unwrap_or_else(|| "".into())))
                .collect(),
        };
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        found.dedup_by(|(one, _), (other, _)| one == other);
        Ok(found)
    }

    /// The folders with external facts that modules have, and the one that agents keep.
    fn fact_folders(&self) -> Result<Vec<String>, Problem> {
        let names = vec!["modulepath".to_owned()];
        let section = "user".to_owned();
        let answer = self.settings(&SettingsRequest { section, names })?;
        let paths = answer
            .settings
            .first()
            .map(|setting| setting.value.to_string());
        let mut folders = Vec::new();
        for path in split(&paths.unwrap_or_default()) {
            for entry in self
                .parts
                .files
                .list(&path)
                .iter()
                .filter(|entry| entry.is_dir)
            {
                folders.push(format!("{path}/{}/facts.d", entry.name));
            }
        }
        folders.push(self.text("pluginfactdest")?);
        Ok(folders)
    }
}

/// The fact of a name, or the part of one that a way leads to.
fn dig(facts: &[(Str, Value)], name: &str) -> Option<Value> {
    let whole = |name: &str| {
        let mut facts = facts.iter();
        facts
            .find(|(known, _)| known == name)
            .map(|(_, value)| value)
    };
    if let Some(value) = whole(name) {
        return Some(value.clone());
    }
    let mut segments = name.split('.');
    let mut value = whole(segments.next()?)?.clone();
    for segment in segments {
        value = match &value {
            Value::Hash(hash) => hash.get_str(segment)?.clone(),
            Value::Array(items) => items.get(segment.parse::<usize>().ok()?)?.clone(),
            _ => return None,
        };
    }
    Some(value)
}
