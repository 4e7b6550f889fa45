//! `marotte lookup` against `puppet lookup`: whole processes, as a person at a shell starts them.

use super::measure::{Cost, TIMES_MORE, best_of, best_of_puppet};
use super::{Subject, release_binary, table};
use crate::{Chore, project, say};

/// What is looked up in the example: a merge with interpolations, and its explanation.
const CALLS: [&[&str]; 2] = [&["packages"], &["app::tags", "--explain"]];

pub(super) fn run(subject: &Subject) -> Chore {
    let binary = release_binary("marotte-cli", "marotte")?;
    for call in CALLS {
        let shown = call.join(" ");
        let words = arguments(call);
        let ours = best_of(subject.repetitions * TIMES_MORE, &binary, &words)?;
        print(&format!("marotte lookup {shown}"), ours);
        if !subject.puppet.is_available() {
            say("no Puppet is installed: no ratio");
            continue;
        }
        let theirs = best_of_puppet(subject.repetitions, &subject.puppet, &words)?;
        print(&format!("puppet lookup {shown}"), theirs);
        table::row(format!("`lookup {shown}`, from a shell"), theirs, ours);
        let (time, memory) = (
            theirs.seconds / ours.seconds,
            theirs.peak_bytes / ours.peak_bytes,
        );
        say(&format!(
            "cold: {time:.0} times as fast, in {memory:.1} times less memory"
        ));
    }
    Ok(true)
}

/// The arguments that both take.
fn arguments(call: &[&str]) -> Vec<String> {
    let example = project::root().join("examples/lookup");
    let path = |below: &str| example.join(below).to_string_lossy().into_owned();
    let mut words = vec!["lookup".to_owned()];
    words.extend(call.iter().map(|word| (*word).to_owned()));
    for (flag, value) in [
        ("--node", "web01.example.com".to_owned()),
        ("--facts", path("facts/web01.example.com.yaml")),
        ("--environmentpath", path("environments")),
        ("--hiera_config", path("global/hiera.yaml")),
    ] {
        words.extend([flag.to_owned(), value]);
    }
    words
}

fn print(what: &str, cost: Cost) {
    say(&format!(
        "{what}: {:.4} s, peak {:.1} MB",
        cost.seconds,
        cost.peak_bytes / 1e6
    ));
}
