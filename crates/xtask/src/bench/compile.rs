//! Compiling the catalog of a generated site, warm and cold, and how that grows.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use clap::Args;
use serde_json::Value;

use super::measure::{Cost, best_of};
use super::parse::{figure, figures};
use super::release_binary;
use super::site::site;
use crate::puppet::Puppet;
use crate::{Chore, say};

/// What is measured.
#[derive(Args)]
pub(super) struct Arguments {
    /// How many resources the site has that both compile.
    #[arg(long, default_value_t = 2000)]
    resources: usize,
    /// How often; the best counts.
    #[arg(long, default_value_t = 3)]
    repetitions: u32,
    /// Sizes of sites that we compile alone: time must grow as they do.
    #[arg(long, value_delimiter = ',', default_values_t = [2000, 20_000, 200_000])]
    scaling: Vec<usize>,
    #[command(flatten)]
    puppet: Puppet,
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let warm = release_binary("marotte-testkit", "compilation")?;
    let manifest = written(arguments.resources)?;
    let repetitions = arguments.repetitions.to_string();
    let ours = figures(Command::new(&warm).arg(&manifest).arg(&repetitions))?;
    print(&ours);
    if arguments.puppet.is_available() {
        let mut script = arguments.puppet.script("bench_compile.rb");
        let theirs = figures(script.arg(&manifest).arg(&repetitions))?;
        print(&theirs);
        for name in ["fresh", "cached", "peak_bytes"] {
            let ratio = figure(&theirs, name) / figure(&ours, name);
            say(&format!("{name}: {ratio:.1} times less"));
        }
        let same = figure(&ours, "json_bytes") / figure(&theirs, "json_bytes");
        say(&format!("our JSON is {same:.4} times as long as theirs"));
        cold(arguments, &manifest)?;
    } else {
        say("no Puppet is installed: no ratio");
    }
    fs::remove_file(manifest)?;
    scaling(arguments, &warm)?;
    Ok(true)
}

/// Whole processes, as a person at a shell starts them.
fn cold(arguments: &Arguments, manifest: &Path) -> io::Result<()> {
    let binary = release_binary("marotte-cli", "marotte")?;
    let manifest = manifest.to_string_lossy().into_owned();
    let words = [
        "compile",
        "bench.example.test",
        "--format",
        "json",
        "--manifest",
    ];
    let words: Vec<String> = words
        .map(str::to_owned)
        .into_iter()
        .chain([manifest.clone()])
        .collect();
    let ours = best_of(arguments.repetitions, &binary, &words)?;
    print_cold("marotte compile", ours);
    let puppet = arguments.puppet.puppet();
    let own = puppet
        .get_args()
        .map(|word| word.to_string_lossy().into_owned());
    let words = ["catalog", "compile", "bench.example.test", "--manifest"].map(str::to_owned);
    let words: Vec<String> = own.chain(words).chain([manifest]).collect();
    let theirs = best_of(
        arguments.repetitions,
        Path::new(puppet.get_program()),
        &words,
    )?;
    print_cold("puppet catalog compile", theirs);
    let (time, memory) = (
        theirs.processor_seconds / ours.processor_seconds,
        theirs.peak_bytes / ours.peak_bytes,
    );
    say(&format!(
        "cold: {time:.0} times as fast, in {memory:.1} times less memory"
    ));
    Ok(())
}

fn scaling(arguments: &Arguments, warm: &Path) -> io::Result<()> {
    let mut before: Option<(usize, f64)> = None;
    for resources in &arguments.scaling {
        let manifest = written(*resources)?;
        let figures = figures(Command::new(warm).arg(&manifest).arg("3"))?;
        fs::remove_file(manifest)?;
        let seconds = figure(&figures, "cached");
        let factor = before.map_or_else(String::new, |(fewer, earlier)| {
            let (size, time) = (*resources as f64 / fewer as f64, seconds / earlier);
            format!(", {time:.1} times the time of {size:.1} times fewer resources")
        });
        say(&format!(
            "{resources:>7} resources: {seconds:.3} s, peak {:.1} MB{factor}",
            figure(&figures, "peak_bytes") / 1e6,
        ));
        before = Some((*resources, seconds));
    }
    Ok(())
}

fn written(resources: usize) -> io::Result<PathBuf> {
    let name = format!("marotte-site-{resources}-{}.pp", std::process::id());
    let path = env::temp_dir().join(name);
    fs::write(&path, site(resources))?;
    Ok(path)
}

pub(super) fn print(figures: &Value) {
    say(&format!(
        "{}: {} resources: {:.4} s with parsing, {:.4} s without, peak {:.1} MB",
        figures
            .get("program")
            .and_then(Value::as_str)
            .unwrap_or_default(),
        figure(figures, "resources"),
        figure(figures, "fresh"),
        figure(figures, "cached"),
        figure(figures, "peak_bytes") / 1e6,
    ));
}

pub(super) fn print_cold(what: &str, cost: Cost) {
    say(&format!(
        "{what}: {:.3} s, {:.3} s of the processor, peak {:.1} MB",
        cost.seconds,
        cost.processor_seconds,
        cost.peak_bytes / 1e6
    ));
}
