//! Hostile Ruby: each body of `robust/ruby.txt`, as that of a function of a module, ends in an error that
//! names its file and line, soon and in little memory.

use std::{fs, io};

use super::attempt::{Attempt, attempt};
use super::parallel::on_all_cores;
use super::{Attack, Report};
use crate::project;

/// Seconds of the processor that a body may take.
const SECONDS: f64 = 2.0;

/// Memory that it may take.
const BYTES: f64 = 500e6;

/// Where the function is.
const PATH: &str = "modules/m/lib/puppet/functions/m/f.rb";

/// Of so many bodies one is tried if there is little time.
const QUICK: usize = 4;

/// A body.
struct Body<'a> {
    name: &'a str,
    /// Whether it may have a value.
    may_end: bool,
    code: &'a str,
}

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let text = fs::read_to_string(project::root().join("robust/ruby.txt"))?;
    let step = if attack.quick { QUICK } else { 1 };
    let first = attack.seed as usize % step;
    let bodies: Vec<Body<'_>> = bodies(&text).skip(first).step_by(step).collect();
    let all = on_all_cores(&bodies, |_, body| call(attack, body))?;
    let mut greatest = (0.0_f64, 0.0_f64);
    for (body, tried) in bodies.iter().zip(all) {
        greatest = (
            greatest.0.max(tried.seconds),
            greatest.1.max(tried.peak_bytes),
        );
        report.check(body.name, problem(body, &tried));
    }
    let (seconds, bytes) = greatest;
    report.note = format!("at most {seconds:.1} s and {:.0} MB", bytes / 1e6);
    Ok(report)
}

/// Calls a function with such a body.
fn call(attack: &Attack<'_>, body: &Body<'_>) -> io::Result<Attempt> {
    let folder = attack.folder.join(body.name);
    let file = folder.join(PATH);
    fs::create_dir_all(file.parent().unwrap_or(&folder))?;
    fs::create_dir_all(folder.join("manifests"))?;
    fs::write(folder.join("manifests/site.pp"), "notice(m::f())\n")?;
    let code = body.code.trim_end();
    let around =
        format!("Puppet::Functions.create_function(:'m::f') do\ndef f\n{code}\nend\nend\n");
    fs::write(file, around)?;
    let words = [
        "compile",
        "a.test",
        "--env-dir",
        ".",
        "--ruby",
        "never",
        "--format",
        "json",
        "--error-format",
        "json",
    ];
    attempt(attack.binary, &words, &folder)
}

/// What is wrong with how a body ended.
fn problem(body: &Body<'_>, tried: &Attempt) -> Option<String> {
    let (seconds, megabytes) = (tried.seconds, tried.peak_bytes / 1e6);
    if let Some(crash) = tried.crash() {
        return Some(crash);
    }
    if seconds > SECONDS || tried.peak_bytes > BYTES {
        return Some(format!("it took {seconds:.1} s and {megabytes:.0} MB"));
    }
    match tried.status {
        Some(0) => (!body.may_end).then(|| "it has a value".to_owned()),
        _ => (!names_line(&tried.stderr)).then(|| {
            let said: String = tried.stderr.chars().take(300).collect();
            format!("it names no line of {PATH}: {said}")
        }),
    }
}

/// Whether an error names a line of the file: in its sentence, or as a place beside.
fn names_line(stderr: &str) -> bool {
    let mut behind = stderr.split(PATH).skip(1);
    behind.any(|behind| {
        let line = behind.trim_start_matches(|c: char| !c.is_ascii_digit() && c != '}');
        line.starts_with(|c: char| ('1'..='9').contains(&c))
    })
}

fn bodies(text: &str) -> impl Iterator<Item = Body<'_>> {
    text.split("\n#- ").skip(1).map(|part| {
        let (head, code) = part.split_once('\n').unwrap_or((part, ""));
        let (name, ends) = head.split_once(' ').unwrap_or((head, ""));
        let may_end = ends.trim() == "value";
        Body {
            name,
            may_end,
            code,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_read() {
        let text = "# head\n\n#- one\n1\n2\n\n#- two value\n3\n";
        let all: Vec<Body<'_>> = bodies(text).collect();
        assert_eq!((all[0].name, all[0].code.trim_end()), ("one", "1\n2"));
        assert!(!all[0].may_end && all[1].may_end);
    }

    #[test]
    fn lines_are_found() {
        assert!(names_line(&format!("x (file: {PATH}, line: 3)")));
        assert!(names_line(&format!("{{\"file\":\"{PATH}\",\"line\":3}}")));
        assert!(!names_line(&format!("x (file: {PATH}, line: 0)")));
        assert!(!names_line("x"));
    }
}
