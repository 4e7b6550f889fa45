//! What a command costs as a whole process: time and peak memory.
//!
//! The system keeps the peak memory of all children of a process together, so the command is run by
//! a process that has no other child: this program, started once more.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;
use std::{env, io};

use serde_json::{Value, json};

use super::table;
use crate::puppet::{Puppet, filter};
use crate::{Chore, say};

/// What a command cost.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    /// From start to end.
    pub(super) seconds: f64,
    /// Of the processor.
    pub(super) processor_seconds: f64,
    /// The most memory that was resident at once.
    pub(super) peak_bytes: f64,
}

/// How many times more often ours run: they are over in no time, so that a hiccup of the machine
/// would count for more.
pub(super) const TIMES_MORE: u32 = 10;

/// The cost of the cheapest of several runs.
pub(super) fn best_of(repetitions: u32, program: &Path, arguments: &[String]) -> io::Result<Cost> {
    let mut best = measure(program, arguments)?;
    for _ in 1..repetitions {
        let cost = measure(program, arguments)?;
        best.seconds = best.seconds.min(cost.seconds);
        best.processor_seconds = best.processor_seconds.min(cost.processor_seconds);
        best.peak_bytes = best.peak_bytes.min(cost.peak_bytes);
    }
    Ok(best)
}

/// The same of `puppet` with these arguments.
pub(super) fn best_of_puppet(
    repetitions: u32,
    puppet: &Puppet,
    arguments: &[String],
) -> io::Result<Cost> {
    let command = puppet.puppet();
    let own = command
        .get_args()
        .map(|word| word.to_string_lossy().into_owned());
    let words: Vec<String> = own.chain(arguments.iter().cloned()).collect();
    best_of(repetitions, Path::new(command.get_program()), &words)
}

/// Says what a whole process took.
pub(super) fn print_cold(what: &str, cost: Cost) {
    say(&format!(
        "{what}: {:.3} s, {:.3} s of the processor, peak {:.1} MB",
        cost.seconds,
        cost.processor_seconds,
        cost.peak_bytes / 1e6
    ));
}

/// Says how much less of the processor and of memory we need than the reference.
pub(super) fn compare_cold(what: &str, ours: Cost, theirs: Cost) {
    table::row(format!("{what}, from a shell"), theirs, ours);
    let time = theirs.processor_seconds / ours.processor_seconds;
    let memory = theirs.peak_bytes / ours.peak_bytes;
    say(&format!(
        "cold: {time:.0} times as fast, in {memory:.1} times less memory"
    ));
}

fn measure(program: &Path, arguments: &[String]) -> io::Result<Cost> {
    let mut command = Command::new(env::current_exe()?);
    command
        .args(["bench", "measure", "--"])
        .arg(program)
        .args(arguments);
    let output = filter(&mut command, String::new())?;
    let figures: Value = serde_json::from_str(&output).map_err(io::Error::other)?;
    let figure = |name| {
        figures
            .get(name)
            .and_then(Value::as_f64)
            .unwrap_or(f64::NAN)
    };
    Ok(Cost {
        seconds: figure("seconds"),
        processor_seconds: figure("processor_seconds"),
        peak_bytes: figure("peak_bytes"),
    })
}

/// The inner side: runs the command and prints what it cost.
pub(super) fn run_measured(command: &[String]) -> Chore {
    let (program, arguments) = command
        .split_first()
        .ok_or_else(|| io::Error::other("no command to measure"))?;
    let start = Instant::now();
    let mut command = Command::new(program);
    as_another_process(&mut command);
    // The exit status is not looked at: validating real files finds real errors.
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    let seconds = start.elapsed().as_secs_f64();
    let (processor_seconds, peak_bytes) = cost_of_children()?;
    let cost = json!({
        "seconds": seconds, "processor_seconds": processor_seconds, "peak_bytes": peak_bytes,
    });
    say(&cost.to_string());
    Ok(true)
}

/// Has a command begin as a copy of this process. It would else begin inside of it, and the system would count what
/// this process holds as memory of the command.
#[cfg(unix)]
fn as_another_process(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    // Who it is the library only says of a copy.
    command.uid(nix::unistd::getuid().as_raw());
}

#[cfg(not(unix))]
fn as_another_process(_command: &mut Command) {}

#[cfg(unix)]
/// The seconds of the processor and the peak memory of the children of this process.
pub(crate) fn cost_of_children() -> io::Result<(f64, i64)> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeVal;
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let seconds = |time: TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    // Kilobytes on Linux, bytes on macOS.
    let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
    let processor = seconds(usage.user_time()) + seconds(usage.system_time());
    Ok((processor, usage.max_rss() * unit))
}

#[cfg(not(unix))]
/// The seconds of the processor and the peak memory of the children of this process.
pub(crate) fn cost_of_children() -> io::Result<(f64, i64)> {
    Err(io::Error::other("peak memory can only be measured on Unix"))
}
