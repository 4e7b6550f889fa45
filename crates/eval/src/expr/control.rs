//! `if`, `unless`, `case` and selectors.

use std::sync::Arc;

use marotte_diagnostics::EvaluationIssue;
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_syntax::ast::{CaseOption, Entry, ExprId, ExprKind, List, UnaryOp};

use super::without_parentheses;
use crate::evaluator::Evaluator;
use crate::signal::EvalResult;

impl Evaluator {
    #[inline(never)]
    pub(super) fn eval_if(
        &mut self,
        program: &Arc<Program>,
        test: ExprId,
        then: Option<ExprId>,
        other: Option<ExprId>,
    ) -> EvalResult<Value> {
        let scope = self.scope;
        let matched = self.scope(scope).matched.clone();
        let truth = self.evaluate(program, test);
        let truth = truth.map(|value| {
            let truth = value.is_true(program.dialect());
            value.let_go();
            truth
        });
        let result = match truth {
            Ok(true) => self.evaluate_optional(program, then),
            Ok(false) => self.evaluate_optional(program, other),
            Err(signal) => Err(signal),
        };
        self.put_back_match(scope, matched);
        result
    }

    #[inline(never)]
    pub(super) fn eval_case(
        &mut self,
        program: &Arc<Program>,
        test: ExprId,
        options: List<CaseOption>,
    ) -> EvalResult<Value> {
        self.guarded(|this| {
            let test = this.evaluate(program, test)?;
            let mut default = None;
            for option in &program.ast[options] {
                for value in &program.ast[option.values] {
                    let value = without_parentheses(program, *value);
                    if let ExprKind::Default = program.ast[value].kind {
                        default = Some(option.then);
                    } else if this.option_matches(program, &test, value)? {
                        return this.evaluate_optional(program, option.then);
                    }
                }
            }
            this.evaluate_optional(program, default.flatten())
        })
    }

    #[inline(never)]
    pub(super) fn eval_selector(
        &mut self,
        program: &Arc<Program>,
        left: ExprId,
        entries: List<Entry>,
    ) -> EvalResult<Value> {
        self.guarded(|this| {
            let test = this.evaluate(program, left)?;
            let mut default = None;
            for entry in &program.ast[entries] {
                let key = without_parentheses(program, entry.key);
                if let ExprKind::Default = program.ast[key].kind {
                    default = Some(entry.value);
                } else if this.option_matches(program, &test, key)? {
                    return this.evaluate(program, entry.value);
                }
            }
            match default {
                Some(value) => this.evaluate(program, value),
                None => {
                    let value = crate::ruby_to_s(&test).into();
                    let issue = EvaluationIssue::UnmatchedSelector { value };
                    let signal = this.fail(program, left, issue);
                    Err(signal.with_hint("'default => …' is for all other values"))
                }
            }
        })
    }

    /// Whether a tested value matches what an option's expression gives; each element of it for
    /// one with a `*`.
    fn option_matches(
        &mut self,
        program: &Arc<Program>,
        test: &Value,
        option: ExprId,
    ) -> EvalResult<bool> {
        if let Some(value) = program.constant(option) {
            return self.matches(test, value);
        }
        let value = self.evaluate(program, option)?;
        match (program.ast[option].kind, &value) {
            (
                ExprKind::Unary {
                    op: UnaryOp::Unfold,
                    ..
                },
                Value::Array(values),
            ) => {
                for value in values {
                    if self.matches(test, value)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            _ => self.matches(test, &value),
        }
    }
}
