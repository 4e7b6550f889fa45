//! Blocks that one language hands to the other.

use std::fmt;
use std::sync::Arc;

use marotte_eval::{Block, Closure, EvalResult, Evaluator, MadeBlock};
use marotte_pcore::types::{CallableType, IntegerRange, TupleType};
use marotte_pcore::{Str, Type, Value as Puppet};
use marotte_ruby::image::classes;
use marotte_ruby::interp::{Block as RubyCodeBlock, Outcome};
use marotte_ruby::object::{Callable, Kind, ObjectId};
use marotte_ruby::{Ruby, Value, Vm};

use crate::convert::{Results, to_puppet, to_ruby};
use crate::errors::to_signal;
use crate::host::{PuppetHost, method};
use crate::sources::Sources;
use crate::state::{Needs, enter};

/// A block of Puppet's code that an object of Ruby's holds.
#[derive(Clone)]
pub(crate) struct HeldBlock(pub(crate) Block);

impl fmt::Debug for HeldBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HeldBlock")
    }
}

/// A block of Puppet's code that Ruby's calls.
#[derive(Debug)]
pub(crate) struct PuppetBlock(HeldBlock);

impl PuppetBlock {
    /// The block, for a call.
    pub(crate) fn callable(block: Block) -> Arc<dyn Callable> {
        Arc::new(Self(HeldBlock(block)))
    }
}

impl Callable for PuppetBlock {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let held = Kind::Data(Box::new(self.0.clone()));
        let held = ruby.add(classes::OBJECT, held);
        ruby.call_host(method::CALL_BLOCK, held, arguments)
    }

    fn arity(&self) -> i64 {
        let Some(parameters) = &self.0.0.callable().parameters else {
            return -1;
        };
        let size = parameters.size_range();
        let min = size.min.unwrap_or(0);
        if size.max == Some(min) { min } else { -min - 1 }
    }
}

/// A block of Ruby's code that Puppet's calls.
pub(crate) struct RubyBlock {
    proc: ObjectId,
    names: Vec<Str>,
    sources: Arc<dyn Sources>,
}

impl RubyBlock {
    /// The block as one of Puppet's. It takes anything, as many as its parameters say.
    pub(crate) fn closure(
        vm: &mut Vm,
        host: &mut PuppetHost<'_>,
        block: &RubyCodeBlock<'_>,
    ) -> Block {
        let sources = Arc::clone(host.sources);
        let (proc, arity) = Ruby::with(vm, host, |ruby| {
            (ruby.block_value(block), ruby.block_arity(block))
        });
        let (min, max) = match arity {
            arity if arity < 0 => (-arity - 1, None),
            arity => (arity, Some(arity)),
        };
        let count = usize::try_from(max.unwrap_or(min)).unwrap_or(0);
        let callable = CallableType {
            parameters: Some(TupleType {
                types: vec![Type::Any; count.max(1)],
                size: Some(IntegerRange {
                    min: Some(min),
                    max,
                }),
            }),
            block: None,
            return_type: None,
        };
        let names = (0..count).map(|number| Str::from(format!("p{number}")));
        let made = Self {
            proc: proc.object().unwrap_or(classes::OBJECT),
            names: names.collect(),
            sources,
        };
        Closure::made(Arc::new(made), Arc::new(callable))
    }
}

impl MadeBlock for RubyBlock {
    fn parameter_names(&self) -> Vec<Str> {
        self.names.clone()
    }

    fn call(&self, evaluator: &mut Evaluator, arguments: Vec<Puppet>) -> EvalResult<Puppet> {
        enter(evaluator, &self.sources, Needs::Everything, |ruby| {
            let arguments: Vec<Value> = arguments
                .iter()
                .map(|argument| to_ruby(ruby, argument))
                .collect();
            let value = ruby.call_proc(self.proc, &arguments, false, None);
            let value = value.and_then(|value| to_puppet(ruby, value, Results::Typed));
            value.map_err(|throw| to_signal(ruby, throw))
        })
    }
}
