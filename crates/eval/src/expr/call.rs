//! Calls of functions, by name and by method.

use std::sync::Arc;

use marotte_diagnostics::{self as diagnostics, EvaluationIssue, Span, ValidationIssue};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_profile::is_on;
use marotte_scalars::uri::Uri;
use marotte_syntax::ast::{Call, ExprId, ExprKind, MethodCall, UnaryOp};

use crate::call_site::CallSite;
use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::function::Given;
use crate::signal::{EvalResult, Signal, answered};

impl Evaluator {
    #[inline(never)]
    pub(super) fn eval_call(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        call: &Call,
    ) -> EvalResult<Value> {
        let ast = &program.ast;
        let is_type = match ast[call.functor].kind {
            ExprKind::Reference(_) => true,
            ExprKind::Access { left, .. } => matches!(ast[left].kind, ExprKind::Reference(_)),
            _ => false,
        };
        if is_type {
            let mut arguments = Given::new();
            arguments.push(self.evaluate(program, call.functor)?);
            for argument in &ast[call.arguments] {
                self.unfold_into(program, *argument, &mut arguments)?;
            }
            let mut called = self.call_named(program, id, "new", &mut arguments, call.lambda);
            let written = std::iter::once(call.functor).chain(ast[call.arguments].iter().copied());
            if let Err(signal) = &mut called {
                self.at_argument(signal, program, id, ast[id].span, written);
            }
            return called;
        }
        let ExprKind::Name(name) = ast[call.functor].kind else {
            let issue = ValidationIssue::IllegalExpression {
                label: ast.label(call.functor).into(),
                feature: "function name",
                container: ast.label(id).into(),
            };
            return Err(self.fail(program, call.functor, issue));
        };
        let mut arguments = Given::new();
        for argument in &ast[call.arguments] {
            self.unfold_into(program, *argument, &mut arguments)?;
        }
        let mut called = self.call_named(program, id, ast.text(name), &mut arguments, call.lambda);
        let written = ast[call.arguments].iter().copied();
        if let Err(signal) = &mut called {
            self.at_argument(signal, program, id, ast[call.functor].span, written);
        }
        called
    }

    #[inline(never)]
    pub(super) fn eval_method_call(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        call: &MethodCall,
    ) -> EvalResult<Value> {
        let ast = &program.ast;
        let mut arguments = Given::new();
        self.unfold_into(program, call.receiver, &mut arguments)?;
        let name = ast.text(call.name);
        match arguments.first() {
            Some(Value::Object(object)) if object.object_type.member(name).is_some() => {
                let object = Arc::clone(object);
                let mut given = Given::new();
                for argument in &ast[call.arguments] {
                    self.unfold_into(program, *argument, &mut given)?;
                }
                let block = match call.lambda {
                    Some(lambda) => Some(self.close(program, lambda)?),
                    None => None,
                };
                return self.call_member(&object, name, given.into_vec(), block);
            }
            Some(Value::Uri(uri)) => {
                if let Some(part) = part(uri, name) {
                    return Ok(part);
                }
            }
            _ => {}
        }
        for argument in &ast[call.arguments] {
            self.unfold_into(program, *argument, &mut arguments)?;
        }
        let mut called = self.call_named(program, id, name, &mut arguments, call.lambda);
        let written = std::iter::once(call.receiver).chain(ast[call.arguments].iter().copied());
        if let Err(signal) = &mut called {
            self.at_argument(signal, program, id, call.name_span, written);
            if let Some(advice) = self.key_for_method(program, call) {
                signal.advise_unknown_function(advice);
            }
        }
        called
    }

    fn call_named(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
        arguments: &mut Given,
        lambda: Option<ExprId>,
    ) -> EvalResult<Value> {
        let block: Option<Block> = match lambda {
            Some(lambda) => Some(self.close(program, lambda)?),
            None => None,
        };
        // Nearly nobody asks where a call is written, so that it only notes its expression meanwhile.
        let program_id = self.programs.id(program);
        let site = CallSite::Written(program_id, id);
        self.call_sites.push((program_id, id));
        match self.found_functions.built_in(program_id, id) {
            // Most calls are of a built-in function that they have found before.
            Some(function) if !is_on() => {
                let result = answered(|| self.call_built_in(function, arguments, block, site));
                self.call_sites.pop();
                result
            }
            _ => self.call_found(program, id, name, arguments, block),
        }
    }

    /// Calls what is found by a name, if anything.
    #[inline(never)]
    fn call_found(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
        arguments: &mut Given,
        block: Option<Block>,
    ) -> EvalResult<Value> {
        let site = CallSite::Written(self.programs.id(program), id);
        let called = self.call_known(name, arguments, block, site);
        self.call_sites.pop();
        match called {
            Some(result) => result,
            None => {
                let issue = EvaluationIssue::UnknownFunction { name: name.into() };
                let advice = self.similar_function(name);
                Err(self.fail(program, id, issue).with_advice(advice))
            }
        }
    }

    /// An error of a call is shown at the argument that it is about, if that is written as such: an
    /// array that is unfolded stands for any number of arguments. One of which the reference tells no
    /// place is shown at the call, and that there is no such function at its name.
    #[cold]
    fn at_argument(
        &self,
        signal: &mut Signal,
        program: &Arc<Program>,
        id: ExprId,
        name: Span,
        written: impl Iterator<Item = ExprId>,
    ) {
        let ast = &program.ast;
        let place = |span| diagnostics::Place::new(ast.source(), span);
        let Some(index) = signal.take_argument() else {
            signal.set_place_of_call(place(name), place(ast[id].span));
            return;
        };
        let op = UnaryOp::Unfold;
        let is_one = |id: &ExprId| !matches!(ast[*id].kind, ExprKind::Unary { op: given, .. } if given == op);
        if let Some(id) = written.take_while(is_one).nth(index) {
            signal.set_about(place(ast[id].span));
            signal.set_advice(self.missing_key(program, id));
        }
    }

    /// `$hash.key`, which calls a function: what to write for the key.
    #[cold]
    fn key_for_method(&self, program: &Arc<Program>, call: &MethodCall) -> Option<String> {
        let name = program.ast.text(call.name);
        match self.known_value(program, call.receiver)? {
            Value::Hash(hash) if hash.get_str(name).is_some() => {
                let of = program.ast.source().slice(program.ast[call.receiver].span);
                Some(format!(
                    "a '.' calls a function; a key is read by {of}['{name}']"
                ))
            }
            _ => None,
        }
    }
}

/// The part of a URI of such a name, which the text need not have.
fn part(uri: &Uri, name: &str) -> Option<Value> {
    let text = |part: Option<&str>| part.map_or(Value::Undef, Value::from);
    Some(match name {
        "scheme" => text(uri.scheme()),
        "userinfo" => text(uri.userinfo().as_deref()),
        "host" => text(uri.host()),
        "port" => uri
            .port()
            .and_then(|port| i64::try_from(port).ok())
            .map_or(Value::Undef, Value::Integer),
        "path" => text(uri.path().as_deref()),
        "query" => text(uri.query()),
        "fragment" => text(uri.fragment()),
        "opaque" => text(uri.opaque()),
        _ => return None,
    })
}
