//! A secret in each attribute of each resource type, a node each, in all that shows catalogs to people.
//!
//! Catalogs for agents (JSON, YAML, what `puppet catalog compile` prints) have the value and say that it is
//! sensitive, as the reference's have it: an agent could not apply them otherwise.

use std::fmt::Write as _;
use std::{fs, io};

use serde_json::Value;

use super::super::attempt::attempt;
use super::super::{Attack, Report};
use super::MARK;

/// What catalogs are shown as, and whether agents get it.
const FORMATS: [(&str, bool); 6] = [
    ("table", false),
    ("dot", false),
    ("html", false),
    ("json", true),
    ("yaml", true),
    ("reference", true),
];

pub(super) fn attributes(attack: &Attack<'_>, report: &mut Report) -> io::Result<()> {
    let words = ["doc", "types", "--format", "json"];
    let table = attempt(attack.binary, &words, &attack.folder)?;
    let table: Value = serde_json::from_str(&table.stdout).map_err(io::Error::other)?;
    let mut attributes = Vec::new();
    for kind in table.as_array().into_iter().flatten() {
        let name = kind["name"].as_str().unwrap_or_default();
        let own = kind["attributes"].as_array().into_iter().flatten();
        attributes.extend(own.filter_map(|attribute| Some((name, attribute["name"].as_str()?))));
    }
    let mut site = String::new();
    for (number, (kind, attribute)) in attributes.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(
            site,
            "node 'n{number}' {{ {kind} {{ '/a': {attribute} => Sensitive('{MARK}') }} }}"
        );
    }
    fs::create_dir_all(attack.folder.join("manifests"))?;
    fs::write(attack.folder.join("manifests/site.pp"), site)?;
    // Pages are of one node.
    let names: Vec<String> = (0..attributes.len())
        .map(|number| format!("n{number}"))
        .collect();
    for (format, is_for_agents) in FORMATS {
        let lots: Vec<&[String]> = match format {
            "html" | "reference" => {
                let few = if attack.quick { 16 } else { 1 };
                names
                    .chunks(1)
                    .skip(attack.seed as usize % few)
                    .step_by(few)
                    .collect()
            }
            _ => vec![&names],
        };
        for lot in lots {
            let words = [
                "compile",
                "--env-dir",
                ".",
                "-v",
                "--debug",
                "--format",
                format,
            ];
            let mut words: Vec<&str> = words.to_vec();
            words.extend(lot.iter().map(String::as_str));
            let tried = attempt(attack.binary, &words, &attack.folder)?;
            // The code itself is shown where it is wrong.
            let own = format!("Sensitive('{MARK}')");
            let shown = |text: &str| {
                let text = text.replace(&own, "");
                let at = text.find(MARK)?;
                let line = text[..at].lines().next_back().unwrap_or_default();
                Some(format!("the secret is seen behind {line:?}"))
            };
            let leak = match is_for_agents {
                true => None,
                false => shown(&tried.stdout),
            };
            let leak = leak.or_else(|| shown(&tried.stderr));
            let what = format!("attributes as {format}, from {}", lot[0]);
            report.check(&what, tried.crash().or(leak));
            report.tried += lot.len() - 1;
        }
    }
    Ok(())
}
