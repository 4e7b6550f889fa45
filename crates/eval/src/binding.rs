//! How the parameters of a lambda or function get their values: from arguments and default values.

use std::ops::Range;
use std::sync::Arc;

use marotte_diagnostics::EvaluationIssue;
use marotte_pcore::{Array, Value};
use marotte_syntax::ast::{ExprId, Parameter};

use crate::closure::{Code, callable_with, refuse_reserved};
use crate::evaluator::Evaluator;
use crate::parameters::Pending;
use crate::signal::{EvalResult, Signal};

impl Evaluator {
    /// Sets the parameters from arguments and default values, and checks their types. The first
    /// arguments are in their slots already, the others are given.
    #[inline(never)]
    pub(crate) fn bind(
        &mut self,
        code: Code<'_>,
        base: usize,
        ready: usize,
        arguments: Vec<Value>,
    ) -> EvalResult<()> {
        let ast = &code.program.ast;
        let parameters = &ast[code.parameters];
        let body = code.program.body(code.id);
        let typed = parameters
            .iter()
            .any(|parameter| parameter.type_expr.is_some());
        let given = ready + arguments.len();
        let mut final_arguments = Vec::new();
        if typed {
            let ready = self.slots[base..base + ready].iter().flatten();
            final_arguments.reserve(parameters.len().max(given));
            final_arguments.extend(ready.cloned());
        }
        let mut arguments = arguments.into_iter();
        for (index, parameter) in parameters.iter().enumerate().skip(ready) {
            let name = ast.text(parameter.name);
            let value = if index >= given {
                self.missing_argument(code, base, index, parameter)?
            } else if parameter.captures_rest {
                let rest: Array = arguments.by_ref().collect();
                match (&*rest, parameter.value) {
                    ([Value::Undef], Some(default)) => {
                        into_array(self.default_value(code, base, index, default)?)
                    }
                    _ => Value::Array(rest),
                }
            } else {
                arguments.next().unwrap_or_default()
            };
            if typed {
                match &value {
                    Value::Array(values) if parameter.captures_rest => {
                        final_arguments.extend(values.iter().cloned());
                    }
                    _ => final_arguments.push(value.clone()),
                }
            }
            if let Some(slot) = body.and_then(|body| body.slot_near(name, index)) {
                self.slots[base + slot] = Some(value);
            }
        }
        if typed && !callable_with(code.callable, &final_arguments) {
            return Err(mismatch(code, &final_arguments));
        }
        let others = parameters.iter().skip(ready);
        refuse_reserved(others.map(|parameter| ast.text(parameter.name)))
    }

    /// The error for arguments that are in their slots and not of the types of the parameters.
    #[cold]
    pub(crate) fn mismatch(&self, code: Code<'_>, slots: Range<usize>) -> Signal {
        let arguments: Vec<Value> = self.slots[slots].iter().flatten().cloned().collect();
        mismatch(code, &arguments)
    }

    fn missing_argument(
        &mut self,
        code: Code<'_>,
        base: usize,
        index: usize,
        parameter: &Parameter,
    ) -> EvalResult<Value> {
        let Some(default) = parameter.value else {
            if parameter.captures_rest {
                return Ok(Value::Array(Array::new()));
            }
            let name = code.program.ast.text(parameter.name).into();
            let issue = EvaluationIssue::MissingRequiredParameter { name };
            return Err(self.fail_at_parameter(code.program, parameter, issue));
        };
        let value = self.default_value(code, base, index, default)?;
        Ok(if parameter.captures_rest {
            into_array(value)
        } else {
            value
        })
    }

    /// The value of a default, in the frame of the call.
    fn default_value(
        &mut self,
        code: Code<'_>,
        base: usize,
        index: usize,
        default: ExprId,
    ) -> EvalResult<Value> {
        debug_assert!(self.frames.last().is_some_and(|frame| frame.base == base));
        if let Some(value) = code.program.constant(default) {
            // Each call has its own collections.
            return Ok(value.anew());
        }
        let pending = Pending {
            subject: code.name.into(),
            frame: self.frame,
            scope: self.scope,
            code: (Arc::clone(code.program), code.id),
            parameters: code.parameters,
            current: index,
            refusal: None,
        };
        self.evaluate_default(code.program, default, pending)
    }
}

fn into_array(value: Value) -> Value {
    match value {
        Value::Array(_) => value,
        other => Value::array([other]),
    }
}

/// The error for arguments that are not of the types of the parameters.
#[cold]
fn mismatch(code: Code<'_>, arguments: &[Value]) -> Signal {
    let ast = &code.program.ast;
    let parameters = ast[code.parameters].iter();
    let names = parameters.map(|p| ast.text(p.name).into()).collect();
    let signature = crate::function::signature_of(code.callable, names);
    crate::function::describe(code.name, &[&signature], arguments, None)
}
