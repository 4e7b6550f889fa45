//! Default values of parameters: they see the parameters before theirs, and no others. And what is
//! wrong with what is given for parameters by name.

use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, EvaluationIssue, did_you_mean};
use marotte_ir::Program;
use marotte_pcore::describe::{
    MismatchKind, ParameterValue, Step, are_valid_parameters, describe_parameters, in_one,
};
use marotte_pcore::types::StructType;
use marotte_pcore::{Hash, Str, Value};
use marotte_scalars::text::rsplit_namespace;
use marotte_syntax::ast::{ExprId, List, Parameter};

use crate::deferred::DeferredTypes;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// The parameters while a default value of one of them is evaluated.
pub(crate) struct Pending {
    /// Whose parameters they are, for messages.
    pub(crate) subject: Str,
    /// The frame that they are variables of; those of a class or define are of its scope.
    pub(crate) frame: Option<usize>,
    /// The scope that the code is in.
    pub(crate) scope: crate::ScopeId,
    /// The code that they are of.
    pub(crate) code: (Arc<Program>, ExprId),
    /// They themselves, in order.
    pub(crate) parameters: List<Parameter>,
    /// Which of them the default value is for.
    pub(crate) current: usize,
    /// What is wrong with the default value, once it is.
    pub(crate) refusal: Option<EvaluationIssue>,
}

impl Evaluator {
    /// Evaluates a default value. It sees no match variables.
    pub(crate) fn evaluate_default(
        &mut self,
        program: &Arc<Program>,
        default: ExprId,
        pending: Pending,
    ) -> EvalResult<Value> {
        let outer = self.pending.replace(Box::new(pending));
        self.defaults_running += 1;
        let scope = self.scope;
        let result = self.guarded(|this| {
            this.scope_mut(scope).matched = None;
            this.evaluate(program, default)
        });
        self.defaults_running -= 1;
        let pending = std::mem::replace(&mut self.pending, outer);
        match pending.and_then(|pending| pending.refusal) {
            Some(refusal) => Err(Signal::during(refusal)),
            None => result,
        }
    }

    /// Fails if a variable is a parameter that has no value yet. It is the fault of the call, not
    /// of the default value, so that the error gets no position here.
    pub fn refuse_unevaluated(&mut self, name: &str) -> EvalResult<()> {
        if self.defaults_running == 0 {
            return Ok(());
        }
        let Some((running, wanted)) = self.unevaluated(name) else {
            return Ok(());
        };
        let pending = match running {
            None => self.pending.as_deref_mut(),
            Some(index) => self.suspended[index].pending.as_deref_mut(),
        };
        pending.map_or(Ok(()), |pending| Err(pending.refuse(wanted)))
    }

    /// Whether a variable is a parameter that has no value yet.
    pub(crate) fn is_unevaluated(&self, name: &str) -> bool {
        self.defaults_running > 0 && self.unevaluated(name).is_some()
    }

    /// Whether a default value is refused, so that nobody hears of other errors on the way out.
    pub fn is_refusing(&self) -> bool {
        let waiting = self.suspended.iter().map(|outer| &outer.pending);
        let mut all = waiting.chain([&self.pending]).flatten();
        self.defaults_running > 0 && all.any(|pending| pending.refusal.is_some())
    }

    /// Which parameter a variable is that has no value yet, and in which suspended code.
    fn unevaluated(&self, name: &str) -> Option<(Option<usize>, usize)> {
        let (running, name) = match crate::scope::qualified(name) {
            None => (None, name),
            // The full name of a class's own parameter is another word for it, whoever asks.
            Some(name) => {
                let (class, name) = rsplit_namespace(name)?;
                (self.running(*self.class_scopes.get(class)?)?, name)
            }
        };
        let (scope, frame, pending) = match running {
            None => (self.scope, self.frame, self.pending.as_deref()?),
            Some(index) => {
                let outer = &self.suspended[index];
                (outer.scope, outer.frame, outer.pending.as_deref()?)
            }
        };
        let wanted = pending.position(name)?;
        // A frame inside of the parameters' own may have a variable of the same name.
        let mut next = frame;
        while let Some(index) = next {
            let found = &self.frames[index];
            let slot = self.slot_in(found, name);
            if slot.is_some_and(|slot| self.slots[found.base + slot].is_some()) {
                return None;
            }
            if Some(index) == pending.frame {
                return Some((running, wanted));
            }
            next = found.parent;
        }
        // What is given is set already, whatever the order.
        let is_its_own = pending.frame.is_none() && pending.scope == scope;
        (is_its_own && self.scope(scope).get(name).is_none()).then_some((running, wanted))
    }
}

impl Pending {
    /// Whether a variable of a scope is one of the parameters.
    pub(crate) fn has_in_scope(&self, scope: crate::ScopeId, name: &str) -> bool {
        self.frame.is_none() && self.scope == scope && self.position(name).is_some()
    }

    /// The same of a slot of a frame.
    pub(crate) fn has_in_frame(&self, frame: usize, slot: usize) -> bool {
        self.frame == Some(frame) && slot < self.parameters.len()
    }

    /// Which of the parameters has a name. They are the first that are given slots.
    pub(crate) fn position(&self, name: &str) -> Option<usize> {
        let (program, id) = &self.code;
        let slot = program.body(*id)?.slot(name)?;
        Some(slot).filter(|slot| *slot < self.parameters.len())
    }

    fn name(&self, index: usize) -> &str {
        let ast = &self.code.0.ast;
        ast.text(ast[self.parameters][index].name)
    }

    /// Remembers why the default value is refused.
    fn refuse(&mut self, wanted: usize) -> Signal {
        let subject = self.subject.as_str().into();
        let name = self.name(wanted).into();
        let refusal = if wanted < self.current {
            EvaluationIssue::UnsetParameter { subject, name }
        } else {
            EvaluationIssue::UnevaluatedParameter {
                subject,
                parameter: self.name(self.current).into(),
                name,
            }
        };
        self.refusal = Some(refusal.clone());
        Signal::bare(refusal)
    }
}

/// What is wrong with what is given for parameters.
pub(crate) struct WrongParameters {
    issue: CatalogIssue,
    /// The first that is wrong.
    pub(crate) parameter: Option<Str>,
    /// Whether that is not given at all.
    pub(crate) is_missing: bool,
    /// Whether there is none of that name.
    is_unknown: bool,
}

/// Checks what is given for parameters by name, of which some may be calls that are made later.
pub(crate) fn check(
    subject: impl FnOnce() -> String,
    declared: &StructType,
    given: &Hash,
    deferred: &DeferredTypes,
) -> Result<(), Box<WrongParameters>> {
    if deferred.is_empty() && are_valid_parameters(declared, given, false) {
        return Ok(());
    }
    wrong(&subject(), declared, given, deferred)
}

#[cold]
fn wrong(
    subject: &str,
    declared: &StructType,
    given: &Hash,
    deferred: &DeferredTypes,
) -> Result<(), Box<WrongParameters>> {
    let found = describe_parameters(declared, given, false, |name, value| {
        let later = deferred.iter().find(|(of, _)| of == name);
        match later {
            None => ParameterValue::Value(value),
            Some((_, Some(of))) => ParameterValue::Deferred(of),
            Some((_, None)) => ParameterValue::Unknown,
        }
    });
    // Of what nobody can say why it does not fit (`Variant $x = 1`), nobody says that it does not.
    let Err(mismatch) = in_one(subject, &found) else {
        return Ok(());
    };
    let first = found.first();
    let name = first.and_then(|first| match (&first.kind, first.path.first()) {
        (MismatchKind::InvalidParameter(name) | MismatchKind::MissingParameter(name), _) => {
            Some(name.clone())
        }
        (_, Some(Step::Parameter(name))) => Some(name.clone()),
        _ => None,
    });
    let is_unknown = matches!(
        first.map(|first| &first.kind),
        Some(MismatchKind::InvalidParameter(_))
    );
    let is_missing = matches!(
        first.map(|first| &first.kind),
        Some(MismatchKind::MissingParameter(_))
    );
    let same = |step: Option<&Step>| matches!(step, Some(Step::Parameter(of)) if Some(of) == name.as_ref());
    let is_one = found.len() <= 1 || found.iter().all(|found| same(found.path.first()));
    Err(Box::new(WrongParameters {
        issue: match is_one {
            false => CatalogIssue::ParametersMismatch { mismatch },
            true if is_unknown => CatalogIssue::UnknownParameter { mismatch },
            true if is_missing => CatalogIssue::MissingParameter { mismatch },
            true => CatalogIssue::ParameterTypeMismatch { mismatch },
        },
        parameter: name,
        is_missing,
        is_unknown,
    }))
}

impl WrongParameters {
    /// What may have been meant by a name that is not known.
    pub(crate) fn similar<'a>(&self, known: impl Iterator<Item = &'a str>) -> Option<String> {
        let name = self.parameter.as_ref().filter(|_| self.is_unknown)?;
        did_you_mean(name, known)
    }

    /// The error.
    pub(crate) fn into_signal(self) -> Signal {
        Signal::during(self.issue)
    }
}
