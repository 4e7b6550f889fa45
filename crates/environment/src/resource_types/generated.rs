//! Types that somebody has generated: `.resource_types/thing.pp`.
//!
//! ```puppet
//! Puppet::Resource::ResourceType3.new(
//!   'thing',
//!   [Puppet::Resource::Param(Enum['present', 'absent'], 'ensure')],
//!   [Puppet::Resource::Param(Any, 'name', true)],
//!   { /(?m-ix:(.*))/ => ['name'] },
//!   true,
//!   false)
//! ```
//!
//! Such a file is one call with literal arguments, so that it is read and not evaluated.

use marotte_diagnostics::{Before, Diagnostic, LoadingIssue, Place, Span, Told};
use marotte_eval::LoadError;
use marotte_ir::Program;
use marotte_regex::{Options, Regex};
use marotte_resources::{Attribute, Kind, ResourceType, Texts, TitlePattern};
use marotte_syntax::ast::{Ast, ExprId, ExprKind, MethodCall};

use crate::environment::unreadable;

/// What such a file calls.
const FUNCTION: &str = "Puppet::Resource::ResourceType3";

/// The type that a file creates.
pub(super) fn read(program: &Program, path: &str, name: &str) -> Result<ResourceType, LoadError> {
    let ast = &program.ast;
    let statements: Vec<ExprId> = match &ast[ast.body].kind {
        ExprKind::Block(statements) => ast[*statements].to_vec(),
        _ => vec![ast.body],
    };
    let is_code = |id: &ExprId| !matches!(ast[*id].kind, ExprKind::Nop);
    let statements: Vec<ExprId> = statements.into_iter().filter(is_code).collect();
    let refuse = |issue: LoadingIssue| Err(unreadable(issue));
    let (path, expected) = (path.into(), name.into());
    if statements.is_empty() {
        let name = expected;
        return refuse(LoadingIssue::NoResourceTypeCode { path, name });
    }
    let Some(call) = statements.iter().find_map(|id| creation(ast, *id)) else {
        let name = expected;
        return refuse(LoadingIssue::NoResourceTypeCreated { path, name });
    };
    if statements.len() > 1 {
        let name = expected;
        return refuse(LoadingIssue::ResourceTypeWithLogic { path, name });
    }
    let arguments = &ast[call.arguments];
    let argument = |index: usize| arguments.get(index).copied();
    let actual = argument(0).and_then(|id| text(ast, id)).unwrap_or_default();
    if actual != name {
        let (name, actual) = (expected, actual.into());
        return refuse(LoadingIssue::ResourceTypeMisnamed { path, name, actual });
    }
    let mut attributes = Vec::new();
    for (index, kind) in [(1, Kind::Property), (2, Kind::Parameter)] {
        let listed = argument(index).map_or(&[][..], |id| items(ast, id));
        attributes.extend(listed.iter().filter_map(|id| attribute(ast, *id, kind)));
    }
    let patterns = argument(3).and_then(|id| title_patterns(ast, id));
    let namevars = attributes.iter().filter(|attribute| attribute.is_namevar);
    let patterns = match (namevars.count(), patterns) {
        // The title is the name of what has no namevar.
        (0, _) => Some(vec![TitlePattern::whole_title("name")]),
        (1, patterns) => patterns,
        (_, Some(patterns)) if !patterns.is_empty() => Some(patterns),
        _ => {
            let place = Span::new(call.offset, call.offset + 1);
            let place = Place::new(ast.source(), place);
            let during = Before::During("Method call".into());
            let issue = LoadingIssue::TitlePatternsMissing;
            return Err(LoadError {
                logs: Vec::new(),
                failure: Diagnostic::at_line(issue, place)
                    .told(Told::Column)
                    .before(during)
                    .into(),
            });
        }
    };
    let isomorphic = argument(4).is_none_or(|id| is_true(ast, id));
    let of = ResourceType::new(name, "", attributes, Vec::new())
        .with_isomorphic(isomorphic)
        .without_name();
    Ok(match patterns {
        Some(patterns) => of.with_title_patterns(patterns),
        None => of,
    })
}

/// `Puppet::Resource::ResourceType3.new(…)`
fn creation(ast: &Ast, id: ExprId) -> Option<&MethodCall> {
    let ExprKind::MethodCall(call) = ast[id].kind else {
        return None;
    };
    let call = &ast[call];
    let is_type =
        matches!(ast[call.receiver].kind, ExprKind::Reference(name) if ast.text(name) == FUNCTION);
    (is_type && ast.text(call.name) == "new").then_some(call)
}

/// `Puppet::Resource::Param(Any, 'name', true)`
fn attribute(ast: &Ast, id: ExprId, kind: Kind) -> Option<Attribute> {
    let ExprKind::Call(call) = ast[id].kind else {
        return None;
    };
    let arguments = &ast[ast[call].arguments];
    let name = text(ast, *arguments.get(1)?)?.to_owned();
    let is_namevar = arguments.get(2).is_some_and(|id| is_true(ast, *id));
    Some(Attribute {
        name: name.into(),
        kind,
        is_namevar,
        is_required: is_namevar,
        values: Texts::Owned(Vec::new()),
        patterns: Texts::Owned(Vec::new()),
        doc: "".into(),
    })
}

/// `{ /^(.*)$/ => ['name'] }`; none if it is `undef`.
fn title_patterns(ast: &Ast, id: ExprId) -> Option<Vec<TitlePattern>> {
    let ExprKind::Hash { entries, .. } = ast[id].kind else {
        return None;
    };
    let pattern = |entry: &marotte_syntax::ast::Entry| {
        let ExprKind::Regexp(source) = ast[entry.key].kind else {
            return None;
        };
        let regex = Regex::with_options(ast.text(source), Options::default()).ok()?;
        let names = items(ast, entry.value).iter();
        let names = names.filter_map(|id| Some(text(ast, *id)?.to_owned()));
        Some(TitlePattern::from_regex(
            regex,
            Texts::Owned(names.collect()),
        ))
    };
    Some(ast[entries].iter().filter_map(pattern).collect())
}

fn items(ast: &Ast, id: ExprId) -> &[ExprId] {
    match ast[id].kind {
        ExprKind::Array(items) => &ast[items],
        _ => &[],
    }
}

fn text(ast: &Ast, id: ExprId) -> Option<&str> {
    match ast[id].kind {
        ExprKind::String(text) | ExprKind::Name(text) => Some(ast.text(text)),
        _ => None,
    }
}

fn is_true(ast: &Ast, id: ExprId) -> bool {
    matches!(ast[id].kind, ExprKind::Boolean(true))
}
