//! A text that ends too early still has its definitions.
use marotte_diagnostics::{Severity, SourceFile, Span};
use marotte_syntax::ast::{Ast, ExprId, ExprKind};
use marotte_syntax::parse;

use super::language;

/// At how many places a text is cut.
pub const CUTS: usize = 50;

/// A definition, as far as it must survive a cut.
struct Definition {
    /// The kind of definition.
    label: String,
    /// Its name, or what a node matches, and where each stands.
    names: Vec<(String, Span)>,
    span: Span,
}

/// What became of the definitions of a text that was cut.
#[derive(Default)]
pub struct Survivors {
    /// How many were found.
    pub found: usize,
    /// Those that were not, a sentence each.
    pub lost: Vec<String>,
}

/// Cuts a text at [`CUTS`] places and looks in the tree of what is left for the definitions that end
/// before the cut, and for those that it is inside of and whose names are before it. A text with
/// errors of its own has nothing to lose.
pub fn cut_everywhere(file: &str, text: &str) -> Survivors {
    let mut survivors = Survivors::default();
    let (sound, whole) = definitions(file, text);
    if !sound {
        return survivors;
    }
    for cut in cuts(text) {
        let (_, left) = definitions(file, &text[..cut]);
        let mut left: Vec<Option<Definition>> = left.into_iter().map(Some).collect();
        for definition in &whole {
            let cut = cut as u32;
            let wanted = names_before(definition, cut);
            let ended = definition.span.end <= cut;
            let found = left.iter_mut().find(|found| match found {
                Some(found) => is_same(definition, wanted, found, ended),
                None => false,
            });
            match found {
                // Each stands for one.
                Some(found) => {
                    *found = None;
                    survivors.found += 1;
                }
                None if wanted.is_empty() => {}
                None => survivors.lost.push(format!(
                    "{file}: cut at byte {cut}, {} {} is lost",
                    definition.label, wanted[0].0
                )),
            }
        }
    }
    survivors
}

/// Places all over the text; the same text is always cut at the same.
fn cuts(text: &str) -> impl Iterator<Item = usize> {
    (1..=CUTS).map(|index| {
        let mut cut = text.len() * index / (CUTS + 1);
        while !text.is_char_boundary(cut) {
            cut -= 1;
        }
        cut
    })
}

/// The names that are complete before a cut.
fn names_before(definition: &Definition, cut: u32) -> &[(String, Span)] {
    let names = &definition.names;
    let complete = names.iter().take_while(|(_, span)| span.end <= cut).count();
    &names[..complete]
}

fn is_same(
    definition: &Definition,
    wanted: &[(String, Span)],
    found: &Definition,
    ended: bool,
) -> bool {
    let mut names = found.names.iter().map(|(name, _)| name);
    found.label == definition.label
        && !wanted.is_empty()
        && wanted.iter().all(|(name, _)| names.next() == Some(name))
        && !(ended && names.next().is_some())
}

/// Whether a text has no errors, and its definitions.
fn definitions(file: &str, text: &str) -> (bool, Vec<Definition>) {
    let source = SourceFile::new(file, text);
    let parsed = parse(&source, &language(file));
    let mut found = parsed.diagnostics.iter();
    let sound = found.all(|found| found.severity < Severity::Error);
    let ast = &parsed.ast;
    let definitions = ast.definitions.iter();
    let definitions = definitions.map(|id| Definition {
        label: ast.label(*id),
        names: names(ast, *id),
        span: ast[*id].span,
    });
    (sound, definitions.collect())
}

fn names(ast: &Ast, id: ExprId) -> Vec<(String, Span)> {
    let named = ast.defined_name(id).into_iter();
    let named = named.map(|(name, span)| (ast.text(name).to_owned(), span));
    let matched = match ast[id].kind {
        ExprKind::Node(node) => &ast[ast[node].host_matches],
        _ => &[],
    };
    let matched = matched.iter().map(|id| ast[*id].span);
    let matched = matched.map(|span| (ast.source().slice(span).to_owned(), span));
    named.chain(matched).collect()
}
