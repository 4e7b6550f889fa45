//! `marotte compile --watch`: what saved files change in catalogs.

use std::io;
use std::sync::Arc;

use marotte_diagnostics::render::Output;
use marotte_environment::Environment;
use marotte_report::catalog::{CatalogFormat, Show, Tally};
use marotte_report::changes::changes;
use marotte_site::{
    Beginning, CompileAnswer, CompileRequest, In, LastCatalogs, Node, Problem, Site, Watch,
    files_below, in_order, sources_of,
};

use super::{Printer, Shown};
use crate::args::CompilationArgs;
use crate::commands::refuse;
use crate::exit::Exit;
use crate::site;

type Opened = (Site, Vec<Node>, Arc<Environment>);

/// Compiles nodes whenever a file changes that their catalogs may be made of.
pub(super) fn watch(
    names: &[String],
    args: &CompilationArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let facts = args.site.node.facts.as_deref();
    let mut last = LastCatalogs::default();
    let mut opened = open(names, args);
    if let Err(problem) = &opened {
        return refuse(output, problem);
    }
    loop {
        let paths = match &opened {
            Ok((site, _, environment)) => sources_of(site.place(), environment, facts),
            Err(_) => Vec::new(),
        };
        let mut watch = Watch::new(|| files_below(&paths));
        let mut is_first = true;
        loop {
            match &opened {
                Ok(opened) => round(opened, args, &mut last, output)?,
                Err(problem) => {
                    refuse(output, problem)?;
                }
            }
            if std::mem::take(&mut is_first) {
                let count = watch.count();
                writeln!(output.log, "watching {count} files; Ctrl-C ends")?;
            }
            output.out.flush()?;
            output.log.flush()?;
            watch.wait();
            opened = open(names, args);
            // Another environment.conf may have other folders.
            if let Ok((site, _, environment)) = &opened
                && sources_of(site.place(), environment, facts) != paths
            {
                break;
            }
        }
    }
}

fn open(names: &[String], args: &CompilationArgs) -> Result<Opened, Problem> {
    let site = site::open(&args.site)?;
    let nodes = site.nodes(&site::nodes(names.to_vec(), &args.site))?;
    let environment = site.open_environment(site.environment_name(), Beginning::Manifests)?;
    Ok((site, nodes, environment))
}

/// Compiles all nodes, and shows what is other than before.
fn round(
    (site, nodes, environment): &Opened,
    args: &CompilationArgs,
    last: &mut LastCatalogs,
    output: &mut Output<'_>,
) -> io::Result<()> {
    let mut printer = Printer::new(CatalogFormat::Table, args, site, nodes);
    printer.logs(None, site.logs(), output)?;
    printer.logs(None, environment.logs(), output)?;
    if !printer.load(environment, nodes, output)? {
        return printer.complaints.end(output);
    }
    let show = Show::new(CatalogFormat::Table, false, &[environment.root()]);
    let request = |node: &Node| CompileRequest {
        environment: In::Open(environment.clone()),
        reproducible: true,
        ..CompileRequest::new(node.clone())
    };
    let requests: Vec<CompileRequest> = nodes.iter().map(request).collect();
    let (mut tally, mut changed) = (Tally::default(), 0);
    in_order(
        &requests,
        |request| site.compile(request),
        |index, done: CompileAnswer| {
            match done.catalog {
                Ok(_) => tally.compiled += 1,
                Err(_) => tally.failed += 1,
            }
            let done = done.and_then(|catalog| {
                let found = last.changes(&catalog).unwrap_or_default();
                if found.is_empty() {
                    return Ok(Shown::Written);
                }
                changed += 1;
                let text = changes(&catalog.name, &found, environment.root());
                Ok(Shown::Text(text.into_bytes()))
            });
            printer.node(&requests[index].node, done, &show, output)
        },
    )?;
    printer.complaints.end(output)?;
    output.out.flush()?;
    match changed {
        0 => writeln!(output.log, "{tally}, nothing changes"),
        1 => writeln!(output.log, "{tally}, 1 changes"),
        _ => writeln!(output.log, "{tally}, {changed} change"),
    }
}
