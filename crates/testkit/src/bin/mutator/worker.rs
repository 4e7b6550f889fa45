//! A process that gives inputs to one target. It says in a file which one it is at, so that another
//! knows which one ended it.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use marotte_testkit::fuzz::inputs::{Inputs, reduced};
use marotte_testkit::fuzz::{Target, target};
use marotte_testkit::measure::processor_seconds;
use nix::sys::resource::{Resource, setrlimit};
use serde_json::json;

use crate::{found, say};

/// How much memory a process can have.
const WALL: u64 = 4_000_000_000;

/// An input that takes more seconds of the processor does harm.
const SLOW: f64 = 1.0;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The target.
    name: String,
    /// What inputs are made from.
    #[arg(long)]
    seed: u64,
    /// The number of the first input.
    #[arg(long)]
    from: u64,
    /// How many milliseconds it goes on.
    #[arg(long)]
    milliseconds: u64,
    /// Where it says which input it is at.
    #[arg(long)]
    progress: PathBuf,
}

thread_local! {
    /// Where the last panic was, and what it said.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

fn prepare() -> io::Result<()> {
    setrlimit(Resource::RLIMIT_AS, WALL, WALL)?;
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let payload = info.payload();
        let words = payload.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| payload.downcast_ref::<&str>().copied());
        let words: String = words.unwrap_or_default().chars().take(200).collect();
        PANIC.with_borrow_mut(|said| *said = format!("{place}: {words}"));
    }));
    Ok(())
}

/// Where a target panics because of an input, if it does.
fn panics(target: &Target, input: &[u8]) -> Option<String> {
    let run = AssertUnwindSafe(|| (target.run)(input));
    match panic::catch_unwind(run) {
        Ok(()) => None,
        Err(_) => Some(PANIC.with_borrow(Clone::clone)),
    }
}

/// The place of a panic: the same mistake has one place and many messages.
fn place(said: &str) -> &str {
    said.split(": ").next().unwrap_or_default()
}

/// Runs, and prints how far it came, what was slowest, and what it found.
pub(crate) fn run(arguments: &Arguments, root: &Path) -> io::Result<bool> {
    let target = target(&arguments.name).ok_or_else(|| io::Error::other("no such target"))?;
    let inputs = Inputs::new(target, root);
    prepare()?;
    let progress = OpenOptions::new().write(true).open(&arguments.progress)?;
    let end = Instant::now() + Duration::from_millis(arguments.milliseconds);
    let mut known = HashSet::new();
    let mut input = Vec::new();
    let mut number = arguments.from;
    let mut slowest = 0.0_f64;
    let mut used = processor_seconds();
    while Instant::now() < end {
        note(&progress, number)?;
        inputs.write(arguments.seed, number, &mut input);
        let said = panics(target, &input);
        number += 1;
        let then = processor_seconds();
        let took = then - used;
        slowest = slowest.max(took);
        used = then;
        if let Some(said) = said
            && known.insert(place(&said).to_owned())
        {
            let is_same = |shorter: &[u8]| {
                panics(target, shorter).is_some_and(|other| place(&other) == place(&said))
            };
            let path = found::keep(target, root, &reduced(&input, is_same))?;
            say(&json!({ "found": path, "said": said }).to_string());
        } else if took > SLOW {
            let path = found::keep(target, root, &input)?;
            say(&json!({ "found": path, "said": format!("{took:.1} s") }).to_string());
        }
    }
    note(&progress, number)?;
    say(&json!({ "slowest": slowest }).to_string());
    Ok(true)
}

fn note(progress: &File, number: u64) -> io::Result<()> {
    progress.write_all_at(&number.to_le_bytes(), 0)
}

/// Gives one input to a target; all is well if that neither panics nor takes long.
pub(crate) fn one(name: &str, file: &Path) -> io::Result<bool> {
    let target = target(name).ok_or_else(|| io::Error::other("no such target"))?;
    let input = fs::read(file)?;
    prepare()?;
    // What is made once a process is not the input's.
    panics(target, b"");
    let began = processor_seconds();
    let said = panics(target, &input);
    if let Some(said) = &said {
        say(said);
    }
    Ok(said.is_none() && processor_seconds() - began <= SLOW)
}
