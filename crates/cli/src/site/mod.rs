//! The site that a call is about: its environment and its nodes.
//!
//! Every command that compiles or looks data up begins with a [`Site`]: it knows the settings in
//! force, opens the environment and gathers what is known of nodes.

mod environment;
mod nodes;

use std::path::PathBuf;
use std::sync::Arc;

use marotte_environment::Environment;
use marotte_eval::catalog::NodeData;
use marotte_pcore::Hash;

pub(crate) use self::nodes::Node;

use crate::args::SiteArgs;

/// The site that a call is about.
pub(crate) struct Site<'a> {
    args: &'a SiteArgs,
    /// The folder of the environment.
    root: PathBuf,
    /// What all nodes have in `$trusted` besides their names.
    trusted: Hash,
}

/// What a compilation in the environment begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beginning {
    /// Its manifests, which have to be there.
    Manifests,
    /// Nothing, or code that the call has itself.
    Nothing,
}

impl<'a> Site<'a> {
    /// The site that the arguments are about, or why there is none.
    pub(crate) fn new(args: &'a SiteArgs) -> Result<Self, String> {
        Ok(Self {
            args,
            root: environment::root(&args.environment)?,
            trusted: nodes::more_trusted(args.node.trusted.as_deref())?,
        })
    }

    /// The settings that evaluation consults.
    pub(crate) fn evaluation_settings(&self) -> marotte_eval::Settings {
        self.args.language.evaluation()
    }

    /// The name of the environment.
    pub(crate) fn environment_name(&self) -> &str {
        &self.args.environment.environment
    }

    /// Opens the environment. Its paths are absolute, as they are in catalogs.
    pub(crate) fn open(&self, beginning: Beginning) -> Result<Arc<Environment>, String> {
        environment::open(self.args, &self.root, beginning).map(Arc::new)
    }

    /// The nodes of these names, or else those that there are facts of.
    pub(crate) fn nodes(&self, names: Vec<String>) -> Result<Vec<Node>, String> {
        nodes::nodes(names, &self.args.node)
    }

    /// What a compilation gets to know of a node.
    pub(crate) fn node_data(&self, node: &Node) -> Result<NodeData, String> {
        node.data(self.environment_name(), &self.trusted)
    }
}
