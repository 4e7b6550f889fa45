//! Memory and steps that are used up at any moment: the n-th allocation of a compilation fails, and the
//! n-th step, for every n that the example has.
//!
//! Allocations are made to fail by the counting allocator within a program of the test kit (`starved`);
//! steps by a setting, so that what the binary writes is looked at, too. What has no catalog says why,
//! what has one has the right one, nothing is left behind, and the exit status is that of bad code.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io};

use serde_json::Value;

use super::{Attack, Report};
use crate::random::Random;
use crate::{bench, project};

/// Of so many allocations one fails, if there is little time.
const QUICK: u64 = 100;

/// How many numbers of steps are tried.
const ROUNDS: usize = 1000;

/// The catalogs of a folder by their names.
type Catalogs = BTreeMap<String, Vec<u8>>;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let (allocations, failed) = allocations(attack, &mut report)?;
    let most = steps(attack, &mut report)?;
    report.note = format!("{failed} of {allocations} allocations; up to {most} steps");
    Ok(report)
}

/// Allocations that fail: how many, and after how many of them there was no catalog.
fn allocations(attack: &Attack<'_>, report: &mut Report) -> io::Result<(u64, u64)> {
    let program = bench::built("marotte-testkit", "starved", attack.profile)?;
    let example = project::root().join("examples/control-repo");
    let every = if attack.quick { QUICK } else { 1 };
    let output = Command::new(program)
        .arg(example.join("environments/production"))
        .arg(example.join("facts"))
        .args([attack.seed.to_string(), every.to_string()])
        .stdin(Stdio::null())
        .output()?;
    let figures: Value = serde_json::from_slice(&output.stdout).map_err(|_| {
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        io::Error::other(format!("{}: {why}", output.status))
    })?;
    let number = |name: &str| figures[name].as_u64().unwrap_or_default();
    report.tried += number("tried") as usize;
    let broke = figures["broke"].as_array().into_iter().flatten();
    let broke = broke.map(|problem| problem.as_str().unwrap_or_default().to_owned());
    report.broke.extend(broke);
    Ok((number("tried"), number("failed")))
}

/// Steps that are used up: how many the example takes.
fn steps(attack: &Attack<'_>, report: &mut Report) -> io::Result<usize> {
    let (_, whole) = compile(attack, u64::MAX >> 1)?;
    let mut most = 1;
    while compile(attack, most as u64)?.1 != whole {
        most *= 2;
    }
    let mut random = Random::new(attack.seed);
    for _ in 0..if attack.quick { ROUNDS / 20 } else { ROUNDS } {
        let steps = random.below(most);
        let (call, catalogs) = compile(attack, steps as u64)?;
        report.check(&format!("{steps} steps"), problem(&call, &catalogs, &whole));
    }
    Ok(most)
}

/// What is wrong with a call that had too few steps.
fn problem(call: &Call, catalogs: &Catalogs, whole: &Catalogs) -> Option<String> {
    let Call { status, stderr } = call;
    let other = catalogs
        .iter()
        .find(|(name, text)| whole.get(*name) != Some(*text));
    if let Some((name, _)) = other {
        return Some(format!("{name} is left behind, half or another one"));
    }
    let is_all = catalogs.len() == whole.len();
    match status {
        Some(0) if is_all => None,
        Some(1) if !is_all && stderr.contains("TOO_MANY_STEPS") => None,
        _ => Some(format!("status {status:?}: {stderr}")),
    }
}

/// How a call ended.
struct Call {
    status: Option<i32>,
    stderr: String,
}

/// Compiles the example with so many steps for each node.
fn compile(attack: &Attack<'_>, steps: u64) -> io::Result<(Call, Catalogs)> {
    let out = attack.folder.join("out");
    let example = project::root().join("examples/control-repo");
    let words = ["compile", "--environmentpath", "environments"];
    let output = Command::new(attack.binary)
        .args(words)
        .args([
            "--facts",
            "facts",
            "--reproducible",
            "--error-format",
            "json",
        ])
        .args(["--marotte_max_steps", &steps.to_string(), "--output"])
        .arg(out.join(""))
        .current_dir(example)
        .stdin(Stdio::null())
        .output()?;
    let catalogs = catalogs(&out)?;
    if out.is_dir() {
        fs::remove_dir_all(&out)?;
    }
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let status = output.status.code();
    Ok((Call { status, stderr }, catalogs))
}

fn catalogs(folder: &Path) -> io::Result<Catalogs> {
    let mut found = Catalogs::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        found.insert(name, fs::read(entry.path())?);
    }
    Ok(found)
}
