//! The figures of all benches of a run as one table in Markdown.

use std::fmt::Write;
use std::sync::{Mutex, PoisonError};
use std::{fs, io, thread};

use super::measure::Cost;
use crate::project;

/// What a bench has measured of both.
struct Row {
    what: String,
    theirs: Side,
    ours: Side,
}

/// Seconds, and bytes where they are worth telling.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) seconds: f64,
    pub(super) bytes: Option<f64>,
}

impl Side {
    /// Seconds alone.
    pub(super) fn seconds(seconds: f64) -> Self {
        let bytes = None;
        Self { seconds, bytes }
    }
}

impl From<Cost> for Side {
    fn from(cost: Cost) -> Self {
        Self {
            seconds: cost.seconds,
            bytes: Some(cost.peak_bytes),
        }
    }
}

static ROWS: Mutex<Vec<Row>> = Mutex::new(Vec::new());
static NOTES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Takes a row, for whoever prints the table in the end.
pub(super) fn row(what: impl Into<String>, theirs: impl Into<Side>, ours: impl Into<Side>) {
    let (what, theirs, ours) = (what.into(), theirs.into(), ours.into());
    let mut rows = ROWS.lock().unwrap_or_else(PoisonError::into_inner);
    rows.push(Row { what, theirs, ours });
}

/// Takes a sentence about what has no other side.
pub(super) fn note(text: impl Into<String>) {
    let mut notes = NOTES.lock().unwrap_or_else(PoisonError::into_inner);
    notes.push(text.into());
}

/// All rows and sentences, with the machine that they are of.
pub(super) fn markdown(puppet: &str) -> String {
    let mut text = format!(
        "Measured in one run on {}; {puppet} and Marotte {}. Other machines give other figures, and ratios that differ by a third in single rows.\n\n",
        machine(),
        env!("CARGO_PKG_VERSION"),
    );
    text.push_str(
        "| | Puppet | Marotte | times as fast | times less memory |\n|---|---|---|---|---|\n",
    );
    for Row { what, theirs, ours } in &*ROWS.lock().unwrap_or_else(PoisonError::into_inner) {
        let memory = match (theirs.bytes, ours.bytes) {
            (Some(theirs), Some(ours)) => format!("{:.1}", theirs / ours),
            _ => String::new(),
        };
        let ratio = theirs.seconds / ours.seconds;
        let _ = writeln!(
            text,
            "| {what} | {} | {} | {ratio:.0} | {memory} |",
            shown(*theirs),
            shown(*ours)
        );
    }
    text.push('\n');
    for note in &*NOTES.lock().unwrap_or_else(PoisonError::into_inner) {
        let _ = writeln!(text, "- {note}");
    }
    text
}

fn shown(side: Side) -> String {
    let seconds = side.seconds;
    let time = match seconds {
        1.0.. => format!("{seconds:.2} s"),
        1e-3.. => format!("{:.2} ms", seconds * 1e3),
        _ => format!("{:.2} µs", seconds * 1e6),
    };
    match side.bytes {
        Some(bytes) => format!("{time}, {:.0} MB", bytes / 1e6),
        None => time,
    }
}

/// What the machine is: its processor and how many cores there are.
fn machine() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let known = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = known
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("a machine", |model| {
        model.trim_start_matches([' ', '\t', ':'])
    });
    format!("{model}, {cores} cores")
}

/// The lines between which a document has the table.
const BEGIN: &str = "<!-- bench: begin -->";
const END: &str = "<!-- bench: end -->";

/// Puts the table into the README, between the lines that are for it.
pub(super) fn write(table: &str) -> io::Result<()> {
    let path = project::root().join("README.md");
    let text = fs::read_to_string(&path)?;
    let missing = || io::Error::other(format!("README.md has no lines {BEGIN} and {END}"));
    let (before, rest) = text.split_once(BEGIN).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    fs::write(
        path,
        format!("{before}{BEGIN}\n\n{}\n\n{END}{after}", table.trim()),
    )
}
