//! Whole conversations at the prompt, without the editor.

use clap::Parser;
use marotte_diagnostics::render::Output;

use super::*;
use crate::args::{Cli, Command as CliCommand, Deferred};

/// What is answered to lines, standard output and standard error as they come.
fn talk(lines: &[&str]) -> String {
    let cli = Cli::try_parse_from(["marotte", "eval", "--color", "never"]).unwrap();
    let CliCommand::Eval(Deferred(args)) = cli.command else {
        panic!()
    };
    let mut conversation = Conversation::new(&args).unwrap();
    let mut all = Vec::new();
    for line in lines {
        let (mut out, mut log) = (Vec::new(), Vec::new());
        let mut output = Output {
            out: &mut out,
            log: &mut log,
        };
        let more = respond(&mut conversation, ValueFormat::Puppet, line, &mut output).unwrap();
        all.extend(log);
        all.extend(out);
        if !more {
            all.extend(b"(end)\n");
            break;
        }
    }
    String::from_utf8(all).unwrap()
}

#[test]
fn variables_and_definitions_stay() {
    let lines = [
        "$a = 1",
        "function twice($n) { $n * 2 }",
        "type Port = Integer[1, 65535]",
        "[twice($a), 80 =~ Port]",
        ":vars",
    ];
    let said = talk(&lines);
    assert!(said.starts_with("=> 1\n"), "{said}");
    assert!(said.ends_with("=> [2, true]\n$a = 1\n"), "{said}");
}

#[test]
fn dialects_change_and_variables_stay() {
    let lines = [
        "$a = '5'",
        ":dialect evaluator4",
        "$a + 1",
        "is_a($a, Literal)",
        "/a/m",
        ":dialect puppet8",
        "is_a($a, String)",
        ":dialect",
        ":dialect evaluator5",
    ];
    let said = talk(&lines);
    assert!(said.starts_with("=> '5'\n=> 6\n=> true\n"), "{said}");
    assert!(said.contains("note: in dialect evaluator4"), "{said}");
    assert!(said.contains("Unknown function: 'is_a'"), "{said}");
    let end = "puppet8\n'evaluator5': there is no such dialect, only puppet8, evaluator4.\n";
    assert!(said.ends_with(end), "{said}");
}

#[test]
fn errors_do_not_end_the_conversation() {
    let said = talk(&["$a = 1", "$a = 2", "1 ] 2", "$a + 1", ":quit", "3"]);
    assert!(said.contains("Cannot reassign variable '$a'"), "{said}");
    assert!(said.contains("Syntax error at ']'"), "{said}");
    assert!(said.ends_with("=> 2\n(end)\n"), "{said}");
}

#[test]
fn commands_begin_with_a_colon() {
    assert_eq!(talk(&[":type 1"]), "Integer[1, 1]\n");
    assert!(talk(&[":help"]).contains(":vars"));
    assert!(talk(&[":nonsense"]).contains("There is no command :nonsense"));
    assert_eq!(
        talk(&["$a = 1", ":reset", "$a = 2", ":vars"]),
        "=> 1\n=> 2\n$a = 2\n"
    );
}
