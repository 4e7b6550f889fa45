//! The ways in: `lookup`, and the values of class parameters.

use marotte_diagnostics::{Diagnostic, LookupIssue};
use marotte_eval::{EvalResult, Evaluator, Level, LookupRequest, Signal};
use marotte_pcore::{Str, Value};

use crate::adapter::assert_type;
use crate::data::DataCache;
use crate::error::{Error, Result, has_code};
use crate::explain::Explainer;
use crate::oversized;
use crate::session::Session;
use crate::source::DataSource;

/// What a call of `lookup`, or of one of the older functions, gives.
pub fn lookup(
    source: &dyn DataSource,
    cache: &DataCache,
    evaluator: &mut Evaluator,
    request: LookupRequest,
) -> EvalResult<Value> {
    let mut session = Session::new(source, cache, evaluator);
    let result = answer(&mut session, request).map(|value| for_code(cache, value));
    finished(session, result)
}

/// Why a lookup that no code asked for gave nothing.
pub enum LookupFailure {
    /// An error of the lookup itself: among others that nothing was found.
    Lookup(Box<Diagnostic>),
    /// Any other error.
    Other(Signal),
}

/// What a lookup gives that no code asked for. If somebody wants an explanation, that is recorded.
pub fn explained_lookup(
    source: &dyn DataSource,
    cache: &DataCache,
    evaluator: &mut Evaluator,
    request: LookupRequest,
    explainer: Option<&mut Explainer>,
) -> std::result::Result<Value, LookupFailure> {
    let mut session = Session::new(source, cache, evaluator);
    session.is_explained = explainer.is_some();
    let Some(explainer) = explainer else {
        return answer(&mut session, request).map_err(failure);
    };
    session.state().explainer = Some(std::mem::take(explainer));
    let result = answer(&mut session, request);
    if let Some(recorded) = session.state().explainer.take() {
        *explainer = recorded;
    }
    result.map_err(failure)
}

fn failure(error: Error) -> LookupFailure {
    match error {
        Error::Lookup(diagnostic) => LookupFailure::Lookup(diagnostic),
        other => LookupFailure::Other(other.into_signal()),
    }
}

/// The value that data has for a parameter of a class.
pub fn automatic_lookup(
    source: &dyn DataSource,
    cache: &DataCache,
    evaluator: &mut Evaluator,
    key: &str,
) -> EvalResult<Option<Value>> {
    let mut session = Session::new(source, cache, evaluator);
    let result = session
        .lookup_key(key, None)
        .map(|found| found.map(|value| for_code(cache, value)));
    finished(session, result)
}

/// What code gets of a value that was found.
fn for_code(cache: &DataCache, value: Value) -> Value {
    if cache.has_oversized() && oversized::is_in(&value) {
        return oversized::as_text(&value);
    }
    value
}

fn answer(session: &mut Session<'_>, request: LookupRequest) -> Result<Value> {
    if request.is_hiera_call && !session.invocation.global_only {
        let layer = session.environment_layer()?;
        session.invocation.global_only = layer.is_none_or(|layer| layer.config.version < 5);
    }
    session.invocation.overrides = request.overrides;
    session.invocation.defaults = request.defaults;
    let names: Vec<Str> = match &request.name {
        Value::Array(names) => {
            let names = names.iter();
            names
                .filter_map(|name| name.as_str().map(Str::from))
                .collect()
        }
        other => vec![marotte_pcore::convert::to_text(other)],
    };
    let of = request.value_type.as_ref();
    if let Some(value) = session.search(&names, of, request.merge.as_ref())? {
        return Ok(value);
    }
    if let Some(block) = &request.block {
        let value = session.evaluator.call_block(block, vec![request.name])?;
        assert_type("Value returned from default block", of, &value)?;
        return Ok(value);
    }
    if let Some(value) = request.default {
        assert_type("Default value", of, &value)?;
        return Ok(value);
    }
    Err(Error::lookup(match names.as_slice() {
        [only] => LookupIssue::NameNotFound {
            name: only.as_str().into(),
        },
        several => LookupIssue::NamesNotFound {
            names: several.iter().map(|name| name.as_str().into()).collect(),
        },
    }))
}

/// The result as the evaluator takes it. An error of the lookup that ends the compilation is
/// logged, unless it is an issue, which tells where it is.
fn finished<T>(mut session: Session<'_>, result: Result<T>) -> EvalResult<T> {
    result.map_err(|mut error| {
        if let Error::Lookup(diagnostic) = &mut error
            && !has_code(diagnostic)
            && session.state().invocations.is_empty()
        {
            let found = Diagnostic::clone(diagnostic);
            session.evaluator.log_finding(Level::Err, found);
            diagnostic.logged = true;
        }
        error.into_signal()
    })
}
