//! What built-in functions can do with the catalog.

use marotte_diagnostics::{Before, Diagnostic, RubyIssue};
use marotte_pcore::{Array, Hash, Str, Type, Value};

use super::class::class_name_of;
use super::declare::{Declaration, converted, flatten, refuse_nameless};
use super::location::Maker;
use super::relationship::reference_text;
use super::{Location, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Place, Signal};

impl Evaluator {
    /// Whether a resource can have an attribute of that name.
    pub(crate) fn is_parameter(&self, id: ResourceId, name: &str) -> bool {
        let resource = self.catalog.resource(id);
        match (&resource.schema, resource.definition) {
            (Some(schema), _) => schema.is_valid_parameter(name),
            (None, Some(definition)) => self.accepted(definition).has(name),
            (None, None) => false,
        }
    }

    /// The value of an attribute of a resource: its own, or that of a resource default.
    pub(crate) fn parameter_value(&mut self, id: ResourceId, name: &str) -> EvalResult<Value> {
        let resource = self.catalog.resource(id);
        if let Some(value) = resource.get(name)
            && !matches!(value, Value::Undef)
        {
            return Ok(value.clone());
        }
        let (scope, type_name) = (resource.scope, resource.type_name.clone());
        let defaults = self.resource_defaults(scope, &type_name)?;
        let found = defaults.into_iter().find(|param| param.name == name);
        Ok(found.map(|param| param.value).unwrap_or_default())
    }

    /// Includes the classes that values name, and gives references to them.
    pub fn include(&mut self, names: Vec<Value>, place: &Place) -> EvalResult<Value> {
        let (names, is_flat) = class_names(names)?;
        self.include_named(&names, is_flat, place)?;
        Ok(class_references(&names))
    }

    fn include_named(
        &mut self,
        names: &[Str],
        is_flat: bool,
        place: &Place,
    ) -> EvalResult<Vec<ResourceId>> {
        self.include_classes(names, place)
            .map_err(|signal| match is_flat {
                true => signal,
                false => signal.of_argument(None),
            })
    }

    /// As [`include`](Self::include); the classes are contained in what includes them.
    pub fn contain(&mut self, names: Vec<Value>, place: &Place) -> EvalResult<Value> {
        let (names, is_flat) = class_names(names)?;
        let container = self.scope(self.scope).resource;
        for resource in self.include_named(&names, is_flat, place)? {
            if let Some(container) = container {
                self.catalog.add_edge(container, resource);
            }
        }
        Ok(class_references(&names))
    }

    /// As [`include`](Self::include); what includes the classes requires them.
    pub fn require(&mut self, names: Vec<Value>, place: &Place) -> EvalResult<Value> {
        let (names, is_flat) = class_names(names)?;
        self.include_named(&names, is_flat, place)?;
        let Some(container) = self.scope(self.scope).resource else {
            return Ok(class_references(&names));
        };
        for name in &names {
            let bare: Str = name.strip_prefix("::").unwrap_or(name).into();
            let resource = self.catalog.resource(container);
            let source = resource.source;
            let mut required: Array = match resource.get("require") {
                Some(value) => flatten(value.clone())
                    .into_iter()
                    .filter(|value| !matches!(value, Value::Undef))
                    .collect(),
                None => Array::new(),
            };
            required.push(converted(Value::Type(Type::class(bare))));
            self.catalog.resource_mut(container).set(Param {
                name: "require".into(),
                value: Value::Array(required),
                source,
                location: Location::made_by(Maker::Call),
                add: false,
            });
            self.catalog.note_change(container);
        }
        Ok(class_references(&names))
    }

    /// Makes virtual resources real that values refer to.
    pub fn realize_values(&mut self, references: Vec<Value>, place: &Place) -> EvalResult<()> {
        let references = flatten(Value::from(references));
        references.iter().try_for_each(refuse_nameless)?;
        let references = references.iter().map(|reference| match reference {
            Value::Type(of) => reference_text(of),
            other => crate::ruby_to_s(other),
        });
        self.realize(references.collect(), place);
        Ok(())
    }

    /// Tags the resource whose code runs.
    pub fn tag(&mut self, tags: Vec<Value>) -> EvalResult<()> {
        let Some(container) = self.scope(self.scope).resource else {
            return Ok(());
        };
        for tag in flatten(Value::from(tags)) {
            if matches!(tag, Value::Undef) {
                continue;
            }
            let tag = marotte_pcore::convert::to_text(&tag);
            let catalog = &mut self.catalog;
            let resource = &mut catalog.resources[container];
            let added = catalog.tag_names.add(&mut resource.tags, &tag);
            added.map_err(|invalid| Signal::during(invalid.issue()))?;
        }
        self.catalog.note_tag();
        Ok(())
    }

    /// Whether the catalog, or the resource whose code runs, has all of the tags.
    pub fn tagged(&self, tags: &[Value]) -> bool {
        let container = self.scope(self.scope).resource;
        tags.iter().all(|tag| {
            let tag: Str = marotte_pcore::convert::to_text(tag).to_lowercase();
            self.catalog.tag_names.known(&tag).is_some_and(|tag| {
                self.catalog.tags.contains(tag)
                    || container.is_some_and(|id| self.is_tagged(id, &[tag]))
            })
        })
    }

    /// Makes resources of a hash of titles and attributes.
    pub fn create_resources_from(
        &mut self,
        type_name: &str,
        instances: &Hash,
        defaults: &Hash,
        place: &Place,
    ) -> EvalResult<Value> {
        let (exported, is_virtual, bare) = match type_name.strip_prefix("@@") {
            Some(bare) => (true, true, bare),
            None => match type_name.strip_prefix('@') {
                Some(bare) => (false, true, bare),
                None => (false, false, type_name),
            },
        };
        let bare = bare.to_lowercase();
        let location = self.at(place);
        if bare == "class" && is_virtual {
            let issue = marotte_diagnostics::ValidationIssue::ClassNotVirtualizable;
            let place = self.catalog.statement_place(location);
            let diagnostic = Diagnostic::at_line(issue, place).before(Before::Evaluation);
            return Err(Signal::settled(diagnostic));
        }
        let declaration = Declaration {
            is_virtual,
            exported,
            location,
        };
        let mut references = Array::new();
        for (title, attributes) in instances.iter() {
            let titles = match title {
                Value::Array(titles) => &titles[..],
                title => std::slice::from_ref(title),
            };
            let mut merged = defaults.clone();
            match attributes {
                Value::Hash(hash) => {
                    merged.extend(hash.iter().map(|(k, v)| (k.clone(), v.clone())));
                }
                other => {
                    return Err(Signal::during(RubyIssue::NoImplicitConversion {
                        from: marotte_pcore::ruby::ruby_unconverted(other).into(),
                        into: "Hash",
                    }));
                }
            }
            let source = self.scope(self.scope).source;
            merged
                .iter()
                .try_for_each(|(_, value)| refuse_nameless(value))?;
            let mut params: Vec<Param> = Vec::with_capacity(merged.len());
            for (name, value) in merged.iter() {
                params.push(Param {
                    name: marotte_pcore::convert::to_text(name),
                    value: converted(self.with_known_types(value.clone())?),
                    source,
                    location: Location::made_by(Maker::Call),
                    add: false,
                });
            }
            references.extend(self.create_resources(&declaration, &bare, titles, params)?);
        }
        Ok(Value::Array(references))
    }
}

/// The names of classes that values name, and whether each is an argument of its own.
fn class_names(names: Vec<Value>) -> EvalResult<(Vec<Str>, bool)> {
    let is_flat = !names.iter().any(|name| matches!(name, Value::Array(_)));
    let names = flatten(Value::from(names));
    let names = names.iter().enumerate().map(|(index, name)| {
        class_name_of(name).map_err(|signal| signal.of_argument(is_flat.then_some(index)))
    });
    Ok((names.collect::<EvalResult<_>>()?, is_flat))
}

fn class_references(names: &[Str]) -> Value {
    Value::array(names.iter().map(|name| {
        let bare: Str = name.strip_prefix("::").unwrap_or(name).into();
        Value::Type(Type::class(bare))
    }))
}
