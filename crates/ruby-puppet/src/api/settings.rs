//! Settings, the environment, files of modules.

use marotte_pcore::Value as Puppet;
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;
use marotte_ruby::{Value, Vm};

use crate::convert::to_ruby;
use crate::host::PuppetHost;

/// `Marotte.setting(name)`: what code can read of the settings, as text; nil if there is none.
pub(crate) fn setting(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let Some(name) = vm.name_of(args.at(0)) else {
        return Ok(Value::Nil);
    };
    let language = host.evaluator.settings.language;
    match name.as_str() {
        "strict" => {
            let strict = match language.strict {
                marotte_eval::Strict::Off => "off",
                marotte_eval::Strict::Warning => "warning",
                marotte_eval::Strict::Error => "error",
            };
            return Ok(vm.string(strict));
        }
        "strict_variables" => return Ok(host.evaluator.settings.strict_variables.into()),
        "tasks" => return Ok(language.tasks.into()),
        _ => {}
    }
    let settings = host.evaluator.outside().loader.settings();
    let found = settings.and_then(|settings| settings.get(&name).cloned());
    Ok(match found {
        Some(value) => to_ruby(vm, &value),
        None => Value::Nil,
    })
}

pub(crate) fn environment(host: &mut PuppetHost<'_>, vm: &mut Vm) -> Outcome {
    let name = host.evaluator.outside().loader.environment_name();
    Ok(vm.string(name))
}

fn found(vm: &mut Vm, path: Option<ecow::EcoString>) -> Value {
    match path {
        Some(path) => to_ruby(vm, &Puppet::String(path)),
        None => Value::Nil,
    }
}

pub(crate) fn find_template(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let name = vm.name_of(args.at(0)).unwrap_or_default();
    let path = host.evaluator.outside().loader.find_template(&name);
    Ok(found(vm, path))
}

pub(crate) fn find_file(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let name = vm.name_of(args.at(0)).unwrap_or_default();
    let path = host.evaluator.outside().loader.find_file(&name);
    Ok(found(vm, path))
}

pub(crate) fn module_path(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let name = vm.name_of(args.at(0)).unwrap_or_default();
    let path = host.evaluator.outside().loader.module_directory(&name);
    Ok(found(vm, path))
}
