//! Collectors: `File <| owner == root |> { … }`.
//!
//! A collector looks at the whole catalog again and again until nothing new is found, realises
//! what it finds and overrides it.

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, EvaluationIssue, Place};
use marotte_ir::Program;
use marotte_pcore::deep::grow;
use marotte_pcore::{Str, Type, Value, compare};
use marotte_profile::{What, span};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{BinaryOp, Collect, ExprId, ExprKind, QueryKind, UnaryOp};
use rustc_hash::FxBuildHasher;

use super::declare::flatten;
use super::index::Looked;
use super::overriding::Override;
use super::params::duplicate;
use super::relationship::Operand;
use super::tags::TagNames;
use super::{DefinitionId, Location, Param, ResourceId};
use crate::ScopeId;
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Place as CallPlace, Signal};

/// How many times as many resources as a catalog may have collectors may find all together. Each
/// of a define's instances may have a collector that finds all the others.
const TIMES_COLLECTED: usize = 50;

/// A collector, from the moment it is met to the end of the compilation.
pub(crate) struct Collector {
    kind: CollectorKind,
    overrides: Vec<Param>,
    source: Option<DefinitionId>,
    /// The scope that it stands in.
    scope: ScopeId,
    location: Location,
    /// What it found, in the order in which it was found.
    pub(crate) collected: Vec<ResourceId>,
    is_collected: HashSet<ResourceId, FxBuildHasher>,
    looked: Looked,
    /// What a relationship takes instead, if it finds nothing.
    pub(crate) alternative: Option<Vec<Operand>>,
    done: bool,
}

enum CollectorKind {
    /// `<| … |>`
    Virtual {
        type_name: Str,
        query: Option<Query>,
    },
    /// `<<| … |>>`
    Exported {
        type_name: Str,
        query: Option<Query>,
        /// Whether the store was asked.
        is_asked: bool,
    },
    /// `realize(…)`: the references that are not found yet.
    Realize(Vec<String>),
}

/// What the reference calls an operation that cannot be the value of a query.
const fn operation(op: BinaryOp) -> Option<&'static str> {
    use BinaryOp as Op;
    Some(match op {
        Op::Add
        | Op::Subtract
        | Op::Multiply
        | Op::Divide
        | Op::Modulo
        | Op::ShiftLeft
        | Op::ShiftRight => "ArithmeticExpression",
        Op::Match | Op::NotMatch => "MatchExpression",
        Op::In => "InExpression",
        Op::Assign | Op::AppendAssign | Op::DeleteAssign => "AssignmentExpression",
        Op::InEdge | Op::InEdgeSub | Op::OutEdge | Op::OutEdgeSub => "RelationshipExpression",
        _ => return None,
    })
}

/// A condition on a resource.
pub(super) enum Query {
    And(Box<Query>, Box<Query>),
    Or(Box<Query>, Box<Query>),
    Tagged(Box<QueriedTags>),
    Equal(Str, Value),
    NotEqual(Str, Value),
    /// Something that is no condition: true as Ruby has it.
    Constant(bool),
}

/// Tags that a query asks for.
pub(super) struct QueriedTags {
    pub(super) words: Vec<Str>,
    /// The numbers of those that something in the catalog had when a collector last began to look.
    known: Vec<u32>,
    /// The containers that were looked at last, from the inside out, and whether they are tagged:
    /// resources that follow each other mostly share them.
    around: [Cell<Option<(ResourceId, bool)>>; 3],
}

impl Evaluator {
    /// Adds a collector and gives its index.
    pub(crate) fn eval_collect(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        collect: &Collect,
    ) -> EvalResult<usize> {
        let ast = &program.ast;
        if collect.kind == QueryKind::Exported && !self.catalog.storeconfigs {
            let issue = EvaluationIssue::RtNoStoreconfigs;
            self.fail_or_warn(crate::Strict::Warning, program, id, issue)?;
        }
        let ExprKind::Reference(name) = ast[collect.type_expr].kind else {
            return Err(Signal::during(CatalogIssue::CollectorWithoutType));
        };
        let type_name = ast.text(name).to_lowercase();
        if type_name == "class" {
            return Err(Signal::during(CatalogIssue::CollectedClass));
        }
        if self.find_resource_type(&type_name)?.is_none() {
            let about = Place::new(ast.source(), ast[collect.type_expr].span);
            let advice = self.similar_resource_type(&type_name);
            let type_name = type_name.into();
            let issue = CatalogIssue::UnknownCollectedType { type_name };
            return Err(Signal::during(issue).about(about).with_advice(advice));
        }
        let overrides = self.operations(program, collect.operations)?;
        let query = match collect.query {
            Some(query) => Some(self.query(program, query)?),
            None => None,
        };
        let (type_name, _) = super::table::canonical(&type_name, "");
        let kind = match collect.kind {
            QueryKind::Virtual => CollectorKind::Virtual {
                type_name: Str::from(&*type_name),
                query,
            },
            QueryKind::Exported => CollectorKind::Exported {
                type_name: Str::from(&*type_name),
                query,
                is_asked: false,
            },
        };
        let location = self.location(program, id);
        Ok(self.add_collector(kind, overrides, location))
    }

    fn add_collector(
        &mut self,
        kind: CollectorKind,
        overrides: Vec<Param>,
        location: Location,
    ) -> usize {
        let source = self.scope(self.scope).source;
        self.catalog.collectors.push(Collector {
            kind,
            overrides,
            source,
            scope: self.scope,
            location,
            collected: Vec::new(),
            is_collected: HashSet::default(),
            looked: Looked::default(),
            alternative: None,
            done: false,
        });
        let index = self.catalog.collectors.len() - 1;
        self.catalog.active_collectors.push(index);
        index
    }

    /// Makes virtual resources real, when they are declared at the latest.
    pub fn realize(&mut self, references: Vec<String>, place: &CallPlace) {
        let location = self.at(place);
        self.add_collector(CollectorKind::Realize(references), Vec::new(), location);
    }

    fn query(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Query> {
        match program.ast[id].kind {
            ExprKind::Parenthesized(inner) => self.query(program, inner),
            ExprKind::Binary {
                op: BinaryOp::And,
                left,
                right,
                ..
            } => {
                let left = grow(|| self.query(program, left))?;
                let right = grow(|| self.query(program, right))?;
                Ok(Query::And(Box::new(left), Box::new(right)))
            }
            ExprKind::Binary {
                op: BinaryOp::Or,
                left,
                right,
                ..
            } => {
                let left = grow(|| self.query(program, left))?;
                let right = grow(|| self.query(program, right))?;
                Ok(Query::Or(Box::new(left), Box::new(right)))
            }
            ExprKind::Binary {
                op, left, right, ..
            } => {
                let name = marotte_pcore::convert::to_text(&self.evaluate(program, left)?);
                let value = self.query_value(program, right)?;
                match op {
                    BinaryOp::Equal if name == "tag" => {
                        let about = Place::new(program.ast.source(), program.ast[right].span);
                        let words = query_tags(value).map_err(|signal| signal.about(about))?;
                        Ok(Query::Tagged(Box::new(QueriedTags {
                            words,
                            known: Vec::new(),
                            around: Default::default(),
                        })))
                    }
                    BinaryOp::Equal => Ok(Query::Equal(name, value)),
                    _ => Ok(Query::NotEqual(name, value)),
                }
            }
            _ => Ok(Query::Constant({
                let value = self.evaluate(program, id)?;
                value.is_true(self.dialect())
            })),
        }
    }

    /// The value that a query compares with: only some expressions can be one.
    fn query_value(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Value> {
        let class = match program.ast[id].kind {
            ExprKind::Array(_) => "LiteralList",
            ExprKind::Hash { .. } => "LiteralHash",
            ExprKind::Regexp(_) => "LiteralRegularExpression",
            ExprKind::Call(_) => "CallNamedFunctionExpression",
            ExprKind::MethodCall(_) => "CallMethodExpression",
            ExprKind::Selector { .. } => "SelectorExpression",
            ExprKind::Default => "LiteralDefault",
            ExprKind::Reference(_) => "QualifiedReference",
            ExprKind::Heredoc(_) => "HeredocExpression",
            ExprKind::Unary { op, .. } => match op {
                UnaryOp::Minus => "UnaryMinusExpression",
                UnaryOp::Not => "NotExpression",
                UnaryOp::Unfold => "UnfoldExpression",
            },
            ExprKind::If { .. } => "IfExpression",
            ExprKind::Unless { .. } => "UnlessExpression",
            ExprKind::Case { .. } => "CaseExpression",
            ExprKind::Binary { op, .. } => match operation(op) {
                Some(class) => class,
                None => return Ok(super::declare::converted(self.evaluate(program, id)?)),
            },
            ExprKind::Parenthesized(inner) => return self.query_value(program, inner),
            // A variable is compared as it is: that of a class is no reference to it.
            ExprKind::Variable(_) => return self.evaluate(program, id),
            _ => return Ok(super::declare::converted(self.evaluate(program, id)?)),
        };
        let about = Place::new(program.ast.source(), program.ast[id].span);
        Err(Signal::during(CatalogIssue::IllegalQueryValue { class }).about(about))
    }

    /// Runs all collectors once; answers whether one found something new.
    pub(crate) fn evaluate_collectors(&mut self) -> EvalResult<bool> {
        if self.catalog.active_collectors.is_empty() {
            return Ok(false);
        }
        let _span = span(What::Collection, "");
        let mut found_something = false;
        for index in std::mem::take(&mut self.catalog.active_collectors) {
            found_something |= self.evaluate_collector(index)?;
            if !self.catalog.collectors[index].done {
                self.catalog.active_collectors.push(index);
            }
        }
        Ok(found_something)
    }

    fn evaluate_collector(&mut self, index: usize) -> EvalResult<bool> {
        let found = self.collect(index)?;
        for id in &found {
            self.catalog.resource_mut(*id).is_virtual = false;
        }
        let new: Vec<ResourceId> = {
            let collected = &mut self.catalog.collectors[index].is_collected;
            found
                .into_iter()
                .filter(|id| collected.insert(*id))
                .collect()
        };
        if new.is_empty() {
            return Ok(false);
        }
        self.catalog.collected += new.len();
        let limit = self.catalog.max_resources.saturating_mul(TIMES_COLLECTED);
        if self.catalog.collected > limit {
            let about = self.catalog.collectors[index].location;
            let about = self.catalog.statement_place(about);
            return Err(Signal::during(CatalogIssue::TooManyCollected { limit }).about(about));
        }
        if !self.catalog.collectors[index].overrides.is_empty() {
            self.override_collected(index, &new)?;
        }
        self.catalog.collectors[index].collected.extend(&new);
        Ok(true)
    }

    fn override_collected(&mut self, index: usize, found: &[ResourceId]) -> EvalResult<()> {
        let source = self.catalog.collectors[index].source;
        // From now on, code of this source may override everything.
        if let Some(source) = source {
            self.catalog.definitions[source.index()].overrides_all = true;
        }
        let Some(first) = found.first() else {
            return Ok(());
        };
        let collector = &self.catalog.collectors[index];
        let mut params = collector.overrides.clone();
        let location = collector.location;
        // What overrides is a resource itself, with the defaults of the scope that it stands in.
        let (scope, first_of) = (collector.scope, self.catalog.resource(*first));
        let type_name = first_of.type_name.clone();
        for default in self.resource_defaults(scope, &type_name)? {
            if params.iter().all(|param| param.name != default.name) {
                params.push(default);
            }
        }
        if let Some(param) = duplicate(&params) {
            let issue = CatalogIssue::DuplicateAttribute {
                name: param.name.as_str().into(),
                resource: self.catalog.resource(*first).reference().into(),
            };
            let about = self.catalog.attribute_place(param.location);
            return Err(Signal::at(issue, self.catalog.statement_place(location)).about(about));
        }
        let overriding = Override {
            params,
            source,
            location,
        };
        for id in found {
            self.merge_override(*id, &overriding)?;
        }
        Ok(())
    }

    /// What is to be realized and is not there must at least look like a reference.
    fn check_realized(&self, index: usize, reference: &str) -> EvalResult<()> {
        let issue = match super::table::split_reference(reference) {
            None => CatalogIssue::RealizedNoReference {
                text: crate::ruby_inspect(&Value::from(reference)).into(),
            },
            Some((type_name, _)) => match super::tags::checked(type_name) {
                Ok(()) => return Ok(()),
                Err(invalid) => invalid.issue(),
            },
        };
        let about = self.catalog.collectors[index].location;
        Err(Signal::during(issue).about(self.catalog.statement_place(about)))
    }

    /// The resources that a collector matches now, and may not have matched before.
    fn collect(&mut self, index: usize) -> EvalResult<Vec<ResourceId>> {
        let collector = &mut self.catalog.collectors[index];
        // The kind is put back below; nothing between looks for it.
        let taken = CollectorKind::Realize(Vec::new());
        Ok(match std::mem::replace(&mut collector.kind, taken) {
            CollectorKind::Exported { .. } if !self.catalog.storeconfigs => Vec::new(),
            CollectorKind::Exported {
                type_name,
                mut query,
                is_asked,
            } => {
                let (mut looked, scope) = (collector.looked, collector.scope);
                look_up_tags(query.as_mut(), &self.catalog.tag_names);
                let mut found = self.catalog.candidates(&type_name, &mut looked, true);
                found.retain(|id| {
                    self.catalog.resource(*id).exported
                        && query
                            .as_ref()
                            .is_none_or(|query| self.satisfies(*id, query))
                });
                if !is_asked {
                    found.extend(self.collect_from_store(&type_name, query.as_ref(), scope)?);
                }
                let collector = &mut self.catalog.collectors[index];
                collector.kind = CollectorKind::Exported {
                    type_name,
                    query,
                    is_asked: true,
                };
                collector.looked = looked;
                found
            }
            CollectorKind::Virtual {
                type_name,
                mut query,
            } => {
                let mut looked = collector.looked;
                look_up_tags(query.as_mut(), &self.catalog.tag_names);
                let mut found = match query.as_ref().and_then(Query::title) {
                    Some(title) => self.catalog.titled(&type_name, title),
                    None => {
                        let asks_for_tags = query.as_ref().is_some_and(Query::asks_for_tags);
                        self.catalog
                            .candidates(&type_name, &mut looked, asks_for_tags)
                    }
                };
                if let Some(query) = &query {
                    found.retain(|id| self.satisfies(*id, query));
                }
                let collector = &mut self.catalog.collectors[index];
                collector.kind = CollectorKind::Virtual { type_name, query };
                collector.looked = looked;
                found
            }
            CollectorKind::Realize(references) => {
                let (mut found, mut missing) = (Vec::new(), Vec::new());
                for reference in references {
                    match self.catalog.find_reference(&reference) {
                        Some(id) => found.push(id),
                        None => {
                            self.check_realized(index, &reference)?;
                            missing.push(reference);
                        }
                    }
                }
                let collector = &mut self.catalog.collectors[index];
                collector.done = missing.is_empty();
                collector.kind = CollectorKind::Realize(missing);
                found
            }
        })
    }

    /// The references that `realize` never found, and where they are.
    pub(crate) fn unrealized(&self) -> Vec<(&str, Location)> {
        let collectors = self.catalog.collectors.iter();
        collectors
            .filter_map(|collector| match &collector.kind {
                CollectorKind::Realize(missing) => Some((missing, collector.location)),
                _ => None,
            })
            .flat_map(|(missing, at)| missing.iter().map(move |missing| (missing.as_str(), at)))
            .collect()
    }

    fn satisfies(&self, id: ResourceId, query: &Query) -> bool {
        match query {
            Query::Constant(truth) => *truth,
            Query::And(left, right) => {
                grow(|| self.satisfies(id, left) && self.satisfies(id, right))
            }
            Query::Or(left, right) => {
                grow(|| self.satisfies(id, left) || self.satisfies(id, right))
            }
            Query::Tagged(tags) => self.has_queried_tag(id, &tags.known, &tags.around),
            Query::Equal(name, value) => is_equal(self.attribute(id, name), value, self.dialect()),
            Query::NotEqual(name, value) => {
                !compare::equals(&self.attribute(id, name), value, self.dialect())
            }
        }
    }

    fn attribute(&self, id: ResourceId, name: &str) -> Value {
        let resource = self.catalog.resource(id);
        if name == "title" {
            return resource.title_value();
        }
        resource.get(name).cloned().unwrap_or_default()
    }

    /// Whether a resource, or what its code is in, has a tag that a query asks for. What is known of
    /// containers is used and put down.
    fn has_queried_tag(
        &self,
        id: ResourceId,
        tags: &[u32],
        around: &[Cell<Option<(ResourceId, bool)>>],
    ) -> bool {
        let Some((nearest, farther)) = around.split_first() else {
            return self.is_tagged(id, tags);
        };
        let resource = self.catalog.resource(id);
        if tags.iter().any(|tag| resource.tags.contains(*tag)) {
            return true;
        }
        let container = self.scope(resource.scope).resource;
        let Some(container) = container.filter(|container| *container != id) else {
            return false;
        };
        match nearest.get() {
            Some((known, is_tagged)) if known == container => is_tagged,
            _ => {
                let is_tagged = self.has_queried_tag(container, tags, farther);
                nearest.set(Some((container, is_tagged)));
                is_tagged
            }
        }
    }

    /// Whether a resource, or what its code is in, has one of the tags.
    pub(crate) fn is_tagged(&self, id: ResourceId, tags: &[u32]) -> bool {
        let mut next = Some(id).filter(|_| !tags.is_empty());
        while let Some(id) = next {
            let resource = self.catalog.resource(id);
            if tags.iter().any(|tag| resource.tags.contains(*tag)) {
                return true;
            }
            next = self
                .scope(resource.scope)
                .resource
                .filter(|container| *container != id);
        }
        false
    }
}

impl Query {
    /// The title that everything which satisfies the query has.
    fn title(&self) -> Option<&str> {
        match self {
            Self::Equal(name, Value::String(title)) if name == "title" => Some(title),
            Self::And(left, right) => left.title().or_else(|| right.title()),
            _ => None,
        }
    }

    fn asks_for_tags(&self) -> bool {
        match self {
            Self::Tagged(_) => true,
            Self::And(left, right) | Self::Or(left, right) => {
                left.asks_for_tags() || right.asks_for_tags()
            }
            _ => false,
        }
    }
}

/// Finds the numbers of the tags that a query asks for, once for all resources that are looked at.
fn look_up_tags(query: Option<&mut Query>, names: &TagNames) {
    match query {
        Some(Query::Tagged(tags)) => {
            let QueriedTags {
                words,
                known,
                around,
            } = &mut **tags;
            around.iter().for_each(|of| of.set(None));
            known.clear();
            known.extend(words.iter().filter_map(|word| names.known(word)));
        }
        Some(Query::And(left, right) | Query::Or(left, right)) => {
            grow(|| look_up_tags(Some(left), names));
            grow(|| look_up_tags(Some(right), names));
        }
        _ => {}
    }
}

fn is_reference(value: &Value) -> bool {
    matches!(value, Value::Type(Type::Resource(of)) if of.converted)
}

fn query_tags(value: Value) -> EvalResult<Vec<Str>> {
    flatten(value)
        .into_iter()
        .map(|tag| match tag {
            Value::Integer(_) | Value::Float(_) => Err(Signal::during(CatalogIssue::NumericTag)),
            other => Ok(marotte_pcore::convert::to_text(&other).to_lowercase()),
        })
        .collect()
}

/// Whether an attribute is what a query wants: an array is if it has that among its elements.
pub(super) fn is_equal(attribute: Value, wanted: &Value, dialect: Dialect) -> bool {
    match attribute {
        // A reference is no type here, which would have instances.
        Value::Array(values) if is_reference(wanted) => values
            .iter()
            .any(|element| compare::equals(element, wanted, dialect)),
        Value::Array(values) => {
            compare::includes(&Value::Array(values), wanted, dialect, &mut |_, _| {})
        }
        attribute => compare::equals(&attribute, wanted, dialect),
    }
}
