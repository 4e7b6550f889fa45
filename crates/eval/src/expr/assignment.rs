//! Assignment, of one variable or of several from an array or hash.

use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, EvaluationIssue, Place, ValidationIssue};
use marotte_ir::Program;
use marotte_pcore::{Type, Value};
use marotte_syntax::ast::{BinaryOp, ExprId, ExprKind};

use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// Variables that code cannot set where they exist.
const RESERVED: [&str; 2] = ["trusted", "facts"];

impl Evaluator {
    #[inline(never)]
    pub(super) fn eval_assignment(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Value> {
        let value = self.evaluate(program, right)?;
        self.assign(program, id, left, value.clone())?;
        Ok(value)
    }

    /// Assigns what an expression gives.
    #[inline(never)]
    pub(super) fn assign_value_of(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<()> {
        self.depth += 1;
        let assigned = match self.evaluate(program, right) {
            Ok(value) => self.assign(program, id, left, value),
            Err(signal) => Err(signal),
        };
        self.depth -= 1;
        assigned.map_err(|mut signal| {
            self.place(&mut signal, program, id);
            signal
        })
    }

    pub(super) fn assign(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
        value: Value,
    ) -> EvalResult<()> {
        match program.ast[left].kind {
            ExprKind::Variable(_) => self.assign_one(program, id, left, value),
            ExprKind::Array(targets) => {
                let targets = &program.ast[targets];
                match value {
                    Value::Hash(hash) => {
                        for target in targets {
                            let key = self.target_key(program, *target);
                            let Some(value) = hash.get(&key) else {
                                let key = crate::ruby_to_s(&key).into();
                                let issue = EvaluationIssue::MissingMultiAssignmentKey { key };
                                return Err(self.fail(program, id, issue));
                            };
                            self.assign(program, id, *target, value.clone())?;
                        }
                        Ok(())
                    }
                    Value::Type(Type::Class(Some(class))) => {
                        self.assign_from_class(program, id, targets, &class)
                    }
                    Value::Array(values) => self.assign_each(program, id, targets, &values),
                    other => self.assign_each(program, id, targets, &[other]),
                }
            }
            _ => {
                let label = program.ast.label(left).into();
                Err(self.fail(program, left, ValidationIssue::IllegalAssignment { label }))
            }
        }
    }

    /// `[$a, $b] = Class['c']`: the variables of the class.
    fn assign_from_class(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        targets: &[ExprId],
        class: &str,
    ) -> EvalResult<()> {
        if self.catalog.find("Class", class).is_none() {
            let right = match program.ast[id].kind {
                ExprKind::Binary { right, .. } => right,
                _ => id,
            };
            let issue = EvaluationIssue::UnknownResource {
                type_name: "Class".into(),
                title: class.into(),
            };
            return Err(self.fail(program, right, issue));
        }
        for target in targets {
            let key = crate::ruby_to_s(&self.target_key(program, *target));
            let name = format!("{}::{key}", class.to_lowercase());
            match self.lookup(&name) {
                Some(value) => self.assign(program, id, *target, value)?,
                None => {
                    if let Some(issue) = self.hidden_variable(&name) {
                        return Err(self.fail(program, *target, issue));
                    }
                    let name = name.into();
                    let issue = EvaluationIssue::MissingMultiAssignmentVariable { name };
                    return Err(self.fail(program, *target, issue));
                }
            }
        }
        Ok(())
    }

    fn assign_each(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        targets: &[ExprId],
        values: &[Value],
    ) -> EvalResult<()> {
        if targets.len() != values.len() {
            let issue = EvaluationIssue::IllegalMultiAssignmentSize {
                expected: targets.len(),
                actual: values.len(),
            };
            return Err(self.fail(program, id, issue));
        }
        for (target, value) in targets.iter().zip(values) {
            self.assign(program, id, *target, value.clone())?;
        }
        Ok(())
    }

    /// The key of a hash that a target takes its value from: its name, or of a list the names.
    fn target_key(&self, program: &Program, target: ExprId) -> Value {
        match program.ast[target].kind {
            ExprKind::Variable(name) => Value::from(program.ast.text(name)),
            ExprKind::Array(targets) => Value::array(
                program.ast[targets]
                    .iter()
                    .map(|target| self.target_key(program, *target)),
            ),
            _ => Value::Undef,
        }
    }

    fn assign_one(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        left: ExprId,
        value: Value,
    ) -> EvalResult<()> {
        let Some(variable) = program.variable(left) else {
            return Ok(());
        };
        let name = variable.name.as_str();
        if marotte_scalars::text::is_qualified(name) {
            let issue = ValidationIssue::CrossScopeAssignment { name: name.into() };
            return Err(self.fail(program, left, issue));
        }
        if variable.number.is_some() {
            let issue = ValidationIssue::IllegalNumericAssignment { name: name.into() };
            return Err(self.fail(program, left, issue));
        }
        if name == "server_facts" {
            let issue = EvaluationIssue::IllegalReservedAssignment { name: name.into() };
            return Err(self.fail(program, id, issue));
        }
        if RESERVED.contains(&name) && self.is_unbound_here(variable) {
            let name = name.into();
            return Err(Signal::during(CatalogIssue::ReservedVariable { name }));
        }
        if self.assign_variable(variable, value) {
            return Ok(());
        }
        let name = Box::from(name);
        let issue = match &*name {
            "trusted" | "facts" => EvaluationIssue::IllegalReservedAssignment { name },
            "name" | "title" => EvaluationIssue::IllegalBuiltInReassignment { name },
            _ => EvaluationIssue::IllegalReassignment { name },
        };
        let about = Place::new(program.ast.source(), program.ast[left].span);
        let signal = self.fail(program, id, issue).about(about);
        Err(signal.beside("assigned here", earlier_assignment(program, left)))
    }
}

/// Where a variable is assigned before, in the same definition.
#[cold]
fn earlier_assignment(program: &Program, variable: ExprId) -> Place {
    let ast = &program.ast;
    let ExprKind::Variable(name) = ast[variable].kind else {
        return Place::Nowhere;
    };
    let start = ast[variable].span.start;
    let around = |id: ExprId| {
        let is_around = |of: &ExprId| {
            let is_scope = matches!(
                ast[*of].kind,
                ExprKind::Class(_)
                    | ExprKind::Define(_)
                    | ExprKind::Node(_)
                    | ExprKind::Lambda(_)
                    | ExprKind::Function(_)
            );
            let (of, id) = (ast[*of].span, ast[id].span);
            is_scope && of.start <= id.start && id.end <= of.end
        };
        ast.ids()
            .filter(is_around)
            .min_by_key(|of| ast[*of].span.len())
    };
    let scope = around(variable);
    let assignments = ast.ids().filter_map(|id| match ast[id].kind {
        ExprKind::Binary {
            op: BinaryOp::Assign,
            left,
            ..
        } => match ast[left].kind {
            ExprKind::Variable(of) if ast.text(of) == ast.text(name) => Some(left),
            _ => None,
        },
        _ => None,
    });
    let mut earlier = assignments.filter(|id| ast[*id].span.start < start && around(*id) == scope);
    match earlier.next() {
        Some(id) => Place::new(ast.source(), ast[id].span),
        None => Place::Nowhere,
    }
}
