//! Character classes: `[a-z&&[^b]\d[:alpha:]]`.

use regex_syntax::hir::ClassUnicode;

use super::token::{Token, char_type, letter_escape};
use super::{ParseResult, Parser};
use crate::Problem;
use crate::ast::Node;
use crate::deep::grow;
use crate::folding::FOLDS;
use crate::unicode::{posix, property, range};

/// What a class turned out to be.
pub(super) enum ClassNode {
    /// A class of one character is that character, and joins the run that follows.
    Single(char),
    /// Any other class.
    Node(Node),
}

/// A token within a class.
enum Item {
    End,
    Close,
    Dash,
    Open,
    And,
    Char(char),
    /// A set, with whether it takes part in folding between ASCII and the rest.
    Set(ClassUnicode, bool),
    /// `[:`; whether a POSIX bracket follows is still to be seen.
    Bracket,
}

/// Where the parser stands in a class, as regards ranges.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Start,
    /// After a character, which could begin a range.
    Value(char),
    /// After a set.
    Class,
    /// After a character and a dash.
    Range(char),
    /// After a whole range.
    Complete,
}

/// A class under construction: its characters, and those of them that fold across ASCII.
#[derive(Clone)]
struct Sets {
    all: ClassUnicode,
    folding: ClassUnicode,
}

impl Sets {
    fn new() -> Self {
        Self {
            all: ClassUnicode::empty(),
            folding: ClassUnicode::empty(),
        }
    }

    fn add(&mut self, set: &ClassUnicode) {
        self.all.union(set);
        self.folding.union(set);
    }

    fn intersect(&mut self, other: &Self) {
        self.all.intersect(&other.all);
        self.folding.intersect(&other.folding);
    }

    fn negate(&mut self) {
        self.all.negate();
        self.folding.negate();
    }
}

impl Parser {
    /// Reads a class after its opening bracket.
    pub(super) fn class_node(&mut self) -> ParseResult<ClassNode> {
        let (sets, negative) = self.class()?;
        if !negative
            && let [only] = sets.all.ranges()
            && only.start() == only.end()
        {
            return Ok(ClassNode::Single(only.start()));
        }
        Ok(ClassNode::Node(self.set_node(&sets, negative)))
    }

    /// A property outside of a class, which folds like a class.
    pub(super) fn property_node(&mut self, negative: bool) -> ParseResult<Node> {
        let all = self.property()?;
        let folding = all.clone();
        Ok(self.set_node(&Sets { all, folding }, negative))
    }

    fn set_node(&self, sets: &Sets, negative: bool) -> Node {
        let mut set = if self.flags.ignore_case {
            fold(sets)
        } else {
            sets.all.clone()
        };
        if negative {
            set.negate();
        }
        if negative || !self.flags.ignore_case {
            return Node::Class(set);
        }
        let mut nodes: Vec<Node> = FOLDS
            .iter()
            .filter(|(c, _)| contains(&set, *c))
            .map(|(_, chars)| Node::Str {
                chars: chars.to_vec(),
                fold: true,
            })
            .collect();
        if nodes.is_empty() {
            return Node::Class(set);
        }
        nodes.insert(0, Node::Class(set));
        Node::Alt(nodes)
    }

    /// Reads the name and the closing brace of a property.
    pub(super) fn property(&mut self) -> ParseResult<ClassUnicode> {
        let start = self.pos;
        let mut last = start;
        while let Some(c) = self.peek() {
            last = self.pos;
            self.pos += 1;
            match c {
                '}' => {
                    let name: String = self.chars[start..last].iter().collect();
                    if let Some(set) = property(&name) {
                        return Ok(set);
                    }
                    break;
                }
                '(' | ')' | '{' | '|' => break,
                _ => {}
            }
        }
        let name: String = self.chars[start..last].iter().collect();
        Err(Problem::Property(name))
    }

    /// Reads a class: its characters before negation, and whether it is negated.
    fn class(&mut self) -> ParseResult<(Sets, bool)> {
        self.enter()?;
        let result = grow(|| self.class_body());
        self.depth -= 1;
        result
    }

    fn class_body(&mut self) -> ParseResult<(Sets, bool)> {
        let negative = self.eat('^');
        let mut item = self.class_item()?;
        if matches!(item, Item::Close) {
            if !self.chars[self.pos..].contains(&']') {
                return Err(Problem::EmptyClass);
            }
            item = Item::Char(']');
        }
        let mut state = State::Start;
        let mut sets = Sets::new();
        let mut before: Option<Sets> = None;
        loop {
            let mut fetched = None;
            match item {
                Item::Close => break,
                Item::End => return Err(Problem::UnfinishedClass),
                Item::Char(c) => value(&mut sets, &mut state, c)?,
                Item::Set(set, folds) => {
                    sets.all.union(&set);
                    if folds {
                        sets.folding.union(&set);
                    }
                    class_state(&mut sets, &mut state)?;
                }
                Item::Bracket => match self.posix_bracket(&mut sets)? {
                    true => class_state(&mut sets, &mut state)?,
                    false => value(&mut sets, &mut state, '[')?,
                },
                Item::Dash => match state {
                    State::Range(_) => value(&mut sets, &mut state, '-')?,
                    State::Start => {
                        fetched = Some(self.class_item()?);
                        value(&mut sets, &mut state, '-')?;
                    }
                    State::Value(_) | State::Class | State::Complete => {
                        let next = self.class_item()?;
                        match (&next, state) {
                            (Item::Close | Item::And, _) | (_, State::Complete) => {
                                value(&mut sets, &mut state, '-')?;
                            }
                            (_, State::Value(from)) => state = State::Range(from),
                            _ => {
                                return Err(Problem::UnmatchedRange);
                            }
                        }
                        fetched = Some(next);
                    }
                },
                Item::Open => {
                    let (mut inner, inner_negative) = self.class()?;
                    if inner_negative {
                        inner.negate();
                    }
                    sets.all.union(&inner.all);
                    sets.folding.union(&inner.folding);
                }
                Item::And => {
                    flush(&mut sets, state);
                    state = State::Start;
                    let part = std::mem::replace(&mut sets, Sets::new());
                    match &mut before {
                        Some(before) => before.intersect(&part),
                        None => before = Some(part),
                    }
                }
            }
            item = match fetched {
                Some(item) => item,
                None => self.class_item()?,
            };
        }
        flush(&mut sets, state);
        if let Some(mut before) = before {
            before.intersect(&sets);
            sets = before;
        }
        Ok((sets, negative))
    }

    fn class_item(&mut self) -> ParseResult<Item> {
        let Some(c) = self.next() else {
            return Ok(Item::End);
        };
        Ok(match c {
            ']' => Item::Close,
            '-' => Item::Dash,
            '&' if self.eat('&') => Item::And,
            '[' if self.peek() == Some(':') && self.bracket_may_close() => Item::Bracket,
            '[' => Item::Open,
            '\\' => {
                let Some(c) = self.next() else {
                    return Err(Problem::ShortEscape);
                };
                if let Some((name, negative)) = char_type(c) {
                    let mut set = posix(name, self.flags.ascii).ok_or(Problem::UnknownSet)?;
                    if negative {
                        set.negate();
                    }
                    return Ok(Item::Set(set, name != "word"));
                }
                match c {
                    'p' | 'P' if self.peek() == Some('{') => {
                        let token = self.property_start(c);
                        let mut set = self.property()?;
                        if matches!(token, Token::Property { negative: true }) {
                            set.negate();
                        }
                        Item::Set(set, true)
                    }
                    'x' => Item::Char(self.hex_byte()),
                    '0'..='7' => {
                        self.pos -= 1;
                        Item::Char(self.octal(3)?)
                    }
                    _ => Item::Char(letter_escape(c).unwrap_or(c)),
                }
            }
            _ => Item::Char(c),
        })
    }

    /// Whether `:]` follows before any `]`.
    fn bracket_may_close(&self) -> bool {
        let mut rest = self.chars[self.pos + 1..].iter().peekable();
        while let Some(c) = rest.next() {
            match c {
                ':' if rest.peek() == Some(&&']') => return true,
                ']' => return false,
                '\\' => {
                    rest.next();
                }
                _ => {}
            }
        }
        false
    }

    /// Reads a POSIX bracket at its colon; answers false, and stays, if there is none.
    fn posix_bracket(&mut self, sets: &mut Sets) -> ParseResult<bool> {
        let start = self.pos;
        self.pos += 1;
        let negative = self.eat('^');
        let end = self.chars[self.pos..]
            .iter()
            .position(|c| matches!(c, ':' | ']'));
        let invalid = || Err(Problem::PosixBracket);
        let Some(len) = end.filter(|len| *len <= 20) else {
            self.pos = start;
            return Ok(false);
        };
        let name: String = self.chars[self.pos..self.pos + len].iter().collect();
        let closed = self.chars[self.pos + len..].starts_with(&[':', ']']);
        let ascii = self.flags.ascii_brackets;
        match posix(&name, ascii) {
            Some(mut set) if closed => {
                if negative {
                    set.negate();
                }
                sets.all.union(&set);
                if !matches!(name.as_str(), "word" | "ascii") && !ascii {
                    sets.folding.union(&set);
                }
                self.pos += len + 2;
                Ok(true)
            }
            _ if closed => invalid(),
            _ => {
                self.pos = start;
                Ok(false)
            }
        }
    }
}

fn contains(set: &ClassUnicode, c: char) -> bool {
    set.ranges()
        .iter()
        .any(|range| range.start() <= c && c <= range.end())
}

/// Adds a character that waits to see whether it begins a range.
fn flush(sets: &mut Sets, state: State) {
    if let State::Value(c) = state {
        sets.add(&range(c, c));
    }
}

fn value(sets: &mut Sets, state: &mut State, c: char) -> ParseResult<()> {
    match *state {
        State::Range(from) => {
            if from > c {
                return Err(Problem::EmptyRange);
            }
            sets.add(&range(from, c));
            *state = State::Complete;
        }
        other => {
            flush(sets, other);
            *state = State::Value(c);
        }
    }
    Ok(())
}

fn class_state(sets: &mut Sets, state: &mut State) -> ParseResult<()> {
    if matches!(state, State::Range(_)) {
        return Err(Problem::ClassInRange);
    }
    flush(sets, *state);
    *state = State::Class;
    Ok(())
}

/// The class with all case variants; only some of its parts fold between ASCII and the rest.
fn fold(sets: &Sets) -> ClassUnicode {
    let ascii = range('\0', '\x7f');
    let folded = |set: &ClassUnicode| {
        let mut set = set.clone();
        // The tables are compiled in, so that folding cannot fail.
        let _ = set.try_case_fold_simple();
        set
    };
    let mut low = sets.all.clone();
    low.intersect(&ascii);
    let mut low_folded = folded(&low);
    low_folded.intersect(&ascii);
    let mut high = sets.all.clone();
    high.difference(&ascii);
    let mut high_folded = folded(&high);
    high_folded.difference(&ascii);
    let mut across = sets.all.clone();
    across.intersect(&sets.folding);
    let mut added = low_folded;
    added.union(&high_folded);
    added.union(&folded(&across));
    // Ruby's engine loses the variants that it takes for single bytes.
    added.difference(&range('\u{80}', '\u{ff}'));
    added.union(&sets.all);
    added
}
