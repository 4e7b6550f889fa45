//! What code of Ruby's changes of collections that Puppet's code has, too.
//!
//! To Ruby a variable of Puppet's and an argument are the same array or hash: `list << 'x'` in a function
//! is seen by the code that has called it. Values of Puppet's never change, so whatever has such a
//! collection gets another one, before code of Puppet's runs again.

use std::sync::Arc;

use marotte_budget as budget;
use marotte_pcore::{Replacement, Value as Puppet, deep};
use marotte_ruby::object::{Lazy, Renewed};
use marotte_ruby::{Ruby, Value, Vm};

use crate::convert::{Collection, Results, puppet_of, to_puppet};
use crate::host::PuppetHost;

/// Tells Puppet's code what was changed, if anything was.
#[inline]
pub(crate) fn settle(host: &mut PuppetHost<'_>, vm: &mut Vm) {
    if vm.heap.has_lent_changes() {
        settle_all(host, vm);
    }
}

#[cold]
fn settle_all(host: &mut PuppetHost<'_>, vm: &mut Vm) {
    let changed = vm.heap.lent_changes();
    Ruby::with(vm, host, |ruby| {
        for id in changed {
            // What cannot leave Ruby stays there: whoever gives it to Puppet's code is told.
            drop(to_puppet(ruby, Value::Object(id), Results::Typed));
        }
    });
    let replaced = vm.heap.take_replaced();
    let pairs = replaced.iter().filter_map(|(before, now)| {
        let (before, now) = (puppet_of(before)?, puppet_of(now)?);
        Some((before.clone(), now.clone()))
    });
    let pairs: Vec<(Puppet, Puppet)> = pairs.collect();
    if pairs.is_empty() {
        return;
    }
    host.shared.visible = None;
    host.shared.changes += 1;
    let mut replacement = Replacement::new(pairs);
    // What takes too much is an error of the next step.
    let _: Result<(), deep::Excess> = deep::bounded(|| {
        // All objects are looked at.
        budget::charge(vm.heap.len() as u64 / OBJECTS_A_STEP);
        host.evaluator.replace_collections(&mut replacement);
        vm.heap.renew_lent(|lazy| renewed(lazy, &mut replacement));
    });
}

/// So many objects are looked at in the time of a step.
const OBJECTS_A_STEP: u64 = 16;

/// What became of the collection that an object stands for.
fn renewed(lazy: &Arc<dyn Lazy>, replacement: &mut Replacement) -> Renewed {
    let Some(before) = puppet_of(lazy) else {
        return Renewed::Not;
    };
    match replacement.of(before) {
        None => Renewed::Not,
        Some(now) => {
            let is_changed = replacement.is_changed(before);
            let now: Arc<dyn Lazy> = Arc::new(Collection(now));
            match is_changed {
                true => Renewed::Anew(now),
                false => Renewed::Around(now),
            }
        }
    }
}
