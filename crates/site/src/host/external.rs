//! External facts: files and programs in the folders `facts.d`.

use marotte_pcore::{Str, Value};

use crate::node::facts::parse;
use crate::parts::Parts;

/// The folders of the machine itself, for root and for others.
const OF_ROOT: &[&str] = &[
    "/opt/puppetlabs/facter/facts.d",
    "/etc/facter/facts.d",
    "/etc/puppetlabs/facter/facts.d",
];
const OF_USERS: &[&str] = &[".facter/facts.d", ".puppetlabs/opt/facter/facts.d"];

/// The facts in the folders of the machine and in these; of two with one name the later counts.
pub(crate) fn external_facts(parts: &Parts, folders: &[String]) -> Vec<(Str, Value)> {
    let home = parts.system.home().unwrap_or_default();
    let own: Vec<String> = match parts.system.is_root() {
        true => OF_ROOT.iter().map(|&folder| folder.to_owned()).collect(),
        false => OF_USERS
            .iter()
            .map(|folder| format!("{home}/{folder}"))
            .collect(),
    };
    let mut facts = Vec::new();
    for folder in own.iter().chain(folders) {
        let programs = parts.commands.programs(folder).unwrap_or_default();
        for entry in parts.files.list(folder) {
            let path = format!("{}/{}", folder.trim_end_matches('/'), entry.name);
            if entry.is_dir || entry.name.starts_with('.') {
                continue;
            }
            let is_program = programs
                .iter()
                .any(|program| program.as_os_str() == path.as_str());
            let extension = entry
                .name
                .rsplit_once('.')
                .map_or("", |(_, extension)| extension);
            let text = |path: &str| {
                let bytes = parts.files.read(path)?.ok()?;
                Some(String::from_utf8_lossy(&bytes).into_owned())
            };
            let found = match extension {
                "json" | "yaml" | "yml" => text(&path).and_then(|text| structured(&text)),
                "txt" => text(&path).map(|text| lines(&text)),
                _ if is_program => parts.commands.run(&[&path]).ok().map(|finished| {
                    let text = String::from_utf8_lossy(&finished.output).into_owned();
                    structured(&text).unwrap_or_else(|| lines(&text))
                }),
                _ => None,
            };
            facts.extend(found.unwrap_or_default());
        }
    }
    facts
}

/// A hash in JSON or YAML.
fn structured(text: &str) -> Option<Vec<(Str, Value)>> {
    let Ok(Value::Hash(hash)) = parse(text) else {
        return None;
    };
    let facts = hash.iter().filter_map(|(name, value)| {
        let name = name.as_str()?.to_lowercase();
        Some((name.as_str().into(), value.clone()))
    });
    Some(facts.collect())
}

/// `name=value`, a line a fact.
fn lines(text: &str) -> Vec<(Str, Value)> {
    let facts = text.lines().filter_map(|line| line.split_once('='));
    facts
        .map(|(name, value)| {
            (
                name.trim().to_lowercase().as_str().into(),
                value.trim().into(),
            )
        })
        .collect()
}
