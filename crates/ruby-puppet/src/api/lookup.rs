//! The context that data functions get.

use marotte_pcore::Value as Puppet;
use marotte_ruby::Vm;
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;

use super::functions::finish;
use crate::block::RubyBlock;
use crate::convert::{Results, held_value, to_puppet_in};
use crate::host::PuppetHost;
use crate::state::leave;

/// `Marotte.lookup_context(context, method, arguments) { … }`
pub(crate) fn call(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let Some(Puppet::Object(context)) = held_value(vm, args.at(0)).cloned() else {
        return Err(vm.type_error("not a lookup context"));
    };
    let Some(method) = vm.name_of(args.at(1)) else {
        return Err(vm.type_error("the name of a method is a string"));
    };
    let values = vm.items(args.at(2)).unwrap_or_default();
    let mut arguments = Vec::with_capacity(values.len());
    for value in values {
        arguments.push(to_puppet_in(vm, host, value, Results::Typed)?);
    }
    let block = args.block.map(|block| RubyBlock::closure(vm, host, block));
    let data = host.evaluator.outside().data.clone();
    let result = leave(host, vm, |evaluator| {
        data.lookup_context_method(evaluator, &context, &method, arguments, block)
    });
    finish(host, vm, result)
}
