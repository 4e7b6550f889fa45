//! Commands that the configuration names, run as the reference runs them.

use std::io::ErrorKind;
use std::process::{Command, Output, Stdio};

/// What a shell command prints, errors included, or why it failed.
pub(super) fn shell(command: &str) -> Result<String, String> {
    let needs_shell =
        command.contains(|c: char| c.is_whitespace() || "*?{}[]<>()~&|\\$;'`\"\n#=%!".contains(c));
    let mut process = if needs_shell && cfg!(unix) {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command);
        shell
    } else {
        Command::new(command)
    };
    let output = process.stdin(Stdio::null()).envs(PLAIN).output();
    let both = |output: &Output| {
        let mut bytes = output.stdout.clone();
        bytes.extend(&output.stderr);
        bytes
    };
    // The reference has forked by then: what it says comes from the other process.
    finished(command, output, both, |why| {
        format!("Error: Could not execute posix command: {why} - {command}")
    })
}

/// What a command with arguments prints, or why it failed. What it complains about is not shown.
pub(super) fn run(words: &[String]) -> Result<String, String> {
    let Some((program, arguments)) = words.split_first() else {
        return Err("there is no command".to_owned());
    };
    let mut process = Command::new(program);
    let process = process.args(arguments).stdin(Stdio::null());
    let output = process.stderr(Stdio::null()).envs(PLAIN).output();
    finished(
        &words.join(" "),
        output,
        |output| output.stdout.clone(),
        |_| String::new(),
    )
}

/// Commands speak the language of programs.
const PLAIN: [(&str, &str); 2] = [("LANG", "C"), ("LC_ALL", "C")];

fn finished(
    command: &str,
    output: std::io::Result<Output>,
    text: impl Fn(&Output) -> Vec<u8>,
    unstarted: impl Fn(&str) -> String,
) -> Result<String, String> {
    let (status, text) = match output {
        Ok(output) => {
            let text = String::from_utf8_lossy(&text(&output)).into_owned();
            (output.status.code().unwrap_or(1), text)
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
        status => Err(format!(
            "Execution of '{command}' returned {status}: {}",
            text.trim()
        )),
    }
}
