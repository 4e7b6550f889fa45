//! `marotte epp validate`: are the templates good?

use std::io;

use marotte_diagnostics::Diagnostic;
use marotte_diagnostics::render::Output;

use super::template::{find, open, parse_template, read, read_stdin};
use super::{Messages, Problem, missing};
use crate::args::EppValidateArgs;
use crate::exit::Exit;

/// Checks templates until one has errors, or all of them.
pub(super) fn validate(
    args: &EppValidateArgs,
    messages: &mut Messages<'_>,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let (language, environment) = match open(&args.site) {
        Ok(opened) => opened,
        Err(message) => return super::super::bad_call(output, &message),
    };
    let mut check = |name: &str, text: Result<String, Box<Diagnostic>>, output: &mut Output<'_>| {
        let tree = match text {
            Ok(text) => {
                let parsed = parse_template(text, Some(name), &language);
                messages.entries(&parsed.logs, output)?;
                parsed.tree.map(|_| ()).map_err(Problem::Diagnostic)
            }
            Err(message) => Err(message.into()),
        };
        if let Err(problem) = &tree {
            messages.error(problem, output)?;
        }
        Ok::<bool, io::Error>(tree.is_ok())
    };

    let mut is_good = true;
    if args.templates.is_empty() {
        match read_stdin()? {
            Some(text) => is_good = check("<stdin>", Ok(text), output)?,
            None => {
                let line = "Notice: No template specified. No action taken";
                writeln!(output.log, "{line}")?;
            }
        }
    }
    let mut not_there: Vec<&str> = Vec::new();
    for name in &args.templates {
        if !is_good && !args.continue_on_error {
            break;
        }
        match find(&environment, name) {
            Some(path) => is_good &= check(&path, read(&path), output)?,
            None => not_there.push(name),
        }
    }
    if !not_there.is_empty() {
        return messages.give_up(&missing(&not_there), output);
    }
    if !is_good {
        return messages.sum_up("Errors while validating epp", output);
    }
    Ok(Exit::Good)
}
