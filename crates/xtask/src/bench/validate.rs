//! Validating everything from a cold start, as a person at a shell does.

use std::fs;

use super::measure::{Cost, TIMES_MORE, best_of, best_of_puppet};
use super::{Subject, release_binary, table};
use crate::corpus::manifests;
use crate::{Chore, say};

pub(super) fn run(subject: &Subject) -> Chore {
    let files = manifests(&subject.paths)?;
    let bytes: u64 = files
        .iter()
        .filter_map(|file| Some(fs::metadata(file).ok()?.len()))
        .sum();
    let binary = release_binary("marotte-cli", "marotte")?;
    let arguments: Vec<String> = [vec!["validate".to_owned()], files.clone()].concat();
    let ours = best_of(subject.repetitions * TIMES_MORE, &binary, &arguments)?;
    print("marotte validate", files.len(), bytes, ours);
    if !subject.puppet.is_available() {
        say("no Puppet is installed: no ratio");
        return Ok(true);
    }
    let validate = ["parser", "validate"].map(str::to_owned);
    let arguments: Vec<String> = validate.into_iter().chain(files.iter().cloned()).collect();
    let theirs = best_of_puppet(subject.repetitions, &subject.puppet, &arguments)?;
    print("puppet parser validate", files.len(), bytes, theirs);
    let what = format!("`parser validate` of {} files, from a shell", files.len());
    table::row(what, theirs, ours);
    let (time, memory) = (
        theirs.seconds / ours.seconds,
        theirs.peak_bytes / ours.peak_bytes,
    );
    say(&format!(
        "{time:.0} times as fast, in {memory:.1} times less memory"
    ));
    Ok(true)
}

fn print(what: &str, files: usize, bytes: u64, cost: Cost) {
    let megabytes = bytes as f64 / 1e6;
    say(&format!(
        "{what}: {files} files, {megabytes:.2} MB: {:.3} s, peak {:.1} MB, {:.1} bytes a byte",
        cost.seconds,
        cost.peak_bytes / 1e6,
        cost.peak_bytes / bytes as f64,
    ));
}
