//! `marotte epp render`: templates as text.

use std::io;

use marotte_diagnostics::render::Output;
use marotte_site::{In, Problem, RenderProblem, RenderRequest, Rendered, Template};

use super::Messages;
use super::template::read_stdin;
use crate::args::EppRenderArgs;
use crate::commands::{refuse, write_rendered};
use crate::exit::Exit;
use crate::puppet::is_puppet;
use crate::site;

/// Renders templates.
pub(super) fn render(
    args: &EppRenderArgs,
    messages: &mut Messages<'_>,
    output: &mut Output<'_>,
) -> io::Result<Exit> {
    let named = &args.input.templates;
    let inline = match &args.input.expression {
        Some(text) => Some(text.clone()),
        None if named.is_empty() => match read_stdin()? {
            Some(text) => Some(text),
            None => {
                let message = "No input to process given on command line or stdin";
                return messages.give_up(&message.to_owned().into(), output);
            }
        },
        None => None,
    };
    let is_inline = inline.is_some();
    let templates = match inline {
        Some(text) => vec![Template::Inline(text)],
        None => named.iter().cloned().map(Template::Named).collect(),
    };
    let rendered = match rendered(args, templates) {
        Ok(rendered) => rendered,
        Err(problem) if is_puppet() => return messages.give_up(&problem.into(), output),
        Err(problem) => return refuse(output, &problem),
    };
    let mut text = String::new();
    let mut is_good = true;
    for (index, one) in rendered.into_iter().enumerate() {
        let Rendered {
            name: shown,
            text: of_one,
            logs,
        } = one;
        messages.entries(&logs, output)?;
        match of_one {
            Ok(rendered) => {
                if let Some(name) = named.get(index)
                    && args.header.is_shown(named.len())
                {
                    let gap = if index == 0 { "" } else { "\n" };
                    text.push_str(&format!("{gap}--- {name}\n"));
                }
                text.push_str(&rendered);
            }
            Err(RenderProblem {
                diagnostic,
                is_fatal,
                is_of_template,
            }) => {
                let problem = diagnostic.into();
                if is_fatal || is_inline {
                    return messages.give_up(&problem, output);
                }
                if is_of_template && named.len() > 1 {
                    messages.heading(&shown, output)?;
                }
                messages.error(&problem, output)?;
                is_good = false;
            }
        }
    }
    if !is_good {
        return messages.sum_up("error while rendering epp", output);
    }
    write_rendered(&text, args.rendering, output)?;
    Ok(Exit::Good)
}

fn rendered(args: &EppRenderArgs, templates: Vec<Template>) -> Result<Vec<Rendered>, Problem> {
    let site = site::open(&args.site)?;
    if let (true, Some(path)) = (is_puppet(), &args.site.node.facts) {
        site.check_facts(&site::text(path))?;
    }
    let names = args.node.iter().cloned().collect();
    let nodes = site.nodes(&site::nodes(names, &args.site))?;
    let mut rendered = Vec::new();
    if let Some(mut node) = nodes.into_iter().next() {
        if is_puppet() {
            site.add_stored_facts(&mut node)?;
        }
        rendered = site.render(&RenderRequest {
            node,
            environment: In::Usual,
            templates,
            values: args.values.clone(),
            values_file: args.values_file.clone(),
        })?;
    }
    Ok(rendered)
}
