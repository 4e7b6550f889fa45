//! Calls: arguments, the method that is meant, and how it is run.

use std::sync::Arc;

use smallvec::SmallVec;

use super::limits::{DEEP, MORE_STACK};
use super::{Block, EnvId, Frame, Outcome, Ruby, Stop, Throw, describe_for_error};
use crate::image::classes;
use crate::native::{Args, NativeMethod, expected};
use crate::object::{Code, Kind, Method, MethodKind, TEXT, Value, Visibility};
use crate::program::RequiredParameter;
use crate::program::{Arguments, BlockArgument, Body, CallNode, MethodBody, Parameters, Rest};
use crate::symbol::{Symbol, known};

/// How much of the stack must be left for a call beside what its body takes, and how much is added.
const RED_ZONE: usize = 128 << 10;
const GROWTH: usize = 2 << 20;

/// How much stack there may be at most: code that is nested deep takes much of it at each level.
const MOST_STACK: usize = 256 << 20;

/// Arguments that were evaluated.
pub(crate) struct Given {
    /// The values; with `keywords` the last one is a hash of them.
    pub(crate) values: SmallVec<[Value; 4]>,
    /// Whether there are keywords.
    pub(crate) keywords: bool,
}

/// How a method is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// With a receiver: public methods only.
    Receiver,
    /// Without one, or with `self`: private ones, too.
    Own,
}

impl Way {
    pub(super) fn of(call: &CallNode) -> Self {
        if call.receiver.is_none() || call.is_self {
            Self::Own
        } else {
            Self::Receiver
        }
    }
}

impl Ruby<'_> {
    /// A call with all that it may have.
    #[inline(never)]
    pub(super) fn eval_full_call(
        &mut self,
        receiver: Value,
        call: &CallNode,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let given = self.eval_arguments(&call.arguments, frame)?;
        let way = Way::of(call);
        let forwarded = call.arguments.forward;
        let argument = match &call.block {
            None if forwarded => Some(&BlockArgument::Own),
            other => other.as_ref(),
        };
        let result = self.with_block_argument(argument, frame, |ruby, block| {
            frame.line.set(line);
            ruby.dispatch(
                receiver,
                call,
                &given.values,
                given.keywords,
                block,
                way,
                frame,
            )
        });
        let result = match result {
            Err(throw) => match *throw {
                // `break` in the block of this call ends the call.
                Throw::BreakCall(env, value)
                    if env == frame.env && matches!(call.block, Some(BlockArgument::Code(_))) =>
                {
                    Ok(value)
                }
                other => Err(Box::new(other)),
            },
            ok => ok,
        };
        self.finish_call(call, result, given.values.last().copied(), frame)
    }

    pub(super) fn finish_call(
        &mut self,
        call: &CallNode,
        result: Outcome,
        last: Option<Value>,
        frame: &Frame<'_>,
    ) -> Outcome {
        match result {
            Ok(_) if call.is_assignment => Ok(last.unwrap_or_default()),
            other => self.placed(other, frame),
        }
    }

    /// The arguments of a call, one after the other.
    pub(super) fn eval_arguments(
        &mut self,
        arguments: &Arguments,
        frame: &Frame<'_>,
    ) -> Outcome<Given> {
        let mut values = self.eval_list(&arguments.values, frame)?;
        if arguments.forward {
            return self.forwarded(values, frame);
        }
        if arguments.keywords.is_empty() {
            return Ok(Given {
                values,
                keywords: false,
            });
        }
        let mut table = crate::object::HashTable::default();
        self.eval_pairs(&mut table, &arguments.keywords, frame)?;
        // `**{}` is nothing at all.
        let keywords = !table.is_empty();
        if keywords {
            values.push(self.hash(table));
        }
        Ok(Given { values, keywords })
    }

    /// `...`: what the method around got.
    fn forwarded(&mut self, mut values: SmallVec<[Value; 4]>, frame: &Frame<'_>) -> Outcome<Given> {
        let mut method = frame;
        while method.env != method.home
            && let Some(around) = method.caller
        {
            method = around;
        }
        let parameters = &method.body.parameters;
        let (rest, options) = (parameters.rest, parameters.keyword_rest);
        let slots = self.env(method.home).slots.clone();
        if let Rest::Slot(slot) = rest {
            values.extend(self.splat(slots[slot])?);
        }
        if let Rest::Slot(slot) = options {
            let options = slots[slot];
            if self.hash_of(options).is_some_and(|table| !table.is_empty()) {
                values.push(options);
                return Ok(Given {
                    values,
                    keywords: true,
                });
            }
        }
        Ok(Given {
            values,
            keywords: false,
        })
    }

    /// Finds the method of a call and runs it.
    #[expect(
        clippy::too_many_arguments,
        reason = "all of a call, on the hottest path"
    )]
    pub(super) fn dispatch(
        &mut self,
        receiver: Value,
        call: &CallNode,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
        way: Way,
        frame: &Frame<'_>,
    ) -> Outcome {
        let class = self.class_of(receiver);
        if let Some(native) = self.known_native(class, call.name) {
            return self.call_native(native, receiver, values, keywords, block, frame);
        }
        match self.find_method(class, call.name) {
            Some(method)
                if method.visibility == Visibility::Public
                    || way == Way::Own
                    || self.may_call(&method, frame) =>
            {
                self.invoke(
                    receiver,
                    call.name,
                    &method,
                    values,
                    keywords,
                    block,
                    Some(frame),
                )
            }
            found => {
                let private = found.map(|method| method.visibility);
                self.method_missing(
                    receiver, call.name, values, keywords, block, frame, call, private,
                )
            }
        }
    }

    /// A protected method can be called by those who are of its class.
    fn may_call(&mut self, method: &Method, frame: &Frame<'_>) -> bool {
        method.visibility == Visibility::Protected && self.is_a(frame.this, method.owner)
    }

    #[cold]
    #[expect(clippy::too_many_arguments, reason = "all of a call that failed")]
    fn method_missing(
        &mut self,
        receiver: Value,
        name: Symbol,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
        frame: &Frame<'_>,
        call: &CallNode,
        hidden: Option<Visibility>,
    ) -> Outcome {
        let class = self.class_of(receiver);
        if let Some(method) = self.find_method(class, known::METHOD_MISSING)
            && method.owner != classes::BASIC_OBJECT
        {
            let mut all = vec![Value::Symbol(name)];
            all.extend_from_slice(values);
            let name = known::METHOD_MISSING;
            return self.invoke(receiver, name, &method, &all, keywords, block, Some(frame));
        }
        Err(self.undefined_method(receiver, name, call.is_bare_name, hidden))
    }

    /// `undefined method `x' for nil:NilClass`
    #[cold]
    pub(crate) fn undefined_method(
        &mut self,
        receiver: Value,
        name: Symbol,
        is_bare_name: bool,
        hidden: Option<Visibility>,
    ) -> Box<Throw> {
        if hidden.is_none()
            && let Some(refused) = self.lacking_method(receiver, name)
        {
            return refused;
        }
        let what = describe_for_error(self, receiver);
        let (class, message) = match hidden {
            Some(Visibility::Private) => (
                "NoMethodError",
                format!("private method `{name}' called for {what}"),
            ),
            Some(Visibility::Protected) => (
                "NoMethodError",
                format!("protected method `{name}' called for {what}"),
            ),
            _ if is_bare_name => (
                "NameError",
                format!("undefined local variable or method `{name}' for {what}"),
            ),
            _ => (
                "NoMethodError",
                format!("undefined method `{name}' for {what}"),
            ),
        };
        let error = self.error(class, message);
        if let Throw::Raise(exception) = *error {
            self.set_instance_variable(exception, Symbol::new("@receiver"), receiver);
        }
        self.with_name(error, name)
    }

    /// The refusal of a method that the receiver has where the host is whole.
    fn lacking_method(&mut self, receiver: Value, name: Symbol) -> Option<Box<Throw>> {
        let (of, mark) = match self.module_of(receiver) {
            Some(module) => (module, '.'),
            None => (self.class_of(receiver), '#'),
        };
        let method = format!("{mark}{name}");
        let names: Vec<_> = {
            let ancestors = self.ancestors(of);
            let names = ancestors.iter().map(|ancestor| self.module_name(*ancestor));
            names.collect()
        };
        let owner = names.iter().find(|owner| self.host.lacks(owner, &method))?;
        Some(self.refuse(format!("{owner}{method} is not available here")))
    }

    /// Runs a method.
    #[expect(
        clippy::too_many_arguments,
        reason = "all of a call, on the hottest path"
    )]
    pub(crate) fn invoke(
        &mut self,
        receiver: Value,
        name: Symbol,
        method: &Method,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
        caller: Option<&Frame<'_>>,
    ) -> Outcome {
        match &method.kind {
            MethodKind::Native(native) => self.with_frame(caller, receiver, |ruby, frame| {
                ruby.call_native(native, receiver, values, keywords, block, frame)
            }),
            MethodKind::Code(code) => {
                self.invoke_code(receiver, code, values, keywords, block, caller)
            }
            MethodKind::Host(host) => {
                let count = values.len();
                if count < usize::from(host.arity.min)
                    || host.arity.max.is_some_and(|max| count > usize::from(max))
                {
                    return Err(self.wrong_arguments(count, &expected(host.arity)));
                }
                self.with_frame(caller, receiver, |ruby, frame| {
                    let args = Args {
                        values,
                        keywords,
                        block,
                        frame,
                    };
                    ruby.host.call(ruby.vm, host.number, receiver, &args)
                })
            }
            MethodKind::Reader(variable) => {
                if !values.is_empty() {
                    return Err(self.wrong_arguments(values.len(), "0"));
                }
                self.read_instance_variable(receiver, *variable)
            }
            MethodKind::Writer(variable) => match values {
                [value] => {
                    self.check_frozen(receiver)?;
                    self.set_instance_variable(receiver, *variable, *value);
                    Ok(*value)
                }
                _ => Err(self.wrong_arguments(values.len(), "1")),
            },
            MethodKind::Proc(id) => {
                let mut proc = match &self.get(*id).kind {
                    Kind::Proc(proc) => (**proc).clone(),
                    _ => return Ok(Value::Nil),
                };
                proc.is_lambda = true;
                // `super` in it goes on behind this method.
                if let crate::object::ProcCode::Ruby(body, binding, of) = &mut proc.code {
                    *of = Some(Arc::new(Code {
                        body: MethodBody::Ready(Arc::clone(body)),
                        scope: binding.scope,
                        owner: method.owner,
                        name,
                    }));
                }
                let on = Some((receiver, None));
                self.call_proc_with(&proc, values, keywords, on, block)
            }
            MethodKind::Undefined => Err(self.undefined_method(receiver, name, false, None)),
        }
    }

    /// Runs a method that is written in Rust.
    #[inline]
    fn call_native(
        &mut self,
        native: &'static NativeMethod,
        receiver: Value,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
        frame: &Frame<'_>,
    ) -> Outcome {
        let count = values.len();
        if count < usize::from(native.arity.min)
            || native.arity.max.is_some_and(|max| count > usize::from(max))
        {
            return Err(self.wrong_arguments(count, &expected(native.arity)));
        }
        self.step(frame)?;
        let args = Args {
            values,
            keywords,
            block,
            frame,
        };
        (native.function)(self, receiver, &args)
    }

    /// Runs a method that is written in Ruby.
    fn invoke_code(
        &mut self,
        receiver: Value,
        code: &Arc<Code>,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
        caller: Option<&Frame<'_>>,
    ) -> Outcome {
        let body = &*code.body;
        let env = self.push_env(body.locals.len(), EnvId::NONE);
        let frame = Frame {
            this: receiver,
            env,
            home: env,
            return_to: env,
            scope: code.scope,
            definee: None,
            body,
            block,
            method: Some(code),
            caller,
            line: body.line.into(),
        };
        let result = self.enter(&frame, |ruby| {
            ruby.step(&frame)?;
            let parameters = &body.parameters;
            if parameters.is_simple && !keywords && values.len() == parameters.required.len() {
                ruby.env_mut(env).slots.set_first(values);
            } else {
                ruby.bind_strictly(&frame, values, keywords, block)?;
            }
            ruby.eval(&body.node, &frame)
        });
        self.pop_env(env);
        match result {
            Ok(value) => Ok(value),
            Err(throw) => match *throw {
                Throw::Return(to, value) if to == env => Ok(value),
                other => Err(Box::new(other)),
            },
        }
    }

    /// Runs something one call deeper, on a stack that is large enough.
    #[inline]
    pub(crate) fn enter<T>(
        &mut self,
        frame: &Frame<'_>,
        run: impl FnOnce(&mut Self) -> Outcome<T>,
    ) -> Outcome<T> {
        if Self::has_stack_for(frame.body) {
            return self.enter_directly(frame, run);
        }
        self.enter_directly(frame, |ruby| ruby.on_more_stack(frame, run))
    }

    /// Whether there is as much stack as a body may take.
    #[inline]
    pub(super) fn has_stack_for(body: &Body) -> bool {
        let stack = RED_ZONE + body.stack();
        stacker::remaining_stack().is_some_and(|left| left >= stack)
    }

    /// Runs something one call deeper, on the stack that there is.
    #[inline]
    pub(super) fn enter_directly<T>(
        &mut self,
        frame: &Frame<'_>,
        run: impl FnOnce(&mut Self) -> Outcome<T>,
    ) -> Outcome<T> {
        if self.vm.depth >= self.vm.limits.depth {
            return Err(self.too_deep(frame));
        }
        if self.vm.depth >= DEEP {
            self.step(frame)?;
        }
        self.vm.depth += 1;
        let result = run(self);
        self.vm.depth -= 1;
        match result {
            Ok(value) => Ok(value),
            Err(throw) => Err(self.with_limit_at(throw, frame)),
        }
    }

    #[cold]
    #[inline(never)]
    fn on_more_stack<T>(
        &mut self,
        frame: &Frame<'_>,
        run: impl FnOnce(&mut Self) -> Outcome<T>,
    ) -> Outcome<T> {
        let more = GROWTH.max(2 * (RED_ZONE + frame.body.stack()));
        if self.vm.stack_taken + more > MOST_STACK {
            return Err(self.too_deep(frame));
        }
        self.charge_steps(MORE_STACK)?;
        self.vm.stack_taken += more;
        let result = stacker::grow(more, || run(self));
        self.vm.stack_taken -= more;
        result
    }

    #[cold]
    fn too_deep(&mut self, frame: &Frame<'_>) -> Box<Throw> {
        let error = self.error("SystemStackError", "stack level too deep");
        // Texts that evaluate texts are in no file: that of the code around them is looked for.
        let mut around = Some(frame);
        while let Some(frame) = around
            && &**frame.path() == TEXT
        {
            around = frame.caller;
        }
        if let Err(excess) = self.charge_steps(u64::from(self.vm.depth / 8)) {
            return excess;
        }
        self.vm.note_place(&error, around.unwrap_or(frame));
        error
    }

    /// A limit that was reached where nobody knew the place, or in a library, was reached in the frame
    /// around.
    fn with_limit_at(&self, mut throw: Box<Throw>, frame: &Frame<'_>) -> Box<Throw> {
        if let Throw::Stop(Stop::Limit(_, place)) = &mut *throw
            && place
                .as_ref()
                .is_none_or(|place| place.is_of_library() || place.is_of_text())
        {
            *place = Some(self.location(frame));
        }
        throw
    }

    /// Calls a method of the host by its number, from nowhere.
    pub fn call_host(&mut self, number: u32, this: Value, values: &[Value]) -> Outcome {
        self.with_frame(None, this, |ruby, frame| {
            let args = Args {
                values,
                keywords: false,
                block: None,
                frame,
            };
            ruby.host.call(ruby.vm, number, this, &args)
        })
    }

    /// Runs something in the frame of the caller, or in one of nobody.
    fn with_frame<T>(
        &mut self,
        caller: Option<&Frame<'_>>,
        this: Value,
        run: impl FnOnce(&mut Self, &Frame<'_>) -> T,
    ) -> T {
        match caller {
            Some(frame) => run(self, frame),
            None => {
                let body = super::values::nobody();
                let env = self.push_env(0, EnvId::NONE);
                let frame = Frame {
                    this,
                    env,
                    home: env,
                    return_to: env,
                    scope: super::ScopeId::TOP,
                    definee: None,
                    body,
                    block: None,
                    method: None,
                    caller: None,
                    line: 0.into(),
                };
                let result = run(self, &frame);
                self.pop_env(env);
                result
            }
        }
    }

    /// Calls a method as code without a receiver would, from a frame.
    pub fn call_method(
        &mut self,
        receiver: Value,
        name: Symbol,
        values: &[Value],
        frame: &Frame<'_>,
    ) -> Outcome {
        self.call_method_with(receiver, name, values, false, None, Some(frame))
    }

    /// Calls a method by its name, whoever may call it.
    pub fn send(&mut self, receiver: Value, name: &str, values: &[Value]) -> Outcome {
        self.send_known(receiver, Symbol::new(name), values)
    }

    /// Calls a method, whoever may call it.
    pub fn send_known(&mut self, receiver: Value, name: Symbol, values: &[Value]) -> Outcome {
        self.call_method_with(receiver, name, values, false, None, None)
    }

    /// Calls a method with all that a call may have, whoever may call it.
    pub fn call_method_with(
        &mut self,
        receiver: Value,
        name: Symbol,
        values: &[Value],
        keywords: bool,
        block: Option<&Block<'_>>,
        caller: Option<&Frame<'_>>,
    ) -> Outcome {
        let class = self.class_of(receiver);
        if let Some(method) = self.find_method(class, name) {
            return self.invoke(receiver, name, &method, values, keywords, block, caller);
        }
        if let Some(method) = self.find_method(class, known::METHOD_MISSING)
            && method.owner != classes::BASIC_OBJECT
        {
            let mut all = vec![Value::Symbol(name)];
            all.extend_from_slice(values);
            let name = known::METHOD_MISSING;
            return self.invoke(receiver, name, &method, &all, keywords, block, caller);
        }
        Err(self.undefined_method(receiver, name, false, None))
    }

    /// `super`, with arguments or with those of the method.
    pub(super) fn eval_super(
        &mut self,
        arguments: Option<&Arguments>,
        block: Option<&BlockArgument>,
        line: u32,
        frame: &Frame<'_>,
    ) -> Outcome {
        let Some(code) = frame.method else {
            frame.line.set(line);
            let error = Err(self.error("RuntimeError", "super called outside of method"));
            return self.placed(error, frame);
        };
        let given = match arguments {
            Some(arguments) => self.eval_arguments(arguments, frame)?,
            None => self.own_arguments(&code.body.parameters, frame)?,
        };
        let class = self.class_of(frame.this);
        let found = self.find_super(class, code.owner, code.name);
        let block = match block {
            None if frame.block.is_some() => Some(&BlockArgument::Own),
            other => other,
        };
        let result = self.with_block_argument(block, frame, |ruby, block| {
            frame.line.set(line);
            match found {
                Some(method) => ruby.invoke(
                    frame.this,
                    code.name,
                    &method,
                    &given.values,
                    given.keywords,
                    block,
                    Some(frame),
                ),
                None => {
                    let what = describe_for_error(ruby, frame.this);
                    let name = code.name;
                    let message = format!("super: no superclass method `{name}' for {what}");
                    Err(ruby.error("NoMethodError", message))
                }
            }
        });
        self.placed(result, frame)
    }

    /// The arguments that a method got, as its variables are now.
    fn own_arguments(&mut self, parameters: &Parameters, frame: &Frame<'_>) -> Outcome<Given> {
        let mut env = frame.env;
        while env != frame.home && self.env(env).parent != EnvId::NONE {
            env = self.env(env).parent;
        }
        let slots = self.env(env).slots.clone();
        let at = |slot: u32| slots.get(slot).unwrap_or_default();
        let mut values: SmallVec<[Value; 4]> = SmallVec::new();
        let push_required = |values: &mut SmallVec<[Value; 4]>, list: &[RequiredParameter]| {
            for parameter in list {
                if let RequiredParameter::Slot(slot) = parameter {
                    values.push(at(*slot));
                }
            }
        };
        push_required(&mut values, &parameters.required);
        values.extend(parameters.optional.iter().map(|optional| at(optional.slot)));
        if let Rest::Slot(slot) = parameters.rest {
            values.extend(self.splat(at(slot))?);
        }
        push_required(&mut values, &parameters.post);
        let mut table = crate::object::HashTable::default();
        for keyword in &parameters.keywords {
            let key = Value::Symbol(keyword.name);
            let found = self.key(key)?;
            table.insert(found, key, at(keyword.slot));
        }
        if let Rest::Slot(slot) = parameters.keyword_rest
            && let Some(rest) = self.hash_of(at(slot)).cloned()
        {
            for (key, (original, value)) in rest.entries {
                table.insert(key, original, value);
            }
        }
        let keywords = !table.is_empty();
        if keywords {
            values.push(self.hash(table));
        }
        Ok(Given { values, keywords })
    }
}

/// How many arguments a method takes, as `Method#arity` counts.
pub(crate) fn method_arity(method: &Method) -> i64 {
    match &method.kind {
        MethodKind::Native(native) => native.arity.number(),
        MethodKind::Host(host) => host.arity.number(),
        MethodKind::Code(code) => code.body.parameters.arity(true),
        MethodKind::Proc(_) => -1,
        MethodKind::Reader(_) => 0,
        MethodKind::Writer(_) => 1,
        MethodKind::Undefined => 0,
    }
}
