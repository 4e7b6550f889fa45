//! A compilation from its start to its end.

use std::sync::Arc;

use marotte_diagnostics::{
    Around, Before, CatalogIssue, Diagnostic, EvaluationIssue, Issue, Level, RubyIssue,
};
use marotte_ir::Program;
use marotte_pcore::{Str, Value};
use marotte_profile::{What, span};
use marotte_syntax::ast::ExprId;

use super::location::Maker;
use super::made::made_class;
use super::{Kind, Location, Manifests, ResourceId};
use crate::LogEntry;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Failure, Signal, SignalKind};

/// How often the catalog is gone through for new things at the most.
const MAX_ROUNDS: usize = 1000;

/// What a compilation knows of its node.
#[derive(Clone)]
pub struct NodeData {
    /// The name.
    pub name: Str,
    /// Variables of the top scope: facts and parameters.
    pub parameters: Vec<(Str, Value)>,
    /// `$facts`
    pub facts: Value,
    /// `$trusted`
    pub trusted: Value,
    /// `$server_facts`
    pub server_facts: Value,
    /// Classes that a classifier gave the node, with parameters where it gave any.
    pub classes: Vec<(Str, Option<Value>)>,
}

impl Evaluator {
    /// Compiles the catalog of a node from manifests.
    pub fn compile(&mut self, node: NodeData, manifests: &Arc<Manifests>) -> EvalResult<()> {
        self.bounded(|this| this.compile_all(node, manifests))
    }

    fn compile_all(&mut self, node: NodeData, manifests: &Arc<Manifests>) -> EvalResult<()> {
        let classes = node.classes.clone();
        // Definitions come first: nothing is known of the node while they are made.
        self.import_manifests(manifests)?;
        for (name, _) in &classes {
            self.catalog.add_named_class(name)?;
        }
        self.begin(node)?;
        self.evaluate_main()?;
        for manifest in manifests.with_code() {
            self.run_statements(&manifest.program, &manifest.statements)?;
        }
        self.evaluate_node()?;
        self.evaluate_node_classes(&classes)?;
        self.complete()
    }

    /// Begins the catalog of a node that has no code.
    pub fn begin_catalog(&mut self, node: NodeData) -> EvalResult<()> {
        self.begin(node)?;
        self.evaluate_main()
    }

    /// As [`begin_catalog`](Self::begin_catalog), for templates that are of no class: they see neither
    /// `$title` nor `$name`.
    pub fn begin_templates(&mut self, node: NodeData) -> EvalResult<()> {
        self.begin_catalog(node)?;
        let top = self.top_scope();
        let variables = &mut self.scope_mut(top).named;
        variables.forget("title");
        variables.forget("name");
        Ok(())
    }

    /// Evaluates a program at the top, and what it declares; programs before it are known to it.
    pub fn evaluate_program(&mut self, program: &Arc<Program>) -> EvalResult<Value> {
        self.bounded(|this| this.evaluate_next(program))
    }

    fn evaluate_next(&mut self, program: &Arc<Program>) -> EvalResult<Value> {
        if self.catalog.resources.len() == 0 {
            self.add_stage()?;
            self.add_settings()?;
            self.evaluate_main()?;
        }
        self.import(program, None)?;
        let value = self.run_top(program)?;
        self.evaluate_generators()?;
        Ok(value)
    }

    /// Begins a catalog, and evaluates a program as if it were all of its code.
    pub fn evaluate_in_catalog(
        &mut self,
        node: NodeData,
        program: &Arc<Program>,
    ) -> EvalResult<Value> {
        self.bounded(|this| {
            this.begin_catalog(node)?;
            this.import(program, None)?;
            let value = this.run_top(program)?;
            this.evaluate_generators()?;
            this.finish()?;
            this.validate_relationships()?;
            Ok(value)
        })
    }

    fn begin(&mut self, node: NodeData) -> EvalResult<()> {
        self.catalog.node_name = node.name.clone();
        self.add_stage()?;
        self.set_node_variables(node)?;
        self.add_settings()
    }

    /// Evaluates what was declared, and finishes the catalog.
    fn complete(&mut self) -> EvalResult<()> {
        self.evaluate_generators()?;
        let _span = span(What::Completion, "relationships and leftovers");
        self.finish()?;
        self.fail_on_leftovers()?;
        self.validate_relationships()
    }

    /// `Stage[main]`, on which everything hangs.
    fn add_stage(&mut self) -> EvalResult<()> {
        let mut stage = self.new_resource("stage", &Str::from("main"), Kind::Compilable);
        stage.is_main = true;
        stage.schema = marotte_resources::resource_type("stage").map(super::Schema::BuiltIn);
        stage.tags = super::TagSet::default();
        self.catalog.tag_names.add_valid(&mut stage.tags, "stage");
        self.catalog.add(stage)?;
        Ok(())
    }

    fn set_node_variables(&mut self, node: NodeData) -> EvalResult<()> {
        for (name, value) in node.parameters {
            // What is trusted comes from elsewhere, whatever a parameter says.
            if name != "environment" && name != "trusted" {
                check_parameter_name(&name)?;
                self.set_named(name, value);
            }
        }
        let environment = self.outside.loader.environment_name();
        self.set_named("environment".into(), Value::String(environment));
        self.set_named("trusted".into(), node.trusted);
        self.set_named("server_facts".into(), node.server_facts);
        self.set_named("facts".into(), node.facts);
        Ok(())
    }

    /// The class `settings` has the settings as variables. If the code has one, it is that.
    fn add_settings(&mut self) -> EvalResult<()> {
        let id = match self.catalog.classes_by_name.get("settings") {
            Some(known) => *known,
            None => self.add_definition(made_class("settings"))?,
        };
        let mut settings = self.new_resource("class", &Str::from("settings"), Kind::Unknown);
        settings.definition = Some(id);
        settings.source = Some(id);
        let resource = self.catalog.add(settings)?;
        self.evaluate_resource(resource)?;
        if let Some(scope) = self.class_scopes.get("settings").copied() {
            let strict = match self.settings.language.strict {
                crate::Strict::Off => "off",
                crate::Strict::Warning => "warning",
                crate::Strict::Error => "error",
            };
            // What is in force anyhow is known even in a world without settings.
            let known: [(Str, Value); 5] = [
                ("strict".into(), Value::from(strict)),
                (
                    "environment".into(),
                    Value::String(self.outside.loader.environment_name()),
                ),
                (
                    "storeconfigs".into(),
                    Value::Boolean(self.catalog.storeconfigs),
                ),
                ("tasks".into(), Value::Boolean(self.settings.language.tasks)),
                (
                    "strict_variables".into(),
                    Value::Boolean(self.settings.strict_variables),
                ),
            ];
            // There are more than 200 of them, and code hardly ever asks for one.
            let loader = self.outside.loader.clone();
            let settings = move || {
                let settings = loader.settings();
                settings.unwrap_or_else(|| Arc::new(known.into_iter().collect()))
            };
            self.scope_mut(scope).named.share(settings);
        }
        Ok(())
    }

    /// The code at the top of all manifests is that of the class ``.
    fn evaluate_main(&mut self) -> EvalResult<()> {
        let mut main = made_class("");
        main.module_name = Some(Str::new());
        let id = self.add_definition(main)?;
        let top = self.top_scope();
        self.scope_mut(top).source = Some(id);
        let mut resource = self.new_resource("class", &Str::from(""), Kind::Unknown);
        resource.is_main = true;
        resource.definition = Some(id);
        resource.source = Some(id);
        resource.tags = super::TagSet::default();
        let names = &mut self.catalog.tag_names;
        names.add_valid(&mut resource.tags, "class");
        let resource = self.catalog.add(resource)?;
        self.catalog.add_compiled(resource);
        self.scope_mut(top).resource = Some(resource);
        self.evaluate_resource(resource)
    }

    fn run_top(&mut self, program: &Arc<Program>) -> EvalResult<Value> {
        self.run_statements(program, &[program.ast.body])
    }

    /// Runs statements at the top of a program.
    fn run_statements(
        &mut self,
        program: &Arc<Program>,
        statements: &[ExprId],
    ) -> EvalResult<Value> {
        let run = |this: &mut Self| {
            let mut value = Value::Undef;
            for statement in statements {
                value = this.evaluate(program, *statement)?;
            }
            Ok(value)
        };
        let outer = self.running_manifest.replace(program.clone());
        let value = self.bounded(run);
        self.running_manifest = outer;
        value.map_err(|mut signal| {
            self.place(&mut signal, program, program.ast.body);
            illegal_jump(signal)
        })
    }

    /// Evaluates the code of the node.
    fn evaluate_node(&mut self) -> EvalResult<()> {
        let Some((id, groups)) = self.find_node()? else {
            return Ok(());
        };
        let resource = self.ensure_class(id, None)?;
        self.pending_match = groups;
        self.evaluate_resource(resource).map_err(illegal_jump)?;
        let name = self.catalog.definition(id).name.clone();
        self.catalog.node_scope = self.class_scopes.get(&name).copied();
        Ok(())
    }

    /// Declares the classes that a classifier gave the node: those with parameters first. Their
    /// code runs with that of the other resources.
    fn evaluate_node_classes(&mut self, classes: &[(Str, Option<Value>)]) -> EvalResult<()> {
        let outer = self.scope;
        self.scope = self.catalog.node_scope.unwrap_or_else(|| self.top_scope());
        let has_parameters = |given: &Option<Value>| match given {
            Some(Value::Hash(given)) => !given.is_empty(),
            _ => false,
        };
        let (with, without): (Vec<_>, Vec<_>) =
            classes.iter().partition(|(_, given)| has_parameters(given));
        let result = self
            .declare_node_classes(&with, true)
            .and_then(|()| self.declare_node_classes(&without, false));
        self.scope = outer;
        result
    }

    fn declare_node_classes(
        &mut self,
        classes: &[&(Str, Option<Value>)],
        with_parameters: bool,
    ) -> EvalResult<()> {
        let mut definitions = Vec::with_capacity(classes.len());
        for (name, _) in classes {
            let Some(id) = self.find_class(name)? else {
                return Err(self.unknown_class(name));
            };
            self.check_private(id, "declared")?;
            definitions.push(id);
        }
        for id in definitions {
            let class = self.catalog.definition(id).name.clone();
            if !with_parameters {
                if !self.class_scopes.contains_key(&class) {
                    self.ensure_class(id, None)?;
                }
                continue;
            }
            // The parameters are those under the very name of the class.
            let given = classes.iter().find(|(name, _)| *name == class);
            let params = match given {
                Some((_, Some(Value::Hash(given)))) => given
                    .iter()
                    .map(|(name, value)| super::Param {
                        name: marotte_pcore::convert::to_text(name),
                        value: value.clone(),
                        source: Some(id),
                        location: Location::made_by(Maker::Classifier),
                        add: false,
                    })
                    .collect(),
                _ => Vec::new(),
            };
            self.check_private_parameters(id, &params)?;
            self.ensure_class(id, Some(params))?;
        }
        Ok(())
    }

    /// Evaluates what was declared, and what that declares, until there is nothing new.
    fn evaluate_generators(&mut self) -> EvalResult<()> {
        for _ in 0..=MAX_ROUNDS {
            let collected = self.evaluate_collectors()?;
            let evaluated = self.evaluate_definitions()?;
            if !collected && !evaluated {
                return Ok(());
            }
        }
        let last = self.catalog.in_order().last();
        let place = last.map(|last| self.catalog.resource_place(last));
        Err(Signal::during(CatalogIssue::TooManyRounds).about(place.unwrap_or_default()))
    }

    fn evaluate_definitions(&mut self) -> EvalResult<bool> {
        // What is virtual waits for a collector.
        let (mut pending, mut waiting) = (Vec::new(), Vec::new());
        for id in std::mem::take(&mut self.catalog.unevaluated) {
            let resource = self.catalog.resource(id);
            if resource.is_virtual {
                waiting.push(id);
            } else if !resource.evaluated {
                pending.push(id);
            }
        }
        self.catalog.unevaluated = waiting;
        for id in &pending {
            self.evaluate_resource(*id)
                .map_err(|signal| self.in_resource(*id, signal))?;
        }
        Ok(!pending.is_empty())
    }

    /// An error that was logged when it was met is not, if it goes on as a part of another.
    fn take_back(&mut self, found: &mut Diagnostic) -> bool {
        let last = self.logs.last().and_then(LogEntry::diagnostic);
        let is_logged = found.logged && last.is_some_and(|last| last.issue == found.issue);
        if is_logged {
            self.logs.pop();
            found.logged = false;
        }
        is_logged
    }

    /// The same for an error that code of another language may rescue. Whether it was logged.
    pub fn take_back_log(&mut self, signal: &mut Signal) -> bool {
        match &mut *signal.0 {
            SignalKind::Fail(Failure::Settled(diagnostic), _) => self.take_back(diagnostic),
            _ => false,
        }
    }

    /// Nothing has rescued it: it is logged after all.
    pub fn log_after_all(&mut self, signal: &mut Signal) {
        if let SignalKind::Fail(Failure::Settled(diagnostic), _) = &mut *signal.0 {
            self.log_finding(Level::Err, Diagnostic::clone(diagnostic));
            diagnostic.logged = true;
        }
    }

    /// An error in a define names the resource that it is in.
    fn in_resource(&mut self, id: ResourceId, signal: Signal) -> Signal {
        let diagnostic = match *signal.0 {
            // The reference reports a stray `break` where it stands, as that of some object.
            SignalKind::Break(ref place) => {
                let issue = EvaluationIssue::IllegalJump { statement: "break" };
                let place = place.into();
                Diagnostic::at_line(issue, place).before(Before::During("Object".into()))
            }
            // Errors of Ruby itself pass.
            SignalKind::Fail(ref failure, _) if is_of_ruby(failure.what()) => return signal,
            SignalKind::Fail(failure, _) => {
                let mut diagnostic = failure.into_diagnostic();
                self.take_back(&mut diagnostic);
                diagnostic.around.push(Around {
                    label: "Resource Statement".into(),
                    place: self.catalog.resource_place(self.catalog.resource(id)),
                });
                *diagnostic
            }
            _ => return signal,
        };
        Signal::settled(diagnostic)
    }
}

/// Whether an error is none that `rescue` catches unless it says so: libraries that are not there, code that cannot
/// be parsed and methods where none may be, too.
fn is_of_ruby(issue: &Issue) -> bool {
    match issue {
        Issue::Catalog(issue) => matches!(**issue, CatalogIssue::DefineUnanswered { .. }),
        Issue::Evaluation(issue) => matches!(**issue, EvaluationIssue::RubySyntaxError { .. }),
        Issue::Ruby(issue) => matches!(
            **issue,
            RubyIssue::NoSuchLibrary { .. } | RubyIssue::MethodInLegacyFunction { .. }
        ),
        _ => false,
    }
}

/// Not every name can be that of a variable which a node brings along: some are taken, and the
/// class `main` has three of its own.
fn check_parameter_name(name: &str) -> EvalResult<()> {
    let said = name.into();
    let issue: Issue = match name {
        "facts" | "server_facts" => CatalogIssue::ReservedVariable { name: said }.into(),
        "name" | "title" | "module_name" => {
            EvaluationIssue::IllegalReassignment { name: said }.into()
        }
        _ if !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit()) => {
            CatalogIssue::NumericVariable { name: said }.into()
        }
        _ => return Ok(()),
    };
    Err(Signal::during(issue))
}

/// A jump out of everything is an error.
fn illegal_jump(signal: Signal) -> Signal {
    match &*signal.0 {
        SignalKind::Fail(..) => signal,
        _ => Signal::settled(*signal.into_diagnostic()),
    }
}
