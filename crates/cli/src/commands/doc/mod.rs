//! `marotte doc`: the manual. What it says stands beside the code of each function.

mod json;
mod markdown;
mod signature;
mod text;

use std::io;

use marotte_diagnostics::render::Output;
use marotte_eval::function::{Function, FunctionTable};

use super::bad_call;
use crate::args::{DocArgs, DocFormat, DocFunctionsArgs, DocSubject};
use crate::exit::Exit;
use marotte_diagnostics::nearest;

pub(super) use text::describe;

/// `marotte doc`
pub(super) fn doc(args: &DocArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    match &args.subject {
        DocSubject::Functions(args) => functions(args, output),
    }
}

/// `marotte doc functions`
fn functions(args: &DocFunctionsArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let table = marotte_functions::table();
    let chosen = match choose(&table, &args.names) {
        Ok(chosen) => chosen,
        Err(message) => return bad_call(output, &message),
    };
    match args.format {
        DocFormat::Text if args.names.is_empty() => text::list(&chosen, output.out)?,
        DocFormat::Text => text::describe_all(&chosen, args.color.on_stdout(), output.out)?,
        DocFormat::Markdown => markdown::write(&chosen, output.out)?,
        DocFormat::Json => json::write(&chosen, output.out)?,
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

/// The first sentence of what a function's documentation says.
fn summary(function: &Function) -> String {
    let paragraph = function
        .docs
        .trim()
        .split("\n\n")
        .next()
        .unwrap_or_default();
    let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.find(". ") {
        Some(end) => line[..=end].to_owned(),
        None => line,
    }
}

/// The documentation without the space that comment marks leave before each line.
fn body(function: &Function) -> String {
    let lines = function
        .docs
        .lines()
        .map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end());
    lines.collect::<Vec<_>>().join("\n").trim().to_owned()
}
