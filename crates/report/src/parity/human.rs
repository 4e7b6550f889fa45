//! A comparison for people at a terminal.

use std::io::{self, Write};

use marotte_parity::{Outcome, Report};

use super::{Show, names, nodes, sides, summary};

pub(super) fn write(show: &Show<'_>, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    for group in report.groups() {
        let difference = &group.difference;
        writeln!(
            out,
            "{}\n  in {}: {}",
            difference.title(),
            nodes(group.nodes.len()),
            names(group)
        )?;
        for (who, what, place) in sides(show, group) {
            let at = if place.is_empty() { "" } else { "  at " };
            writeln!(out, "  {:<8} {what}{at}{place}", format!("{who}:"))?;
        }
        writeln!(out)?;
    }
    for node in &report.nodes {
        match &node.outcome {
            Outcome::FailsAlike(error) => writeln!(out, "{} fails alike: {error}", node.name)?,
            Outcome::NotCompared(why) => writeln!(out, "{} was not compared: {why}", node.name)?,
            Outcome::Identical | Outcome::Differs(_) => {}
        }
    }
    writeln!(out, "{}", summary(report))
}
