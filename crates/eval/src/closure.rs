//! Code that can be called: lambdas, and functions written in Puppet.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use marotte_diagnostics::{CatalogIssue, EvaluationIssue, Place, Span};
use marotte_ir::{Program, RESERVED_VARIABLES};
use marotte_pcore::describe::assert_instance;
use marotte_pcore::types::{CallableType, IntegerRange, TupleType};
use marotte_pcore::{Lambda, Str, Type, Value};
use marotte_syntax::ast::{ExprId, ExprKind, List, Parameter};
use rustc_hash::FxHashMap;

use crate::evaluator::{Evaluator, only_statement};
use crate::function::Given;
use crate::reuse::is_constant_type;
use crate::scope::{Frame, ProgramId, ScopeId};
use crate::signal::{EvalResult, Signal, SignalKind};

/// The signatures of lambdas that were met, by their program and place in it.
/// Nothing for those whose types depend on more than names.
pub(crate) type CallableCache = FxHashMap<(ProgramId, usize), Option<Arc<CallableType>>>;

/// Code that a call hands over, and its signature.
pub struct Closure {
    code: ClosureCode,
    callable: Arc<CallableType>,
}

enum ClosureCode {
    /// A lambda.
    Lambda(Written),
    /// A block of another language.
    Made(Arc<dyn MadeBlock>),
}

/// A lambda with the scope and frame that it was written in.
struct Written {
    program: Arc<Program>,
    /// What the evaluator that made it knows the program as.
    program_id: ProgramId,
    /// The lambda's expression.
    id: ExprId,
    scope: ScopeId,
    frame: Option<usize>,
    /// What runs it again and again need not look for.
    body: Option<ExprId>,
    /// The statement of a body that has just one.
    only: Option<ExprId>,
    slot_count: usize,
    plain_parameters: Option<usize>,
    /// Whether a parameter, or what it gives, has a type.
    has_types: bool,
}

/// A block of another language.
pub trait MadeBlock: Send + Sync {
    /// The names of its parameters.
    fn parameter_names(&self) -> Vec<Str>;

    /// Calls it.
    fn call(&self, evaluator: &mut Evaluator, arguments: Vec<Value>) -> EvalResult<Value>;
}

/// The block of a call.
pub type Block = Arc<Closure>;

impl Lambda for Closure {
    fn callable_type(&self) -> Arc<CallableType> {
        self.callable.clone()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A function written in Puppet.
pub struct PuppetFunction {
    /// The full name.
    pub name: Str,
    program: Arc<Program>,
    /// The definition's expression.
    id: ExprId,
    callable: OnceLock<Arc<CallableType>>,
    has_file: bool,
}

impl PuppetFunction {
    /// The function that a definition of a program is.
    pub fn new(name: Str, program: Arc<Program>, id: ExprId) -> Self {
        Self {
            name,
            program,
            id,
            callable: OnceLock::new(),
            has_file: false,
        }
    }

    /// A function with a file of its own.
    pub fn of_file(name: Str, program: Arc<Program>, id: ExprId) -> Self {
        Self {
            has_file: true,
            ..Self::new(name, program, id)
        }
    }

    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    /// Whether it has a file of its own.
    pub(crate) fn has_file(&self) -> bool {
        self.has_file
    }

    /// Where it is defined, with its name.
    pub(crate) fn place(&self) -> Place {
        let ast = &self.program.ast;
        let start = ast.position(self.id);
        let end = match ast[self.id].kind {
            ExprKind::Function(function) => ast[function].name_span.end,
            _ => start,
        };
        Place::new(ast.source(), Span::new(start, end.max(start)))
    }

    /// The names of the parameters.
    pub fn parameter_names(&self) -> Vec<Str> {
        let ast = &self.program.ast;
        let ExprKind::Function(function) = ast[self.id].kind else {
            return Vec::new();
        };
        ast[ast[function].parameters]
            .iter()
            .map(|p| ast.text(p.name).into())
            .collect()
    }
}

/// Refuses variables that only the compiler sets.
pub(crate) fn refuse_reserved<'a>(mut names: impl Iterator<Item = &'a str>) -> EvalResult<()> {
    match names.find(|name| RESERVED_VARIABLES.contains(name)) {
        Some(name) => {
            let name = name.into();
            Err(Signal::during(CatalogIssue::ReservedVariable { name }))
        }
        None => Ok(()),
    }
}

/// What calling needs to know of a lambda or function.
#[derive(Clone, Copy)]
pub(crate) struct Code<'a> {
    pub(crate) name: &'a str,
    pub(crate) program: &'a Arc<Program>,
    pub(crate) program_id: ProgramId,
    pub(crate) id: ExprId,
    pub(crate) parameters: List<Parameter>,
    pub(crate) body: Option<ExprId>,
    pub(crate) callable: &'a CallableType,
    /// Whether the arguments are known to be of the types of the parameters.
    pub(crate) is_checked: bool,
}

impl Written {
    fn lambda(&self) -> marotte_syntax::ast::Lambda {
        match self.program.ast[self.id].kind {
            ExprKind::Lambda(lambda) => self.program.ast[lambda],
            _ => unreachable!("a closure is made of a lambda"),
        }
    }

    fn code<'a>(&'a self, block: &'a Block) -> Code<'a> {
        Code {
            name: "lambda",
            program: &self.program,
            program_id: self.program_id,
            id: self.id,
            parameters: self.lambda().parameters,
            body: self.body,
            callable: &block.callable,
            is_checked: false,
        }
    }
}

impl Closure {
    /// A block of another language with its signature.
    pub fn made(block: Arc<dyn MadeBlock>, callable: Arc<CallableType>) -> Block {
        let code = ClosureCode::Made(block);
        Arc::new(Self { code, callable })
    }

    /// The names of the parameters.
    pub fn parameter_names(&self) -> Vec<Str> {
        match &self.code {
            ClosureCode::Lambda(written) => {
                let ast = &written.program.ast;
                let parameters = ast[written.lambda().parameters].iter();
                parameters.map(|p| ast.text(p.name).into()).collect()
            }
            ClosureCode::Made(block) => block.parameter_names(),
        }
    }

    /// Whether a `break()` may come out of it.
    pub fn may_break(&self) -> bool {
        match &self.code {
            ClosureCode::Lambda(written) => {
                let body = written.program.body(written.id);
                body.is_none_or(|body| body.may_break)
            }
            ClosureCode::Made(_) => true,
        }
    }

    /// The signature.
    pub fn callable(&self) -> &Arc<CallableType> {
        &self.callable
    }

    /// How many arguments it takes, if it takes neither fewer nor more.
    pub fn arity(&self) -> Option<usize> {
        match &self.code {
            ClosureCode::Lambda(written) => {
                let parameters = &written.program.ast[written.lambda().parameters];
                let required = |p: &Parameter| p.value.is_none() && !p.captures_rest;
                parameters.iter().all(required).then_some(parameters.len())
            }
            ClosureCode::Made(_) => {
                let size = self.callable.parameters.as_ref()?.size_range();
                let min = usize::try_from(size.min?).ok()?;
                (size.min == size.max).then_some(min)
            }
        }
    }

    /// How many parameters it has.
    pub fn parameter_count(&self) -> usize {
        match &self.code {
            ClosureCode::Lambda(written) => written.lambda().parameters.len(),
            ClosureCode::Made(block) => block.parameter_names().len(),
        }
    }
}

impl Evaluator {
    /// The closure of a lambda expression, here and now.
    pub(crate) fn close(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Block> {
        let ExprKind::Lambda(lambda) = program.ast[id].kind else {
            unreachable!("the block of a call is a lambda");
        };
        let lambda = program.ast[lambda];
        let program_id = self.programs.id(program);
        let key = (program_id, id.index());
        let (parameters, return_type) = (lambda.parameters, lambda.return_type);
        let callable = match self.callables.get(&key) {
            Some(Some(callable)) => callable.clone(),
            Some(None) => Arc::new(self.callable(program, parameters, return_type)?),
            None => {
                let callable = self.signature((program, id), parameters, return_type)?;
                let is_constant = has_constant_types(program, parameters, return_type);
                let known = is_constant.then(|| callable.clone());
                self.callables.insert(key, known);
                callable
            }
        };
        let (scope, frame) = (self.scope, self.frame);
        let (slot_count, plain_parameters, has_types) = match program.body(id) {
            Some(body) => (body.names.len(), body.plain_parameters, body.has_types),
            None => (0, None, false),
        };
        let has_types = has_types || callable.return_type.is_some();
        let only = lambda.body.and_then(|body| only_statement(program, body));
        let code = ClosureCode::Lambda(Written {
            program: program.clone(),
            program_id,
            id,
            scope,
            frame,
            body: lambda.body,
            only,
            slot_count,
            plain_parameters,
            has_types,
        });
        Ok(Arc::new(Closure { code, callable }))
    }

    /// The signature of a lambda or function, which others may have made.
    fn signature(
        &mut self,
        place: (&Arc<Program>, ExprId),
        parameters: List<Parameter>,
        return_type: Option<ExprId>,
    ) -> EvalResult<Arc<CallableType>> {
        let program = place.0;
        self.take_or_make(
            |definitions| &definitions.signatures,
            place,
            || has_constant_types(program, parameters, return_type),
            |this| Ok(Arc::new(this.callable(program, parameters, return_type)?)),
        )
    }

    /// The signature of parameters.
    fn callable(
        &mut self,
        program: &Arc<Program>,
        parameters: List<Parameter>,
        return_type: Option<ExprId>,
    ) -> EvalResult<CallableType> {
        let return_type = match return_type {
            Some(id) => Some(self.type_of_expression(program, id)?),
            None => None,
        };
        let mut types = Vec::with_capacity(parameters.len());
        let (mut from, mut to) = (0i64, Some(0i64));
        let mut optional_seen = false;
        for parameter in &program.ast[parameters] {
            let (of, min, max) = self.parameter_type(program, parameter)?;
            if min == 0 {
                optional_seen = true;
            } else if optional_seen {
                let name = program.ast.text(parameter.name).into();
                let issue = EvaluationIssue::RequiredParameterAfterOptional { name };
                return Err(self.fail_at_parameter(program, parameter, issue));
            }
            types.push(of);
            from += min;
            to = to.zip(max).map(|(to, max)| to + max);
        }
        let size = Some(IntegerRange {
            min: Some(from),
            max: to,
        });
        let parameters = Some(TupleType { types, size });
        Ok(CallableType {
            parameters,
            block: None,
            return_type,
        })
    }

    /// The type of one argument for a parameter, and how many arguments it takes.
    pub(crate) fn parameter_type(
        &mut self,
        program: &Arc<Program>,
        parameter: &Parameter,
    ) -> EvalResult<(Type, i64, Option<i64>)> {
        let of = match parameter.type_expr {
            Some(id) => self.type_of_expression(program, id)?,
            None => Type::Any,
        };
        Ok(match (parameter.captures_rest, of) {
            (true, Type::Array(None)) => (Type::Any, 0, None),
            (true, Type::Array(Some(array))) => {
                let size = array.size.unwrap_or_default();
                (array.element.clone(), size.min.unwrap_or(0), size.max)
            }
            (true, of) => (of, 0, None),
            (false, of) if parameter.value.is_some() => (of, 0, Some(1)),
            (false, of) => (of, 1, Some(1)),
        })
    }

    pub(crate) fn fail_at_parameter(
        &self,
        program: &Arc<Program>,
        parameter: &Parameter,
        issue: EvaluationIssue,
    ) -> Signal {
        Signal::placed(marotte_diagnostics::Diagnostic::error(
            issue.into(),
            program.ast.source(),
            parameter.name_span,
        ))
    }

    /// Calls the block of a call. `next` in it gives its value; `break` and `return` go on.
    #[inline]
    pub fn call_block(
        &mut self,
        block: &Block,
        arguments: impl IntoIterator<Item = Value>,
    ) -> EvalResult<Value> {
        // The arguments are where parameters are that are nothing but names.
        let base = self.slots.len();
        self.step()?;
        self.slots.extend(arguments.into_iter().map(Some));
        self.run_block(block, base)
    }

    /// Runs a block whose arguments lie on the stack of slots, from `base` on.
    fn run_block(&mut self, block: &Block, base: usize) -> EvalResult<Value> {
        match &block.code {
            ClosureCode::Lambda(written) => {
                let given = self.slots.len() - base;
                match written.plain_parameters == Some(given) && !written.has_types {
                    true => self.run_plain(written, block, base),
                    false => self.run_checked(written, block, base),
                }
            }
            ClosureCode::Made(made) => {
                let arguments = self.slots.drain(base..).flatten().collect();
                made.clone().call(self, arguments)
            }
        }
    }

    /// Runs a block whose arguments, or what it gives, have to be looked at.
    #[inline(never)]
    fn run_checked(&mut self, written: &Written, block: &Block, base: usize) -> EvalResult<Value> {
        let (scope, frame) = (self.scope, self.frame);
        (self.scope, self.frame) = (written.scope, written.frame);
        let matched = self.scope(written.scope).matched.clone();
        let result = self.run(written.code(block), written.frame, base);
        self.put_back_match(written.scope, matched);
        (self.scope, self.frame) = (scope, frame);
        result
    }

    /// Runs a block whose parameters are nothing but names, and that may give anything: its arguments
    /// are in their places.
    #[inline]
    fn run_plain(&mut self, written: &Written, block: &Block, base: usize) -> EvalResult<Value> {
        let (scope, frame) = (self.scope, self.frame);
        let matched = self.scope(written.scope).matched.clone();
        while self.slots.len() < base + written.slot_count {
            self.slots.push(None);
        }
        (self.scope, self.frame) = (written.scope, Some(self.frames.len()));
        self.frames.push(Frame {
            base,
            parent: written.frame,
            program: written.program_id,
            id: written.id,
        });
        let result = self.run_body(written);
        self.leave_frame(base);
        self.put_back_match(written.scope, matched);
        (self.scope, self.frame) = (scope, frame);
        if result.is_err() {
            let mut result = result;
            check_result(written.code(block), &mut result);
            return result;
        }
        result
    }

    #[inline(never)]
    fn run_body(&mut self, written: &Written) -> EvalResult<Value> {
        self.enter_call()?;
        match (written.only, written.body) {
            (Some(only), Some(body)) if !self.looks_at_stack_next() => {
                self.evaluate_only(&written.program, body, only)
            }
            (_, body) => self.evaluate_optional(&written.program, body),
        }
    }

    /// The type that a function written in Puppet says it gives.
    pub(crate) fn return_type_of(&mut self, function: &PuppetFunction) -> EvalResult<Option<Type>> {
        let program = &function.program;
        let ExprKind::Function(definition) = program.ast[function.id].kind else {
            return Ok(None);
        };
        let return_type = program.ast[definition].return_type;
        return_type
            .map(|id| self.type_of_expression(program, id))
            .transpose()
    }

    /// The signature of a function written in Puppet, as it is seen from the function's own scope.
    fn callable_of(&mut self, function: &PuppetFunction) -> EvalResult<Arc<CallableType>> {
        if let Some(known) = function.callable.get() {
            return Ok(known.clone());
        }
        let ExprKind::Function(definition) = function.program.ast[function.id].kind else {
            unreachable!("a function is made of its definition");
        };
        let definition = &function.program.ast[definition];
        let place = (&function.program, function.id);
        let made = self.signature(place, definition.parameters, definition.return_type)?;
        Ok(function.callable.get_or_init(|| made).clone())
    }

    /// What a function written in Puppet says it gives for such arguments; nothing if it does not
    /// take them.
    pub(crate) fn result_type_of(
        &mut self,
        function: &PuppetFunction,
        arguments: &[Value],
    ) -> EvalResult<Option<Option<Type>>> {
        let outer = (self.scope, self.frame);
        (self.scope, self.frame) = (self.function_scope(), None);
        let callable = self.callable_of(function);
        (self.scope, self.frame) = outer;
        let callable = callable?;
        Ok(callable_with(&callable, arguments).then(|| callable.return_type.clone()))
    }

    /// Calls a function written in Puppet. `next` and `return` in it end it.
    pub(crate) fn call_puppet_function(
        &mut self,
        function: &PuppetFunction,
        arguments: &mut Given,
        block: Option<&Block>,
    ) -> EvalResult<Value> {
        let ast = &function.program.ast;
        let ExprKind::Function(definition) = ast[function.id].kind else {
            unreachable!("a function is made of its definition");
        };
        let definition = &ast[definition];
        self.suspend();
        self.scope = self.function_scope();
        self.frame = None;
        let matched = self.scope(self.scope).matched.clone();
        let function_scope = self.scope;
        self.scope_mut(function_scope).matched = None;
        let result = self.callable_of(function).and_then(|callable| {
            if block.is_some() || !callable_with(&callable, arguments) {
                let names = function.parameter_names();
                let signature = crate::function::signature_of(&callable, names);
                let wrong = crate::function::wrong_argument(&[&signature], arguments);
                let parameters = &ast[definition.parameters];
                let declared = match wrong.and_then(|wrong| parameters.get(wrong)) {
                    Some(parameter) => parameter.name_span,
                    None => definition.name_span,
                };
                let signal = crate::function::describe(
                    &function.name,
                    &[&signature],
                    arguments,
                    block.map(|block| Value::Lambda(block.clone())),
                );
                let declared = Place::new(ast.source(), declared);
                return Err(signal.of_argument(wrong).beside("declared here", declared));
            }
            let code = Code {
                name: &function.name,
                program: &function.program,
                program_id: self.programs.id(&function.program),
                id: function.id,
                parameters: definition.parameters,
                body: definition.body,
                callable: &callable,
                is_checked: true,
            };
            let base = self.slots.len();
            self.slots.extend(arguments.drain(..).map(Some));
            self.run(code, None, base)
        });
        self.scope_mut(function_scope).matched = matched;
        self.resume();
        result.or_else(|Signal(kind)| match *kind {
            SignalKind::Return(value, _) => Ok(value),
            other => Err(Signal(Box::new(other))),
        })
    }

    /// The scope that functions see besides their own variables.
    pub(crate) fn function_scope(&self) -> ScopeId {
        self.top_scope()
    }

    /// Binds arguments to parameters and runs the body. The arguments lie on the stack of slots,
    /// from `base` on.
    fn run(&mut self, code: Code<'_>, parent: Option<usize>, base: usize) -> EvalResult<Value> {
        let given = self.slots.len() - base;
        let (slot_count, ready, is_bound, has_types) = match code.program.body(code.id) {
            Some(body) => {
                let is_bound = body.plain_parameters == Some(given);
                let ready = given.min(body.first_parameters);
                (body.names.len(), ready, is_bound, body.has_types)
            }
            None => (0, 0, false, false),
        };
        // Arguments that are not where their parameters have their slots; mostly there are none.
        let others: Vec<Value> = match given > ready {
            true => self.slots.drain(base + ready..).flatten().collect(),
            false => Vec::new(),
        };
        self.slots.resize(base + slot_count, None);
        self.frames.push(Frame {
            base,
            parent,
            program: code.program_id,
            id: code.id,
        });
        self.frame = Some(self.frames.len() - 1);
        let bound = self.enter_call().and_then(|()| match is_bound {
            true if has_types && !code.is_checked => {
                let arguments = self.slots[base..base + given].iter().flatten();
                match takes(code.callable, given, arguments) {
                    true => Ok(()),
                    false => Err(self.mismatch(code, base..base + given)),
                }
            }
            true => Ok(()),
            false => self.bind(code, base, ready, others),
        });
        let mut result = match bound {
            Ok(()) => self.evaluate_optional(code.program, code.body),
            Err(signal) => Err(signal),
        };
        self.leave_frame(base);
        if result.is_err() || code.callable.return_type.is_some() {
            check_result(code, &mut result);
        }
        result
    }

    /// Ends a call: its variables go.
    #[inline]
    fn leave_frame(&mut self, base: usize) {
        self.leave_call();
        self.frames.pop();
        while self.slots.len() > base {
            if let Some(Some(value)) = self.slots.pop() {
                value.let_go();
            }
        }
    }
}

/// Whether the types of a signature depend on nothing but what names mean.
fn has_constant_types(
    program: &Program,
    parameters: List<Parameter>,
    return_type: Option<ExprId>,
) -> bool {
    let mut types = program.ast[parameters].iter().filter_map(|p| p.type_expr);
    types.all(|id| is_constant_type(program, id))
        && return_type.is_none_or(|id| is_constant_type(program, id))
}

/// `next` in code is the value of the code; code that says what it gives must give that.
#[inline(never)]
fn check_result(code: Code<'_>, result: &mut EvalResult<Value>) {
    if let Err(Signal(kind)) = result
        && let SignalKind::Next(value, _) = &mut **kind
    {
        *result = Ok(std::mem::take(value));
    }
    if let (Some(expected), Ok(value)) = (&code.callable.return_type, &*result)
        && !expected.is_instance(value)
    {
        let subject = format!("value returned from {}", code.name);
        if let Err(mismatch) = assert_instance(&subject, expected, value) {
            *result = Err(Signal::during(EvaluationIssue::ResultMismatch { mismatch }));
        }
    }
}

/// Whether arguments are of the types of a signature.
#[inline]
pub(crate) fn callable_with(callable: &CallableType, arguments: &[Value]) -> bool {
    takes(callable, arguments.len(), arguments.iter())
}

/// The same of so many arguments, wherever they are.
#[inline]
fn takes<'a>(
    callable: &CallableType,
    count: usize,
    mut arguments: impl Iterator<Item = &'a Value>,
) -> bool {
    let Some(parameters) = &callable.parameters else {
        return true;
    };
    let types = &parameters.types;
    let fits = match parameters.size {
        Some(size) => {
            let count = count as i64;
            size.min.is_none_or(|min| count >= min) && size.max.is_none_or(|max| count <= max)
        }
        None => types.len() == count,
    };
    let (mut next, last) = (types.iter(), types.last());
    fits && arguments.all(|argument| {
        let of = next.next().or(last);
        of.is_none_or(|of| of.is_instance(argument))
    })
}
