//! `A -> B` and its like.

use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, EvaluationIssue, Issue, Place, TypeIssue};
use marotte_ir::Program;
use marotte_pcore::label::label;
use marotte_pcore::parse::parse_type_with;
use marotte_pcore::{Array, Str, Type, Value};
use marotte_syntax::ast::{BinaryOp, ExprId, ExprKind};

use super::declare::flatten;
use super::location::Maker;
use super::shared::SharedArrays;
use super::{Location, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// A relationship whose ends are found when all code has run.
pub(crate) struct Relationship {
    source: Operand,
    target: Operand,
    subscribes: bool,
    location: Location,
}

/// The attributes that relationships add to.
pub(super) const ADDED_TO: [&str; 2] = ["before", "notify"];

/// An end of a relationship.
#[derive(Clone, PartialEq)]
pub(crate) enum Operand {
    /// A reference.
    Reference(Type),
    /// What a collector collects, by the collector's index.
    Collector(usize),
}

/// What an end stands for in the finished catalog.
struct End {
    reference: Str,
    /// How errors write it.
    shown: Str,
    found: Found,
}

#[derive(PartialEq, Eq)]
enum Found {
    Resource(ResourceId),
    Nothing,
    /// The text is no reference to a resource.
    NoReference,
}

/// One side of a relationship, evaluated.
enum Side {
    /// The ends of a chain, or of a collector.
    Ends(Vec<Operand>),
    /// What any other expression gives.
    Value(Value),
}

/// Whether a text can be the name of a class. Words that are values mean these.
fn is_class_name(text: &str) -> bool {
    let name = text.strip_prefix("::").unwrap_or(text);
    let is_segment = |segment: &str| {
        segment.starts_with(|first: char| first.is_ascii_lowercase())
            && segment
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    name.split("::").all(is_segment) && !matches!(name, "undef" | "default" | "true" | "false")
}

impl Evaluator {
    pub(crate) fn eval_relationship(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Value> {
        let result = self.relate_operands(program, id, op, left, right)?;
        // A collector is no value; nobody can get at the value of such a relationship.
        let references = result.into_iter().filter_map(|operand| match operand {
            Operand::Reference(of) => Some(Value::Type(of)),
            Operand::Collector(_) => None,
        });
        Ok(Value::array(references))
    }

    fn relate_operands(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    ) -> EvalResult<Vec<Operand>> {
        // Both sides are evaluated before either is looked at.
        let values = (
            self.eval_side(program, left)?,
            self.eval_side(program, right)?,
        );
        let left = self.ends_of(program, id, left, values.0)?;
        let right = self.ends_of(program, id, right, values.1)?;
        let reversed = matches!(op, BinaryOp::OutEdge | BinaryOp::OutEdgeSub);
        let subscribes = matches!(op, BinaryOp::InEdgeSub | BinaryOp::OutEdgeSub);
        let (sources, targets) = if reversed {
            (&right, &left)
        } else {
            (&left, &right)
        };
        let location = self.location(program, id);
        for source in sources {
            for target in targets {
                self.check_operand(source)?;
                self.check_operand(target)?;
                self.catalog.relationships.push(Relationship {
                    source: source.clone(),
                    target: target.clone(),
                    subscribes,
                    location,
                });
            }
        }
        if right.is_empty() {
            return Ok(left);
        }
        if let [Operand::Collector(index)] = right.as_slice() {
            self.catalog.collectors[*index].alternative = Some(left);
        }
        Ok(right)
    }

    /// What one side of a relationship gives: a chain gives its right end.
    fn eval_side(&mut self, program: &Arc<Program>, id: ExprId) -> EvalResult<Side> {
        match program.ast[id].kind {
            ExprKind::Binary {
                op, left, right, ..
            } if op.is_relationship() => {
                let ends =
                    self.call_deeper(|this| this.relate_operands(program, id, op, left, right));
                ends.map(Side::Ends).map_err(|mut signal| {
                    self.place(&mut signal, program, id);
                    signal
                })
            }
            ExprKind::Parenthesized(inner) => self.eval_side(program, inner),
            ExprKind::Collect(collect) => {
                let index = self.eval_collect(program, id, &program.ast[collect]);
                let index = index.map_err(|mut signal| {
                    self.place(&mut signal, program, id);
                    signal
                })?;
                Ok(Side::Ends(vec![Operand::Collector(index)]))
            }
            _ => self.evaluate(program, id).map(Side::Value),
        }
    }

    /// The ends that a side of a relationship stands for.
    fn ends_of(
        &mut self,
        program: &Arc<Program>,
        relationship: ExprId,
        id: ExprId,
        side: Side,
    ) -> EvalResult<Vec<Operand>> {
        match side {
            Side::Ends(ends) => Ok(ends),
            Side::Value(value) => {
                let about = || Place::new(program.ast.source(), program.ast[id].span);
                self.operands(program, relationship, value)
                    .map_err(|signal| signal.about(about()))
            }
        }
    }

    /// A reference must be one to a class or to a resource, whose type is looked for.
    fn check_operand(&mut self, operand: &Operand) -> EvalResult<()> {
        let Operand::Reference(of) = operand else {
            return Ok(());
        };
        super::declare::refuse_nameless(&Value::Type(of.clone()))?;
        if let Type::Resource(resource) = of
            && let Some(name) = &resource.type_name
        {
            self.find_resource_type(name)?;
        }
        Ok(())
    }

    /// The ends that a value stands for, each once.
    fn operands(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        value: Value,
    ) -> EvalResult<Vec<Operand>> {
        let mut operands: Vec<Operand> = Vec::new();
        // Equal ends have equal texts, so most ends need not be compared with all others.
        let mut texts = std::collections::HashSet::<_, rustc_hash::FxBuildHasher>::default();
        for value in flatten(value) {
            let operand = match value {
                Value::Type(of) => self.catalog_type(program, id, of)?,
                Value::String(text) => {
                    let named = self.type_or_class(&text)?;
                    self.catalog_type(program, id, named)?
                }
                other => return Err(self.illegal(program, id, &other)),
            };
            let is_new = match &operand {
                Operand::Reference(of) => texts.insert(reference_text(of)),
                Operand::Collector(_) => false,
            };
            if is_new || !operands.contains(&operand) {
                operands.push(operand);
            }
        }
        Ok(operands)
    }

    /// The type that a text denotes. The specification has names of classes here, too, which the
    /// reference refuses.
    fn type_or_class(&mut self, text: &str) -> EvalResult<Type> {
        let resolver = crate::types::KnownTypes(self);
        let issue = match parse_type_with(text, &resolver) {
            Ok(of) => return Ok(of),
            Err(error) => error.into_issue(),
        };
        match &issue {
            Issue::Type(no_type)
                if matches!(**no_type, TypeIssue::NotTypeExpression { .. })
                    && is_class_name(text) =>
            {
                Ok(Type::class(text.strip_prefix("::").unwrap_or(text)))
            }
            _ => Err(crate::types::unreadable_type(issue)),
        }
    }

    fn illegal(&self, program: &Arc<Program>, id: ExprId, value: &Value) -> Signal {
        let label = label(value).into();
        self.fail(
            program,
            id,
            EvaluationIssue::IllegalRelationshipOperandType { label },
        )
    }

    fn catalog_type(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        of: Type,
    ) -> EvalResult<Operand> {
        let mut of = of;
        while let Type::Type(Some(inner)) = of {
            of = Type::clone(&inner);
        }
        if let Value::Type(known) = self.with_known_types(Value::Type(of.clone()))? {
            of = known;
        }
        match of {
            Type::Resource(_) | Type::Class(_) | Type::CatalogEntry => Ok(Operand::Reference(of)),
            other => {
                let of = other.to_string().into();
                Err(self.fail(program, id, EvaluationIssue::NotCatalogType { of }))
            }
        }
    }

    /// Adds the attributes that relationships stand for.
    pub(crate) fn evaluate_relationships(&mut self) -> EvalResult<()> {
        let mut shared = SharedArrays::default();
        let relationships = std::mem::take(&mut self.catalog.relationships);
        for relationship in &relationships {
            let sources = self.ends(&relationship.source, true);
            let targets = self.ends(&relationship.target, false);
            for source in &sources {
                let related = self.relate(source, &targets, relationship.subscribes, &mut shared);
                related.map_err(|issue| self.unrelated(*issue, relationship.location))?;
            }
        }
        self.catalog.related = relationships;
        Ok(())
    }

    /// Where the first relationship is written that puts a resource before others.
    pub(super) fn related_at(&self, id: ResourceId, subscribes: bool) -> Location {
        let mut related = self.catalog.related.iter();
        let found = related.find(|relationship| {
            let mut sources = self.ends(&relationship.source, true).into_iter();
            relationship.subscribes == subscribes
                && sources.any(|end| end.found == Found::Resource(id))
        });
        found.map_or_else(Location::default, |found| found.location)
    }

    /// An end of a relationship is not there.
    #[cold]
    fn unrelated(&self, issue: CatalogIssue, location: Location) -> Signal {
        let statement = self.catalog.statement_place(location);
        let (missing, other) = match &issue {
            CatalogIssue::UnknownRelationshipSource { resource, target } => (resource, target),
            CatalogIssue::UnknownRelationshipTarget { resource, from } => (resource, from),
            _ => return Signal::during(issue).about(statement),
        };
        let is_source = matches!(issue, CatalogIssue::UnknownRelationshipSource { .. });
        let about = self.catalog.operand_place(location, is_source);
        let about = about.unwrap_or(statement);
        let advice = self.similar_resource(missing);
        let other = self.catalog.find_reference(other);
        let other = other.map(|id| self.catalog.resource_place(self.catalog.resource(id)));
        let signal = Signal::during(issue).about(about).with_advice(advice);
        signal.beside("the other end", other.unwrap_or_default())
    }

    /// What an end stands for: of a collector that found nothing, as the left end, what stands
    /// left of it.
    fn ends(&self, operand: &Operand, is_source: bool) -> Vec<End> {
        match operand {
            Operand::Reference(of) => vec![self.end(reference_text(of))],
            Operand::Collector(index) => {
                let collector = &self.catalog.collectors[*index];
                if !collector.collected.is_empty() || !is_source {
                    let collected = collector.collected.iter();
                    let reference = |id: &ResourceId| self.catalog.resource(*id).reference();
                    return collected.map(|id| self.end(reference(id))).collect();
                }
                let alternative = collector.alternative.iter().flatten();
                alternative
                    .flat_map(|operand| match operand {
                        // The reference has the type of what stands further left, not the resource.
                        Operand::Reference(of) => {
                            let shown = of.to_string().into();
                            vec![End {
                                shown,
                                ..self.end(reference_text(of))
                            }]
                        }
                        Operand::Collector(_) => self.ends(operand, true),
                    })
                    .collect()
            }
        }
    }

    fn end(&self, reference: String) -> End {
        let found = match super::table::split_reference(&reference) {
            Some((type_name, title)) => match self.catalog.find(type_name, title) {
                Some(id) => Found::Resource(id),
                None => Found::Nothing,
            },
            None => Found::NoReference,
        };
        let reference: Str = reference.into();
        End {
            shown: reference.clone(),
            reference,
            found,
        }
    }

    fn relate(
        &mut self,
        source: &End,
        targets: &[End],
        subscribes: bool,
        shared: &mut SharedArrays,
    ) -> Result<(), Box<CatalogIssue>> {
        let mut related = None;
        for target in targets {
            related = Some(source.related_to(target)?);
        }
        if let Some(id) = related {
            let name = ADDED_TO[usize::from(subscribes)];
            let group = shared.with(&mut self.catalog, id, name);
            self.append_references(id, name, targets);
            for other in group.iter().flat_map(|group| group.iter()) {
                let value = self.catalog.resource(id).get(name).cloned();
                let param = self.catalog.resource_mut(*other).parameters.get_mut(name);
                if let (Some(param), Some(value)) = (param, value) {
                    param.value = value;
                }
            }
        }
        Ok(())
    }

    fn append_references(&mut self, id: ResourceId, name: &str, targets: &[End]) {
        let resource = self.catalog.resource_mut(id);
        let source = resource.source;
        let references = targets.iter().map(|end| end.reference.clone());
        let references = references.map(Value::String);
        match resource.parameters.get_mut(name) {
            Some(param) => {
                let mut values: Array = match std::mem::take(&mut param.value) {
                    Value::Array(values) => values,
                    value => {
                        // The reference sets the attribute anew, and forgets where it was set.
                        param.location = Location::made_by(Maker::Relationship);
                        let is_there = !matches!(value, Value::Undef);
                        is_there.then_some(value).into_iter().collect()
                    }
                };
                values.extend(references);
                param.value = Value::Array(values);
                param.source = source;
                param.add = false;
            }
            None => resource.parameters.push(Param {
                name: name.into(),
                value: Value::Array(references.collect()),
                source,
                location: Location::made_by(Maker::Relationship),
                add: false,
            }),
        }
    }
}

impl End {
    /// The resource that comes before a target, if both are there.
    fn related_to(&self, target: &End) -> Result<ResourceId, Box<CatalogIssue>> {
        self.must_be_reference()?;
        let Found::Resource(id) = self.found else {
            return Err(Box::new(CatalogIssue::UnknownRelationshipSource {
                resource: self.shown.as_str().into(),
                target: target.shown.as_str().into(),
            }));
        };
        target.must_be_reference()?;
        if target.found == Found::Nothing {
            return Err(Box::new(CatalogIssue::UnknownRelationshipTarget {
                resource: target.shown.as_str().into(),
                from: self.shown.as_str().into(),
            }));
        }
        Ok(id)
    }

    /// Refuses a text that is no reference to a resource.
    fn must_be_reference(&self) -> Result<(), Box<CatalogIssue>> {
        if self.found != Found::NoReference {
            return Ok(());
        }
        let text = crate::ruby_inspect(&Value::String(self.reference.clone())).into();
        Err(Box::new(CatalogIssue::NoReference { text }))
    }
}

/// `Type[title]` as the catalog writes it.
pub fn reference_text(of: &Type) -> String {
    match of {
        Type::Class(name) => super::class::class_reference(name.as_deref().unwrap_or_default()),
        Type::Resource(resource) => {
            let type_name = resource.type_name.as_deref().unwrap_or("Resource");
            let title = resource.title.as_deref().unwrap_or_default();
            let (type_name, title) = super::table::canonical(type_name, title);
            let mut text = String::with_capacity(type_name.len() + title.len() + 2);
            for part in [&*type_name, "[", &*title, "]"] {
                text.push_str(part);
            }
            text
        }
        other => other.to_string(),
    }
}
