//! Templates: the text of their tags, one after the other.

use std::sync::Arc;

use marotte_ir::Program;
use marotte_pcore::Value;
use marotte_pcore::convert::text::write_text;
use marotte_pcore::convert::to_text;
use marotte_syntax::ast::ExprId;

use super::MOST_SCRATCH;
use crate::evaluator::Evaluator;
use crate::signal::EvalResult;

impl Evaluator {
    /// Renders a template. One sensitive value makes all of the text sensitive.
    #[inline(never)]
    pub(super) fn eval_epp(
        &mut self,
        program: &Arc<Program>,
        body: Option<ExprId>,
    ) -> EvalResult<Value> {
        let outer = std::mem::take(&mut self.rendered);
        let result = self.evaluate_optional(program, body);
        let rendered = std::mem::replace(&mut self.rendered, outer);
        result?;
        let mut sensitive = false;
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        for piece in &rendered {
            match piece {
                Value::Sensitive(inner) => {
                    sensitive = true;
                    write_text(&mut text, inner);
                }
                other => write_text(&mut text, other),
            }
        }
        let value = Value::from(text.as_str());
        if text.capacity() <= MOST_SCRATCH {
            self.scratch = text;
        }
        Ok(if sensitive {
            Value::Sensitive(Arc::new(value))
        } else {
            value
        })
    }

    #[inline(never)]
    pub(super) fn eval_render_string(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
    ) -> EvalResult<Value> {
        if let Some(text) = program.rendered(id) {
            self.rendered.push(text.clone());
        }
        Ok(Value::Undef)
    }

    #[inline(never)]
    pub(super) fn eval_render(
        &mut self,
        program: &Arc<Program>,
        expr: ExprId,
    ) -> EvalResult<Value> {
        let value = self.evaluate(program, expr)?;
        self.rendered.push(match value {
            Value::Sensitive(_) => value,
            other => Value::String(to_text(&other)),
        });
        Ok(Value::Undef)
    }
}
