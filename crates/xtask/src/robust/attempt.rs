//! One call of the binary: how it ended, what it said, and what it cost.
//!
//! The system keeps the cost of all children of a process together, so each call is made by a process
//! that has no other child: this program, started once more.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, io};

use serde_json::{Value, json};

use crate::{Chore, say};

/// How much memory a call can have at most, in KiB: far above what any may take.
const WALL: u64 = 4_000_000;

/// How many seconds of the processor a call can take at most.
const MOST_SECONDS: u64 = 60;

/// How many seconds it can take at most if it only waits; other work of the machine is no reason to fail.
const LAST_SECOND: u64 = 300;

/// How a call ended.
pub(super) struct Attempt {
    /// The exit status; none if a signal ended it.
    pub(super) status: Option<i64>,
    pub(super) stdout: String,
    pub(super) stderr: String,
    /// Seconds of the processor.
    pub(super) seconds: f64,
    /// The most memory that was resident at once.
    pub(super) peak_bytes: f64,
}

impl Attempt {
    /// What no call may end in: a signal, a panic, the wall around it, or our own word for that.
    pub(super) fn crash(&self) -> Option<String> {
        let panicked = [
            "panicked at",
            "INTERNAL_ERROR",
            "memory allocation of",
            "stack overflow",
        ];
        let said = |text: &str| panicked.iter().find(|word| text.contains(**word));
        match self.status {
            None => Some("a signal ended it".to_owned()),
            Some(124 | 137) => Some(format!("it took more than {LAST_SECOND} s")),
            // The system ends it by a signal that says so.
            Some(152) => Some(format!("it took {MOST_SECONDS} s of the processor")),
            Some(status) if !(0..=4).contains(&status) => Some(format!("status {status}")),
            _ => said(&self.stderr)
                .or_else(|| said(&self.stdout))
                .map(|word| format!("it said '{word}'")),
        }
    }

    /// The codes of the errors that it told, as JSON or for people.
    pub(super) fn codes(&self) -> Vec<String> {
        let mut codes = Vec::new();
        match serde_json::from_str(&self.stderr) {
            Ok(document) => collect(&document, &mut codes),
            Err(_) => {
                let told = self.stderr.split("error[").skip(1);
                let told = told.filter_map(|rest| rest.split(']').next());
                codes.extend(told.map(str::to_owned));
            }
        }
        codes
    }
}

/// The values of all members that are called `code`.
fn collect(json: &Value, codes: &mut Vec<String>) {
    match json {
        Value::Array(values) => values.iter().for_each(|value| collect(value, codes)),
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str() {
                    Some(code) if name == "code" => codes.push(code.to_owned()),
                    _ => collect(value, codes),
                }
            }
        }
        _ => {}
    }
}

/// Calls a program in a folder.
pub(super) fn attempt<S: AsRef<OsStr>>(
    program: &Path,
    arguments: &[S],
    folder: &Path,
) -> io::Result<Attempt> {
    let output = Command::new(env::current_exe()?)
        .args(["robust", "attempt", "--"])
        .arg(program)
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()?;
    let figures: Value = serde_json::from_slice(&output.stdout).map_err(|error| {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        io::Error::other(format!("{error}: {said}"))
    })?;
    let text = |name: &str| figures[name].as_str().unwrap_or_default().to_owned();
    Ok(Attempt {
        status: figures["status"].as_i64(),
        stdout: text("stdout"),
        stderr: text("stderr"),
        seconds: figures["seconds"].as_f64().unwrap_or_default(),
        peak_bytes: figures["peak_bytes"].as_f64().unwrap_or_default(),
    })
}

/// The inner side: calls the program within walls, and says how that went.
pub(super) fn run_inner(command: &[String]) -> Chore {
    let walls = format!("ulimit -v {WALL}; ulimit -t {MOST_SECONDS}");
    let script = format!("{walls}; exec timeout -k 5 {LAST_SECOND} \"$@\"");
    let output = Command::new("sh")
        .args(["-c", &script, "sh"])
        .args(command)
        .output()?;
    let (seconds, peak_bytes) = crate::bench::cost_of_children()?;
    say(&json!({
        "status": output.status.code(),
        "stdout": String::from_utf8_lossy(&output.stdout),
        "stderr": String::from_utf8_lossy(&output.stderr),
        "seconds": seconds,
        "peak_bytes": peak_bytes,
    })
    .to_string());
    Ok(true)
}
