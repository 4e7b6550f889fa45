//! How time and memory grow with what code, data, facts and catalogs are made of: by the same factor.
//!
//! Of each thing there are four sizes, each twice the one before. What a process takes before it does
//! anything is subtracted, and of several runs the cheapest counts, in seconds of the processor: what
//! else the machine does costs little. The exponent is the slope of the line through the four sizes:
//! 1 is "twice as much takes twice as long", 2 is "four times as long".
//!
//! Time can grow faster than work, since what is large is not in the caches of the processor, and the less
//! so the more the machine has to do. If it does, instructions are counted (by `valgrind`): they are the
//! same on any machine, and tell whether there is more work.

mod code;
mod data;
mod resources;
mod row;
mod ruby;
mod types;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

use clap::Args;

use super::measure::{Cost, best_of};
use super::release_binary;
use crate::{Chore, say};
use row::{Row, exponent};

/// An exponent may be this at most, unless there is a reason.
const HIGHEST: f64 = 1.15;

/// The smallest size takes this many seconds at least.
const NOTICEABLE: f64 = 0.02;

/// How many sizes there are.
const SIZES: usize = 4;

/// How many more there are if memory seems to grow too fast.
const MORE_SIZES: usize = 3;

/// No larger size is tried once one takes this many bytes.
const MUCH: f64 = 400e6;

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
    let (mut above, mut caches) = (Vec::new(), Vec::new());
    for growing in lists.into_iter().flatten() {
        let is_meant = |part: &String| growing.name.contains(part.as_str());
        if arguments.only.as_ref().is_none_or(is_meant) {
            let row = measured(&binary, growing, arguments.repetitions)?;
            say(&row.shown());
            let is_above = |of: Option<f64>| of.is_some_and(|of| of > HIGHEST);
            let mut problem = is_above(row.memory()).then_some("memory");
            if is_above(row.time()) && growing.reason.is_none() {
                match instructions(&binary, growing, &row)? {
                    Some(work) if work <= HIGHEST => caches.push((growing.name, work)),
                    _ => problem = Some("time"),
                }
            }
            if let (Some(what), None) = (problem, growing.reason) {
                above.push((growing.name, what));
            }
        }
    }
    for growing in lists.into_iter().flatten() {
        if let Some(reason) = growing.reason {
            say(&format!("- {}: {reason}", growing.name));
        }
    }
    for (name, work) in caches {
        let why = format!("instructions grow by {work:.2}, the rest is waiting for memory");
        say(&format!("- {name}: {why}"));
    }
    for (name, what) in &above {
        say(&format!("above {HIGHEST}: {what} of {name}"));
    }
    Ok(above.is_empty())
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
    let add = |row: &mut Row, size: usize| -> io::Result<()> {
        let cost = cost(binary, growing, size, repetitions)?;
        row.sizes.push(size as f64);
        row.seconds.push(seconds(cost));
        row.bytes.push(cost.peak_bytes - nothing.peak_bytes);
        Ok(())
    };
    for doubled in 0..SIZES {
        add(&mut row, size << doubled)?;
    }
    // Memory is taken in pieces, and tables double: what that makes of a few sizes evens out over more.
    for doubled in SIZES..SIZES + MORE_SIZES {
        let size = size << doubled;
        let is_small = row.bytes.last().is_some_and(|bytes| *bytes < MUCH);
        if size <= growing.most && is_small && row.memory().is_some_and(|of| of > HIGHEST) {
            add(&mut row, size)?;
        }
    }
    Ok(row)
}

/// What a call costs.
fn cost(binary: &Path, growing: &Growing, size: usize, repetitions: u32) -> io::Result<Cost> {
    let (folder, words) = laid(growing, size)?;
    let cost = best_of(repetitions, binary, &words)?;
    fs::remove_dir_all(folder)?;
    Ok(cost)
}

/// The exponent of instructions, for sizes that are a quarter: counting takes fifty times as long. Nothing
/// if `valgrind` is not there.
fn instructions(binary: &Path, growing: &Growing, row: &Row) -> io::Result<Option<f64>> {
    let Some(nothing) = counted(binary, growing, 1)? else {
        return Ok(None);
    };
    let sizes: Vec<f64> = row.sizes.iter().map(|size| (size / 4.0).ceil()).collect();
    let mut counts = Vec::new();
    for size in &sizes {
        let count = counted(binary, growing, *size as usize)?;
        counts.push(count.unwrap_or_default() - nothing);
    }
    Ok(Some(exponent(&sizes, &counts)))
}

/// How many instructions a call takes.
fn counted(binary: &Path, growing: &Growing, size: usize) -> io::Result<Option<f64>> {
    let (folder, words) = laid(growing, size)?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(words)
        .stdin(Stdio::null())
        .output();
    fs::remove_dir_all(folder)?;
    let Ok(output) = output else {
        return Ok(None);
    };
    let said = String::from_utf8_lossy(&output.stderr);
    let count = said.split("Collected : ").nth(1);
    Ok(count.and_then(|count| count.split_whitespace().next()?.parse().ok()))
}

/// Writes the files, and says where they are and how Marotte is called.
fn laid(growing: &Growing, size: usize) -> io::Result<(PathBuf, Vec<String>)> {
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
    let words = words.map(|word| word.replace("DIR", &shown)).collect();
    Ok((folder, words))
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
