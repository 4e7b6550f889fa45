//! A variable of the top scope as a person sets it: `name=value`.

use std::sync::Arc;

use marotte_diagnostics::{Severity, SiteIssue, SourceFile};
use marotte_ir::Program;
use marotte_pcore::{Str, Value};
use marotte_syntax::{Language, parse};

use crate::problem::{Problem, problem};

/// `name=value` as a variable: the value is a literal of the language, or else that text.
pub fn assignment(assignment: &str) -> Result<(Str, Value), Problem> {
    let (name, text) = assignment.split_once('=').ok_or_else(|| {
        problem(SiteIssue::NoAssignment {
            text: assignment.into(),
        })
    })?;
    let name = name.trim();
    let name = name.strip_prefix('$').unwrap_or(name);
    let name = name.strip_prefix("::").unwrap_or(name);
    if !is_variable_name(name) {
        return Err(problem(SiteIssue::NoTopVariable { name: name.into() }));
    }
    Ok((
        name.into(),
        literal(text).unwrap_or_else(|| Value::from(text)),
    ))
}

fn is_variable_name(name: &str) -> bool {
    let starts_well = name.starts_with(|first: char| first.is_ascii_lowercase() || first == '_');
    starts_well
        && name
            .chars()
            .all(|char| char.is_ascii_alphanumeric() || char == '_')
}

/// The value of text that is one literal: a number, a string, an array or hash of literals.
fn literal(text: &str) -> Option<Value> {
    let source = SourceFile::anonymous(text);
    let parsed = parse(&source, &Language::default());
    if text.trim().is_empty()
        || parsed
            .diagnostics
            .iter()
            .any(|d| d.severity == Severity::Error)
    {
        return None;
    }
    let program: Arc<Program> = Program::lower(parsed.ast);
    single(&program).cloned()
}

/// The constant that a program consists of.
fn single(program: &Program) -> Option<&Value> {
    use marotte_syntax::ast::ExprKind;
    let body = program.ast.body;
    let id = match program.ast[body].kind {
        ExprKind::Block(statements) => match &program.ast[statements] {
            [only] => *only,
            _ => return None,
        },
        ExprKind::Variable(_) | ExprKind::Lambda(_) => return None,
        _ => body,
    };
    match program.ast[id].kind {
        ExprKind::Array(_) | ExprKind::Hash { .. } | ExprKind::Unary { .. } => program.constant(id),
        kind if kind.is_literal() => program.constant(id),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use marotte_pcore::convert::to_program_string;

    fn shown(assignment: &str) -> String {
        let (name, value) = super::assignment(assignment).unwrap();
        format!("{name} {}", to_program_string(&value))
    }

    #[test]
    fn values_are_literals_or_text() {
        assert_eq!(shown("a=1"), "a 1");
        assert_eq!(shown("$a=-1.5"), "a -1.5");
        assert_eq!(shown("::a=true"), "a true");
        assert_eq!(shown("a=[1, 'x']"), "a [1, 'x']");
        assert_eq!(shown("a={x => undef}"), "a {'x' => undef}");
        assert_eq!(shown("a=web"), "a 'web'");
        assert_eq!(shown("a='1'"), "a '1'");
        assert_eq!(shown("a=hello, world!"), "a 'hello, world!'");
        assert_eq!(shown("a=$b"), "a '$b'");
        assert_eq!(shown("a=x=y"), "a 'x=y'");
        assert_eq!(shown("a="), "a ''");
    }

    #[test]
    fn names_are_checked() {
        for (assignment, message) in [
            ("a", "--set wants NAME=VALUE, not 'a'"),
            (
                "A=1",
                "'A' cannot be the name of a variable of the top scope",
            ),
            (
                "a::b=1",
                "'a::b' cannot be the name of a variable of the top scope",
            ),
        ] {
            let problem = super::assignment(assignment).unwrap_err();
            assert_eq!(problem.to_string(), message);
        }
    }
}
