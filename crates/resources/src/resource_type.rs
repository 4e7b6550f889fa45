//! Resource types, and the questions that a compiler asks of them.

use std::borrow::Cow;

use crate::attribute::{self, Attribute, metaparameter};
use crate::generated::RESOURCE_TYPES;
use crate::key::{self, KeyPart, KeyResult};
use crate::title::{self, TitleError, TitleParts, TitlePattern};

/// The types of Puppet itself, with `node`, which is one by name only.
const OWN: [&str; 15] = [
    "component",
    "exec",
    "file",
    "filebucket",
    "group",
    "node",
    "notify",
    "package",
    "resources",
    "schedule",
    "service",
    "stage",
    "tidy",
    "user",
    "whit",
];

/// Whether the lower-case name is that of a type of Puppet itself.
pub fn is_puppets_own(name: &str) -> bool {
    OWN.contains(&name)
}

/// Where resources of a type can be managed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppliesTo {
    /// On the host that the agent runs on.
    Host,
    /// On a device that an agent manages from outside.
    Device,
    /// On both.
    Both,
}

/// A resource type.
#[derive(Clone, Debug)]
pub struct ResourceType {
    pub(crate) name: Cow<'static, str>,
    pub(crate) doc: Cow<'static, str>,
    /// Sorted by name.
    pub(crate) attributes: Cow<'static, [Attribute]>,
    pub(crate) namevars: Cow<'static, [Cow<'static, str>]>,
    pub(crate) title_patterns: Cow<'static, [TitlePattern]>,
    /// What asking for the patterns raises, if it does.
    pub(crate) pattern_error: Option<TitleError>,
    pub(crate) isomorphic: bool,
    /// Whether every resource may set `name`, although it is no attribute.
    pub(crate) accepts_name: bool,
    pub(crate) applies_to: AppliesTo,
}

impl ResourceType {
    /// A type that a module declares. Of several attributes of a name the last one counts; the
    /// namevars are in the order of the attributes. Without patterns the title is the only namevar.
    pub fn new(
        name: impl Into<String>,
        doc: impl Into<String>,
        attributes: Vec<Attribute>,
        title_patterns: Vec<TitlePattern>,
    ) -> Self {
        let mut namevars: Vec<Cow<'static, str>> = Vec::new();
        for attribute in attributes.iter().filter(|attribute| attribute.is_namevar) {
            if !namevars.contains(&attribute.name) {
                namevars.push(attribute.name.clone());
            }
        }
        let title_patterns = match &*namevars {
            [namevar] if title_patterns.is_empty() => {
                vec![TitlePattern::whole_title(namevar.clone())]
            }
            _ => title_patterns,
        };
        let mut sorted: Vec<Attribute> = attributes.into_iter().rev().collect();
        sorted.sort_by(|a, b| a.name.cmp(&b.name));
        sorted.dedup_by(|later, earlier| later.name == earlier.name);
        Self {
            name: Cow::Owned(name.into()),
            doc: Cow::Owned(doc.into()),
            attributes: Cow::Owned(sorted),
            namevars: Cow::Owned(namevars),
            title_patterns: Cow::Owned(title_patterns),
            pattern_error: None,
            isomorphic: true,
            accepts_name: true,
            applies_to: AppliesTo::Host,
        }
    }

    /// The same type, saying whether a name can mean one resource only.
    #[must_use]
    pub fn with_isomorphic(self, isomorphic: bool) -> Self {
        Self { isomorphic, ..self }
    }

    /// The same type as a generated file has it: `name` is an attribute like others.
    #[must_use]
    pub fn without_name(self) -> Self {
        let accepts_name = false;
        Self {
            accepts_name,
            ..self
        }
    }

    /// The same type with these patterns, and no others.
    #[must_use]
    pub fn with_title_patterns(self, title_patterns: Vec<TitlePattern>) -> Self {
        let title_patterns = Cow::Owned(title_patterns);
        Self {
            title_patterns,
            ..self
        }
    }

    /// The same type, whose code raises an error when it is asked for its patterns.
    #[must_use]
    pub fn with_pattern_error(self, error: TitleError) -> Self {
        let pattern_error = Some(error);
        Self {
            pattern_error,
            title_patterns: Cow::Borrowed(&[]),
            ..self
        }
    }

    /// The same type with the attributes that it lacks and another has: somebody has added to both.
    #[must_use]
    pub fn with_attributes_of(mut self, other: &Self) -> Self {
        for attribute in other.attributes() {
            let at = self
                .attributes
                .binary_search_by(|known| known.name.cmp(&attribute.name));
            if let Err(at) = at {
                self.attributes.to_mut().insert(at, attribute.clone());
            }
        }
        self
    }

    /// The same type, saying where its resources can be managed.
    #[must_use]
    pub fn with_applies_to(self, applies_to: AppliesTo) -> Self {
        Self { applies_to, ..self }
    }

    /// Whether Puppet itself has it. Other built-in types stand for those of the modules that its
    /// agent ships.
    pub fn is_puppets_own(&self) -> bool {
        is_puppets_own(&self.name)
    }

    /// Its name, in lower case.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What its resources are, in a sentence.
    pub fn doc(&self) -> &str {
        &self.doc
    }

    /// Its own parameters and properties, sorted by name.
    pub fn attributes(&self) -> &[Attribute] {
        &self.attributes
    }

    /// The attribute that a name means: one of its own, a metaparameter, or the only namevar for
    /// `name`.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        let own = |name: &str| attribute::find(&self.attributes, name);
        let found = own(name).or_else(|| metaparameter(name));
        found.or_else(|| own(self.canonical_attribute(name)))
    }

    /// Whether a resource may set an attribute of this name. Letters count as they are written,
    /// and `name` is allowed unless the type comes from a generated file.
    pub fn is_valid_parameter(&self, name: &str) -> bool {
        (name == "name" && self.accepts_name)
            || attribute::find(&self.attributes, name).is_some()
            || metaparameter(name).is_some()
    }

    /// The attributes that identify a resource, in the order of their declaration.
    pub fn namevars(&self) -> &[Cow<'static, str>] {
        &self.namevars
    }

    /// The only namevar; `name` if there are several.
    pub fn namevar(&self) -> &str {
        match self.namevars() {
            [namevar] => namevar,
            _ => "name",
        }
    }

    /// The name under which a finished catalog has an attribute: `name` is the namevar.
    pub fn canonical_attribute<'a>(&'a self, name: &'a str) -> &'a str {
        if name == "name" { self.namevar() } else { name }
    }

    /// How titles are taken apart; the first pattern that matches counts.
    pub fn title_patterns(&self) -> &[TitlePattern] {
        &self.title_patterns
    }

    /// Whether a name can mean one resource only. Of an `exec` several may run the same command.
    pub fn is_isomorphic(&self) -> bool {
        self.isomorphic
    }

    /// Whether it has the property `ensure`.
    pub fn is_ensurable(&self) -> bool {
        attribute::find(&self.attributes, "ensure").is_some()
    }

    /// Where its resources can be managed.
    pub fn applies_to(&self) -> AppliesTo {
        self.applies_to
    }

    /// The attributes that a title gives, in the order of the pattern.
    pub fn parse_title<'a>(&'a self, title: &'a str) -> Result<TitleParts<'a>, TitleError> {
        if let Some(error) = &self.pattern_error {
            return Err(error.clone());
        }
        title::parse(&self.title_patterns, title)
    }

    /// Whether a resource is named by its title alone, as it is: `sets` tells which attributes it has.
    pub fn is_named_by_title(&self, title: &str, sets: impl Fn(&str) -> bool) -> bool {
        let ([namevar], [pattern, ..]) = (&*self.namevars, &*self.title_patterns) else {
            return false;
        };
        self.pattern_error.is_none()
            && pattern.gives_only(namevar, title)
            && !sets(namevar)
            && !sets("name")
    }

    /// What makes the resource the same as another of the type: the values of the namevars in
    /// alphabetical order of their names. `parameter` says what the resource sets.
    pub fn uniqueness_key<V>(
        &self,
        title: &str,
        parameter: impl Fn(&str) -> KeyPart<V>,
    ) -> KeyResult<V> {
        let from_title = self.parse_title(title)?;
        let namevars = self.namevars.iter().map(|name| &**name);
        Ok(key::build(
            title,
            &from_title,
            self.namevar(),
            namevars,
            parameter,
        ))
    }

    /// The key by which a catalog has to know the resource besides its title, if there is one.
    pub fn alias_key<V>(
        &self,
        title: &str,
        parameter: impl Fn(&str) -> KeyPart<V>,
    ) -> Result<Option<Vec<KeyPart<V>>>, TitleError> {
        if !self.isomorphic {
            return Ok(None);
        }
        let key = self.uniqueness_key(title, parameter)?;
        Ok(key::alias_key(title, key))
    }
}

/// The built-in types, sorted by name.
pub fn resource_types() -> &'static [ResourceType] {
    &RESOURCE_TYPES
}

/// The built-in type of a name, in letters of any case: `file`, `File`.
pub fn resource_type(name: &str) -> Option<&'static ResourceType> {
    let found = match name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        false => RESOURCE_TYPES.binary_search_by(|known| (*known.name).cmp(name)),
        true => {
            let lower = name.bytes().map(|byte| byte.to_ascii_lowercase());
            RESOURCE_TYPES.binary_search_by(|known| known.name.bytes().cmp(lower.clone()))
        }
    };
    found.ok().and_then(|index| RESOURCE_TYPES.get(index))
}
