//! A run: targets take turns until the time is over.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use marotte_testkit::fuzz::Target;
use marotte_testkit::fuzz::inputs::Inputs;
use serde_json::Value;

use crate::ledger::Ledger;
use crate::{Arguments, chosen, found, say};

/// How long a turn of a target with a share of one is at most.
const TURN: Duration = Duration::from_secs(5);

/// What threads share.
struct Shared<'a> {
    targets: Vec<&'static Target>,
    root: &'a Path,
    seed: u64,
    threads: usize,
    /// How long a share is.
    turn: Duration,
    end: Instant,
    state: Mutex<State>,
}

struct State {
    ledger: Ledger,
    next: usize,
    /// What happened in this run, for each target.
    turns: Vec<Turn>,
}

/// What came of the turns of a target.
#[derive(Clone, Default)]
struct Turn {
    executions: u64,
    seconds: f64,
    slowest: f64,
    found: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments, root: &Path) -> io::Result<bool> {
    let targets = chosen(&arguments.targets)?;
    let shares: u32 = targets.iter().map(|target| target.share).sum();
    let seconds = Duration::from_secs(arguments.seconds);
    let threads = arguments.threads.max(1);
    let fair = seconds * threads as u32 / shares.max(1);
    let shared = Shared {
        root,
        seed: arguments.seed,
        threads,
        turn: fair.min(TURN),
        end: Instant::now() + seconds,
        state: Mutex::new(State {
            ledger: Ledger::read(root),
            next: 0,
            turns: vec![Turn::default(); targets.len()],
        }),
        targets,
    };
    thread::scope(|scope| {
        let shared = &shared;
        let begin = |thread| scope.spawn(move || turns(shared, thread));
        let workers: Vec<_> = (0..threads).map(begin).collect();
        for worker in workers {
            let ended = worker.join();
            ended.map_err(|_| io::Error::other("a thread ended"))??;
        }
        Ok::<_, io::Error>(())
    })?;
    told(&shared)
}

/// Gives turns to targets until the time is over.
fn turns(shared: &Shared<'_>, thread: usize) -> io::Result<()> {
    let name = format!("marotte-mutator-{}-{thread}.progress", std::process::id());
    let progress = env::temp_dir().join(name);
    let done = take_turns(shared, &progress);
    let _ = fs::remove_file(progress);
    done
}

fn take_turns(shared: &Shared<'_>, progress: &Path) -> io::Result<()> {
    while Instant::now() < shared.end {
        let (index, from) = {
            let mut state = lock(&shared.state);
            let round = state.next / shared.targets.len();
            let index = state.next % shared.targets.len();
            state.next += 1;
            // Two threads may be at one target: each takes numbers that the other does not have.
            let tried = state.ledger.of(shared.targets[index].name).executions;
            (
                index,
                tried + ((round as u64 % shared.threads as u64) << 48),
            )
        };
        let target = shared.targets[index];
        let mut turn = turn(shared, target, from, progress)?;
        let open = found::open(target, shared.root)?;
        let mut state = lock(&shared.state);
        state.ledger.add(target.name, turn.executions, open.len())?;
        let known = &mut state.turns[index];
        known.executions += turn.executions;
        known.seconds += turn.seconds;
        known.slowest = known.slowest.max(turn.slowest);
        known.found.append(&mut turn.found);
    }
    Ok(())
}

/// One turn of a target, in a process, or in several if inputs end them.
fn turn(shared: &Shared<'_>, target: &Target, from: u64, progress: &Path) -> io::Result<Turn> {
    let began = Instant::now();
    let long = shared.turn * target.share;
    let mut turn = Turn::default();
    let mut number = from;
    while began.elapsed() < long {
        fs::write(progress, number.to_le_bytes())?;
        let left = (long - began.elapsed()).as_millis();
        let mut child = Command::new(env::current_exe()?)
            .args(["worker", target.name])
            .args(["--seed", &shared.seed.to_string()])
            .args(["--from", &number.to_string()])
            .args(["--milliseconds", &left.to_string()])
            .arg("--progress")
            .arg(progress)
            .arg("--root")
            .arg(shared.root)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let status = waited(&mut child, progress)?;
        let mut said = String::new();
        if let Some(mut stdout) = child.stdout.take() {
            io::Read::read_to_string(&mut stdout, &mut said)?;
        }
        for line in said.lines() {
            let line: Value = serde_json::from_str(line).unwrap_or_default();
            turn.slowest = turn
                .slowest
                .max(line["slowest"].as_f64().unwrap_or_default());
            if let (Some(path), Some(words)) = (line["found"].as_str(), line["said"].as_str()) {
                turn.found.push(format!("{path}: {words}"));
            }
        }
        let reached = reached(progress)?;
        turn.executions += reached - number;
        number = reached;
        if status.is_none_or(|status| !status.success()) {
            // It is the input of this number that ended it.
            let mut input = Vec::new();
            Inputs::new(target, shared.root).write(shared.seed, number, &mut input);
            if let Some(smallest) = found::reduced_outside(target, &input) {
                let path = found::keep(target, shared.root, &smallest)?;
                let how = status.map_or("it did not end".to_owned(), |status| status.to_string());
                turn.found.push(format!("{}: {how}", path.display()));
            }
            turn.executions += 1;
            number += 1;
        }
    }
    turn.seconds = began.elapsed().as_secs_f64();
    Ok(turn)
}

/// How a process ended; nothing if it had to be ended, because it stayed at one input.
fn waited(child: &mut Child, progress: &Path) -> io::Result<Option<ExitStatus>> {
    let mut at = (reached(progress)?, Instant::now());
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(Duration::from_millis(20));
        let now = reached(progress)?;
        if now != at.0 {
            at = (now, Instant::now());
        } else if at.1.elapsed() > found::PATIENCE {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
    }
}

/// The number of the input that a process is at.
fn reached(progress: &Path) -> io::Result<u64> {
    let bytes = fs::read(progress)?;
    let bytes = bytes.first_chunk::<8>();
    let bytes = bytes.ok_or_else(|| io::Error::other("no progress"))?;
    Ok(u64::from_le_bytes(*bytes))
}

/// Prints a table; all is well if nothing is open.
fn told(shared: &Shared<'_>) -> io::Result<bool> {
    let state = lock(&shared.state);
    let row = |cells: [&str; 6]| {
        let [name, count, rate, slowest, all, open] = cells;
        say(&format!(
            "{name:<14} {count:>12} {rate:>10} {slowest:>11} {all:>12} {open:>5}"
        ));
    };
    row([
        "target",
        "executions",
        "a second",
        "slowest, ms",
        "in all runs",
        "open",
    ]);
    for (target, turn) in shared.targets.iter().zip(&state.turns) {
        let entry = state.ledger.of(target.name);
        row([
            target.name,
            &turn.executions.to_string(),
            &format!("{:.0}", turn.executions as f64 / turn.seconds.max(1e-9)),
            &format!("{:.1}", turn.slowest * 1e3),
            &entry.executions.to_string(),
            &entry.open.to_string(),
        ]);
        for found in &turn.found {
            say(&format!("  {found}"));
        }
    }
    let sum = state.ledger.sum();
    say(&format!(
        "{} executions in all runs, {} open",
        sum.executions, sum.open
    ));
    let mut open: Vec<PathBuf> = Vec::new();
    for target in &shared.targets {
        open.extend(found::open(target, shared.root)?);
    }
    for path in &open {
        say(&format!("open: {}", path.display()));
    }
    Ok(open.is_empty())
}

fn lock(state: &Mutex<State>) -> std::sync::MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
