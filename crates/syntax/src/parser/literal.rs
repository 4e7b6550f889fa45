//! Primary expressions: literals, names, collections.

use marotte_diagnostics::{GrammarIssue, Span};

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{Entry, ExprId, ExprKind, List};
use crate::lexer::{Token, TokenKind as T};

/// Where the arguments under construction begin on the scratch stacks.
#[derive(Clone, Copy)]
pub(super) struct Marks {
    exprs: usize,
    entries: usize,
}

impl Parser<'_> {
    /// Rule `primary_expression`, with parenthesized expressions.
    #[inline]
    pub(super) fn primary(&mut self) -> Parse<ExprId> {
        let token = self.token();
        let kind = match token.kind {
            T::Name => ExprKind::Name(token.value),
            T::Variable => ExprKind::Variable(token.value),
            T::String | T::Word => ExprKind::String(token.value),
            T::ClassRef => ExprKind::Reference(token.value),
            T::Number => return Ok(self.number(token)),
            T::True => ExprKind::Boolean(true),
            T::False => ExprKind::Boolean(false),
            T::Undef => ExprKind::Undef,
            T::Default => ExprKind::Default,
            T::Regex => ExprKind::Regexp(token.value),
            T::RenderString => ExprKind::RenderString(token.value),
            T::Attr => ExprKind::ReservedWord(token.value),
            _ => return self.construct(token),
        };
        self.pos += 1;
        Ok(self.expr(kind, token.span()))
    }

    /// A primary expression of more than one token.
    fn construct(&mut self, token: Token) -> Parse<ExprId> {
        match token.kind {
            T::DqPre => self.double_quoted(),
            T::Heredoc => self.heredoc(),
            T::ListStart | T::LBrack => self.array(),
            T::LBrace => self.hash(),
            T::LParen | T::WsLParen => self.parenthesized(),
            T::If => self.if_expression(),
            T::Unless => self.unless_expression(),
            T::Case => self.case_expression(),
            T::Class => self.class_definition(token.start, false),
            T::Define => self.define_definition(token.start, false),
            T::Private => self.private(),
            T::Node => self.node_definition(),
            T::Function => self.function_definition(),
            T::Type => self.type_expression(),
            T::Plan => self.plan_definition(),
            T::Apply => self.apply(),
            T::RenderExpr => self.render_expression(),
            _ => self.unexpected(),
        }
    }

    /// `private class`, `private define`, or the reserved word alone.
    fn private(&mut self) -> Parse<ExprId> {
        let word = self.next();
        match (self.kind(), self.kind_ahead(1)) {
            (T::Class, T::Name | T::Word | T::ClassRef) => self.class_definition(word.start, true),
            (T::Define, _) => self.define_definition(word.start, true),
            _ => Ok(self.expr(ExprKind::ReservedWord(word.value), word.span())),
        }
    }

    fn number(&mut self, token: Token) -> ExprId {
        self.pos += 1;
        let mut kind = self.number_kind(token);
        if let ExprKind::Float(value) = kind
            && !value.is_finite()
        {
            let value = self.value(token).into();
            let issue = GrammarIssue::NumberOutOfRange { value };
            self.complain_at_once(issue, None, token.span());
            // A tree has no numbers that JSON has not.
            kind = ExprKind::Error(List::EMPTY);
        }
        self.expr(kind, token.span())
    }

    fn number_kind(&self, token: Token) -> ExprKind {
        let text = self.value(token);
        let integer = |digits: &str, radix: u8| match i64::from_str_radix(digits, radix.into()) {
            Ok(value) => ExprKind::Integer { radix, value },
            Err(_) if are_digits(digits, radix) => ExprKind::BigInteger(token.value),
            // The lexer has complained of what cannot be read.
            Err(_) => ExprKind::Error(List::EMPTY),
        };
        if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            integer(digits, 16)
        } else if text.contains(['.', 'e', 'E']) {
            text.parse()
                .map_or(ExprKind::Error(List::EMPTY), ExprKind::Float)
        } else if text.len() > 1 && text.starts_with('0') {
            integer(&text[1..], 8)
        } else {
            integer(text, 10)
        }
    }

    fn parenthesized(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let inner = self.assignment();
        let inner = self.rescued(inner, start)?;
        self.close(T::RParen)?;
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Parenthesized(inner), span))
    }

    /// Rule `array`.
    pub(super) fn array(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let marks = self.begin_arguments();
        while !self.at(T::RBrack) {
            let entry = if self.at_entry_keyword() && self.kind_ahead(1) != T::FArrow {
                self.entry_keyword()
                    .map(|word| self.push_argument(marks, word))
            } else {
                self.argument(marks)
            };
            if entry.is_err() {
                self.rescue_argument(marks, start)?;
            }
            if !self.comma(T::RBrack) {
                break;
            }
        }
        if self.close(T::RBrack).is_err() {
            return self.abandon_arguments(marks);
        }
        let values = self.end_arguments(marks);
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Array(values), span))
    }

    /// Rule `hash`.
    pub(super) fn hash(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let from = self.scratch.entries.len();
        while !self.at(T::RBrace) {
            let key = self.hash_entry();
            let key = self.rescued_key(key, from, start);
            let pair = key.and_then(|key| self.pair(key));
            if pair.is_err() {
                self.scratch.entries.truncate(from);
                return Err(Unparsed);
            }
            if !self.comma(T::RBrace) {
                break;
            }
        }
        self.hash_end(start, from)
    }

    /// The rest of a hash whose first key is parsed.
    pub(super) fn hash_after_key(&mut self, start: u32, key: ExprId) -> Parse<ExprId> {
        let from = self.scratch.entries.len();
        let mut key = key;
        loop {
            if self.pair(key).is_err() {
                self.scratch.entries.truncate(from);
                return Err(Unparsed);
            }
            if !self.comma(T::RBrace) || self.at(T::RBrace) {
                return self.hash_end(start, from);
            }
            let next = self.hash_entry();
            key = match self.rescued_key(next, from, start) {
                Ok(key) => key,
                Err(unparsed) => {
                    self.scratch.entries.truncate(from);
                    return Err(unparsed);
                }
            };
        }
    }

    fn hash_end(&mut self, start: u32, from: usize) -> Parse<ExprId> {
        if self.close(T::RBrace).is_err() {
            self.scratch.entries.truncate(from);
            return Err(Unparsed);
        }
        let entries = self.ast.tables.push_list(&mut self.scratch.entries, from);
        let span = self.span_from(start);
        Ok(self.expr(
            ExprKind::Hash {
                entries,
                bare: false,
            },
            span,
        ))
    }

    /// Rule `hashpair`, behind its key.
    fn pair(&mut self, key: ExprId) -> Parse<()> {
        let (arrow_offset, value) = self.entry_value(Self::hash_entry)?;
        self.scratch.entries.push(Entry {
            key,
            value,
            arrow_offset,
        });
        Ok(())
    }

    /// The arrow of an entry and what is behind it; in the second reading both may be missing.
    pub(super) fn entry_value(
        &mut self,
        value: impl FnOnce(&mut Self) -> Parse<ExprId>,
    ) -> Parse<(u32, ExprId)> {
        match self.expect(T::FArrow) {
            Ok(arrow) => {
                let value = value(self);
                Ok((arrow.start, self.rescued(value, arrow.start)?))
            }
            Err(Unparsed) if self.recovering => {
                let end = self.previous_end();
                Ok((end, self.error_of(&[], Span::at(end))))
            }
            Err(unparsed) => Err(unparsed),
        }
    }

    /// The key of an entry, or what there is of it; those before it are on the scratch stack from
    /// `from` on, and the brace is at `open`.
    pub(super) fn rescued_key(
        &mut self,
        key: Parse<ExprId>,
        from: usize,
        open: u32,
    ) -> Parse<ExprId> {
        match key {
            Err(Unparsed) if self.recovering => {
                let last = self.scratch.entries[from..].last();
                // There is a comma behind the entry before.
                let start = last.map_or(open, |last| self.span(last.value).end) + 1;
                Ok(self.incomplete(start))
            }
            key => key,
        }
    }

    /// Where the last of the arguments so far ends.
    pub(super) fn last_argument_end(&self, marks: Marks) -> Option<u32> {
        let entry = self.scratch.entries[marks.entries..].last();
        let last = entry.map(|entry| entry.value);
        let last = last.or_else(|| self.scratch.exprs[marks.exprs..].last().copied());
        last.map(|last| self.span(last).end)
    }

    /// Rule `hash_entry`: an assignment, or a word that is a keyword elsewhere.
    pub(super) fn hash_entry(&mut self) -> Parse<ExprId> {
        if self.at_entry_keyword() {
            self.entry_keyword()
        } else {
            self.assignment()
        }
    }

    /// Whether `type` or `function` stands where it can only be a string.
    pub(super) fn at_entry_keyword(&self) -> bool {
        match self.kind() {
            T::Type => !matches!(self.kind_ahead(1), T::LParen | T::ClassRef),
            T::Function => !matches!(
                self.kind_ahead(1),
                T::Name | T::Word | T::ClassRef | T::Class | T::String
            ),
            _ => false,
        }
    }

    fn entry_keyword(&mut self) -> Parse<ExprId> {
        let word = self.next();
        Ok(self.expr(ExprKind::String(word.value), word.span()))
    }

    pub(super) fn begin_arguments(&self) -> Marks {
        Marks {
            exprs: self.scratch.exprs.len(),
            entries: self.scratch.entries.len(),
        }
    }

    /// Rule `argument`: an assignment, or a pair of a hash without braces.
    pub(super) fn argument(&mut self, marks: Marks) -> Parse<()> {
        if self.at_entry_keyword() {
            let word = self.entry_keyword()?;
            return self.bare_pair(word);
        }
        let entry = self.assignment()?;
        if self.at(T::FArrow) {
            return self.bare_pair(entry);
        }
        self.push_argument(marks, entry);
        Ok(())
    }

    /// A pair without braces, behind its key. Pairs in a row are one hash.
    pub(super) fn bare_pair(&mut self, key: ExprId) -> Parse<()> {
        self.pair(key)
    }

    pub(super) fn push_argument(&mut self, marks: Marks, argument: ExprId) {
        self.flush_pairs(marks);
        self.scratch.exprs.push(argument);
    }

    /// Makes a hash of the pairs since the last argument.
    fn flush_pairs(&mut self, marks: Marks) {
        let Some(pairs) = self.scratch.entries.get(marks.entries..) else {
            return;
        };
        let (Some(first), Some(last)) = (pairs.first(), pairs.last()) else {
            return;
        };
        let span = Span::new(self.span(first.key).start, self.span(last.value).end);
        let entries = self
            .ast
            .tables
            .push_list(&mut self.scratch.entries, marks.entries);
        let hash = self.expr(
            ExprKind::Hash {
                entries,
                bare: true,
            },
            span,
        );
        self.scratch.exprs.push(hash);
    }

    pub(super) fn end_arguments(&mut self, marks: Marks) -> List<ExprId> {
        self.flush_pairs(marks);
        self.expr_list(marks.exprs)
    }

    #[cold]
    pub(super) fn abandon_arguments<V>(&mut self, marks: Marks) -> Parse<V> {
        self.scratch.exprs.truncate(marks.exprs);
        self.scratch.entries.truncate(marks.entries);
        Err(Unparsed)
    }
}

/// Whether a text is one or more digits of a radix.
fn are_digits(text: &str, radix: u8) -> bool {
    !text.is_empty() && text.chars().all(|digit| digit.is_digit(radix.into()))
}
