//! Functions that modules have in Ruby: how a file becomes a function, and how it is called.

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, Place, RubyIssue};
use marotte_eval::function::{AnyFunction, MadeCall, MadeFunction, fitting_signature};
use marotte_eval::{Context, EvalResult, Evaluator, ScriptFunction, ScriptInterface, Signal};
use marotte_pcore::{Signature, Str, Type, Value as Puppet};
use marotte_profile::{What, span};
use marotte_ruby::interp::{Block, Outcome, Stop};
use marotte_ruby::object::{ObjectId, Value};
use marotte_ruby::symbol::{Name, Symbol};
use marotte_ruby::{Ruby, Throw};
use smallvec::SmallVec;

use crate::api;
use crate::block::PuppetBlock;
use crate::convert::{Results, to_puppet, to_ruby};
use crate::errors::{place_of, to_signal};
use crate::sources::Sources;
use crate::state::{Needs, enter, remember_raw};
use crate::workers::{Guarded, Interpreted, WorkerFunction, or_worker};

/// A function with signatures.
pub(crate) struct TypedFunction {
    name: Str,
    /// Its class has a `call` of its own.
    is_raw: bool,
    signatures: Vec<Signature>,
    dispatches: Vec<Dispatch>,
    /// The one instance of its class in this compilation.
    instance: ObjectId,
    sources: Arc<dyn Sources>,
}

/// What is done with arguments of a signature.
struct Dispatch {
    method: Symbol,
    method_name: Name,
    is_mismatch: bool,
    /// Where the scope of the caller is put among the arguments.
    injected: Vec<usize>,
}

/// A function of the old interface.
struct LegacyFunction {
    name: Str,
    method: Symbol,
    arity: i32,
    is_value: bool,
    sources: Arc<dyn Sources>,
}

/// The function that a file defines.
pub(crate) fn load(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    file: &ScriptFunction,
) -> EvalResult<AnyFunction> {
    let _span = span(What::Ruby, &file.path);
    let worker = || WorkerFunction {
        file: file.clone(),
        sources: Arc::clone(sources),
    };
    let load = |evaluator: &mut Evaluator| {
        let inner = match file.interface {
            ScriptInterface::Typed => load_typed(evaluator, sources, file)?,
            ScriptInterface::Legacy => load_legacy(evaluator, sources, file)?,
        };
        let worker = worker();
        Ok(AnyFunction::Made(Arc::new(Guarded { inner, worker })))
    };
    let again = |_: &mut Evaluator| Ok(AnyFunction::Made(Arc::new(worker())));
    or_worker(evaluator, sources, &file.path, load, again)
}

/// Runs a file of a function. Errors in its text and libraries that are not there are told bare.
fn run_file(ruby: &mut Ruby<'_>, sources: &Arc<dyn Sources>, path: &str) -> Outcome {
    match sources.file(path) {
        Some(Ok(program)) => {
            ruby.heap.keep_all();
            let main = ruby.main_object();
            ruby.run(&program, main)
        }
        Some(Err(problem)) => {
            let message = format!("{}:{}: {}", problem.path, problem.line, problem.message);
            Err(ruby.error("SyntaxError", message))
        }
        None => Err(ruby.error("LoadError", format!("cannot load such file -- {path}"))),
    }
}

fn bad_file(issue: RubyIssue) -> Signal {
    Signal::during(issue)
}

/// What a file of a typed function says of itself.
struct Declared {
    name: Str,
    is_raw: bool,
    instance: ObjectId,
    local_types: Vec<(Str, Str)>,
    dispatches: Vec<(Dispatch, Str)>,
}

fn load_typed(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    file: &ScriptFunction,
) -> EvalResult<Arc<dyn Interpreted>> {
    let path = file.path.as_str();
    let text = sources.text(path).unwrap_or_default();
    if !text.contains("Puppet::Functions.create_function") {
        return Err(bad_file(RubyIssue::NoFunctionCreated { path: path.into() }));
    }
    let declared = enter(evaluator, sources, Needs::Everything, |ruby| {
        let made = run_file(ruby, sources, path).map_err(|throw| to_signal(ruby, throw))?;
        if ruby.module_of(made).is_none() {
            let class = ruby.real_class_of(made);
            let class = ruby.module_name(class).as_str().into();
            let path = path.into();
            return Err(bad_file(RubyIssue::NoFunctionClass { path, class }));
        }
        declaration(ruby, made, path).map_err(|throw| to_signal(ruby, throw))
    })?;
    if declared.name != file.name {
        return Err(bad_file(RubyIssue::FunctionMisnamed {
            path: path.into(),
            expected: file.name.as_str().into(),
            actual: declared.name.as_str().into(),
        }));
    }
    let local_types: Vec<(&str, &str)> = declared
        .local_types
        .iter()
        .map(|(name, of)| (name.as_str(), of.as_str()))
        .collect();
    let mut signatures = Vec::with_capacity(declared.dispatches.len());
    let mut dispatches = Vec::with_capacity(declared.dispatches.len());
    for (dispatch, text) in declared.dispatches {
        let signature = evaluator.parse_signature(&text, &local_types);
        signatures.push(signature.map_err(|error| {
            Signal::during(RubyIssue::BadSignature {
                function: file.name.as_str().into(),
                signature: text.as_str().into(),
                problem: error.to_string().into(),
            })
        })?);
        dispatches.push(dispatch);
    }
    let function = Arc::new(TypedFunction {
        name: file.name.clone(),
        is_raw: declared.is_raw,
        signatures,
        dispatches,
        instance: declared.instance,
        sources: Arc::clone(sources),
    });
    if function.is_raw {
        remember_raw(evaluator, declared.instance, Arc::clone(&function));
    }
    Ok(function)
}

/// Asks the class that a file made for its name, signatures and local types.
fn declaration(ruby: &mut Ruby<'_>, class: Value, path: &str) -> Outcome<Declared> {
    let path = ruby.string(path);
    let list = ruby.send(class, "__declaration", &[path])?;
    let parts = ruby.expect_array(list)?;
    let [name, instance, local_types, dispatches, is_raw] = parts[..] else {
        return Err(ruby.argument_error("not a function"));
    };
    let name = ruby.expect_str(name)?;
    let mut types = Vec::new();
    for pair in ruby.expect_array(local_types)? {
        let pair = ruby.expect_array(pair)?;
        if let [name, of] = pair[..] {
            types.push((ruby.expect_str(name)?, ruby.expect_str(of)?));
        }
    }
    let mut found = Vec::new();
    for dispatch in ruby.expect_array(dispatches)? {
        let parts = ruby.expect_array(dispatch)?;
        let [method, signature, is_mismatch, injected] = parts[..] else {
            continue;
        };
        let mut positions = Vec::new();
        for position in ruby.expect_array(injected)? {
            positions.push(usize::try_from(ruby.expect_integer(position)?).unwrap_or(0));
        }
        let method = ruby.expect_name(method)?;
        let dispatch = Dispatch {
            method,
            method_name: method.as_str(),
            is_mismatch: is_mismatch.is_truthy(),
            injected: positions,
        };
        found.push((dispatch, ruby.expect_str(signature)?));
    }
    ruby.heap.keep_all();
    let Some(instance) = instance.object() else {
        return Err(ruby.argument_error("not a function"));
    };
    Ok(Declared {
        name,
        is_raw: is_raw.is_truthy(),
        instance,
        local_types: types,
        dispatches: found,
    })
}

impl MadeFunction for TypedFunction {
    fn name(&self) -> &str {
        &self.name
    }

    fn signatures(&self) -> &[Signature] {
        &self.signatures
    }

    fn is_raw(&self) -> bool {
        self.is_raw
    }

    fn is_mismatch(&self, signature: usize) -> bool {
        self.dispatches[signature].is_mismatch
    }

    fn result_name(&self, signature: usize) -> &str {
        &self.dispatches[signature].method_name
    }

    fn call(&self, evaluator: &mut Evaluator, call: MadeCall) -> EvalResult<Puppet> {
        self.interpret(evaluator, &call)
    }
}

impl Interpreted for TypedFunction {
    fn interpret(&self, evaluator: &mut Evaluator, call: &MadeCall) -> EvalResult<Puppet> {
        let caller = evaluator.context();
        let block = call.block.clone();
        if self.is_raw {
            return enter(evaluator, &self.sources, Needs::Everything, |ruby| {
                let result = self.run_raw(ruby, caller, &call.arguments, block);
                let value = result.map_err(|throw| to_signal(ruby, throw))?;
                let method = (Value::Object(self.instance), Symbol::new("call"));
                given(ruby, value, Results::Typed, |_| method)
            });
        }
        let dispatch = &self.dispatches[call.signature];
        enter(evaluator, &self.sources, Needs::Everything, |ruby| {
            let result = self.run(ruby, caller, dispatch, &call.arguments, block);
            let value = result.map_err(|throw| to_signal(ruby, throw))?;
            if dispatch.is_mismatch {
                let text = ruby.to_s(value).map_err(|throw| to_signal(ruby, throw))?;
                let message = format!("'{}' {text}", self.name).into();
                return Err(Signal::during(EvaluationIssue::RuntimeError { message }));
            }
            let method = (Value::Object(self.instance), dispatch.method);
            given(ruby, value, Results::Typed, |_| method)
        })
    }
}

impl TypedFunction {
    /// Calls a `call` of its own with the scope of the caller and all arguments.
    fn run_raw(
        &self,
        ruby: &mut Ruby<'_>,
        caller: Context,
        arguments: &[Puppet],
        block: Option<marotte_eval::Block>,
    ) -> Outcome {
        let mut values = vec![api::variables::context(ruby, caller)];
        values.extend(all_to_ruby(ruby, arguments));
        let block = block.map(|block| Block::Native(PuppetBlock::callable(block)));
        let this = Value::Object(self.instance);
        let name = Symbol::new("call");
        thrown_next(ruby.call_method_with(this, name, &values, false, block.as_ref(), None))
    }

    /// Calls the method of the first signature that values of Ruby's fit. What they are as values
    /// of Puppet's is only asked to find it.
    pub(crate) fn dispatch(
        &self,
        ruby: &mut Ruby<'_>,
        values: &[Value],
        block: Option<&Block<'_>>,
    ) -> Outcome {
        let mut arguments = Vec::with_capacity(values.len());
        for value in values {
            arguments.push(to_puppet(ruby, *value, Results::Typed)?);
        }
        let is_mismatch = |index: usize| self.dispatches[index].is_mismatch;
        let found = fitting_signature(&self.name, &self.signatures, is_mismatch, &arguments, None);
        let index = found.map_err(|signal| crate::errors::to_throw(ruby, signal))?;
        let method = self.dispatches[index].method;
        let this = Value::Object(self.instance);
        let value = ruby.call_method_with(this, method, values, false, block, None)?;
        if is_mismatch(index) {
            let text = ruby.to_s(value)?;
            let message = format!("'{}' {text}", self.name);
            return Err(ruby.argument_error(message));
        }
        Ok(value)
    }

    fn run(
        &self,
        ruby: &mut Ruby<'_>,
        caller: Context,
        dispatch: &Dispatch,
        arguments: &[Puppet],
        block: Option<marotte_eval::Block>,
    ) -> Outcome {
        let mut values = all_to_ruby(ruby, arguments);
        for position in &dispatch.injected {
            let scope = api::variables::context(ruby, caller);
            values.insert((*position).min(values.len()), scope);
        }
        let block = block.map(|block| Block::Native(PuppetBlock::callable(block)));
        let this = Value::Object(self.instance);
        let result =
            ruby.call_method_with(this, dispatch.method, &values, false, block.as_ref(), None);
        thrown_next(result)
    }
}

/// Nobody looks further for an argument that is there twice.
const FEW_ARGUMENTS: usize = 8;

/// Arguments in Ruby: a collection that is there twice is the same object.
fn all_to_ruby(ruby: &mut Ruby<'_>, arguments: &[Puppet]) -> SmallVec<[Value; 4]> {
    let mut values = SmallVec::new();
    for (index, argument) in arguments.iter().enumerate() {
        let identity = argument.identity();
        let before = || {
            let mut before = arguments[..index.min(FEW_ARGUMENTS)].iter();
            before.position(|other| other.identity() == identity)
        };
        let known = identity.and_then(|_| before()).map(|at| values[at]);
        values.push(known.unwrap_or_else(|| to_ruby(ruby, argument)));
    }
    values
}

/// What a method of an object gave as a value of Puppet's. What is wrong with it is the method's.
fn given(
    ruby: &mut Ruby<'_>,
    value: Value,
    results: Results,
    method: impl FnOnce(&mut Ruby<'_>) -> (Value, Symbol),
) -> EvalResult<Puppet> {
    to_puppet(ruby, value, results).map_err(|mut throw| {
        let (of, name) = method(ruby);
        let place = ruby.method_place(of, name);
        if let Throw::Stop(Stop::Limit(_, unknown @ None)) = &mut *throw {
            unknown.clone_from(&place);
        }
        let signal = to_signal(ruby, throw);
        match place {
            Some(place) => signal.beside("given by this method", place_of(&place)),
            None => signal,
        }
    })
}

/// `throw :next` and `throw :return` end a function with a value.
fn thrown_next(result: Outcome) -> Outcome {
    match result {
        Err(throw) => match *throw {
            Throw::Next(value) => Ok(value),
            Throw::Tag(Value::Symbol(tag), value)
                if matches!(&*tag.as_str(), "next" | "return") =>
            {
                Ok(value)
            }
            other => Err(Box::new(other)),
        },
        ok => ok,
    }
}

fn load_legacy(
    evaluator: &mut Evaluator,
    sources: &Arc<dyn Sources>,
    file: &ScriptFunction,
) -> EvalResult<Arc<dyn Interpreted>> {
    let path = file.path.as_str();
    if let Some(Ok(program)) = sources.file(path)
        && let Some(found) = program.first_method
    {
        // What the reference takes for the line is the column.
        let told = found.name.map(|name| (name, found.column.to_string()));
        let (method, line) = match told {
            Some((name, column)) => ((*name.as_str()).into(), column.into()),
            None => ("<unknown>".into(), "<unknown>".into()),
        };
        let path = path.into();
        let issue = RubyIssue::MethodInLegacyFunction { method, path, line };
        let place = Place::Line {
            file: Some(file.path.as_str().into()),
            line: Some(found.line),
        };
        return Err(Signal::bare(issue).beside("it is defined here", place));
    }
    let text = sources.text(path).unwrap_or_default();
    if !text.contains("newfunction") {
        return Err(bad_file(RubyIssue::NoLegacyFunction { path: path.into() }));
    }
    let (name, arity, is_value) = enter(evaluator, sources, Needs::Everything, |ruby| {
        let known = known_legacy(ruby, &file.name);
        let made = match known {
            Some(known) => known,
            None => run_file(ruby, sources, path).map_err(|throw| to_signal(ruby, throw))?,
        };
        let table = ruby.hash_of(made).cloned();
        let Some(table) = table else {
            let class = ruby.real_class_of(made);
            let class = ruby.module_name(class).as_str().into();
            let path = path.into();
            return Err(bad_file(RubyIssue::NoLegacyInfo { path, class }));
        };
        let name = table.get_symbol("name").unwrap_or_default();
        let name = ruby.name_of(name).unwrap_or_default();
        let arity = match table.get_symbol("arity") {
            Some(Value::Integer(arity)) => i32::try_from(arity).unwrap_or(-1),
            _ => -1,
        };
        let kind = table.get_symbol("type").unwrap_or_default();
        let is_value = ruby.name_of(kind).is_some_and(|kind| kind == "rvalue");
        Ok((name, arity, is_value))
    })?;
    let expected = format!("function_{}", file.name);
    if name != expected.as_str() {
        return Err(bad_file(RubyIssue::LegacyFunctionMisnamed {
            path: path.into(),
            expected: expected.into(),
            actual: name.as_str().into(),
        }));
    }
    Ok(Arc::new(LegacyFunction {
        name: file.name.clone(),
        method: Symbol::new(&format!("real_function_{}", file.name)),
        arity,
        is_value,
        sources: Arc::clone(sources),
    }))
}

/// What `newfunction` gave for a function that other code has loaded already.
fn known_legacy(ruby: &mut Ruby<'_>, name: &str) -> Option<Value> {
    let functions = ruby.constant_path("Puppet::Parser::Functions")?;
    let info = ruby.own_constant(functions, Symbol::new("INFO"))?;
    ruby.hash_of(info)?.get_symbol(name)
}

impl MadeFunction for LegacyFunction {
    fn name(&self) -> &str {
        &self.name
    }

    fn signatures(&self) -> &[Signature] {
        &[]
    }

    fn legacy_arity(&self) -> Option<i32> {
        Some(self.arity)
    }

    fn call(&self, evaluator: &mut Evaluator, call: MadeCall) -> EvalResult<Puppet> {
        self.interpret(evaluator, &call)
    }
}

impl Interpreted for LegacyFunction {
    fn interpret(&self, evaluator: &mut Evaluator, call: &MadeCall) -> EvalResult<Puppet> {
        let caller = evaluator.context();
        enter(evaluator, &self.sources, Needs::Everything, |ruby| {
            let result = self.run(ruby, caller, &call.arguments);
            let value = result.map_err(|throw| to_signal(ruby, throw))?;
            if !self.is_value {
                return Ok(Puppet::Undef);
            }
            given(ruby, value, Results::Legacy, |ruby| {
                (api::variables::context(ruby, caller), self.method)
            })
        })
    }
}

/// References to resources are resources to functions of the old interface.
fn resource_reference(ruby: &mut Ruby<'_>, argument: &Puppet) -> Option<Value> {
    let Puppet::Type(Type::Resource(of)) = argument else {
        return None;
    };
    let (type_name, title) = (of.type_name.clone()?, of.title.clone()?);
    let class = ruby.constant_path("Puppet::Resource")?;
    let (type_name, title) = (ruby.string(type_name), ruby.string(title));
    ruby.send(Value::Object(class), "new", &[type_name, title])
        .ok()
}

impl LegacyFunction {
    fn run(&self, ruby: &mut Ruby<'_>, caller: Context, arguments: &[Puppet]) -> Outcome {
        let values: Vec<Value> = arguments
            .iter()
            .map(|argument| {
                if let Some(reference) = resource_reference(ruby, argument) {
                    return reference;
                }
                match argument {
                    // Strings are copies that the function may change.
                    Puppet::String(text) => ruby.string(text.clone()),
                    other => {
                        let value = to_ruby(ruby, other);
                        match ruby.string_of(value).cloned() {
                            Some(text) => ruby.string(text),
                            None => value,
                        }
                    }
                }
            })
            .collect();
        let list = ruby.array(values);
        let scope = api::variables::context(ruby, caller);
        thrown_next(ruby.send_known(scope, self.method, &[list]))
    }
}
