//! When a worker takes over: the interpreter has met something that it does not do, and what ran so
//! far has left no trace in the compilation.

use std::sync::Arc;

use marotte_diagnostics::{Issue, RubyIssue};
use marotte_eval::{EvalResult, Evaluator, Level, LogEntry, Signal, SignalKind};
use marotte_pcore::Str;

use super::session::is_possible;
use crate::sources::Sources;
use crate::state::with_shared;

/// Runs something; if the interpreter refuses it, a worker does it again.
pub(crate) fn or_worker<T>(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    path: &str,
    run: impl FnOnce(&mut Evaluator) -> EvalResult<T>,
    again: impl FnOnce(&mut Evaluator) -> EvalResult<T>,
) -> EvalResult<T> {
    let before = trace(evaluator);
    let signal = match run(evaluator) {
        Err(signal) if refusal(&signal).is_some() => signal,
        other => return other,
    };
    let why: Str = if trace(evaluator) != before {
        "it has changed the catalog already, so that a real Ruby cannot run it again".into()
    } else {
        match is_possible(evaluator, sources) {
            Ok(()) => {
                tell(evaluator, path, &signal);
                return again(evaluator);
            }
            Err(why) => why,
        }
    };
    Err(with_reason(signal, &why))
}

/// What tells whether code has done anything that stays.
fn trace(evaluator: &mut Evaluator) -> impl PartialEq + use<> {
    let own = with_shared(evaluator, |shared| (shared.variables.len(), shared.changes));
    (evaluator.footprint(), own)
}

/// What the interpreter refused, if an error says so and nobody has looked after it.
fn refusal(signal: &Signal) -> Option<&RubyIssue> {
    let SignalKind::Fail(failure, _) = &*signal.0 else {
        return None;
    };
    match failure.what() {
        Issue::Ruby(issue) => match &**issue {
            RubyIssue::NotSupported { why, .. } | RubyIssue::NoSuchLibrary { why, .. }
                if why.is_empty() =>
            {
                Some(issue)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Says that a file is run by a real Ruby, once.
fn tell(evaluator: &mut Evaluator, path: &str, signal: &Signal) {
    let is_first = with_shared(evaluator, |shared| {
        let told = &mut shared.session.told;
        let is_first = !told.iter().any(|told| told == path);
        if is_first {
            told.push(path.into());
        }
        is_first
    });
    if is_first {
        let text = format!("A real Ruby runs {path}: {}", signal.message());
        evaluator.logs.push(LogEntry::text(Level::Info, text));
    }
}

/// The error with the reason why no worker took over.
fn with_reason(mut signal: Signal, reason: &str) -> Signal {
    if refusal(&signal).is_some()
        && let SignalKind::Fail(failure, _) = &mut *signal.0
        && let Issue::Ruby(issue) = failure.what_mut()
    {
        match &mut **issue {
            RubyIssue::NotSupported { why, .. } => *why = format!("; {reason}").into(),
            // The words are Ruby's; who asked is told by what is around.
            RubyIssue::NoSuchLibrary { why, .. } => *why = reason.into(),
            _ => {}
        }
    }
    signal
}
