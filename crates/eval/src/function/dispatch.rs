//! From a name and arguments to the handler that fits.

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, MismatchIssue};
use marotte_pcore::describe::assert_instance;
use marotte_pcore::describe::describe_signatures;
use marotte_pcore::parse::{NoTypes, Signature, SignatureParameter};
use marotte_pcore::types::{CallableType, TupleType};
use marotte_pcore::{ByteString, Str, Type, Value};

use super::{Arguments, Call, Dispatch, Function, FunctionKind, Given, RawHandler, legacy};
use crate::call_site::CallSite;
use crate::closure::{Block, callable_with};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Place, Signal};

impl Function {
    /// The signatures, in the order of the dispatches.
    pub fn signatures(&self) -> &[Signature] {
        self.signatures.get_or_init(|| match self.kind {
            FunctionKind::Typed(dispatches) => dispatches
                .iter()
                .map(|dispatch| {
                    let (text, local) = (dispatch.signature, self.local_types);
                    Signature::parse_with(text, local, &NoTypes).unwrap_or_else(|error| {
                        panic!(
                            "signature of {}: {}: {error}",
                            self.name, dispatch.signature
                        )
                    })
                })
                .collect(),
            FunctionKind::Legacy { .. } => Vec::new(),
        })
    }
}

impl Evaluator {
    /// Calls a function by its name, for another function.
    pub fn call_by_name(
        &mut self,
        name: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
        place: &Place,
    ) -> EvalResult<Value> {
        let mut arguments = Given::from_vec(arguments);
        let site = CallSite::At(place.clone());
        match self.call_known(name, &mut arguments, block, site) {
            // The arguments of that call are written nowhere.
            Some(result) => result.map_err(|signal| signal.of_argument(None)),
            None => {
                let advice = self.similar_function(name);
                let name = name.into();
                let issue = EvaluationIssue::UnknownCalledFunction { name };
                Err(Signal::during(issue).with_advice(advice))
            }
        }
    }

    /// Calls a function, if there is one of that name.
    #[inline]
    pub(crate) fn call_known(
        &mut self,
        name: &str,
        arguments: &mut Given,
        block: Option<Block>,
        site: CallSite,
    ) -> Option<EvalResult<Value>> {
        match self.find_function_at(&site, name) {
            Ok(Some(function)) => Some(self.call_from(&function, arguments, block, site)),
            Ok(None) => None,
            Err(signal) => Some(Err(signal)),
        }
    }

    // Calls in code have it in their way, so that the result is made where it is wanted.
    #[inline(always)]
    pub(crate) fn call_built_in(
        &mut self,
        function: &'static Function,
        arguments: &mut Given,
        block: Option<Block>,
        site: CallSite,
    ) -> EvalResult<Value> {
        // Built-in functions know strings as text alone.
        for argument in arguments.iter_mut() {
            if let Some(text) = ByteString::text_of(argument) {
                *argument = text.clone();
            }
        }
        match function.kind {
            FunctionKind::Typed(dispatches) => {
                let Some((dispatch, signature)) =
                    select(function, dispatches, arguments, block.as_ref())
                else {
                    return Err(mismatch(function, dispatches, arguments, block.as_ref()));
                };
                let mut call = Call {
                    evaluator: self,
                    name: function.name,
                    site,
                    returned: false,
                };
                let result = (dispatch.handler)(&mut call, Arguments::new(arguments, block));
                let has_type = signature.callable.return_type.is_some();
                if !has_type || dispatch.mismatch || call.returned {
                    return result;
                }
                check_result(function.name, signature, result)
            }
            FunctionKind::Legacy {
                arity,
                rvalue,
                handler,
            } => {
                check_count(function.name, arity, arguments.len())?;
                let result = self.call_legacy(function.name, handler, arguments, site)?;
                Ok(if rvalue { result } else { Value::Undef })
            }
        }
    }

    /// Calls a function of the old interface with arguments as it knows them.
    #[inline(never)]
    fn call_legacy(
        &mut self,
        name: &'static str,
        handler: RawHandler,
        arguments: &mut Given,
        site: CallSite,
    ) -> EvalResult<Value> {
        legacy::convert_arguments(arguments)?;
        if self.catalog.has_unknown_types {
            for argument in arguments.iter_mut() {
                *argument = self.with_known_types(std::mem::take(argument))?;
            }
        }
        let mut call = Call {
            evaluator: self,
            name,
            site,
            returned: false,
        };
        handler(&mut call, Arguments::new(arguments, None))
    }
}

/// The first dispatch whose signature the arguments fit.
#[inline]
fn select(
    function: &'static Function,
    dispatches: &'static [Dispatch],
    arguments: &[Value],
    block: Option<&Block>,
) -> Option<(&'static Dispatch, &'static Signature)> {
    dispatches
        .iter()
        .zip(function.signatures())
        .find(|(_, signature)| fits(signature, arguments, block))
}

/// Whether a signature takes arguments and a block, or that there is none.
#[inline]
pub(crate) fn fits(signature: &Signature, arguments: &[Value], block: Option<&Block>) -> bool {
    callable_with(&signature.callable, arguments)
        && accepts_block(signature.callable.block.as_ref(), block)
}

/// What a built-in function says it gives for such arguments, if it says it; nothing if it does
/// not take them. Old functions say nothing.
pub(super) fn result_type(
    function: &'static Function,
    arguments: &[Value],
) -> Option<Option<Type>> {
    match function.kind {
        FunctionKind::Typed(dispatches) => {
            let (_, signature) = select(function, dispatches, arguments, None)?;
            Some(signature.callable.return_type.clone())
        }
        FunctionKind::Legacy { arity, .. } => {
            let counted = check_count(function.name, arity, arguments.len());
            counted.is_ok().then_some(None)
        }
    }
}

/// A function that says what it gives must give that.
pub(super) fn check_result(
    name: &str,
    signature: &Signature,
    result: EvalResult<Value>,
) -> EvalResult<Value> {
    let value = result?;
    match &signature.callable.return_type {
        Some(of) if !of.is_instance(&value) => {
            let subject = format!("value returned from function '{name}'");
            match assert_instance(&subject, of, &value) {
                Ok(()) => Ok(value),
                Err(mismatch) => {
                    let issue = EvaluationIssue::ResultMismatch { mismatch };
                    Err(Signal::during(issue))
                }
            }
        }
        _ => Ok(value),
    }
}

/// Whether a block, or that there is none, is what a signature wants.
fn accepts_block(wanted: Option<&Type>, block: Option<&Block>) -> bool {
    match (wanted, block) {
        (None, block) => block.is_none(),
        (Some(wanted), Some(block)) => {
            wanted.is_assignable(&Type::Callable(Some(block.callable().clone())))
        }
        (Some(wanted), None) => matches!(wanted, Type::Optional(_)),
    }
}

#[cold]
fn mismatch(
    function: &'static Function,
    dispatches: &'static [Dispatch],
    arguments: &[Value],
    block: Option<&Block>,
) -> Signal {
    let signatures: Vec<&Signature> = function
        .signatures()
        .iter()
        .zip(dispatches)
        .filter(|(_, dispatch)| !dispatch.mismatch)
        .map(|(signature, _)| signature)
        .collect();
    let block = block.map(|block| Value::Lambda(block.clone()));
    let wrong = wrong_argument(&signatures, arguments);
    describe(function.name, &signatures, arguments, block).of_argument(wrong)
}

/// The first argument that no signature takes where it stands, of those that take so many.
pub(crate) fn wrong_argument(signatures: &[&Signature], arguments: &[Value]) -> Option<usize> {
    let count = i64::try_from(arguments.len()).ok()?;
    let parameters = signatures.iter();
    let parameters = parameters.filter_map(|signature| signature.callable.parameters.as_ref());
    let fitting: Vec<&TupleType> = parameters
        .filter(|parameters| {
            let size = parameters.size_range();
            size.min.is_none_or(|min| count >= min) && size.max.is_none_or(|max| count <= max)
        })
        .collect();
    if fitting.is_empty() {
        return None;
    }
    let refused = |(index, argument): (usize, &Value)| {
        let types = fitting.iter().map(|parameters| parameters.type_at(index));
        types.flatten().all(|of| !of.is_instance(argument))
    };
    arguments.iter().enumerate().position(refused)
}

/// The error for arguments that fit none of the signatures.
pub(crate) fn describe(
    name: &str,
    signatures: &[&Signature],
    arguments: &[Value],
    block: Option<Value>,
) -> Signal {
    let all = Value::array(arguments.iter().cloned().chain(block));
    let described = describe_signatures(name, signatures, &all.infer_set());
    Signal::during(described.unwrap_or_else(|| MismatchIssue::NoSignature {
        function: name.into(),
        rejections: Box::default(),
    }))
}

/// The signature of a lambda or function that is written in Puppet.
pub(crate) fn signature_of(callable: &CallableType, parameter_names: Vec<Str>) -> Signature {
    let types = callable
        .parameters
        .iter()
        .flat_map(|parameters| &parameters.types);
    let size = callable
        .parameters
        .as_ref()
        .and_then(|parameters| parameters.size);
    let last = parameter_names.len().saturating_sub(1);
    let required = size.and_then(|size| size.min).unwrap_or(0);
    let unbounded = size.is_some_and(|size| size.max.is_none());
    let parameters = parameter_names
        .into_iter()
        .zip(types)
        .enumerate()
        .map(|(index, (name, of))| SignatureParameter {
            name,
            of: of.clone(),
            optional: index as i64 >= required,
            captures_rest: unbounded && index == last,
        })
        .collect();
    Signature {
        parameters,
        block_name: None,
        callable: Arc::new(callable.clone()),
    }
}

/// Old functions only count their arguments.
pub(super) fn check_count(name: &str, arity: i32, given: usize) -> EvalResult<()> {
    let issue = match usize::try_from(arity) {
        Ok(expected) if given != expected => EvaluationIssue::WrongArgumentCount {
            function: name.into(),
            given,
            expected,
        },
        Err(_) if given + 1 < arity.unsigned_abs() as usize => EvaluationIssue::TooFewArguments {
            function: name.into(),
            given,
            minimum: arity.unsigned_abs() as usize - 1,
        },
        _ => return Ok(()),
    };
    Err(Signal::during(issue))
}
