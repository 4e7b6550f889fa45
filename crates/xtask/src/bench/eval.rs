//! Evaluation of expressions, warm, on one core: one file a topic.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs, io};

use serde_json::Value;

use super::figures::{figure, figures};
use super::table::{self, Side};
use super::{Subject, file_list, release_binary};
use crate::corpus::manifests;
use crate::{Chore, project, say};

/// What the memory of a large array is measured with.
const LARGE_ARRAY: &str = "Array(Integer[1, 1000000])";

pub(super) fn run(subject: &Subject) -> Chore {
    let paths = match subject.paths.as_slice() {
        [] => vec![project::root().join("crates/xtask/bench/eval")],
        paths => paths.to_vec(),
    };
    let binary = release_binary("marotte-testkit", "evaluation")?;
    let list = file_list(&manifests(&paths)?)?;
    let repetitions = subject.repetitions.to_string();
    let ours = figures(Command::new(&binary).arg(&list).arg(&repetitions))?;
    let theirs = if subject.puppet.is_available() {
        let mut script = subject.puppet.script("bench_eval.rb");
        Some(figures(script.arg(&list).arg(&repetitions))?)
    } else {
        say("no Puppet is installed: no ratio");
        None
    };
    fs::remove_file(list)?;
    let same = compare(&ours, theirs.as_ref());
    let above = (peak_of(&binary, LARGE_ARRAY)? - peak_of(&binary, "1")?) / 1e6;
    say(&format!(
        "{LARGE_ARRAY}: {above:.1} MB more than nothing at all"
    ));
    Ok(same)
}

/// Prints the figures of each topic; says whether the values are the same.
fn compare(ours: &Value, theirs: Option<&Value>) -> bool {
    let no_topics = serde_json::Map::new();
    let topics = ours["topics"].as_object().unwrap_or(&no_topics);
    let (mut same, mut logarithms) = (true, Vec::new());
    for (topic, mine) in topics {
        let milliseconds = figure(mine, "seconds") * 1e3;
        let Some(other) = theirs.map(|theirs| &theirs["topics"][topic]) else {
            say(&format!("{topic:<12} {milliseconds:>9.2} ms"));
            continue;
        };
        let ratio = figure(other, "seconds") / figure(mine, "seconds");
        logarithms.push(ratio.ln());
        let [theirs, ours] = [other, mine].map(|of| Side::seconds(figure(of, "seconds")));
        table::row(format!("expressions: {topic}"), theirs, ours);
        let theirs = theirs.seconds * 1e3;
        say(&format!(
            "{topic:<12} {milliseconds:>9.2} ms, Puppet {theirs:>9.1} ms: {ratio:>5.0} times as fast"
        ));
        if mine["value"] != other["value"] {
            say(&format!(
                "  gives {}, Puppet {}",
                mine["value"], other["value"]
            ));
            same = false;
        }
    }
    if !logarithms.is_empty() {
        let mean = (logarithms.iter().sum::<f64>() / logarithms.len() as f64).exp();
        let mean = format!("expressions: {mean:.0} times as fast in the geometric mean");
        say(&mean);
        table::note(mean);
    }
    same
}

/// The peak memory of a process that evaluates some code.
fn peak_of(binary: &PathBuf, code: &str) -> io::Result<f64> {
    let path = env::temp_dir().join(format!("marotte-bench-{}.pp", std::process::id()));
    fs::write(&path, code)?;
    let list = file_list(&[path.to_string_lossy().into_owned()])?;
    let figures = figures(Command::new(binary).arg(&list).arg("1"))?;
    fs::remove_file(path)?;
    fs::remove_file(list)?;
    Ok(figure(&figures, "peak_bytes"))
}
