//! What to do about what is wrong, where that is known: for people, after the fact.

use marotte_diagnostics::{Diagnostic, Issue, Place, Span, ValidationIssue as V};

use super::location::Namespace;

/// A finding with advice.
pub(super) fn advised(found: Diagnostic, namespace: &Namespace) -> Diagnostic {
    let Issue::Validation(issue) = &found.issue else {
        return found;
    };
    let hint = match issue {
        V::IllegalDefinitionName { name, .. } => {
            let better = name.to_lowercase().replace('-', "_");
            let hint = (better != **name).then(|| format!("'{better}' would be a name"));
            let name = name.clone();
            let found = at_name(found, &name);
            return match hint {
                Some(hint) => found.with_hint(hint),
                None => found,
            };
        }
        V::IllegalDefinitionLocation { name, .. } => {
            let hint = file_of(name, namespace);
            let name = name.clone();
            return at_name(found, &name).with_hint(hint);
        }
        V::IllegalVarName { name } if name.starts_with(|first: char| first.is_uppercase()) => {
            let better = name.to_lowercase();
            format!("the name of a variable begins with a small letter: ${better}")
        }
        V::IllegalAssignment { label } if label.starts_with("'-'") => {
            "names of variables have no '-'; '_' can stand in them".to_owned()
        }
        V::AppendsDeletesNoLongerSupported { operator } => {
            let plain = operator.trim_end_matches('=');
            format!("variables never change; give the result of '{plain}' to another one")
        }
        V::CrossScopeAssignment { name } => match name.rsplit_once("::") {
            Some((class, bare)) if !class.is_empty() => {
                format!("class {class} alone sets its variables: as ${bare}, in its own code")
            }
            _ => return found,
        },
        V::IllegalNodeInheritance => {
            "put what nodes share into a class, and include that".to_owned()
        }
        V::ResourceWithoutTitle { name } => {
            format!("the title comes first: {name} {{ 'title': … }}")
        }
        V::IdemExpressionNotLast { label } if label.starts_with("'=='") => {
            "'==' compares; '=' assigns".to_owned()
        }
        V::NotTopLevel => "define it outside, in a file of its own, and declare it here".to_owned(),
        _ => return found,
    };
    found.with_hint(hint)
}

/// The finding, shown at the name of what is defined.
fn at_name(found: Diagnostic, name: &str) -> Diagnostic {
    let Some(source) = found.source.clone() else {
        return found;
    };
    let Some(at) = source.slice(found.span).find(name) else {
        return found;
    };
    let start = found.span.start + at as u32;
    let span = Span::new(start, start + name.len() as u32);
    found.about(Place::new(&source, span))
}

/// Where a definition of a name belongs, and what this file is for.
fn file_of(name: &str, namespace: &Namespace) -> String {
    let name = name.to_lowercase();
    let file = match name.split_once("::") {
        None => format!("{name}/manifests/init.pp"),
        Some((module, rest)) => format!("{module}/manifests/{}.pp", rest.replace("::", "/")),
    };
    match namespace {
        Namespace::Prefix(prefix) => {
            format!("'{name}' belongs into {file}; this file is for '{prefix}'")
        }
        _ => format!("'{name}' belongs into {file}"),
    }
}
