//! Comparison, matching and `in`.

use std::cmp::Ordering;
use std::sync::Arc;

use marotte_diagnostics::EvaluationIssue;
use marotte_ir::Program;
use marotte_pcore::compare;
use marotte_pcore::deep::grow;
use marotte_pcore::label::{label, ruby_class};
use marotte_pcore::types::{forget_unanswered, unanswered};
use marotte_pcore::{ByteString, Oversized, Regexp, Str, Type, Value};
use marotte_syntax::ast::{BinaryOp, ExprId};

use crate::evaluator::Evaluator;
use crate::matched::Matched;
use crate::signal::{EvalResult, Signal, answered};

impl Evaluator {
    #[inline(never)]
    pub(super) fn eval_comparison(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Value> {
        let answer = |left: &Value, right: &Value| compare_values(program, op, left, right);
        match self.with_operands(program, left, right, answer)? {
            Ok(truth) => Ok(Value::Boolean(truth)),
            Err(issue) if matches!(*issue, EvaluationIssue::VersionAsNumber) => {
                Err(Signal::during(*issue))
            }
            Err(issue) => {
                let advice = to_numbers(&issue);
                Err(self.fail(program, id, *issue).with_advice(advice))
            }
        }
    }

    #[inline(never)]
    pub(super) fn eval_match(
        &mut self,
        program: &Arc<Program>,
        op: BinaryOp,
        left_id: ExprId,
        right_id: ExprId,
    ) -> EvalResult<Value> {
        let constant = program.constant(right_id);
        // Nearly all matches are those of a variable with a pattern that is written there.
        if let Some(Value::Regexp(regexp)) = constant
            && let Some(Value::String(text)) = self.reach(program, left_id)
        {
            let found = find(text, regexp)?;
            let matched = self.remember_match(found);
            return Ok(Value::Boolean(matched == (op == BinaryOp::Match)));
        }
        let left = self.evaluate(program, left_id)?;
        if let Some(Value::Regexp(regexp)) = constant {
            let matched = self.match_text(program, left_id, &left, regexp)?;
            return Ok(Value::Boolean(matched == (op == BinaryOp::Match)));
        }
        let pattern = self.evaluate(program, right_id)?;
        let matched = match pattern {
            Value::Type(of) if program.dialect().is_evaluator4() => self.match_type(&of, &left)?,
            Value::Type(of) => of
                .checked_instance(&left)
                .map_err(|error| Signal::during(error.into_issue()))?,
            Value::SemVerRange(range) => {
                let range = Value::SemVerRange(range);
                compare::matches(&left, &range, program.dialect(), &mut |_, _| {})
            }
            Value::Regexp(regexp) => self.match_text(program, left_id, &left, &regexp)?,
            Value::String(source) => match Regexp::new_in(source, program.dialect()) {
                Ok(regexp) => self.match_text(program, left_id, &left, &regexp)?,
                Err(error) => {
                    let detail = error.to_string().into();
                    let issue = EvaluationIssue::MatchNotRegexp { detail };
                    return Err(self.fail(program, right_id, issue));
                }
            },
            other => {
                let detail = no_conversion(&other).into();
                let issue = EvaluationIssue::MatchNotRegexp { detail };
                return Err(self.fail(program, right_id, issue));
            }
        };
        Ok(Value::Boolean(matched == (op == BinaryOp::Match)))
    }

    fn match_text(
        &mut self,
        program: &Arc<Program>,
        left_id: ExprId,
        left: &Value,
        regexp: &Regexp,
    ) -> EvalResult<bool> {
        match ByteString::text_of(left).unwrap_or(left) {
            Value::String(text) => self.match_regexp(text, regexp),
            other => {
                let left = label(other).into();
                let issue = EvaluationIssue::MatchNotString { left };
                Err(self.fail(program, left_id, issue))
            }
        }
    }

    /// Matches a type of the first design: patterns act as the regular expressions that they have.
    #[cold]
    fn match_type(&mut self, of: &Type, left: &Value) -> EvalResult<bool> {
        match (&*of.resolved(), left) {
            (Type::Pattern(patterns), Value::String(text)) => {
                for pattern in patterns.iter() {
                    if self.match_regexp(text, pattern)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            (Type::Regexp(Some(pattern)), Value::String(text)) => self.match_regexp(text, pattern),
            _ => of
                .checked_instance(left)
                .map_err(|error| Signal::during(error.into_issue())),
        }
    }

    /// Matches a text; a match sets the match variables, no match leaves them.
    pub(crate) fn match_regexp(&mut self, text: &Str, regexp: &Regexp) -> EvalResult<bool> {
        let found = find(text, regexp)?;
        Ok(self.remember_match(found))
    }

    /// Sets the match variables, if something was found.
    fn remember_match(&mut self, found: Option<Matched>) -> bool {
        let Some(matched) = found else {
            return false;
        };
        let scope = self.scope;
        self.scope_mut(scope).matched = Some(Arc::new(matched));
        true
    }

    /// Whether a value matches an option of a case expression.
    pub(crate) fn matches(&mut self, left: &Value, option: &Value) -> EvalResult<bool> {
        match (option, left) {
            (Value::Regexp(regexp), Value::String(text)) => self.match_regexp(text, regexp),
            (Value::Array(options), Value::Array(values)) => {
                if options.len() != values.len() {
                    return Ok(false);
                }
                grow(|| {
                    for (option, value) in options.iter().zip(values) {
                        if !self.matches(value, option)? {
                            return Ok(false);
                        }
                    }
                    Ok(true)
                })
            }
            (Value::Hash(options), Value::Hash(values)) => grow(|| {
                for (key, option) in options.iter() {
                    let value = values.get(key).cloned().unwrap_or_default();
                    if !self.matches(&value, option)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }),
            (Value::Regexp(_) | Value::Array(_) | Value::Hash(_), _) => Ok(false),
            (Value::Default, _) => Ok(true),
            (Value::Type(of), _) if self.dialect().is_evaluator4() => self.match_type(of, left),
            (Value::Type(of), _) => of
                .checked_instance(left)
                .map_err(|error| Signal::during(error.into_issue())),
            _ => Ok(compare::matches(
                left,
                option,
                self.dialect(),
                &mut |_, _| {},
            )),
        }
    }

    #[inline(never)]
    pub(super) fn eval_in(
        &mut self,
        program: &Arc<Program>,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Value> {
        // Most look for a text among some that are written there, which sets nothing.
        if let Some(Value::Array(texts)) = self.reach(program, right)
            && let Some(Value::String(text)) = self.reach(program, left)
            && !self.dialect().is_evaluator4()
            && texts.iter().all(|of| matches!(of, Value::String(_)))
        {
            let is_it = |of: &Value| of.as_str().is_some_and(|of| compare::equal_texts(text, of));
            return Ok(Value::Boolean(texts.iter().any(is_it)));
        }
        let left = self.evaluate(program, left)?;
        let right = self.evaluate(program, right)?;
        answered(|| self.includes(&right, &left).map(Value::Boolean))
    }

    /// Whether something is in a value.
    pub(crate) fn includes(&mut self, within: &Value, sought: &Value) -> EvalResult<bool> {
        match (within, sought) {
            (Value::String(text), Value::Regexp(regexp)) => self.match_regexp(text, regexp),
            (Value::Array(values), Value::Regexp(regexp)) => {
                for value in values {
                    if let Value::String(text) = value
                        && self.match_regexp(text, regexp)?
                    {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            (Value::Array(_) | Value::Hash(_), Value::String(_) | Value::SemVer(_))
                if self.dialect().is_evaluator4() =>
            {
                Ok(compare::includes(
                    within,
                    sought,
                    self.dialect(),
                    &mut |_, _| {},
                ))
            }
            (Value::Array(values), Value::String(_) | Value::SemVer(_)) => {
                for value in values {
                    if self.matches(sought, value)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            (Value::Hash(hash), Value::String(_)) => {
                for key in hash.keys() {
                    if self.matches(sought, key)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            (Value::Hash(hash), _) => {
                let keys = Value::array(hash.keys().cloned());
                self.includes(&keys, sought)
            }
            _ => Ok(compare::includes(
                within,
                sought,
                self.dialect(),
                &mut |_, _| {},
            )),
        }
    }
}

/// What a pattern finds in a text.
fn find(text: &Str, regexp: &Regexp) -> EvalResult<Option<Matched>> {
    let spans = regexp.regex().spans(text);
    let spans = spans.map_err(crate::patterns::given_up)?;
    Ok(spans.map(|spans| Matched::Places {
        text: text.clone(),
        spans,
    }))
}

fn types_equal(left: &Type, right: &Value) -> bool {
    matches!(right, Value::Type(right) if left.is_same(right))
}

/// Types compare by what they contain.
fn compare_types(program: &Program, op: BinaryOp, left: &Type, right: &Value) -> bool {
    let Value::Type(right) = right else {
        return false;
    };
    match op {
        BinaryOp::Less => left.is_less_than(right, program.dialect()),
        BinaryOp::LessEqual => left.is_at_most(right, program.dialect()),
        BinaryOp::Greater => right.is_less_than(left, program.dialect()),
        _ => right.is_at_most(left, program.dialect()),
    }
}

/// Whether a comparison holds, or why it cannot be made.
fn compare_values(
    program: &Program,
    op: BinaryOp,
    left: &Value,
    right: &Value,
) -> Result<bool, Box<EvaluationIssue>> {
    Ok(match (left, right, op) {
        (Value::Integer(a), Value::Integer(b), _) => holds(op, a.cmp(b)),
        (Value::Type(of), _, _) => {
            forget_unanswered();
            let truth = match op {
                BinaryOp::Equal => types_equal(of, right),
                BinaryOp::NotEqual => !types_equal(of, right),
                _ => compare_types(program, op, of, right),
            };
            match unanswered() {
                None => truth,
                Some(reason) => {
                    return Err(not_possible(op, left, right, reason.to_string().into()));
                }
            }
        }
        (_, _, BinaryOp::Equal) => compare::equals(left, right, program.dialect()),
        (_, _, BinaryOp::NotEqual) => !compare::equals(left, right, program.dialect()),
        _ => match compare::compare(left, right, program.dialect()) {
            Ok(order) => holds(op, order),
            // A version is a number to Ruby, which then finds that it is none.
            Err(_) if is_number(left) && matches!(right, Value::SemVer(_)) => {
                return Err(Box::new(EvaluationIssue::VersionAsNumber));
            }
            Err(detail) => return Err(not_possible(op, left, right, detail.0.into())),
        },
    })
}

fn is_number(value: &Value) -> bool {
    match value {
        Value::Integer(_) | Value::Float(_) => true,
        other => Oversized::number_of(other).is_some(),
    }
}

/// What to do about a text that is compared with a number.
#[cold]
fn to_numbers(issue: &EvaluationIssue) -> Option<String> {
    let EvaluationIssue::ComparisonNotPossible { left, right, .. } = issue else {
        return None;
    };
    let is_number = |label: &str| matches!(label, "Integer" | "Float");
    let mixed =
        (&**left == "String" && is_number(right)) || (is_number(left) && &**right == "String");
    mixed.then(|| "Integer('…') makes a number of a text".to_owned())
}

#[cold]
fn not_possible(
    op: BinaryOp,
    left: &Value,
    right: &Value,
    detail: Box<str>,
) -> Box<EvaluationIssue> {
    Box::new(EvaluationIssue::ComparisonNotPossible {
        left: label(left).into(),
        operator: op.as_str(),
        right: label(right).into(),
        detail,
    })
}

pub(super) fn holds(op: BinaryOp, order: Ordering) -> bool {
    match op {
        BinaryOp::Equal => order.is_eq(),
        BinaryOp::NotEqual => order.is_ne(),
        BinaryOp::Less => order.is_lt(),
        BinaryOp::LessEqual => order.is_le(),
        BinaryOp::Greater => order.is_gt(),
        _ => order.is_ge(),
    }
}

/// What Ruby says when something that is no string is made a regular expression.
fn no_conversion(value: &Value) -> String {
    let what = match value {
        Value::Undef => "nil".to_owned(),
        Value::Boolean(value) => value.to_string(),
        other => ruby_class(other),
    };
    format!("no implicit conversion of {what} into String")
}
