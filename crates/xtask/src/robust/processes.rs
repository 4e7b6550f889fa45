//! Processes that do not end as they like: calls that remember what catalogs depend on are ended in the
//! middle or run twice at once, the disk is full, files may not grow, descriptors are closed, memory runs
//! out. All files are whole then, and what is remembered is right.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use serde_json::{Value, json};

use super::outputs::{leftovers, whole};
use super::{Attack, Report};
use crate::project;
use crate::random::Random;

/// How many nodes a call compiles.
const NODES: usize = 60;

/// What each catalog is made of: it is larger than what is written at once.
const SITE: &str = "\
$data = lookup('data', { 'default_value' => 'none' })
Integer[1, 60].each |$n| { notify { \"n${n}\": message => \"${data} on ${facts['clientcert']}\" } }
";

pub(super) fn run(attack: &Attack<'_>) -> io::Result<Report> {
    let mut report = Report::default();
    let nodes = Nodes::new(attack)?;
    nodes.ended_while_remembering(&mut report)?;
    nodes.two_memories(&mut report)?;
    nodes.closed_descriptors(&mut report)?;
    nodes.text_in_pieces(&mut report)?;
    nodes.full_disk(&mut report)?;
    nodes.files_that_may_not_grow(&mut report)?;
    nodes.no_more_memory(&mut report)?;
    Ok(report)
}

/// A repository with some nodes.
struct Nodes<'a> {
    attack: &'a Attack<'a>,
    repository: PathBuf,
}

impl<'a> Nodes<'a> {
    fn new(attack: &'a Attack<'a>) -> io::Result<Self> {
        let repository = attack.folder.join("repository");
        fs::create_dir_all(repository.join("manifests"))?;
        fs::create_dir_all(repository.join("data"))?;
        fs::write(repository.join("manifests/site.pp"), SITE)?;
        let hiera = "version: 5\nhierarchy: [{name: all, path: all.yaml}]\n";
        fs::write(repository.join("hiera.yaml"), hiera)?;
        fs::write(repository.join("data/all.yaml"), "data: text\n")?;
        project::commit_all(&repository)?;
        Ok(Self { attack, repository })
    }

    /// A call that compiles all nodes, behind the words of a shell that say how.
    fn call(&self, shell: &str, out: &Path, more: &[&str]) -> Command {
        let mut command = Command::new("sh");
        command
            .args(["-c", &format!("{shell}\nexec \"$@\""), "sh"])
            .arg(self.attack.binary)
            .args(["compile", "--env-dir", "."])
            .args(["--reproducible", "--output"])
            .arg(out.join("out/"))
            .args(more)
            .args((0..NODES).map(|number| format!("node{number}.test")))
            .current_dir(&self.repository)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn folder(&self, name: &str) -> io::Result<PathBuf> {
        let folder = self.attack.folder.join(name);
        fs::create_dir_all(&folder)?;
        Ok(folder)
    }

    /// The same call with a memory.
    fn remembering(&self, out: &Path, more: &[&str]) -> Command {
        let cache = out.join("cache").to_string_lossy().into_owned();
        let words = [&["--cache", cache.as_str()], more].concat();
        self.call("", out, &words)
    }

    /// What is wrong with what is remembered: the next call sees whether it can be trusted.
    fn verified(&self, out: &Path) -> io::Result<Option<String>> {
        let words = ["--changed-since", "HEAD", "--verify"];
        let output = self.remembering(out, &words).output()?;
        let is_right = output.status.code() == Some(0);
        Ok((!is_right).then(|| format!("then the memory was wrong: {}", said(&output))))
    }

    /// Calls that are ended while they write catalogs and what these depend on.
    fn ended_while_remembering(&self, report: &mut Report) -> io::Result<()> {
        let mut random = Random::new(self.attack.seed);
        let rounds = if self.attack.quick { 9 } else { 90 };
        for round in 0..rounds {
            let signal = [Signal::SIGTERM, Signal::SIGINT, Signal::SIGKILL][round % 3];
            let out = self.folder(&format!("ended-{round}"))?;
            let mut child = self
                .remembering(&out, &[])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()?;
            thread::sleep(Duration::from_micros(random.below(40_000) as u64));
            let _ = kill(Pid::from_raw(child.id().cast_signed()), signal);
            child.wait()?;
            let problem = match problem_of(&out)? {
                None => self.verified(&out)?,
                problem => problem,
            };
            report.check(&format!("{signal} in round {round}, remembering"), problem);
        }
        Ok(())
    }

    /// Two calls that write the same catalogs and the same memory.
    fn two_memories(&self, report: &mut Report) -> io::Result<()> {
        let out = self.folder("two")?;
        let spawn = || {
            let mut command = self.remembering(&out, &[]);
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()
        };
        let mut both = [spawn()?, spawn()?];
        let mut problem = None;
        for child in &mut both {
            let status = child.wait()?;
            if !status.success() {
                problem = Some(format!("{status}"));
            }
        }
        let problem = match problem.or(problem_of(&out)?) {
            None => self.verified(&out)?,
            problem => problem,
        };
        report.check("two calls with one memory", problem);
        Ok(())
    }

    /// Code that comes byte by byte, so that each read is a short one.
    fn text_in_pieces(&self, report: &mut Report) -> io::Result<()> {
        let code = "$x = 'ä€𝄞' # comment\n[$x, @(END)]\n  text\n  | END\n";
        let mut child = Command::new(self.attack.binary)
            .args(["eval", "--format", "json", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            for byte in code.bytes() {
                stdin.write_all(&[byte])?;
                thread::sleep(Duration::from_micros(200));
            }
        }
        let output = child.wait_with_output()?;
        let value: Option<Value> = serde_json::from_slice(&output.stdout).ok();
        let is_right = value == Some(json!(["ä€𝄞", "text\n"]));
        report.check("text in pieces", (!is_right).then(|| said(&output)));
        Ok(())
    }

    /// Nobody listens, or nobody says anything.
    fn closed_descriptors(&self, report: &mut Report) -> io::Result<()> {
        for closed in ["<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
            let out = self.folder("closed")?;
            let output = self.call(&format!("exec {closed}"), &out, &[]).output()?;
            let problem = match output.status.code() {
                Some(0) => problem_of(&out)?.or(missing(&out)?),
                _ => Some(format!("{}: {}", output.status, said(&output))),
            };
            report.check(&format!("with {closed}"), problem);
            fs::remove_dir_all(&out)?;
        }
        // The result itself has nowhere to go.
        for shell in ["exec >/dev/full", "exec 2>/dev/full >/dev/full"] {
            let mut command = Command::new("sh");
            let output = command
                .args(["-c", &format!("{shell}\nexec \"$@\""), "sh"])
                .arg(self.attack.binary)
                .args(["compile", "--env-dir", ".", "--format", "json", "a.test"])
                .current_dir(&self.repository)
                .stdin(Stdio::null())
                .output()?;
            let is_told = matches!(output.status.code(), Some(1 | 2));
            let problem = (!is_told).then(|| format!("{}", output.status));
            report.check(&format!("with {shell}"), problem);
        }
        Ok(())
    }

    /// A disk that is full in the middle, if one can be made.
    fn full_disk(&self, report: &mut Report) -> io::Result<()> {
        let disk = self.folder("disk")?;
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=256k", "tmpfs"])
            .arg(&disk)
            .output();
        if !mount.is_ok_and(|output| output.status.success()) {
            return Ok(());
        }
        let ended = (|| {
            let output = self.remembering(&disk, &[]).output()?;
            let is_told =
                output.status.code() == Some(1) && said(&output).contains("No space left");
            let problem = problem_of(&disk)?;
            Ok(problem.or_else(|| (!is_told).then(|| said(&output))))
        })();
        Command::new("umount").arg(&disk).status()?;
        let problem: io::Result<_> = ended;
        report.check("a full disk", problem?);
        Ok(())
    }

    /// Files that may not become as large as a catalog is.
    fn files_that_may_not_grow(&self, report: &mut Report) -> io::Result<()> {
        let out = self.folder("short")?;
        let output = self.call("ulimit -f 8", &out, &[]).output()?;
        let is_told = output.status.code() == Some(1) && said(&output).contains("too large");
        let problem = problem_of(&out)?.or_else(|| (!is_told).then(|| said(&output)));
        report.check("files that may not grow", problem);
        Ok(())
    }

    /// Memory that the system does not give: the process may end, but leaves whole files.
    fn no_more_memory(&self, report: &mut Report) -> io::Result<()> {
        let steps = if self.attack.quick { 8 } else { 80 };
        for step in 0..steps {
            let kibibytes = 20_000 + 180_000 * step / steps;
            let out = self.folder(&format!("memory-{step}"))?;
            let shell = format!("ulimit -c 0; ulimit -v {kibibytes}");
            let output = self.call(&shell, &out, &[]).output()?;
            let problem = match output.status.code() {
                Some(0) => missing(&out)?,
                _ => None,
            };
            let problem = problem.or(problem_of(&out)?);
            report.check(&format!("with {kibibytes} KiB of memory"), problem);
        }
        Ok(())
    }
}

/// What is wrong with the files that a call has written.
fn problem_of(folder: &Path) -> io::Result<Option<String>> {
    let out = folder.join("out");
    if !out.is_dir() {
        return Ok(None);
    }
    let files = project::files_with(&out, "json")?;
    match files.iter().find_map(|path| whole(path)) {
        None => leftovers(&out),
        half => Ok(half),
    }
}

fn missing(folder: &Path) -> io::Result<Option<String>> {
    let count = project::files_with(&folder.join("out"), "json")?.len();
    Ok((count != NODES).then(|| format!("{count} catalogs of {NODES}")))
}

fn said(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.chars().take(400).collect()
}
