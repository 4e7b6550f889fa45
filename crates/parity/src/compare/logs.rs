//! Compares what was logged.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use serde_json::json;

use crate::answer::Line;
use crate::difference::{Difference, Kind, Shown};
use crate::equality::has_address;

/// Compares log lines: each has to be there as often, and then in the same order. What the reference
/// has said before, of another node, may be missing on its side.
pub(super) fn compare(
    theirs: &[Line],
    ours: &[Line],
    said: &FxHashSet<Line>,
    found: &mut Vec<Difference>,
) {
    let mut left: VecDeque<&Line> = theirs.iter().collect();
    let mut common = Vec::with_capacity(ours.len());
    let mut rest = Vec::new();
    for line in ours {
        let at = left.iter().position(|their_line| is_same(their_line, line));
        match at {
            Some(at) => {
                left.remove(at);
                common.push(line);
            }
            None if said.contains(line) => {}
            None => rest.push(line),
        }
    }
    for line in &left {
        let difference = Difference::new(Kind::Log, "").of(&line.level);
        found.push(difference.between(shown(line), Shown::Nothing));
    }
    for line in &rest {
        let difference = Difference::new(Kind::Log, "").of(&line.level);
        found.push(difference.between(Shown::Nothing, shown(line)));
    }
    let of_both = |line: &&Line| !left.iter().any(|left| std::ptr::eq(*left, *line));
    let theirs = theirs.iter().filter(of_both);
    let mut pairs = theirs.zip(common);
    if let Some((theirs, ours)) = pairs.find(|(theirs, ours)| !is_same(theirs, ours)) {
        let difference = Difference::new(Kind::Log, "").of("order");
        found.push(difference.between(shown(theirs), shown(ours)));
    }
}

fn is_same(theirs: &Line, ours: &Line) -> bool {
    theirs.level == ours.level && (theirs.message == ours.message || has_address(&theirs.message))
}

fn shown(line: &Line) -> Shown {
    Shown::Value(json!(format!("{}: {}", line.level, line.message)))
}
