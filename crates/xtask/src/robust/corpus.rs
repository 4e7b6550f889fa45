//! The hostile corpus: each bomb ends as it says, soon and in little memory.

use std::path::Path;
use std::{fs, io};

use super::attempt::{Attempt, attempt};
use super::bomb::Bomb;
use super::parallel::on_all_cores;
use super::{Attack, Report};
use crate::project;

/// Seconds of the processor that a bomb may take.
const SECONDS: f64 = 10.0;

/// Memory that a bomb may take.
const BYTES: f64 = 500e6;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let bombs = project::files_with(&project::root().join("robust/corpus"), "bomb")?;
    let ended = on_all_cores(&bombs, |_, path| {
        let bomb = Bomb::parse(&fs::read_to_string(path)?);
        let folder = attack.folder.join(name_of(path));
        fs::create_dir_all(&folder)?;
        bomb.lay(&folder)?;
        let tried = attempt(attack.binary, &bomb.call, &folder)?;
        let problem = problem(&bomb, &tried);
        Ok((tried, problem))
    })?;
    let mut greatest = (0.0_f64, 0.0_f64);
    for (path, (tried, problem)) in bombs.iter().zip(ended) {
        greatest = (
            greatest.0.max(tried.seconds),
            greatest.1.max(tried.peak_bytes),
        );
        report.check(&name_of(path), problem);
    }
    let (seconds, bytes) = greatest;
    report.note = format!("at most {seconds:.1} s and {:.0} MB", bytes / 1e6);
    Ok(report)
}

fn name_of(path: &Path) -> String {
    let name = path.file_stem().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// What is wrong with how a bomb ended.
fn problem(bomb: &Bomb, tried: &Attempt) -> Option<String> {
    if let Some(crash) = tried.crash() {
        return Some(crash);
    }
    let codes = match tried.status {
        Some(0) => Vec::new(),
        _ => tried.codes(),
    };
    if !bomb.may_end(&codes) {
        return Some(format!("it ended in {codes:?}, not in {:?}", bomb.ends));
    }
    if !bomb.is_said(&tried.stderr) {
        let shown: String = tried.stderr.chars().take(300).collect();
        return Some(format!("it said: {shown}"));
    }
    let (seconds, megabytes) = (tried.seconds, tried.peak_bytes / 1e6);
    let is_good = seconds <= SECONDS && tried.peak_bytes <= BYTES;
    (!is_good).then(|| format!("it took {seconds:.1} s and {megabytes:.0} MB"))
}
