//! What each node does.

use super::{EnvId, Frame, Outcome, Ruby, Throw};
use ecow::EcoString;

use crate::object::{Kind, Text, Value};
use crate::program::{AssignTarget, Node, NodeKind};
use crate::symbol::Symbol;

impl Ruby<'_> {
    /// The value of a node. It goes straight on to what each kind of node does: what takes room on the
    /// stack of the machine is apart.
    pub(crate) fn eval(&mut self, node: &Node, frame: &Frame<'_>) -> Outcome {
        match &node.kind {
            NodeKind::Nil => Ok(Value::Nil),
            NodeKind::True => Ok(Value::Boolean(true)),
            NodeKind::False => Ok(Value::Boolean(false)),
            NodeKind::SelfValue => Ok(frame.this),
            NodeKind::Integer(number) => Ok(Value::Integer(*number)),
            NodeKind::Float(number) => Ok(Value::Float(*number)),
            NodeKind::Symbol(symbol) => Ok(Value::Symbol(*symbol)),
            NodeKind::String(text) => self.eval_string(text, frame),
            NodeKind::Local(slot) => Ok(self.env(frame.env).slots[*slot]),
            NodeKind::OuterLocal(slot, depth) => Ok(self.outer_local(*slot, *depth, frame)),
            NodeKind::InstanceVariable(name) => self.read_instance_variable(frame.this, *name),
            NodeKind::Call(call) => self.eval_call(call, node.line, frame),
            NodeKind::Sequence(nodes) => self.eval_sequence(nodes, frame),
            NodeKind::If(parts) => self.eval_if(&parts.0, &parts.1, &parts.2, frame),
            NodeKind::And(parts) => self.eval_and(&parts.0, &parts.1, frame),
            NodeKind::Or(parts) => self.eval_or(&parts.0, &parts.1, frame),
            NodeKind::Not(operand) => self.eval_not(operand, node.line, frame),
            NodeKind::Assign(parts) => self.eval_assign(&parts.0, &parts.1, node.line, frame),
            NodeKind::Interpolated(pieces) => self.eval_interpolated(pieces, frame),
            NodeKind::Constant(name) => self.eval_constant(*name, node.line, frame),
            NodeKind::Case(parts) => self.eval_case(&parts.0, &parts.1, &parts.2, frame),
            _ => self.eval_rare(node, frame),
        }
    }

    #[inline(never)]
    fn eval_string(&mut self, text: &EcoString, frame: &Frame<'_>) -> Outcome {
        let is_frozen = frame.body.source.frozen_strings;
        let text = Text::Utf8(text.clone());
        Ok(Value::Object(self.heap.add_string(text, is_frozen)))
    }

    #[inline(never)]
    fn eval_sequence(&mut self, nodes: &[Node], frame: &Frame<'_>) -> Outcome {
        let Some((last, before)) = nodes.split_last() else {
            return Ok(Value::Nil);
        };
        for node in before {
            self.eval(node, frame)?;
        }
        self.eval(last, frame)
    }

    #[inline(never)]
    fn eval_if(&mut self, condition: &Node, yes: &Node, no: &Node, frame: &Frame<'_>) -> Outcome {
        if self.operand(condition, frame)?.is_truthy() {
            self.eval(yes, frame)
        } else {
            self.operand(no, frame)
        }
    }

    #[inline(never)]
    fn eval_and(&mut self, left: &Node, right: &Node, frame: &Frame<'_>) -> Outcome {
        let left = self.operand(left, frame)?;
        if left.is_truthy() {
            self.eval(right, frame)
        } else {
            Ok(left)
        }
    }

    #[inline(never)]
    fn eval_or(&mut self, left: &Node, right: &Node, frame: &Frame<'_>) -> Outcome {
        let left = self.operand(left, frame)?;
        if left.is_truthy() {
            Ok(left)
        } else {
            self.eval(right, frame)
        }
    }

    #[inline(never)]
    fn eval_assign(
        &mut self,
        target: &AssignTarget,
        value: &Node,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let value = self.operand(value, frame)?;
        if let AssignTarget::Local(slot) = target {
            self.set_slot(frame, *slot, value);
        } else {
            self.assign(target, value, line, frame)?;
        }
        Ok(value)
    }

    #[inline(never)]
    fn eval_constant(&mut self, name: Symbol, line: u32, frame: &Frame<'_>) -> Outcome {
        frame.line.set(line);
        if let Some(known) = self.known_constant(frame.scope, name) {
            return Ok(known);
        }
        let found = self.constant(name, frame);
        self.placed(found, frame)
    }

    /// A local variable of a body around.
    #[inline]
    pub(super) fn outer_local(&self, slot: u32, depth: u32, frame: &Frame<'_>) -> Value {
        let env = self.outer_env(frame.env, depth);
        self.env(env).slots[slot]
    }

    /// Nodes that loops seldom run, apart for small frames on the stack of the machine.
    #[inline(never)]
    fn eval_rare(&mut self, node: &Node, frame: &Frame<'_>) -> Outcome {
        match &node.kind {
            NodeKind::Array(elements) => {
                let values = self.eval_list(elements, frame)?;
                Ok(self.array(values.into_vec()))
            }
            NodeKind::Hash(pairs) => self.eval_hash(pairs, frame),
            NodeKind::While {
                parts,
                negated,
                do_first,
            } => {
                frame.line.set(node.line);
                self.eval_while(&parts.0, &parts.1, *negated, *do_first, frame)
            }
            NodeKind::Match(parts) => self.eval_match(parts, frame),
            NodeKind::MatchAsk(parts) => self.eval_match_ask(&parts.0, &parts.1, frame),
            NodeKind::MatchRequire(parts) => {
                self.eval_match_require(&parts.0, &parts.1, node.line, frame)
            }
            NodeKind::Begin(begin) => self.eval_begin(begin, frame),
            NodeKind::Return(value) => {
                let value = self.eval(value, frame)?;
                Err(Box::new(Throw::Return(frame.return_to, value)))
            }
            NodeKind::Break(value) => {
                let value = self.eval(value, frame)?;
                Err(Box::new(Throw::Break(frame.env, value)))
            }
            NodeKind::Next(value) => {
                let value = self.eval(value, frame)?;
                Err(Box::new(Throw::Next(value)))
            }
            NodeKind::Redo => Err(Box::new(Throw::Redo)),
            NodeKind::Retry => Err(Box::new(Throw::Retry)),
            NodeKind::Yield(arguments) => {
                frame.line.set(node.line);
                let given = self.eval_arguments(arguments, frame)?;
                let result = match frame.block {
                    Some(block) => self.call_block_with(block, &given.values, given.keywords),
                    None => Err(self.error("LocalJumpError", "no block given (yield)")),
                };
                self.placed(result, frame)
            }
            NodeKind::MultipleAssign(parts) => {
                let value = self.eval(&parts.1, frame)?;
                self.assign_list(&parts.0, value, node.line, frame)?;
                Ok(value)
            }
            NodeKind::OperatorAssign(parts, operator) => {
                self.operator_assign(&parts.0, &parts.1, *operator, node.line, frame)
            }
            NodeKind::OrAssign(parts) => {
                self.logical_assign(&parts.0, &parts.1, false, node.line, frame)
            }
            NodeKind::AndAssign(parts) => {
                self.logical_assign(&parts.0, &parts.1, true, node.line, frame)
            }
            NodeKind::For(parts) => self.eval_for(&parts.0, &parts.1, &parts.2, node.line, frame),
            NodeKind::Super(parts) => {
                self.eval_super(Some(&parts.0), parts.1.as_ref(), node.line, frame)
            }
            NodeKind::BareSuper(block) => self.eval_super(None, block.as_deref(), node.line, frame),
            NodeKind::Lambda(body) => Ok(self.make_lambda(body, frame)),
            NodeKind::Define(name, body) => self.define_method(*name, body, frame),
            NodeKind::DefineSingleton(object, name, body) => {
                let object = self.eval(object, frame)?;
                self.define_singleton_method(object, *name, body, frame)
            }
            NodeKind::Class(parts, body) => {
                frame.line.set(node.line);
                let result =
                    self.eval_class(parts.0.as_ref(), parts.1, parts.2.as_ref(), body, frame);
                self.placed(result, frame)
            }
            NodeKind::Module(parts, body) => {
                frame.line.set(node.line);
                let result = self.eval_module(parts.0.as_ref(), parts.1, body, frame);
                self.placed(result, frame)
            }
            NodeKind::SingletonClass(object, body) => {
                let object = self.eval(object, frame)?;
                self.eval_singleton_class(object, body, frame)
            }
            NodeKind::TopConstant(name) => {
                frame.line.set(node.line);
                let object = Value::Object(crate::image::classes::OBJECT);
                let found = self.scoped_constant(object, *name, frame);
                self.placed(found, frame)
            }
            NodeKind::ScopedConstant(scope, name) => {
                let scope = self.eval(scope, frame)?;
                frame.line.set(node.line);
                let found = self.scoped_constant(scope, *name, frame);
                self.placed(found, frame)
            }
            NodeKind::ClassVariable(name) => self.class_variable(*name, frame),
            NodeKind::Global(name) => Ok(self.global(*name, frame)),
            NodeKind::NthMatch(group) => Ok(self.match_group(*group as usize, frame)),
            NodeKind::MatchPart(part) => Ok(self.match_part(*part, frame)),
            NodeKind::MatchAssign(matching, targets) => {
                self.eval_match_assign(matching, targets, frame)
            }
            NodeKind::Defined(of) => self.eval_defined(of, frame),
            NodeKind::Alias(new, old) => {
                let module = self.definee(frame);
                self.alias_method(module, *new, *old)?;
                Ok(Value::Nil)
            }
            NodeKind::AliasGlobal(new, old) => {
                let value = self.global(*old, frame);
                self.set_global(*new, value, frame)?;
                Ok(Value::Nil)
            }
            NodeKind::Undefine(names) => {
                let module = self.definee(frame);
                for name in names {
                    self.undefine_method(module, *name)?;
                }
                Ok(Value::Nil)
            }
            NodeKind::File => {
                let path = ecow::EcoString::from(&**frame.path());
                Ok(self.string(path))
            }
            NodeKind::Unsupported(what) => {
                frame.line.set(node.line);
                let message = format!("{what} is not supported");
                let error = Err(self.refuse(message));
                self.placed(error, frame)
            }
            _ => self.eval_literal(node, frame),
        }
    }

    /// Writes down where an error came from.
    #[inline]
    pub(crate) fn placed(&mut self, outcome: Outcome, frame: &Frame<'_>) -> Outcome {
        if let Err(throw) = &outcome {
            self.vm.note_place(throw, frame);
        }
        outcome
    }

    /// `@name`; objects of the host may have more than what is set.
    #[inline(never)]
    pub(crate) fn read_instance_variable(&mut self, this: Value, name: Symbol) -> Outcome {
        if let Some(value) = self.instance_variable(this, name) {
            return Ok(value);
        }
        let found = self.host.instance_variable(self.vm, this, &name.as_str());
        Ok(match found {
            Some(value) => {
                self.set_instance_variable(this, name, value);
                value
            }
            None => Value::Nil,
        })
    }

    fn eval_while(
        &mut self,
        condition: &Node,
        body: &Node,
        negated: bool,
        do_first: bool,
        frame: &Frame<'_>,
    ) -> Outcome {
        let mut first = do_first;
        loop {
            self.step(frame)?;
            let round = (|| {
                if !first && self.eval(condition, frame)?.is_truthy() == negated {
                    return Ok(None);
                }
                first = false;
                self.eval(body, frame).map(Some)
            })();
            match round {
                Ok(None) => return Ok(Value::Nil),
                Ok(Some(_)) => {}
                Err(throw) => match *throw {
                    Throw::Next(_) => {}
                    Throw::Break(env, value) if env == frame.env => return Ok(value),
                    other => return Err(Box::new(other)),
                },
            }
        }
    }

    #[inline(never)]
    fn eval_not(&mut self, operand: &Node, line: u32, frame: &Frame<'_>) -> Outcome {
        let value = self.eval(operand, frame)?;
        if let Value::Object(id) = value
            && matches!(self.get(id).kind, Kind::Plain)
        {
            frame.line.set(line);
            return self.call_method(value, crate::symbol::known::NOT, &[], frame);
        }
        Ok(Value::Boolean(!value.is_truthy()))
    }

    /// Runs a file that nobody calls from Ruby.
    pub fn run(&mut self, program: &crate::program::Program, this: Value) -> Outcome {
        self.run_in(program, this, super::ScopeId::TOP)
    }

    /// Runs a text as if it were in a method of a class: methods that it defines are the class's,
    /// and constants are looked for there.
    pub fn run_method(
        &mut self,
        program: &crate::program::Program,
        this: Value,
        class: crate::object::ObjectId,
    ) -> Outcome {
        let scope = match self.vm.template_scope {
            Some((known, scope)) if known == class => scope,
            _ => {
                let scope = self.push_scope(class, Some(super::ScopeId::TOP));
                self.vm.template_scope = Some((class, scope));
                scope
            }
        };
        self.run_in(program, this, scope)
    }

    /// Runs a file with `self` and the modules around it.
    pub(crate) fn run_in(
        &mut self,
        program: &crate::program::Program,
        this: Value,
        scope: super::ScopeId,
    ) -> Outcome {
        let body = &*program.body;
        let env = self.push_env(body.locals.len(), EnvId::NONE);
        let frame = Frame {
            this,
            env,
            home: env,
            return_to: env,
            scope,
            definee: None,
            body,
            block: None,
            method: None,
            caller: None,
            line: body.line.into(),
        };
        let result = self.enter(&frame, |ruby| ruby.eval(&body.node, &frame));
        self.pop_env(env);
        match result {
            Err(throw) => match *throw {
                Throw::Return(to, value) if to == env => Ok(value),
                other => Err(Box::new(other)),
            },
            ok => ok,
        }
    }
}
