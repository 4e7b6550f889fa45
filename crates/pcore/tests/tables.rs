//! Types against tables that were recorded from the reference: which type accepts which, which
//! are the same, which values are instances, and which types values have.
//!
//! A `?` in a table is a question that the reference itself cannot answer: its stack overflows.

mod support;

use std::collections::HashMap;
use std::fmt::Write as _;

use marotte_pcore::{Type, Value};
use support::Names;

const ALIASES: &str = include_str!("algebra/aliases.txt");

struct Table {
    types: Vec<Type>,
    texts: Vec<&'static str>,
    values: Vec<Value>,
    sections: HashMap<&'static str, Vec<&'static str>>,
}

impl Table {
    fn read(text: &'static str) -> Self {
        let mut sections: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut section = "";
        for line in text.lines() {
            match line.strip_prefix("## ") {
                Some(name) => section = name,
                None if line.is_empty() => {}
                None => sections.entry(section).or_default().push(line),
            }
        }
        let names = Names::read(ALIASES);
        let first = |line: &&'static str| line.split('\t').next().unwrap_or_default();
        let texts: Vec<&str> = sections["types"].iter().map(first).collect();
        Self {
            types: texts.iter().map(|text| names.of(text)).collect(),
            values: sections["values"]
                .iter()
                .map(|line| names.value(first(line)))
                .collect(),
            texts,
            sections,
        }
    }

    /// Compares a matrix, row by row.
    fn matrix(&self, section: &str, answer: impl Fn(usize, usize) -> bool) {
        let mut wrong = String::new();
        for (row, line) in self.sections[section].iter().enumerate() {
            let answers = line.rsplit('\t').next().unwrap_or_default();
            for (column, expected) in answers.chars().enumerate() {
                if expected != '?' && answer(row, column) != (expected == '1') {
                    let other = match section {
                        "has" => self.sections["values"][column],
                        _ => self.texts[column],
                    };
                    let _ = writeln!(wrong, "{section} {expected}: {} | {other}", self.texts[row]);
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
    }

    fn check(&self) {
        let types = &self.types;
        self.matrix("has", |a, b| types[a].is_instance(&self.values[b]));
        self.matrix("accepts", |a, b| types[a].is_assignable(&types[b]));
        self.matrix("same", |a, b| types[a].is_same(&types[b]));
        self.matrix("keys", |a, b| types[a] == types[b]);
    }

    fn check_texts(&self) {
        let mut wrong = String::new();
        for (of, line) in self.types.iter().zip(&self.sections["types"]) {
            let (_, expected) = line.split_once('\t').unwrap_or_default();
            if of.to_string() != expected {
                let _ = writeln!(wrong, "{expected}\n{of}\n");
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
    }

    fn check_inference(&self) {
        let mut wrong = String::new();
        for (value, line) in self.values.iter().zip(&self.sections["values"]) {
            let found = [value.infer(), value.infer_generic(), value.infer_set()];
            let expected = line.split('\t').skip(1);
            for (of, expected) in found.iter().zip(expected) {
                if of.to_string() != expected {
                    let _ = writeln!(wrong, "{line}\n{of}\n");
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
    }

    fn check_common(&self) {
        let names = Names::read(ALIASES);
        let mut wrong = String::new();
        for line in self.sections.get("common").into_iter().flatten() {
            let [a, b, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let both = Value::array([a, b].map(|text| Value::Type(names.of(text))));
            let found = both.infer().to_string();
            if found != expected {
                let _ = writeln!(wrong, "{a} | {b}: {expected}\n  {found}");
            }
        }
        assert!(wrong.is_empty(), "{wrong}");
    }
}

fn tables() -> [Table; 4] {
    [
        Table::read(include_str!("algebra/plain.txt")),
        Table::read(include_str!("algebra/objects.txt")),
        Table::read(include_str!("algebra/init.txt")),
        Table::read(include_str!("algebra/normal.txt")),
    ]
}

#[test]
fn types_accept_what_the_reference_accepts() {
    tables().iter().for_each(Table::check);
}

#[test]
fn types_print_as_in_the_reference() {
    tables().iter().for_each(Table::check_texts);
}

#[test]
fn values_have_the_types_of_the_reference() {
    tables().iter().for_each(Table::check_inference);
}

#[test]
fn common_types_are_those_of_the_reference() {
    tables().iter().for_each(Table::check_common);
}
