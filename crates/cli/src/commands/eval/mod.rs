//! `marotte eval`: the value of code.

mod repl;
mod session;

use std::io::{self, IsTerminal};

use marotte_diagnostics::render::Output;
use marotte_report::value::{ValueFormat, show, type_of};
use marotte_site::source::{Found, Origin};

use self::session::Conversation;
use super::{bad_call, refuse};
use crate::args::EvalArgs;
use crate::exit::Exit;

/// `marotte eval`
pub(super) fn eval(args: &EvalArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let origin = match (&args.expression, &args.file) {
        (Some(code), _) => Some(Origin::CommandLine(code.clone())),
        (None, Some(path)) if path.as_os_str() == "-" => Some(Origin::Stdin),
        (None, Some(path)) => Some(Origin::File(path.clone())),
        (None, None) if io::stdin().is_terminal() => None,
        (None, None) => Some(Origin::Stdin),
    };
    if origin.as_ref().is_some_and(Origin::is_epp) {
        return bad_call(output, "templates are not evaluated; eval takes a manifest");
    }
    let mut conversation = match Conversation::new(args) {
        Ok(conversation) => conversation,
        Err(problem) => return refuse(output, &problem),
    };
    let format = ValueFormat::from(args.format);
    let Some(origin) = origin else {
        return repl::run(&mut conversation, format, output);
    };
    let name = origin.name().into_owned();
    let found = Found::code(origin);
    match conversation.run(&found, &name, output)? {
        Ok(value) => {
            let text = if args.print_type {
                type_of(&value)
            } else {
                show(&value, format)
            };
            writeln!(output.out, "{text}")?;
            Ok(Exit::Good)
        }
        Err(exit) => Ok(exit),
    }
}
