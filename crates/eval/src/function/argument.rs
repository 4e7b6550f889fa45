//! Arguments as Rust values.
//!
//! Dispatch has already checked that the arguments fit the signature, so that taking them apart
//! does not fail in a function whose handler agrees with its signature.

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_pcore::{Array, Hash, Regexp, Str, Type, Value};
use smallvec::{Drain, SmallVec};

use super::call::Call;
use crate::closure::Block;
use crate::signal::{EvalResult, Signal};

/// What a call gives to a function. Most give a few, which need no memory of their own; they stay where
/// the call has put them until the function takes them.
pub(crate) type Given = SmallVec<[Value; 6]>;

/// The arguments of a call that are not taken yet.
pub struct Arguments<'a> {
    values: Drain<'a, [Value; 6]>,
    block: Option<Block>,
}

impl<'a> Arguments<'a> {
    /// The arguments of a call.
    #[inline]
    pub(crate) fn new(values: &'a mut Given, block: Option<Block>) -> Self {
        Self {
            values: values.drain(..),
            block,
        }
    }
}

/// The arguments that are left.
pub struct Rest(pub Vec<Value>);

/// What a parameter of a handler can be.
pub trait FromArguments: Sized {
    /// Takes what it needs from the front of the arguments.
    fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self>;
}

#[cold]
fn disagreement(wanted: &'static str) -> Signal {
    Signal::during(FunctionIssue::Disagreement { wanted })
}

impl FromArguments for Value {
    fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
        arguments
            .values
            .next()
            .ok_or_else(|| disagreement("a value"))
    }
}

impl FromArguments for Rest {
    fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
        Ok(Self(arguments.values.by_ref().collect()))
    }
}

impl FromArguments for Block {
    fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
        arguments
            .block
            .take()
            .ok_or_else(|| disagreement("a block"))
    }
}

impl FromArguments for Option<Block> {
    fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
        Ok(arguments.block.take())
    }
}

macro_rules! from_value {
    ($($type:ty: $wanted:literal, $pattern:pat => $value:expr;)*) => {$(
        impl FromArguments for $type {
            fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
                match arguments.values.next() {
                    Some($pattern) => Ok($value),
                    _ => Err(disagreement($wanted)),
                }
            }
        }

        /// An argument that may be left out.
        impl FromArguments for Option<$type> {
            fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
                match arguments.values.next() {
                    None | Some(Value::Undef) => Ok(None),
                    Some($pattern) => Ok(Some($value)),
                    Some(_) => Err(disagreement($wanted)),
                }
            }
        }
    )*};
}

from_value! {
    bool: "a Boolean", Value::Boolean(value) => value;
    i64: "an Integer", Value::Integer(value) => value;
    f64: "a Float", Value::Float(value) => value;
    Str: "a String", Value::String(text) => text;
    Array: "an Array", Value::Array(values) => values;
    Arc<Hash>: "a Hash", Value::Hash(hash) => hash;
    Arc<Regexp>: "a Regexp", Value::Regexp(regexp) => regexp;
    Type: "a Type", Value::Type(of) => of;
}

/// A value that may be left out. Unlike with the other optional arguments, `undef` is a value.
impl FromArguments for Option<Value> {
    fn take(arguments: &mut Arguments<'_>) -> EvalResult<Self> {
        Ok(arguments.values.next())
    }
}

/// What a handler can give.
pub trait IntoResult {
    /// The value of the call.
    fn into_result(self) -> EvalResult<Value>;
}

impl IntoResult for Value {
    fn into_result(self) -> EvalResult<Value> {
        Ok(self)
    }
}

macro_rules! into_result {
    ($($type:ty),* $(,)?) => {$(
        impl IntoResult for $type {
            fn into_result(self) -> EvalResult<Value> {
                Ok(self.into())
            }
        }
    )*};
}

into_result!(
    bool,
    i64,
    f64,
    Str,
    String,
    &str,
    Array,
    Vec<Value>,
    Hash,
    Type
);

impl<T: IntoResult> IntoResult for EvalResult<T> {
    fn into_result(self) -> EvalResult<Value> {
        self.and_then(IntoResult::into_result)
    }
}

impl<T: IntoResult> IntoResult for Option<T> {
    fn into_result(self) -> EvalResult<Value> {
        self.map_or(Ok(Value::Undef), IntoResult::into_result)
    }
}

impl IntoResult for () {
    fn into_result(self) -> EvalResult<Value> {
        Ok(Value::Undef)
    }
}

/// A function of Rust that handles calls.
pub trait Handler<A> {
    /// Calls it with the arguments that it wants.
    fn invoke(&self, call: &mut Call<'_>, arguments: Arguments<'_>) -> EvalResult<Value>;
}

macro_rules! handler {
    ($($argument:ident),*) => {
        impl<F, R, $($argument),*> Handler<($($argument,)*)> for F
        where
            F: Fn(&mut Call<'_>, $($argument),*) -> R,
            R: IntoResult,
            $($argument: FromArguments,)*
        {
            #[allow(non_snake_case, reason = "each argument is named like its type")]
            #[allow(unused_mut, unused_variables, reason = "a handler may want no arguments")]
            fn invoke(&self, call: &mut Call<'_>, mut arguments: Arguments<'_>) -> EvalResult<Value> {
                $(let $argument = $argument::take(&mut arguments)?;)*
                self(call, $($argument),*).into_result()
            }
        }
    };
}

handler!();
handler!(A);
handler!(A, B);
handler!(A, B, C);
handler!(A, B, C, D);
handler!(A, B, C, D, E);
