//! Faults: the n-th call of the system fails, for every n that a compilation of the example makes.
//!
//! `strace` makes the calls fail, so that what is attacked is the binary as it is, with all that it reads
//! and writes: manifests, data, facts, catalogs, the memory of the fleet. After each fault all files are
//! whole, nothing is left behind, nodes that have nothing to do with it have their catalogs, the exit
//! status says what came of it, and what is remembered is right when the next call trusts it.

mod example;
mod operation;

use std::fs;
use std::io;
use std::process::Command;

use self::example::{Example, Run};
use self::operation::{Effect, Fault, Operation, faults_of};
use super::parallel::on_cores;
use super::{Attack, Report};
use crate::random::Random;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let strace = Command::new("strace").arg("--version").output();
    if !strace.is_ok_and(|output| output.status.success()) {
        report.note = "strace is not installed: no call was made to fail".to_owned();
        report.check("without strace", None);
        return Ok(report);
    }
    let example = Example::new(attack)?;
    let operations = example.operations()?;
    let mut random = Random::new(attack.seed);
    let mut tries: Vec<(&Operation, Fault)> = Vec::new();
    for operation in &operations {
        let faults = faults_of(&operation.call);
        match attack.quick && !faults.is_empty() {
            // Every operation, each with one of its faults.
            true => tries.push((operation, faults[random.below(faults.len())])),
            false => tries.extend(faults.iter().map(|fault| (operation, *fault))),
        }
    }
    let cores = cores();
    let outcomes = on_cores(cores.len(), &tries, |turn, (operation, fault)| {
        attempt(&example, cores[turn.worker], turn.number, operation, *fault)
    })?;
    let outcomes: Vec<Outcome> = outcomes.into_iter().flatten().collect();
    let ended = |status: i32| {
        let with = outcomes.iter().filter(|of| of.status == Some(status));
        with.count()
    };
    report.note = format!(
        "{} operations; {} calls went well nevertheless, {} with an error, {} were refused",
        operations.len(),
        ended(0),
        ended(1),
        ended(2)
    );
    for outcome in outcomes {
        report.check(&outcome.name, outcome.problem);
    }
    Ok(report)
}

/// The cores that may be used: `0-3,8`.
fn cores() -> Vec<usize> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let list = status
        .lines()
        .find_map(|line| line.strip_prefix("Cpus_allowed_list:"));
    let ranges = list.unwrap_or("0").trim().split(',');
    let ranges = ranges.filter_map(|range| {
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        Some(first.parse().ok()?..=last.parse().ok()?)
    });
    ranges.flatten().collect()
}

/// What came of a fault.
struct Outcome {
    name: String,
    status: Option<i32>,
    problem: Option<String>,
}

/// Makes one call fail. Nothing if this time there was no such call: the order of some depends on chance.
fn attempt(
    example: &Example<'_>,
    core: usize,
    number: usize,
    operation: &Operation,
    fault: Fault,
) -> io::Result<Option<Outcome>> {
    let run = example.run(&format!("fault-{number}"), core, Some((operation, fault)))?;
    let Some(made) = run.injected()? else {
        run.forget()?;
        return Ok(None);
    };
    let problem = match problem(example, &run, fault, &made)? {
        None => example.distrusts(&run)?,
        problem => problem,
    };
    if problem.is_none() {
        run.forget()?;
    }
    Ok(Some(Outcome {
        name: format!("{} {} in {made}", fault.name, operation.number),
        status: run.status,
        problem,
    }))
}

/// What is wrong after a fault.
fn problem(
    example: &Example<'_>,
    run: &Run,
    fault: Fault,
    made: &str,
) -> io::Result<Option<String>> {
    if let Some(crash) = run.crash() {
        return Ok(Some(crash));
    }
    let effect = fault.effect(made);
    let files = run.catalogs()?;
    for (name, text) in &files {
        let Some(expected) = example.catalogs.get(name) else {
            return Ok(Some(format!("{name} was left behind")));
        };
        if text == expected {
            continue;
        }
        if serde_json::from_slice::<serde_json::Value>(text).is_err() {
            return Ok(Some(format!("half of {name} was written")));
        }
        if effect != Effect::Absent {
            return Ok(Some(format!("{name} is another one")));
        }
    }
    let is_all = files.len() == example.catalogs.len();
    Ok(match run.status {
        Some(0) if !is_all => Some("all is well, and a catalog is missing".to_owned()),
        Some(0) => None,
        _ if effect == Effect::None => Some("it was not tried again".to_owned()),
        _ if run.stderr.trim().is_empty() => Some("it failed silently".to_owned()),
        // Where a catalog is written, it is the only one that is lost.
        _ if effect == Effect::OneNode && files.len() + 1 < example.catalogs.len() => {
            Some("catalogs of other nodes are missing".to_owned())
        }
        _ => None,
    })
}
