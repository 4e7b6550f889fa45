//! Title patterns: how a title is taken apart into the attributes that identify the resource.
//!
//! ```puppet
//! sshkey { 'host@ssh-rsa': }   # name => 'host', type => 'ssh-rsa'
//! file { '/etc/': }            # path => '/etc'
//! ```

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};
use std::{error, fmt};

use marotte_diagnostics::CatalogIssue;
use marotte_regex::{Options, Regex};

use crate::texts::Texts;

/// The pattern of a `file`: a path without slashes at its end. Most titles are just that.
const PATH: &str = "^(/|.+:/|.*[^/])/*\\Z";

/// What a title gives, in the order of the pattern. An attribute whose group took no part in the
/// match has no value.
pub type TitleParts<'a> = Vec<(&'a str, Option<Cow<'a, str>>)>;

/// Code of a module that makes the value of an attribute of the text that its group matched.
pub trait Conversion: fmt::Debug + Send + Sync {
    /// The value, if there is one, or what the code complains of.
    fn convert(&self, text: Option<&str>) -> Result<Option<String>, TitleError>;
}

/// A pattern of titles, and the attributes that its groups give.
#[derive(Clone, Debug)]
pub struct TitlePattern {
    /// The source and flags of the pattern; none if every title matches as a whole.
    pattern: Option<(Cow<'static, str>, Options)>,
    attributes: Texts,
    /// What is called for each group; fewer than there are attributes if there is nothing more.
    conversions: Vec<Option<Arc<dyn Conversion>>>,
    /// The compiled pattern, made when the first title asks; none if Ruby would reject it.
    regex: OnceLock<Option<Regex>>,
}

impl TitlePattern {
    /// A pattern of the tables.
    pub(crate) const fn new(source: &'static str, options: Options, attributes: Texts) -> Self {
        let pattern = Some((Cow::Borrowed(source), options));
        let regex = OnceLock::new();
        Self {
            pattern,
            attributes,
            conversions: Vec::new(),
            regex,
        }
    }

    /// The pattern `/(.*)/m` of the tables, for one attribute.
    pub(crate) const fn whole(attributes: &'static [&'static str; 1]) -> Self {
        Self {
            pattern: None,
            attributes: Texts::Static(attributes),
            conversions: Vec::new(),
            regex: OnceLock::new(),
        }
    }

    /// A pattern that a module declares: its groups give the attributes, in their order.
    pub fn from_regex(regex: Regex, attributes: Texts) -> Self {
        let pattern = Some((Cow::Owned(regex.source().to_owned()), regex.options()));
        let regex = OnceLock::from(Some(regex));
        Self {
            pattern,
            attributes,
            conversions: Vec::new(),
            regex,
        }
    }

    /// The same pattern, with code for its groups.
    #[must_use]
    pub fn with_conversions(self, conversions: Vec<Option<Arc<dyn Conversion>>>) -> Self {
        Self {
            conversions,
            ..self
        }
    }

    /// Whether values are made by code: such a pattern cannot be written down.
    pub fn has_conversions(&self) -> bool {
        self.conversions.iter().any(Option::is_some)
    }

    /// The pattern of a type without patterns of its own: the title is the attribute's value.
    pub fn whole_title(attribute: impl Into<String>) -> Self {
        Self {
            pattern: None,
            attributes: Texts::Owned(vec![attribute.into()]),
            conversions: Vec::new(),
            regex: OnceLock::new(),
        }
    }

    /// The source of the pattern.
    pub fn source(&self) -> &str {
        self.pattern
            .as_ref()
            .map_or("(.*)", |(source, _)| &**source)
    }

    /// The flags of the pattern.
    pub fn options(&self) -> Options {
        let whole = Options {
            multi_line: true,
            ..Options::default()
        };
        self.pattern.as_ref().map_or(whole, |(_, options)| *options)
    }

    /// The pattern, compiled; none if Ruby would reject it.
    pub fn regex(&self) -> Option<&Regex> {
        let compile = || Regex::with_options(self.source(), self.options()).ok();
        self.regex.get_or_init(compile).as_ref()
    }

    /// The names of the attributes that the groups give.
    pub fn attributes(&self) -> &Texts {
        &self.attributes
    }

    /// Whether a title is known to be one attribute as it is.
    fn is_whole(&self, title: &str) -> bool {
        match &self.pattern {
            None => true,
            Some((source, _)) => {
                source == PATH
                    && !title.ends_with('/')
                    && !title.is_empty()
                    && !title.contains('\n')
            }
        }
    }

    /// Whether a title gives nothing but this attribute, as it is.
    pub(crate) fn gives_only(&self, attribute: &str, title: &str) -> bool {
        let mut attributes = self.attributes.iter();
        attributes.next() == Some(attribute) && attributes.next().is_none() && self.is_whole(title)
    }

    /// Takes a title apart, if the pattern matches it.
    fn parse<'a>(&'a self, title: &'a str) -> Option<Result<TitleParts<'a>, TitleError>> {
        let whole = || {
            let values = self.attributes.iter();
            Some(Ok(values.map(|name| (name, Some(title.into()))).collect()))
        };
        if self.is_whole(title) {
            return whole();
        }
        let regex = self.regex()?;
        // A search that is given up for its length is as if the pattern had not matched.
        let captures = regex.captures(title).ok().flatten()?;
        let part = |(index, name): (usize, &'a str)| {
            let text = captures.get(index + 1);
            let value = match self.conversions.get(index).and_then(Option::as_ref) {
                Some(conversion) => conversion.convert(text)?.map(Cow::Owned),
                None => text.map(Cow::Borrowed),
            };
            Ok((name, value))
        };
        Some(self.attributes.iter().enumerate().map(part).collect())
    }
}

/// Takes a title apart by the first pattern that matches it.
pub(crate) fn parse<'a>(
    patterns: &'a [TitlePattern],
    title: &'a str,
) -> Result<TitleParts<'a>, TitleError> {
    match patterns.iter().find_map(|pattern| pattern.parse(title)) {
        Some(parts) => parts,
        None => Err(TitleError::NoMatch(title.to_owned())),
    }
}

/// Why a title cannot be taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TitleError {
    /// No pattern of the type matches the title.
    NoMatch(String),
    /// Code of the type complains.
    Code(String),
}

impl TitleError {
    /// What is wrong.
    pub fn issue(&self) -> CatalogIssue {
        match self {
            Self::NoMatch(title) => CatalogIssue::IllegalTitle {
                title: title.as_str().into(),
            },
            Self::Code(message) => CatalogIssue::TitleCode {
                message: message.as_str().into(),
            },
        }
    }
}

impl fmt::Display for TitleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.issue().fmt(f)
    }
}

impl error::Error for TitleError {}
