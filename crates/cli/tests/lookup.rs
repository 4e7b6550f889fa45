//! `marotte lookup`: the example's values and explanations against the reference's, and what a
//! call may ask for.

mod common;

use std::fs;

use common::{Ran, folder, root, run};

/// Looks something up in the example.
fn lookup(arguments: &[&str]) -> Ran {
    let example = root().join("examples/lookup");
    let path = |below: &str| example.join(below).to_str().unwrap().to_owned();
    let site = [
        "--node",
        "web01.example.com",
        "--facts",
        &path("facts/web01.example.com.yaml"),
        "--environmentpath",
        &path("environments"),
        "--hiera_config",
        &path("global/hiera.yaml"),
    ];
    let format = ["--error-format", "reference"];
    run(&[&["lookup"], arguments, &site, &format].concat(), "")
}

#[test]
fn the_example_has_the_values_and_explanations_of_the_reference() {
    let example = root().join("examples/lookup");
    let keys = fs::read_to_string(example.join("keys.txt")).unwrap();
    for line in keys.lines() {
        for explains in [false, true] {
            let mut arguments: Vec<&str> = line.split_whitespace().collect();
            let words: Vec<&str> = line
                .split(|char: char| !char.is_ascii_alphanumeric() && char != '_')
                .filter(|word| !word.is_empty())
                .collect();
            let mut file = words.join("-");
            if explains {
                arguments.push("--explain");
                file.push_str(".explained");
            }
            let expected = example.join("expected").join(format!("{file}.txt"));
            let expected = fs::read_to_string(expected).unwrap();
            let ran = lookup(&arguments);
            let text = ran.out.replace(example.to_str().unwrap(), "ROOT");
            let actual = format!("{text}exit status {}\n", ran.code);
            assert_eq!(actual, expected, "{line} {explains}\n{}", ran.err);
        }
    }
}

#[test]
fn calls_that_make_no_sense_are_refused_in_the_words_of_the_reference() {
    for (arguments, message) in [
        (&[][..], "No keys were given to lookup."),
        (&["--explain"], "No keys were given to lookup."),
        (
            &["a", "--merge", "all"],
            "The --merge option only accepts 'first', 'hash', 'unique', or 'deep'\n\
             Run 'puppet lookup --help' for more details",
        ),
        (
            &["a", "--merge", "hash", "--knock-out-prefix", "--"],
            "The options --knock-out-prefix, --sort-merged-arrays, and --merge-hash-arrays are \
             only available with '--merge deep'\nRun 'puppet lookup --help' for more details",
        ),
        (
            &["a", "--render-as", "XML"],
            "Unknown rendering format 'xml'",
        ),
        (
            &["users", "--render-as", "binary"],
            "Hash does not respond to to_binary; can not render instances to \
             application/octet-stream",
        ),
        (
            &["users", "--type", "Array"],
            "Found value has wrong type, expects an Array value, got Struct",
        ),
        (
            &["nokey", "--default", "5", "--type", "Integer"],
            "Default value has wrong type, expects an Integer value, got String",
        ),
        (&["missing_variable"], "Undefined variable 'nowhere'; "),
    ] {
        let ran = lookup(arguments);
        assert_eq!(ran.err, format!("Error: Could not run: {message}\n"));
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{arguments:?}");
    }
}

#[test]
fn values_have_several_formats() {
    for (format, expected) in [
        ("json", "{\"cores\":0,\"processes\":512,\"files\":4096}\n"),
        ("yaml", "---\ncores: 0\nprocesses: 512\nfiles: 4096\n"),
        ("s", "{\"cores\"=>0, \"processes\"=>512, \"files\"=>4096}\n"),
        ("console", "cores      0\nfiles      4096\nprocesses  512\n"),
        ("flat", "cores=0\nprocesses=512\nfiles=4096\n"),
    ] {
        assert_eq!(lookup(&["limits", "--render-as", format]).out, expected);
    }
}

#[test]
fn an_explanation_can_be_data() {
    let ran = lookup(&["nokey", "--explain", "--render-as", "json"]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(json["branches"][1]["key"], "nokey");
    assert_eq!(json["branches"][1]["branches"][0]["type"], "data_provider");
    let ran = lookup(&["nokey", "--explain", "--render-as", "yaml"]);
    assert!(ran.out.contains(":event: :not_found\n"), "{}", ran.out);
}

#[test]
fn what_is_sensitive_is_never_printed_once_it_is() {
    for format in ["yaml", "json", "s", "console", "flat"] {
        let ran = lookup(&["secret_password", "--render-as", format]);
        assert_eq!(ran.code, 0);
        assert!(!ran.out.contains("hunter2"), "{}", ran.out);
    }
}

#[test]
fn facts_have_to_be_facts() {
    let folder = folder("lookup-facts");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let partial = file("partial.yaml", "hostname: a\n");
    let list = file("list.yaml", "- 1\n");
    let env = folder.to_str().unwrap();
    for (facts, message) in [
        (
            Some(&partial),
            format!(
                "When overriding any of the hostname,domain,fqdn,clientcert facts with {partial} \
                 given via the --facts flag, they must all be overridden."
            ),
        ),
        (
            Some(&list),
            format!(
                "Incorrectly formatted data in {list} given via the --facts flag (only accepts \
                 yaml and json files)"
            ),
        ),
        (None, "No facts available for target node: a".to_owned()),
    ] {
        let mut arguments = vec!["lookup", "k", "--node", "a", "--env-dir", env];
        arguments.extend(["--error-format", "reference"]);
        if let Some(facts) = facts {
            arguments.extend(["--facts", facts]);
        }
        let ran = run(&arguments, "");
        assert_eq!(ran.err, format!("Error: Could not run: {message}\n"));
        assert_eq!(ran.code, 1);
    }
}
