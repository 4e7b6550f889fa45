//! The lookups of one compilation: what answers the evaluator.

use std::sync::{Arc, Mutex, MutexGuard};

use marotte_diagnostics::Diagnostic;
use marotte_eval::{
    Block, DataLayers, DataProvider, EvalResult, Evaluator, Level, LookupRequest, LookupRun, Signal,
};
use marotte_pcore::{Object, Str, Value};

use crate::adapter::assert_type;
use crate::error::{Error, Result, has_code};
use crate::explain::Explainer;
use crate::provider::lock;
use crate::session::Session;
use crate::source::DataSource;
use crate::state::State;

/// The lookups of one compilation: where data is, and what the compilation remembers of it.
pub struct Lookups {
    source: Arc<dyn DataSource>,
    state: Mutex<State>,
}

impl Lookups {
    /// Those of a compilation that begins.
    pub fn new(source: Arc<dyn DataSource>) -> Self {
        Self {
            source,
            state: Mutex::default(),
        }
    }

    pub(crate) fn source(&self) -> &dyn DataSource {
        &*self.source
    }

    /// What the compilation remembers.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// What a lookup gives that no code asked for. If somebody wants an explanation, that is
    /// recorded.
    pub fn explained_lookup(
        &self,
        evaluator: &mut Evaluator,
        request: LookupRequest,
        explainer: Option<&mut Explainer>,
    ) -> std::result::Result<Value, LookupFailure> {
        let mut session = Session::new(self, evaluator);
        session.is_explained = explainer.is_some();
        let Some(explainer) = explainer else {
            return answer(&mut session, request).map_err(failure);
        };
        self.state().explainer = Some(std::mem::take(explainer));
        let result = answer(&mut session, request);
        if let Some(recorded) = self.state().explainer.take() {
            *explainer = recorded;
        }
        result.map_err(failure)
    }

    /// The result as the evaluator takes it. An error of the lookup that ends the compilation is
    /// logged, unless it is an issue with a code, which tells where it is.
    fn finished<T>(&self, evaluator: &mut Evaluator, result: Result<T>) -> EvalResult<T> {
        result.map_err(|mut error| {
            let is_outermost = self.state().invocations.is_empty();
            if let Error::Lookup(diagnostic) = &mut error
                && !has_code(diagnostic)
                && is_outermost
                && !evaluator.is_refusing()
            {
                let found = Diagnostic::clone(diagnostic);
                evaluator.log_finding(Level::Err, found);
                diagnostic.logged = true;
            }
            error.into_signal()
        })
    }
}

impl DataProvider for Lookups {
    fn automatic_lookup(
        &self,
        evaluator: &mut Evaluator,
        key: &str,
        layers: DataLayers,
        run: &mut LookupRun,
    ) -> EvalResult<Option<Value>> {
        let mut session = Session::new(self, evaluator);
        session.layers = layers;
        session.run = run.0.or_else(|| Some(self.state().next_run()));
        let found = session.lookup_key(key, None);
        run.0 = session.run;
        let result = found.map(|found| {
            found.map(|mut value| {
                value.renew();
                value
            })
        });
        self.finished(evaluator, result)
    }

    fn lookup(&self, evaluator: &mut Evaluator, request: LookupRequest) -> EvalResult<Value> {
        let result = answer(&mut Session::new(self, evaluator), request);
        self.finished(evaluator, result)
    }

    fn lookup_context_method(
        &self,
        evaluator: &mut Evaluator,
        context: &Arc<Object>,
        method: &str,
        arguments: Vec<Value>,
        block: Option<Block>,
    ) -> EvalResult<Value> {
        Session::new(self, evaluator)
            .context_method(context, method, arguments, block)
            .map_err(Error::into_signal)
    }
}

/// Why a lookup that no code asked for gave nothing.
pub enum LookupFailure {
    /// An error of the lookup itself: among others that nothing was found.
    Lookup(Box<Diagnostic>),
    /// Any other error.
    Other(Signal),
}

fn failure(error: Error) -> LookupFailure {
    match error {
        Error::Lookup(diagnostic) => LookupFailure::Lookup(diagnostic),
        other => LookupFailure::Other(other.into_signal()),
    }
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
    if let Some(mut value) = session.search(&names, of, request.merge.as_ref())? {
        // Each lookup makes its own collections, even of the same data.
        value.renew();
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
    Err(session.nothing_found(&names))
}
