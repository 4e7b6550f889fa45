//! What was probably meant where the text makes no sense, and where: for people, after the fact.
//!
//! The parser complains of the first token that cannot stand where it does, as the reference has it. The
//! mistake is often before that: a comma that is missing, a brace that was never closed. What is
//! known of such mistakes is here; it looks at tokens only and changes nothing of what was found.

use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, GrammarIssue, Issue, LexingIssue, Place, SourceFile, Span};

use super::repair::is_expression_end;
use crate::lexer::{Token, TokenKind as T};

/// How far back a mistake is looked for.
const FAR: usize = 400;
/// Nobody wrote a text of more tokens.
const MOST_TOKENS: usize = 200_000;
/// How far back a quote is looked for that was never closed.
const NEAR: usize = 12;

/// The tokens of a text in which something is wrong.
pub(super) struct Advisor<'a> {
    pub(super) source: &'a Arc<SourceFile>,
    pub(super) tokens: &'a [Token],
}

/// A bracket that is open.
#[derive(Clone, Copy)]
struct Open {
    /// The token.
    at: usize,
    /// How far its line is indented.
    indent: u32,
}

/// What is open before a token, and the first pair of brackets that does not look like one.
struct Brackets {
    open: Vec<Open>,
    unlike: Option<(usize, usize)>,
}

impl Advisor<'_> {
    /// The finding with what is known of the mistake, given the token that was complained of.
    pub(super) fn advise(&self, found: Diagnostic, at: usize) -> Diagnostic {
        if self.tokens.len() > MOST_TOKENS {
            return found;
        }
        match &found.issue {
            Issue::Grammar(GrammarIssue::SyntaxError { .. }) => self.of_syntax(found, at),
            Issue::Lexing(LexingIssue::UnclosedQuote { .. }) => self.of_quote(found, at),
            Issue::Grammar(GrammarIssue::IllegalCommaSeparatedList) => {
                found.with_hint("the arguments of a call that gives a value are in parentheses")
            }
            Issue::Lexing(LexingIssue::UnrecognizedEscape { ch }) => {
                let escape = format!("\\{ch}");
                let before = &self.source.text()[..found.span.start as usize];
                let Some(at) = before.rfind(&escape) else {
                    return found;
                };
                let span = Span::new(at as u32, (at + escape.len()) as u32);
                self.moved(found, span, "a backslash is written '\\\\'")
            }
            Issue::Lexing(LexingIssue::InvalidOctalNumber { .. }) => {
                found.with_hint("a number that begins with 0 is octal; quotes make it a text")
            }
            Issue::Lexing(LexingIssue::HeredocWithoutEndTaggedLine) => {
                found.with_hint("no line below ends with the tag that is in the parentheses")
            }
            _ => found,
        }
    }

    fn of_syntax(&self, found: Diagnostic, at: usize) -> Diagnostic {
        let brackets = self.brackets(at);
        if let Some(index) = self.misspelt_elsif(at) {
            let word = self.text(self.tokens[index]);
            let hint = format!("'{word}' is written 'elsif'");
            return self.moved(found, self.tokens[index].span(), hint);
        }
        if let Some(index) = self.quote_before(at) {
            let quote = Span::new(self.tokens[index].start, self.tokens[index].start + 1);
            return self.moved(found, quote, "is this quote closed where it should be?");
        }
        let advised = match self.kind(at) {
            T::End => return self.never_closed(found, &brackets),
            T::If if self.before(at) == Some(T::Else) => Some("'else if' is written 'elsif'"),
            T::Equals => self.of_equals(at),
            T::Colon => self.of_colon(at, &brackets),
            T::RBrace if brackets.open.is_empty() => Some("no '{' is open here"),
            _ => None,
        };
        if let Some(hint) = advised {
            return found.with_hint(hint);
        }
        if let Some(word) = self.reserved_word(at) {
            let text = self.text(self.tokens[word]);
            let hint = format!("'{text}' is a reserved word; as a text it is in quotes");
            return self.moved(found, self.tokens[word].span(), hint);
        }
        if self.is_block_without_parameters(&brackets) {
            let hint = "a block begins with its parameters: |$x| { … }";
            let opened = brackets.open.last().map(|open| self.tokens[open.at].span());
            return self.moved(found, opened.unwrap_or_default(), hint);
        }
        self.of_missing(found, at, &brackets)
    }

    /// `=` where another operator belongs.
    fn of_equals(&self, at: usize) -> Option<&'static str> {
        if at > 0 && self.is_attribute_name(at - 1) {
            return Some("an attribute or a key takes its value with '=>'");
        }
        let in_condition =
            self.tokens[..at]
                .iter()
                .rev()
                .take(FAR)
                .find_map(|token| match token.kind {
                    T::If | T::Elsif | T::Unless => Some(true),
                    T::LBrace | T::RBrace | T::Semic => Some(false),
                    _ => None,
                });
        (in_condition == Some(true)).then_some("'=' assigns; '==' compares")
    }

    /// `:` where `=>` belongs.
    fn of_colon(&self, at: usize, brackets: &Brackets) -> Option<&'static str> {
        let opened = brackets.open.last().map(|open| self.kind(open.at));
        match opened {
            Some(T::SelBrace) => Some("an option of a selector takes its value with '=>'"),
            Some(T::LBrace) if self.is_attribute_name(at.checked_sub(1)?) => {
                Some("an attribute or a key takes its value with '=>'")
            }
            _ => None,
        }
    }

    /// Something that is missing before the token: a comma, a colon, a semicolon or a bracket.
    fn of_missing(&self, found: Diagnostic, at: usize, brackets: &Brackets) -> Diagnostic {
        let (Some(open), Some(previous)) = (brackets.open.last(), at.checked_sub(1)) else {
            return found;
        };
        let closes = matches!(self.kind(at), T::RBrace | T::RBrack | T::RParen);
        let is_of_code = matches!(self.kind(open.at), T::LBrace) && self.is_code(open.at);
        let outdented = self.is_first_on_line(at)
            && self.indent(self.tokens[at].start) <= open.indent
            && self.line(self.tokens[open.at].start) < self.line(self.tokens[at].start);
        if closes && !outdented && self.kind(at) != closing(self.kind(open.at)) {
            let text = self.text(self.tokens[open.at]);
            let hint = format!("the '{text}' before it is still open");
            let opened = self.place(self.tokens[open.at].span());
            return found.with_hint(hint).beside("opened here", opened);
        }
        if outdented && !is_of_code && self.kind(at) != closing(self.kind(open.at)) {
            let unexpected = self.place(self.tokens[at].span());
            let text = self.text(self.tokens[open.at]);
            let hint = format!("this '{text}' is never closed");
            let found = self.moved(found, self.tokens[open.at].span(), hint);
            return found.beside("not expected here", unexpected);
        }
        let missing = |what: &str| {
            let unexpected = self.place(self.tokens[at].span());
            let end = self.tokens[previous].end;
            let hint = format!("{what} is missing here");
            let found = self.moved(found.clone(), Span::at(end), hint);
            found.beside("not expected here", unexpected)
        };
        if !is_expression_end(self.kind(previous)) && self.kind(previous) != T::Comma {
            return found;
        }
        let next = self.tokens.get(at + 1).map_or(T::End, |token| token.kind);
        if self.kind(previous) == T::Regex {
            let span = self.tokens[previous].span();
            return self.moved(
                found,
                span,
                "this is a regular expression; a path is in quotes",
            );
        }
        match self.kind(open.at) {
            T::LBrace if self.kind(at) == T::LBrace && self.is_case(open.at) => missing("a ':'"),
            T::LBrace | T::SelBrace if self.kind(previous) == T::Comma => match next {
                T::Colon if self.kind(at) != T::LBrace => {
                    let comma = self.tokens[previous].span();
                    let hint = "the attributes of a resource end with ';' before another title";
                    self.moved(found, comma, hint)
                }
                _ => found,
            },
            T::LBrace | T::SelBrace if !begins_operand(self.kind(at)) => found,
            T::LBrace | T::SelBrace => match next {
                T::FArrow | T::PArrow if self.is_title(open.at, previous) => missing("a ':'"),
                T::FArrow | T::PArrow => missing("a ','"),
                T::Colon => missing("a ';'"),
                _ => found,
            },
            T::LBrack | T::ListStart | T::LParen | T::WsLParen if begins_operand(self.kind(at)) => {
                missing("a ','")
            }
            _ => found,
        }
    }

    /// The end of the text, where something is still open.
    fn never_closed(&self, found: Diagnostic, brackets: &Brackets) -> Diagnostic {
        let (open, closed) = match (brackets.unlike, brackets.open.last()) {
            (_, None) => return found,
            (Some((open, close)), _) => (open, Some(close)),
            (None, Some(open)) => (open.at, None),
        };
        let text = self.text(self.tokens[open]);
        let hint = format!("this '{text}' is never closed");
        match closed {
            None => self.moved(found, self.tokens[open].span(), hint),
            Some(close) => {
                let hint = "this bracket is probably never closed";
                let found = self.moved(found, self.tokens[open].span(), hint);
                let close = self.place(self.tokens[close].span());
                found.beside("closed here, at another indentation", close)
            }
        }
    }

    /// A quote that is never closed.
    fn of_quote(&self, found: Diagnostic, at: usize) -> Diagnostic {
        let at = at.min(self.tokens.len());
        if let Some(start) = self.open_interpolation(found.span.start) {
            let hint = "this '${' is never closed";
            return self.moved(found, Span::new(start, start + 2), hint);
        }
        match self.quote_before(at) {
            Some(index) => {
                let start = self.tokens[index].start;
                let hint = "is this quote closed where it should be?";
                self.moved(found, Span::new(start, start + 1), hint)
            }
            None => found,
        }
    }

    /// The last `${` before an offset whose line has no `}` behind it.
    fn open_interpolation(&self, before: u32) -> Option<u32> {
        let text = self.source.text().get(..before as usize)?;
        let at = text.rfind("${")?;
        let line = text[at..].lines().next()?;
        (!line.contains('}')).then_some(at as u32)
    }

    /// The first string of the last few tokens that goes over several lines: its quote may be the
    /// one that should have ended another.
    fn quote_before(&self, at: usize) -> Option<usize> {
        let first = at.saturating_sub(NEAR);
        let last = (at + 1).min(self.tokens.len());
        (first..last).find(|index| {
            let token = self.tokens[*index];
            let text = self.source.slice(token.span());
            let is_quoted =
                matches!(token.kind, T::String | T::DqPre) && text.starts_with(['\'', '"']);
            // What follows a closing quote at once is what should have been in quotes.
            let next = self.tokens.get(index + 1);
            let glued = next.is_some_and(|next| next.start == token.end && is_word(next.kind));
            is_quoted && text.contains('\n') && (glued || token.kind == T::DqPre || *index == at)
        })
    }

    /// `} elseif …`: the word is taken for the name of something else, which goes wrong later.
    fn misspelt_elsif(&self, at: usize) -> Option<usize> {
        let first = at.saturating_sub(FAR).max(1);
        (first..=at.min(self.tokens.len() - 1)).rev().find(|index| {
            self.kind(*index) == T::Name
                && self.kind(index - 1) == T::RBrace
                && matches!(self.text(self.tokens[*index]), "elseif" | "elif" | "elsif")
        })
    }

    /// A word of the language where a value stands.
    fn reserved_word(&self, at: usize) -> Option<usize> {
        let is_value = |index: usize| {
            let before = index.checked_sub(1).map(|before| self.kind(before));
            self.kind(index).is_attribute_keyword()
                && !matches!(
                    self.kind(index),
                    T::Default | T::Undef | T::If | T::Case | T::Unless
                )
                && matches!(
                    before,
                    Some(T::FArrow | T::Equals | T::Comma | T::ListStart)
                )
        };
        [at.checked_sub(1), Some(at)]
            .into_iter()
            .flatten()
            .find(|index| is_value(*index))
    }

    /// Whether the innermost bracket is that of a block: `[1].each { … }`.
    fn is_block_without_parameters(&self, brackets: &Brackets) -> bool {
        brackets.open.last().is_some_and(|open| {
            self.kind(open.at) == T::LBrace
                && open.at >= 2
                && self.kind(open.at - 1) == T::Name
                && self.kind(open.at - 2) == T::Dot
        })
    }

    /// Whether a token can be the name of an attribute or a key, by what is before it.
    fn is_attribute_name(&self, at: usize) -> bool {
        let kind = self.kind(at);
        let before = at.checked_sub(1).map(|before| self.kind(before));
        (kind == T::Name || kind == T::String || kind.is_attribute_keyword())
            && matches!(before, Some(T::Colon | T::Comma | T::Semic | T::LBrace))
    }

    /// Whether all since a brace is the title of a resource that has no colon yet.
    fn is_title(&self, open: usize, previous: usize) -> bool {
        let is_type = open > 0 && matches!(self.kind(open - 1), T::Name | T::Class);
        let is_statement = open < 2 || !matches!(self.kind(open - 2), T::Equals | T::FArrow);
        let inside = &self.tokens[open + 1..=previous];
        let is_separator = |token: &Token| matches!(token.kind, T::Colon | T::FArrow | T::Comma);
        is_type && is_statement && !inside.iter().any(is_separator)
    }

    /// Whether a brace is that of `case … { … }`.
    fn is_case(&self, open: usize) -> bool {
        let before = self.tokens[..open].iter().rev().take(NEAR);
        let mut before = before.map(|token| token.kind);
        before.find(|kind| matches!(kind, T::Case | T::LBrace | T::RBrace)) == Some(T::Case)
    }

    /// Whether there are statements in a brace, not attributes or entries.
    fn is_code(&self, open: usize) -> bool {
        let next = self.tokens.get(open + 2).map_or(T::End, |token| token.kind);
        !matches!(next, T::Colon | T::FArrow | T::PArrow | T::Comma) && !self.is_title(open, open)
    }

    /// What is open before a token.
    fn brackets(&self, at: usize) -> Brackets {
        let mut found = Brackets {
            open: Vec::new(),
            unlike: None,
        };
        for (index, token) in self.tokens[..at.min(self.tokens.len())].iter().enumerate() {
            match token.kind {
                T::LBrace
                | T::SelBrace
                | T::LBrack
                | T::ListStart
                | T::LParen
                | T::WsLParen
                | T::DqPre => {
                    let indent = self.indent(token.start);
                    found.open.push(Open { at: index, indent });
                }
                T::RBrace | T::RBrack | T::RParen | T::DqPost => {
                    let Some(open) = found.open.pop() else {
                        continue;
                    };
                    let opened = self.line(self.tokens[open.at].start);
                    let differs = token.kind == T::RBrace
                        && self.is_first_on_line(index)
                        && opened != self.line(token.start)
                        && self.indent(token.start) < open.indent;
                    if differs && found.unlike.is_none() {
                        found.unlike = Some((open.at, index));
                    }
                }
                _ => {}
            }
        }
        found
    }

    fn moved(&self, found: Diagnostic, span: Span, hint: impl Into<String>) -> Diagnostic {
        found.about(self.place(span)).with_hint(hint)
    }

    fn place(&self, span: Span) -> Place {
        Place::new(self.source, span)
    }

    fn kind(&self, at: usize) -> T {
        self.tokens.get(at).map_or(T::End, |token| token.kind)
    }

    fn before(&self, at: usize) -> Option<T> {
        at.checked_sub(1).map(|before| self.kind(before))
    }

    fn text(&self, token: Token) -> &str {
        self.source.slice(token.span())
    }

    fn line(&self, offset: u32) -> u32 {
        self.source.line(offset)
    }

    /// How far the line of an offset is indented.
    fn indent(&self, offset: u32) -> u32 {
        let line = self.source.line_span(self.line(offset)).unwrap_or_default();
        let text = self.source.slice(line);
        (text.len() - text.trim_start().len()) as u32
    }

    fn is_first_on_line(&self, at: usize) -> bool {
        let before = at
            .checked_sub(1)
            .map_or(0, |before| self.tokens[before].end);
        let gap = Span::new(before.min(self.tokens[at].start), self.tokens[at].start);
        at == 0 || self.source.slice(gap).contains('\n')
    }
}

/// Whether a token stands for a word, a number or a piece of an expression.
fn is_word(kind: T) -> bool {
    matches!(
        kind,
        T::Name | T::Word | T::Number | T::ClassRef | T::Div | T::Variable | T::String
    )
}

/// Whether an operand or the name of an attribute can begin with a token.
fn begins_operand(kind: T) -> bool {
    kind.is_attribute_keyword()
        || matches!(
            kind,
            T::Name
                | T::Word
                | T::Variable
                | T::Number
                | T::String
                | T::ClassRef
                | T::DqPre
                | T::ListStart
                | T::LBrace
                | T::Regex
                | T::True
                | T::False
        )
}

fn closing(kind: T) -> T {
    match kind {
        T::LBrack | T::ListStart => T::RBrack,
        T::LParen | T::WsLParen => T::RParen,
        T::DqPre => T::DqPost,
        _ => T::RBrace,
    }
}
