//! Comparisons with a real Puppet as text.

pub(crate) mod excerpt;
mod html;
mod human;
mod markdown;

use std::io::{self, Write};

use marotte_parity::{Group, Outcome, Report};

/// What a comparison looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParityFormat {
    /// For people at a terminal.
    Human,
    /// For programs.
    Json,
    /// For tickets and merge requests.
    Markdown,
    /// A page that needs nothing else.
    Html,
}

/// How comparisons are shown.
pub struct Show<'a> {
    /// The format.
    pub format: ParityFormat,
    /// The folder that paths are told from.
    pub root: &'a str,
}

impl Show<'_> {
    /// Writes a comparison.
    pub fn write(&self, report: &Report, out: &mut dyn Write) -> io::Result<()> {
        match self.format {
            ParityFormat::Human => human::write(self, report, out),
            ParityFormat::Json => writeln!(out, "{:#}", report.to_json()),
            ParityFormat::Markdown => markdown::write(self, report, out),
            ParityFormat::Html => html::write(self, report, out),
        }
    }

    /// A place, told from the folder on.
    fn place(&self, spot: &marotte_parity::Spot) -> String {
        let text = spot.to_string();
        let inside = text.strip_prefix(self.root);
        let inside = inside.and_then(|rest| rest.strip_prefix('/'));
        inside.map_or_else(|| text.clone(), str::to_owned)
    }
}

/// `3 nodes`
fn nodes(count: usize) -> String {
    match count {
        1 => "1 node".to_owned(),
        count => format!("{count} nodes"),
    }
}

/// The whole in a sentence.
fn summary(report: &Report) -> String {
    let differ = report.count(|of| matches!(of, Outcome::Differs(_)));
    let fail = report.count(|of| matches!(of, Outcome::FailsAlike(_)));
    let missing = report.count(|of| matches!(of, Outcome::NotCompared(_)));
    let mut text = format!(
        "{} compared with {}: {} identical",
        nodes(report.nodes.len() - missing),
        report.reference,
        report.count(|of| *of == Outcome::Identical)
    );
    for (count, what) in [
        (fail, "fail with the same error"),
        (differ, "differ"),
        (missing, "not compared"),
    ] {
        if count > 0 {
            text.push_str(&format!(", {count} {what}"));
        }
    }
    text
}

/// The nodes of a group: the first ones by name.
fn names(group: &Group) -> String {
    const SHOWN: usize = 5;
    let mut text = group
        .nodes
        .iter()
        .take(SHOWN)
        .cloned()
        .collect::<Vec<_>>()
        .join(", ");
    if let more @ 1.. = group.nodes.len().saturating_sub(SHOWN) {
        text.push_str(&format!(" and {more} more"));
    }
    text
}

/// The two sides of a difference, as far as there is something to see: who, what, and where.
fn sides(show: &Show<'_>, group: &Group) -> [(&'static str, String, String); 2] {
    let difference = &group.difference;
    let (theirs, ours) = excerpt::both(&difference.theirs, &difference.ours);
    let place = |spot: &Option<marotte_parity::Spot>| match spot {
        Some(spot) => show.place(spot),
        None => String::new(),
    };
    [
        ("Puppet", theirs, place(&difference.their_spot)),
        ("Marotte", ours, place(&difference.our_spot)),
    ]
}
