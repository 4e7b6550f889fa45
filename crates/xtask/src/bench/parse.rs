//! Parsing throughput, warm, on one core.

use std::fs;
use std::process::Command;

use serde_json::Value;

use super::figures::{figure, figures, program};
use super::table::{self, Side};
use super::{Subject, file_list, release_binary};
use crate::corpus::manifests;
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
            let [theirs, ours] = [&theirs, &ours].map(|of| figure(of, name));
            let what = match name {
                "parse" => "parsing these files, warm",
                _ => "parsing and validating them, warm",
            };
            table::row(what, Side::seconds(theirs), Side::seconds(ours));
            let ratio = theirs / ours;
            say(&format!("{name}: {ratio:.0} times as fast"));
        }
    } else {
        say("no Puppet is installed: no ratio");
    }
    fs::remove_file(list)?;
    Ok(true)
}

fn print(figures: &Value) {
    let bytes = figure(figures, "bytes");
    let rate = |name| bytes / figure(figures, name) / 1e6;
    say(&format!(
        "{}: {} files, {:.2} MB: parse {:.2} MB/s, parse and validate {:.2} MB/s",
        program(figures),
        figure(figures, "files"),
        bytes / 1e6,
        rate("parse"),
        rate("validate"),
    ));
}
