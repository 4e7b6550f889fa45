//! `case … in`, `value in pattern`, `value => pattern`.

use ruby_prism as prism;

use super::expressions::by_type;
use super::walk::Walk;
use super::{line_of, symbol};
use crate::program::{
    ArrayPattern, AssignTarget, FindPattern, HashPattern, KeysRest, MatchBranch, MatchNode, Node,
    NodeKind, Pattern,
};

impl Walk {
    pub(super) fn case_match(&mut self, node: &prism::CaseMatchNode<'_>, line: u32) -> NodeKind {
        let subject = self.optional(node.predicate(), line);
        let conditions = node.conditions();
        let branches = conditions.iter().filter_map(|branch| {
            let branch = branch.as_in_node()?;
            let (pattern, guard) = self.guarded_pattern(&branch.pattern());
            let line = line_of(&branch.location());
            Some(MatchBranch {
                pattern,
                guard,
                body: self.statements(branch.statements(), line),
            })
        });
        let branches = branches.collect();
        let otherwise = node.else_clause();
        let otherwise = otherwise.map(|clause| self.node(&clause.as_node()));
        NodeKind::Match(Box::new(MatchNode {
            subject,
            branches,
            otherwise,
        }))
    }

    /// A pattern with its guard, which Prism has around it.
    fn guarded_pattern(&mut self, node: &prism::Node<'_>) -> (Pattern, Option<(Node, bool)>) {
        let (statements, condition, wanted) = by_type! { node;
            IfNode, as_if_node => |n| (n.statements(), n.predicate(), true);
            UnlessNode, as_unless_node => |n| (n.statements(), n.predicate(), false);
            _ => return (self.pattern(node), None)
        };
        let inside = statements.and_then(|statements| statements.body().first());
        match inside {
            // The pattern comes first: the guard uses its variables.
            Some(inside) => {
                let pattern = self.pattern(&inside);
                (pattern, Some((self.node(&condition), wanted)))
            }
            None => (self.pattern(&condition), None),
        }
    }

    pub(super) fn pattern(&mut self, node: &prism::Node<'_>) -> Pattern {
        let pattern = self.deeper(&node.location(), |walk| walk.any_pattern(node));
        pattern.unwrap_or(Pattern::Value(Node {
            kind: NodeKind::Nil,
            line: 0,
        }))
    }

    fn any_pattern(&mut self, node: &prism::Node<'_>) -> Pattern {
        by_type! { node;
            LocalVariableTargetNode, as_local_variable_target_node => |_n| {
                Pattern::Bind(self.target(node))
            };
            ImplicitNode, as_implicit_node => |n| self.pattern(&n.value());
            CapturePatternNode, as_capture_pattern_node => |n| {
                let pattern = self.pattern(&n.value());
                let target = self.target(&n.target().as_node());
                Pattern::Capture(Box::new((pattern, target)))
            };
            AlternationPatternNode, as_alternation_pattern_node => |n| {
                let left = self.pattern(&n.left());
                Pattern::Either(Box::new((left, self.pattern(&n.right()))))
            };
            ParenthesesNode, as_parentheses_node => |n| match n.body() {
                Some(body) => self.pattern(&body),
                None => Pattern::Value(self.node(node)),
            };
            StatementsNode, as_statements_node => |n| match n.body().first() {
                Some(only) => self.pattern(&only),
                None => Pattern::Value(self.node(node)),
            };
            PinnedVariableNode, as_pinned_variable_node => |n| {
                Pattern::Value(self.node(&n.variable()))
            };
            PinnedExpressionNode, as_pinned_expression_node => |n| {
                Pattern::Value(self.node(&n.expression()))
            };
            ArrayPatternNode, as_array_pattern_node => |n| self.array_pattern(&n);
            FindPatternNode, as_find_pattern_node => |n| self.find_pattern(&n);
            HashPatternNode, as_hash_pattern_node => |n| self.hash_pattern(&n);
            _ => Pattern::Value(self.node(node))
        }
    }

    fn patterns(&mut self, nodes: &prism::NodeList<'_>) -> Box<[Pattern]> {
        nodes.iter().map(|node| self.pattern(&node)).collect()
    }

    /// The name behind `*` or `**`, if there is one.
    fn named(&mut self, node: Option<prism::Node<'_>>) -> Option<AssignTarget> {
        node.map(|node| self.target(&node))
    }

    fn array_pattern(&mut self, node: &prism::ArrayPatternNode<'_>) -> Pattern {
        let constant = node.constant().map(|node| self.node(&node));
        let before = self.patterns(&node.requireds());
        let rest = node.rest().map(|rest| {
            let named = rest.as_splat_node().and_then(|splat| splat.expression());
            self.named(named)
        });
        let after = self.patterns(&node.posts());
        Pattern::Array(Box::new(ArrayPattern {
            constant,
            before,
            rest,
            after,
        }))
    }

    fn find_pattern(&mut self, node: &prism::FindPatternNode<'_>) -> Pattern {
        let constant = node.constant().map(|node| self.node(&node));
        let before = self.named(node.left().expression());
        let inside = self.patterns(&node.requireds());
        let right = node.right().expression();
        Pattern::Find(Box::new(FindPattern {
            constant,
            before,
            inside,
            after: self.named(right),
        }))
    }

    fn hash_pattern(&mut self, node: &prism::HashPatternNode<'_>) -> Pattern {
        let constant = node.constant().map(|node| self.node(&node));
        let elements = node.elements();
        let entries = elements.iter().filter_map(|element| {
            let element = element.as_assoc_node()?;
            let key = symbol(element.key().as_symbol_node()?.unescaped());
            Some((key, self.pattern(&element.value())))
        });
        let entries = entries.collect();
        let rest = match node.rest() {
            None => KeysRest::Any,
            Some(rest) => match rest.as_assoc_splat_node() {
                Some(splat) => KeysRest::Bind(self.named(splat.value())),
                None => KeysRest::None,
            },
        };
        Pattern::Hash(Box::new(HashPattern {
            constant,
            entries,
            rest,
        }))
    }
}
