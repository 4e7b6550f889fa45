//! Compares what contains what.

use rustc_hash::FxHashSet;
use serde_json::{Value, json};

use super::{field, list};
use crate::difference::{Difference, Kind, Shown};

/// Compares the edges of two catalogs, in any order. Those of a resource that only one of them has
/// are no difference of their own.
pub(super) fn compare(
    theirs: &Value,
    ours: &Value,
    one_sided: &FxHashSet<String>,
    found: &mut Vec<Difference>,
) {
    let (theirs, ours) = (edges(theirs, one_sided), edges(ours, one_sided));
    let (mut left, mut right) = (theirs.iter().peekable(), ours.iter().peekable());
    loop {
        let (edge, is_theirs) = match (left.peek(), right.peek()) {
            (None, None) => return,
            (Some(a), Some(b)) if a == b => {
                left.next();
                right.next();
                continue;
            }
            (Some(a), Some(b)) if a < b => (left.next(), true),
            (Some(_), None) => (left.next(), true),
            _ => (right.next(), false),
        };
        let Some((source, target)) = edge else {
            return;
        };
        let text = format!("{source} -> {target}");
        let shown = Shown::Value(json!(text));
        let difference = Difference::new(Kind::Edge, text);
        found.push(match is_theirs {
            true => difference.between(shown, Shown::Nothing),
            false => difference.between(Shown::Nothing, shown),
        });
    }
}

fn edges<'a>(catalog: &'a Value, without: &FxHashSet<String>) -> Vec<(&'a str, &'a str)> {
    let text = |edge: &'a Value, name| field(edge, name).as_str().unwrap_or_default();
    let mut edges: Vec<_> = list(catalog, "edges")
        .iter()
        .map(|edge| (text(edge, "source"), text(edge, "target")))
        .filter(|(source, target)| !without.contains(*source) && !without.contains(*target))
        .collect();
    edges.sort_unstable();
    edges
}
