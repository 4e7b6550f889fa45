//! Built-in functions: how they are declared, found and called.
//!
//! A function is data: its name, its documentation and its signatures in Puppet's own syntax,
//! each with a handler. One file a function:
//!
//! ```
//! use marotte_eval::function;
//! use marotte_eval::function::Call;
//! use marotte_pcore::Str;
//!
//! function! {
//!     /// Twice as much of a number or of a text.
//!     ///
//!     /// ```puppet
//!     /// twice('ab')
//!     /// #=> 'abab'
//!     /// ```
//!     twice {
//!         "Integer $number" => number,
//!         "String $text" => text,
//!     }
//! }
//!
//! fn number(_: &mut Call<'_>, number: i64) -> i64 {
//!     number.saturating_mul(2)
//! }
//!
//! fn text(_: &mut Call<'_>, text: Str) -> Str {
//!     text.repeat(2)
//! }
//!
//! assert_eq!(FUNCTION.name, "twice");
//! ```
//!
//! Behind them can come `mismatch { … }`, signatures of calls that are a mistake: their handlers
//! give the error.

mod any;
mod argument;
mod call;
mod dispatch;
mod legacy;
mod look;
mod seen;
mod table;

use std::sync::OnceLock;

use marotte_pcore::Value;
use marotte_pcore::parse::Signature;

pub use any::{AnyFunction, MadeCall, MadeFunction, fitting_signature};
pub(crate) use argument::Given;
pub use argument::{Arguments, FromArguments, Handler, IntoResult, Rest};
pub use call::Call;
pub(crate) use dispatch::{describe, fits, signature_of, wrong_argument};
pub use legacy::legacy_argument;
pub(crate) use seen::LoadedScripts;
pub use table::FunctionTable;

use crate::signal::EvalResult;

/// A built-in function.
pub struct Function {
    /// The name.
    pub name: &'static str,
    /// The documentation, in Markdown, with an example that runs.
    pub docs: &'static str,
    /// How it is called.
    pub kind: FunctionKind,
    /// Names of types that only its signatures have: what they are called and what they mean.
    pub local_types: &'static [(&'static str, &'static str)],
    /// The signatures, parsed when they are first needed.
    pub signatures: OnceLock<Vec<Signature>>,
}

/// The two kinds of functions that Puppet has.
pub enum FunctionKind {
    /// With signatures; the first that fits is called.
    Typed(&'static [Dispatch]),
    /// Of the old interface: arguments are only counted, `undef` comes as an empty string and a
    /// block is ignored.
    Legacy {
        /// How many arguments: exactly so many, or, if negative, at least `-arity - 1`.
        arity: i32,
        /// Whether it gives a value; a statement gives `undef`.
        rvalue: bool,
        /// What it does.
        handler: RawHandler,
    },
}

/// A signature and what is done with arguments of it.
pub struct Dispatch {
    /// The parameters in Puppet's syntax: `Hash $hash, Callable[2, 2] &$block`.
    pub signature: &'static str,
    /// What it does.
    pub handler: RawHandler,
    /// Whether fitting arguments are a mistake: the handler gives the error.
    pub mismatch: bool,
}

/// A handler behind its arguments' conversion.
pub type RawHandler = fn(&mut Call<'_>, Arguments<'_>) -> EvalResult<Value>;

/// Declares a built-in function as `pub static FUNCTION`.
///
/// Handlers take `&mut Call` and the arguments of their signature as Rust values (see
/// [`FromArguments`]); the block comes last. Types that only the signatures know are declared
/// before them: `types { StringData = "Variant[String, Array[StringData]]" }`.
#[macro_export]
macro_rules! function {
    (
        $(#[doc = $doc:literal])*
        $name:ident {
            $(types { $($alias:ident = $of:literal),* $(,)? })?
            $($signature:literal => $handler:path),* $(,)?
        }
        $(mismatch { $($bad_signature:literal => $bad_handler:path),* $(,)? })?
    ) => {
        #[doc = concat!("The function `", stringify!($name), "`.")]
        pub static FUNCTION: $crate::function::Function = $crate::function::Function {
            name: stringify!($name),
            docs: concat!($($doc, "\n"),*),
            kind: $crate::function::FunctionKind::Typed(&[
                $($crate::function::Dispatch {
                    signature: $signature,
                    handler: |call, arguments| {
                        $crate::function::Handler::invoke(&$handler, call, arguments)
                    },
                    mismatch: false,
                },)*
                $($($crate::function::Dispatch {
                    signature: $bad_signature,
                    handler: |call, arguments| {
                        $crate::function::Handler::invoke(&$bad_handler, call, arguments)
                    },
                    mismatch: true,
                },)*)?
            ]),
            local_types: &[$($((stringify!($alias), $of)),*)?],
            signatures: ::std::sync::OnceLock::new(),
        };
    };
}

/// Declares a function of the old interface as `pub static FUNCTION`.
///
/// ```
/// use marotte_eval::function::Call;
/// use marotte_eval::legacy_function;
/// use marotte_pcore::Value;
///
/// legacy_function! {
///     /// The value that it is given.
///     same(1) => value same
/// }
///
/// fn same(_: &mut Call<'_>, value: Value) -> Value {
///     value
/// }
///
/// assert_eq!(FUNCTION.name, "same");
/// ```
#[macro_export]
macro_rules! legacy_function {
    (
        $(#[doc = $doc:literal])*
        $name:ident($arity:literal) => $kind:ident $handler:path
    ) => {
        #[doc = concat!("The function `", stringify!($name), "`.")]
        pub static FUNCTION: $crate::function::Function = $crate::function::Function {
            name: stringify!($name),
            docs: concat!($($doc, "\n"),*),
            kind: $crate::function::FunctionKind::Legacy {
                arity: $arity,
                rvalue: $crate::legacy_function!(@rvalue $kind),
                handler: |call, arguments| {
                    $crate::function::Handler::invoke(&$handler, call, arguments)
                },
            },
            local_types: &[],
            signatures: ::std::sync::OnceLock::new(),
        };
    };
    (@rvalue value) => { true };
    (@rvalue statement) => { false };
}
