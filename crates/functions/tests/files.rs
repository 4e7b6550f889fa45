//! Functions that read files, run commands and ask for the time, in a world that has some.

use std::sync::Arc;

use marotte_diagnostics::SourceFile;
use marotte_eval::{CommandOutput, DataProvider, Evaluator, Loader, Machine, Outside, Settings};
use marotte_ir::Program;
use marotte_pcore::Str;
use marotte_pcore::convert::to_program_string;
use marotte_syntax::{Language, parse};

/// The files of the module `m`, by their paths.
const FILES: &[(&str, &[u8])] = &[
    ("/m/files/hello.txt", b"hello\r\n"),
    ("/m/files/logo.png", &[0x89, 0x50, 0xff]),
    (
        "/m/templates/t.epp",
        b"<%- | $who = 'you' | -%>\nHi <%= $who %>",
    ),
    ("/m/templates/top.epp", b"<%= $top %>"),
    ("/m/templates/bad.epp", b"ok\n<% if { %>\n"),
];

struct ModuleWorld;

fn find(folder: &str, reference: &str) -> Option<Str> {
    let path = match reference.split_once('/') {
        Some(("", _)) => reference.to_owned(),
        Some(("m", file)) => format!("/m/{folder}/{file}"),
        _ => return None,
    };
    let known = FILES.iter().any(|(known, _)| *known == path);
    known.then(|| path.into())
}

impl DataProvider for ModuleWorld {}

impl Loader for ModuleWorld {
    fn find_file(&self, reference: &str) -> Option<Str> {
        find("files", reference)
    }

    fn find_template(&self, reference: &str) -> Option<Str> {
        find("templates", reference)
    }

    fn module_directory(&self, name: &str) -> Option<Str> {
        (name == "m").then(|| "/m".into())
    }
}

impl Machine for ModuleWorld {
    fn read_file(&self, path: &str) -> Option<Result<Vec<u8>, marotte_diagnostics::Issue>> {
        let (_, content) = FILES.iter().find(|(known, _)| *known == path)?;
        Some(Ok(content.to_vec()))
    }

    fn run_command(&self, command: &[Str]) -> Option<CommandOutput> {
        let status = i32::from(command[0] == "/bin/false");
        Some(CommandOutput {
            text: command[1..].join(" ").into(),
            status: Some(status),
        })
    }

    fn now(&self) -> Option<i128> {
        Some(1_000_000_000)
    }
}

fn evaluate(code: &str) -> String {
    let functions = Arc::new(marotte_functions::table());
    let mut evaluator = Evaluator::new(
        Outside::of(Arc::new(ModuleWorld)),
        functions,
        Settings::default(),
    );
    let parsed = parse(&SourceFile::anonymous(code), &Language::default());
    match evaluator.evaluate_program(&Program::lower(parsed.ast)) {
        Ok(value) => to_program_string(&value).to_string(),
        Err(signal) => signal.message(),
    }
}

#[test]
fn files_are_found_and_read() {
    assert_eq!(evaluate("file('m/none', 'm/hello.txt')"), r#""hello\r\n""#);
    assert_eq!(
        evaluate("find_file('x/y', 'm/logo.png')"),
        "'/m/files/logo.png'"
    );
    assert_eq!(
        evaluate("find_template(['m/t.epp'])"),
        "'/m/templates/t.epp'"
    );
    assert_eq!(evaluate("module_directory('x', 'm')"), "'/m'");
    assert_eq!(evaluate("\"${binary_file('m/logo.png')}\""), "'iVD/'");
    assert_eq!(
        evaluate("file('m/logo.png')"),
        "source sequence is illegal/malformed utf-8"
    );
}

#[test]
fn templates_are_rendered() {
    assert_eq!(evaluate("epp('m/t')"), "'Hi you'");
    assert_eq!(evaluate("epp('m/t.epp', { who => 'all' })"), "'Hi all'");
    assert_eq!(
        evaluate("$top = 1\n[2].map |$top| { epp('m/top') }"),
        "['1']"
    );
    assert_eq!(
        evaluate("epp('m/t', { where => 1 })"),
        "Evaluation Error: Error while evaluating a Function Call, lambda: has no parameter named \
         'where' (line: 1, column: 1)"
    );
    assert_eq!(
        evaluate("epp('m/bad')"),
        "Evaluation Error: Error while evaluating a Function Call, epp(): Invalid EPP: Syntax \
         error at end of input (file: /m/templates/bad.epp) (line: 1, column: 1)"
    );
    assert_eq!(
        evaluate("[1].map |$hidden| { inline_epp('<%= epp(\"m/top\") %>') }"),
        "Evaluation Error: Unknown variable: 'top'. (file: /m/templates/top.epp, line: 1, \
         column: 5)"
    );
}

#[test]
fn commands_are_run() {
    assert_eq!(evaluate("generate('/bin/echo', 1, ['a', 2])"), "'1 a 2'");
    assert_eq!(
        evaluate("generate('/bin/false', 'x')"),
        "Evaluation Error: Error while evaluating a Function Call, Failed to execute generator \
         /bin/false: Execution of '/bin/false x' returned 1: x (line: 1, column: 1)"
    );
}

#[test]
fn the_time_is_asked_for() {
    assert_eq!(evaluate("strftime('%s %z', 'UTC')"), "'1 +0000'");
}
