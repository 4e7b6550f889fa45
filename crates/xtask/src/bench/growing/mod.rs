//! How time and memory grow with what code, data, facts and catalogs are made of: by the same factor.
//!
//! Of each thing there are four sizes, each twice the one before. What a process takes before it does
//! anything is subtracted, and of several runs the cheapest counts, in seconds of the processor: what
//! else the machine does costs little. The exponent is the slope of the line through the four sizes:
//! 1 is "twice as much takes twice as long", 2 is "four times as long".

mod code;
mod data;
mod resources;
mod ruby;
mod types;

use std::path::Path;
use std::{env, fs, io};

use clap::Args;

use super::measure::{Cost, best_of};
use super::release_binary;
use crate::{Chore, say};

/// An exponent may be this at most, unless there is a reason.
const HIGHEST: f64 = 1.15;

/// The smallest size takes this many seconds at least.
const NOTICEABLE: f64 = 0.01;

/// What is less than this many bytes has no exponent: it is what memory is taken in.
const NOTICEABLE_BYTES: f64 = 4e6;

/// How many sizes there are.
const SIZES: usize = 4;

#[derive(Args)]
pub(super) struct Arguments {
    /// Only what has this in its name.
    #[arg(long)]
    only: Option<String>,
    /// How often; the cheapest counts.
    #[arg(long, default_value_t = 5)]
    repetitions: u32,
    /// Leaves out manifests of up to a hundred megabytes.
    #[arg(long)]
    pub(super) without_parsing: bool,
}

/// Something that can be of any size.
struct Growing {
    name: &'static str,
    /// A size that takes little.
    size: usize,
    /// The largest size that there can be.
    most: usize,
    /// The files below a folder, and what is in them.
    files: fn(usize) -> Files,
    /// What is called; `DIR` stands for the folder.
    call: &'static str,
    /// Why its time grows faster, if it does.
    reason: Option<&'static str>,
}

type Files = Vec<(String, String)>;

impl Growing {
    /// The same with a largest size.
    const fn at_most(mut self, most: usize) -> Self {
        self.most = most;
        self
    }

    /// The same with a reason to grow faster.
    const fn because(mut self, reason: &'static str) -> Self {
        self.reason = Some(reason);
        self
    }
}

const fn calling(
    name: &'static str,
    size: usize,
    call: &'static str,
    files: fn(usize) -> Files,
) -> Growing {
    Growing {
        name,
        size,
        most: usize::MAX,
        files,
        call,
        reason: None,
    }
}

/// Code that is evaluated.
const fn evaluated(name: &'static str, size: usize, files: fn(usize) -> Files) -> Growing {
    calling(name, size, "eval DIR/a.pp", files)
}

/// An environment of which a node is compiled.
const fn compiled(name: &'static str, size: usize, files: fn(usize) -> Files) -> Growing {
    let call = "compile a.test --env-dir DIR --format json --facts DIR/facts.json";
    calling(name, size, call, files)
}

pub(super) fn run(arguments: &Arguments) -> Chore {
    let binary = release_binary("marotte-cli", "marotte")?;
    let lists = [
        code::GROWING,
        types::GROWING,
        resources::GROWING,
        data::GROWING,
        ruby::GROWING,
    ];
    say("| what grows | sizes | seconds | exponent | MB | exponent |");
    say("|---|---|---|---|---|---|");
    let mut above = Vec::new();
    for growing in lists.into_iter().flatten() {
        let is_meant = |part: &String| growing.name.contains(part.as_str());
        if arguments.only.as_ref().is_none_or(is_meant) {
            let row = measured(&binary, growing, arguments.repetitions)?;
            say(&row.shown());
            if row.worst() > HIGHEST && growing.reason.is_none() {
                above.push(growing.name);
            }
        }
    }
    for growing in lists.into_iter().flatten() {
        if let Some(reason) = growing.reason {
            say(&format!("- {}: {reason}", growing.name));
        }
    }
    for name in &above {
        say(&format!("above {HIGHEST}: {name}"));
    }
    Ok(above.is_empty())
}

/// What was measured of something.
struct Row {
    name: &'static str,
    sizes: Vec<f64>,
    seconds: Vec<f64>,
    bytes: Vec<f64>,
}

impl Row {
    fn time(&self) -> f64 {
        exponent(&self.sizes, &self.seconds)
    }

    /// Nothing if it takes hardly any memory.
    fn memory(&self) -> Option<f64> {
        let is_noticeable = self
            .bytes
            .first()
            .is_some_and(|few| *few > NOTICEABLE_BYTES);
        is_noticeable.then(|| exponent(&self.sizes, &self.bytes))
    }

    fn worst(&self) -> f64 {
        self.time().max(self.memory().unwrap_or_default())
    }

    fn shown(&self) -> String {
        let list = |numbers: &[f64], unit: f64, digits: usize| {
            let shown = |number: &f64| format!("{:.digits$}", number / unit);
            numbers.iter().map(shown).collect::<Vec<_>>().join(", ")
        };
        let memory = self.memory();
        format!(
            "| {} | {} | {} | {:.2} | {} | {} |",
            self.name,
            list(&self.sizes, 1.0, 0),
            list(&self.seconds, 1.0, 3),
            self.time(),
            list(&self.bytes, 1e6, 0),
            memory.map_or("–".to_owned(), |memory| format!("{memory:.2}")),
        )
    }
}

/// The slope of the line through points, both axes being logarithmic.
fn exponent(sizes: &[f64], costs: &[f64]) -> f64 {
    let points = sizes.iter().zip(costs);
    let points: Vec<(f64, f64)> = points
        .map(|(size, cost)| (size.ln(), cost.max(1e-9).ln()))
        .collect();
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let above: f64 = points
        .iter()
        .map(|point| (point.0 - x) * (point.1 - y))
        .sum();
    let below: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    above / below
}

fn measured(binary: &Path, growing: &Growing, repetitions: u32) -> io::Result<Row> {
    let nothing = cost(binary, growing, 1, repetitions)?;
    let seconds = |cost: Cost| cost.processor_seconds - nothing.processor_seconds;
    let largest = growing.most >> (SIZES - 1);
    let mut size = growing.size.min(largest);
    while size < largest && seconds(cost(binary, growing, size, 1)?) < NOTICEABLE {
        size = (2 * size).min(largest);
    }
    let mut row = Row {
        name: growing.name,
        sizes: Vec::new(),
        seconds: Vec::new(),
        bytes: Vec::new(),
    };
    for size in (0..SIZES).map(|doubled| size << doubled) {
        let cost = cost(binary, growing, size, repetitions)?;
        row.sizes.push(size as f64);
        row.seconds.push(seconds(cost));
        row.bytes.push(cost.peak_bytes - nothing.peak_bytes);
    }
    Ok(row)
}

/// What a call costs.
fn cost(binary: &Path, growing: &Growing, size: usize, repetitions: u32) -> io::Result<Cost> {
    let folder = env::temp_dir().join(format!("marotte-growing-{}", std::process::id()));
    for (path, text) in (growing.files)(size) {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text)?;
    }
    let shown = folder.to_string_lossy();
    let words = growing.call.split(' ');
    let words: Vec<String> = words.map(|word| word.replace("DIR", &shown)).collect();
    let cost = best_of(repetitions, binary, &words)?;
    fs::remove_dir_all(folder)?;
    Ok(cost)
}

/// Code alone.
fn code(text: impl Into<String>) -> Files {
    vec![("a.pp".to_owned(), text.into())]
}

/// An environment: code and other files.
fn site<const COUNT: usize>(text: impl Into<String>, more: [(&str, String); COUNT]) -> Files {
    let mut files = vec![
        (
            "facts.json".to_owned(),
            "{\"kernel\": \"Linux\"}".to_owned(),
        ),
        ("manifests/site.pp".to_owned(), text.into()),
    ];
    files.extend(more.map(|(path, text)| (path.to_owned(), text)));
    files
}

fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|n| line(n) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents_are_slopes() {
        let sizes = [1.0, 2.0, 4.0, 8.0];
        assert!((exponent(&sizes, &[3.0, 6.0, 12.0, 24.0]) - 1.0).abs() < 1e-9);
        assert!((exponent(&sizes, &[1.0, 4.0, 16.0, 64.0]) - 2.0).abs() < 1e-9);
    }
}
