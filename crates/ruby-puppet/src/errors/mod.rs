//! Errors on their way between Puppet and Ruby.
//!
//! What code of Ruby's throws is an exception to the code of Ruby's around it, whatever lies between. So
//! a signal carries what was thrown (`marotte_eval::Thrown`), until an expression of Puppet's takes the
//! blame: from there on it is an error of Puppet's, as in the reference.

mod raised;

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, LookupIssue, Place, RubyIssue};
use marotte_eval::Signal;
use marotte_ruby::Ruby;
use marotte_ruby::interp::{Stop, Throw};
use marotte_ruby::object::{Exception, Kind, Location, Value};
use marotte_ruby::symbol::Symbol;

use raised::{NO_SUCH_KEY, passing};
pub(crate) use raised::{leaves, log_after_all, to_throw, to_throw_in};

/// How code of Ruby's ended, as the evaluator sees it. Code of Ruby's around it gets what was thrown.
pub(crate) fn to_signal(ruby: &mut Ruby<'_>, throw: Box<Throw>) -> Signal {
    match *throw {
        Throw::Raise(exception) => {
            if let Some(signal) = passing(ruby, exception) {
                return signal;
            }
            let signal = raised_signal(ruby, exception);
            // Somebody outside of the heap knows it now.
            ruby.heap.keep_all();
            signal.thrown(throw)
        }
        Throw::Stop(stop) => stopped(stop),
        Throw::Tag(Value::Symbol(tag), _) if tag.as_str() == NO_SUCH_KEY => {
            Signal::bare(LookupIssue::NoSuchKey)
        }
        Throw::Tag(..)
        | Throw::Break(..)
        | Throw::BreakCall(..)
        | Throw::Next(_)
        | Throw::Return(..)
        | Throw::Redo
        | Throw::Retry => {
            let signal = Signal::during(EvaluationIssue::RuntimeError {
                message: "unexpected jump out of Ruby code".into(),
            });
            ruby.heap.keep_all();
            signal.thrown(throw)
        }
    }
}

/// An end that no code of Ruby's can catch.
fn stopped(stop: Stop) -> Signal {
    match stop {
        Stop::Host(signal) => match signal.downcast::<Signal>() {
            Ok(signal) => *signal,
            Err(_) => Signal::bare(EvaluationIssue::InternalError {
                detail: "Ruby code ended for an unknown reason",
            }),
        },
        Stop::Limit(limit, location) => {
            let (path, line) = match location {
                Some(location) => ((*location.path).into(), location.line),
                None => (Box::from("unknown"), 0),
            };
            Signal::during(RubyIssue::Limit {
                limit: limit.to_string().into(),
                path,
                line,
            })
        }
    }
}

/// An exception that nothing has rescued.
fn raised_signal(ruby: &mut Ruby<'_>, exception: Value) -> Signal {
    if let Some(refused) = refused(ruby, exception) {
        let is_told = matches!(refused, RubyIssue::NotSupported { .. });
        let signal = Signal::bare(refused);
        return match file_place(ruby, exception) {
            Some(place) if !is_told => signal.beside("required here", place_of(place)),
            _ => signal,
        };
    }
    let message = message(ruby, exception);
    if let Some(place) = too_deep(ruby, exception) {
        return Signal::during(RubyIssue::Limit {
            limit: message.into(),
            path: (*place.path).into(),
            line: place.line,
        });
    }
    let message = message.into();
    let unreadable = ruby.constant_path("SyntaxError");
    let is_unreadable = unreadable.is_some_and(|class| ruby.is_a(exception, class));
    let issue = match is_unreadable {
        true => EvaluationIssue::RubySyntaxError { message },
        false => EvaluationIssue::RuntimeError { message },
    };
    let signal = match is_standard(ruby, exception) && !is_told_as_it_is(ruby, exception) {
        true => Signal::during(issue),
        false => Signal::bare(issue),
    };
    match file_place(ruby, exception) {
        Some(place) => signal.beside("raised here", place_of(place)),
        None => signal,
    }
}

/// A place in Ruby code as people are shown it.
pub(crate) fn place_of(place: &Location) -> Place {
    Place::Line {
        file: Some(Arc::clone(&place.path)),
        line: Some(place.line),
    }
}

/// Where code calls itself for ever, if that is what an exception says: it is a limit like others.
pub(crate) fn too_deep(ruby: &mut Ruby<'_>, exception: Value) -> Option<Location> {
    let class = ruby.constant_path("SystemStackError")?;
    if !ruby.is_a(exception, class) {
        return None;
    }
    data(ruby, exception)?.backtrace.first().cloned()
}

/// The exception that came before all others that led to one.
pub(crate) fn cause(ruby: &Ruby<'_>, exception: Value) -> Option<Value> {
    let before = |value: &Value| {
        let cause = data(ruby, *value)?.cause;
        (!cause.is_nil()).then_some(cause)
    };
    std::iter::successors(before(&exception), before)
        .take(MOST_CAUSES)
        .last()
}

/// Nobody looks further back.
const MOST_CAUSES: usize = 20;

/// What the interpreter refused, if that is what an exception says: nobody here does it, but another
/// Ruby can.
fn refused(ruby: &mut Ruby<'_>, exception: Value) -> Option<RubyIssue> {
    let mut is = |class: &str| {
        let class = ruby.constant_path(class);
        class.is_some_and(|class| ruby.is_a(exception, class))
    };
    let (is_refused, is_load_error) = (is("RefusedError") || is("SecurityError"), is("LoadError"));
    if !is_refused && !is_load_error {
        return None;
    }
    let what = message(ruby, exception);
    if is_load_error {
        let name = what.strip_prefix("cannot load such file -- ")?;
        return Some(RubyIssue::NoSuchLibrary {
            name: name.into(),
            why: "".into(),
        });
    }
    // A text that Puppet's code has as a template is in no file.
    let any_place = || data(ruby, exception)?.backtrace.first();
    let (path, line) = match file_place(ruby, exception) {
        Some(place) => (Box::from(&*place.path), place.line),
        None => match any_place() {
            Some(place) if place.path.starts_with("(erb)") => {
                ("inline template".into(), place.line)
            }
            _ => ("unknown".into(), 0),
        },
    };
    Some(RubyIssue::NotSupported {
        what: what.into(),
        path,
        line,
        why: "".into(),
    })
}

/// Where code of modules raised an exception: what is written in Ruby of Puppet's interface and of the
/// libraries is not what people can mend.
pub(crate) fn own_place<'r>(ruby: &'r Ruby<'_>, exception: Value) -> Option<&'r Location> {
    let mut places = data(ruby, exception)?.backtrace.iter();
    places.find(|place| !place.is_of_library())
}

/// The same in a file: a text that code evaluates is nowhere to be seen.
fn file_place<'r>(ruby: &'r Ruby<'_>, exception: Value) -> Option<&'r Location> {
    let mut places = data(ruby, exception)?.backtrace.iter();
    places.find(|place| !place.is_of_library() && !place.is_of_text())
}

pub(crate) fn data<'r>(ruby: &'r Ruby<'_>, exception: Value) -> Option<&'r Exception> {
    match &ruby.get(exception.object()?).kind {
        Kind::Exception(data) => Some(data),
        _ => None,
    }
}

/// The message of an exception; its class if even that fails.
pub(crate) fn message(ruby: &mut Ruby<'_>, exception: Value) -> String {
    match ruby.message_of(exception) {
        Ok(message) => message.into(),
        Err(_) => {
            let class = ruby.real_class_of(exception);
            ruby.module_name(class).into()
        }
    }
}

/// Whether expressions of Puppet's let an exception pass although it is an ordinary error: it is formatted
/// already, says where it is, or is the end of an iteration.
fn is_told_as_it_is(ruby: &mut Ruby<'_>, exception: Value) -> bool {
    let mut is = |class: &str| {
        let class = ruby.constant_path(class);
        class.is_some_and(|class| ruby.is_a(exception, class))
    };
    if is("Puppet::PreformattedError") || is("StopIteration") {
        return true;
    }
    is("Puppet::ParseError")
        && ["@file", "@line"].into_iter().any(|name| {
            let value = ruby.instance_variable(exception, Symbol::new(name));
            value.is_some_and(Value::is_truthy)
        })
}

/// Whether `rescue` without a class catches it.
pub(crate) fn is_standard(ruby: &mut Ruby<'_>, exception: Value) -> bool {
    let standard = ruby.constant_path("StandardError");
    standard.is_some_and(|standard| ruby.is_a(exception, standard))
}
