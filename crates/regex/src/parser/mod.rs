//! The parser: a Ruby pattern becomes a tree, or Ruby's complaint.
//!
//! It reads as Onigmo does, token by token, so that it accepts and rejects the same patterns.

mod class;
mod group;
mod names;
mod quantifier;
mod token;

use crate::Problem;
use crate::ast::Node;
use crate::deep::grow;
use crate::unicode;
use token::Token;

/// The deepest nesting that Ruby accepts.
const DEPTH_LIMIT: usize = 4096;

/// What Ruby finds wrong with a pattern, without the pattern.
pub(crate) type ParseResult<T> = Result<T, Problem>;

/// The options in force at a place of the pattern.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flags {
    pub(crate) ignore_case: bool,
    pub(crate) extended: bool,
    pub(crate) multi_line: bool,
    /// `\d`, `\s`, `\w` and `\h` are ASCII.
    ascii: bool,
    /// POSIX brackets are ASCII.
    ascii_brackets: bool,
    /// `\b` is ASCII.
    ascii_boundary: bool,
}

impl Flags {
    pub(crate) fn new(ignore_case: bool, extended: bool, multi_line: bool) -> Self {
        Self {
            ignore_case,
            extended,
            multi_line,
            ascii: true,
            ascii_brackets: false,
            ascii_boundary: false,
        }
    }
}

/// What the parser read: the tree and its groups, not yet resolved.
pub(crate) struct Parsed {
    pub(crate) node: Node,
    /// The number of capturing groups, named or not.
    pub(crate) groups: u32,
    /// The names in the order of their first appearance, with their groups.
    pub(crate) names: Vec<(String, Vec<u32>)>,
    /// Whether a condition has more than two branches.
    pub(crate) bad_condition: bool,
}

/// Reads a pattern whose escapes have been rewritten.
pub(crate) fn parse(pattern: &str, flags: Flags) -> ParseResult<Parsed> {
    let mut parser = Parser {
        chars: pattern.chars().collect(),
        pos: 0,
        flags,
        token: Token::End,
        depth: 0,
        groups: 0,
        names: Vec::new(),
        bad_condition: false,
    };
    parser.advance()?;
    let node = parser.alternatives(false)?;
    if parser.token == Token::Close {
        return Err(Problem::UnmatchedClose);
    }
    let Parser {
        groups,
        names,
        bad_condition,
        ..
    } = parser;
    Ok(Parsed {
        node,
        groups,
        names,
        bad_condition,
    })
}

struct Parser {
    chars: Vec<char>,
    pos: usize,
    flags: Flags,
    token: Token,
    depth: usize,
    groups: u32,
    names: Vec<(String, Vec<u32>)>,
    bad_condition: bool,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.pos).copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.pos += 1;
        Some(c)
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.pos += 1;
        }
        found
    }

    fn advance(&mut self) -> ParseResult<()> {
        self.token = self.read_token()?;
        Ok(())
    }

    fn enter(&mut self) -> ParseResult<()> {
        self.depth += 1;
        if self.depth > DEPTH_LIMIT {
            Err(Problem::TooDeep)
        } else {
            Ok(())
        }
    }

    /// Reads alternatives up to the end, or up to the parenthesis that closes the group.
    fn alternatives(&mut self, in_group: bool) -> ParseResult<Node> {
        self.enter()?;
        let node = grow(|| {
            let first = self.branch(in_group)?;
            if self.token != Token::Alt {
                return Ok::<_, Problem>(first);
            }
            let mut nodes = vec![first];
            while self.token == Token::Alt {
                self.advance()?;
                nodes.push(self.branch(in_group)?);
            }
            Ok(Node::Alt(nodes))
        })?;
        if in_group && self.token != Token::Close {
            return Err(Problem::UnmatchedOpen);
        }
        self.depth -= 1;
        Ok(node)
    }

    fn branch(&mut self, in_group: bool) -> ParseResult<Node> {
        let mut nodes = Vec::new();
        while !matches!(self.token, Token::End | Token::Alt | Token::Close) {
            let (mut node, done) = self.expression(in_group, &mut nodes)?;
            match &mut node {
                Node::Empty => {}
                Node::Concat(inner) => nodes.append(inner),
                _ => nodes.push(node),
            }
            if done {
                break;
            }
        }
        if self.token == Token::Close && !in_group {
            return Err(Problem::UnmatchedClose);
        }
        Ok(match nodes.len() {
            0 => Node::Empty,
            1 => nodes.remove(0),
            _ => Node::Concat(nodes),
        })
    }

    /// Reads one expression with its quantifiers; what stands before the quantified character
    /// of a run goes to `before`. The flag says that an option group has taken the rest.
    fn expression(&mut self, in_group: bool, before: &mut Vec<Node>) -> ParseResult<(Node, bool)> {
        let node = match std::mem::replace(&mut self.token, Token::End) {
            Token::Open => match self.group(in_group)? {
                group::Parsed::Plain(node) | group::Parsed::Enclosed(node) => node,
                group::Parsed::Rest(node) => return Ok((node, true)),
            },
            Token::Char(c) | Token::CodePoint(c) => {
                self.advance()?;
                let run = self.run(c)?;
                return Ok((self.quantify_run(run, before)?, false));
            }
            Token::Raw(c) => Node::Str {
                chars: vec![c],
                fold: self.flags.ignore_case,
            },
            Token::Dot => Node::Any {
                newline: self.flags.multi_line,
            },
            Token::Type { name, negative } => {
                let mut set = unicode::posix(name, self.flags.ascii).ok_or(Problem::UnknownSet)?;
                if negative {
                    set.negate();
                }
                Node::Class(set)
            }
            Token::Property { negative } => self.property_node(negative)?,
            Token::ClassOpen => match self.class_node()? {
                class::ClassNode::Single(c) => {
                    self.advance()?;
                    let run = self.run(c)?;
                    return Ok((self.quantify_run(run, before)?, false));
                }
                class::ClassNode::Node(node) => node,
            },
            Token::Anchor(assert) => Node::Assert(assert),
            Token::Keep => Node::Keep,
            Token::LineBreak => crate::clusters::line_break(),
            Token::Grapheme => crate::clusters::grapheme(),
            Token::Node(node) => node.0,
            Token::Repeat { .. } => {
                return Err(Problem::NothingToRepeat);
            }
            Token::End | Token::Alt | Token::Close => Node::Empty,
        };
        self.advance()?;
        Ok((self.quantify(node)?, false))
    }

    /// Collects the run of literal characters that starts with `first`.
    fn run(&mut self, first: char) -> ParseResult<Vec<char>> {
        let mut chars = vec![first];
        while let Token::Char(c) | Token::CodePoint(c) = self.token {
            chars.push(c);
            self.advance()?;
        }
        Ok(chars)
    }
}
