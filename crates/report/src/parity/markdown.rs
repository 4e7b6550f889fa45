//! A comparison for tickets and merge requests.

use std::io::{self, Write};

use marotte_parity::{Outcome, Report};

use super::{Show, names, nodes, sides, summary};

pub(super) fn write(show: &Show<'_>, report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "# Parity\n\n{}.", escaped(&summary(report)))?;
    let kinds = report.kinds();
    if !kinds.is_empty() {
        writeln!(out, "\n| what differs | how often |\n|---|---:|")?;
        for (kind, count) in kinds {
            writeln!(out, "| {} | {count} |", kind.as_str())?;
        }
    }
    for group in report.groups() {
        let difference = &group.difference;
        writeln!(out, "\n## {}\n", escaped(&difference.title()))?;
        writeln!(
            out,
            "In {}: {}\n",
            nodes(group.nodes.len()),
            escaped(&names(group))
        )?;
        writeln!(out, "| | value | place |\n|---|---|---|")?;
        for (who, what, place) in sides(show, group) {
            writeln!(out, "| {who} | {} | {} |", code(&what), code(&place))?;
        }
    }
    let mut others = report.nodes.iter().filter_map(|node| match &node.outcome {
        Outcome::FailsAlike(error) => Some((&node.name, "fails alike", error)),
        Outcome::NotCompared(why) => Some((&node.name, "not compared", why)),
        Outcome::Identical | Outcome::Differs(_) => None,
    });
    if let Some(first) = others.next() {
        writeln!(out, "\n| node | outcome | why |\n|---|---|---|")?;
        for (node, outcome, why) in std::iter::once(first).chain(others) {
            writeln!(out, "| {} | {outcome} | {} |", escaped(node), escaped(why))?;
        }
    }
    Ok(())
}

/// Text that means nothing but itself.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '\n' => out.push(' '),
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' => {
                out.push('\\');
                out.push(char);
            }
            other => out.push(other),
        }
    }
    out
}

/// A piece of code in a table.
fn code(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let fence = "`".repeat(1 + longest_fence(text));
    format!(
        "{fence} {} {fence}",
        text.replace('|', "\\|").replace('\n', " ")
    )
}

fn longest_fence(text: &str) -> usize {
    let runs = text.split(|char| char != '`');
    runs.map(str::len).max().unwrap_or(0)
}
