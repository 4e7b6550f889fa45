//! Called as `puppet`, and what of Puppet's is not there.

#![cfg(unix)]

mod common;

use std::process::Command;

use common::{folder, marotte, root, run_in};
use marotte_settings::{Kind, PUPPET_VERSION, all};

#[test]
fn a_link_makes_it_puppet() {
    let link = folder("as-puppet").join("puppet");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_marotte"), &link).unwrap();
    let output = Command::new(&link).arg("--version").output().unwrap();
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        format!("{PUPPET_VERSION}\n")
    );
    assert!(
        marotte("--version")
            .out
            .contains(&format!("(follows Puppet {PUPPET_VERSION})"))
    );
}

#[test]
fn puppet_colours_wherever_its_output_goes() {
    let ran = run_in(&root(), &["parser", "foo"], "", Some("puppet"));
    assert!(
        ran.err
            .starts_with("\x1b[1;31mError: 'parser' has no 'foo' action."),
        "{}",
        ran.err
    );
    let ran = marotte("parser validate nope.pp");
    assert!(!ran.err.contains('\x1b'), "{}", ran.err);
}

#[test]
fn what_is_not_there_says_why() {
    for call in [
        "apply site.pp",
        "agent --test",
        "resource user",
        "module install a-b",
        "ssl",
    ] {
        let ran = marotte(call);
        assert_eq!(ran.code, 2, "{call}");
        assert!(
            ran.err.starts_with("error: Marotte "),
            "{call}: {}",
            ran.err
        );
        let words: Vec<&str> = call.split(' ').collect();
        let ran = run_in(&root(), &words, "", Some("puppet"));
        assert_eq!(ran.code, 1, "{call}");
        assert!(
            ran.err.contains("Error: Could not run: Marotte "),
            "{call}: {}",
            ran.err
        );
    }
}

#[test]
fn settings_that_are_true_or_false_are_flags_of_all_checks() {
    let names = all().iter().filter_map(|setting| match setting.kind {
        // Some cannot be true without others.
        Kind::Boolean(no) => Some(format!("--{no}")),
        _ => None,
    });
    let flags: Vec<String> = names.collect();
    assert!(flags.len() > 50);
    for command in [
        &["parser", "validate"][..],
        &["parser", "dump"],
        &["config", "print", "noop"],
    ] {
        let words = command
            .iter()
            .copied()
            .chain(flags.iter().map(String::as_str));
        let words: Vec<&str> = words.collect();
        let ran = run_in(&root(), &words, "notice(1)", None);
        assert_eq!(ran.code, 0, "{command:?}: {}", ran.err);
    }
}
