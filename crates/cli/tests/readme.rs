//! Runs the commands of the README's tour and compares what they print.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[test]
fn the_tour_prints_what_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let mut count = 0;
    for block in readme.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        for session in format!("\n{block}").split("\n$ ").skip(1) {
            let (command, expected) = session.split_once('\n').unwrap_or((session, ""));
            // The first command of the page builds the binary; this test was built with it.
            let built = "cargo run --release --package marotte-cli --";
            let command = command.replace(built, "marotte");
            if command.contains("marotte ") {
                assert_eq!(
                    output(&root, &command).trim_end(),
                    expected.trim_end(),
                    "{command}"
                );
                count += 1;
            }
        }
    }
    assert!(count >= 6, "only {count} commands were found");
}

/// What a shell prints for a command, errors included.
fn output(root: &Path, command: &str) -> String {
    let binary = Path::new(env!("CARGO_BIN_EXE_marotte"));
    let folder = binary.parent().unwrap();
    let path = format!("{}:{}", folder.display(), env::var("PATH").unwrap());
    let shell = Command::new("sh")
        .args(["-c", &format!("{{ {command}; }} 2>&1")])
        .env("PATH", path)
        .current_dir(root)
        .output()
        .unwrap();
    String::from_utf8(shell.stdout).unwrap()
}
