//! Puts in brackets that are missing.
//!
//! A bracket that is never closed makes all that follows a part of what it opens. People do not read
//! it so, since they see the layout:
//!
//! ```puppet
//! class a {
//!   notice(1)
//!
//! class b {
//! }
//! ```
//!
//! Here `b` is not meant to be inside of `a`. From the first bracket on that has no partner, a
//! definition that is first on its line ends whatever was opened on lines that are not indented less,
//! and so does any other line with lists in parentheses and brackets, if it is not behind a comma.
//! Text whose brackets match is never touched: there, braces say what is inside of what.

use marotte_diagnostics::{SourceFile, Span};

use crate::ast::Text;
use crate::lexer::{Token, TokenKind as T};

/// The tokens with the brackets that are missing; `None` if none are.
pub(super) fn repaired(tokens: &[Token], source: &SourceFile) -> Option<Vec<Token>> {
    let mut matching = Matching::new(source, usize::MAX);
    matching.read(tokens, &mut |_| {});
    let without_partner = matching.first_without_partner?;
    let mut repaired = Vec::with_capacity(tokens.len() + 16);
    let mut matching = Matching::new(source, without_partner);
    matching.read(tokens, &mut |token: Token| {
        // What is put in stands right behind the token before it.
        let token = match (token.kind, repaired.last()) {
            (_, Some(Token { end, .. })) if token.start == PUT_IN => Token {
                start: *end,
                end: *end,
                value: Text::of_source(Span::at(*end)),
                ..token
            },
            _ => token,
        };
        repaired.push(token);
    });
    Some(repaired)
}

/// Where a token stands that is not in the text.
const PUT_IN: u32 = u32::MAX;

/// What is opened and closed.
#[derive(Clone, Copy, PartialEq)]
enum Bracket {
    Brace,
    Square,
    Paren,
    Query,
    ExportedQuery,
    /// The code between two pieces of a string.
    Interpolation,
    /// The code of `<%= … %>`.
    Rendered,
}

const BRACKETS: usize = Bracket::Rendered as usize + 1;

struct Open {
    bracket: Bracket,
    /// The index of the token that opened it.
    token: usize,
    /// How far its line is indented.
    indent: u32,
}

/// Brackets and their partners.
struct Matching<'a> {
    source: &'a SourceFile,
    open: Vec<Open>,
    /// For each kind, the places in `open`.
    places: [Vec<usize>; BRACKETS],
    /// From this token on, definitions end what they are not indented more than.
    layout_from: usize,
    /// The first bracket that had to be closed.
    first_without_partner: Option<usize>,
    /// The line that was looked at last, and how far it is indented.
    line: (Span, u32),
}

impl<'a> Matching<'a> {
    fn new(source: &'a SourceFile, layout_from: usize) -> Self {
        Self {
            source,
            open: Vec::new(),
            places: Default::default(),
            layout_from,
            first_without_partner: None,
            line: (Span::default(), 0),
        }
    }

    /// Gives all tokens to `out`, those that are missing included.
    fn read(&mut self, tokens: &[Token], out: &mut impl FnMut(Token)) {
        for (index, token) in tokens.iter().enumerate() {
            if index > self.layout_from {
                let next = tokens.get(index + 1).map(|next| next.kind);
                if begins_definition(token.kind, next) {
                    self.end_by_layout(*token, is_code, out);
                } else if is_expression_end(tokens[index - 1].kind) {
                    self.end_by_layout(*token, is_list, out);
                }
            }
            if token.kind == T::End {
                self.close_down_to(0, out);
            }
            let (closed, opened) = brackets(token.kind);
            match closed {
                Some(bracket) => self.closing(bracket, index, *token, out),
                None => out(*token),
            }
            if let Some(bracket) = opened {
                let indent = self.indent(token.start);
                self.places[bracket as usize].push(self.open.len());
                self.open.push(Open {
                    bracket,
                    token: index,
                    indent,
                });
            }
        }
    }

    /// A closing bracket. One without a partner is taken for that of the innermost list, or left
    /// out; a brace is kept, since it ends statements wherever it stands.
    fn closing(
        &mut self,
        bracket: Bracket,
        index: usize,
        token: Token,
        out: &mut impl FnMut(Token),
    ) {
        if let Some(place) = self.partner(bracket) {
            self.close_down_to(place + 1, out);
            self.pop();
            return out(token);
        }
        if !is_list(bracket) {
            return out(token);
        }
        self.without_partner(index);
        if let Some(open) = self.open.pop_if(|open| is_list(open.bracket)) {
            self.places[open.bracket as usize].pop();
            let kind = closing(open.bracket);
            out(Token { kind, ..token });
        }
    }

    fn without_partner(&mut self, index: usize) {
        let first = self.first_without_partner.unwrap_or(index);
        self.first_without_partner = Some(first.min(index));
    }

    /// Where the partner of a closing bracket is. Braces are what people get right, so that a
    /// parenthesis never closes one, while a brace closes parentheses; strings and tags of templates
    /// have ends that are not in doubt.
    fn partner(&self, bracket: Bracket) -> Option<usize> {
        let last = |bracket: Bracket| self.places[bracket as usize].last().copied();
        let place = last(bracket)?;
        let walls: &[Bracket] = match bracket {
            Bracket::Interpolation | Bracket::Rendered => &[],
            Bracket::Brace => &[Bracket::Interpolation, Bracket::Rendered],
            _ => &[Bracket::Interpolation, Bracket::Rendered, Bracket::Brace],
        };
        let wall = walls.iter().filter_map(|wall| last(*wall)).max();
        wall.is_none_or(|wall| wall < place).then_some(place)
    }

    fn pop(&mut self) -> Option<Open> {
        let open = self.open.pop()?;
        self.places[open.bracket as usize].pop();
        Some(open)
    }

    /// Closes what is open until so much is.
    fn close_down_to(&mut self, len: usize, out: &mut impl FnMut(Token)) {
        while self.open.len() > len {
            let Some(open) = self.pop() else { return };
            self.without_partner(open.token);
            out(Token {
                kind: closing(open.bracket),
                start: PUT_IN,
                end: PUT_IN,
                value: Text::of_source(Span::at(0)),
            });
        }
    }

    /// Closes what a token that is first on its line is not meant to be inside of.
    fn end_by_layout(
        &mut self,
        token: Token,
        can_end: fn(Bracket) -> bool,
        out: &mut impl FnMut(Token),
    ) {
        let indent = self.indent(token.start);
        let (line, _) = self.line;
        if line.start + indent != token.start || brackets(token.kind).0.is_some() {
            return;
        }
        let from = self.layout_from;
        let ends =
            |open: &&Open| open.indent >= indent && open.token >= from && can_end(open.bracket);
        let count = self.open.iter().rev().take_while(ends).count();
        self.close_down_to(self.open.len() - count, out);
    }

    /// How far the line of an offset is indented.
    fn indent(&mut self, offset: u32) -> u32 {
        let (line, _) = self.line;
        if line.is_empty() || !(line.start..line.end).contains(&offset) {
            let number = self.source.line(offset);
            let line = self.source.line_span(number).unwrap_or_default();
            let text = self.source.slice(line);
            let indent = text.len() - text.trim_start_matches([' ', '\t']).len();
            self.line = (line, indent as u32);
        }
        self.line.1
    }
}

/// Whether a bracket has items in it, not statements.
fn is_list(bracket: Bracket) -> bool {
    !matches!(
        bracket,
        Bracket::Brace | Bracket::Interpolation | Bracket::Rendered
    )
}

/// Whether code may go on over several lines in a bracket.
fn is_code(bracket: Bracket) -> bool {
    bracket == Bracket::Brace || is_list(bracket)
}

/// Whether an expression can end with a token.
pub(super) fn is_expression_end(kind: T) -> bool {
    kind.ends_operand() || matches!(kind, T::RBrace | T::Undef | T::Default)
}

/// What a token closes, and what it opens.
fn brackets(kind: T) -> (Option<Bracket>, Option<Bracket>) {
    let opens = |bracket| (None, Some(bracket));
    let closes = |bracket| (Some(bracket), None);
    match kind {
        T::LBrace | T::SelBrace => opens(Bracket::Brace),
        T::LBrack | T::ListStart => opens(Bracket::Square),
        T::LParen | T::WsLParen => opens(Bracket::Paren),
        T::LCollect => opens(Bracket::Query),
        T::LLCollect => opens(Bracket::ExportedQuery),
        T::DqPre => opens(Bracket::Interpolation),
        T::RenderExpr => opens(Bracket::Rendered),
        T::DqMid => (Some(Bracket::Interpolation), Some(Bracket::Interpolation)),
        T::RBrace => closes(Bracket::Brace),
        T::RBrack => closes(Bracket::Square),
        T::RParen => closes(Bracket::Paren),
        T::RCollect => closes(Bracket::Query),
        T::RRCollect => closes(Bracket::ExportedQuery),
        T::DqPost => closes(Bracket::Interpolation),
        T::EppEnd | T::EppEndTrim => closes(Bracket::Rendered),
        _ => (None, None),
    }
}

fn closing(bracket: Bracket) -> T {
    match bracket {
        Bracket::Brace => T::RBrace,
        Bracket::Square => T::RBrack,
        Bracket::Paren => T::RParen,
        Bracket::Query => T::RCollect,
        Bracket::ExportedQuery => T::RRCollect,
        Bracket::Interpolation => T::DqPost,
        Bracket::Rendered => T::EppEnd,
    }
}

/// Whether a token begins a definition, given the kind of the next.
fn begins_definition(kind: T, next: Option<T>) -> bool {
    let Some(next) = next else { return false };
    match kind {
        T::Class | T::Define | T::Function | T::Plan => {
            matches!(next, T::Name | T::Word | T::ClassRef)
        }
        T::Type => next == T::ClassRef,
        T::Private => matches!(next, T::Class | T::Define),
        T::Node => matches!(
            next,
            T::Name | T::Word | T::Number | T::String | T::DqPre | T::Regex | T::Default
        ),
        _ => false,
    }
}
