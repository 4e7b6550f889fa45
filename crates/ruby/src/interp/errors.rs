//! Exceptions: how they are made, what they say, where they were raised.

use std::borrow::Cow;
use std::sync::Arc;

use ecow::EcoString;

use super::{Frame, Outcome, Ruby, Throw, Vm};
use crate::image::classes;
use crate::object::{Kind, Location, MethodKind, ModuleKind, ObjectId, Value};
use crate::program::BodyKind;
use crate::symbol::Symbol;

impl Vm {
    /// An error of a class, by the class's full name.
    pub fn error(&mut self, class: &str, message: impl AsRef<str>) -> Box<Throw> {
        let class = self.constant_path(class).unwrap_or(classes::EXCEPTION);
        let exception = self.exception(class, message.as_ref());
        Box::new(Throw::Raise(exception))
    }

    /// An `ArgumentError`.
    pub fn argument_error(&mut self, message: impl AsRef<str>) -> Box<Throw> {
        self.error("ArgumentError", message)
    }

    /// What this interpreter does not do, so that only another Ruby can: a `RefusedError`, which Ruby
    /// itself does not have.
    pub fn refuse(&mut self, message: impl AsRef<str>) -> Box<Throw> {
        self.error("RefusedError", message)
    }

    /// What reaches outside is refused: `File.read is not allowed here`.
    pub fn not_allowed(&mut self, what: &str) -> Box<Throw> {
        self.error("SecurityError", format!("{what} is not allowed here"))
    }

    /// A `TypeError`.
    pub fn type_error(&mut self, message: impl AsRef<str>) -> Box<Throw> {
        self.error("TypeError", message)
    }

    /// `wrong number of arguments (given 1, expected 2)`
    pub fn wrong_arguments(&mut self, given: usize, expected: &str) -> Box<Throw> {
        let message = format!("wrong number of arguments (given {given}, expected {expected})");
        self.argument_error(message)
    }

    /// `no implicit conversion of Integer into String`
    pub fn no_conversion(&mut self, value: Value, into: &str) -> Box<Throw> {
        let from = self.conversion_name(value);
        self.type_error(format!("no implicit conversion of {from} into {into}"))
    }

    /// What messages about conversions call a value.
    pub fn conversion_name(&self, value: Value) -> Cow<'static, str> {
        match value {
            Value::Nil => "nil".into(),
            Value::Boolean(true) => "true".into(),
            Value::Boolean(false) => "false".into(),
            other => {
                let class = self.real_class_of(other);
                self.module_name(class).to_string().into()
            }
        }
    }

    /// The name of a class or module; something in its place if it has none.
    pub fn module_name(&self, id: ObjectId) -> EcoString {
        match self.module(id) {
            Some(module) => match (&module.name, module.kind) {
                (Some(name), _) => name.clone(),
                (None, ModuleKind::Singleton(of)) => match of.object() {
                    Some(of) if self.module(of).is_some() => {
                        ecow::eco_format!("#<Class:{}>", self.module_name(of))
                    }
                    Some(of) => {
                        let class = self.real_class_of(Value::Object(of));
                        ecow::eco_format!("#<Class:#<{}>>", self.module_name(class))
                    }
                    None => "#<Class>".into(),
                },
                (None, ModuleKind::Class) => "#<Class>".into(),
                (None, ModuleKind::Module) => "#<Module>".into(),
            },
            None => "#<Class>".into(),
        }
    }

    /// The place that runs.
    pub(crate) fn location(&self, frame: &Frame<'_>) -> Location {
        let name = frame.body.name.as_str();
        let label = match frame.body.kind {
            BodyKind::Block | BodyKind::Lambda | BodyKind::Text => {
                let (mut outer, mut place) = (frame, "");
                loop {
                    match outer.body.kind {
                        BodyKind::Block | BodyKind::Lambda => place = "block in ",
                        BodyKind::Text => {}
                        _ => break,
                    }
                    let Some(around) = outer.caller else {
                        break;
                    };
                    outer = around;
                }
                match outer.body.kind {
                    BodyKind::Method => ecow::eco_format!("{place}{}", outer.body.name),
                    BodyKind::Class => ecow::eco_format!("{place}<class:{}>", outer.body.name),
                    _ => ecow::eco_format!("{place}<top (required)>"),
                }
            }
            BodyKind::Class => ecow::eco_format!("<class:{name}>"),
            BodyKind::File => "<top (required)>".into(),
            BodyKind::Method => name.into(),
        };
        Location {
            path: frame.path().clone(),
            line: frame.line(),
            label,
        }
    }

    /// Where a method of an object is written, if it is code.
    pub fn method_place(&mut self, of: Value, name: Symbol) -> Option<Location> {
        let class = self.class_of(of);
        let method = self.find_method(class, name)?;
        let MethodKind::Code(code) = &method.kind else {
            return None;
        };
        Some(Location {
            path: Arc::clone(&code.body.source.path),
            line: code.body.line,
            label: name.as_str().into(),
        })
    }

    /// All places from the innermost out, as far as anybody looks.
    pub(crate) fn backtrace(&self, frame: &Frame<'_>) -> Vec<Location> {
        let mut places = Vec::new();
        let mut current = Some(frame);
        while let Some(frame) = current
            && places.len() < 100
        {
            places.push(self.location(frame));
            current = frame.caller;
        }
        places
    }

    /// Writes down where an exception was raised, if nobody has.
    #[cold]
    pub(crate) fn note_place(&mut self, throw: &Throw, frame: &Frame<'_>) {
        let Throw::Raise(value) = throw else {
            return;
        };
        let Some(id) = value.object() else {
            return;
        };
        match &self.heap.get(id).kind {
            Kind::Exception(exception) if exception.backtrace.is_empty() => {}
            _ => return,
        }
        let places = self.backtrace(frame);
        self.heap.grew(places.len() * size_of::<Location>());
        let handled = self.handled;
        if let Kind::Exception(exception) = &mut self.heap.get_mut(id).kind {
            exception.backtrace = places;
            if exception.cause.is_nil() && !handled.is_same(*value) {
                exception.cause = handled;
            }
        }
    }

    /// Gives an exception what `name` answers.
    pub(crate) fn with_name(&mut self, throw: Box<Throw>, name: Symbol) -> Box<Throw> {
        if let Throw::Raise(value) = *throw {
            self.set_instance_variable(value, Symbol::new("@name"), Value::Symbol(name));
        }
        throw
    }
}

/// What messages about missing methods call a receiver: `nil:NilClass`, `"a":String`, `main:Object`.
pub(crate) fn describe_for_error(ruby: &mut Ruby<'_>, value: Value) -> String {
    let class = ruby.real_class_of(value);
    let class = ruby.module_name(class);
    match value {
        Value::Nil => "nil:NilClass".into(),
        Value::Boolean(flag) => {
            let class = if flag { "TrueClass" } else { "FalseClass" };
            format!("{flag}:{class}")
        }
        Value::Object(id) if ruby.module(id).is_some() => {
            let name = ruby.module_name(id);
            let kind = if ruby.module(id).is_some_and(|module| module.is_class()) {
                "Class"
            } else {
                "Module"
            };
            format!("{name}:{kind}")
        }
        other => {
            let text = ruby.inspect(other).unwrap_or_default();
            if text.starts_with('#') {
                text.into()
            } else {
                format!("{text}:{class}")
            }
        }
    }
}

impl Ruby<'_> {
    /// The message of an exception.
    pub fn message_of(&mut self, exception: Value) -> Outcome<EcoString> {
        let message = self.send(exception, "message", &[])?;
        self.to_s(message)
    }

    /// The exception that an outcome ended with, if it was one.
    pub fn raised(throw: &Throw) -> Option<Value> {
        match throw {
            Throw::Raise(value) => Some(*value),
            _ => None,
        }
    }
}
