//! The line editor, and when it asks for another line.

use marotte_diagnostics::{GrammarIssue, Issue, LexingIssue, SourceFile};
use marotte_site::Names;
use marotte_syntax::{Language, parse};
use rustyline::completion::Completer;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{CompletionType, Config, Context, Editor, Helper, Result};

use super::command::Command;

/// The commands of the prompt.
const COMMANDS: [&str; 6] = [":dialect", ":help", ":quit", ":reset", ":type", ":vars"];

/// What the editor asks while a line is typed.
#[derive(Default)]
pub(super) struct Assistant {
    /// The names that can be completed.
    pub(super) names: Names,
}

/// An editor with an empty history.
pub(super) fn new() -> Result<Editor<Assistant, FileHistory>> {
    let config = Config::builder()
        .completion_type(CompletionType::List)
        // Whoever types a secret puts a space before it, as in a shell.
        .history_ignore_space(true)
        .build();
    let mut editor = Editor::with_config(config)?;
    editor.set_helper(Some(Assistant::default()));
    Ok(editor)
}

impl Helper for Assistant {}

impl Highlighter for Assistant {}

impl Hinter for Assistant {
    type Hint = String;
}

impl Completer for Assistant {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> Result<(usize, Vec<String>)> {
        Ok(self
            .names
            .complete(line.get(..at).unwrap_or_default(), &COMMANDS))
    }
}

impl Validator for Assistant {
    fn validate(&self, context: &mut ValidationContext<'_>) -> Result<ValidationResult> {
        let incomplete = Command::of(context.input())
            .code()
            .is_some_and(is_incomplete);
        Ok(if incomplete {
            ValidationResult::Incomplete
        } else {
            // What is wrong is said when it is evaluated.
            ValidationResult::Valid(None)
        })
    }
}

/// Whether code is good so far, but goes on. Two empty lines at its end say that it does not.
pub(super) fn is_incomplete(code: &str) -> bool {
    let source = SourceFile::anonymous(code);
    let parsed = parse(&source, &Language::default());
    let open = parsed
        .diagnostics
        .iter()
        .find(|d| d.severity == marotte_diagnostics::Severity::Error);
    let Some(diagnostic) = open else { return false };
    match &diagnostic.issue {
        Issue::Lexing(issue) => matches!(
            issue,
            LexingIssue::UnclosedQuote { .. }
                | LexingIssue::UnclosedMlComment
                | LexingIssue::HeredocWithoutEndTaggedLine
                | LexingIssue::HeredocWithoutText
        ),
        Issue::Grammar(GrammarIssue::SyntaxError { place }) => {
            &**place == "end of input" && !code.ends_with("\n\n")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_incomplete;

    #[test]
    fn open_code_goes_on() {
        for code in [
            "[1,",
            "if true {",
            "'a",
            "\"a ${b",
            "@(END)",
            "@(END)\nx\n",
            "1 +",
            "/* a",
        ] {
            assert!(is_incomplete(code), "{code}");
        }
        for code in ["1", "]", "if }", "@(END)\nx\n| END", "", "[1\n\n", "1 1"] {
            assert!(!is_incomplete(code), "{code}");
        }
    }
}
