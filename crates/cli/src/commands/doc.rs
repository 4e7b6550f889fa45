//! `marotte doc`: the manual. What it says stands beside the code of each function.

use std::io;

use marotte_diagnostics::nearest;
use marotte_diagnostics::render::Output;
use marotte_eval::function::{Function, FunctionTable};
use marotte_report::functions;

use super::bad_call;
use crate::args::{DocArgs, DocFormat, DocFunctionsArgs, DocSubject};
use crate::exit::Exit;

/// `marotte doc`
pub(super) fn doc(args: &DocArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    match &args.subject {
        DocSubject::Functions(args) => of_functions(args, output),
    }
}

/// `marotte doc functions`
fn of_functions(args: &DocFunctionsArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let table = marotte_functions::table();
    let chosen = match choose(&table, &args.names) {
        Ok(chosen) => chosen,
        Err(message) => return bad_call(output, &message),
    };
    match args.format {
        DocFormat::Text if args.names.is_empty() => functions::list(&chosen, output.out)?,
        DocFormat::Text => functions::describe_all(&chosen, args.color.on_stdout(), output.out)?,
        DocFormat::Markdown => functions::write_markdown(&chosen, output.out)?,
        DocFormat::Json => functions::write_json(&chosen, output.out)?,
    }
    Ok(Exit::Good)
}

/// The functions of some names; all functions for no names.
fn choose(table: &FunctionTable, names: &[String]) -> Result<Vec<&'static Function>, String> {
    if names.is_empty() {
        return Ok(table.all());
    }
    names
        .iter()
        .map(|name| table.get(name).ok_or_else(|| unknown(table, name)))
        .collect()
}

fn unknown(table: &FunctionTable, name: &str) -> String {
    let known = table.all();
    match nearest(name, known.iter().map(|function| function.name)) {
        Some(near) => format!("there is no function '{name}'; did you mean '{near}'?"),
        None => format!("there is no function '{name}'"),
    }
}
