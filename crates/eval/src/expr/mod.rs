//! Expressions, one file a kind.

mod access;
mod arithmetic;
mod assignment;
mod call;
mod change;
mod comparison;
mod control;
mod member;
mod quick;
mod reach;
mod template;
mod unlimited;

use std::sync::Arc;

use marotte_budget as budget;
use marotte_diagnostics::{EvaluationIssue, ValidationIssue};
use marotte_ir::Program;
use marotte_pcore::convert::text::write_text;
use marotte_pcore::{Array, Hash, Value};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{BinaryOp, Entry, ExprId, ExprKind, Heredoc, List, UnaryOp};
use marotte_syntax::validate::check_heredoc_text;

use crate::evaluator::Evaluator;
use crate::function::Given;
use crate::signal::{EvalResult, Signal};

/// No more room than that is kept for the next text.
const MOST_SCRATCH: usize = 64 * 1024;

impl Evaluator {
    /// Evaluates an expression that is not constant. Each kind has a function of its own, which makes
    /// the result where it is wanted: so there is nothing here to keep meanwhile.
    #[inline]
    pub(crate) fn eval_expr(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Value> {
        let ast = &program.ast;
        match ast[id].kind {
            ExprKind::Variable(_) => self.eval_variable(program, id),
            ExprKind::Call(call) => self.eval_call(program, id, &ast[call]),
            ExprKind::MethodCall(call) => self.eval_method_call(program, id, &ast[call]),
            ExprKind::Concat(segments) => self.eval_concat(program, segments),
            ExprKind::Interpolation(inner) | ExprKind::Parenthesized(inner) => {
                self.eval_inner(program, inner)
            }
            ExprKind::Access { left, keys } => self.eval_access(program, id, left, keys),
            ExprKind::Array(values) => self.eval_array(program, values),
            ExprKind::Hash { entries, .. } => self.eval_hash(program, entries),
            ExprKind::Block(statements) => self.eval_block(program, statements),
            ExprKind::Binary {
                op, left, right, ..
            } => self.eval_binary(program, id, op, left, right),
            ExprKind::Unary { op, expr } => self.eval_unary(program, id, op, expr),
            ExprKind::If { test, then, other } => self.eval_if(program, test, then, other),
            ExprKind::Unless { test, then, other } => self.eval_if(program, test, other, then),
            ExprKind::Case { test, options } => self.eval_case(program, test, options),
            ExprKind::Selector { left, entries } => self.eval_selector(program, left, entries),
            ExprKind::Reference(name) => self.eval_reference(program, id, ast.text(name)),
            _ => self.eval_statement(program, id),
        }
    }

    /// Evaluates an expression of a kind that is seldom run a thousand times over. These are apart
    /// so that the frames on the stack that the others need stay small.
    #[inline(never)]
    fn eval_statement(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Value> {
        let ast = &program.ast;
        match ast[id].kind {
            ExprKind::Heredoc(heredoc) => self.eval_heredoc(program, &ast[heredoc]),
            ExprKind::Epp(epp) => self.eval_epp(program, ast[epp].body),
            ExprKind::RenderString(_) => self.eval_render_string(program, id),
            ExprKind::RenderExpr(expr) => self.eval_render(program, expr),
            ExprKind::Lambda(_) => Ok(Value::Lambda(self.close(program, id)?)),
            ExprKind::ReservedWord(word) => {
                let word = ast.text(word).into();
                Err(self.fail(program, id, ValidationIssue::ReservedWord { word }))
            }
            // Definitions are known before anything is evaluated.
            ExprKind::Class(_)
            | ExprKind::Define(_)
            | ExprKind::Node(_)
            | ExprKind::Function(_)
            | ExprKind::TypeAlias(_)
            | ExprKind::TypeMapping(_)
            | ExprKind::TypeDefinition(_)
            | ExprKind::Plan(_) => Ok(Value::Undef),
            ExprKind::Regexp(source) => Err(bad_pattern(ast.text(source), program.dialect())),
            ExprKind::Resource(resource) => self.eval_resource(program, id, &ast[resource]),
            ExprKind::ResourceDefaults(defaults) => {
                self.eval_resource_defaults(program, &ast[defaults])
            }
            ExprKind::ResourceOverride(overriding) => {
                self.eval_resource_override(program, id, &ast[overriding])
            }
            ExprKind::Collect(collect) => {
                self.eval_collect(program, id, &ast[collect])?;
                Ok(Value::Undef)
            }
            ExprKind::Apply(_) => {
                let label = ast.label(id).into();
                let issue = ValidationIssue::ExpressionNotSupportedWhenCompiling { label };
                Err(self.fail(program, id, issue))
            }
            _ => Ok(Value::Undef),
        }
    }

    #[inline(never)]
    fn eval_inner(&mut self, program: &Arc<Program>, inner: ExprId) -> EvalResult<Value> {
        self.evaluate(program, inner)
    }

    #[inline(never)]
    fn eval_array(&mut self, program: &Arc<Program>, values: List<ExprId>) -> EvalResult<Value> {
        self.unfold(program, values).map(Value::Array)
    }

    #[inline(never)]
    fn eval_block(
        &mut self,
        program: &Arc<Program>,
        statements: List<ExprId>,
    ) -> EvalResult<Value> {
        let Some((last, statements)) = program.ast[statements].split_last() else {
            return Ok(Value::Undef);
        };
        for statement in statements {
            match program.ast[*statement].kind {
                // Nobody asks for the value of an assignment, which need not be copied then.
                ExprKind::Binary {
                    op: BinaryOp::Assign,
                    left,
                    right,
                    ..
                } if !self.looks_at_stack_next() => {
                    self.step_at(program, *statement)?;
                    self.assign_value_of(program, *statement, left, right)?;
                }
                _ => self.evaluate(program, *statement)?.let_go(),
            }
        }
        self.evaluate(program, *last)
    }

    #[inline(never)]
    fn eval_hash(&mut self, program: &Arc<Program>, entries: List<Entry>) -> EvalResult<Value> {
        let mut hash = Hash::with_capacity(entries.len());
        for entry in &program.ast[entries] {
            let key = self.evaluate(program, entry.key)?;
            let value = self.evaluate(program, entry.value)?;
            hash.insert(key, value);
        }
        Ok(Value::from(hash))
    }

    #[inline(never)]
    fn eval_variable(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Value> {
        let Some(variable) = program.variable(id) else {
            return Ok(Value::Undef);
        };
        self.refuse_unevaluated(&variable.name)?;
        if let Some(value) = self.read(program, variable) {
            return match variable.number {
                // The reference asks its match for a group of so large a number, which fails.
                Some(number) if i32::try_from(number).is_err() => {
                    let number = variable.name.as_str().into();
                    Err(Signal::during(EvaluationIssue::IndexTooLarge { number }))
                }
                _ => Ok(value),
            };
        }
        // Groups that did not match, and matches that never were, are undef without complaint.
        let is_built_in = matches!(variable.name.as_str(), "module_name" | "caller_module_name");
        if variable.number.is_some() || is_built_in {
            return Ok(Value::Undef);
        }
        if let Some(issue) = self.hidden_variable(&variable.name) {
            return Err(self.fail(program, id, issue));
        }
        let strict = if self.settings.strict_variables {
            crate::Strict::Error
        } else {
            self.settings.language.strict
        };
        let issue = EvaluationIssue::UnknownVariable {
            name: variable.name.as_str().into(),
        };
        let refused = self.fail_or_warn(strict, program, id, issue);
        refused.map_err(|signal| signal.with_advice(self.similar_variable(variable)))?;
        Ok(Value::Undef)
    }

    /// The text of a heredoc; what was interpolated must be in the language of the tag, too.
    #[inline(never)]
    fn eval_heredoc(&mut self, program: &Arc<Program>, heredoc: &Heredoc) -> EvalResult<Value> {
        let value = self.evaluate(program, heredoc.text)?;
        let syntax = program.ast.text(heredoc.syntax);
        let is_literal = matches!(program.ast[heredoc.text].kind, ExprKind::String(_));
        if !syntax.is_empty()
            && !is_literal
            && let Some(text) = value.as_str()
            && let Some(wrong) = check_heredoc_text(syntax, text, &self.settings.language)
            && let Some(issue) = wrong.issue
        {
            let diagnostic = Self::diagnostic(program, heredoc.text, issue.into());
            return Err(Signal::settled(diagnostic));
        }
        Ok(value)
    }

    #[inline(never)]
    fn eval_concat(&mut self, program: &Arc<Program>, segments: List<ExprId>) -> EvalResult<Value> {
        // The text is put together where there is room already, and is copied once.
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        for segment in &program.ast[segments] {
            let segment = match program.ast[*segment].kind {
                ExprKind::Interpolation(inner) => inner,
                _ => *segment,
            };
            if text.len() > MOST_SCRATCH {
                // A few long texts make one that nobody has room for.
                self.step()?;
            }
            if let Some(value) = self.reach(program, segment) {
                write_text(&mut text, value);
                continue;
            }
            if let Some(number) = self.group_number(program, segment) {
                self.step_at(program, segment)?;
                let group = self.last_match().and_then(|matched| matched.text(number));
                budget::append(&mut text, group.unwrap_or_default());
                continue;
            }
            match self.evaluate(program, segment) {
                Ok(value) => {
                    write_text(&mut text, &value);
                    value.let_go();
                }
                Err(signal) => return Err(signal),
            }
        }
        if text.len() > MOST_SCRATCH {
            self.room_for(text.len())?;
        }
        let value = Value::from(text.as_str());
        if text.capacity() <= MOST_SCRATCH {
            self.scratch = text;
        }
        Ok(value)
    }

    /// The number of a match variable that can be read without questions.
    #[inline]
    fn group_number(&self, program: &Program, id: ExprId) -> Option<u32> {
        let number = program.variable(id)?.number?;
        let is_plain = self.defaults_running == 0 && i32::try_from(number).is_ok();
        is_plain.then_some(number)
    }

    /// Gives the operands of an operation to a function, without a copy of those that lie ready.
    #[inline]
    fn with_operands<R>(
        &mut self,
        program: &Arc<Program>,
        left: ExprId,
        right: ExprId,
        run: impl FnOnce(&Value, &Value) -> R,
    ) -> EvalResult<R> {
        if let Some(right) = self.reach(program, right)
            && let Some(left) = self.reach(program, left)
        {
            return Ok(run(left, right));
        }
        let left = self.evaluate(program, left)?;
        if let Some(right) = self.reach(program, right) {
            return Ok(run(&left, right));
        }
        let right = self.evaluate(program, right)?;
        Ok(run(&left, &right))
    }

    /// Evaluates expressions in a row; those with a `*` give their elements.
    #[inline(never)]
    pub(crate) fn unfold(
        &mut self,
        program: &Arc<Program>,
        list: List<ExprId>,
    ) -> EvalResult<Array> {
        // Pairs are made all the time, and at once.
        if let [first, second] = program.ast[list]
            && !may_unfold(program, first)
            && !may_unfold(program, second)
        {
            let first = self.evaluate(program, first)?;
            let second = self.evaluate(program, second)?;
            return Ok([first, second].into());
        }
        let mut values = Array::with_capacity(list.len());
        for id in &program.ast[list] {
            let id = without_parentheses(program, *id);
            let value = self.evaluate(program, id)?;
            match value {
                Value::Array(elements) if is_unfold(program, id) => values.extend(elements),
                value => values.push(value),
            }
        }
        Ok(values)
    }

    pub(crate) fn unfold_into(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        values: &mut Given,
    ) -> EvalResult<()> {
        if let Some(value) = self.peek(program, id) {
            values.push(value.clone());
            return Ok(());
        }
        let id = without_parentheses(program, id);
        match self.evaluate(program, id)? {
            Value::Array(elements) if is_unfold(program, id) => values.extend(elements),
            value => values.push(value),
        }
        Ok(())
    }

    #[inline(never)]
    fn eval_unary(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: UnaryOp,
        expr: ExprId,
    ) -> EvalResult<Value> {
        let value = self.evaluate(program, expr)?;
        match op {
            UnaryOp::Not => Ok(Value::Boolean(!value.is_true(program.dialect()))),
            UnaryOp::Minus => self.negate(program, id, value),
            UnaryOp::Unfold => Ok(match value {
                Value::Undef => Value::Array(Array::new()),
                Value::Array(_) => value,
                Value::Hash(hash) => Value::array(
                    hash.iter()
                        .map(|(key, value)| Value::array([key.clone(), value.clone()])),
                ),
                Value::Iterator(iterator) => {
                    let mut elements = Array::new();
                    for element in iterator.take() {
                        self.step()?;
                        elements.push(element);
                    }
                    Value::Array(elements)
                }
                other => Value::array([other]),
            }),
        }
    }

    #[inline(never)]
    fn eval_binary(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Value> {
        match op {
            BinaryOp::And => {
                let dialect = program.dialect();
                let truth = self.evaluate(program, left)?.is_true(dialect)
                    && self.evaluate(program, right)?.is_true(dialect);
                Ok(Value::Boolean(truth))
            }
            BinaryOp::Or => {
                let dialect = program.dialect();
                let truth = self.evaluate(program, left)?.is_true(dialect)
                    || self.evaluate(program, right)?.is_true(dialect);
                Ok(Value::Boolean(truth))
            }
            BinaryOp::Assign => self.eval_assignment(program, id, left, right),
            BinaryOp::AppendAssign | BinaryOp::DeleteAssign
                if program.dialect().is_evaluator4() =>
            {
                self.eval_change(program, id, op, left, right)
            }
            BinaryOp::AppendAssign | BinaryOp::DeleteAssign => {
                let operator = op.as_str();
                let issue = ValidationIssue::AppendsDeletesNoLongerSupported { operator };
                Err(self.fail(program, id, issue))
            }
            BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterEqual => self.eval_comparison(program, id, op, left, right),
            BinaryOp::Match | BinaryOp::NotMatch => self.eval_match(program, op, left, right),
            BinaryOp::In => self.eval_in(program, left, right),
            BinaryOp::InEdge | BinaryOp::InEdgeSub | BinaryOp::OutEdge | BinaryOp::OutEdgeSub => {
                self.eval_relationship(program, id, op, left, right)
            }
            _ => self.eval_arithmetic(program, id, op, left, right),
        }
    }
}

/// Why a pattern was not compiled when the code was lowered.
#[cold]
fn bad_pattern(source: &str, dialect: Dialect) -> Signal {
    let error = marotte_pcore::Regexp::new_in(source, dialect).err();
    crate::patterns::refused(error.map(|error| error.to_string()).unwrap_or_default())
}

/// Whether an expression is one with a `*`.
fn is_unfold(program: &Program, id: ExprId) -> bool {
    let op = UnaryOp::Unfold;
    matches!(program.ast[id].kind, ExprKind::Unary { op: found, .. } if found == op)
}

/// Whether an expression could be one with a `*`, perhaps in parentheses.
fn may_unfold(program: &Program, id: ExprId) -> bool {
    matches!(
        program.ast[id].kind,
        ExprKind::Unary { .. } | ExprKind::Parenthesized(_)
    )
}

/// The expression inside of parentheses.
pub(crate) fn without_parentheses(program: &Program, mut id: ExprId) -> ExprId {
    while let ExprKind::Parenthesized(inner) = program.ast[id].kind {
        id = inner;
    }
    id
}
