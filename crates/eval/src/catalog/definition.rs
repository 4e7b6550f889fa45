//! Classes, defines and nodes: what code can declare.

use std::num::NonZeroU32;
use std::sync::Arc;

use marotte_ir::Program;
use marotte_pcore::{Regexp, Str};
use marotte_syntax::ast::{ExprId, ExprKind, List, Parameter};

use super::Location;
use crate::definitions::ParameterTypes;

/// The index of a class, define or node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DefinitionId(NonZeroU32);

impl DefinitionId {
    pub(crate) const fn new(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }

    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What a definition defines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DefinitionKind {
    /// A class; also the code at the top, which is the class ``.
    Class,
    /// A define.
    Define,
    /// A node.
    Node,
}

/// A class, define or node.
pub struct Definition {
    /// What it defines.
    pub kind: DefinitionKind,
    /// The lower-case name.
    pub name: Str,
    /// The code; `None` for the top and for what the compiler makes.
    pub code: Option<(Arc<Program>, ExprId)>,
    /// The module that its file is in; empty at the top of an environment.
    pub module_name: Option<Str>,
    /// The name of the class that it inherits.
    pub parent: Option<Str>,
    /// Where it is defined.
    pub location: Location,
    /// The types of its parameters, in their order.
    pub parameter_types: Arc<ParameterTypes>,
    /// What the name of a node must match.
    pub pattern: Option<Arc<Regexp>>,
    /// Whether a collector of its code overrides: then it may override everything.
    pub overrides_all: bool,
    /// Only code of the same module may declare it.
    pub private: bool,
}

impl Definition {
    /// The parameters.
    pub fn parameters(&self) -> &[Parameter] {
        match &self.code {
            Some((program, _)) => &program.ast[self.parameter_list()],
            None => &[],
        }
    }

    /// The parameters, as the tree has them.
    pub(crate) fn parameter_list(&self) -> List<Parameter> {
        let Some((program, id)) = &self.code else {
            return List::EMPTY;
        };
        let ast = &program.ast;
        match ast[*id].kind {
            ExprKind::Class(class) => ast[class].parameters,
            ExprKind::Define(define) => ast[define].parameters,
            _ => List::EMPTY,
        }
    }

    /// The body.
    pub fn body(&self) -> Option<ExprId> {
        let (program, id) = self.code.as_ref()?;
        let ast = &program.ast;
        match ast[*id].kind {
            ExprKind::Class(class) => ast[class].body,
            ExprKind::Define(define) => ast[define].body,
            ExprKind::Node(node) => ast[node].body,
            _ => None,
        }
    }

    /// The name of a parameter.
    pub fn parameter_name(&self, parameter: &Parameter) -> &str {
        self.code
            .as_ref()
            .map_or("", |(program, _)| program.ast.text(parameter.name))
    }

    /// How messages speak of the definition, as the source of something: `Class[A::B]`.
    pub fn label(&self) -> String {
        match self.kind {
            DefinitionKind::Class if self.name.is_empty() => "Class[main]".to_owned(),
            DefinitionKind::Class => format!("Class[{}]", crate::types::capitalized(&self.name)),
            DefinitionKind::Define => crate::types::capitalized(&self.name).to_string(),
            DefinitionKind::Node => format!("Node[{}]", self.name),
        }
    }
}
