//! Resources that other nodes export, and how a collector brings them into the catalog.

use marotte_diagnostics::EvaluationIssue;
use marotte_pcore::deep::grow;
use marotte_pcore::{Str, Value, compare};
use marotte_syntax::Dialect;

use super::collector::{Query, is_equal};
use super::declare::ResourceTypeRef;
use super::location::Maker;
use super::{Kind, Location, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::outside::ExportedResource;
use crate::scope::ScopeId;
use crate::signal::{EvalResult, Signal};

impl Evaluator {
    /// Adds what other nodes export of a type, as far as a query wants it, to the catalog. A
    /// collector in a scope asks; what another collector has brought is left to that.
    pub(super) fn collect_from_store(
        &mut self,
        type_name: &str,
        query: Option<&Query>,
        scope: ScopeId,
    ) -> EvalResult<Vec<ResourceId>> {
        let Some(store) = self.outside.store.clone() else {
            return Ok(Vec::new());
        };
        let node = self.catalog.node_name.clone();
        let mut added = Vec::new();
        for exported in store.exported(&type_name.to_lowercase(), &node) {
            if query.is_some_and(|query| !satisfies(&exported, query, self.dialect())) {
                continue;
            }
            match self.catalog.find(&exported.type_name, &exported.title) {
                Some(existing) if self.catalog.from_store.contains(&existing) => {}
                Some(existing) => {
                    let reference = self.catalog.resource(existing).reference().into();
                    let issue = EvaluationIssue::DuplicateExportedResource { reference };
                    return Err(Signal::during(issue));
                }
                None => {
                    let outer = std::mem::replace(&mut self.scope, scope);
                    let result = self.add_exported(exported);
                    self.scope = outer;
                    added.push(result?);
                }
            }
        }
        Ok(added)
    }

    fn add_exported(&mut self, exported: ExportedResource) -> EvalResult<ResourceId> {
        let of = self.find_resource_type(&exported.type_name)?;
        let kind = match of {
            Some(ResourceTypeRef::Define(_)) => Kind::Defined,
            _ => Kind::Compilable,
        };
        let mut resource = self.new_resource(&exported.type_name, &exported.title, kind);
        match of {
            Some(ResourceTypeRef::Define(id)) => resource.definition = Some(id),
            Some(ResourceTypeRef::Schema(schema)) => resource.schema = Some(schema),
            Some(ResourceTypeRef::Class) | None => {}
        }
        resource.is_virtual = true;
        let params = exported.parameters.into_iter().map(|(name, value)| Param {
            name,
            value,
            source: resource.source,
            location: Location::made_by(Maker::Store),
            add: false,
        });
        let params: Vec<Param> = params.collect();
        self.apply_defaults(&mut resource, params)?;
        for tag in &exported.tags {
            self.catalog.tag_names.add_valid(&mut resource.tags, tag);
        }
        let id = self.add_resource(resource)?;
        self.catalog.from_store.insert(id);
        Ok(id)
    }
}

/// Whether a query wants a resource that is not in the catalog.
fn satisfies(resource: &ExportedResource, query: &Query, dialect: Dialect) -> bool {
    match query {
        Query::Constant(truth) => *truth,
        Query::And(left, right) => {
            grow(|| satisfies(resource, left, dialect) && satisfies(resource, right, dialect))
        }
        Query::Or(left, right) => {
            grow(|| satisfies(resource, left, dialect) || satisfies(resource, right, dialect))
        }
        Query::Tagged(tags) => tags.words.iter().any(|tag| has_tag(resource, tag)),
        Query::Equal(name, value) => is_equal(attribute(resource, name), value, dialect),
        Query::NotEqual(name, value) => {
            !compare::equals(&attribute(resource, name), value, dialect)
        }
    }
}

fn has_tag(resource: &ExportedResource, tag: &str) -> bool {
    let mut tags = resource.tags.iter();
    tags.any(|known| known.eq_ignore_ascii_case(tag))
}

fn attribute(resource: &ExportedResource, name: &Str) -> Value {
    if name == "title" {
        return Value::String(resource.title.clone());
    }
    let mut parameters = resource.parameters.iter();
    let found = parameters.find(|(known, _)| known == name);
    found.map_or(Value::Undef, |(_, value)| value.clone())
}
