//! Runs the cases of `suite/ruby` and compares with what Ruby answered; `suite/ruby/record.rb` asks
//! it. `CASE=string-` in the environment runs only the cases that begin so.

#![expect(clippy::disallowed_methods, reason = "the cases are files")]

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use marotte_ruby::host::NoHost;
use marotte_ruby::image::RUBY;
use marotte_ruby::interp::Limits;
use marotte_ruby::lower::lower;
use marotte_ruby::{Ruby, Throw, Vm};

/// A few lines of Ruby, and what Ruby answered.
struct Case {
    name: String,
    code: String,
    answer: String,
}

#[test]
fn cases_are_answered_as_ruby_does() {
    let wanted = std::env::var("CASE").unwrap_or_default();
    let mut failures = Vec::new();
    let mut count = 0;
    for path in files() {
        for case in read(&path) {
            if !case.name.starts_with(&wanted) {
                continue;
            }
            count += 1;
            let answer = catch_unwind(AssertUnwindSafe(|| answer(&case.code)));
            let answer = answer.unwrap_or_else(|_| "it panicked".to_owned());
            if answer != case.answer {
                let Case {
                    name,
                    code,
                    answer: expected,
                } = case;
                let file = path.file_name().unwrap_or_default().display();
                failures.push(format!(
                    "{file}: {name}\n{code}  Ruby: {expected}\n  ours: {answer}\n"
                ));
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{}\n{} of {count} cases differ",
        failures.join("\n"),
        failures.len()
    );
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suite/ruby");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the suite")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rb"))
        .filter(|path| path.file_name().is_some_and(|name| name != "record.rb"))
        .collect();
    files.sort();
    files
}

fn read(path: &Path) -> Vec<Case> {
    let text = fs::read_to_string(path).expect("a file of cases");
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("#- ") {
            cases.push(Case {
                name: name.trim().to_owned(),
                code: String::new(),
                answer: String::new(),
            });
        } else if let Some(case) = cases.last_mut() {
            if line.starts_with("#=>") || line.starts_with("#!!") {
                case.answer = line[1..].to_owned();
            } else if let Some(more) = line.strip_prefix("#.. ") {
                case.answer.push('\n');
                case.answer.push_str(more);
            } else {
                case.code.push_str(line);
                case.code.push('\n');
            }
        }
    }
    cases
}

/// Our answer to a case, in the form of a recorded one.
fn answer(code: &str) -> String {
    let program = match lower("case.rb", code) {
        Ok(program) => program,
        Err(error) => return format!("!! SyntaxError: case.rb:{error}"),
    };
    let mut vm = Vm::new(&RUBY, Limits::default());
    let mut host = NoHost;
    Ruby::with(&mut vm, &mut host, |ruby| {
        let main = ruby.main_object();
        let result = ruby.run(&program, main);
        match result.and_then(|value| ruby.inspect(value)) {
            Ok(text) => format!("=> {text}"),
            Err(throw) => ended(ruby, &throw),
        }
    })
}

fn ended(ruby: &mut Ruby<'_>, throw: &Throw) -> String {
    match throw {
        Throw::Raise(error) => {
            let class = ruby.real_class_of(*error);
            let class = ruby.module_name(class);
            match ruby.message_of(*error) {
                Ok(message) => format!("!! {class}: {message}"),
                Err(_) => format!("!! {class}, without a message"),
            }
        }
        other => format!("ended early: {other:?}"),
    }
}
