//! What the bench programs print: a line of JSON with a figure a name.

use std::io;
use std::process::Command;

use serde_json::Value;

use super::table::{self, Side};
use crate::puppet::filter;
use crate::say;

/// What a bench program prints.
pub(super) fn figures(command: &mut Command) -> io::Result<Value> {
    let output = filter(command, String::new())?;
    serde_json::from_str(&output).map_err(io::Error::other)
}

/// One of the figures; not a number if it is missing.
pub(super) fn figure(figures: &Value, name: &str) -> f64 {
    figures
        .get(name)
        .and_then(Value::as_f64)
        .unwrap_or(f64::NAN)
}

/// What the figures are of.
pub(super) fn program(figures: &Value) -> &str {
    figures
        .get("program")
        .and_then(Value::as_str)
        .unwrap_or_default()
}

/// Says what compiling a catalog took.
pub(super) fn print_catalog(figures: &Value) {
    say(&format!(
        "{}: {} resources: {:.4} s with parsing, {:.4} s without, peak {:.1} MB",
        program(figures),
        figure(figures, "resources"),
        figure(figures, "fresh"),
        figure(figures, "cached"),
        figure(figures, "peak_bytes") / 1e6,
    ));
}

/// Says how much less we need for a catalog than the reference.
pub(super) fn compare_catalogs(what: &str, ours: &Value, theirs: &Value) {
    let side = |figures: &Value, name: &str| Side {
        seconds: figure(figures, name),
        bytes: Some(figure(figures, "peak_bytes")),
    };
    for (name, how) in [("fresh", "parsing all"), ("cached", "all parsed")] {
        let what = format!("{what}, warm, {how}");
        table::row(what, side(theirs, name), side(ours, name));
    }
    for name in ["fresh", "cached", "peak_bytes"] {
        let ratio = figure(theirs, name) / figure(ours, name);
        say(&format!("{name}: {ratio:.1} times less"));
    }
    let same = figure(ours, "json_bytes") / figure(theirs, "json_bytes");
    say(&format!("our JSON is {same:.4} times as long as theirs"));
}
