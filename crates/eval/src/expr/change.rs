//! `+=` and `-=` of the first design: the value of an outer variable, changed, is assigned in the
//! scope of the code.

use std::sync::Arc;

use marotte_diagnostics::{DialectIssue, a_an};
use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_pcore::label::label;
use marotte_syntax::ast::{BinaryOp, ExprId};

use crate::evaluator::Evaluator;
use crate::signal::EvalResult;

impl Evaluator {
    /// Evaluates to the right side, as an assignment does.
    #[cold]
    pub(super) fn eval_change(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Value> {
        let value = self.evaluate(program, right)?;
        let Some(variable) = program.variable(left) else {
            self.assign(program, id, left, value.clone())?;
            return Ok(value);
        };
        // What the scope itself has set cannot be set again, whatever it would be.
        let outer = match self.is_unbound_here(variable) {
            true => self.read(program, variable),
            false => None,
        };
        let changed = match (outer, op) {
            (None, BinaryOp::AppendAssign) => value.clone(),
            (None, _) => Value::Undef,
            (Some(outer), BinaryOp::AppendAssign) => self.operate(
                program,
                id,
                BinaryOp::Add,
                (left, outer),
                (right, value.clone()),
            )?,
            (Some(outer @ (Value::Array(_) | Value::Hash(_))), _) => self.operate(
                program,
                id,
                BinaryOp::Subtract,
                (left, outer),
                (right, value.clone()),
            )?,
            (Some(outer), _) => {
                let name = variable.name.as_str().into();
                let actual = a_an(&label(&outer)).into();
                let issue = DialectIssue::NothingToDelete { name, actual };
                return Err(self.fail(program, id, issue));
            }
        };
        self.assign(program, id, left, changed)?;
        Ok(value)
    }
}
