//! A comparison as one page that needs nothing else.

use std::io::{self, Write};

use marotte_parity::{Outcome, Report};

use super::{Show, names, nodes, sides, summary};
use crate::escape::escaped;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
h1{font-size:1.5rem}summary{cursor:pointer;font-weight:600}
details{border:1px solid #8884;border-radius:.4rem;margin:.6rem 0;padding:.5rem .8rem}
table{border-collapse:collapse;margin:.5rem 0;width:100%}td,th{border-top:1px solid #8884;padding:.3rem .6rem;text-align:left;vertical-align:top}
code{font:14px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
.good{color:#1a7f37}.bad{color:#cf222e}.aside{opacity:.7}
@media(prefers-color-scheme:dark){body{background:#111;color:#eee}.good{color:#3fb950}.bad{color:#f85149}}";

pub(super) fn write(show: &Show<'_>, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>Parity</title><style>{STYLE}</style></head><body>"
    )?;
    let class = if report.is_good() { "good" } else { "bad" };
    let whole = escaped(&summary(report));
    writeln!(out, "<h1>Parity</h1><p class=\"{class}\">{whole}.</p>")?;
    let kinds = report.kinds();
    if !kinds.is_empty() {
        write!(out, "<p>")?;
        for (index, (kind, count)) in kinds.iter().enumerate() {
            let separator = if index > 0 { ", " } else { "" };
            write!(out, "{separator}{}: {count}", kind.as_str())?;
        }
        writeln!(out, "</p>")?;
    }
    for group in report.groups() {
        let title = escaped(&group.difference.title());
        let (count, named) = (nodes(group.nodes.len()), escaped(&names(group)));
        writeln!(
            out,
            "<details open><summary>{title} <span class=\"aside\">({count})</span></summary>\
             <p>{named}</p><table>"
        )?;
        for (who, what, place) in sides(show, group) {
            let (what, place) = (escaped(&what), escaped(&place));
            writeln!(
                out,
                "<tr><th>{who}</th><td><code>{what}</code></td><td><code>{place}</code></td></tr>"
            )?;
        }
        writeln!(out, "</table></details>")?;
    }
    writeln!(out, "<h2>Nodes</h2><table>")?;
    for node in &report.nodes {
        let (class, what) = match &node.outcome {
            Outcome::Identical => ("good", "identical".to_owned()),
            Outcome::FailsAlike(error) => ("good", format!("fails alike: {error}")),
            Outcome::Differs(count) => ("bad", format!("{count} differences")),
            Outcome::NotCompared(why) => ("bad", format!("not compared: {why}")),
        };
        let (name, what) = (escaped(&node.name), escaped(&what));
        writeln!(
            out,
            "<tr><td>{name}</td><td class=\"{class}\">{what}</td></tr>"
        )?;
    }
    writeln!(out, "</table></body></html>")
}
