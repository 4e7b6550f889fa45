//! Classes that functions make, as old ones do that want a class for each package.

use marotte_eval::{EvalResult, Evaluator};
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;
use marotte_ruby::{Value, Vm};

use super::variables;
use crate::errors::to_throw;
use crate::host::PuppetHost;
use crate::state::leave;

/// Asks the compilation something about the class that an argument names.
fn ask(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    name: Value,
    what: impl FnOnce(&mut Evaluator, &str) -> EvalResult<bool>,
) -> Outcome {
    let Some(name) = vm.name_of(name) else {
        return Err(vm.type_error("the name of a class is a string"));
    };
    let name = name.strip_prefix("::").unwrap_or(&name).to_lowercase();
    let answer = leave(host, vm, |evaluator| what(evaluator, &name));
    match answer {
        Ok(answer) => Ok(answer.into()),
        Err(signal) => Err(to_throw(vm, signal)),
    }
}

/// `Marotte.make_class(name)`: an empty one.
pub(crate) fn make(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    ask(host, vm, args.at(0), |evaluator, name| {
        evaluator.make_class(name).map(|()| true)
    })
}

/// `Marotte.declare_class(scope, name)`: whether it was not there.
pub(crate) fn declare(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let context = variables::context_of(host, vm, args.at(0));
    ask(host, vm, args.at(1), |evaluator, name| {
        evaluator.declare_class(context, name)
    })
}

/// `Marotte.run_class(name)`: whether there is one.
pub(crate) fn run(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    ask(host, vm, args.at(0), Evaluator::run_class)
}

/// `Marotte.class_context(name)`: the scope of a class that was evaluated.
pub(crate) fn context(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let name = vm.name_of(args.at(0));
    let found = name.and_then(|name| host.evaluator.class_context(&name));
    Ok(match found {
        Some(found) => variables::context(vm, found),
        None => Value::Nil,
    })
}
