//! What tools need of trees, on the files of this repository. `cargo xtask corpus` has more.

use std::fs;
use std::path::{Path, PathBuf};

use marotte_testkit::{run, tools};

/// The manifests and templates of the repository, with their texts.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = ["examples", "suite", "crates"]
        .map(|name| root.join(name))
        .into();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path
                .extension()
                .is_some_and(|end| end == "pp" || end == "epp")
            {
                let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
                found.push((path.to_string_lossy().into_owned(), text));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn definitions_survive_a_cut() {
    let files = files();
    assert!(files.len() > 50);
    let survivors = run::parallel(&files, |(file, text)| tools::cut_everywhere(file, text));
    let found: usize = survivors.iter().map(|survivors| survivors.found).sum();
    assert!(found > 1_000, "only {found} were looked for");
    let lost: Vec<String> = survivors.into_iter().flat_map(|cut| cut.lost).collect();
    assert!(lost.is_empty(), "{lost:#?}");
}

#[test]
fn tokens_comments_and_gaps_are_the_text() {
    let checked = run::parallel(&files(), |(file, text)| {
        tools::pieces_are_the_text(file, text)
    });
    let wrong: Vec<String> = checked.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
