//! Variables of Puppet's code.

use std::sync::Arc;

use marotte_eval::{Context, VariableRead};
use marotte_pcore::{Str, Value as Puppet};
use marotte_ruby::image::classes;
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::{Args, ClassDef};
use marotte_ruby::object::{Heap, Kind, Lazy, Peek, Unfolded};
use marotte_ruby::{Symbol, Value, Vm};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::changes::settle;
use crate::convert::{Results, SMALL, is_scalar, simple, table_of_texts, to_puppet_in, to_ruby};
use crate::errors::to_throw;
use crate::host::PuppetHost;
use crate::image::SCOPE_CLASS;
use crate::state::{Visible, leave};

/// The class of a scope. An object of it holds a place in Puppet's code.
pub(crate) static SCOPE: ClassDef = ClassDef {
    name: "Puppet::Parser::Scope",
    ..ClassDef::NONE
};

/// The variables that code sees: a hash that is read when code looks at all of it.
pub(crate) struct Variables {
    all: Vec<(Str, Puppet)>,
    index: FxHashMap<Str, usize>,
}

impl Variables {
    /// Those that were found; those without a value only `with_undef`.
    fn new(mut all: Vec<(Str, Puppet)>, with_undef: bool) -> Self {
        if !with_undef {
            all.retain(|(_, value)| !matches!(value, Puppet::Undef));
        }
        let mut index = FxHashMap::with_capacity_and_hasher(all.len(), FxBuildHasher);
        let names = all.iter().map(|(name, _)| name.clone());
        index.extend(names.zip(0..));
        Self { all, index }
    }
}

impl std::fmt::Debug for Variables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Variables")
    }
}

impl Lazy for Variables {
    fn unfold(&self, heap: &mut Heap) -> Unfolded {
        let all = self.all.iter().map(|(name, value)| (name, value));
        Unfolded::Hash(table_of_texts(heap, self.all.len(), all))
    }

    fn peek(&self, heap: &mut Heap, key: &str) -> Peek {
        if self.all.len() <= SMALL {
            return Peek::Unknown;
        }
        match self.index.get(key).map(|at| &self.all[*at].1) {
            None => Peek::Known(None),
            Some(value) if is_scalar(value) => Peek::Known(Some(simple(heap, value))),
            Some(_) => Peek::Unknown,
        }
    }
}

/// A place in Puppet's code, as an object: a scope.
pub(crate) fn context(vm: &mut Vm, context: Context) -> Value {
    let class = SCOPE_CLASS.unwrap_or(classes::OBJECT);
    vm.add(class, Kind::Data(Box::new(context)))
}

/// The place that an object is; where the code runs if it is none.
pub(crate) fn context_of(host: &PuppetHost<'_>, vm: &Vm, value: Value) -> Context {
    match vm.data::<Context>(value) {
        Some(context) => *context,
        None => host.evaluator.context(),
    }
}

fn name_of(vm: &mut Vm, value: Value) -> Outcome<String> {
    match vm.text(value) {
        Some(name) => Ok(name.to_owned()),
        None => Err(vm.type_error("a variable's name is a string")),
    }
}

/// `[value]` of a variable, or `[nil, reason, name]` if it is not there.
pub(crate) fn read(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    let name = name_of(vm, args.at(1))?;
    settle(host, vm);
    let mut own = host.shared.variables.iter();
    let own = own.find(|(at, known, _)| *known == name && at.is_in_scope_of(context));
    if let Some((_, _, value)) = own {
        let value = *value;
        return Ok(vm.array(vec![value]));
    }
    let known = host
        .evaluator
        .in_context(context, |evaluator| evaluator.lookup(&name));
    if let Some(value) = known {
        let value = to_ruby(vm, &value);
        return Ok(vm.array(vec![value]));
    }
    // Why it is not there may be for classes to tell, whose files are looked for.
    let found = leave(host, vm, |evaluator| {
        evaluator.in_context(context, |evaluator| evaluator.read_variable(&name))
    });
    let pair = match found {
        Ok(VariableRead::Found(value)) => vec![to_ruby(vm, &value)],
        Ok(VariableRead::Missing(name, reason)) => {
            let (reason, name) = (vm.string(reason), vm.string(name));
            vec![Value::Nil, reason, name]
        }
        Err(signal) => return Err(to_throw(vm, signal)),
    };
    Ok(vm.array(pair))
}

/// Whether a variable has a value other than `undef`.
pub(crate) fn has(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    let name = name_of(vm, args.at(1))?;
    let found = host
        .evaluator
        .in_context(context, |evaluator| evaluator.lookup(&name));
    Ok(found
        .is_some_and(|value| !matches!(value, Puppet::Undef))
        .into())
}

/// All variables as a hash; those without a value only if they are asked for. Code that asks once
/// asks again, for each variable that interests it: until Puppet's code runs, none can change.
pub(crate) fn all(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    let with_undef = args.at(1).is_truthy();
    settle(host, vm);
    let known = host.shared.visible.as_ref();
    let lazy = match known.filter(|of| of.context == context && of.with_undef == with_undef) {
        Some(known) => Arc::clone(&known.variables),
        None => {
            let found = host
                .evaluator
                .in_context(context, |evaluator| evaluator.visible_variables());
            let variables = Arc::new(Variables::new(found, with_undef));
            host.shared.visible = Some(Visible {
                context,
                with_undef,
                variables: Arc::clone(&variables),
            });
            variables
        }
    };
    Ok(vm.lazy(true, lazy))
}

/// Sets a variable where the code runs, unless it is set.
pub(crate) fn set(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    let name = name_of(vm, args.at(1))?;
    let value = to_puppet_in(vm, host, args.at(2), Results::Lent)?;
    let original = args.at(2);
    let is_new = host.evaluator.in_context(context, |evaluator| {
        evaluator.set_named(name.as_str().into(), value)
    });
    if is_new {
        host.shared.visible = None;
        // What is set stays what it is: code changes it later.
        vm.heap.keep_all();
        host.shared.variables.push((context, name, original));
    }
    Ok(is_new.into())
}

/// Where the template is rendered that an object stands for. A scope holds such a place, too, and shows
/// nothing of it.
fn template_context(vm: &Vm, this: Value) -> Option<Context> {
    let context = *vm.data::<Context>(this)?;
    (Some(vm.class_of(this)) != *SCOPE_CLASS).then_some(context)
}

/// A variable of a template: `@name`. Where code is rendered, all variables that it sees are
/// instance variables, unless they have no value.
pub(crate) fn of_template(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    this: Value,
    name: &str,
) -> Option<Value> {
    let context = template_context(vm, this)?;
    let name = name.strip_prefix('@')?;
    settle(host, vm);
    let found = host
        .evaluator
        .in_context(context, |evaluator| evaluator.listed_variable(name))?;
    match found {
        Puppet::Undef => None,
        value => Some(to_ruby(vm, &value)),
    }
}

/// The names of all instance variables of a template in the reference's order: its scope, its file, then the
/// variables that it sees and that have a value.
pub(crate) fn all_of_template(host: &mut PuppetHost<'_>, vm: &mut Vm, this: Value) -> Vec<Symbol> {
    let Some(context) = template_context(vm, this) else {
        return Vec::new();
    };
    let visible = host
        .evaluator
        .in_context(context, |evaluator| evaluator.visible_variables());
    let visible = visible.into_iter();
    let seen = visible.filter(|(_, value)| !matches!(value, Puppet::Undef));
    let letters = |name: Str| {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        Symbol::new(&format!("@{}", name.chars().map(plain).collect::<String>()))
    };
    let file = Symbol::fixed("@__file__");
    let file = vm.instance_variable(this, file).map(|_| file);
    [Symbol::fixed("@__scope__")]
        .into_iter()
        .chain(file)
        .chain(seen.map(|(name, _)| letters(name)))
        .collect()
}
