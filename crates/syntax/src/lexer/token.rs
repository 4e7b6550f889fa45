//! A token.

use marotte_diagnostics::Span;

use crate::ast::Text;

/// What a token is; the names are those of the reference's grammar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
#[expect(
    missing_docs,
    reason = "the names are those of the grammar; `Token::text` has the text"
)]
pub enum TokenKind {
    // Brackets
    LBrack,
    /// A `[` behind white space: it begins an array and never accesses.
    ListStart,
    RBrack,
    LBrace,
    /// The `{` behind a `?`.
    SelBrace,
    RBrace,
    LParen,
    /// A `(` first on its line: it never begins the arguments of a call.
    WsLParen,
    RParen,
    // Operators
    Equals,
    Appends,
    Deletes,
    IsEqual,
    NotEqual,
    Match,
    NoMatch,
    GreaterEqual,
    GreaterThan,
    LessEqual,
    LessThan,
    FArrow,
    PArrow,
    LShift,
    LLCollect,
    LCollect,
    RShift,
    RRCollect,
    RCollect,
    Plus,
    Minus,
    Div,
    Times,
    Modulo,
    Not,
    Dot,
    Pipe,
    At,
    AtAt,
    Colon,
    Comma,
    Semic,
    QMark,
    Tilde,
    InEdge,
    InEdgeSub,
    OutEdge,
    OutEdgeSub,
    // Words
    Case,
    Class,
    Default,
    Define,
    If,
    Elsif,
    Else,
    Inherits,
    Node,
    And,
    Or,
    Undef,
    False,
    True,
    In,
    Unless,
    Function,
    Type,
    Attr,
    Private,
    Plan,
    Apply,
    Name,
    /// A bare word that is no name: it has a hyphen or begins with an underscore.
    Word,
    ClassRef,
    Variable,
    Number,
    Regex,
    // Strings
    String,
    DqPre,
    DqMid,
    DqPost,
    /// `@(…)`; the text is the syntax.
    Heredoc,
    /// Stands before the text of a heredoc.
    Sublocate,
    // Templates
    EppStart,
    EppEnd,
    EppEndTrim,
    RenderString,
    RenderExpr,
    /// A character that begins no token.
    Other,
    /// The end of the text.
    End,
}

impl TokenKind {
    /// Whether it is one of the words that the grammar accepts as the name of an attribute.
    pub(crate) const fn is_attribute_keyword(self) -> bool {
        use TokenKind as T;
        matches!(
            self,
            T::And
                | T::Case
                | T::Class
                | T::Default
                | T::Define
                | T::Else
                | T::Elsif
                | T::If
                | T::In
                | T::Inherits
                | T::Node
                | T::Or
                | T::Undef
                | T::Unless
                | T::Type
                | T::Attr
                | T::Function
                | T::Private
                | T::Plan
                | T::Apply
        )
    }

    /// Whether `"${word}"` makes it the name of a variable.
    pub(super) const fn becomes_variable(self) -> bool {
        use TokenKind as T;
        (self.is_attribute_keyword() && !matches!(self, T::Plan | T::Apply))
            || matches!(self, T::True | T::False | T::Name | T::Word | T::Number)
    }

    /// Whether a `/` behind it divides: behind anything else it begins a regular expression.
    pub(crate) const fn ends_operand(self) -> bool {
        use TokenKind as T;
        matches!(
            self,
            T::RParen
                | T::RBrack
                | T::RRCollect
                | T::RCollect
                | T::Name
                | T::ClassRef
                | T::Number
                | T::String
                | T::True
                | T::False
                | T::DqPre
                | T::DqMid
                | T::DqPost
                | T::Heredoc
                | T::Regex
                | T::Variable
                | T::Word
        )
    }
}

/// A token, where it stands and the text that it means.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// The offset of its first byte.
    pub start: u32,
    /// The offset behind its last byte.
    pub end: u32,
    /// What it means: a string without its quotes and escapes, a variable without its `$`.
    pub(crate) value: Text,
}

const _: () = assert!(size_of::<Token>() == 20);

impl Token {
    /// Where it stands.
    pub const fn span(self) -> Span {
        Span::new(self.start, self.end)
    }
}
