//! The `[]` operator on types: `Integer[1, 10]`, `File['/a']`.
//!
//! The keys come as values, already evaluated. Complaints say which key is at fault, so that the
//! evaluator can report the place of its expression. References with a title (`File['/a']['mode']`)
//! and classes with a name look into the catalog, which is the evaluator's business: it must answer
//! them itself and only comes here if there is no such resource.

mod collection;
mod containing;
mod error;
mod reference;
mod scalar;

use marotte_syntax::Dialect;

use crate::dialect::specialize;
use crate::factory::callable_of;
use crate::types::Type;
use crate::value::{Hash, Value, flatten};

pub use error::{AccessError, Blame};

use error::{Key, Keys};

/// `of[keys]` in a dialect. Several titles give an array of references, and titles that are all
/// undef nothing.
pub fn parameterize(of: &Type, keys: &[Value], dialect: Dialect) -> Result<Value, AccessError> {
    if dialect.is_evaluator4()
        && let Some(made) = specialize(of, keys)
    {
        return made;
    }
    puppet8(of, keys)
}

/// `of[keys]` as Puppet 8 has it.
pub(crate) fn puppet8(of: &Type, keys: &[Value]) -> Result<Value, AccessError> {
    let all = Keys { of, given: keys };
    let made = match of {
        Type::Resource(resource) => return reference::resource(resource, &all),
        Type::Class(name) => return reference::class(name.as_ref(), &all),
        Type::Callable(_) => callable(&all)?,
        Type::Struct(_) => collection::structure(&all)?,
        Type::Init(_) => containing::init(&all)?,
        _ => {
            let flat = flatten(keys.iter().cloned());
            flattened(&Keys { of, given: &flat })?
        }
    };
    Ok(Value::Type(made))
}

fn flattened(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.of {
        Type::Integer(_) => scalar::integer(keys),
        Type::Float(_) => scalar::float(keys),
        Type::String(_) => scalar::string(keys),
        Type::Boolean(_) => scalar::boolean(keys),
        Type::Enum(_) => scalar::enumeration(keys),
        Type::Pattern(_) => scalar::pattern(keys),
        Type::Regexp(_) => scalar::regexp(keys),
        Type::SemVer(_) => scalar::sem_ver(keys),
        Type::Timespan(_) | Type::Timestamp(_) => scalar::time(keys),
        Type::Uri(_) => scalar::uri(keys),
        Type::Runtime(_) => scalar::runtime(keys),
        Type::Collection(_) => collection::collection(keys),
        Type::Array(_) => collection::array(keys),
        Type::Hash(_) => collection::hash(keys),
        Type::Tuple(_) => collection::tuple(keys),
        Type::Variant(_) => containing::variant(keys),
        Type::Optional(_) => containing::optional(keys),
        Type::NotUndef(_) => containing::not_undef(keys),
        Type::Sensitive(_) => Ok(Type::sensitive(&containing::only_type(
            keys,
            "Sensitive-Type",
        )?)),
        Type::Type(_) => Ok(Type::type_of(containing::only_type(keys, "Type-Type")?)),
        Type::Iterable(_) => Ok(Type::iterable(containing::only_type(
            keys,
            "Iterable-Type",
        )?)),
        Type::Iterator(_) => Ok(Type::iterator(containing::only_type(
            keys,
            "Iterator-Type",
        )?)),
        Type::Object(_) | Type::TypeSet(_) => containing::definition(keys),
        Type::Reference(name) => Err(AccessError::at(
            Blame::Expression,
            marotte_diagnostics::EvaluationIssue::UnknownResourceType {
                type_name: name.as_str().into(),
            },
        )),
        _ => Err(keys.not_applicable()),
    }
}

fn callable(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.given {
        [Value::Array(_), Value::Type(_)] => {}
        [Value::Array(_), other] => return Err(keys.unusable(1, other, &[Key::Type])),
        [Value::Array(_), ..] => {
            return Err(keys.arity(keys.label_with_article(), 2, Some(2)));
        }
        _ => {}
    }
    Ok(callable_of(keys.given)?)
}

/// The hash that a definition is given by.
fn init_hash(value: &Value) -> Option<&Hash> {
    match value {
        Value::Hash(hash) => Some(hash),
        _ => None,
    }
}
