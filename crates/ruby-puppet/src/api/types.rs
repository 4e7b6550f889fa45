//! Types by their text.

use marotte_pcore::convert::rich::ToDataOptions;
use marotte_pcore::describe::{assert_instance, describe_mismatch as describe_mismatch_of};
use marotte_pcore::{Type, Value as Puppet};
use marotte_ruby::Vm;
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;

use crate::convert::{Results, held_value, to_puppet_in, to_ruby};
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

/// `Marotte.to_data(value)`: a value as plain data, what is richer in its own form.
pub(crate) fn to_data(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let value = to_puppet_in(vm, host, args.at(0), Results::Typed)?;
    let options = ToDataOptions {
        rich_data: true,
        ..ToDataOptions::default()
    };
    let (data, _) = marotte_pcore::convert::rich::to_data(&value, options);
    Ok(to_ruby(vm, &data))
}

/// `Marotte.describe_mismatch(subject, type, actual)`: why a value, or values of a type, do not fit.
pub(crate) fn describe_mismatch(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    args: &Args<'_>,
) -> Outcome {
    let subject = vm.name_of(args.at(0)).unwrap_or_default();
    let of = match held_value(vm, args.at(1)) {
        Some(Puppet::Type(of)) => of.clone(),
        _ => Type::Any,
    };
    // What is described is what was expected, not that something was asserted.
    let text = match to_puppet_in(vm, host, args.at(2), Results::Typed)? {
        Puppet::Type(actual) => describe_mismatch_of(&subject, &of, &actual).to_string(),
        value => match assert_instance(&subject, &of, &value) {
            Ok(()) => String::new(),
            Err(mismatch) => mismatch.to_string().replacen(" has wrong type,", "", 1),
        },
    };
    Ok(vm.string(text))
}
