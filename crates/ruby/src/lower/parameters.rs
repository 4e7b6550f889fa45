//! Parameters: first all of them get slots, in their order, then defaults are lowered.

use ruby_prism as prism;

use super::scopes::Scope;
use super::symbol;
use super::walk::Walk;
use crate::program::{
    BodyKind, KeywordParameter, OptionalParameter, Parameters, RequiredParameter, Rest,
};
use crate::symbol::Symbol;

/// The names of parameters that are written without one, and handed on by their sign.
const REST: &str = "*";
const KEYWORD_REST: &str = "**";
const BLOCK: &str = "&";

impl Walk {
    /// Gives the parameters their slots. The names in `(a, b)` come later, with the other
    /// variables.
    pub(super) fn declare_parameters(scope: &mut Scope, node: Option<&prism::Node<'_>>) {
        let Some(node) = node else {
            return;
        };
        if let Some(numbered) = node.as_numbered_parameters_node() {
            for number in 1..=numbered.maximum() {
                scope.add(Symbol::new(&format!("_{number}")));
            }
        } else if matches!(node, prism::Node::ItParametersNode { .. }) {
            scope.add(Symbol::new("it"));
        } else if let Some(parameters) = written(node) {
            for name in names(&parameters, scope.kind) {
                scope.add(name);
            }
        }
    }

    /// The parameters of the body whose slots were just given.
    pub(super) fn parameters(&mut self, node: Option<&prism::Node<'_>>) -> Parameters {
        let Some(node) = node else {
            return Parameters {
                is_simple: true,
                ..Parameters::default()
            };
        };
        if let Some(parameters) = written(node) {
            return self.written_parameters(&parameters);
        }
        let count = match node.as_numbered_parameters_node() {
            Some(numbered) => u32::from(numbered.maximum()),
            None => u32::from(matches!(node, prism::Node::ItParametersNode { .. })),
        };
        Parameters {
            required: (0..count).map(RequiredParameter::Slot).collect(),
            is_simple: true,
            ..Parameters::default()
        }
    }

    fn written_parameters(&mut self, node: &prism::ParametersNode<'_>) -> Parameters {
        let kind = self
            .scopes
            .last()
            .map_or(BodyKind::Method, |scope| scope.kind);
        let mut slots = 0..;
        let mut slot = || slots.next().unwrap_or(0);
        let required = self.required(&node.requireds(), &mut slot);
        let optionals = node.optionals();
        let optional = optionals.iter().filter_map(|optional| {
            let optional = optional.as_optional_parameter_node()?;
            Some(OptionalParameter {
                slot: slot(),
                default: self.node(&optional.value()),
            })
        });
        let optional = optional.collect();
        let mut rest = match node.rest() {
            Some(rest) if has_slot(&rest, kind) => Rest::Slot(slot()),
            Some(prism::Node::RestParameterNode { .. }) => Rest::Unnamed,
            _ => Rest::None,
        };
        let post = self.required(&node.posts(), &mut slot);
        let keywords = node.keywords();
        let keywords = keywords.iter().filter_map(|keyword| {
            let slot = slot();
            if let Some(keyword) = keyword.as_required_keyword_parameter_node() {
                return Some(KeywordParameter {
                    name: keyword_name(keyword.name()),
                    slot,
                    default: None,
                });
            }
            let keyword = keyword.as_optional_keyword_parameter_node()?;
            Some(KeywordParameter {
                name: keyword_name(keyword.name()),
                slot,
                default: Some(self.node(&keyword.value())),
            })
        });
        let keywords = keywords.collect();
        let mut keyword_rest = Rest::None;
        let (mut no_keywords, mut forwarding, mut block) = (false, false, None);
        match node.keyword_rest() {
            Some(prism::Node::ForwardingParameterNode { .. }) => {
                forwarding = true;
                rest = Rest::Slot(slot());
                keyword_rest = Rest::Slot(slot());
                block = Some(slot());
            }
            Some(prism::Node::NoKeywordsParameterNode { .. }) => no_keywords = true,
            Some(node) if has_slot(&node, kind) => keyword_rest = Rest::Slot(slot()),
            Some(_) => keyword_rest = Rest::Unnamed,
            None => {}
        }
        if block_name(node).is_some() {
            block = Some(slot());
        }
        let parameters = Parameters {
            required,
            optional,
            rest,
            post,
            keywords,
            keyword_rest,
            no_keywords,
            block,
            excess_comma: matches!(node.rest(), Some(prism::Node::ImplicitRestNode { .. })),
            is_simple: false,
            forwarding,
        };
        Parameters {
            is_simple: is_simple(&parameters),
            ..parameters
        }
    }

    fn required(
        &mut self,
        nodes: &prism::NodeList<'_>,
        slot: &mut impl FnMut() -> u32,
    ) -> Box<[RequiredParameter]> {
        let parameters = nodes.iter().map(|node| match node.as_multi_target_node() {
            Some(parts) => {
                let parts = self.targets(&parts.lefts(), parts.rest(), &parts.rights());
                RequiredParameter::Destructure(Box::new(parts))
            }
            None => RequiredParameter::Slot(slot()),
        });
        parameters.collect()
    }
}

/// Parameters that are written down: those of a method, or of a block between bars.
fn written<'pr>(node: &prism::Node<'pr>) -> Option<prism::ParametersNode<'pr>> {
    match node.as_block_parameters_node() {
        Some(block) => block.parameters(),
        None => node.as_parameters_node(),
    }
}

fn is_simple(parameters: &Parameters) -> bool {
    let is_slot = |parameter: &RequiredParameter| matches!(parameter, RequiredParameter::Slot(_));
    parameters.required.iter().all(is_slot)
        && parameters.optional.is_empty()
        && parameters.rest == Rest::None
        && parameters.post.is_empty()
        && parameters.keywords.is_empty()
        && parameters.keyword_rest == Rest::None
        && !parameters.no_keywords
        && parameters.block.is_none()
        && !parameters.excess_comma
        && !parameters.forwarding
}

/// The names of the slots, in the order of the parameters.
fn names(node: &prism::ParametersNode<'_>, kind: BodyKind) -> Vec<Symbol> {
    let mut names = Vec::new();
    let required = |nodes: &prism::NodeList<'_>, names: &mut Vec<Symbol>| {
        let nodes = nodes
            .iter()
            .filter_map(|node| node.as_required_parameter_node());
        names.extend(nodes.map(|node| symbol(node.name().as_slice())));
    };
    required(&node.requireds(), &mut names);
    let optionals = node.optionals();
    let optionals = optionals
        .iter()
        .filter_map(|node| node.as_optional_parameter_node());
    names.extend(optionals.map(|node| symbol(node.name().as_slice())));
    if let Some(rest) = node.rest()
        && has_slot(&rest, kind)
    {
        let name = rest.as_rest_parameter_node().and_then(|rest| rest.name());
        names.push(name.map_or(Symbol::new(REST), |name| symbol(name.as_slice())));
    }
    required(&node.posts(), &mut names);
    for keyword in &node.keywords() {
        let required = keyword.as_required_keyword_parameter_node();
        let optional = keyword.as_optional_keyword_parameter_node();
        let name = required.map(|keyword| keyword.name());
        let name = name.or_else(|| optional.map(|keyword| keyword.name()));
        names.extend(name.map(keyword_name));
    }
    match node.keyword_rest() {
        Some(prism::Node::ForwardingParameterNode { .. }) => {
            names.extend([REST, KEYWORD_REST, BLOCK].map(Symbol::new));
        }
        Some(rest) if has_slot(&rest, kind) => {
            let name = rest
                .as_keyword_rest_parameter_node()
                .and_then(|rest| rest.name());
            names.push(name.map_or(Symbol::new(KEYWORD_REST), |name| symbol(name.as_slice())));
        }
        _ => {}
    }
    names.extend(block_name(node));
    names
}

fn keyword_name(name: prism::ConstantId<'_>) -> Symbol {
    symbol(name.as_slice())
}

/// The name of `&block`. A block without a name is that of the method anyway.
fn block_name(node: &prism::ParametersNode<'_>) -> Option<Symbol> {
    let name = node.block()?.as_block_parameter_node()?.name()?;
    Some(symbol(name.as_slice()))
}

/// Whether a rest is kept: it has a name, or is a method's, which may hand it on.
fn has_slot(rest: &prism::Node<'_>, kind: BodyKind) -> bool {
    let name = match (
        rest.as_rest_parameter_node(),
        rest.as_keyword_rest_parameter_node(),
    ) {
        (Some(rest), _) => rest.name(),
        (_, Some(rest)) => rest.name(),
        (None, None) => return false,
    };
    name.is_some() || kind == BodyKind::Method
}
