//! Tokens, comments and gaps are the text; every node is found from the text, and its parent from it.

use marotte_diagnostics::{Severity, SourceFile};
use marotte_syntax::ast::{Ast, NodeId};
use marotte_syntax::parse;
use marotte_syntax::tokens::PieceKind;

use super::language;

/// How many pieces a text has, or why they are not the text.
pub fn pieces_are_the_text(file: &str, text: &str) -> Result<usize, String> {
    let parsed = parse(&SourceFile::new(file, text), &language(file));
    let ast = &parsed.ast;
    let mut end = 0;
    let mut copy = String::new();
    for piece in ast.tokens().iter() {
        if piece.span.start != end || piece.span.is_empty() {
            return Err(format!("{file}: {piece:?} is behind byte {end}"));
        }
        end = piece.span.end;
        copy.push_str(&text[piece.span.range()]);
        let mut findings = parsed.diagnostics.iter();
        let sound = findings.all(|found| found.severity < Severity::Error);
        if piece.kind == PieceKind::Unknown && sound {
            return Err(format!("{file}: {piece:?} is unknown, but all is well"));
        }
    }
    if copy != text {
        return Err(format!("{file}: the pieces are not the text"));
    }
    nodes_are_found(file, ast)?;
    Ok(ast.tokens().len())
}

/// From each offset there is a way up to the body of the file.
fn nodes_are_found(file: &str, ast: &Ast) -> Result<(), String> {
    for piece in ast.tokens().iter() {
        let is_token = matches!(piece.kind, PieceKind::Token(_));
        let Some(node) = ast.node_at(piece.span.start) else {
            if is_token && !ast.is_empty() {
                return Err(format!("{file}: no node has {piece:?}"));
            }
            continue;
        };
        let mut top = node;
        while let Some(parent) = ast.parent(top) {
            top = parent;
        }
        if top != NodeId::Expr(ast.body) {
            return Err(format!("{file}: {node:?} at {piece:?} is part of nothing"));
        }
    }
    Ok(())
}
