//! Runs the binary as a user would, from the root of the project.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the binary gave.
pub(crate) struct Ran {
    /// The exit status.
    pub(crate) code: i32,
    /// Standard output.
    #[allow(dead_code, reason = "not every group of tests needs it")]
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap()
}

/// Runs the binary with arguments that are separated by spaces, with an empty standard input.
#[allow(dead_code, reason = "not every group of tests needs it")]
pub(crate) fn marotte(arguments: &str) -> Ran {
    run(&arguments.split_whitespace().collect::<Vec<_>>(), "")
}

/// Runs the binary with arguments and a text as its standard input.
pub(crate) fn run(arguments: &[&str], input: &str) -> Ran {
    run_in(&root(), arguments, input, None)
}

/// Runs the binary in a folder, under another name if there is one.
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &str, name: Option<&str>) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_marotte"));
    if let Some(name) = name {
        command.env("MAROTTE_AS", name);
    }
    let mut child = command
        .args(arguments)
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The child need not read what it does not want.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// An empty folder for one test.
#[allow(dead_code, reason = "not every group of tests needs it")]
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}
