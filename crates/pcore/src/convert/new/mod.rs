//! `new`: making an instance of a type, one file a type.
//!
//! A constructor is like a function: it has signatures, in Puppet's own syntax, and an internal
//! name that its errors carry. Which types have one, and what it accepts, is the reference's.

mod array;
mod binary;
mod boolean;
mod constructor;
mod float;
mod hash;
mod init;
mod integer;
mod iterable;
mod numeric;
mod object;
mod regexp;
mod sem_ver;
mod sem_ver_range;
mod sensitive;
mod string;
mod timespan;
mod timestamp;
mod type_of_types;
mod type_type;
mod unit;
mod uri;

pub use self::constructor::{Constructor, Surroundings};
pub(crate) use self::init::{InitTypes, init_types};
pub use self::iterable::elements;

use marotte_diagnostics::ConversionIssue;
use marotte_syntax::Dialect;

use self::constructor::Definition;
use super::{ConvertError, WrongType};
use crate::dialect::wide_integer;
use crate::parse::NoTypes;
use crate::types::{Guard, Type};
use crate::value::Value;

/// Makes an instance of a type, where only the built-in types have names and there is no clock.
pub fn new_instance(of: &Type, arguments: &[Value]) -> Result<Value, ConvertError> {
    new_instance_in(of, arguments, &Surroundings::new(&NoTypes))
}

/// Makes an instance of a type.
///
/// A single argument that is an instance already is returned as it is. The result is checked
/// against the parameters of the type.
pub fn new_instance_in(
    of: &Type,
    arguments: &[Value],
    surroundings: &Surroundings<'_>,
) -> Result<Value, ConvertError> {
    if let [value] = arguments
        && !matches!(of, Type::Init(_))
        && of.checked_instance(value)?
    {
        return Ok(value.clone());
    }
    let made = match surroundings.types.dialect() {
        Dialect::Evaluator4 => wide_integer(of, arguments),
        Dialect::Puppet8 => None,
    };
    let made = match made {
        Some(made) => made,
        None => constructor(of)?.call(arguments, surroundings)?,
    };
    if of.is_instance(&made) {
        return Ok(made);
    }
    Err(ConvertError::WrongType(Box::new(WrongType {
        subject: format!("Converted value from {of}.new()"),
        expected: of.clone(),
        actual: made,
    })))
}

/// The constructor of a type.
pub fn constructor(of: &Type) -> Result<Constructor, ConvertError> {
    constructor_in(of, &mut Guard::default())
}

/// The same inside of a question about types.
fn constructor_in(of: &Type, guard: &mut Guard) -> Result<Constructor, ConvertError> {
    let definition = match of {
        Type::Unit | Type::NotUndef(None) => &unit::UNIT,
        Type::NotUndef(Some(inner)) | Type::Optional(Some(inner)) => {
            return constructor_in(inner, guard);
        }
        Type::Numeric => &numeric::NUMERIC,
        Type::Integer(_) => &integer::INTEGER,
        Type::Float(_) => &float::FLOAT,
        Type::String(_) => &string::STRING,
        Type::Boolean(_) => &boolean::BOOLEAN,
        Type::Regexp(_) => &regexp::REGEXP,
        Type::SemVer(_) => &sem_ver::SEM_VER,
        Type::SemVerRange => &sem_ver_range::SEM_VER_RANGE,
        Type::Timespan(_) => &timespan::TIMESPAN,
        Type::Timestamp(_) => &timestamp::TIMESTAMP,
        Type::Binary => &binary::BINARY,
        Type::Uri(_) => &uri::URI,
        Type::Array(_) | Type::Tuple(_) => &array::ARRAY,
        Type::Hash(_) | Type::Struct(_) => &hash::HASH,
        Type::Sensitive(_) => &sensitive::SENSITIVE,
        Type::Type(_) => &type_type::TYPE,
        Type::Init(Some(parameters)) => return init::constructor(parameters, guard),
        Type::Object(object) => return object::constructor(&object.real(), guard),
        Type::ObjectExtension(extension) => {
            return object::constructor(&extension.base.real(), guard);
        }
        Type::Alias(alias) => {
            return match alias.real().get() {
                Some(resolved) => guard
                    .below_alias(alias.address(), |guard| constructor_in(resolved, guard))
                    .unwrap_or_else(|| Err(not_supported(of))),
                None => Err(not_supported(of)),
            };
        }
        _ => return Err(not_supported(of)),
    };
    Ok(definition.constructor())
}

fn not_supported(of: &Type) -> ConvertError {
    let of = of.to_string().into();
    ConversionIssue::NotInstantiable { of }.into()
}

/// `Value of type Hash[String, String] cannot be converted to Boolean`, or the like for strings.
fn cannot_be_converted(value: Option<&Value>, to: &'static str) -> ConversionIssue {
    match value {
        Some(Value::String(text)) => {
            let text = text.as_str().into();
            ConversionIssue::StringNotConvertible { text, to }
        }
        value => type_cannot_be_converted(value, to),
    }
}

fn type_cannot_be_converted(value: Option<&Value>, to: &'static str) -> ConversionIssue {
    let of = value.unwrap_or(&Value::Undef).infer().generalize();
    let of = of.to_string().into();
    ConversionIssue::TypeNotConvertible { of, to }
}
