//! Calls of functions, by name and by method.

use std::sync::Arc;

use marotte_diagnostics::{self as diagnostics, EvaluationIssue, ValidationIssue};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_pcore::object::member_of;
use marotte_pcore::types::AttributeKind;
use marotte_syntax::ast::{Call, ExprId, ExprKind, MethodCall, UnaryOp};

use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Place, Signal};

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
            let mut arguments = Vec::with_capacity(call.arguments.len() + 1);
            arguments.push(self.evaluate(program, call.functor)?);
            for argument in &ast[call.arguments] {
                self.unfold_into(program, *argument, &mut arguments)?;
            }
            let mut called = self.call_named(program, id, "new", arguments, call.lambda);
            let written = std::iter::once(call.functor).chain(ast[call.arguments].iter().copied());
            if let Err(signal) = &mut called {
                at_argument(signal, program, written);
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
        let mut arguments = Vec::with_capacity(call.arguments.len());
        for argument in &ast[call.arguments] {
            self.unfold_into(program, *argument, &mut arguments)?;
        }
        let mut called = self.call_named(program, id, ast.text(name), arguments, call.lambda);
        let written = ast[call.arguments].iter().copied();
        if let Err(signal) = &mut called {
            at_argument(signal, program, written);
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
        let mut arguments = Vec::with_capacity(call.arguments.len() + 1);
        self.unfold_into(program, call.receiver, &mut arguments)?;
        let name = ast.text(call.name);
        if let Some(Value::Object(context)) = arguments.first()
            && context.object_type.name == "Puppet::LookupContext"
            && context.object_type.member(name).is_some()
        {
            let context = context.clone();
            let mut rest = Vec::new();
            for argument in &ast[call.arguments] {
                self.unfold_into(program, *argument, &mut rest)?;
            }
            let block = match call.lambda {
                Some(lambda) => Some(self.close(program, lambda)?),
                None => None,
            };
            let data = self.outside.data.clone();
            return data.lookup_context_method(self, &context, name, rest, block);
        }
        if let Some(member) = arguments
            .first()
            .and_then(|receiver| member(receiver, name))
        {
            return member;
        }
        for argument in &ast[call.arguments] {
            self.unfold_into(program, *argument, &mut arguments)?;
        }
        let mut called = self.call_named(program, id, name, arguments, call.lambda);
        let written = std::iter::once(call.receiver).chain(ast[call.arguments].iter().copied());
        if let Err(signal) = &mut called {
            at_argument(signal, program, written);
        }
        called
    }

    fn call_named(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
        arguments: Vec<Value>,
        lambda: Option<ExprId>,
    ) -> EvalResult<Value> {
        let block: Option<Block> = match lambda {
            Some(lambda) => Some(self.close(program, lambda)?),
            None => None,
        };
        let (ast, end) = (&program.ast, program.ast[id].span.end);
        let place = Place::new(ast.source().clone(), ast.position(id), end);
        match self.call_known(name, arguments, block, place) {
            Some(result) => result,
            None => {
                let issue = EvaluationIssue::UnknownFunction { name: name.into() };
                let advice = self.similar_function(name);
                Err(self.fail(program, id, issue).with_advice(advice))
            }
        }
    }
}

/// An error of a call is shown at the argument that it is about, if that is written as such: an array
/// that is unfolded stands for any number of arguments.
#[cold]
fn at_argument(signal: &mut Signal, program: &Program, written: impl Iterator<Item = ExprId>) {
    let Some(index) = signal.take_argument() else {
        return;
    };
    let ast = &program.ast;
    let op = UnaryOp::Unfold;
    let is_one =
        |id: &ExprId| !matches!(ast[*id].kind, ExprKind::Unary { op: given, .. } if given == op);
    if let Some(id) = written.take_while(is_one).nth(index) {
        signal.set_about(diagnostics::Place::new(ast.source(), ast[id].span));
    }
}

/// What a member of an object is, if the receiver is one that has a member of that name.
fn member(receiver: &Value, name: &str) -> Option<EvalResult<Value>> {
    match receiver {
        Value::Object(object) => {
            let member = object.object_type.member(name)?;
            let label = object.object_type.label();
            if let Some(value) = member_of(object, name) {
                return Some(Ok(value));
            }
            let what = match member.kind {
                AttributeKind::Derived | AttributeKind::GivenOrDerived => "derived attribute",
                _ => "function",
            };
            let issue = EvaluationIssue::MethodNotImplemented {
                kind: what,
                type_name: label.to_string().into(),
                name: name.into(),
            };
            Some(Err(Signal::during(issue)))
        }
        Value::Uri(uri) => {
            let text = |part: Option<&str>| part.map_or(Value::Undef, Value::from);
            Some(Ok(match name {
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
            }))
        }
        _ => None,
    }
}
