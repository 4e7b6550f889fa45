//! A function, whoever made it, and how one is found by its name.
//!
//! To whoever calls it a function is one thing, be it built in, written in Puppet, or made at run
//! time by a language that modules are written in.

use std::sync::Arc;

use marotte_pcore::parse::Signature;
use marotte_pcore::{Str, Type, Value};
use marotte_profile::{What, is_on, span};

use super::dispatch::{check_count, check_result, describe, fits, result_type};
use super::legacy::convert_arguments;
use super::{Function, Given};
use crate::call_site::CallSite;
use crate::closure::{Block, PuppetFunction};
use crate::evaluator::Evaluator;
use crate::outside::FoundFunction;
use crate::signal::{EvalResult, Place, answered};

/// A function.
#[derive(Clone)]
pub enum AnyFunction {
    /// It is built in.
    BuiltIn(&'static Function),
    /// It is written in Puppet.
    Puppet(Arc<PuppetFunction>),
    /// It was made at run time, with signatures of its own.
    Made(Arc<dyn MadeFunction>),
}

impl AnyFunction {
    /// The name that accounts of time know it by.
    fn name(&self) -> &str {
        match self {
            Self::BuiltIn(function) => function.name,
            Self::Puppet(function) => &function.name,
            Self::Made(function) => function.name(),
        }
    }
}

/// A function that was made at run time.
pub trait MadeFunction: Send + Sync {
    /// The full name, for messages.
    fn name(&self) -> &str;

    /// The signatures. The first that the arguments fit is called.
    fn signatures(&self) -> &[Signature];

    /// A function of the old interface has no signatures: it counts its arguments (exactly so many,
    /// or, if negative, at least `-arity - 1`) and gets them converted.
    fn legacy_arity(&self) -> Option<i32> {
        None
    }

    /// Whether it is called with whatever it is given, and looks at its signatures itself.
    fn is_raw(&self) -> bool {
        false
    }

    /// The function itself, with its signatures, if this one stands for it.
    fn stands_for(&self, _evaluator: &mut Evaluator) -> EvalResult<Option<AnyFunction>> {
        Ok(None)
    }

    /// The name of the rule that is behind it, if it is known to do just that.
    fn native_name(&self) -> Option<&'static str> {
        None
    }

    /// Whether arguments that fit a signature are a mistake: the call gives the error.
    fn is_mismatch(&self, _signature: usize) -> bool {
        false
    }

    /// What a result of the wrong type is said to come from.
    fn result_name(&self, _signature: usize) -> &str {
        self.name()
    }

    /// Calls it with arguments that fit one of its signatures.
    fn call(&self, evaluator: &mut Evaluator, call: MadeCall) -> EvalResult<Value>;
}

/// A call of a function that was made at run time.
pub struct MadeCall {
    /// Which signature the arguments fit.
    pub signature: usize,
    /// The arguments.
    pub arguments: Vec<Value>,
    /// The block, which is what the signature wants.
    pub block: Option<Block>,
    /// Where the call is written.
    pub place: Place,
}

/// Which signature of a function arguments fit, or the error for those that fit none.
pub fn fitting_signature(
    name: &str,
    signatures: &[Signature],
    is_mismatch: impl Fn(usize) -> bool,
    arguments: &[Value],
    block: Option<&Block>,
) -> EvalResult<usize> {
    let mut all = signatures.iter();
    match all.position(|signature| fits(signature, arguments, block)) {
        Some(signature) => Ok(signature),
        None => {
            let block = block.map(|block| Value::Lambda(block.clone()));
            let wanted = signatures.iter().enumerate();
            let wanted = wanted.filter(|(index, _)| !is_mismatch(*index));
            let signatures: Vec<&Signature> = wanted.map(|(_, signature)| signature).collect();
            Err(describe(name, &signatures, arguments, block))
        }
    }
}

impl Evaluator {
    /// The function of a name, if there is one: what code has defined, what is built in, and what
    /// the environment and its modules have, in this order.
    pub fn find_function(&mut self, name: &str) -> EvalResult<Option<AnyFunction>> {
        let name = name.strip_prefix("::").unwrap_or(name);
        if let Some(function) = self.user_functions.get(name) {
            return Ok(Some(function.clone()));
        }
        match self.functions.get(name) {
            Some(function) => Ok(Some(AnyFunction::BuiltIn(function))),
            None => self.load_function(name),
        }
    }

    /// Makes a function known by its name.
    pub(crate) fn define_function(&mut self, name: Str, function: AnyFunction) {
        self.found_functions.forget();
        self.user_functions.insert(name, function);
    }

    /// A function that a file of the environment or of a module defines. From then on it is known.
    fn load_function(&mut self, name: &str) -> EvalResult<Option<AnyFunction>> {
        match self.outside.loader.function(name) {
            Ok(Some(found)) => {
                self.logs.extend(found.logs.iter().cloned());
                let function = match found.function {
                    FoundFunction::Ready(function) => function,
                    FoundFunction::Script(file) => match self.load_script(&file)? {
                        Some(function) => function,
                        None => return Ok(None),
                    },
                };
                self.define_function(name.into(), function.clone());
                Ok(Some(function))
            }
            Ok(None) => Ok(None),
            Err(error) => Err(self.load_error(error)),
        }
    }

    /// Calls a function.
    pub fn call_function(
        &mut self,
        function: &AnyFunction,
        arguments: Vec<Value>,
        block: Option<Block>,
        place: Place,
    ) -> EvalResult<Value> {
        let mut arguments = Given::from_vec(arguments);
        self.call_from(function, &mut arguments, block, CallSite::At(place))
    }

    /// The same from where a call is written.
    #[inline]
    pub(crate) fn call_from(
        &mut self,
        function: &AnyFunction,
        arguments: &mut Given,
        block: Option<Block>,
        site: CallSite,
    ) -> EvalResult<Value> {
        if is_on() {
            return self.call_measured(function, arguments, block, site);
        }
        self.call_unmeasured(function, arguments, block, site)
    }

    #[cold]
    #[inline(never)]
    fn call_measured(
        &mut self,
        function: &AnyFunction,
        arguments: &mut Given,
        block: Option<Block>,
        site: CallSite,
    ) -> EvalResult<Value> {
        let _span = span(What::Function, function.name());
        self.call_unmeasured(function, arguments, block, site)
    }

    #[inline]
    fn call_unmeasured(
        &mut self,
        function: &AnyFunction,
        arguments: &mut Given,
        block: Option<Block>,
        site: CallSite,
    ) -> EvalResult<Value> {
        answered(|| match function {
            AnyFunction::BuiltIn(function) => self.call_built_in(function, arguments, block, site),
            AnyFunction::Puppet(function) => {
                self.call_puppet_function(function, arguments, block.as_ref())
            }
            AnyFunction::Made(function) => {
                let place = self.place_of(&site);
                let arguments = std::mem::take(arguments).into_vec();
                self.call_made(&**function, arguments, block, place)
            }
        })
    }

    /// The type that a function says it gives, if it says one for all calls.
    pub fn declared_type(&mut self, function: &AnyFunction) -> EvalResult<Option<Type>> {
        match function {
            AnyFunction::BuiltIn(_) => Ok(None),
            AnyFunction::Puppet(function) => self.return_type_of(function),
            AnyFunction::Made(function) => match function.stands_for(self)? {
                Some(itself) => self.declared_type(&itself),
                None => Ok(match function.signatures() {
                    [only] => only.callable.return_type.clone(),
                    _ => None,
                }),
            },
        }
    }

    /// The type that a function says it gives for such arguments, if it says one; nothing if it
    /// takes no such arguments, or only with a block.
    pub(crate) fn result_type(
        &mut self,
        function: &AnyFunction,
        arguments: &[Value],
    ) -> EvalResult<Option<Option<Type>>> {
        match function {
            AnyFunction::BuiltIn(function) => Ok(result_type(function, arguments)),
            AnyFunction::Puppet(function) => self.result_type_of(function, arguments),
            AnyFunction::Made(function) => {
                if let Some(itself) = function.stands_for(self)? {
                    return self.result_type(&itself, arguments);
                }
                let mut signatures = function.signatures().iter();
                let fitting = signatures.find(|signature| fits(signature, arguments, None));
                Ok(fitting.map(|signature| signature.callable.return_type.clone()))
            }
        }
    }

    fn call_made(
        &mut self,
        function: &dyn MadeFunction,
        mut arguments: Vec<Value>,
        block: Option<Block>,
        place: Place,
    ) -> EvalResult<Value> {
        if let Some(arity) = function.legacy_arity() {
            check_count(function.name(), arity, arguments.len())?;
            convert_arguments(&mut arguments)?;
            // Such functions are given copies.
            arguments.iter_mut().for_each(Value::renew);
            let call = MadeCall {
                signature: 0,
                arguments,
                block,
                place,
            };
            return self.call_deeper(|this| function.call(this, call));
        }
        if function.is_raw() {
            let call = MadeCall {
                signature: 0,
                arguments,
                block,
                place,
            };
            return self.call_deeper(|this| function.call(this, call));
        }
        let signatures = function.signatures();
        let is_mismatch = |index| function.is_mismatch(index);
        let name = function.name();
        let signature =
            fitting_signature(name, signatures, is_mismatch, &arguments, block.as_ref())?;
        let call = MadeCall {
            signature,
            arguments,
            block,
            place,
        };
        let result = self.call_deeper(|this| function.call(this, call));
        check_result(
            function.result_name(signature),
            &signatures[signature],
            result,
        )
    }
}
