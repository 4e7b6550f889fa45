//! Blocks and procs: code that is handed over, and how it is called.

use std::sync::Arc;

use super::{EnvId, Frame, Outcome, Ruby, Throw};
use crate::image::classes;
use crate::object::{Binding, Callable, Code, Kind, MethodObject, ObjectId, Proc, ProcCode, Value};
use crate::program::{BlockArgument, Body, BodyKind};
use crate::symbol::Symbol;

/// What a call hands over as its block. It lives on the stack of the machine until somebody keeps
/// it ([`Ruby::block_value`]).
pub enum Block<'a> {
    /// Code, written in a frame that runs.
    Code(&'a Arc<Body>, &'a Frame<'a>),
    /// A proc.
    Proc(ObjectId),
    /// `&:name`
    Symbol(Symbol),
    /// Something of Rust's.
    Native(Arc<dyn Callable>),
}

impl Ruby<'_> {
    /// Calls a block.
    pub fn call_block(&mut self, block: &Block<'_>, arguments: &[Value]) -> Outcome {
        self.call_block_with(block, arguments, false)
    }

    /// Calls a block with arguments the last of which may be keywords.
    pub fn call_block_with(
        &mut self,
        block: &Block<'_>,
        arguments: &[Value],
        keywords: bool,
    ) -> Outcome {
        match block {
            Block::Code(body, around) => {
                let frame = self.block_frame(body, around);
                self.run_block(&frame, around.env, arguments, keywords, None, false)
            }
            Block::Proc(id) => self.call_proc(*id, arguments, keywords, None),
            Block::Symbol(name) => self.call_symbol(*name, arguments),
            Block::Native(callable) => {
                let callable = Arc::clone(callable);
                callable.call(self, arguments)
            }
        }
    }

    /// Calls a block with another `self`: `instance_eval`, `class_eval`.
    pub fn call_block_on(
        &mut self,
        block: &Block<'_>,
        this: Value,
        definee: Option<ObjectId>,
        arguments: &[Value],
    ) -> Outcome {
        match block {
            Block::Code(body, around) => {
                // Constants are those that the block sees; `def` goes to the module.
                let frame = Frame {
                    this,
                    env: self.push_env(body.locals.len(), around.env),
                    definee: definee.or(around.definee),
                    body,
                    caller: Some(around),
                    line: body.line.into(),
                    ..**around
                };
                self.run_block(&frame, around.env, arguments, false, None, false)
            }
            Block::Proc(id) => self.call_proc(*id, arguments, false, Some((this, definee))),
            Block::Symbol(name) => self.call_symbol(*name, &[&[this], arguments].concat()),
            Block::Native(callable) => {
                let callable = Arc::clone(callable);
                callable.call(self, arguments)
            }
        }
    }

    fn call_symbol(&mut self, name: Symbol, arguments: &[Value]) -> Outcome {
        match arguments.split_first() {
            Some((receiver, rest)) => self.send_known(*receiver, name, rest),
            None => Err(self.argument_error("no receiver given")),
        }
    }

    /// Calls a proc, with another `self` if one is given.
    pub fn call_proc(
        &mut self,
        id: ObjectId,
        arguments: &[Value],
        keywords: bool,
        on: Option<(Value, Option<ObjectId>)>,
    ) -> Outcome {
        let proc = match &self.get(id).kind {
            Kind::Proc(proc) => (**proc).clone(),
            _ => return Err(self.type_error("wrong argument type (expected Proc)")),
        };
        self.call_proc_with(&proc, arguments, keywords, on, None)
    }

    /// Calls a proc with a block of its own, as a method that `define_method` made is.
    pub(crate) fn call_proc_with(
        &mut self,
        proc: &Proc,
        arguments: &[Value],
        keywords: bool,
        on: Option<(Value, Option<ObjectId>)>,
        given: Option<&Block<'_>>,
    ) -> Outcome {
        match &proc.code {
            ProcCode::Ruby(body, binding, method) => {
                let own = binding.block.map(Block::Proc);
                let env = self.push_env(body.locals.len(), binding.env);
                let frame = Frame {
                    this: on.map_or(binding.this, |(this, _)| this),
                    env,
                    home: binding.home,
                    return_to: if proc.is_lambda { env } else { binding.home },
                    scope: binding.scope,
                    definee: on.and_then(|(_, definee)| definee).or(binding.definee),
                    body,
                    block: own.as_ref(),
                    method: method.as_ref(),
                    caller: None,
                    line: body.line.into(),
                };
                let around = binding.env;
                self.run_block(&frame, around, arguments, keywords, given, proc.is_lambda)
            }
            ProcCode::Symbol(name) => self.call_symbol(*name, arguments),
            ProcCode::Method(object) => {
                let MethodObject {
                    receiver,
                    name,
                    method,
                } = object.clone();
                let receiver = receiver.unwrap_or_default();
                self.invoke(receiver, name, &method, arguments, keywords, given, None)
            }
            ProcCode::Native(callable) => callable.clone().call(self, arguments),
        }
    }

    /// What code of a block runs in, with slots of its own.
    #[inline]
    pub(super) fn block_frame<'a>(&mut self, body: &'a Body, around: &'a Frame<'a>) -> Frame<'a> {
        Frame {
            env: self.push_env(body.locals.len(), around.env),
            body,
            caller: Some(around),
            line: body.line.into(),
            ..*around
        }
    }

    /// Runs the code of a block in its frame, whose slots are given back; `around` are those around
    /// it. A lambda is strict about its arguments and is what `return` in it leaves.
    fn run_block(
        &mut self,
        frame: &Frame<'_>,
        around: EnvId,
        arguments: &[Value],
        keywords: bool,
        given: Option<&Block<'_>>,
        is_lambda: bool,
    ) -> Outcome {
        let result = self.enter(frame, |ruby| {
            ruby.run_block_body(frame, arguments, keywords, given, is_lambda)
        });
        self.pop_env(frame.env);
        match result {
            Ok(value) => Ok(value),
            Err(throw) => ended_early(*throw, frame.env, around, is_lambda),
        }
    }

    /// The same where there is stack enough, once more in the same frame.
    pub(super) fn run_round(
        &mut self,
        frame: &Frame<'_>,
        around: EnvId,
        arguments: &[Value],
    ) -> Outcome {
        let result = self.enter_directly(frame, |ruby| {
            ruby.run_block_body(frame, arguments, false, None, false)
        });
        match result {
            Ok(value) => Ok(value),
            Err(throw) => ended_early(*throw, frame.env, around, false),
        }
    }

    #[inline]
    fn run_block_body(
        &mut self,
        frame: &Frame<'_>,
        arguments: &[Value],
        keywords: bool,
        given: Option<&Block<'_>>,
        is_lambda: bool,
    ) -> Outcome {
        self.step(frame)?;
        let parameters = &frame.body.parameters;
        if parameters.is_simple && !keywords && arguments.len() == parameters.required.len() {
            // One array for several parameters is taken apart below; here each has its own.
            self.env_mut(frame.env).slots.set_first(arguments);
        } else if is_lambda {
            self.bind_strictly(frame, arguments, keywords, given)?;
        } else {
            self.bind_loosely(frame, arguments, keywords, given)?;
        }
        loop {
            match self.eval(&frame.body.node, frame) {
                Err(throw) if matches!(*throw, Throw::Redo) => self.step(frame)?,
                other => return other,
            }
        }
    }

    /// A block as a proc, for those who keep it.
    pub fn block_value(&mut self, block: &Block<'_>) -> Value {
        let code = match block {
            Block::Proc(id) => return Value::Object(*id),
            Block::Code(body, frame) => {
                let binding = self.binding(frame);
                let method: Option<Arc<Code>> = frame.method.cloned();
                ProcCode::Ruby(Arc::clone(body), binding, method)
            }
            Block::Symbol(name) => ProcCode::Symbol(*name),
            Block::Native(callable) => ProcCode::Native(Arc::clone(callable)),
        };
        let is_lambda = matches!(block, Block::Symbol(_));
        self.proc(code, is_lambda)
    }

    /// A new proc.
    pub fn proc(&mut self, code: ProcCode, is_lambda: bool) -> Value {
        let proc = Proc { code, is_lambda };
        self.add(classes::PROC, Kind::Proc(Box::new(proc)))
    }

    /// What code of a frame sees, kept as long as a proc needs it.
    pub(crate) fn binding(&mut self, frame: &Frame<'_>) -> Binding {
        self.keep_env(frame);
        let block = frame.block.map(|block| self.block_value(block));
        Binding {
            this: frame.this,
            env: frame.env,
            home: frame.return_to,
            scope: frame.scope,
            block: block.and_then(Value::object),
            definee: frame.definee,
        }
    }

    pub(super) fn make_lambda(&mut self, body: &Arc<Body>, frame: &Frame<'_>) -> Value {
        debug_assert_eq!(body.kind, BodyKind::Lambda);
        let binding = self.binding(frame);
        let method = frame.method.cloned();
        self.proc(ProcCode::Ruby(Arc::clone(body), binding, method), true)
    }

    /// Evaluates what a call hands over, and calls with it.
    pub(super) fn with_block_argument<'a, T>(
        &mut self,
        argument: Option<&'a BlockArgument>,
        frame: &'a Frame<'a>,
        call: impl FnOnce(&mut Self, Option<&Block<'_>>) -> Outcome<T>,
    ) -> Outcome<T> {
        match argument {
            None => call(self, None),
            Some(BlockArgument::Code(body)) => call(self, Some(&Block::Code(body, frame))),
            Some(BlockArgument::Symbol(name)) => call(self, Some(&Block::Symbol(*name))),
            Some(BlockArgument::Own) => call(self, frame.block),
            Some(BlockArgument::Value(node)) => {
                let value = self.eval(node, frame)?;
                frame.line.set(node.line);
                let block = self.to_block(value)?;
                call(self, block.as_ref())
            }
        }
    }

    /// `&value`
    pub(crate) fn to_block(&mut self, value: Value) -> Outcome<Option<Block<'static>>> {
        match value {
            Value::Nil => return Ok(None),
            Value::Symbol(name) => return Ok(Some(Block::Symbol(name))),
            Value::Object(id) if matches!(self.get(id).kind, Kind::Proc(_)) => {
                return Ok(Some(Block::Proc(id)));
            }
            _ => {}
        }
        let name = crate::symbol::known::TO_PROC;
        if self.responds_to(value, name) {
            let made = self.send_known(value, name, &[])?;
            if let Value::Object(id) = made
                && matches!(self.get(id).kind, Kind::Proc(_))
            {
                return Ok(Some(Block::Proc(id)));
            }
        }
        let class = self.conversion_name(value);
        Err(self.type_error(format!("wrong argument type {class} (expected Proc)")))
    }

    /// How many arguments a block wants, as `Proc#arity` counts.
    pub fn block_arity(&mut self, block: &Block<'_>) -> i64 {
        match block {
            Block::Code(body, _) => body.parameters.arity(body.kind == BodyKind::Lambda),
            Block::Proc(id) => match &self.get(*id).kind {
                Kind::Proc(proc) => proc_arity(proc),
                _ => -1,
            },
            Block::Symbol(_) => -2,
            Block::Native(callable) => callable.arity(),
        }
    }
}

/// What comes of a block that ended early.
#[inline(never)]
fn ended_early(throw: Throw, env: EnvId, around: EnvId, is_lambda: bool) -> Outcome {
    match throw {
        Throw::Next(value) => Ok(value),
        Throw::Break(from, value) if from == env => {
            if is_lambda {
                Ok(value)
            } else {
                Err(Box::new(Throw::BreakCall(around, value)))
            }
        }
        Throw::Return(to, value) if is_lambda && to == env => Ok(value),
        other => Err(Box::new(other)),
    }
}

/// How many arguments a proc wants, as `Proc#arity` counts.
pub(crate) fn proc_arity(proc: &Proc) -> i64 {
    match &proc.code {
        ProcCode::Ruby(body, ..) => body.parameters.arity(proc.is_lambda),
        ProcCode::Symbol(_) => -2,
        ProcCode::Method(object) => super::call::method_arity(&object.method),
        ProcCode::Native(callable) => callable.arity(),
    }
}
