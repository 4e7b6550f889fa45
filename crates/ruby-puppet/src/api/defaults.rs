//! Resource defaults, which code can ask a scope for. A scope whose `lookupdefaults` code has defined anew
//! is asked by the evaluator, too: what it answers are the defaults.

use std::sync::Arc;

use marotte_eval::{Changed, ChangedDefaults, EvalResult, Evaluator};
use marotte_pcore::{Str, Value as Puppet};
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;
use marotte_ruby::object::{HashTable, Key, ObjectId};
use marotte_ruby::symbol::Symbol;
use marotte_ruby::{Ruby, Value, Vm};

use super::variables::context_of;
use crate::convert::{Results, to_puppet, to_ruby};
use crate::errors::{to_signal, to_throw};
use crate::host::PuppetHost;
use crate::sources::Sources;
use crate::state::{Needs, enter, leave};

/// `Marotte.defaults(context, type)`: those that hold there without what code has defined for this scope.
pub(crate) fn unchanged(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    let of = vm.name_of(args.at(1)).unwrap_or_default();
    // Around this scope, code may decide on them.
    let found = leave(host, vm, |evaluator| {
        evaluator.in_context(context, |evaluator| evaluator.unchanged_defaults(&of))
    });
    let found = found.map_err(|signal| to_throw(vm, signal))?;
    let mut table = HashTable::default();
    for (name, value) in found {
        let value = to_ruby(vm, &value);
        let symbol = vm.heap.symbol(&name);
        table.insert(Key::Symbol(symbol), Value::Symbol(symbol), value);
    }
    Ok(vm.hash(table))
}

/// `Marotte.change_defaults(context)`: from now on the scope is asked.
pub(crate) fn change(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    if let Value::Object(scope) = args.at(0) {
        // The object has to be there when resources are declared.
        vm.heap.keep_all();
        let sources = Arc::clone(host.sources);
        let by = Arc::new(Asked { scope, sources });
        host.evaluator.change_defaults(context, by);
    }
    Ok(Value::Nil)
}

/// A scope that is asked for its defaults.
struct Asked {
    scope: ObjectId,
    sources: Arc<dyn Sources>,
}

impl ChangedDefaults for Asked {
    fn defaults(&self, evaluator: &mut Evaluator, type_name: &str) -> EvalResult<Changed> {
        enter(evaluator, &self.sources, Needs::Everything, |ruby| {
            let changed = ask(ruby, Value::Object(self.scope), type_name);
            changed.map_err(|throw| to_signal(ruby, throw))
        })
    }
}

fn ask(ruby: &mut Ruby<'_>, scope: Value, type_name: &str) -> Outcome<Changed> {
    let of = ruby.frozen_string(type_name);
    let all = ruby.send(scope, "lookupdefaults", &[of])?;
    let all = values(ruby, all)?;
    let own = match ruby.instance_variable(scope, Symbol::new("@defaults")) {
        Some(table) => {
            let own = ruby.send(table, "[]", &[of])?;
            values(ruby, own)?
        }
        None => Vec::new(),
    };
    Ok(Changed { all, own })
}

/// The names and values of a hash of attributes.
fn values(ruby: &mut Ruby<'_>, table: Value) -> Outcome<Vec<(Str, Puppet)>> {
    let mut found = Vec::new();
    for (name, param) in ruby.pairs(table).unwrap_or_default() {
        let Some(name) = ruby.name_of(name) else {
            continue;
        };
        let name = Str::from(&*name);
        let value = ruby.send(param, "value", &[])?;
        found.push((name, to_puppet(ruby, value, Results::Typed)?));
    }
    Ok(found)
}
