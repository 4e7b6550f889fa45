//! `marotte eval`: the value of code.

mod repl;
mod session;
mod show;
mod variables;

use std::io::{self, IsTerminal};

use marotte_diagnostics::render::Output;

use self::session::Session;
use super::bad_call;
use crate::args::EvalArgs;
use crate::exit::Exit;
use crate::find::Found;
use crate::read::Origin;

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
    let variables = match variables::given(args) {
        Ok(variables) => variables,
        Err(message) => return bad_call(output, &message),
    };
    let mut session = Session::new(args, variables);
    let Some(origin) = origin else {
        return repl::run(&mut session, args.format, output);
    };
    let name = origin.name().into_owned();
    let found = Found {
        origin,
        problem: None,
    };
    match session.run(&found, &name, output)? {
        Ok(value) => {
            let text = if args.print_type {
                show::type_of(&value)
            } else {
                show::value(&value, args.format)
            };
            writeln!(output.out, "{text}")?;
            Ok(Exit::Good)
        }
        Err(exit) => Ok(exit),
    }
}
