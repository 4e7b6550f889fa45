//! HOCON for code that reads it.

use marotte_diagnostics::Issue;
use marotte_hiera::hocon;
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;
use marotte_ruby::{Value, Vm};

use crate::convert::to_ruby;

/// `Marotte.parse_hocon(text)`: `[value]`, or `[nil, message]`.
pub(crate) fn parse(vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let text = vm.name_of(args.at(0)).unwrap_or_default();
    let parts = match hocon::parse(&text) {
        Ok(value) => vec![to_ruby(vm, &value)],
        Err(error) => {
            let message = vm.string(Issue::from(error.issue).to_string());
            vec![Value::Nil, message]
        }
    };
    Ok(vm.array(parts))
}
