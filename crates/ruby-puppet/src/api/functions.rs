//! Calls of Puppet's functions and blocks.

use marotte_eval::{Block, Signal, SignalKind};
use marotte_pcore::Value as Puppet;
use marotte_ruby::interp::{Outcome, Throw};
use marotte_ruby::native::Args;
use marotte_ruby::symbol::Symbol;
use marotte_ruby::{Ruby, Value, Vm};

use super::variables::context_of;
use crate::block::{HeldBlock, RubyBlock};
use crate::convert::{Results, to_puppet_in, to_ruby};
use crate::errors::{to_throw, to_throw_in};
use crate::host::PuppetHost;
use crate::state::leave;

/// Calls a block of Puppet's code that an object holds.
pub(crate) fn call_block(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    this: Value,
    values: &[Value],
) -> Outcome {
    let Some(HeldBlock(block)) = vm.data::<HeldBlock>(this).cloned() else {
        return Err(vm.type_error("not a block of Puppet's"));
    };
    let arguments = arguments(host, vm, values)?;
    let result = leave(host, vm, |evaluator| {
        evaluator.call_block(&block, arguments)
    });
    finish(host, vm, result)
}

fn arguments(host: &mut PuppetHost<'_>, vm: &mut Vm, values: &[Value]) -> Outcome<Vec<Puppet>> {
    let values = values.iter();
    values
        .map(|value| to_puppet_in(vm, host, *value, Results::Lent))
        .collect()
}

/// What came of a call, in Ruby.
pub(crate) fn finish(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    result: Result<Puppet, Signal>,
) -> Outcome {
    match result {
        Ok(value) => Ok(to_ruby(vm, &value)),
        Err(signal) => Err(to_throw_in(host, vm, signal)),
    }
}

/// `Marotte.call_function(context, name, arguments, file) { … }`: functions have the file that they are
/// in, others none.
pub(crate) fn call(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = context_of(host, vm, args.at(0));
    let Some(name) = vm.name_of(args.at(1)) else {
        return Err(vm.type_error("the name of a function is a string"));
    };
    let Some(values) = vm.items(args.at(2)) else {
        return Err(vm.argument_error("arguments are an array"));
    };
    let arguments = arguments(host, vm, &values)?;
    let file = vm.text(args.at(3)).map(str::to_owned);
    let block: Option<Block> = args.block.map(|block| RubyBlock::closure(vm, host, block));
    // What such a call declares is where Puppet's code called Ruby's.
    let place = host.evaluator.call_places().next_back().unwrap_or_default();
    let result = leave(host, vm, |evaluator| {
        evaluator.in_context(context, |evaluator| match &file {
            Some(file) => evaluator.call_by_name_from(&name, file, arguments, block, &place),
            None => evaluator.call_by_name(&name, arguments, block, &place),
        })
    });
    // Functions throw what blocks raise.
    let (tag, value) = match result {
        Err(Signal(kind)) => match *kind {
            SignalKind::Next(value, _) => ("next", value),
            SignalKind::Return(value, _) => ("return", value),
            other => return finish(host, vm, Err(Signal(Box::new(other)))),
        },
        ok => return finish(host, vm, ok),
    };
    let value = to_ruby(vm, &value);
    let tag = Value::Symbol(Symbol::new(tag));
    Err(Box::new(Throw::Tag(tag, value)))
}

/// `Marotte.dispatch(function, arguments) { … }`: the method of the signature that fits.
pub(crate) fn dispatch(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let function = args
        .at(0)
        .object()
        .and_then(|id| host.shared.raw.get(&id).cloned());
    let (Some(function), Some(values)) = (function, vm.items(args.at(1))) else {
        return Err(vm.argument_error("not a function"));
    };
    Ruby::with(vm, host, |ruby| {
        function.dispatch(ruby, &values, args.block)
    })
}

/// Whether there is a function of that name.
pub(crate) fn has(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let Some(name) = vm.name_of(args.at(0)) else {
        return Ok(false.into());
    };
    let found = leave(host, vm, |evaluator| evaluator.find_function(&name));
    match found {
        Ok(found) => Ok(found.is_some().into()),
        Err(signal) => Err(to_throw(vm, signal)),
    }
}

/// The places of the calls that run, innermost first: `[[file, line], …]`. The outermost is the
/// manifest whose code at the top runs, if it does.
pub(crate) fn stack(host: &mut PuppetHost<'_>, vm: &mut Vm) -> Outcome {
    let places = host.evaluator.call_stack().into_iter();
    let list = places
        .map(|(file, line)| {
            let file = vm.string(file);
            vm.array(vec![file, Value::Integer(line.into())])
        })
        .collect();
    Ok(vm.array(list))
}
