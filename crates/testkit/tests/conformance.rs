//! The project's copies of the conformance cases, against the lists of known failures.

use std::fs;
use std::path::{Path, PathBuf};

use marotte_testkit::known::KnownFailures;
use marotte_testkit::report::{Checked, Selection, check_file};

fn checked(folder: &Path) -> Vec<Checked> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_string_lossy().contains(".jsonl"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let selection = Selection::default();
    files
        .iter()
        .flat_map(|file| check_file(file, &selection).unwrap().checked)
        .collect()
}

#[test]
fn only_known_failures() {
    check_folder("../../conformance");
}

#[test]
fn only_known_failures_in_the_dialect() {
    check_folder("../../conformance/dialect");
}

fn check_folder(folder: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let known = fs::read_to_string(folder.join("known-failures.txt")).unwrap();
    let known = KnownFailures::parse(&known).unwrap();
    let checked = checked(&folder);
    let mut complaints: Vec<String> = checked
        .iter()
        .filter_map(|one| {
            let complaint = known.complaint(&one.case.id, one.comparison.grade)?;
            Some(format!("{complaint}\n  {}", one.comparison.difference))
        })
        .collect();
    for id in known.ids() {
        if !checked.iter().any(|one| one.case.id == id) {
            complaints.push(format!("{id} is on the list but is no case"));
        }
    }
    let count = complaints.len();
    complaints.truncate(20);
    assert_eq!(
        count,
        0,
        "{count} complaints, the first:\n{}",
        complaints.join("\n")
    );
}
