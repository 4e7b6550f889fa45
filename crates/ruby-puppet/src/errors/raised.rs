//! Errors of Puppet's code as exceptions of Ruby's.

use std::sync::{Arc, Mutex, PoisonError};

use marotte_diagnostics::{
    Before, CatalogIssue, ConversionIssue, Diagnostic, EvaluationIssue, FunctionIssue, Issue,
    LookupIssue, RubyIssue,
};
use marotte_eval::{Failure, Signal, SignalKind, Thrown};
use marotte_ruby::image::classes;
use marotte_ruby::interp::{Outcome, Stop, Throw};
use marotte_ruby::object::{Kind, Value};
use marotte_ruby::symbol::Symbol;
use marotte_ruby::{Ruby, Vm};

use crate::host::{PuppetHost, method};

/// An error of Puppet's code on its way through Ruby's.
struct Passing(Mutex<Option<Passed>>);

/// The error itself.
struct Passed {
    signal: Signal,
    /// It was logged, and will be again if nothing rescues it.
    was_logged: bool,
}

/// What code of Ruby's throws that has no value for a key.
pub(super) const NO_SUCH_KEY: &str = "no_such_key";

/// Whether a signal is none that an ordinary `rescue` sees: `next` and `return` of Puppet's code, and a
/// context that has not found a key, which throws.
pub(crate) fn leaves(signal: &Signal) -> bool {
    match &*signal.0 {
        SignalKind::Fail(failure, _) => *failure.what() == LookupIssue::NoSuchKey.into(),
        SignalKind::Break(_) => false,
        SignalKind::Next(..) | SignalKind::Return(..) => true,
    }
}

/// An error of the evaluator as Ruby's code sees it: what other code of Ruby's has thrown, an exception
/// that it can rescue, or something that goes through.
pub(crate) fn to_throw(vm: &mut Vm, mut signal: Signal) -> Box<Throw> {
    let mut cause = Value::Nil;
    let class = match &mut *signal.0 {
        SignalKind::Fail(failure, thrown) => {
            match std::mem::take(thrown) {
                Thrown::Nothing => {}
                Thrown::Intact(thrown) => {
                    if let Ok(throw) = thrown.downcast() {
                        return throw;
                    }
                }
                Thrown::Cause(thrown) => match thrown.downcast::<Throw>().map(|throw| *throw) {
                    Ok(Throw::Raise(exception)) => cause = exception,
                    // Jumps are no errors: an expression cannot take the blame.
                    Ok(throw) => return Box::new(throw),
                    Err(_) => {}
                },
            }
            if *failure.what() == LookupIssue::NoSuchKey.into() {
                let tag = Value::Symbol(Symbol::new(NO_SUCH_KEY));
                return Box::new(Throw::Tag(tag, Value::Nil));
            }
            if is_excess(failure.what()) {
                return Box::new(Throw::Stop(Stop::Host(Box::new(signal))));
            }
            class_of(failure)
        }
        SignalKind::Break(_) => "Puppet::Pops::Evaluator::PuppetStopIteration",
        SignalKind::Next(..) => "Puppet::Pops::Evaluator::Next",
        SignalKind::Return(..) => "Puppet::Pops::Evaluator::Return",
    };
    let class = vm.constant_path(class).unwrap_or(classes::EXCEPTION);
    let exception = match &*signal.0 {
        SignalKind::Fail(Failure::Settled(diagnostic), _) if is_placed(diagnostic) => {
            formatted(vm, class, diagnostic)
        }
        _ => vm.exception(class, &signal.message()),
    };
    if let Some(id) = exception.object()
        && let Kind::Exception(data) = &mut vm.heap.get_mut(id).kind
    {
        data.cause = cause;
        let was_logged = false;
        let passed = Passed { signal, was_logged };
        data.payload = Some(Arc::new(Passing(Mutex::new(Some(passed)))));
    }
    Box::new(Throw::Raise(exception))
}

/// The same for an error of the evaluator of a host: what was logged of it is taken back.
pub(crate) fn to_throw_in(
    host: &mut PuppetHost<'_>,
    vm: &mut Vm,
    mut signal: Signal,
) -> Box<Throw> {
    let was_logged = host.evaluator.take_back_log(&mut signal);
    let throw = to_throw(vm, signal);
    if let Throw::Raise(exception) = *throw
        && was_logged
    {
        with_passed(vm, exception, |passed| {
            if let Some(passed) = passed {
                passed.was_logged = true;
            }
        });
    }
    throw
}

/// Does something with what an exception carries.
fn with_passed<T>(
    vm: &Vm,
    exception: Value,
    run: impl FnOnce(&mut Option<Passed>) -> T,
) -> Option<T> {
    let Kind::Exception(data) = &vm.get(exception.object()?).kind else {
        return None;
    };
    let payload = data.payload.as_ref()?.downcast_ref::<Passing>()?;
    let mut passed = payload.0.lock().unwrap_or_else(PoisonError::into_inner);
    Some(run(&mut passed))
}

/// The error of Puppet's code that an exception carries; it is taken out.
pub(super) fn passing(ruby: &mut Ruby<'_>, exception: Value) -> Option<Signal> {
    let is_silent = |passed: &mut Option<Passed>| passed.as_ref().is_some_and(|of| of.was_logged);
    if with_passed(ruby, exception, is_silent)? {
        // The log is the host's. If that fails, there is nothing to say.
        let _: Outcome = ruby.call_host(method::LOG_AFTER_ALL, exception, &[]);
    }
    with_passed(ruby, exception, Option::take)?.map(|passed| passed.signal)
}

/// Logs an error that nothing has rescued.
pub(crate) fn log_after_all(host: &mut PuppetHost<'_>, vm: &Vm, exception: Value) {
    with_passed(vm, exception, |passed| {
        if let Some(passed) = passed {
            host.evaluator.log_after_all(&mut passed.signal);
            passed.was_logged = false;
        }
    });
}

/// An error that says where it is, with its parts.
fn formatted(vm: &mut Vm, class: marotte_ruby::object::ObjectId, of: &Diagnostic) -> Value {
    let whole = of.to_string();
    let (file, line, at) = of.told_place();
    let Some(basic) = whole.strip_suffix(&*of.told_suffix()) else {
        return vm.exception(class, &whole);
    };
    let exception = vm.exception(class, basic);
    let code = match of.wording.before {
        Before::During(_) => "RUNTIME_ERROR",
        _ => of.issue.code(),
    };
    let text = |vm: &mut Vm, text: &str| vm.string(text.to_owned());
    let file = file.map_or(Value::Nil, |file| text(vm, file));
    let number = |number: Option<u32>| number.map_or(Value::Nil, |it| Value::Integer(it.into()));
    let basic = text(vm, basic);
    for (name, value) in [
        ("@file", file),
        ("@line", number(line)),
        ("@pos", number(at.map(|at| at.column))),
        ("@issue_code", Value::Symbol(Symbol::new(code))),
        ("@basic_message", basic),
    ] {
        vm.set_instance_variable(exception, Symbol::new(name), value);
    }
    exception
}

/// Whether an expression has taken the blame.
fn is_placed(diagnostic: &Diagnostic) -> bool {
    matches!(
        diagnostic.wording.before,
        Before::Evaluation | Before::During(_)
    )
}

/// Whether an error is that of code that has taken too much: nobody rescues it.
fn is_excess(issue: &Issue) -> bool {
    match issue {
        Issue::Ruby(issue) => matches!(**issue, RubyIssue::Limit { .. }),
        Issue::Evaluation(issue) => matches!(
            **issue,
            EvaluationIssue::TooManySteps { .. }
                | EvaluationIssue::TooMuchMemory { .. }
                | EvaluationIssue::TooMuchTime { .. }
        ),
        _ => false,
    }
}

/// The class that an error has in the reference.
fn class_of(failure: &Failure) -> &'static str {
    match failure {
        Failure::Settled(diagnostic) if is_placed(diagnostic) => "Puppet::PreformattedError",
        Failure::Settled(diagnostic) => class_of_issue(&diagnostic.issue),
        Failure::Loose { issue, .. } => class_of_issue(issue),
    }
}

/// What a function raises.
fn class_of_issue(issue: &Issue) -> &'static str {
    match issue {
        Issue::Mismatch(_) => "ArgumentError",
        Issue::Function(issue) => class_in_function(issue),
        Issue::Conversion(issue) => match **issue {
            ConversionIssue::StringNotConvertible { .. }
            | ConversionIssue::TypeNotConvertible { .. }
            | ConversionIssue::Rejected { .. } => "Puppet::Pops::Types::TypeConversionError",
            _ => "ArgumentError",
        },
        Issue::Lookup(issue) if matches!(**issue, LookupIssue::WrongType { .. }) => {
            "Puppet::Pops::Types::TypeAssertionError"
        }
        Issue::Lookup(_) | Issue::Hiera(_) | Issue::Data(_) => "Puppet::DataBinding::LookupError",
        Issue::Catalog(issue) => match **issue {
            CatalogIssue::UnknownClass { .. } => "Puppet::Error",
            CatalogIssue::UnknownDeclaredType { .. } => "ArgumentError",
            CatalogIssue::DuplicateDeclaration { .. } => {
                "Puppet::Resource::Catalog::DuplicateResourceError"
            }
            _ => "Puppet::ParseError",
        },
        Issue::Ruby(issue) => class_of_ruby(issue),
        Issue::Evaluation(issue) => match **issue {
            EvaluationIssue::UnknownCalledFunction { .. }
            | EvaluationIssue::WrongArgumentCount { .. }
            | EvaluationIssue::TooFewArguments { .. } => "ArgumentError",
            _ => "Puppet::ParseError",
        },
        _ => "Puppet::ParseError",
    }
}

/// What a built-in function raises.
fn class_in_function(issue: &FunctionIssue) -> &'static str {
    match issue {
        FunctionIssue::FileNotFound { .. }
        | FunctionIssue::BinaryFileNotFound { .. }
        | FunctionIssue::TemplateNotFound { .. }
        | FunctionIssue::RubyTemplate { .. }
        | FunctionIssue::TemplateFailed { .. }
        | FunctionIssue::InlineTemplateFailed { .. }
        | FunctionIssue::GeneratorNotQualified
        | FunctionIssue::GeneratorNotPlain
        | FunctionIssue::GeneratorWithDots
        | FunctionIssue::GeneratorFailed { .. } => "Puppet::ParseError",
        FunctionIssue::ExpectedIntegerIndex { .. } | FunctionIssue::ExpectedCollection { .. } => {
            "Puppet::ErrorWithData"
        }
        _ => "ArgumentError",
    }
}

/// What Ruby itself raises.
fn class_of_ruby(issue: &RubyIssue) -> &'static str {
    match issue {
        RubyIssue::NoImplicitConversion { .. } => "TypeError",
        RubyIssue::UndefinedMethod { .. } => "NoMethodError",
        RubyIssue::FrozenValue { .. } => "FrozenError",
        RubyIssue::FloatDomain { .. } => "FloatDomainError",
        RubyIssue::UndefinedConversion { .. } => "Encoding::UndefinedConversionError",
        RubyIssue::CharacterOutOfRange => "RangeError",
        RubyIssue::InvalidRegexp { .. } => "RegexpError",
        RubyIssue::InvalidUri { .. } => "URI::InvalidURIError",
        RubyIssue::IsDirectory { .. } => "Errno::EISDIR",
        RubyIssue::NoSuchFile { .. } => "Errno::ENOENT",
        RubyIssue::NoSuchLibrary { .. } => "LoadError",
        _ => "ArgumentError",
    }
}
