//! The commands, a file each.

mod compile;
mod completions;
mod config;
mod doc;
mod doctor;
mod dump;
mod epp;
mod eval;
mod explain;
mod lookup;
mod parity;
mod puppet;
pub(crate) mod source;
mod validate;

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};

use marotte_diagnostics::render::{Console, Output};
use marotte_diagnostics::{Diagnostic, EvaluationIssue};
use marotte_eval::{Level, LogEntry};
use marotte_pcore::convert::rich::write_json;
use marotte_pcore::ruby::ruby_to_s;
use marotte_pcore::{Value, deep};

use crate::args::{
    CatalogCommand, Command, ConfigCommand, Deferred, FactsCommand, GenerateCommand, ModuleCommand,
    NodeCommand, ParserCommand, RenderAs, Rendering,
};
use crate::color::Color;
use crate::exit::Exit;
use crate::puppet::is_puppet;
use crate::write;

/// Ends one of Puppet's own commands as Puppet does if it fails.
fn give_up(
    command: &str,
    message: &str,
    color: Color,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    Console::new(color.on_stderr()).gave_up(command, message, output.log)?;
    Ok(Exit::BadCode)
}

/// Shows what reading the configuration had to say.
fn show_logs(logs: &[LogEntry], color: Color, output: &mut Output<'_>) -> io::Result<()> {
    let shown = logs.iter().filter(|entry| entry.level >= Level::Notice);
    for entry in shown {
        Console::new(color.on_stderr()).entry(entry, output.log)?;
    }
    Ok(())
}

/// Writes data that is a result in one of the formats for programs.
fn write_value(value: &Value, rendering: Rendering, output: &mut Output<'_>) -> io::Result<()> {
    match rendering.render_as {
        RenderAs::Json => {
            let mut json = String::new();
            write_json(&mut json, value);
            writeln!(output.out, "{json}")
        }
        RenderAs::Yaml => write!(output.out, "{}", marotte_yaml::dump(value)),
        RenderAs::Console | RenderAs::S => writeln!(output.out, "{}", ruby_to_s(value)),
    }
}

/// Writes a text that is a result as Puppet does: with a line break at its end, unless it has one.
fn write_rendered(text: &str, rendering: Rendering, output: &mut Output<'_>) -> io::Result<()> {
    let rendered = match rendering.render_as {
        RenderAs::Console | RenderAs::S => Cow::Borrowed(text),
        RenderAs::Json => {
            let mut json = String::new();
            write_json(&mut json, &Value::from(text));
            json.into()
        }
        RenderAs::Yaml => marotte_yaml::dump(&Value::from(text)).into(),
    };
    output.out.write_all(rendered.as_bytes())?;
    if !rendered.ends_with('\n') {
        output.out.write_all(b"\n")?;
    }
    Ok(())
}

/// Runs a command.
pub(crate) fn run(command: Command) -> Exit {
    // Not locked: whatever else has to be said, on whatever thread, must not have to wait.
    let mut out = BufWriter::new(write::stdout());
    let mut log = BufWriter::new(io::stderr());
    let mut output = Output {
        out: &mut out,
        log: &mut log,
    };
    // Whoever prints a value walks it.
    let result = deep::bounded(|| call(command, &mut output)).unwrap_or_else(|too_deep| {
        let why = EvaluationIssue::from(too_deep);
        Err(io::Error::other(why.to_string()))
    });
    let result = result.and_then(|exit| {
        log.flush()?;
        out.flush()?;
        Ok(exit)
    });
    // Whoever stops reading has seen enough; anything else is worth a word, if it can be said.
    result.unwrap_or_else(|error| {
        if error.kind() != io::ErrorKind::BrokenPipe {
            let _ = writeln!(log, "error: {error}");
            let _ = log.flush();
        }
        Exit::BadCode
    })
}

fn call(command: Command, output: &mut Output<'_>) -> io::Result<Exit> {
    match command {
        Command::Validate(Deferred(args)) => validate::validate(args, output),
        Command::Eval(Deferred(args)) => eval::eval(&args, output),
        Command::Compile(Deferred(args)) => compile::compile(args, output),
        Command::Lookup(Deferred(args)) => lookup::lookup(&args, output),
        Command::Parity(Deferred(args)) => parity::parity(args, output),
        Command::Catalog(Deferred(args)) => match args.command {
            CatalogCommand::Compile(args) => compile::catalog_compile(args, output),
            CatalogCommand::Select(args) => compile::catalog_select(&args, output),
            CatalogCommand::Info(args) => puppet::info(&args, "catalog_terminus", output),
        },
        Command::Config(Deferred(args)) => match args.command {
            ConfigCommand::Print(args) => config::print(&args, output),
            ConfigCommand::Set(args) => config::set(&args, output),
            ConfigCommand::Delete(args) => config::delete(&args, output),
        },
        Command::Facts(Deferred(args)) => match args.command {
            FactsCommand::Show(args) => puppet::facts_show(&args, output),
            FactsCommand::Info(args) => puppet::info(&args, "facts_terminus", output),
        },
        Command::Node(Deferred(args)) => match args.command {
            NodeCommand::Find(args) => puppet::node_find(&args, output),
            NodeCommand::Info(args) => puppet::info(&args, "node_terminus", output),
        },
        Command::Module(Deferred(args)) => match args.command {
            ModuleCommand::List(args) => puppet::module_list(&args, output),
        },
        Command::Generate(Deferred(args)) => match args.command {
            GenerateCommand::Types(args) => puppet::generate_types(&args, output),
        },
        Command::Describe(Deferred(args)) => puppet::describe(&args, output),
        Command::Doc(Deferred(args)) => doc::doc(&args, output),
        Command::Doctor(Deferred(args)) => doctor::doctor(&args, output),
        Command::Explain(args) => explain::explain(&args, output),
        Command::Dump(Deferred(args)) => dump::dump(args, output),
        Command::Parser(Deferred(args)) => match args.command {
            ParserCommand::Validate(args) => validate::parser_validate(args, output),
            ParserCommand::Dump(args) => dump::parser_dump(args, output),
        },
        Command::Epp(Deferred(args)) => epp::epp(&args.command, output),
        Command::Completions(Deferred(args)) => completions::completions(&args, output),
    }
}

/// Says why what a call asks for cannot be done.
fn refuse(output: &mut Output<'_>, problem: &Diagnostic) -> io::Result<Exit> {
    if is_puppet() {
        return bad_call(output, &problem.to_string());
    }
    let hint = problem.hint.as_deref();
    let hint = hint.map_or_else(String::new, |hint| format!("\n  = help: {hint}"));
    let code = problem.issue.code();
    writeln!(output.log, "error[{code}]: {problem}{hint}")?;
    Ok(Exit::BadCall)
}

/// Says why a call is bad.
fn bad_call(output: &mut Output<'_>, message: &str) -> io::Result<Exit> {
    if is_puppet() {
        Console::new(Color::Auto.on_stderr()).error(message, output.log)?;
        return Ok(Exit::BadCall);
    }
    writeln!(
        output.log,
        "error: {message}\n\nFor more information, try '--help'."
    )?;
    Ok(Exit::BadCall)
}
