//! Calls of functions of some ten lines of Ruby, of both interfaces, in a loop.

use super::Subject;
use super::scripts::{ROUNDS, Scripts, Taken, compare, environment, is_same};
use crate::{Chore, say};

pub(super) fn run(subject: &Subject) -> Chore {
    let scripts = Scripts {
        folder: &environment(),
        manifests: &["loop", "typed", "legacy"],
        repetitions: subject.repetitions,
    };
    let ours = scripts.ours()?;
    if !subject.puppet.is_available() {
        say("no Puppet is installed: no ratio");
        return Ok(true);
    }
    let theirs = scripts.theirs(&subject.puppet)?;
    let mut same = true;
    for (index, what) in [
        (1, "calling a function in Ruby, 4.x interface"),
        (2, "calling one of the 3.x interface"),
    ] {
        compare(what, call(&ours, index), call(&theirs, index));
        same &= is_same(what, &ours[index], &theirs[index]);
    }
    Ok(same)
}

/// The seconds of a call beyond those of the loop.
fn call(taken: &[Taken], index: usize) -> f64 {
    (taken[index].warm - taken[0].warm) / ROUNDS
}
