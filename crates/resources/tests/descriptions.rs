//! What types and attributes mean is said in `descriptions.txt`: of all of them, of nothing else,
//! and the tables have it from there.

use std::collections::BTreeMap;

use marotte_resources::{Attribute, metaparameters, resource_types};

/// The sentences of the file by what they speak of: `file`, `file mode`, `metaparameter noop`.
fn written() -> BTreeMap<String, String> {
    let mut group = "";
    let mut found = BTreeMap::new();
    for line in include_str!("../descriptions.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, sentence) = line.split_once(':').unwrap();
        let subject = match name.strip_prefix("  ") {
            Some(attribute) => format!("{group} {attribute}"),
            None => {
                group = name;
                name.to_owned()
            }
        };
        // The group of what all types have is not a type and needs no sentence.
        if !sentence.is_empty() {
            let before = found.insert(subject, sentence.trim_start().to_owned());
            assert_eq!(before, None, "{line}");
        }
    }
    found
}

/// The sentences of the tables, by the same names.
fn in_tables() -> BTreeMap<String, String> {
    let of = |group: &str, attributes: &[Attribute]| -> Vec<(String, String)> {
        let entries = attributes.iter();
        entries
            .map(|known| (format!("{group} {}", known.name), known.doc.to_string()))
            .collect()
    };
    let mut found: BTreeMap<String, String> =
        of("metaparameter", metaparameters()).into_iter().collect();
    for known in resource_types() {
        found.insert(known.name().to_owned(), known.doc().to_owned());
        found.extend(of(known.name(), known.attributes()));
    }
    found
}

#[test]
fn every_type_and_attribute_is_described_and_nothing_else() {
    let written = written();
    let in_tables = in_tables();
    let names: Vec<&String> = written.keys().collect();
    assert_eq!(names, in_tables.keys().collect::<Vec<_>>());
    for (subject, sentence) in &written {
        let current = sentence == &in_tables[subject];
        assert!(current, "{subject}: run `cargo xtask codegen`");
    }
}

#[test]
fn descriptions_are_whole_and_short() {
    for (subject, sentence) in written() {
        assert!(sentence.ends_with('.'), "{subject}: {sentence}");
        assert!(sentence.chars().count() <= 140, "{subject}: {sentence}");
        let begins = sentence.starts_with(|letter: char| letter == '`' || letter.is_uppercase());
        assert!(begins, "{subject}: {sentence}");
    }
}
