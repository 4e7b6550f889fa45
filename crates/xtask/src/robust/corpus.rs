//! The hostile corpus: each bomb ends as it says, soon and in little memory.

use std::fs;
use std::io;

use super::attempt::attempt;
use super::bomb::Bomb;
use super::{Attack, Report};
use crate::project;

/// Seconds of the processor that a bomb may take.
const SECONDS: f64 = 10.0;

/// Memory that a bomb may take.
const BYTES: f64 = 500e6;

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let mut greatest = (0.0_f64, 0.0_f64);
    for path in project::files_with(&project::root().join("robust/corpus"), "bomb")? {
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let bomb = Bomb::parse(&fs::read_to_string(&path)?);
        let folder = attack.folder.join(&name);
        fs::create_dir_all(&folder)?;
        bomb.lay(&folder)?;
        let arguments = ["compile", "a.test", "--env-dir", ".", "--format", "json"];
        let words = [&arguments[..], &["--error-format", "json"]].concat();
        let tried = attempt(attack.binary, &words, &folder)?;
        greatest = (
            greatest.0.max(tried.seconds),
            greatest.1.max(tried.peak_bytes),
        );
        let ended = || {
            let codes = match tried.status {
                Some(0) => Vec::new(),
                _ => tried.codes(),
            };
            let is_good = bomb.may_end(&codes);
            (!is_good).then(|| format!("it ended in {codes:?}, not in {:?}", bomb.ends))
        };
        let cost = || {
            let (seconds, megabytes) = (tried.seconds, tried.peak_bytes / 1e6);
            let is_good = seconds <= SECONDS && tried.peak_bytes <= BYTES;
            (!is_good).then(|| format!("it took {seconds:.1} s and {megabytes:.0} MB"))
        };
        report.check(&name, tried.crash().or_else(ended).or_else(cost));
    }
    let (seconds, bytes) = greatest;
    report.note = format!("at most {seconds:.1} s and {:.0} MB", bytes / 1e6);
    Ok(report)
}
