//! Commands that the configuration names, run as the reference runs them.

use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use marotte_diagnostics::SiteIssue;

use crate::problem::{Problem, problem};

/// Runs commands.
pub trait Commands: Send + Sync {
    /// Runs a program with its arguments and waits for its end. It has nothing to read.
    fn run(&self, words: &[&str]) -> io::Result<Finished>;

    /// Starts a program that answers a line with a line.
    fn talk(&self, words: &[&str]) -> io::Result<Box<dyn Conversation>>;

    /// The programs in a folder, in the order of their paths.
    fn programs(&self, folder: &str) -> io::Result<Vec<PathBuf>>;
}

/// A program that answers a line with a line. It ends when nobody asks any more.
pub trait Conversation: Send {
    /// The answer to a line; neither has a line break in it.
    fn ask(&mut self, line: &str) -> io::Result<String>;
}

/// What a command has left behind.
#[derive(Clone, Debug, Default)]
pub struct Finished {
    /// How it ended; 0 is well.
    pub status: i32,
    /// What it printed.
    pub output: Vec<u8>,
    /// What it complained about.
    pub errors: Vec<u8>,
}

/// Commands speak the language of programs.
const PLAIN: [(&str, &str); 2] = [("LANG", "C"), ("LC_ALL", "C")];

/// Runs commands as processes of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Processes;

impl Commands for Processes {
    fn run(&self, words: &[&str]) -> io::Result<Finished> {
        let (program, arguments) = words.split_first().unwrap_or((&"", &[]));
        let mut process = Command::new(program);
        let process = process.args(arguments).stdin(Stdio::null()).envs(PLAIN);
        let output = process.output()?;
        Ok(Finished {
            status: output.status.code().unwrap_or(1),
            output: output.stdout,
            errors: output.stderr,
        })
    }

    fn talk(&self, words: &[&str]) -> io::Result<Box<dyn Conversation>> {
        let (program, arguments) = words.split_first().unwrap_or((&"", &[]));
        let mut process = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let output = output.map(BufReader::new);
        Ok(Box::new(Talking {
            process,
            input,
            output,
        }))
    }

    fn programs(&self, folder: &str) -> io::Result<Vec<PathBuf>> {
        let mut programs: Vec<_> = Path::new(folder)
            .read_dir()?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| is_program(path))
            .collect();
        programs.sort();
        Ok(programs)
    }
}

/// A process that answers a line with a line.
struct Talking {
    process: Child,
    input: Option<ChildStdin>,
    output: Option<BufReader<ChildStdout>>,
}

impl Conversation for Talking {
    fn ask(&mut self, line: &str) -> io::Result<String> {
        let (Some(input), Some(output)) = (&mut self.input, &mut self.output) else {
            return Err(ErrorKind::BrokenPipe.into());
        };
        input.write_all(line.as_bytes())?;
        input.write_all(b"\n")?;
        input.flush()?;
        let mut answer = String::new();
        match output.read_line(&mut answer)? {
            0 => Err(ErrorKind::UnexpectedEof.into()),
            _ => Ok(answer),
        }
    }
}

impl Drop for Talking {
    fn drop(&mut self) {
        // Whoever has nothing to read ends by himself.
        self.input = None;
        self.output = None;
        let _ = self.process.wait();
    }
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let metadata = path.metadata();
    metadata.is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

/// Runs nothing: there are no programs.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoCommands;

impl Commands for NoCommands {
    fn run(&self, _words: &[&str]) -> io::Result<Finished> {
        Err(ErrorKind::NotFound.into())
    }

    fn talk(&self, _words: &[&str]) -> io::Result<Box<dyn Conversation>> {
        Err(ErrorKind::NotFound.into())
    }

    fn programs(&self, _folder: &str) -> io::Result<Vec<PathBuf>> {
        Ok(Vec::new())
    }
}

/// What a shell command prints, errors included, or why it failed.
pub(crate) fn shell(commands: &dyn Commands, command: &str) -> Result<String, Problem> {
    let needs_shell =
        command.contains(|c: char| c.is_whitespace() || "*?{}[]<>()~&|\\$;'`\"\n#=%!".contains(c));
    let words: &[&str] = match needs_shell && cfg!(unix) {
        true => &["sh", "-c", command],
        false => &[command],
    };
    let both = |finished: Finished| [finished.output, finished.errors].concat();
    // The reference has forked by then: what it says comes from the other process.
    finished(command, commands.run(words), both, |why| {
        format!("Error: Could not execute posix command: {why} - {command}")
    })
}

/// What a command with arguments prints, or why it failed. What it complains about is not shown.
pub(crate) fn run(commands: &dyn Commands, words: &[&str]) -> Result<String, Problem> {
    finished(
        &words.join(" "),
        commands.run(words),
        |finished| finished.output,
        |_| String::new(),
    )
}

fn finished(
    command: &str,
    finished: io::Result<Finished>,
    text: impl Fn(Finished) -> Vec<u8>,
    unstarted: impl Fn(&str) -> String,
) -> Result<String, Problem> {
    let (status, text) = match finished {
        Ok(finished) => {
            let status = finished.status;
            let text = String::from_utf8_lossy(&text(finished)).into_owned();
            (status, text)
        }
        Err(error) => {
            let why = match error.kind() {
                ErrorKind::NotFound => "No such file or directory".to_owned(),
                ErrorKind::PermissionDenied => "Permission denied".to_owned(),
                _ => error.to_string(),
            };
            (1, unstarted(&why))
        }
    };
    match status {
        0 => Ok(text),
        status => Err(problem(SiteIssue::ExecutionFailed {
            command: command.into(),
            status: i64::from(status),
            output: text.trim().into(),
        })),
    }
}
