//! The function of a level: finding it once, and calling it.

use marotte_diagnostics::HieraIssue;
use marotte_eval::Place;
use marotte_eval::function::AnyFunction;
use marotte_pcore::describe::describe_mismatch;
use marotte_pcore::{Type, Value, parse_type};

use super::context::lock;
use super::{FunctionContext, Kind, Provider};
use crate::config::Config;
use crate::data::Format;
use crate::error::{Error, Result};
use crate::session::Session;

/// A function that is ready to be called.
#[derive(Clone)]
pub(super) struct Loaded {
    call: Callee,
    /// Whether it says itself that it gives nothing but data.
    pub(super) is_trusted: bool,
}

impl Loaded {
    /// Whether it is built in, and does nothing but read a file.
    pub(super) fn is_reader(&self) -> bool {
        !matches!(self.call, Callee::Function(_))
    }
}

#[derive(Clone)]
enum Callee {
    Reader(Format),
    Eyaml,
    Function(AnyFunction),
}

impl Provider {
    /// The function, which is looked for once.
    pub(super) fn load(&self, session: &mut Session<'_>, config: &Config) -> Result<Loaded> {
        let known = lock(&self.function).clone();
        if let Some(known) = known {
            return Ok(known);
        }
        let name = &self.function_name;
        let mut is_trusted = false;
        let reader = Format::of_function(name).filter(|_| self.kind == Kind::DataHash);
        let call = if let Some(format) = reader {
            Callee::Reader(format)
        } else if name == "eyaml_lookup_key" && self.kind == Kind::LookupKey {
            Callee::Eyaml
        } else {
            session.run = None;
            match session.evaluator.find_function(name)? {
                None => {
                    let issue = HieraIssue::DataProviderFunctionNotFound {
                        kind: self.kind.tag(),
                        name: name.as_str().into(),
                    };
                    let fault = config.fault_of(issue, self.kind.tag(), Some(name));
                    return Err(fault.into());
                }
                Some(function) => {
                    let declared = session.evaluator.declared_type(&function)?;
                    // A function that says it gives anything has said nothing.
                    if let Some(of) = declared.filter(|of| !matches!(of, Type::Any)) {
                        self.check_return_type(&of)?;
                        is_trusted = true;
                    }
                    Callee::Function(function)
                }
            }
        };
        let loaded = Loaded { call, is_trusted };
        *lock(&self.function) = Some(loaded.clone());
        Ok(loaded)
    }

    fn check_return_type(&self, of: &Type) -> Result<()> {
        let trusted = match self.kind {
            Kind::DataHash | Kind::LegacyDataHash => "Hash[RichDataKey, RichData]",
            _ => "RichData",
        };
        let Ok(trusted) = parse_type(trusted) else {
            return Ok(());
        };
        if trusted.is_assignable(of) {
            return Ok(());
        }
        let (tag, name) = (self.kind.tag(), &self.function_name);
        let subject = format!("Return type of '{tag}' function named '{name}' is incorrect,");
        let mismatch = describe_mismatch(&subject, &trusted, of);
        Err(Error::wrong_type(Box::new(mismatch)))
    }

    /// Calls the function. Nothing if it says that it has no value.
    pub(super) fn call(
        &self,
        session: &mut Session<'_>,
        config: &Config,
        context: &FunctionContext,
        arguments: Vec<Value>,
    ) -> Result<Option<Value>> {
        let result = match self.load(session, config)?.call {
            Callee::Reader(format) => {
                let Some(Value::Hash(options)) = arguments.first() else {
                    return Ok(None);
                };
                return session
                    .read_data(&self.function_name, format, options)
                    .map(Some);
            }
            Callee::Eyaml => {
                let (Some(Value::String(key)), Some(Value::Hash(options))) =
                    (arguments.first(), arguments.get(1))
                else {
                    return Ok(None);
                };
                let answer = session.eyaml_lookup_key(key, options, context);
                // What is kept without a key is the content of the file.
                if context.data.get().is_none()
                    && let Some(Value::Hash(content)) = lock(&context.cache).get(&Value::Undef)
                {
                    context.data.get_or_init(|| content.clone());
                }
                return answer;
            }
            Callee::Function(function) => {
                let place = Place::default();
                session.run = None;
                session
                    .evaluator
                    .call_function(&function, arguments, None, place)
            }
        };
        match result.map_err(Error::Signal) {
            Ok(value) => Ok(Some(value)),
            Err(error) if error.is_no_such_key() => Ok(None),
            Err(error) => Err(error),
        }
    }
}
