//! `marotte catalog select`: the resources of a type in a catalog.

use std::io;

use marotte_diagnostics::render::Output;
use marotte_eval::Level;
use marotte_site::CompileRequest;

use crate::args::CatalogSelectArgs;
use crate::commands::{bad_call, give_up, refuse};
use crate::complaints::{Complaints, Notices};
use crate::exit::Exit;
use crate::format::Format;
use crate::site;

/// `marotte catalog select`
pub(crate) fn catalog_select(
    args: &CatalogSelectArgs,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let compilation = &args.compilation;
    let opened = site::open(&compilation.site).and_then(|site| {
        let selection = site::nodes(vec![args.node.clone()], &compilation.site);
        Ok((site.nodes(&selection)?, site))
    });
    let (nodes, site) = match opened {
        Ok(opened) => opened,
        Err(problem) => return refuse(output, &problem),
    };
    let Some(node) = nodes.into_iter().next() else {
        return bad_call(output, "there is no node");
    };
    let messages = &compilation.messages;
    let mut complaints = Complaints::new(messages, Format::Reference);
    complaints.set_level(site::least(&site, messages));
    complaints.entries(None, site.logs(), Notices::ToResult, output)?;
    let name = node.name().to_owned();
    let answer = site.compile(&CompileRequest::new(node));
    complaints.entries(None, &answer.logs, Notices::ToResult, output)?;
    let mut catalog = match answer.catalog {
        Ok(catalog) => catalog,
        Err(failed) => {
            let why = format!("{} on node {name}", failed.diagnostic);
            // Who compiles and who asks say the same.
            complaints.console().error(&why, output.log)?;
            return give_up("catalog select", &why, messages.color, output);
        }
    };
    if complaints.shows(Level::Notice) {
        let (environment, seconds) = (&answer.environment, answer.seconds);
        let line = format!(
            "Compiled catalog for {name} in environment {environment} in {seconds:.2} seconds"
        );
        complaints.stdout().line(Level::Notice, &line, output.out)?;
    }
    catalog.drop_virtual();
    let wanted = args.resource_type.to_lowercase();
    let references = catalog
        .resources
        .iter()
        .map(|resource| resource.reference());
    let chosen: Vec<String> = references
        .map(|reference| reference.to_string())
        .filter(|reference| {
            let of = reference.split('[').next().unwrap_or_default();
            wanted == "*" || of.to_lowercase() == wanted
        })
        .collect();
    writeln!(output.out, "{}", chosen.join("\n"))?;
    Ok(Exit::Good)
}
