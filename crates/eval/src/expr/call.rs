//! Calls of functions, by name and by method.

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, ValidationIssue};
use marotte_ir::Program;
use marotte_pcore::{Array, Value};
use marotte_syntax::ast::{Call, ExprId, ExprKind, MethodCall};

use crate::closure::Block;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Place};

impl Evaluator {
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
            let mut arguments = Array::with_capacity(call.arguments.len() + 1);
            arguments.push(self.evaluate(program, call.functor)?);
            for argument in &ast[call.arguments] {
                self.unfold_into(program, *argument, &mut arguments)?;
            }
            return self.call_named(program, id, "new", arguments, call.lambda);
        }
        let ExprKind::Name(name) = ast[call.functor].kind else {
            let issue = ValidationIssue::IllegalExpression {
                label: ast.label(call.functor).into(),
                feature: "function name",
                container: ast.label(id).into(),
            };
            return Err(self.fail(program, call.functor, issue));
        };
        let arguments = self.unfold(program, call.arguments)?;
        self.call_named(program, id, ast.text(name), arguments, call.lambda)
    }

    pub(super) fn eval_method_call(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        call: &MethodCall,
    ) -> EvalResult<Value> {
        let ast = &program.ast;
        let mut arguments = Array::with_capacity(call.arguments.len() + 1);
        self.unfold_into(program, call.receiver, &mut arguments)?;
        let name = ast.text(call.name);
        for argument in &ast[call.arguments] {
            self.unfold_into(program, *argument, &mut arguments)?;
        }
        self.call_named(program, id, name, arguments, call.lambda)
    }

    fn call_named(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        name: &str,
        arguments: Array,
        lambda: Option<ExprId>,
    ) -> EvalResult<Value> {
        let block: Option<Block> = match lambda {
            Some(lambda) => Some(self.close(program, lambda)?),
            None => None,
        };
        let place = Place::new(program.ast.source().clone(), program.ast.position(id));
        match self.call_known(name, arguments.into_iter().collect(), block, &place) {
            Some(result) => result,
            None => {
                let issue = EvaluationIssue::UnknownFunction { name: name.into() };
                Err(self.fail(program, id, issue))
            }
        }
    }
}
