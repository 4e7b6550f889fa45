//! Where time went, as tables.

use std::io::{self, Write};

use marotte_profile::{Summary, What};

use super::Measured;

/// So many of a kind are shown.
const SHOWN: usize = 12;

/// So many nodes are shown.
const NODES: usize = 5;

pub(super) fn write(measured: &Measured<'_>, out: &mut dyn Write) -> io::Result<()> {
    let summary = Summary::new(measured.tree);
    let nodes = match measured.nodes.len() {
        1 => "1 node".to_owned(),
        count => format!("{count} nodes"),
    };
    let (total, wall) = (seconds(summary.total), measured.seconds);
    writeln!(
        out,
        "{nodes} in {wall:.3} s; {total:.3} s of all threads went to\n"
    )?;
    writeln!(out, "      self  share     calls  kind")?;
    for (what, own, calls) in kinds(&summary) {
        let (own, share) = (shown(own), share(own, summary.total));
        writeln!(out, "{own:>10}  {share:>4}%  {calls:>8}  {}", what.name())?;
    }
    for what in What::ALL {
        let entries: Vec<_> = summary
            .of(what)
            .filter(|entry| !entry.name.is_empty())
            .collect();
        if entries.is_empty() {
            continue;
        }
        writeln!(out, "\n      self      total     calls  {}", what.name())?;
        for entry in entries.iter().take(SHOWN) {
            let (own, total) = (shown(entry.own), shown(entry.total));
            let (calls, name) = (entry.calls, measured.told(&entry.name));
            writeln!(out, "{own:>10} {total:>10}  {calls:>8}  {name}")?;
        }
        if let more @ 1.. = entries.len().saturating_sub(SHOWN) {
            writeln!(out, "{:32}and {more} more", "")?;
        }
    }
    if measured.nodes.len() > 1 {
        writeln!(out, "\n      time  node")?;
        for (name, seconds) in measured.slowest(NODES) {
            writeln!(out, "{:>10}  {name}", shown((seconds * 1e9) as u64))?;
        }
    }
    Ok(())
}

/// What each kind took itself, and how often it was done.
pub(super) fn kinds(summary: &Summary) -> Vec<(What, u64, u64)> {
    let of = |what: What| {
        let entries = summary.of(what);
        let (own, calls) = entries.fold((0, 0), |(own, calls), entry| {
            (own + entry.own, calls + entry.calls)
        });
        (what, own, calls)
    };
    let mut kinds: Vec<_> = What::ALL.into_iter().map(of).collect();
    kinds.retain(|(_, _, calls)| *calls > 0);
    kinds.sort_by_key(|(_, own, _)| std::cmp::Reverse(*own));
    kinds
}

pub(super) fn seconds(nanoseconds: u64) -> f64 {
    nanoseconds as f64 / 1e9
}

/// A time as people read it: `1.234 ms`.
pub(super) fn shown(nanoseconds: u64) -> String {
    match nanoseconds {
        0..10_000 => format!("{:.3} ms", nanoseconds as f64 / 1e6),
        10_000..1_000_000_000 => format!("{:.2} ms", nanoseconds as f64 / 1e6),
        _ => format!("{:.2} s", seconds(nanoseconds)),
    }
}

pub(super) fn share(part: u64, whole: u64) -> String {
    match whole {
        0 => "0".to_owned(),
        whole => format!("{:.0}", part as f64 * 100.0 / whole as f64),
    }
}
