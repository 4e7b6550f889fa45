//! Types by their text.

use marotte_pcore::Value as Puppet;
use marotte_ruby::Vm;
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;

use crate::convert::to_ruby;
use crate::errors::to_throw;
use crate::host::PuppetHost;
use crate::state::leave;

/// `Marotte.parse_type(text)`
pub(crate) fn parse(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let Some(text) = vm.name_of(args.at(0)) else {
        return Err(vm.type_error("a type is written as a string"));
    };
    match leave(host, vm, |evaluator| evaluator.parse_type(&text)) {
        Ok(of) => Ok(to_ruby(vm, &Puppet::Type(of))),
        Err(signal) => Err(to_throw(vm, signal)),
    }
}
