//! `marotte doc`: the manual. What it says stands beside the code of each function.

use std::io;

use marotte_diagnostics::nearest;
use marotte_diagnostics::render::Output;
use marotte_eval::function::{Function, FunctionTable};
use marotte_report::functions;
use marotte_report::types::{self, Detail};
use marotte_resources::{ResourceType, resource_type, resource_types};

use super::bad_call;
use crate::args::{
    DocArgs, DocFormat, DocFunctionsArgs, DocReferenceArgs, DocSubject, DocTypesArgs,
};
use crate::exit::Exit;

/// `marotte doc`
pub(super) fn doc(args: &DocArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    match &args.subject {
        Some(DocSubject::Functions(args)) => of_functions(args, output),
        Some(DocSubject::Types(args)) => of_types(args, output),
        None => of_reference(&args.references, output),
    }
}

/// The references that `puppet doc` has and that are here.
const REFERENCES: [(&str, &str); 2] = [
    ("function", "The built-in functions"),
    ("type", "The built-in resource types"),
];

/// `puppet doc --reference type`
fn of_reference(args: &DocReferenceArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    match args.reference.as_deref() {
        Some("function") => {
            let table = marotte_functions::table();
            functions::write_markdown(&table.all(), output.out)?;
        }
        Some("type") => types::write_markdown(&all_types(), output.out)?,
        Some(unknown) => {
            let why = format!("Could not run: Could not find reference {unknown}");
            return bad_call(output, &why);
        }
        None => {
            for (name, what) in REFERENCES {
                writeln!(output.out, "{name} - {what}")?;
            }
        }
    }
    Ok(Exit::Good)
}

fn all_types() -> Vec<&'static ResourceType> {
    resource_types().iter().collect()
}

/// `marotte doc types`
fn of_types(args: &DocTypesArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let mut chosen = Vec::new();
    for name in &args.names {
        match resource_type(name) {
            Some(of) => chosen.push(of),
            None => {
                let names = resource_types().iter().map(ResourceType::name);
                let near = nearest(name, names);
                let advice =
                    near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
                return bad_call(output, &format!("there is no type '{name}'{advice}"));
            }
        }
    }
    let is_list = chosen.is_empty();
    if is_list {
        chosen = all_types();
    }
    match args.format {
        DocFormat::Text if is_list => types::list(&chosen, output.out)?,
        DocFormat::Text => {
            for of in chosen {
                types::describe(of, Detail::default(), output.out)?;
            }
        }
        DocFormat::Markdown => types::write_markdown(&chosen, output.out)?,
        DocFormat::Json => types::write_json(&chosen, output.out)?,
    }
    Ok(Exit::Good)
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
