//! What data has for a key, and why.

use std::sync::Arc;

use marotte_diagnostics::{EvaluationIssue, LogEntry};
use marotte_eval::function::Call;
use marotte_eval::{Evaluator, LookupRequest as Asked, Place};
use marotte_hiera::{Explainer, LookupFailure, Lookups};
use marotte_pcore::Value;

use super::compile::manifests;
use crate::environment::{Beginning, In};
use crate::node::Node;
use crate::node::selection::check_facts;
use crate::problem::{Problem, problem};
use crate::site::Site;

/// Asks for data.
#[derive(Clone)]
pub struct LookupRequest {
    /// The node that it is of.
    pub node: Node,
    /// The environment that it is in.
    pub environment: In,
    /// Whether the catalog is compiled first, so that data can use its variables; then a classifier
    /// is asked, too.
    pub compile: bool,
    /// Whether a classifier has no say about the environment.
    pub keeps_environment: bool,
    /// The keys, of which the first that has a value counts.
    pub keys: Vec<String>,
    /// The type that the value has to have.
    pub value_type: Option<String>,
    /// How values of several levels become one: a strategy or a hash of options.
    pub merge: Option<Value>,
    /// What is found if nothing is.
    pub default: Option<Value>,
    /// What is explained.
    pub explain: Explain,
}

/// What a lookup explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Explain {
    /// Nothing: it gives a value.
    #[default]
    Nothing,
    /// Where it has looked.
    Steps,
    /// Only how options were found.
    Options,
}

impl LookupRequest {
    /// Asks for the data of a key.
    pub fn new(node: Node, key: impl Into<String>) -> Self {
        Self {
            node,
            environment: In::default(),
            compile: false,
            keeps_environment: false,
            keys: vec![key.into()],
            value_type: None,
            merge: None,
            default: None,
            explain: Explain::default(),
        }
    }
}

/// What came of a lookup.
pub struct LookupAnswer {
    /// What was found, or why nothing could be looked up.
    pub found: Result<Found, Problem>,
    /// What was logged on the way.
    pub logs: Vec<LogEntry>,
}

/// What a lookup has found.
pub enum Found {
    /// A value.
    Value(Value),
    /// What was asked for instead of the value.
    Explanation(Box<Explainer>),
    /// Nothing, and why.
    Nothing(Problem),
}

impl Site {
    /// Looks data up.
    pub fn lookup(&self, request: &LookupRequest) -> LookupAnswer {
        let mut logs = Vec::new();
        let found = self.work.run(|| self.try_lookup(request, &mut logs));
        let found = found.unwrap_or_else(|excess| Err(problem(EvaluationIssue::from(excess))));
        LookupAnswer { found, logs }
    }

    /// Whether a file with facts is what the reference wants it to be for a lookup.
    pub fn check_facts(&self, path: &str) -> Result<(), Problem> {
        check_facts(&self.place.parts, path)
    }

    fn try_lookup(
        &self,
        request: &LookupRequest,
        logs: &mut Vec<LogEntry>,
    ) -> Result<Found, Problem> {
        let beginning = match request.compile {
            true => Beginning::Manifests,
            false => Beginning::Nothing,
        };
        let mut opened = self.opened(&request.environment, beginning)?;
        if !opened.is_held {
            logs.extend(opened.environment.logs().iter().cloned());
        }
        if let Some(error) = opened.environment.error() {
            return Err(Box::new(error.clone()));
        }
        let name = opened.environment.name().to_owned();
        let data = if request.compile {
            let known = self.known(&request.node, &name);
            let known = known.map_err(|failed| failed.diagnostic)?;
            logs.extend(known.logs);
            if let (Some(other), false) = (known.other, request.keeps_environment) {
                opened = other;
            }
            known.data
        } else {
            let (data, said) = self.known_unclassified(&request.node, &name)?;
            logs.extend(said);
            data
        };
        let environment = opened.environment;
        let manifests = match request.compile {
            // What is held was not compiled yet.
            true => manifests(&environment, false, logs).map_err(|failed| failed.diagnostic)?,
            false => Arc::default(),
        };
        let lookups = environment.lookups();
        let mut evaluator = Evaluator::new(
            self.outside(environment.outside_with(lookups.clone())),
            self.functions().clone(),
            self.evaluation_in(&environment),
        );
        let compiled = evaluator.compile(data, &manifests);
        let found = match compiled {
            Ok(()) => find(&mut evaluator, &lookups, request),
            Err(signal) => Err(signal.into_diagnostic()),
        };
        logs.append(&mut evaluator.logs);
        found
    }
}

fn find(
    evaluator: &mut Evaluator,
    lookups: &Lookups,
    request: &LookupRequest,
) -> Result<Found, Problem> {
    let value_type = match &request.value_type {
        Some(text) => {
            let mut call = Call::new(evaluator, "lookup", Place::default());
            let parsed = call.parse_type(text);
            Some(parsed.map_err(|signal| signal.into_diagnostic())?)
        }
        None => None,
    };
    let keys = request.keys.iter().map(|key| key.as_str().into());
    let asked = Asked {
        value_type,
        merge: request.merge.clone(),
        default: request.default.clone(),
        ..Asked::new(Value::array(keys))
    };
    let mut explainer = match request.explain {
        Explain::Nothing => None,
        Explain::Steps => Some(Explainer::new()),
        Explain::Options => Some(Explainer::only_options()),
    };
    let found = lookups.explained_lookup(evaluator, asked, explainer.as_mut());
    match (found, explainer) {
        (Ok(value), None) => Ok(Found::Value(value)),
        (Ok(_), Some(explainer)) => Ok(Found::Explanation(Box::new(explainer))),
        (Err(LookupFailure::Lookup(error)), None) => Ok(Found::Nothing(error)),
        (Err(LookupFailure::Lookup(error)), Some(mut explainer)) => {
            explainer.add_text(error.to_string());
            Ok(Found::Explanation(Box::new(explainer)))
        }
        (Err(LookupFailure::Other(signal)), _) => Err(signal.into_diagnostic()),
    }
}
