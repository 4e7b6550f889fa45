//! Puppet's smaller commands: `facts show`, `node find`, `module list`, `generate types`, `describe`.

use std::io;

use marotte_diagnostics::render::{Console, Output};
use marotte_pcore::Value;
use marotte_report::types::{self, Detail};
use marotte_report::value::pretty_json;
use marotte_resources::{ResourceType, resource_type, resource_types};
use marotte_site::{FactsRequest, GenerateRequest, In};

use super::{bad_call, give_up, refuse, show_logs, write_value};
use crate::args::{
    DescribeArgs, FactsShowArgs, GenerateTypesArgs, InfoArgs, ModuleListArgs, NodeFindArgs,
    RenderAs,
};
use crate::color::Color;
use crate::exit::Exit;
use crate::puppet::is_puppet;
use crate::site;

/// What Puppet says of a value that is asked for beside others.
const SEVERAL_VALUES: &str =
    "Incorrect use of --value-only argument; it can only be used when querying for a single fact!";

/// `marotte facts show`
pub(super) fn facts_show(args: &FactsShowArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let color = args.place.bare.color();
    let request = FactsRequest {
        names: args.names.clone(),
        folders: args.external_dir.iter().cloned().collect(),
        legacy: args.show_legacy,
    };
    let place = site::place(&args.place.environment, &args.place.bare, "facts");
    let (place, facts) = match place.and_then(|place| Ok((place.facts(&request)?, place))) {
        Ok((facts, place)) => (place, facts),
        Err(problem) => return refused("facts show", &problem.to_string(), color, output),
    };
    show_logs(&place.logs, color, output)?;
    let is_single = args.value_only && args.names.len() == 1;
    if args.value_only && !is_single {
        let console = Console::new(color.on_stderr());
        console.line(marotte_eval::Level::Warning, SEVERAL_VALUES, output.log)?;
    }
    let mut facts = facts.into_iter();
    let value = match facts.next() {
        Some((_, value)) if is_single => value,
        first => Value::hash(
            first
                .into_iter()
                .chain(facts)
                .map(|(name, value)| (name.into(), value)),
        ),
    };
    match (&value, args.rendering.render_as) {
        (Value::String(text), RenderAs::Console) => writeln!(output.out, "{text}")?,
        (value, RenderAs::Console) => writeln!(output.out, "{}", pretty_json(value))?,
        (value, _) => write_value(value, args.rendering, output)?,
    }
    Ok(Exit::Good)
}

/// `marotte node find`
pub(super) fn node_find(args: &NodeFindArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let color = args.messages.color;
    let names = args.names.iter().take(1).cloned().collect();
    let site = site::open(&args.site);
    let nodes = site.and_then(|site| Ok((site.nodes(&site::nodes(names, &args.site))?, site)));
    let (nodes, site) = match nodes {
        Ok(nodes) => nodes,
        Err(problem) => return refused("node find", &problem.to_string(), color, output),
    };
    show_logs(site.logs(), color, output)?;
    for node in nodes.iter().take(1) {
        let value = match site.find_node(node) {
            Ok(value) => value,
            Err(problem) => {
                let why = problem.to_string();
                if !is_puppet() {
                    return bad_call(output, &why);
                }
                let why = format!("Could not call 'find' on 'node': {why}");
                // Who asks and who is asked say the same.
                Console::new(color.on_stderr()).error(&why, output.log)?;
                return give_up("node find", &why, color, output);
            }
        };
        match args.rendering.render_as {
            RenderAs::Console => writeln!(output.out, "{}", pretty_json(&value))?,
            _ => write_value(&value, args.rendering, output)?,
        }
    }
    Ok(Exit::Good)
}

/// `marotte module list`
pub(super) fn module_list(args: &ModuleListArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let color = args.place.bare.color();
    let site = site::of_place(&args.place);
    let answer = site.and_then(|site| Ok((site.modules(&In::Usual)?, site)));
    let (answer, site) = match answer {
        Ok(answer) => answer,
        Err(problem) => {
            let why = problem.to_string();
            if is_puppet() {
                // Who reads the file and who lists it say the same.
                Console::new(color.on_stderr()).error(&why, output.log)?;
            }
            return refused("module list", &why, color, output);
        }
    };
    show_logs(site.logs(), color, output)?;
    show_logs(&answer.logs, color, output)?;
    match args.rendering.render_as {
        RenderAs::Console => {
            show_logs(&answer.warnings(), color, output)?;
            let text = answer.to_text(args.tree);
            match text.is_empty() {
                true => writeln!(output.out)?,
                false => write!(output.out, "{text}")?,
            }
        }
        _ => write_value(&answer.to_value(), args.rendering, output)?,
    }
    Ok(Exit::Good)
}

/// `marotte generate types`
pub(super) fn generate_types(
    args: &GenerateTypesArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let color = args.place.bare.color();
    let format = &args.format;
    if format != "pcore" {
        let why = format!("'{format}' is not a supported format for type generation.");
        return refused("generate types", &why, color, output);
    }
    let request = GenerateRequest {
        force: args.force,
        ..GenerateRequest::default()
    };
    let answer = site::of_place(&args.place).and_then(|site| site.generate(&request));
    let answer = match answer {
        Ok(answer) => answer,
        Err(problem) => return refused("generate types", &problem.to_string(), color, output),
    };
    for entry in &answer.logs {
        let is_notice = entry.level <= marotte_eval::Level::Notice;
        let (console, out): (_, &mut dyn io::Write) = match is_notice {
            true => (Console::new(color.on_stdout()), output.out),
            false => (Console::new(color.on_stderr()), output.log),
        };
        console.entry(entry, out)?;
    }
    Ok(if answer.is_good {
        Exit::Good
    } else {
        Exit::BadCode
    })
}

/// `marotte describe`
pub(super) fn describe(args: &DescribeArgs, output: &mut Output<'_>) -> io::Result<Exit> {
    let detail = Detail {
        short: args.short,
        metaparameters: args.meta,
    };
    if args.list {
        let all: Vec<&ResourceType> = resource_types().iter().collect();
        types::list(&all, output.out)?;
        return Ok(Exit::Good);
    }
    if args.types.is_empty() && !is_puppet() {
        return bad_call(output, "no type is given; --list shows all there are");
    }
    let mut exit = Exit::Good;
    for name in &args.types {
        match resource_type(name) {
            Some(of) => types::describe(of, detail, output.out)?,
            None => {
                writeln!(output.out, "Unknown type {name}")?;
                exit = Exit::BadCall;
            }
        }
    }
    // Puppet is content with having said so.
    Ok(if is_puppet() { Exit::Good } else { exit })
}

/// `puppet facts info` and the like: where Puppet takes such things from.
pub(super) fn info(args: &InfoArgs, setting: &str, output: &mut Output<'_>) -> io::Result<Exit> {
    let place = site::place(&args.place.environment, &args.place.bare, "facts");
    let terminus = place.and_then(|place| place.text(setting));
    match terminus {
        Ok(terminus) => writeln!(output.out, "Run mode 'user': {terminus}")?,
        Err(problem) => return refuse(output, &problem),
    }
    Ok(Exit::Good)
}

/// Says why a call has no answer, as Puppet's commands do if it is one of its calls.
fn refused(command: &str, why: &str, color: Color, output: &mut Output<'_>) -> io::Result<Exit> {
    match is_puppet() {
        true => give_up(command, why, color, output),
        false => bad_call(output, why),
    }
}
