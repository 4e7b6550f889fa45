//! Where time went, for programs: all times in seconds.

use std::io::{self, Write};

use marotte_profile::Summary;
use serde_json::{Value as Json, json};

use super::Measured;
use super::human::{kinds, seconds};

pub(super) fn write(measured: &Measured<'_>, out: &mut dyn Write) -> io::Result<()> {
    let summary = Summary::new(measured.tree);
    let kinds = kinds(&summary).into_iter();
    let kinds: Vec<Json> = kinds
        .map(
            |(what, own, calls)| json!({"kind": what.name(), "self": seconds(own), "calls": calls}),
        )
        .collect();
    let entries = summary.entries.iter();
    let entries: Vec<Json> = entries
        .map(|entry| {
            json!({
                "kind": entry.what.name(),
                "name": entry.name,
                "self": seconds(entry.own),
                "total": seconds(entry.total),
                "calls": entry.calls,
            })
        })
        .collect();
    let nodes = measured.nodes.iter();
    let nodes: Vec<Json> = nodes
        .map(|(name, seconds)| json!({"node": name, "seconds": seconds}))
        .collect();
    let whole = json!({
        "seconds": measured.seconds,
        "total": seconds(summary.total),
        "kinds": kinds,
        "entries": entries,
        "nodes": nodes,
    });
    writeln!(out, "{whole:#}")
}
