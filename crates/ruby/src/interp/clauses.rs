//! `case`, `begin` with its clauses, `for`, `defined?`.

use super::{Block, Frame, Outcome, Ruby, Throw};
use crate::image::classes;
use crate::object::{Callable, Kind, Value};
use crate::program::{Argument, AssignTarget, BeginNode, CaseBranch, Node, NodeKind, RescueClause};
use crate::symbol::known;

impl Ruby<'_> {
    #[inline(never)]
    pub(super) fn eval_case(
        &mut self,
        subject: &Option<Node>,
        branches: &[CaseBranch],
        otherwise: &Node,
        frame: &Frame<'_>,
    ) -> Outcome {
        let subject = match subject {
            Some(node) => Some(self.operand(node, frame)?),
            None => None,
        };
        for branch in branches {
            for option in &branch.options {
                let fits = match option {
                    Argument::Value(node) => self.fits_option(subject, node, frame)?,
                    Argument::Splat(node) => {
                        let value = self.eval(node, frame)?;
                        frame.line.set(node.line);
                        let mut fits = false;
                        for candidate in self.splat(value)? {
                            fits = self.fits(subject, candidate, frame)?;
                            if fits {
                                break;
                            }
                        }
                        fits
                    }
                };
                if fits {
                    return self.eval(&branch.body, frame);
                }
            }
        }
        self.eval(otherwise, frame)
    }

    /// Whether an option of a `case` is it. For text no string is made.
    #[inline]
    fn fits_option(
        &mut self,
        subject: Option<Value>,
        option: &Node,
        frame: &Frame<'_>,
    ) -> Outcome<bool> {
        if let Some(subject) = subject {
            match &option.kind {
                NodeKind::True => return Ok(matches!(subject, Value::Boolean(true))),
                NodeKind::False => return Ok(matches!(subject, Value::Boolean(false))),
                NodeKind::Nil => return Ok(subject.is_nil()),
                NodeKind::String(text) => {
                    if let Some(is) = self.is_text(subject, text) {
                        return Ok(is);
                    }
                }
                NodeKind::Constant(name) => {
                    if let Some(class) = self.known_constant(frame.scope, *name)
                        && let Some(is) = self.is_of_core(subject, class)
                    {
                        return Ok(is);
                    }
                }
                _ => {}
            }
        }
        let candidate = self.operand(option, frame)?;
        frame.line.set(option.line);
        self.fits(subject, candidate, frame)
    }

    fn fits(
        &mut self,
        subject: Option<Value>,
        candidate: Value,
        frame: &Frame<'_>,
    ) -> Outcome<bool> {
        match subject {
            Some(subject) => self.case_equal(candidate, subject, frame),
            None => Ok(candidate.is_truthy()),
        }
    }

    /// `option === subject`
    pub fn case_equal(
        &mut self,
        option: Value,
        subject: Value,
        frame: &Frame<'_>,
    ) -> Outcome<bool> {
        match (option, subject) {
            (Value::Symbol(one), Value::Symbol(two)) => return Ok(one == two),
            (Value::Integer(one), Value::Integer(two)) => return Ok(one == two),
            (Value::Nil | Value::Boolean(_), _) => return Ok(option.is_same(subject)),
            _ => {}
        }
        if let Value::Object(id) = option {
            if let Some(one) = self.string_of(option)
                && let Some(two) = self.string_of(subject)
            {
                return Ok(one == two);
            }
            if self.module(id).is_some() && self.is_plain_case(id) {
                return Ok(self.is_a(subject, id));
            }
        }
        let result = self.call_method(option, known::EQQ, &[subject], frame);
        Ok(self.placed(result, frame)?.is_truthy())
    }

    pub(super) fn eval_begin(&mut self, begin: &BeginNode, frame: &Frame<'_>) -> Outcome {
        let result = loop {
            match self.eval_rescued(begin, frame) {
                Err(throw) if matches!(*throw, Throw::Retry) && !begin.rescues.is_empty() => {
                    self.step(frame)?;
                }
                other => break other,
            }
        };
        let Some(ensure) = &begin.ensure else {
            return result;
        };
        // Limits end everything; nothing is put in order then.
        if let Err(throw) = &result
            && matches!(**throw, Throw::Stop(_))
        {
            return result;
        }
        self.eval(ensure, frame)?;
        result
    }

    fn eval_rescued(&mut self, begin: &BeginNode, frame: &Frame<'_>) -> Outcome {
        let thrown = match self.eval(&begin.body, frame) {
            Ok(value) => {
                return match &begin.otherwise {
                    Some(otherwise) => self.eval(otherwise, frame),
                    None => Ok(value),
                };
            }
            Err(throw) => throw,
        };
        let Throw::Raise(exception) = *thrown else {
            return Err(thrown);
        };
        for clause in &begin.rescues {
            if self.rescues(clause, exception, frame)? {
                if let Some(target) = &clause.target {
                    self.assign(target, exception, clause.body.line, frame)?;
                }
                let before = std::mem::replace(&mut self.vm.handled, exception);
                let result = self.eval(&clause.body, frame);
                self.vm.handled = before;
                return result;
            }
        }
        Err(thrown)
    }

    fn rescues(
        &mut self,
        clause: &RescueClause,
        exception: Value,
        frame: &Frame<'_>,
    ) -> Outcome<bool> {
        if clause.classes.is_empty() {
            let standard = self.constant_path("StandardError");
            return Ok(standard.is_some_and(|standard| self.is_a(exception, standard)));
        }
        for class in self.eval_list(&clause.classes, frame)? {
            if self.module_of(class).is_none() {
                let message = "class or module required for rescue clause";
                return Err(self.type_error(message));
            }
            let fits = self.call_method(class, known::EQQ, &[exception], frame)?;
            if fits.is_truthy() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// `for target in collection`: `each` with a block whose variables are those of this body.
    pub(super) fn eval_for(
        &mut self,
        target: &AssignTarget,
        collection: &Node,
        body: &Node,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let collection = self.eval(collection, frame)?;
        frame.line.set(line);
        for value in self.each_value(collection)? {
            self.step(frame)?;
            self.assign(target, value, line, frame)?;
            match self.eval(body, frame) {
                Ok(_) => {}
                Err(throw) => match *throw {
                    Throw::Next(_) => {}
                    Throw::Break(env, value) if env == frame.env => return Ok(value),
                    other => return Err(Box::new(other)),
                },
            }
        }
        Ok(collection)
    }

    /// All values that `each` of anything gives, one array for several.
    pub fn each_value(&mut self, collection: Value) -> Outcome<Vec<Value>> {
        if let Some(items) = self.items(collection) {
            return Ok(items);
        }
        if let Some(pairs) = self.pairs(collection) {
            let pairs = pairs.into_iter();
            return Ok(pairs
                .map(|(key, value)| self.array(vec![key, value]))
                .collect());
        }
        let found = self.array(Vec::new());
        let block = Block::Native(std::sync::Arc::new(Collect(found)));
        self.call_method_with(collection, known::EACH, &[], false, Some(&block), None)?;
        Ok(self.items(found).unwrap_or_default())
    }

    /// `defined?(x)`
    pub(super) fn eval_defined(&mut self, of: &Node, frame: &Frame<'_>) -> Outcome {
        let what = match &of.kind {
            NodeKind::Nil => "expression",
            NodeKind::SelfValue => "self",
            NodeKind::True => "true",
            NodeKind::False => "false",
            NodeKind::Local(_) | NodeKind::OuterLocal(..) => "local-variable",
            NodeKind::Assign(_)
            | NodeKind::MultipleAssign(_)
            | NodeKind::OperatorAssign(..)
            | NodeKind::OrAssign(_)
            | NodeKind::AndAssign(_) => "assignment",
            NodeKind::InstanceVariable(name) => {
                let known = self.instance_variable(frame.this, *name).is_some()
                    || self
                        .host
                        .instance_variable(self.vm, frame.this, &name.as_str())
                        .is_some();
                if !known {
                    return Ok(Value::Nil);
                }
                "instance-variable"
            }
            NodeKind::Global(name) => {
                if !self.globals.contains_key(name) {
                    return Ok(Value::Nil);
                }
                "global-variable"
            }
            NodeKind::ClassVariable(name) => {
                if self.find_class_variable(*name, frame).is_none() {
                    return Ok(Value::Nil);
                }
                "class variable"
            }
            NodeKind::Constant(name) => {
                let is_known = self.find_constant(frame.scope, *name).is_some()
                    || self.load_constant(*name)?;
                if !is_known {
                    return Ok(Value::Nil);
                }
                "constant"
            }
            NodeKind::TopConstant(name) => {
                let is_known = self.own_constant(classes::OBJECT, *name).is_some()
                    || self.load_constant(*name)?;
                if !is_known {
                    return Ok(Value::Nil);
                }
                "constant"
            }
            NodeKind::ScopedConstant(scope, name) => {
                let found = match self.eval(scope, frame) {
                    Ok(scope) => match self.module_of(scope) {
                        Some(module) => self.constant_in(module, *name),
                        None => None,
                    },
                    Err(_) => None,
                };
                if found.is_none() {
                    return Ok(Value::Nil);
                }
                "constant"
            }
            NodeKind::Yield(_) => {
                if frame.block.is_none() {
                    return Ok(Value::Nil);
                }
                "yield"
            }
            NodeKind::Super(_) | NodeKind::BareSuper(_) => {
                let class = self.class_of(frame.this);
                let found = frame
                    .method
                    .and_then(|code| self.find_super(class, code.owner, code.name));
                if found.is_none() {
                    return Ok(Value::Nil);
                }
                "super"
            }
            NodeKind::NthMatch(group) => {
                if self.match_group(*group as usize, frame).is_nil() {
                    return Ok(Value::Nil);
                }
                "global-variable"
            }
            NodeKind::Call(call) => {
                let receiver = match &call.receiver {
                    Some(node) => match self.eval(node, frame) {
                        Ok(receiver) => receiver,
                        Err(_) => return Ok(Value::Nil),
                    },
                    None => frame.this,
                };
                let class = self.class_of(receiver);
                let visible = |visibility| {
                    call.receiver.is_none() || visibility == crate::object::Visibility::Public
                };
                match self.find_method(class, call.name) {
                    Some(method) if visible(method.visibility) => "method",
                    _ => return Ok(Value::Nil),
                }
            }
            _ => "expression",
        };
        Ok(self.string(what))
    }

    /// Refuses to change what is frozen.
    pub fn check_frozen(&mut self, value: Value) -> Outcome<()> {
        if !self.is_frozen(value) {
            return Ok(());
        }
        let class = self.real_class_of(value);
        let class = self.module_name(class);
        let text = self.inspect(value)?;
        Err(self.error(
            "FrozenError",
            format!("can't modify frozen {class}: {text}"),
        ))
    }

    /// The text of a string that is to be changed.
    pub fn string_mut(&mut self, value: Value) -> Outcome<&mut crate::object::Text> {
        self.check_frozen(value)?;
        if let Value::Object(id) = value
            && matches!(self.get(id).kind, Kind::String(_))
            && let Kind::String(text) = &mut self.vm.heap.get_mut(id).kind
        {
            return Ok(text);
        }
        Err(Box::new(Throw::Raise(Value::Nil)))
    }

    /// The elements of an array that is to be changed.
    pub fn array_mut(&mut self, value: Value) -> Outcome<&mut Vec<Value>> {
        self.check_frozen(value)?;
        self.kind(value);
        if let Value::Object(id) = value
            && let Kind::Array(values) = self.vm.heap.collection_mut(id)
        {
            return Ok(values);
        }
        Err(Box::new(Throw::Raise(Value::Nil)))
    }

    /// The entries of a hash that is to be changed.
    pub fn hash_mut(&mut self, value: Value) -> Outcome<&mut crate::object::HashTable> {
        self.check_frozen(value)?;
        self.kind(value);
        if let Value::Object(id) = value
            && let Kind::Hash(table) = self.vm.heap.collection_mut(id)
        {
            return Ok(table);
        }
        Err(Box::new(Throw::Raise(Value::Nil)))
    }
}

/// A block that puts what it gets into an array.
#[derive(Debug)]
struct Collect(Value);

impl Callable for Collect {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let value = match arguments {
            [] => Value::Nil,
            [only] => *only,
            several => ruby.array(several.to_vec()),
        };
        ruby.charge(16)?;
        ruby.array_mut(self.0)?.push(value);
        Ok(Value::Nil)
    }
}
