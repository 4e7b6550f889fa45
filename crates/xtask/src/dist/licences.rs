//! The licences of what is in the binary, as `cargo metadata` tells them.

use std::collections::BTreeSet;
use std::io;

use serde_json::Value;

use crate::project;

/// A line a crate that the binary is made of, without our own.
pub(super) fn list() -> io::Result<String> {
    Ok(of(&project::metadata()?))
}

fn of(metadata: &Value) -> String {
    let mut text =
        "Marotte is under the Apache License 2.0, which follows. The binary has in it:\n\n"
            .to_owned();
    let used = used(metadata);
    let mut lines = BTreeSet::new();
    for package in items(&metadata["packages"]) {
        let name = string(&package["name"]);
        if used.contains(string(&package["id"])) && !name.starts_with("marotte-") {
            let licence = package["license"].as_str().unwrap_or("see its sources");
            lines.insert(format!(
                "{name} {}: {licence}\n",
                string(&package["version"])
            ));
        }
    }
    text.extend(lines);
    text
}

/// The packages that the binary needs, without those of its build and its tests.
fn used(metadata: &Value) -> BTreeSet<&str> {
    let packages = items(&metadata["packages"]);
    let mut waiting: Vec<&str> = packages
        .filter(|package| package["name"] == "marotte-cli")
        .map(|package| string(&package["id"]))
        .collect();
    let mut used = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if !used.insert(id) {
            continue;
        }
        let nodes = items(&metadata["resolve"]["nodes"]).filter(|node| node["id"] == id);
        for needed in nodes.flat_map(|node| items(&node["deps"])) {
            // What a dependency of the program itself is has no kind.
            if items(&needed["dep_kinds"]).any(|kind| kind["kind"].is_null()) {
                waiting.push(string(&needed["pkg"]));
            }
        }
    }
    used
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn string(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_only_builds_is_not_in_the_list() {
        let package =
            |name: &str| json!({"id": name, "name": name, "version": "1", "license": "MIT"});
        let needs = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [package("marotte-cli"), package("a"), package("b"), package("c")],
            "resolve": {"nodes": [
                {"id": "marotte-cli", "deps": [needs("b", Value::Null), needs("c", json!("build"))]},
                {"id": "b", "deps": [needs("a", Value::Null)]},
                {"id": "a", "deps": [needs("b", Value::Null)]},
            ]},
        });
        let list = of(&metadata);
        assert!(list.ends_with("\n\na 1: MIT\nb 1: MIT\n"), "{list}");
    }
}
