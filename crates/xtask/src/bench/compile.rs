//! Compiling the catalog of a generated site, warm and cold, and how that grows.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use clap::Args;

use super::figures::{compare_catalogs, figure, figures, print_catalog};
use super::measure::{Cost, best_of, best_of_puppet, compare_cold, print_cold};
use super::site::site;
use super::{Subject, release_binary, table};
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

impl Arguments {
    /// What is usually measured, with this Puppet.
    pub(super) fn usual(subject: &Subject) -> Self {
        Self {
            resources: 2000,
            repetitions: subject.repetitions,
            scaling: vec![2000, 20_000, 200_000],
            puppet: subject.puppet.clone(),
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let warm = release_binary("marotte-testkit", "compilation")?;
    let manifest = written(arguments.resources)?;
    let repetitions = arguments.repetitions.to_string();
    let ours = figures(Command::new(&warm).arg(&manifest).arg(&repetitions))?;
    print_catalog(&ours);
    if arguments.puppet.is_available() {
        let mut script = arguments.puppet.script("bench_compile.rb");
        let theirs = figures(script.arg(&manifest).arg(&repetitions))?;
        print_catalog(&theirs);
        let what = format!(
            "a generated site of {} resources",
            figure(&ours, "resources")
        );
        compare_catalogs(&what, &ours, &theirs);
        cold(&what, arguments, &manifest)?;
    } else {
        say("no Puppet is installed: no ratio");
    }
    fs::remove_file(manifest)?;
    scaling(arguments)?;
    Ok(true)
}

/// Whole processes, as a person at a shell starts them.
fn cold(what: &str, arguments: &Arguments, manifest: &Path) -> io::Result<()> {
    let ours = compiled(arguments.repetitions, manifest)?;
    print_cold("marotte compile", ours);
    let words = ["catalog", "compile", "bench.example.test", "--manifest"].map(str::to_owned);
    let manifest = manifest.to_string_lossy().into_owned();
    let words: Vec<String> = words.into_iter().chain([manifest]).collect();
    let theirs = best_of_puppet(arguments.repetitions, &arguments.puppet, &words)?;
    print_cold("puppet catalog compile", theirs);
    compare_cold(what, ours, theirs);
    Ok(())
}

/// What a process of ours costs that compiles a manifest.
fn compiled(repetitions: u32, manifest: &Path) -> io::Result<Cost> {
    let binary = release_binary("marotte-cli", "marotte")?;
    let manifest = manifest.to_string_lossy();
    let node = "bench.example.test";
    let words = ["compile", node, "--format", "json", "--manifest", &manifest];
    best_of(repetitions, &binary, &words.map(str::to_owned))
}

fn scaling(arguments: &Arguments) -> io::Result<()> {
    let mut before: Option<(usize, f64)> = None;
    for resources in &arguments.scaling {
        let manifest = written(*resources)?;
        let cost = compiled(arguments.repetitions, &manifest)?;
        fs::remove_file(manifest)?;
        let seconds = cost.seconds;
        let factor = before.map_or_else(String::new, |(fewer, earlier)| {
            let (size, time) = (*resources as f64 / fewer as f64, seconds / earlier);
            format!(", {time:.1} times the time of {size:.1} times fewer resources")
        });
        let line = format!(
            "{resources} resources: {seconds:.3} s, peak {:.1} MB{factor}",
            cost.peak_bytes / 1e6,
        );
        say(&line);
        table::note(line);
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
