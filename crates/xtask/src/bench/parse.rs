//! Parsing throughput, warm, on one core.

use std::process::Command;
use std::{fs, io};

use serde_json::Value;

use super::{Subject, file_list, release_binary};
use crate::corpus::manifests;
use crate::puppet::filter;
use crate::{Chore, say};

pub(super) fn run(subject: &Subject) -> Chore {
    let files = manifests(&subject.paths)?;
    let ours = release_binary("marotte-testkit", "throughput")?;
    let list = file_list(&files)?;
    let repetitions = subject.repetitions.to_string();
    let ours = figures(Command::new(ours).arg(&list).arg(&repetitions))?;
    print(&ours);
    if subject.puppet.is_available() {
        let mut script = subject.puppet.script("bench_parse.rb");
        let theirs = figures(script.arg(&list).arg(&repetitions))?;
        print(&theirs);
        for name in ["parse", "validate"] {
            let ratio = figure(&theirs, name) / figure(&ours, name);
            say(&format!("{name}: {ratio:.0} times as fast"));
        }
    } else {
        say("no Puppet is installed: no ratio");
    }
    fs::remove_file(list)?;
    Ok(true)
}

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

fn print(figures: &Value) {
    let bytes = figure(figures, "bytes");
    let rate = |name| bytes / figure(figures, name) / 1e6;
    say(&format!(
        "{}: {} files, {:.2} MB: parse {:.2} MB/s, parse and validate {:.2} MB/s",
        figures
            .get("program")
            .and_then(Value::as_str)
            .unwrap_or_default(),
        figure(figures, "files"),
        bytes / 1e6,
        rate("parse"),
        rate("validate"),
    ));
}
