//! `Init[T].new`, and which values an Init type accepts.

use std::borrow::Cow;
use std::sync::Arc;

use marotte_diagnostics::ConversionIssue;

use super::constructor::{Action, Constructor, Surroundings, parameters};
use super::{new_instance_in, not_supported};
use crate::convert::ConvertError;
use crate::parse::Signature;
use crate::types::{Guard, InitType, IntegerRange, TupleType, Type};
use crate::value::Value;

/// What an Init type accepts besides instances of the type that it makes.
pub(crate) struct InitTypes {
    /// What can be the only argument of the constructor, instances of the type included.
    pub(crate) single: Type,
    /// The tuples of several arguments.
    pub(crate) several: Option<Type>,
    /// Whether one of the tuples may have a single element, so that it is accepted bare.
    pub(crate) has_optional_single: bool,
}

/// What an Init type accepts, or the sentence that says why there can be no such type. It is
/// nothing if the question came up while that was being found out.
pub(crate) fn init_types(
    of: &Arc<InitType>,
    guard: &mut Guard,
) -> Result<Option<Arc<InitTypes>>, ConvertError> {
    guard.init_types(of, |guard| find_types(of, guard))
}

fn find_types(of: &Arc<InitType>, guard: &mut Guard) -> Result<InitTypes, ConvertError> {
    let InitType { made, arguments } = &**of;
    if matches!(made, Type::Init(_) | Type::Optional(_) | Type::NotUndef(_)) {
        return Err(not_supported(made));
    }
    let constructor = super::constructor_in(made, guard).map_err(|_| not_supported(made))?;
    let tuples: Vec<TupleType> = constructor.signatures.iter().map(parameters).collect();
    let first = |tuple: &TupleType| tuple.types.first().cloned().unwrap_or(Type::Any);
    let mut single = vec![made.clone()];
    if arguments.is_empty() {
        let exactly_one = IntegerRange {
            min: Some(1),
            max: Some(1),
        };
        let (ones, others): (Vec<TupleType>, Vec<TupleType>) = tuples
            .into_iter()
            .partition(|tuple| tuple.size_range() == exactly_one);
        single.extend(ones.iter().map(first));
        let has_optional_single = others.iter().any(|tuple| tuple.size_range().min == Some(1));
        let several = (!others.is_empty())
            .then(|| Type::variant(others.into_iter().map(|tuple| Type::Tuple(Arc::new(tuple)))));
        return Ok(InitTypes {
            single: Type::variant(single),
            several,
            has_optional_single,
        });
    }
    let fitting: Vec<Type> = tuples
        .iter()
        .filter(|tuple| fits(tuple, arguments, guard))
        .map(first)
        .collect();
    if fitting.is_empty() {
        return Err(ConversionIssue::InvalidInit {
            of: Type::Init(Some(Arc::clone(of))).to_string().into(),
            made: made.generalize().name().as_ref().into(),
        }
        .into());
    }
    single.extend(fitting);
    Ok(InitTypes {
        single: Type::variant(single),
        several: None,
        has_optional_single: false,
    })
}

/// Whether a signature takes a value and these arguments behind it.
fn fits(tuple: &TupleType, arguments: &[Value], guard: &mut Guard) -> bool {
    let size = tuple.size_range();
    let Ok(count) = i64::try_from(arguments.len() + 1) else {
        return false;
    };
    size.min.is_none_or(|min| count >= min)
        && size.max.is_none_or(|max| count <= max)
        && arguments.iter().enumerate().all(|(index, argument)| {
            tuple
                .type_at(index + 1)
                .is_some_and(|of| of.has(argument, guard))
        })
}

/// The constructor of an Init type.
pub(super) struct Init {
    parameters: Arc<InitType>,
    /// Not known if the constructor is made while that is being found out.
    types: Option<Arc<InitTypes>>,
}

pub(super) fn constructor(
    parameters: &Arc<InitType>,
    guard: &mut Guard,
) -> Result<Constructor, ConvertError> {
    let types = init_types(parameters, guard)?;
    let texts: &[&str] = if parameters.arguments.is_empty() {
        &["Array $value", "Any $value"]
    } else {
        &["Any $value"]
    };
    let signatures = texts.iter().filter_map(|text| Signature::parse(text).ok());
    Ok(Constructor {
        name: Cow::Borrowed("new_Init"),
        signatures: signatures.collect(),
        action: Action::Init(Arc::new(Init {
            parameters: parameters.clone(),
            types,
        })),
    })
}

impl Init {
    pub(super) fn call(
        &self,
        signature: usize,
        arguments: &[Value],
        surroundings: &Surroundings<'_>,
    ) -> Result<Value, ConvertError> {
        let made = &self.parameters.made;
        if !self.parameters.arguments.is_empty() {
            let all: Vec<Value> = arguments
                .iter()
                .chain(&self.parameters.arguments)
                .cloned()
                .collect();
            return new_instance_in(made, &all, surroundings);
        }
        match arguments.first() {
            Some(value @ Value::Array(values)) if signature == 0 => {
                let types = self.types.as_ref();
                if types.is_some_and(|types| types.single.is_instance(value)) {
                    new_instance_in(made, arguments, surroundings)
                } else {
                    new_instance_in(made, values, surroundings)
                }
            }
            _ => new_instance_in(made, arguments, surroundings),
        }
    }
}
