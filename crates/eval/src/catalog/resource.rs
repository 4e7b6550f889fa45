//! A resource while the catalog is built.

use std::num::NonZeroU32;

use marotte_pcore::compare::equals;
use marotte_pcore::{Str, Value};
use marotte_syntax::Dialect;

use super::{DefinitionId, Location, Params, TagSet};
use crate::ScopeId;

/// The index of a resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ResourceId(NonZeroU32);

impl ResourceId {
    pub(crate) const fn new(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }

    /// Its place in the order of the catalog.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What kind of resource a resource is, as the wire format says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Of a type that a provider manages.
    Compilable,
    /// Of a define.
    Defined,
    /// A class that was declared like a resource.
    Class,
    /// A class that was included, and what else there is.
    Unknown,
}

impl Kind {
    /// The word of the wire format.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Compilable => "compilable_type",
            Self::Defined => "defined_type",
            Self::Class => "class",
            Self::Unknown => "unknown",
        }
    }
}

/// An attribute of a resource.
#[derive(Clone)]
pub struct Param {
    /// The name.
    pub name: Str,
    /// The value.
    pub value: Value,
    /// The class, define or node whose code set it.
    pub source: Option<DefinitionId>,
    /// Where it was set.
    pub location: Location,
    /// `+>`
    pub add: bool,
}

/// A resource while the catalog is built.
pub struct Resource {
    /// The capitalised type.
    pub type_name: Str,
    /// The title, as text.
    pub title: Str,
    /// The title, if it is no string: `create_resources` takes any value of a hash's keys.
    pub(crate) odd_title: Option<Box<Value>>,
    /// `Stage[main]` and `Class[main]`: made by the compiler, not by code.
    pub is_main: bool,
    /// The attributes in their order.
    pub parameters: Params,
    /// The names of attributes whose values were sensitive.
    pub sensitive: Vec<Str>,
    /// The tags.
    pub tags: TagSet,
    /// Where it was declared.
    pub location: Location,
    /// Where a class was included first.
    pub(crate) included_at: Location,
    /// What kind of resource it is.
    pub kind: Kind,
    /// `@@`
    pub exported: bool,
    /// `@`, and not realised yet.
    pub is_virtual: bool,
    /// The class, define or node whose code declared it.
    pub source: Option<DefinitionId>,
    /// The scope that it was declared in.
    pub scope: ScopeId,
    /// The class or define that it is an instance of.
    pub definition: Option<DefinitionId>,
    /// The type that it is an instance of, if that is neither a class nor a define.
    pub schema: Option<super::Schema>,
    pub(crate) evaluated: bool,
    /// Whether the names and types of the attributes are known to be right as they are.
    pub(crate) checked: bool,
    pub(crate) tagged_by_scope: bool,
    pub(crate) finished: bool,
    /// Whether it may have relationships among its attributes, as far as is known without looking: in a large
    /// catalog that takes a while.
    pub(crate) may_relate: bool,
}

impl Resource {
    /// `Type[title]`
    pub fn reference(&self) -> String {
        format!("{}[{}]", self.type_name, self.title)
    }

    /// The title as code sees it.
    pub fn title_value(&self) -> Value {
        match &self.odd_title {
            Some(odd) => Value::clone(odd),
            None => Value::String(self.title.clone()),
        }
    }

    /// Whether the value of a namevar says no more than the title does. The compiler's own
    /// resources have a symbol for a title, which no name equals; nor does the text of a number
    /// equal the number.
    pub fn is_title(&self, value: &Value) -> bool {
        match &self.odd_title {
            Some(odd) => equals(odd, value, Dialect::default()),
            None => !self.is_main && value.as_str() == Some(self.title.as_str()),
        }
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.param(name).map(|param| &param.value)
    }

    pub(crate) fn param(&self, name: &str) -> Option<&Param> {
        self.parameters.get(name)
    }

    /// Sets an attribute; one that is set keeps its place.
    pub(crate) fn set(&mut self, param: Param) {
        self.checked = false;
        self.parameters.set(param);
    }

    /// Whether it is a class.
    pub fn is_class(&self) -> bool {
        self.type_name == "Class"
    }

    /// Whether it is a stage.
    pub fn is_stage(&self) -> bool {
        self.type_name == "Stage"
    }
}
