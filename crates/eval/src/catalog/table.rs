//! Finding resources: by type and title, by alias, and by what makes them unique.

use std::borrow::Cow;
use std::hash::BuildHasher;

use hashbrown::HashTable;
use marotte_diagnostics::CatalogIssue;
use marotte_pcore::{Str, Value};
use marotte_resources::{KeyPart, ResourceType, TitleError};
use marotte_scalars::text::capitalize_segments;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::arena::Resources;
use super::{Catalog, Resource, ResourceId};
use crate::signal::{EvalResult, Signal};

/// The names under which resources are known.
#[derive(Default)]
pub(crate) struct ResourceTable {
    by_title: FxHashMap<Str, Titles>,
    by_key: FxHashMap<(Str, Vec<Value>), ResourceId>,
}

impl ResourceTable {
    /// A capitalised type; one that is known is not made again.
    pub(crate) fn type_name(&self, type_name: &str) -> Str {
        let known = self.by_title.get_key_value(type_name);
        known.map_or_else(|| type_name.into(), |(known, _)| known.clone())
    }

    fn titled(&self, type_name: &str, title: &str, resources: &Resources) -> Option<ResourceId> {
        self.by_title.get(type_name)?.get(title, resources)
    }
}

/// The resources of a type by their titles, which they have themselves, and by other names.
#[derive(Default)]
struct Titles {
    ids: HashTable<Titled>,
    aliases: FxHashMap<Str, ResourceId>,
}

/// A resource and what its title is hashed to: those of other titles need not be looked at.
struct Titled {
    hash: u32,
    id: ResourceId,
}

impl Titles {
    fn get(&self, title: &str, resources: &Resources) -> Option<ResourceId> {
        self.hashed(short_hash(title), title, resources)
    }

    #[inline]
    fn hashed(&self, hash: u32, title: &str, resources: &Resources) -> Option<ResourceId> {
        let is_it = |known: &Titled| known.hash == hash && resources[known.id].title == title;
        match self.ids.find(long_hash(hash), is_it) {
            Some(known) => Some(known.id),
            None if self.aliases.is_empty() => None,
            None => self.aliases.get(title).copied(),
        }
    }

    /// Adds a resource under its title, which is not there yet.
    fn insert(&mut self, titled: Titled) {
        let hash = titled.hash;
        let hash_of = |known: &Titled| long_hash(known.hash);
        self.ids.insert_unique(long_hash(hash), titled, hash_of);
    }
}

fn short_hash(title: &str) -> u32 {
    FxBuildHasher.hash_one(title) as u32
}

/// The same for a table, which takes its places from one end and tells neighbours apart by the other.
fn long_hash(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

/// A type and title as the table knows them: types capitalised, and titles of classes, too.
pub(crate) fn canonical<'a>(type_name: &'a str, title: &'a str) -> (Cow<'a, str>, Cow<'a, str>) {
    let type_name = capitalized_segments(type_name.strip_prefix("::").unwrap_or(type_name));
    let title = if type_name != "Class" {
        Cow::Borrowed(title)
    } else if title.is_empty() {
        Cow::Borrowed("main")
    } else {
        capitalized_segments(title.strip_prefix("::").unwrap_or(title))
    };
    (type_name, title)
}

/// `foo::bar` as `Foo::Bar`; a name that begins with a capital stays as it is.
fn capitalized_segments(name: &str) -> Cow<'_, str> {
    if name.starts_with(|first: char| first.is_ascii_uppercase()) {
        return Cow::Borrowed(name);
    }
    Cow::Owned(capitalize_segments(name))
}

impl Catalog {
    /// The resource of a type and title, in whatever case they are written.
    pub fn find(&self, type_name: &str, title: &str) -> Option<ResourceId> {
        let (type_name, title) = canonical(type_name, title);
        if let Some(id) = self.table.titled(&type_name, &title, &self.resources) {
            return Some(id);
        }
        let schema = self.known_schema(&type_name)?;
        let key = unique_key(schema, &title, &[]).ok()?;
        // A key of one string is a title, too: `File['/a/']` is `File['/a']`.
        if let [Value::String(title)] = key.as_slice()
            && let Some(id) = self.table.titled(&type_name, title, &self.resources)
        {
            return Some(id);
        }
        self.table
            .by_key
            .get(&(Str::from(&*type_name), key))
            .copied()
    }

    /// The resource of a reference such as `File[/a]`.
    pub fn find_reference(&self, reference: &str) -> Option<ResourceId> {
        let (type_name, title) = split_reference(reference)?;
        self.find(type_name, title)
    }

    /// Adds a resource under its title and its aliases.
    pub(crate) fn add(&mut self, resource: Resource) -> EvalResult<ResourceId> {
        let titles = match self.table.by_title.get_mut(&resource.type_name) {
            Some(known) => known,
            None => {
                let type_name = resource.type_name.clone();
                self.table.by_title.entry(type_name).or_default()
            }
        };
        let hash = short_hash(&resource.title);
        if let Some(existing) = titles.hashed(hash, &resource.title, &self.resources) {
            return Err(self.declared_twice(existing, &resource));
        }
        if self.resources.len() >= self.max_resources {
            let limit = self.max_resources;
            return Err(Signal::during(CatalogIssue::TooManyResources { limit }));
        }
        let id = self.resources.push(resource);
        titles.insert(Titled { hash, id });
        self.add_aliases(id)?;
        Ok(id)
    }

    #[cold]
    fn declared_twice(&self, existing: ResourceId, resource: &Resource) -> Signal {
        let issue = CatalogIssue::DuplicateDeclaration {
            resource: resource.reference().into(),
            declared: self.resource_place(self.resource(existing)),
            redeclared: self.resource_place(resource),
        };
        let included = self.resource(existing).included_at;
        let signal = Signal::during(issue).about(self.title_place(resource));
        signal.beside("included here", self.statement_place(included))
    }

    fn add_aliases(&mut self, id: ResourceId) -> EvalResult<()> {
        let resource = self.resource(id);
        let given: Vec<Str> = match resource.get("alias") {
            Some(Value::Array(values)) => values.iter().filter_map(string).collect(),
            Some(value) => string(value).into_iter().collect(),
            None => Vec::new(),
        };
        for alias in given {
            self.add_alias(id, &alias)?;
        }
        let resource = self.resource(id);
        let Some(schema) = resource.schema.as_ref().filter(|of| of.is_isomorphic()) else {
            return Ok(());
        };
        if schema.is_named_by_title(&resource.title, |name| resource.param(name).is_some()) {
            return Ok(());
        }
        let key = unique_key(schema, &resource.title, &resource.parameters);
        let key = key.map_err(|error| Signal::during(error.issue()))?;
        let only_title = matches!(key.as_slice(), [Value::String(only)] if *only == resource.title);
        if key.iter().all(|part| matches!(part, Value::Undef)) || only_title {
            return Ok(());
        }
        let type_name = resource.type_name.clone();
        // A key of one string is a title to others.
        let existing = match key.as_slice() {
            [Value::String(title)] => self.table.titled(&type_name, title, &self.resources),
            _ => self
                .table
                .by_key
                .get(&(type_name.clone(), key.clone()))
                .copied(),
        };
        match existing {
            Some(existing) if existing != id => Err(self.alias_taken(id, existing, &key, true)),
            Some(_) => Ok(()),
            None => {
                if let [Value::String(title)] = key.as_slice() {
                    let titles = self.table.by_title.entry(type_name.clone()).or_default();
                    titles.aliases.insert(title.clone(), id);
                }
                self.table.by_key.insert((type_name, key), id);
                Ok(())
            }
        }
    }

    fn add_alias(&mut self, id: ResourceId, alias: &Str) -> EvalResult<()> {
        let resource = self.resource(id);
        if *alias == resource.title {
            return Ok(());
        }
        let type_name = resource.type_name.clone();
        let titles = self.table.by_title.entry(type_name).or_default();
        match titles.get(alias, &self.resources) {
            Some(existing) if existing != id => {
                let key = vec![Value::String(alias.clone())];
                Err(self.alias_taken(id, existing, &key, false))
            }
            Some(_) => Ok(()),
            None => {
                titles.aliases.insert(alias.clone(), id);
                Ok(())
            }
        }
    }

    fn alias_taken(
        &self,
        id: ResourceId,
        existing: ResourceId,
        key: &[Value],
        is_key: bool,
    ) -> Signal {
        let resource = self.resource(id);
        let shown = if is_key {
            crate::ruby_inspect(&Value::array(key.iter().cloned()))
        } else {
            crate::ruby_inspect(&key[0])
        };
        let mut full = vec![Value::String(resource.type_name.clone())];
        full.extend(key.iter().cloned());
        let issue = CatalogIssue::DuplicateAlias {
            resource: resource.reference().into(),
            alias: shown.into(),
            key: crate::ruby_inspect(&Value::array(full)).into(),
            aliased: self.resource_place(resource),
            declared: self.resource_place(self.resource(existing)),
        };
        Signal::during(issue).about(self.title_place(resource))
    }
}

fn string(value: &Value) -> Option<Str> {
    match value {
        Value::Undef => None,
        other => Some(marotte_pcore::convert::to_text(other)),
    }
}

/// `Type[title]` taken apart.
pub(crate) fn split_reference(reference: &str) -> Option<(&str, &str)> {
    let (type_name, rest) = reference.split_once('[')?;
    let title = rest.strip_suffix(']')?;
    (!type_name.is_empty() && !title.is_empty()).then_some((type_name, title))
}

/// What makes a resource unique among those of its type: the values of its namevars.
fn unique_key(
    schema: &ResourceType,
    title: &str,
    parameters: &[super::Param],
) -> Result<Vec<Value>, TitleError> {
    let key = schema.uniqueness_key(title, |name| {
        match parameters
            .iter()
            .find(|param| param.name == name)
            .map(|param| &param.value)
        {
            None | Some(Value::Undef) => KeyPart::Undef,
            Some(Value::Boolean(false)) => KeyPart::False,
            Some(Value::String(text)) => KeyPart::Text(text.to_string()),
            Some(other) => KeyPart::Value(other.clone()),
        }
    });
    let parts = key?.into_iter().map(|part| match part {
        KeyPart::Undef => Value::Undef,
        KeyPart::False => Value::Boolean(false),
        KeyPart::Text(text) => Value::from(text),
        KeyPart::Value(value) => value,
    });
    Ok(parts.collect())
}
