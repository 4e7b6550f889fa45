//! Runs the commands of the README's tour and of the book, and compares what they print.
//!
//! With `WRITE_EXAMPLES` in the environment, what they print is written into the pages instead.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const FENCE: &str = "```console\n";

#[test]
fn the_tour_prints_what_it_says() {
    let count = check(&root().join("README.md"));
    assert!(count >= 6, "only {count} commands were found");
}

#[test]
fn the_book_prints_what_it_says() {
    let pages = fs::read_dir(root().join("docs")).unwrap();
    let pages = pages.map(|page| page.unwrap().path());
    let pages = pages.filter(|page| page.extension().is_some_and(|end| end == "md"));
    let count: usize = pages.map(|page| check(&page)).sum();
    assert!(count >= 30, "only {count} commands were found");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the commands of a page; how many there are.
fn check(page: &Path) -> usize {
    let text = fs::read_to_string(page).unwrap();
    let mut count = 0;
    let mut parts = text.split(FENCE);
    let mut printed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (block, rest) = part.split_once("```").unwrap();
        printed.push_str(FENCE);
        for session in format!("\n{block}").split("\n$ ").skip(1) {
            let (command, expected) = session.split_once('\n').unwrap_or((session, ""));
            let expected = expected.trim_end();
            let found = run(command).unwrap_or_else(|| expected.to_owned());
            printed.push_str(&format!("$ {command}\n{found}"));
            printed.push_str(if found.is_empty() { "" } else { "\n" });
            if env::var_os("WRITE_EXAMPLES").is_none() {
                assert_eq!(found, expected, "{}: {command}", page.display());
            }
            count += usize::from(asks(command));
        }
        printed.push_str(&format!("```{rest}"));
    }
    if env::var_os("WRITE_EXAMPLES").is_some() && printed != text {
        fs::write(page, printed).unwrap();
    }
    count
}

/// Whether a command only asks for something; others build or install.
fn asks(command: &str) -> bool {
    !command.starts_with("cargo ") && !command.contains("> ~")
}

/// What a shell prints for a command, errors included.
fn run(command: &str) -> Option<String> {
    // The first command of the README builds the binary; this test was built with it.
    let built = "cargo run --profile quick --package marotte-cli --";
    let command = command.replace(built, "marotte");
    if !asks(&command) {
        return None;
    }
    let binary = Path::new(env!("CARGO_BIN_EXE_marotte"));
    let folder = binary.parent().unwrap();
    let path = format!("{}:{}", folder.display(), env::var("PATH").unwrap());
    let shell = Command::new("sh")
        .args(["-c", &format!("{{ {command}; }} 2>&1")])
        .env("PATH", path)
        .current_dir(root())
        .output()
        .unwrap();
    let printed = String::from_utf8(shell.stdout).unwrap();
    Some(printed.trim_end().to_owned())
}
