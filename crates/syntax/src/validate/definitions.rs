//! Definitions: where they may stand and what they may be called.

use marotte_diagnostics::{Severity, ValidationIssue};

use super::walk::Place;
use super::{Checker, names};
use crate::ast::{ExprId, ExprKind, List, Parameter, Text, TypeMapping};

/// Names of types that no class, define or function may have.
const RESERVED_TYPE_NAMES: [&str; 28] = [
    "any",
    "array",
    "boolean",
    "collection",
    "enum",
    "float",
    "hash",
    "init",
    "integer",
    "numeric",
    "object",
    "optional",
    "pattern",
    "regexp",
    "runtime",
    "scalar",
    "semver",
    "semverrange",
    "sensitive",
    "string",
    "struct",
    "timespan",
    "timestamp",
    "tuple",
    "type",
    "typeset",
    "unit",
    "variant",
];

/// A name that is to become a keyword.
const FUTURE_RESERVED_WORD: &str = "plan";

impl Checker<'_> {
    /// Checks a definition and all that is in it.
    pub(super) fn definition(&mut self, id: ExprId, place: Place) {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Class(class) => {
                let class = &ast[class];
                if self.language.tasks {
                    self.not_when_scripting(id);
                } else {
                    self.named_definition(id, class.name, place);
                    self.parameters_of_resource(id, class.parameters);
                    self.no_value_last(id, class.body);
                    self.literal_types(class.parameters);
                }
                self.parameter_list(class.parameters);
                self.optional(class.body, Place::Top);
            }
            ExprKind::Define(define) => {
                let define = &ast[define];
                if self.language.tasks {
                    self.not_when_scripting(id);
                } else {
                    self.named_definition(id, define.name, place);
                    self.parameters_of_resource(id, define.parameters);
                    self.no_value_last(id, define.body);
                }
                self.parameter_list(define.parameters);
                self.optional(define.body, Place::Inside);
            }
            ExprKind::Function(function) => {
                let function = &ast[function];
                self.named_definition(id, function.name, place);
                self.return_type(id, function.return_type);
                self.duplicate_parameters(function.parameters);
                self.parameter_list(function.parameters);
                self.optional(function.body, Place::Inside);
                self.optional(function.return_type, Place::Inside);
            }
            ExprKind::Plan(plan) => {
                let plan = &ast[plan];
                self.named_definition(id, plan.name, place);
                self.duplicate_parameters(plan.parameters);
                self.parameter_list(plan.parameters);
                self.optional(plan.body, Place::Inside);
            }
            ExprKind::Node(node) => {
                let node = ast[node];
                if self.language.tasks && !self.in_apply {
                    self.not_when_scripting(id);
                } else {
                    self.hostnames(id, node.host_matches);
                    self.top(id, place);
                    self.no_value_last(id, node.body);
                    if let Some(parent) = node.parent {
                        self.error(parent, ValidationIssue::IllegalNodeInheritance);
                    }
                }
                self.optional(node.parent, Place::Inside);
                self.list(node.host_matches, Place::Inside);
                self.optional(node.body, Place::Inside);
            }
            ExprKind::TypeAlias(alias) => {
                let alias = &ast[alias];
                self.top(id, place);
                if !names::is_type_alias(ast.text(alias.name)) {
                    self.illegal_name(id, alias.name);
                }
                self.type_reference(id, alias.type_expr);
                self.expr(alias.type_expr, Place::Inside);
            }
            ExprKind::TypeMapping(mapping) => {
                let mapping = &ast[mapping];
                self.top(id, place);
                self.type_mapping(id, mapping);
                self.expr(mapping.type_expr, Place::Inside);
                self.expr(mapping.mapping, Place::Inside);
            }
            ExprKind::TypeDefinition(definition) => {
                self.top(id, place);
                self.unsupported(id);
                self.optional(ast[definition].body, Place::Inside);
            }
            _ => {}
        }
    }

    /// A definition may only stand at the top of a file or in a class; functions and types only
    /// at the top.
    fn top(&mut self, id: ExprId, place: Place) {
        let only_in_program = matches!(
            self.ast[id].kind,
            ExprKind::Function(_)
                | ExprKind::Plan(_)
                | ExprKind::TypeAlias(_)
                | ExprKind::TypeDefinition(_)
        );
        match place {
            Place::Block {
                of_program: false, ..
            } if only_in_program => {
                let label = self.label(id);
                self.error(id, ValidationIssue::NotAbsoluteTopLevel { label });
            }
            Place::Top | Place::Block { top: true, .. } => {}
            Place::Block { top: false, .. } | Place::Inside => {
                self.error(id, ValidationIssue::NotTopLevel);
            }
        }
    }

    fn named_definition(&mut self, id: ExprId, name: Text, place: Place) {
        self.top(id, place);
        let text = self.ast.text(name);
        if !names::is_definition(text) {
            self.illegal_name(id, name);
        }
        self.definition_location(id, text);
        if RESERVED_TYPE_NAMES.binary_search(&text).is_ok() {
            let (name, label) = (text.into(), self.label(id));
            self.error(id, ValidationIssue::ReservedTypeName { name, label });
        }
        self.future_reserved_word(id, text);
    }

    fn illegal_name(&mut self, id: ExprId, name: Text) {
        let (name, label) = (self.ast.text(name).into(), self.label(id));
        self.error(id, ValidationIssue::IllegalDefinitionName { name, label });
    }

    fn future_reserved_word(&mut self, id: ExprId, name: &str) {
        if name == FUTURE_RESERVED_WORD {
            let word = name.into();
            let issue = ValidationIssue::FutureReservedWord { word };
            self.add(id, Severity::Deprecation, issue);
        }
    }

    fn parameters_of_resource(&mut self, id: ExprId, parameters: List<Parameter>) {
        self.no_captures_rest(id, parameters);
        self.duplicate_parameters(parameters);
        self.reserved_parameters(id, parameters);
    }

    /// The type after `>>`.
    pub(super) fn return_type(&mut self, id: ExprId, return_type: Option<ExprId>) {
        if let Some(return_type) = return_type {
            self.type_reference(id, return_type);
        }
    }

    /// `A` or `A[…]`
    fn type_reference(&mut self, container: ExprId, id: ExprId) {
        match self.ast[self.accessed(id)].kind {
            ExprKind::Reference(name) => {
                // References to types are read without regard to case.
                let name = self.ast.text(name);
                if name.eq_ignore_ascii_case(FUTURE_RESERVED_WORD) {
                    let at = self.type_position(container, id);
                    self.future_reserved_word(at, FUTURE_RESERVED_WORD);
                }
            }
            ExprKind::Error(_) => {}
            _ => self.illegal_expression(id, "a type reference", container),
        }
    }

    /// Where a type is reported: `A[…]` of an alias has no place of its own in the reference.
    fn type_position(&self, container: ExprId, id: ExprId) -> ExprId {
        match (self.ast[container].kind, self.ast[id].kind) {
            (ExprKind::TypeAlias(_), ExprKind::Access { .. }) => container,
            _ => id,
        }
    }

    /// What stands left of the brackets, if there are some.
    fn accessed(&self, id: ExprId) -> ExprId {
        match self.ast[id].kind {
            ExprKind::Access { left, .. } => left,
            _ => id,
        }
    }

    /// `type Runtime[ruby, 'A'] = B` or `type Runtime[ruby, [/a/, 'b']] = [/c/, 'd']`
    fn type_mapping(&mut self, id: ExprId, mapping: &TypeMapping) {
        let Some(of_pattern) = self.runtime_of_pattern(mapping.type_expr) else {
            return self.unsupported(id);
        };
        let to_pattern = self.is_pattern_with_replacement(mapping.mapping);
        let to_type = matches!(
            self.ast[self.accessed(mapping.mapping)].kind,
            ExprKind::Reference(_) | ExprKind::Error(_)
        );
        if of_pattern && !to_pattern {
            let label = self.label(id);
            self.error(id, ValidationIssue::IllegalRegexpTypeMapping { label });
        } else if !of_pattern && !to_type {
            let label = self.label(id);
            self.error(id, ValidationIssue::IllegalSingleTypeMapping { label });
        }
    }

    /// Whether the `Runtime[…]` is one of a pattern; `None` for anything but a `Runtime[…]`.
    fn runtime_of_pattern(&self, id: ExprId) -> Option<bool> {
        let ExprKind::Access { left, keys } = self.ast[id].kind else {
            return None;
        };
        match self.ast[left].kind {
            ExprKind::Reference(name) if self.ast.text(name) == "Runtime" => {}
            _ => return None,
        }
        match &self.ast[keys] {
            [_, key] => Some(self.is_pattern_with_replacement(*key)),
            _ => Some(false),
        }
    }

    fn is_pattern_with_replacement(&self, id: ExprId) -> bool {
        let ExprKind::Array(list) = self.ast[id].kind else {
            return false;
        };
        match &self.ast[list] {
            [pattern, replacement] => {
                matches!(self.ast[*pattern].kind, ExprKind::Regexp(_))
                    && matches!(self.ast[*replacement].kind, ExprKind::String(_))
            }
            _ => false,
        }
    }

    fn unsupported(&mut self, id: ExprId) {
        let label = self.label(id);
        self.error(id, ValidationIssue::UnsupportedExpression { label });
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn reserved_names_are_sorted() {
        assert!(super::RESERVED_TYPE_NAMES.is_sorted());
    }
}
