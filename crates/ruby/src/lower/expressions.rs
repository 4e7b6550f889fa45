//! Which node is lowered by what.

use ruby_prism as prism;

use super::symbol;
use super::walk::Walk;
use crate::program::{Node, NodeKind};
use crate::symbol::Symbol;

/// Matches on the variant of a node and has it as its own type.
macro_rules! by_type {
    ($node:expr; $($variant:ident, $cast:ident => |$typed:ident| $result:expr;)* _ => $rest:expr) => {
        match $node {
            $(prism::Node::$variant { .. } => match $node.$cast() {
                Some($typed) => $result,
                None => $rest,
            },)*
            _ => $rest,
        }
    };
}
pub(super) use by_type;

impl Walk {
    /// Any node. Those that only wrap another one have no node of their own.
    pub(super) fn expression(&mut self, node: &prism::Node<'_>) -> Node {
        let line = self.lines.of(&node.location());
        self.is_closed &= is_closed(node);
        by_type! { node;
            StatementsNode, as_statements_node => |node| return self.sequence(&node);
            ParenthesesNode, as_parentheses_node => |node| return self.optional(node.body(), line);
            ImplicitNode, as_implicit_node => |node| return self.node(&node.value());
            ShareableConstantNode, as_shareable_constant_node => |node| return self.node(&node.write());
            EmbeddedStatementsNode, as_embedded_statements_node => |node| {
                return self.statements(node.statements(), line);
            };
            EmbeddedVariableNode, as_embedded_variable_node => |node| return self.node(&node.variable());
            ElseNode, as_else_node => |node| return self.statements(node.statements(), line);
            BeginNode, as_begin_node => |node| return self.begin(&node);
            CallNode, as_call_node => |node| return self.call(&node);
            _ => {}
        }
        Node {
            kind: self.kind(node, line),
            line,
        }
    }

    fn sequence(&mut self, node: &prism::StatementsNode<'_>) -> Node {
        let statements = node.body();
        match statements.first() {
            Some(only) if statements.len() == 1 => self.node(&only),
            _ => {
                let line = self.lines.of(&node.location());
                let kind = NodeKind::Sequence(self.nodes(&statements));
                Node { kind, line }
            }
        }
    }

    fn kind(&mut self, node: &prism::Node<'_>, line: u32) -> NodeKind {
        by_type! { node;
            NilNode, as_nil_node => |_n| NodeKind::Nil;
            TrueNode, as_true_node => |_n| NodeKind::True;
            FalseNode, as_false_node => |_n| NodeKind::False;
            SelfNode, as_self_node => |_n| NodeKind::SelfValue;
            IntegerNode, as_integer_node => |n| Self::integer(&n.value());
            FloatNode, as_float_node => |n| NodeKind::Float(n.value());
            RationalNode, as_rational_node => |n| Self::rational(&n);
            ImaginaryNode, as_imaginary_node => |n| self.imaginary(&n, line);
            StringNode, as_string_node => |n| self.string(n.unescaped());
            SymbolNode, as_symbol_node => |n| NodeKind::Symbol(symbol(n.unescaped()));
            XStringNode, as_x_string_node => |n| NodeKind::Command(Self::text_pieces(n.unescaped()));
            InterpolatedStringNode, as_interpolated_string_node => |n| self.interpolated(&n);
            InterpolatedSymbolNode, as_interpolated_symbol_node => |n| self.interpolated_symbol(&n);
            InterpolatedXStringNode, as_interpolated_x_string_node => |n| {
                NodeKind::Command(self.pieces(&n.parts()))
            };
            RegularExpressionNode, as_regular_expression_node => |n| Self::regexp(&n);
            InterpolatedRegularExpressionNode, as_interpolated_regular_expression_node => |n| {
                self.interpolated_regexp(&n)
            };
            MatchLastLineNode, as_match_last_line_node => |_n| unsupported("a pattern as a condition");
            InterpolatedMatchLastLineNode, as_interpolated_match_last_line_node => |_n| {
                unsupported("a pattern as a condition")
            };
            ArrayNode, as_array_node => |n| NodeKind::Array(self.elements(&n.elements()));
            HashNode, as_hash_node => |n| NodeKind::Hash(self.pairs(&n.elements()));
            KeywordHashNode, as_keyword_hash_node => |n| NodeKind::Hash(self.pairs(&n.elements()));
            RangeNode, as_range_node => |n| self.range(&n);
            FlipFlopNode, as_flip_flop_node => |_n| unsupported("a flip-flop");
            SourceFileNode, as_source_file_node => |_n| NodeKind::File;
            SourceLineNode, as_source_line_node => |_n| NodeKind::Integer(i64::from(line));
            SourceEncodingNode, as_source_encoding_node => |_n| {
                let encoding = NodeKind::TopConstant(Symbol::new("Encoding"));
                NodeKind::ScopedConstant(Box::new(Node { kind: encoding, line }), Symbol::new("UTF_8"))
            };

            LocalVariableReadNode, as_local_variable_read_node => |n| {
                let name = self.names.symbol(&n.name());
                self.local(name, n.depth())
            };
            ItLocalVariableReadNode, as_it_local_variable_read_node => |_n| self.local(Symbol::new("it"), 0);
            InstanceVariableReadNode, as_instance_variable_read_node => |n| {
                NodeKind::InstanceVariable(self.names.symbol(&n.name()))
            };
            ClassVariableReadNode, as_class_variable_read_node => |n| {
                NodeKind::ClassVariable(symbol(n.name().as_slice()))
            };
            GlobalVariableReadNode, as_global_variable_read_node => |n| Self::global(n.name().as_slice());
            BackReferenceReadNode, as_back_reference_read_node => |n| Self::global(n.name().as_slice());
            NumberedReferenceReadNode, as_numbered_reference_read_node => |n| NodeKind::NthMatch(n.number());
            ConstantReadNode, as_constant_read_node => |n| NodeKind::Constant(symbol(n.name().as_slice()));
            ConstantPathNode, as_constant_path_node => |n| self.constant_path(&n);

            AndNode, as_and_node => |n| {
                NodeKind::And(Box::new((self.node(&n.left()), self.node(&n.right()))))
            };
            OrNode, as_or_node => |n| NodeKind::Or(Box::new((self.node(&n.left()), self.node(&n.right()))));
            IfNode, as_if_node => |n| self.if_node(&n, line);
            UnlessNode, as_unless_node => |n| self.unless(&n, line);
            WhileNode, as_while_node => |n| self.while_node(&n, line);
            UntilNode, as_until_node => |n| self.until(&n, line);
            ForNode, as_for_node => |n| self.for_node(&n, line);
            CaseNode, as_case_node => |n| self.case(&n, line);
            RescueModifierNode, as_rescue_modifier_node => |n| self.rescue_modifier(&n);
            ReturnNode, as_return_node => |n| NodeKind::Return(Box::new(self.result(n.arguments(), line)));
            BreakNode, as_break_node => |n| NodeKind::Break(Box::new(self.result(n.arguments(), line)));
            NextNode, as_next_node => |n| NodeKind::Next(Box::new(self.result(n.arguments(), line)));
            RedoNode, as_redo_node => |_n| NodeKind::Redo;
            RetryNode, as_retry_node => |_n| NodeKind::Retry;
            DefinedNode, as_defined_node => |n| NodeKind::Defined(Box::new(self.node(&n.value())));
            PreExecutionNode, as_pre_execution_node => |_n| unsupported("BEGIN");
            PostExecutionNode, as_post_execution_node => |_n| unsupported("END");
            CaseMatchNode, as_case_match_node => |n| self.case_match(&n, line);
            MatchPredicateNode, as_match_predicate_node => |n| {
                NodeKind::MatchAsk(Box::new((self.node(&n.value()), self.pattern(&n.pattern()))))
            };
            MatchRequiredNode, as_match_required_node => |n| {
                NodeKind::MatchRequire(Box::new((self.node(&n.value()), self.pattern(&n.pattern()))))
            };

            YieldNode, as_yield_node => |n| NodeKind::Yield(Box::new(self.arguments(n.arguments())));
            SuperNode, as_super_node => |n| {
                let arguments = self.arguments(n.arguments());
                NodeKind::Super(Box::new((arguments, self.block_argument(n.block()))))
            };
            ForwardingSuperNode, as_forwarding_super_node => |n| {
                let block = n.block().map(|block| block.as_node());
                NodeKind::BareSuper(self.block_argument(block).map(Box::new))
            };
            MatchWriteNode, as_match_write_node => |n| self.match_write(&n);
            LambdaNode, as_lambda_node => |n| self.lambda(&n, line);
            DefNode, as_def_node => |n| self.def(&n, line);
            ClassNode, as_class_node => |n| self.class(&n, line);
            ModuleNode, as_module_node => |n| self.module(&n, line);
            SingletonClassNode, as_singleton_class_node => |n| self.singleton_class(&n, line);
            AliasMethodNode, as_alias_method_node => |n| Self::alias(&n);
            AliasGlobalVariableNode, as_alias_global_variable_node => |n| Self::alias_global(&n);
            UndefNode, as_undef_node => |n| Self::undef(&n);
            _ => self.assignment(node)
        }
    }
}

/// Whether a node itself needs nothing but variables and values.
fn is_closed(node: &prism::Node<'_>) -> bool {
    use prism::Node::*;
    match node {
        CallNode { .. } => node.as_call_node().is_some_and(|call| {
            // Methods that tell what others there are see more than values.
            const REFLECTION: [&[u8]; 9] = [
                b"send",
                b"public_send",
                b"__send__",
                b"method",
                b"methods",
                b"class",
                b"respond_to?",
                b"instance_eval",
                b"singleton_class",
            ];
            call.receiver().is_some() && !REFLECTION.contains(&call.name().as_slice())
        }),
        StatementsNode { .. }
        | ParenthesesNode { .. }
        | ArgumentsNode { .. }
        | BlockNode { .. }
        | BlockArgumentNode { .. }
        | EmbeddedStatementsNode { .. }
        | ElseNode { .. }
        | IfNode { .. }
        | UnlessNode { .. }
        | CaseNode { .. }
        | WhenNode { .. }
        | AndNode { .. }
        | OrNode { .. }
        | NextNode { .. }
        | BreakNode { .. }
        | NilNode { .. }
        | TrueNode { .. }
        | FalseNode { .. }
        | IntegerNode { .. }
        | FloatNode { .. }
        | StringNode { .. }
        | SymbolNode { .. }
        | RangeNode { .. }
        | ArrayNode { .. }
        | HashNode { .. }
        | AssocNode { .. }
        | RegularExpressionNode { .. }
        | InterpolatedStringNode { .. }
        | InterpolatedSymbolNode { .. }
        | LocalVariableReadNode { .. }
        | LocalVariableWriteNode { .. }
        | LocalVariableTargetNode { .. }
        | LocalVariableOrWriteNode { .. }
        | LocalVariableOperatorWriteNode { .. }
        | InstanceVariableReadNode { .. }
        | NumberedReferenceReadNode { .. }
        | MultiWriteNode { .. } => true,
        _ => false,
    }
}

/// A construct that is an error when it is reached.
pub(super) fn unsupported(what: &str) -> NodeKind {
    NodeKind::Unsupported(what.into())
}
