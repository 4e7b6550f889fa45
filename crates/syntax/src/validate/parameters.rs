//! Parameters of classes, defines, functions, plans, lambdas and templates.

use std::collections::HashSet;

use marotte_diagnostics::{Severity, ValidationIssue};

use super::{Checker, names};
use crate::ast::{ExprId, List, Parameter};

/// Up to how many parameters comparing each with each is cheaper than a set.
const FEW: usize = 16;

impl Checker<'_> {
    /// The name and the default of one parameter.
    pub(super) fn parameter(&mut self, parameter: &Parameter) {
        let name = self.ast.text(parameter.name);
        if !names::is_parameter(name) {
            if names::is_numeric_parameter(name) {
                let name = name.into();
                let issue = ValidationIssue::IllegalNumericParameter { name };
                self.error_at(parameter.name_span, issue);
            }
            let name = name.into();
            self.error_at(
                parameter.name_span,
                ValidationIssue::IllegalParamName { name },
            );
        }
        if let Some(value) = parameter.value {
            self.no_assignment(value);
        }
    }

    /// Only the last parameter of a lambda may take all further arguments.
    pub(super) fn captures_rest_last(&mut self, parameters: List<Parameter>) {
        let ast = self.ast;
        let Some((_, parameters)) = ast[parameters].split_last() else {
            return;
        };
        for parameter in parameters.iter().filter(|p| p.captures_rest) {
            let name = ast.text(parameter.name).into();
            self.error_at(
                parameter.name_span,
                ValidationIssue::CapturesRestNotLast { name },
            );
        }
    }

    /// What is not called with a list of arguments has none to capture.
    pub(super) fn no_captures_rest(&mut self, container: ExprId, parameters: List<Parameter>) {
        let ast = self.ast;
        for parameter in ast[parameters].iter().filter(|p| p.captures_rest) {
            let (name, container) = (ast.text(parameter.name).into(), self.label(container));
            self.error_at(
                parameter.name_span,
                ValidationIssue::CapturesRestNotSupported { name, container },
            );
        }
    }

    /// No two parameters of the same name.
    pub(super) fn duplicate_parameters(&mut self, parameters: List<Parameter>) {
        let ast = self.ast;
        let parameters = &ast[parameters];
        let is_few = parameters.len() <= FEW;
        let mut seen = HashSet::with_capacity(if is_few { 0 } else { parameters.len() });
        for (index, parameter) in parameters.iter().enumerate() {
            let name = ast.text(parameter.name);
            let duplicate = if is_few {
                let mut before = parameters[..index].iter();
                before.any(|other| ast.text(other.name) == name)
            } else {
                !seen.insert(name)
            };
            if duplicate {
                let mut before = parameters[..index].iter();
                let first = before.find(|other| ast.text(other.name) == name);
                let name = name.into();
                self.error_at(
                    parameter.name_span,
                    ValidationIssue::DuplicateParameter { name },
                );
                if let Some(first) = first {
                    self.beside_last("declared here", first.name_span);
                }
            }
        }
    }

    /// `$name` and `$title` are given to every class and define.
    pub(super) fn reserved_parameters(&mut self, container: ExprId, parameters: List<Parameter>) {
        let ast = self.ast;
        for parameter in &ast[parameters] {
            let name = ast.text(parameter.name);
            if name == "name" || name == "title" {
                let (name, container) = (name.into(), self.label(container));
                self.error_at(
                    parameter.name_span,
                    ValidationIssue::ReservedParameter { name, container },
                );
            }
        }
    }

    /// The type of a class parameter ought not to depend on values.
    pub(super) fn literal_types(&mut self, parameters: List<Parameter>) {
        let ast = self.ast;
        for parameter in &ast[parameters] {
            let Some(type_expr) = parameter.type_expr else {
                continue;
            };
            if !self.is_literal(type_expr) {
                let issue = ValidationIssue::IllegalNonliteralParameterType {
                    name: ast.text(parameter.name).into(),
                    // A type is `A` or `A[…]`, and the former is always literal.
                    type_class: "Puppet::Pops::Model::AccessExpression".into(),
                };
                let span = parameter.name_span;
                self.add_at(span, span.start, Severity::Deprecation, issue);
            }
        }
    }
}
