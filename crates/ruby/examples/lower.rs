//! Lowers every Ruby file and ERB template below the given paths and reports which fail, and which
//! use something that is not supported.
//!
//! `cargo run -p marotte-ruby --example lower -- PATH…`; with `--print` before a path the lowered
//! code of it is printed.

#![expect(clippy::disallowed_methods, reason = "it shows what becomes of a file")]
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool for the terminal"
)]

use std::path::{Path, PathBuf};

use marotte_ruby::{erb, lower};

fn main() {
    let mut print = false;
    let mut files = Vec::new();
    for argument in std::env::args().skip(1) {
        if argument == "--print" {
            print = true;
        } else {
            find(Path::new(&argument), &mut files, true);
        }
    }
    files.sort();
    let (mut failed, mut partly) = (0, 0);
    for file in &files {
        let Ok(bytes) = std::fs::read(file) else {
            eprintln!("{}: cannot be read", file.display());
            failed += 1;
            continue;
        };
        let text = String::from_utf8_lossy(&bytes);
        let path = file.to_string_lossy();
        let lowered = match is_template(file) {
            true => erb::lower(&path, &text),
            false => lower::lower(&path, &text),
        };
        match lowered {
            Ok(program) if print => println!("{:#?}", program.body),
            Ok(program) => {
                // What a node is called shows in its debug text.
                let shown = format!("{:?}", program.body);
                for word in ["Unsupported(", "BadRegexp("] {
                    for (at, _) in shown.match_indices(word) {
                        let part: String = shown[at..].chars().take(80).collect();
                        println!("{}: {part}", file.display());
                        partly += 1;
                    }
                }
            }
            Err(error) => {
                println!("{}:{error}", file.display());
                failed += 1;
            }
        }
    }
    println!(
        "{} files, {failed} failed, {partly} unsupported places",
        files.len()
    );
}

/// Ruby files and templates below a path; what is named itself is taken whatever it is called.
fn find(path: &Path, files: &mut Vec<PathBuf>, named: bool) {
    if let Ok(entries) = std::fs::read_dir(path) {
        for entry in entries.flatten() {
            find(&entry.path(), files, false);
        }
    } else if named || is_template(path) || path.extension().is_some_and(|end| end == "rb") {
        files.push(path.to_owned());
    }
}

fn is_template(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "erb")
}
