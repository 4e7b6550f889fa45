//! Where the attributes of a resource come from. Nothing is written down for that: an attribute knows its
//! place, and what stands there is read in the tree; one without a place knows what has set it.

use marotte_catalog::{AttributeOrigin, Cause, Origin, Spot};
use marotte_diagnostics::Place;
use marotte_pcore::Str;
use marotte_syntax::ast::{Ast, AttributeOperation, ExprId, ExprKind};

use super::location::Maker;
use super::{Catalog, Location, Param, ResourceId};
use crate::evaluator::Evaluator;

/// How many parameters are gone through that are given on to others.
const LONGEST_WAY: usize = 8;

impl Evaluator {
    /// Where the attributes of a resource come from; nothing if there is no such resource. Which files had
    /// a key of data is not known here.
    pub fn origins(&self, type_name: &str, title: &str) -> Vec<AttributeOrigin> {
        let Some(id) = self.catalog.find(type_name, title) else {
            return Vec::new();
        };
        let resource = self.catalog.resource(id);
        let reference: Str = resource.reference().into();
        let origin = |param: &Param| AttributeOrigin {
            resource: reference.clone(),
            attribute: match &resource.schema {
                Some(of) if param.name == "name" => of.namevar().into(),
                _ => param.name.clone(),
            },
            origin: self.origin(id, param, LONGEST_WAY),
        };
        resource.parameters.iter().map(origin).collect()
    }

    fn origin(&self, id: ResourceId, param: &Param, way: usize) -> Origin {
        let catalog = &self.catalog;
        let resource = catalog.resource(id);
        let definition = resource.definition.map(|of| catalog.definition(of));
        let (cause, spot) = match param.location.maker() {
            None => return self.written(id, param, way),
            Some(Maker::Compiler) => (Cause::Declaration, None),
            Some(Maker::Data) => {
                let class = definition.map_or("", |definition| &definition.name);
                let key = format!("{class}::{}", param.name).into();
                let found_in = Vec::new();
                (Cause::Data { key, found_in }, None)
            }
            Some(Maker::Default) => {
                let place = definition.map(|definition| definition.parameter_place(&param.name));
                (Cause::ParameterDefault, place.as_ref().and_then(spot_of))
            }
            Some(Maker::Relationship) => {
                let location = self.related_at(id, param.name == "notify");
                (Cause::Relationship, spot(catalog, location))
            }
            Some(Maker::Classifier) => (Cause::Classifier, None),
            Some(Maker::Call) => (Cause::Call, spot(catalog, resource.location)),
            Some(Maker::Stage) => (Cause::Stage, None),
            Some(Maker::Store) => (Cause::Store, None),
        };
        Origin {
            cause,
            spot,
            through: None,
        }
    }

    /// The origin of an attribute that is written somewhere.
    fn written(&self, id: ResourceId, param: &Param, way: usize) -> Origin {
        let tree = match &self.catalog.place(param.location) {
            Place::Text { source, span } => self.catalog.tree(source).and_then(|ast| {
                let (cause, operation) = setting(ast, span.start)?;
                Some((cause, ast, operation.value))
            }),
            _ => None,
        };
        let spot = spot(&self.catalog, param.location);
        let Some((cause, ast, value)) = tree else {
            return Origin {
                cause: Cause::Declaration,
                spot,
                through: None,
            };
        };
        let through = match way.checked_sub(1) {
            Some(way) => self.through(id, param, ast, value, way).map(Box::new),
            None => None,
        };
        Origin {
            cause,
            spot,
            through,
        }
    }

    /// What an attribute was set to, if that is a parameter of the code around it, or data.
    fn through(
        &self,
        id: ResourceId,
        param: &Param,
        ast: &Ast,
        value: ExprId,
        way: usize,
    ) -> Option<(Str, Origin)> {
        match ast[value].kind {
            ExprKind::Variable(name) => {
                let name = ast.text(name);
                let around = self.scope(self.catalog.resource(id).scope).resource?;
                let container = self.catalog.resource(around);
                let given = container.param(name)?;
                // A block may have a parameter of the same name.
                let is_same = given.value == param.value;
                let through = format!("${name} of {}", container.reference()).into();
                is_same.then(|| (through, self.origin(around, given, way)))
            }
            ExprKind::Call(call) => {
                let ExprKind::Name(function) = ast[ast[call].functor].kind else {
                    return None;
                };
                let function = ast.text(function);
                let ExprKind::String(key) = ast[*ast[ast[call].arguments].first()?].kind else {
                    return None;
                };
                let origin = Origin {
                    cause: Cause::Data {
                        key: ast.text(key).into(),
                        found_in: Vec::new(),
                    },
                    spot: None,
                    through: None,
                };
                let looks_up = matches!(function, "lookup" | "hiera");
                looks_up.then(|| (function.into(), origin))
            }
            _ => None,
        }
    }
}

fn spot(catalog: &Catalog, location: Location) -> Option<Spot> {
    let line = catalog.line(location)?;
    let file = catalog.file(location).cloned();
    Some(Spot { file, line })
}

fn spot_of(place: &Place) -> Option<Spot> {
    let Place::Text { source, span } = place else {
        return None;
    };
    let (file, line) = (source.name().map(Str::from), source.line(span.start));
    Some(Spot { file, line })
}

/// What sets an attribute at an offset.
fn setting(ast: &Ast, offset: u32) -> Option<(Cause, &AttributeOperation)> {
    let is_there = |operation: &&AttributeOperation| operation.name_span.start == offset;
    ast.ids().find_map(|id| {
        let (cause, operations) = match ast[id].kind {
            ExprKind::Resource(resource) => {
                let bodies = ast[ast[resource].bodies].iter();
                let mut all = bodies.flat_map(|body| &ast[body.operations]);
                return Some((Cause::Declaration, all.find(is_there)?));
            }
            ExprKind::ResourceDefaults(of) => (Cause::ResourceDefault, ast[of].operations),
            ExprKind::ResourceOverride(of) => (Cause::Override, ast[of].operations),
            ExprKind::Collect(of) => (Cause::Collector, ast[of].operations),
            _ => return None,
        };
        Some((cause, ast[operations].iter().find(is_there)?))
    })
}
