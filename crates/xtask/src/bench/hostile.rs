//! Code that is meant to do harm: what it costs until there is a catalog or an error.

use std::fmt::Write;
use std::{env, fs};

use clap::Args;

use super::measure::best_of;
use super::release_binary;
use crate::{Chore, say};

/// What is measured.
#[derive(Args)]
pub(super) struct Arguments {
    /// How many resources the largest manifest has.
    #[arg(long, default_value_t = 1_000_000)]
    resources: usize,
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let binary = release_binary("marotte-cli", "marotte")?;
    let path = env::temp_dir().join(format!("marotte-hostile-{}.pp", std::process::id()));
    for (name, code) in hostile(arguments.resources) {
        fs::write(&path, &code)?;
        let manifest = path.to_string_lossy().into_owned();
        let words = ["compile", "a.test", "--format", "json", "--manifest"];
        let words = words.map(str::to_owned).into_iter().chain([manifest]);
        let cost = best_of(1, &binary, &words.collect::<Vec<_>>())?;
        say(&format!(
            "{name}: {:.1} MB of code, {:.2} s, peak {:.0} MB",
            code.len() as f64 / 1e6,
            cost.seconds,
            cost.peak_bytes / 1e6
        ));
    }
    fs::remove_file(path)?;
    Ok(true)
}

/// Names and manifests.
fn hostile(resources: usize) -> Vec<(String, String)> {
    let mut written = String::new();
    for index in 0..resources {
        let _ = writeln!(written, "notify {{ 'n{index}': message => 'm{index}' }}");
    }
    let mut included = String::from("include c0\n");
    for index in 0..10_000 {
        let _ = writeln!(included, "class c{index} {{ include c{} }}", index + 1);
    }
    let again = "define again() { again { \"${title}x\": } } again { 'a': }";
    let twice = "define twice() { twice { [\"${title}0\", \"${title}1\"]: } } twice { 'a': }";
    let collected = "define again() { @again { [\"${title}0\", \"${title}1\"]: } Again <| |> } \
                     again { 'a': }";
    let looped = format!("Integer[1, {resources}].each |$n| {{ notify {{ \"n${{n}}\": }} }}");
    vec![
        (format!("{resources} resources, written out"), written),
        (format!("{resources} resources of a loop"), looped),
        ("a define that declares itself".to_owned(), again.to_owned()),
        (
            "a define that declares itself twice".to_owned(),
            twice.to_owned(),
        ),
        (
            "collectors that create what they collect".to_owned(),
            collected.to_owned(),
        ),
        ("10000 classes that include each other".to_owned(), included),
    ]
}
