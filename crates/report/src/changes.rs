//! What a change does to a catalog, for people: what is new, gone or other in it.

use std::fmt::Write as _;

use marotte_parity::{Difference, Kind, Spot};

use crate::parity::excerpt;

/// A line a resource that is new (`+`), gone (`-`) or other (`~`), with its attributes that are.
pub fn changes(node: &str, differences: &[Difference], root: &str) -> String {
    let mut text = format!("{node}: {}\n", counts(differences));
    let mut subject = "";
    // Writing to a string cannot fail.
    for found in differences {
        let _ = match found.kind {
            Kind::Added => writeln!(
                text,
                "  + {}{}",
                found.subject,
                place(&found.our_spot, root)
            ),
            Kind::Missing => {
                let place = place(&found.their_spot, root);
                writeln!(text, "  - {}{place}", found.subject)
            }
            _ => {
                if subject != found.subject {
                    let _ = writeln!(
                        text,
                        "  ~ {}{}",
                        found.subject,
                        place(&found.our_spot, root)
                    );
                }
                let (before, after) = excerpt::both(&found.theirs, &found.ours);
                let name = match found.kind {
                    Kind::Exported => "exported",
                    _ => &found.attribute,
                };
                writeln!(text, "      {name}: {before} → {after}")
            }
        };
        subject = &found.subject;
    }
    text
}

/// `1 added, 2 changed`
fn counts(differences: &[Difference]) -> String {
    let count = |of: &dyn Fn(Kind) -> bool| {
        let mut subjects: Vec<&str> = differences
            .iter()
            .filter(|found| of(found.kind))
            .map(|found| found.subject.as_str())
            .collect();
        subjects.dedup();
        subjects.len()
    };
    let told = [
        (count(&|kind| kind == Kind::Added), "added"),
        (count(&|kind| kind == Kind::Missing), "removed"),
        (
            count(&|kind| !matches!(kind, Kind::Added | Kind::Missing)),
            "changed",
        ),
    ];
    let told = told.iter().filter(|(count, _)| *count > 0);
    let told: Vec<String> = told
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    match told.is_empty() {
        true => "nothing changes".to_owned(),
        false => told.join(", "),
    }
}

fn place(spot: &Option<Spot>, root: &str) -> String {
    let Some(spot) = spot else {
        return String::new();
    };
    let text = spot.to_string();
    let inside = text.strip_prefix(root);
    let inside = inside.and_then(|rest| rest.strip_prefix('/'));
    format!(" ({})", inside.unwrap_or(&text))
}

#[cfg(test)]
mod tests {
    use marotte_parity::{Detail, catalogs};
    use serde_json::json;

    use super::*;

    #[test]
    fn resources_are_told_with_their_attributes() {
        let resource = |title: &str, parameters: serde_json::Value| {
            json!({"type": "File", "title": title, "file": "/env/a.pp", "line": 3,
                   "parameters": parameters})
        };
        let catalog = |resources: &[serde_json::Value]| json!({"resources": resources});
        let before = catalog(&[
            resource("/a", json!({"mode": "0644", "owner": "root"})),
            resource("/b", json!({})),
        ]);
        let after = catalog(&[
            resource("/a", json!({"mode": "0600", "owner": "root"})),
            resource("/c", json!({})),
        ]);
        let mut found = catalogs(&before, &after, Detail::ALL);
        found.retain(|found| found.kind.is_outcome() && found.kind != Kind::Edge);
        assert_eq!(
            changes("web01", &found, "/env"),
            "web01: 1 added, 1 removed, 1 changed\n  \
             ~ File[/a] (a.pp:3)\n      mode: \"0644\" → \"0600\"\n  \
             - File[/b] (a.pp:3)\n  + File[/c] (a.pp:3)\n"
        );
        assert_eq!(changes("web01", &[], "/env"), "web01: nothing changes\n");
    }
}
