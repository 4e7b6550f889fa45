//! Constructors: signatures and what is done when one accepts the arguments.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use marotte_diagnostics::ConversionIssue;
use marotte_scalars::timestamp::Timestamp;

use crate::convert::{ConvertError, NoSignature};
use crate::parse::{NoTypes, Signature, TypeResolver};
use crate::types::{TupleType, Type};
use crate::value::Value;

/// What constructors need to know of the world: types by name, and the time.
pub struct Surroundings<'a> {
    /// Finds types for `Type.new`.
    pub types: &'a dyn TypeResolver,
    /// The clock for `Timestamp.new`; without one it is the start of 1970.
    pub now: Option<&'a dyn Fn() -> Timestamp>,
    /// The seconds that the zone of this machine is east of UTC; without it, the zone is UTC. It
    /// is a question because answering it means reading the machine's table of zones.
    pub timezone_offset: Option<&'a dyn Fn() -> i32>,
}

impl<'a> Surroundings<'a> {
    /// Surroundings without a clock.
    pub fn new(types: &'a dyn TypeResolver) -> Self {
        Self {
            types,
            now: None,
            timezone_offset: None,
        }
    }
}

/// What a signature does with arguments that it accepts.
type Handler = fn(&[Value], &Surroundings<'_>) -> Result<Value, ConvertError>;

/// What is wrong with arguments that no signature accepts.
type Reject = fn(&[Value]) -> Result<ConversionIssue, ConvertError>;

/// A constructor as it is written down in its file.
pub(super) struct Definition {
    pub(super) name: &'static str,
    /// Names of types for the signatures alone.
    pub(super) local_types: &'static [(&'static str, &'static str)],
    pub(super) accepts: &'static [(&'static str, Handler)],
    /// Signatures that the specification has and the reference does not: they are tried last, and
    /// no message speaks of them.
    pub(super) also: &'static [(&'static str, Handler)],
    /// Signatures of arguments for which there is an issue instead of a list of signatures.
    pub(super) rejects: &'static [(&'static str, Reject)],
    pub(super) compiled: OnceLock<Compiled>,
}

pub(super) struct Compiled {
    accepts: Arc<[Signature]>,
    also: Arc<[Signature]>,
    rejects: Arc<[Signature]>,
}

impl Definition {
    /// The constructor, its signatures read once.
    pub(super) fn constructor(&'static self) -> Constructor {
        let compiled = self.compiled.get_or_init(|| {
            let read = |text: &str| Signature::parse_with(text, self.local_types, &NoTypes).ok();
            Compiled {
                accepts: self
                    .accepts
                    .iter()
                    .filter_map(|(text, _)| read(text))
                    .collect(),
                also: self
                    .also
                    .iter()
                    .filter_map(|(text, _)| read(text))
                    .collect(),
                rejects: self
                    .rejects
                    .iter()
                    .filter_map(|(text, _)| read(text))
                    .collect(),
            }
        });
        Constructor {
            name: Cow::Borrowed(self.name),
            signatures: compiled.accepts.clone(),
            action: Action::Defined(self, compiled),
        }
    }
}

/// What makes instances of a type.
#[derive(Clone)]
pub struct Constructor {
    /// The internal name, as errors show it: `new_float`.
    pub name: Cow<'static, str>,
    /// The signatures in the order in which they are tried.
    pub signatures: Arc<[Signature]>,
    pub(super) action: Action,
}

#[derive(Clone)]
pub(super) enum Action {
    Defined(&'static Definition, &'static Compiled),
    Init(Arc<super::init::Init>),
    Object(Arc<crate::types::ObjectType>),
}

impl fmt::Debug for Constructor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Constructor")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl Constructor {
    /// Calls the first signature that accepts the arguments. The result is not checked against
    /// the parameters of the type.
    pub fn call(
        &self,
        arguments: &[Value],
        surroundings: &Surroundings<'_>,
    ) -> Result<Value, ConvertError> {
        let chosen = self.signatures.iter().position(|it| accepts(it, arguments));
        match (&self.action, chosen) {
            (Action::Defined(definition, _), Some(index)) => match definition.accepts.get(index) {
                Some((_, handler)) => handler(arguments, surroundings),
                None => Err(self.no_signature(arguments)),
            },
            (Action::Defined(definition, Compiled { also, rejects, .. }), None) => {
                let other = also.iter().position(|it| accepts(it, arguments));
                if let Some((_, handler)) = other.and_then(|index| definition.also.get(index)) {
                    return handler(arguments, surroundings);
                }
                let rejected = rejects.iter().position(|it| accepts(it, arguments));
                match rejected.and_then(|index| definition.rejects.get(index)) {
                    Some((_, reject)) => Err(ConversionIssue::Rejected {
                        constructor: definition.name,
                        reason: Box::new(reject(arguments)?),
                    }
                    .into()),
                    None => Err(self.no_signature(arguments)),
                }
            }
            (Action::Init(init), Some(index)) => init.call(index, arguments, surroundings),
            (Action::Object(object), Some(index)) => {
                super::object::create(object, index, arguments)
            }
            (_, None) => Err(self.no_signature(arguments)),
        }
    }

    fn no_signature(&self, arguments: &[Value]) -> ConvertError {
        ConvertError::NoSignature(Box::new(NoSignature {
            constructor: self.clone(),
            arguments: arguments.to_vec(),
        }))
    }
}

/// The first argument of a signature that asks for a string.
pub(super) fn first_text(arguments: &[Value]) -> &str {
    arguments
        .first()
        .and_then(Value::as_str)
        .unwrap_or_default()
}

/// The value of a key of the hash that names the arguments.
pub(super) fn named(arguments: &[Value], key: &str) -> Value {
    match arguments.first() {
        Some(Value::Hash(hash)) => hash.get_str(key).cloned().unwrap_or_default(),
        _ => Value::Undef,
    }
}

/// Whether a signature accepts arguments.
pub(super) fn accepts(signature: &Signature, arguments: &[Value]) -> bool {
    let Some(tuple) = &signature.callable.parameters else {
        return arguments.is_empty();
    };
    let size = tuple.size_range();
    let Ok(count) = i64::try_from(arguments.len()) else {
        return false;
    };
    size.min.is_none_or(|min| count >= min)
        && size.max.is_none_or(|max| count <= max)
        && arguments.iter().enumerate().all(|(index, argument)| {
            tuple
                .type_at(index)
                .is_some_and(|of: &Type| of.is_instance(argument))
        })
}

/// The parameters of a signature as a Tuple.
pub(super) fn parameters(signature: &Signature) -> TupleType {
    signature.callable.parameters.clone().unwrap_or_default()
}
