//! Resource types that modules declare in Ruby, as data.
//!
//! A type is loaded in an interpreter of its own, which sees nothing but the Ruby files of the
//! environment. The bodies of its classes run (`prelude/type.rb`), and what they have declared is
//! read: attributes, namevars, patterns of titles. What only agents run never runs.

mod conversion;
mod describe;
mod outside;

use marotte_diagnostics::{Issue, LoadingIssue, LogEntry};
use marotte_resources::ResourceType;
use marotte_ruby::interp::{Limits, Stop};
use marotte_ruby::{Outcome, Ruby, Symbol, Throw, Value, Vm};

pub(crate) use outside::{CLASSES, answer};

use crate::errors::{cause, too_deep};
use crate::image::PUPPET;
use crate::sources::Sources;
use outside::TypeHost;

/// What the file of a type gave.
#[derive(Debug, Default)]
pub struct LoadedType {
    /// The type; none if no module has such a file, or if the file makes no such type.
    pub resource_type: Option<ResourceType>,
    /// Other types that the file has made, or that it has changed.
    pub others: Vec<ResourceType>,
    /// What is to be logged.
    pub logs: Vec<LogEntry>,
}

/// Why a type could not be loaded.
#[derive(Debug)]
pub struct TypeProblem {
    /// What is to be logged first.
    pub logs: Vec<LogEntry>,
    /// What is wrong.
    pub issue: Issue,
}

/// Why a type cannot be written, in Ruby's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotGenerated(pub String);

/// Loads the type of a lower-case name from the first module that has its file.
pub fn load(name: &str, sources: &dyn Sources) -> Result<LoadedType, TypeProblem> {
    if sources.resource_type(name).is_none() {
        return Ok(LoadedType::default());
    }
    let mut host = TypeHost::new(sources);
    let mut vm = Vm::new(&PUPPET, Limits::default());
    let outcome: Outcome<_> = Ruby::with(&mut vm, &mut host, |ruby| {
        let made = find(ruby, name)?;
        let others = ruby.send(made.0, "__others", &[Value::Symbol(Symbol::new(name))])?;
        let others = ruby.items(others).unwrap_or_default();
        Ok((made.1, others))
    });
    let (made, others): (Option<Value>, Vec<Value>) = match outcome {
        Ok(found) => found,
        Err(throw) => {
            let issue = issue_of(&mut vm, &mut host, name, *throw);
            let logs = host.logs;
            return Err(TypeProblem { logs, issue });
        }
    };
    let mut reader = describe::Reader::new(vm, &mut host);
    let resource_type = made.and_then(|made| reader.read(name, made));
    let others = others
        .into_iter()
        .filter_map(|other| reader.read_named(other))
        .collect();
    reader.finish();
    Ok(LoadedType {
        resource_type,
        others,
        logs: host.logs,
    })
}

/// The type of a lower-case name as the text of a Puppet file that says what compilers need of it.
/// Nothing if its file makes no such type, or why there is none.
pub fn generate(name: &str, sources: &dyn Sources) -> Result<Option<String>, NotGenerated> {
    let mut host = TypeHost::new(sources);
    let mut vm = Vm::new(&PUPPET, Limits::default());
    let outcome: Outcome<_> = Ruby::with(&mut vm, &mut host, |ruby| {
        let (_, made) = find(ruby, name)?;
        let Some(made) = made else {
            return Ok(None);
        };
        let text = ruby.send(made, "__generated", &[])?;
        ruby.to_s(text).map(|text| Some(text.to_string()))
    });
    outcome.map_err(|throw| NotGenerated(problem_of(&mut vm, &mut host, name, *throw)))
}

/// `Puppet::Type`, and the type of a name.
fn find(ruby: &mut Ruby<'_>, name: &str) -> Outcome<(Value, Option<Value>)> {
    let Some(types) = ruby.constant_path("Puppet::Type").map(Value::Object) else {
        return Err(ruby.error("NameError", "uninitialized constant Puppet::Type"));
    };
    let made = ruby.send(types, "type", &[Value::Symbol(Symbol::new(name))])?;
    Ok((types, (!made.is_nil()).then_some(made)))
}

/// What ended the loading of a type.
fn issue_of(vm: &mut Vm, host: &mut TypeHost<'_>, name: &str, throw: Throw) -> Issue {
    let problem = problem_of(vm, host, name, throw);
    let (name, problem) = (name.into(), problem.into());
    LoadingIssue::TypeNotLoaded { name, problem }.into()
}

/// The same as a sentence.
fn problem_of(vm: &mut Vm, host: &mut TypeHost<'_>, name: &str, throw: Throw) -> String {
    let problem = match throw {
        Throw::Raise(exception) => Ruby::with(vm, host, |ruby| {
            // The prelude passes errors on in its own words.
            let first = cause(ruby, exception).unwrap_or(exception);
            let place = too_deep(ruby, first);
            let message = ruby.message_of(exception);
            let message = message.map_or_else(|_| String::new(), |message| message.to_string());
            match place {
                Some(place) => format!("{message} at {}:{}", place.path, place.line),
                None => message,
            }
        }),
        Throw::Stop(Stop::Limit(limit, place)) => match place {
            Some(place) => format!("{limit} at {}:{}", place.path, place.line),
            None => limit.to_string(),
        },
        _ => "unexpected end".to_owned(),
    };
    // The prelude says that it was loaded, too, of each type on the way.
    let nothing = LoadingIssue::TypeNotLoaded {
        name: name.into(),
        problem: "".into(),
    };
    match problem.strip_prefix(&nothing.to_string()) {
        Some(problem) => problem.to_owned(),
        None => problem,
    }
}
