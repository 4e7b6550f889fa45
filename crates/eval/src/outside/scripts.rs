//! What modules have in another language: functions and templates in Ruby.

use marotte_pcore::{Str, Value};

use crate::evaluator::Evaluator;
use crate::function::AnyFunction;
use crate::signal::EvalResult;

/// Runs what modules have in another language.
pub trait Scripts: Send + Sync {
    /// The function that a file defines.
    fn function(&self, evaluator: &mut Evaluator, file: &ScriptFunction)
    -> EvalResult<AnyFunction>;

    /// Reads the file of a function that code will probably call, so that less is left to do then.
    fn prepare(&self, file: &ScriptFunction);

    /// The text of a template, with the variables of the code that runs.
    fn render(&self, evaluator: &mut Evaluator, template: &ScriptTemplate) -> EvalResult<Value>;
}

/// A file that defines a function.
#[derive(Clone, Debug)]
pub struct ScriptFunction {
    /// The full name of the function.
    pub name: Str,
    /// The file.
    pub path: Str,
    /// How it is written.
    pub interface: ScriptInterface,
}

/// How a function is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptInterface {
    /// With signatures, in `lib/puppet/functions`.
    Typed,
    /// Without, in `lib/puppet/parser/functions`.
    Legacy,
}

/// A template.
#[derive(Clone, Debug)]
pub enum ScriptTemplate {
    /// That of a file.
    File {
        /// How code names it.
        reference: Str,
        /// The file.
        path: Str,
        /// What is in it.
        text: Str,
    },
    /// A text of the code.
    Inline(Str),
}
