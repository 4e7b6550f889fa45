//! How code came to run: the defines and classes that led to an error, innermost first.
//!
//! Nothing is written down for this while all is well. The containers of the resource whose code
//! failed are the chain.

use std::borrow::Cow;

use marotte_diagnostics::Link;

use super::{Catalog, DefinitionKind, ResourceId};
use crate::evaluator::Evaluator;
use crate::signal::{Signal, SignalKind};

/// How many characters of a title are shown.
const LONGEST_TITLE: usize = 80;

impl Evaluator {
    /// Remembers where an error was that is on its way out of the code of a resource.
    #[cold]
    pub(crate) fn remember_error(&mut self, inside: Option<ResourceId>, signal: &Signal) {
        if matches!(*signal.0, SignalKind::Fail(..)) {
            self.failed_inside = self.failed_inside.or(inside);
        }
    }

    /// The defines, classes and nodes that led to the error which ended the compilation.
    pub fn error_chain(&self) -> Vec<Link> {
        let mut links = Vec::new();
        let mut next = self.failed_inside;
        while let Some(id) = next {
            let resource = self.catalog.resource(id);
            links.extend(link(&self.catalog, id));
            let outer = self.scope(resource.scope).resource;
            // Containers are older than what they contain.
            next = outer.filter(|outer| *outer < id);
        }
        links
    }
}

/// A title of which there is not too much to be read.
fn cut(title: &str) -> Cow<'_, str> {
    match title.char_indices().nth(LONGEST_TITLE) {
        Some((end, _)) => Cow::Owned(format!("{}…", &title[..end])),
        None => Cow::Borrowed(title),
    }
}

fn link(catalog: &Catalog, id: ResourceId) -> Option<Link> {
    let resource = catalog.resource(id);
    let definition = catalog.definition(resource.definition.filter(|_| !resource.is_main)?);
    let declared = !resource.location.is_nowhere();
    let (what, how, location) = match definition.kind {
        DefinitionKind::Define => {
            let what = format!("define {}[{}]", definition.name, cut(&resource.title));
            (what, "declared", resource.location)
        }
        DefinitionKind::Class if declared => {
            let what = format!("class {}", definition.name);
            (what, "declared", resource.location)
        }
        DefinitionKind::Class => {
            let what = format!("class {}", definition.name);
            (what, "included", resource.included_at)
        }
        DefinitionKind::Node => {
            let what = match &definition.pattern {
                Some(pattern) => format!("node /{}/", pattern.source()),
                None => format!("node '{}'", definition.name),
            };
            (what, "", definition.location)
        }
    };
    Some(Link {
        what,
        how,
        place: catalog.place(location),
    })
}
