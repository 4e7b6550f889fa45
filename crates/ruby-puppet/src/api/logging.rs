//! What code says.

use marotte_eval::{Level, LogEntry};
use marotte_ruby::interp::Outcome;
use marotte_ruby::native::Args;
use marotte_ruby::{Value, Vm};

use crate::host::PuppetHost;

/// `Marotte.log(level, text, source)`; no source is Puppet itself.
pub(crate) fn log(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let (Some(level), Some(text)) = (vm.name_of(args.at(0)), vm.name_of(args.at(1))) else {
        return Ok(Value::Nil);
    };
    if let Some(level) = level_of(&level) {
        let source = vm.name_of(args.at(2)).unwrap_or_default();
        host.evaluator.logs.push(LogEntry {
            source: source.into(),
            ..LogEntry::text(level, text.as_str())
        });
    }
    Ok(Value::Nil)
}

/// The level of a name.
pub(crate) fn level_of(name: &str) -> Option<Level> {
    Some(match name {
        "debug" => Level::Debug,
        "info" => Level::Info,
        "notice" => Level::Notice,
        "warning" => Level::Warning,
        "err" => Level::Err,
        "alert" => Level::Alert,
        "emerg" => Level::Emerg,
        "crit" => Level::Crit,
        _ => return None,
    })
}

/// `Marotte.warn_once(key, text)`: whether it was the first of that key.
pub(crate) fn warn_once(host: &mut PuppetHost<'_>, vm: &mut Vm, args: &Args<'_>) -> Outcome {
    let (Some(key), Some(text)) = (vm.name_of(args.at(0)), vm.name_of(args.at(1))) else {
        return Ok(false.into());
    };
    let is_first = host.evaluator.is_first_warning(&key);
    if is_first {
        host.evaluator
            .logs
            .push(LogEntry::text(Level::Warning, text.as_str()));
    }
    Ok(is_first.into())
}
