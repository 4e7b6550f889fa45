//! Title patterns: how a title is taken apart into the attributes that identify the resource.
//!
//! ```puppet
//! sshkey { 'host@ssh-rsa': }   # name => 'host', type => 'ssh-rsa'
//! file { '/etc/': }            # path => '/etc'
//! ```

use std::borrow::Cow;
use std::sync::OnceLock;
use std::{error, fmt};

use marotte_diagnostics::CatalogIssue;
use marotte_regex::{Options, Regex};

use crate::texts::Texts;

/// The pattern of a `file`: a path without slashes at its end. Most titles are just that.
const PATH: &str = "^(/|.+:/|.*[^/])/*\\Z";

/// A pattern of titles, and the attributes that its groups give.
#[derive(Clone, Debug)]
pub struct TitlePattern {
    /// The source and flags of the pattern; none if every title matches as a whole.
    pattern: Option<(Cow<'static, str>, Options)>,
    attributes: Texts,
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
            regex,
        }
    }

    /// The pattern `/(.*)/m` of the tables, for one attribute.
    pub(crate) const fn whole(attributes: &'static [&'static str; 1]) -> Self {
        Self {
            pattern: None,
            attributes: Texts::Static(attributes),
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
            regex,
        }
    }

    /// The pattern of a type without patterns of its own: the title is the attribute's value.
    pub(crate) fn whole_title(attribute: impl Into<String>) -> Self {
        Self {
            pattern: None,
            attributes: Texts::Owned(vec![attribute.into()]),
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

    /// The names of the attributes that the groups give.
    pub fn attributes(&self) -> &Texts {
        &self.attributes
    }

    /// Takes a title apart, if the pattern matches it. A group that took no part gives nothing.
    fn parse<'a>(&'a self, title: &'a str) -> Option<Vec<(&'a str, Option<&'a str>)>> {
        let Some((source, options)) = &self.pattern else {
            let values = self.attributes.iter().map(|name| (name, Some(title)));
            return Some(values.collect());
        };
        if source == PATH && !title.ends_with('/') && !title.is_empty() && !title.contains('\n') {
            let values = self.attributes.iter().map(|name| (name, Some(title)));
            return Some(values.collect());
        }
        let compile = || Regex::with_options(source, *options).ok();
        let regex = self.regex.get_or_init(compile).as_ref()?;
        // A search that is given up for its length is as if the pattern had not matched.
        let captures = regex.captures(title).ok().flatten()?;
        let groups = self.attributes.iter().zip(1..);
        Some(
            groups
                .map(|(name, group)| (name, captures.get(group)))
                .collect(),
        )
    }
}

/// Takes a title apart by the first pattern that matches it.
pub(crate) fn parse<'a>(
    patterns: &'a [TitlePattern],
    title: &'a str,
) -> Result<Vec<(&'a str, Option<&'a str>)>, TitleError> {
    let found = patterns.iter().find_map(|pattern| pattern.parse(title));
    found.ok_or_else(|| TitleError {
        title: title.to_owned(),
    })
}

/// A title that no pattern of its type matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleError {
    title: String,
}

impl TitleError {
    /// What is wrong.
    pub fn issue(&self) -> CatalogIssue {
        let title = self.title.as_str().into();
        CatalogIssue::IllegalTitle { title }
    }

    /// The title.
    pub fn title(&self) -> &str {
        &self.title
    }
}

impl fmt::Display for TitleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.issue().fmt(f)
    }
}

impl error::Error for TitleError {}
