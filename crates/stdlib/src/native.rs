//! What a native function is, and how it is called.

use marotte_eval::function::legacy_argument;
use marotte_eval::{Block, EvalResult, Evaluator, Place, ScriptInterface};
use marotte_pcore::{Str, Value};

use crate::plain::{is_plain, is_plain_or_reference};

/// A function in Rust that stands for contents of Ruby files.
#[derive(Debug)]
pub struct Native {
    /// The full name of the function.
    pub name: &'static str,
    /// How its file is written.
    pub interface: ScriptInterface,
    /// Which of several rules of that name it is: that of the first release, if it is not empty.
    pub variant: &'static str,
    /// Functions of the old interface that its file calls as methods: they must be known contents,
    /// too, or the file is interpreted.
    pub needs: &'static [&'static str],
    /// Whether it takes references to resources, as functions of the old interface get them.
    takes_references: bool,
    rule: Rule,
}

/// What came of a call. Nothing if the file itself must do it.
pub type Answer = Option<EvalResult<Value>>;

/// What a native function does.
#[derive(Clone, Copy, Debug)]
pub enum Rule {
    /// It makes a value of its arguments.
    Data(fn(&[Value]) -> Option<Value>),
    /// It needs more than its arguments.
    Call(fn(&mut Call<'_>) -> Answer),
}

/// The file that a native function stands for.
pub trait Original {
    /// Its path.
    fn path(&self) -> &str;

    /// What it says, where somebody can read it.
    fn text(&self) -> Option<Str>;
}

/// A call in progress.
pub struct Call<'a> {
    /// The name of the function.
    pub name: &'static str,
    /// The file that it stands for.
    pub file: &'a dyn Original,
    /// The compilation.
    pub evaluator: &'a mut Evaluator,
    /// The arguments.
    pub arguments: &'a [Value],
    /// The block.
    pub block: Option<&'a Block>,
    /// Where the call is written.
    pub place: &'a Place,
}

impl Native {
    /// A function with signatures.
    pub(crate) const fn typed(name: &'static str, rule: Rule) -> Self {
        Self {
            name,
            interface: ScriptInterface::Typed,
            variant: "",
            needs: &[],
            takes_references: false,
            rule,
        }
    }

    /// A function of the old interface.
    pub(crate) const fn legacy(name: &'static str, rule: Rule) -> Self {
        Self {
            interface: ScriptInterface::Legacy,
            ..Self::typed(name, rule)
        }
    }

    /// The same for other contents.
    pub(crate) const fn variant(mut self, variant: &'static str) -> Self {
        self.variant = variant;
        self
    }

    /// The same with functions that it needs.
    pub(crate) const fn needs(mut self, needs: &'static [&'static str]) -> Self {
        self.needs = needs;
        self
    }

    /// The same with references to resources in what it is given.
    pub(crate) const fn takes_references(mut self) -> Self {
        self.takes_references = true;
        self
    }

    /// Calls it, if it takes the call. The arguments stay what they are to the file: functions of
    /// the old interface get `undef` as an empty string from anybody.
    pub fn call(
        &self,
        file: &dyn Original,
        evaluator: &mut Evaluator,
        arguments: &mut [Value],
        block: Option<&Block>,
        place: &Place,
    ) -> Answer {
        if self.interface == ScriptInterface::Legacy {
            for argument in arguments.iter_mut() {
                if let Value::Undef = argument {
                    *argument = Value::from("");
                } else if is_plain(argument) {
                    // That is what it is to anybody.
                } else if self.takes_references && is_plain_or_reference(argument) {
                    *argument = legacy_argument(std::mem::take(argument)).ok()?;
                } else {
                    return None;
                }
            }
        }
        match self.rule {
            Rule::Data(_) if block.is_some() => None,
            Rule::Data(rule) => rule(arguments).map(|mut value| {
                // These functions are given copies, so that nothing of a result is anybody else's.
                if self.interface == ScriptInterface::Legacy {
                    value.renew();
                }
                Ok(value)
            }),
            Rule::Call(rule) => rule(&mut Call {
                name: self.name,
                file,
                evaluator,
                arguments,
                block,
                place,
            }),
        }
    }
}
