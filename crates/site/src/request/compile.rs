//! The catalog of a node.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use marotte_catalog::{Catalog, Identity};
use marotte_compiler::{Compilation, compile_with};
use marotte_diagnostics::render::Blame;
use marotte_diagnostics::{LogEntry, SiteIssue};
use marotte_environment::{Environment, hash, watched};
use marotte_eval::CodeUsed;
use marotte_eval::catalog::Manifests;
use marotte_hiera::RecordedLookups;
use marotte_ir::Program;
use marotte_pcore::{Value, deep};
use marotte_profile::{What, span};
use marotte_syntax::Strict;

use super::origins;
use crate::environment::{Beginning, In, Opened};
use crate::failed::Failed;
use crate::fleet::Used;
use crate::limits::Work;
use crate::node::Node;
use crate::problem::problem;
use crate::site::Site;

/// Asks for the catalog of a node.
#[derive(Clone)]
pub struct CompileRequest {
    /// The node.
    pub node: Node,
    /// The environment that it is in, unless a classifier says otherwise.
    pub environment: In,
    /// The code to compile instead of the environment's manifests.
    pub code: Option<Arc<Program>>,
    /// Whether the catalog is to be the same each time: version 0 and no UUID.
    pub reproducible: bool,
    /// The resources (by type and title) of which the catalog shall tell where their attributes come from.
    pub origins: Vec<(String, String)>,
}

impl CompileRequest {
    /// The catalog of a node from the manifests of its environment.
    pub fn new(node: Node) -> Self {
        Self {
            node,
            environment: In::default(),
            code: None,
            reproducible: false,
            origins: Vec::new(),
        }
    }

    /// The same in the environment of a name.
    pub fn in_environment(mut self, name: &str) -> Self {
        self.environment = In::Named(name.to_owned());
        self
    }
}

/// What came of a node.
pub struct CompileAnswer<C = Catalog> {
    /// The catalog (or what became of it), or why there is none.
    pub catalog: Result<C, Failed>,
    /// What was logged on the way. What opening an environment and parsing its manifests had to say
    /// is part of it, unless the request gave an open one.
    pub logs: Vec<LogEntry>,
    /// How long it took.
    pub seconds: f64,
    /// The environment that the catalog is of.
    pub environment: String,
    /// What may be taken by whatever becomes of the catalog.
    work: Option<Work>,
}

impl<C> CompileAnswer<C> {
    fn new(catalog: Result<C, Failed>, logs: Vec<LogEntry>, environment: &str) -> Self {
        Self {
            catalog,
            logs,
            seconds: 0.0,
            environment: environment.to_owned(),
            work: None,
        }
    }

    /// The same with what becomes of the catalog.
    pub fn and_then<D>(self, then: impl FnOnce(C) -> Result<D, Failed>) -> CompileAnswer<D> {
        let done = |catalog| match &self.work {
            Some(work) => work.run(|| then(catalog))?,
            None => deep::bounded(|| then(catalog))?,
        };
        CompileAnswer {
            catalog: self.catalog.and_then(done),
            logs: self.logs,
            seconds: self.seconds,
            environment: self.environment,
            work: self.work,
        }
    }
}

impl Site {
    /// Compiles the catalog of a node. What goes wrong in our own code is the trouble of that node
    /// alone.
    pub fn compile(&self, request: &CompileRequest) -> CompileAnswer {
        self.compile_with(request, None)
    }

    /// The same, with what the compilation has used, if its files are watched.
    pub fn compile_watched(&self, request: &CompileRequest) -> (CompileAnswer, Used) {
        let mut used = Used::default();
        let (answer, seen) = watched(|| self.compile_with(request, Some(&mut used)));
        used.seen = seen;
        (answer, used)
    }

    fn compile_with(&self, request: &CompileRequest, used: Option<&mut Used>) -> CompileAnswer {
        let clock = &self.place.parts.clock;
        let start = clock.instant();
        let _span = span(What::Compilation, "");
        let answer = AssertUnwindSafe(|| self.work.run(|| self.try_compile(request, used)));
        let failed = |why| CompileAnswer::new(Err(why), Vec::new(), self.environment_name());
        let mut answer = match catch_unwind(answer) {
            Ok(Ok(answer)) => answer,
            Ok(Err(excess)) => failed(excess.into()),
            Err(_) => {
                let why = problem(SiteIssue::InternalError { what: "node" });
                failed(Failed::new(why, None))
            }
        };
        answer.work = Some(self.work.clone());
        answer.seconds = (clock.instant() - start).as_secs_f64();
        answer
    }

    fn try_compile(&self, request: &CompileRequest, used: Option<&mut Used>) -> CompileAnswer {
        let beginning = match request.code {
            Some(_) => Beginning::Nothing,
            None => Beginning::Manifests,
        };
        let own = match self.opened(&request.environment, beginning) {
            Ok(own) => own,
            Err(why) => {
                let failed = Failed::new(why, None);
                return CompileAnswer::new(Err(failed), Vec::new(), self.environment_name());
            }
        };
        let mut logs = match own.is_held {
            true => Vec::new(),
            false => own.environment.logs().to_vec(),
        };
        let own_name = own.environment.name().to_owned();
        let known = match self.known(&request.node, &own_name) {
            Ok(known) => known,
            Err(failed) => return CompileAnswer::new(Err(failed), logs, &own_name),
        };
        logs.extend(known.logs);
        let Opened {
            environment,
            is_held,
        } = known.other.unwrap_or(own);
        let name = environment.name();
        let manifests = match &request.code {
            Some(code) => Manifests::new([code.clone()]),
            None => match manifests(&environment, is_held, &mut logs) {
                Ok(manifests) => manifests,
                Err(failed) => return CompileAnswer::new(Err(failed), logs, name),
            },
        };
        let version = match self.version(&environment) {
            Ok(version) => version,
            Err(why) => return CompileAnswer::new(Err(Failed::of_code(why)), Vec::new(), name),
        };
        let mut outside = self.outside(environment.outside());
        let lookups = (!request.origins.is_empty())
            .then(|| Arc::new(RecordedLookups::new(environment.lookups())));
        if let Some(lookups) = &lookups {
            outside.data = lookups.clone();
        }
        let compilation = Compilation {
            outside,
            functions: self.functions().clone(),
            settings: self.evaluation_in(&environment),
            manifests,
            node: known.data,
        };
        let mut origins = Vec::new();
        let compiled = match (used, &lookups) {
            (None, None) => marotte_compiler::compile(compilation),
            (used, lookups) => {
                let mut code = CodeUsed::default();
                let compiled = compile_with(compilation, |evaluator| {
                    code = evaluator.code_used();
                    origins = lookups.as_ref().map_or_else(Vec::new, |lookups| {
                        origins::of(evaluator, &request.origins, lookups)
                    });
                });
                if let Some(used) = used {
                    used.code = code;
                    used.digest = compiled.catalog.as_ref().map_or(0, digest);
                }
                compiled
            }
        };
        logs.extend(compiled.logs);
        let catalog = compiled.catalog.map_err(Failed::of_code);
        let catalog = catalog.and_then(|mut catalog| {
            catalog.identify(match request.reproducible {
                true => Identity::Reproducible,
                false => Identity::New {
                    version: match version {
                        Some(version) => Value::String(version),
                        None => Value::Integer(self.place.parts.clock.seconds()),
                    },
                },
            });
            let is_strict = self.strict() == Strict::Error;
            let lost = match self.has_rich_data {
                true => catalog.lost_objects(is_strict),
                false => catalog.without_rich_data(is_strict),
            };
            catalog.origins = origins;
            logs.extend(lost.map_err(|why| Failed::new(why, Some(Blame::Rendering)))?);
            Ok(catalog)
        });
        CompileAnswer::new(catalog, logs, name)
    }
}

/// What stands for a catalog that has no version yet.
fn digest(catalog: &Catalog) -> u64 {
    let mut text = Vec::new();
    match marotte_catalog::write_json(catalog, &mut text) {
        Ok(()) => hash(&text),
        Err(_) => 0,
    }
}

/// The manifests that a compilation in an environment begins with. What they had to say is logged,
/// unless whoever asks knows it.
pub(crate) fn manifests(
    environment: &Environment,
    is_held: bool,
    logs: &mut Vec<LogEntry>,
) -> Result<Arc<Manifests>, Failed> {
    match environment.initial_manifests() {
        Ok(found) => {
            if !is_held {
                let said = found.iter().flat_map(|manifest| manifest.logs.iter());
                logs.extend(said.cloned());
            }
            Ok(found.programs.clone())
        }
        Err(error) => {
            logs.extend(error.logs);
            Err(Failed::of_code(error.failure.into_diagnostic()))
        }
    }
}
