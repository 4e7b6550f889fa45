//! Tokens to a tree.
//!
//! A hand-written parser: recursive descent for the constructs, operator precedence for the
//! expressions. It accepts what the reference's LALR grammar accepts and complains where that
//! complains; the comments name the grammar's rules. On an error it records the complaint, leaves
//! an [`ExprKind::Error`](crate::ast::ExprKind) and goes on at the next statement or attribute.
//!
//! What is wrong and what the text means are two questions. The first reading answers the first as
//! the reference does. Only if something was wrong there is a [second](Parser::read_again), which
//! keeps all that can be understood; its complaints are nobody's.

mod advice;
mod build;
mod control;
mod definition;
mod epp;
mod expression;
mod height;
mod literal;
mod parameter;
mod recover;
mod repair;
mod rescue;
mod resource;
mod statement;
mod string;
mod typing;

use std::cell::Cell;
use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, Severity, SourceFile};

use crate::ast::{
    Ast, AttributeOperation, CaseOption, Entry, ExprId, Parameter, ResourceBody, Tables,
};
use crate::language::{Language, SourceKind};
use crate::lexer::{Lexed, Token, TokenKind, lex_to};
use crate::spare::emptied;
use advice::Advisor;
use recover::ParseError;

/// How deep expressions may nest, and how long a chain of operators may be: about where the
/// reference runs out of stack.
pub const MAX_DEPTH: u32 = 2500;

/// A tree and all that is wrong with its text.
pub struct Parsed {
    /// The tree; where the text makes no sense it has [`ExprKind::Error`](crate::ast::ExprKind).
    pub ast: Ast,
    /// Warnings and errors in the order in which the reference would meet them: it stops at the
    /// first error, so a warning after that is one that it never gives.
    pub diagnostics: Vec<Diagnostic>,
}

/// Parses a text. It never fails: what is wrong is part of the answer.
pub fn parse(source: &Arc<SourceFile>, language: &Language) -> Parsed {
    let mut spare = SPARE.take().unwrap_or_default();
    let lexed = lex_to(std::mem::take(&mut spare.tokens), source.text(), language);
    let tables = std::mem::take(&mut spare.tables);
    let mut parser = Parser::new(source, lexed, language, tables);
    std::mem::swap(&mut parser.scratch, &mut spare.scratch);
    parser.program(language.kind);
    parser.check_height();
    let complained = !parser.errors.is_empty();
    let diagnostics = parser.diagnostics();
    if complained {
        parser.read_again(language.kind);
    }
    spare.tokens = emptied(parser.lexed.tokens);
    spare.scratch = parser.scratch.emptied();
    SPARE.set(Some(spare));
    Parsed {
        ast: parser.ast,
        diagnostics,
    }
}

/// Takes the room of a tree for the next one of this thread.
pub(crate) fn leave_room(tables: Tables) {
    let mut spare = SPARE.take().unwrap_or_default();
    spare.tables = tables;
    SPARE.set(Some(spare));
}

/// What the last file of a thread was read into: most are small, and there are many.
#[derive(Default)]
struct Spare {
    tokens: Vec<Token>,
    tables: Tables,
    scratch: Scratch,
}

thread_local! {
    static SPARE: Cell<Option<Box<Spare>>> = const { Cell::new(None) };
}

/// Of how many errors it is asked what was meant.
const ADVISED: usize = 10;

/// A finding of which the reference tells no place.
fn placeless(found: Diagnostic) -> Diagnostic {
    let place = found.place();
    let found = Diagnostic {
        source: None,
        ..found.reported_at(None)
    };
    found.about(place)
}

pub(super) struct Parser<'a> {
    source: &'a Arc<SourceFile>,
    lexed: Lexed,
    pos: usize,
    ast: Ast,
    errors: Vec<ParseError>,
    /// This is the second reading: constructs are kept although they are not complete.
    recovering: bool,
    /// The expressions that are parts of errors, as runs of their table.
    rescued: Vec<rescue::Run>,
    /// How long the made texts of the lexer are.
    lexed_made: usize,
    /// How many expressions the parser is inside of.
    depth: u32,
    max_depth: u32,
    max_chain: u32,
    /// The names of the classes and plans around the position.
    namespace: Vec<crate::ast::Text>,
    scratch: Scratch,
}

/// Lists under construction: a list is a stack's upper part until it is complete.
#[derive(Default)]
struct Scratch {
    exprs: Vec<ExprId>,
    entries: Vec<Entry>,
    operations: Vec<AttributeOperation>,
    bodies: Vec<ResourceBody>,
    options: Vec<CaseOption>,
    parameters: Vec<Parameter>,
}

impl Scratch {
    fn emptied(self) -> Self {
        Self {
            exprs: emptied(self.exprs),
            entries: emptied(self.entries),
            operations: emptied(self.operations),
            bodies: emptied(self.bodies),
            options: emptied(self.options),
            parameters: emptied(self.parameters),
        }
    }
}

impl<'a> Parser<'a> {
    fn new(
        source: &'a Arc<SourceFile>,
        mut lexed: Lexed,
        language: &Language,
        tables: Tables,
    ) -> Self {
        let mut ast = Ast::new(source.clone(), tables);
        ast.language = *language;
        ast.made = std::mem::take(&mut lexed.made);
        ast.tables.exprs.reserve(lexed.tokens.len() * 3 / 5 + 16);
        ast.tables.expr_ids.reserve(lexed.tokens.len() / 4 + 16);
        Self {
            source,
            lexed,
            pos: 0,
            lexed_made: ast.made.len(),
            ast,
            errors: Vec::new(),
            recovering: false,
            rescued: Vec::new(),
            depth: 0,
            max_depth: 0,
            max_chain: 0,
            namespace: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    /// The token at the position.
    #[inline]
    fn token(&self) -> Token {
        self.lexed.tokens[self.pos]
    }

    #[inline]
    fn kind(&self) -> TokenKind {
        self.lexed.tokens[self.pos].kind
    }

    /// The kind of the token `ahead` of the position; the last one past the end.
    #[inline]
    fn kind_ahead(&self, ahead: usize) -> TokenKind {
        self.lexed
            .tokens
            .get(self.pos + ahead)
            .map_or(TokenKind::End, |token| token.kind)
    }

    /// The token at the position; moves past it, but never past the end.
    #[inline]
    fn next(&mut self) -> Token {
        let token = self.token();
        if token.kind != TokenKind::End {
            self.pos += 1;
        }
        token
    }

    /// The offset behind the token before the position.
    fn previous_end(&self) -> u32 {
        self.pos
            .checked_sub(1)
            .map_or(0, |before| self.lexed.tokens[before].end)
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    /// Moves past a token of the kind, if it is there.
    fn eat(&mut self, kind: TokenKind) -> Option<Token> {
        self.at(kind).then(|| self.next())
    }

    /// Reads the text once more, for a tree with everything that was understood: brackets that are
    /// missing are put in, and constructs are kept although they are not complete.
    #[cold]
    fn read_again(&mut self, kind: SourceKind) {
        let mut lexed = std::mem::take(&mut self.lexed);
        if let Some(tokens) = repair::repaired(&lexed.tokens, self.source) {
            lexed.tokens = tokens;
        }
        lexed.made = std::mem::take(&mut self.ast.made);
        lexed.made.truncate(self.lexed_made);
        let language = self.ast.language;
        *self = Self::new(self.source, lexed, &language, Tables::default());
        self.recovering = true;
        self.program(kind);
        self.check_height();
    }

    /// All that is wrong, in the order in which the reference would meet it.
    fn diagnostics(&mut self) -> Vec<Diagnostic> {
        let order = |token_index: usize, error: &ParseError| token_index <= error.token_index;
        let mut diagnostics = Vec::with_capacity(self.errors.len() + self.lexed.findings.len());
        let mut errors = std::mem::take(&mut self.errors).into_iter().peekable();
        let findings = std::mem::take(&mut self.lexed.findings);
        let advisor = Advisor {
            source: self.source,
            tokens: &self.lexed.tokens,
        };
        // Only the first errors are read, and each is looked for in all of the text.
        let mut left = ADVISED;
        let mut advised = |found: Diagnostic, at: usize| {
            left = left.saturating_sub(1);
            match left {
                0 => found,
                _ => advisor.advise(found, at),
            }
        };
        for finding in findings {
            while let Some(error) = errors.next_if(|error| !order(finding.token_index, error)) {
                let at = error.token_index;
                diagnostics.push(advised(error.into_diagnostic(self.source), at));
            }
            let issue = finding.issue;
            let diagnostic = Diagnostic::new(issue, finding.severity, self.source, finding.span);
            let diagnostic = match finding.position {
                None => placeless(diagnostic),
                position => diagnostic.reported_at(position),
            };
            diagnostics.push(advised(diagnostic, finding.token_index));
        }
        diagnostics.extend(errors.map(|error| {
            let at = error.token_index;
            advised(error.into_diagnostic(self.source), at)
        }));
        debug_assert!(diagnostics.iter().all(|d| d.severity >= Severity::Warning));
        diagnostics
    }
}
