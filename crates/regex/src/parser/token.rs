//! The tokens of a pattern, outside of character classes.

use super::quantifier::Interval;
use super::{ParseResult, Parser};
use crate::Problem;
use crate::ast::{Assert, INFINITE, Node};

/// A node that a token carries; it is never compared.
#[derive(Debug)]
pub(super) struct Carried(pub(super) Node);

impl PartialEq for Carried {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// A token.
#[derive(Debug, PartialEq)]
pub(super) enum Token {
    /// The end of the pattern.
    End,
    /// A literal character.
    Char(char),
    /// A character written as a letter escape such as `\n`; it joins a run.
    CodePoint(char),
    /// A character written by its number; it never joins a run.
    Raw(char),
    Dot,
    Alt,
    Open,
    Close,
    ClassOpen,
    /// `\d` and its like, by the name of the POSIX bracket.
    Type {
        name: &'static str,
        negative: bool,
    },
    /// `\p{` or `\P{`; the name follows.
    Property {
        negative: bool,
    },
    Anchor(Assert),
    Keep,
    LineBreak,
    Grapheme,
    /// A reference or a call, read whole.
    Node(Carried),
    Repeat {
        min: u32,
        max: u32,
        greedy: bool,
        possessive: bool,
    },
}

/// The type that an escape letter stands for.
pub(super) fn char_type(c: char) -> Option<(&'static str, bool)> {
    Some(match c {
        'w' => ("word", false),
        'W' => ("word", true),
        'd' => ("digit", false),
        'D' => ("digit", true),
        's' => ("space", false),
        'S' => ("space", true),
        'h' => ("xdigit", false),
        'H' => ("xdigit", true),
        _ => return None,
    })
}

/// The control character that an escape letter stands for.
pub(super) fn letter_escape(c: char) -> Option<char> {
    Some(match c {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'f' => '\x0c',
        'a' => '\x07',
        'b' => '\x08',
        'e' => '\x1b',
        'v' => '\x0b',
        _ => return None,
    })
}

impl Parser {
    pub(super) fn read_token(&mut self) -> ParseResult<Token> {
        loop {
            let Some(c) = self.next() else {
                return Ok(Token::End);
            };
            return Ok(match c {
                '\\' => return self.escape(),
                '.' => Token::Dot,
                '*' => self.repeat_suffix(0, INFINITE, true),
                '+' => self.repeat_suffix(1, INFINITE, true),
                '?' => self.repeat_suffix(0, 1, true),
                '{' => match self.interval()? {
                    Interval::Literal => Token::Char('{'),
                    Interval::Fixed(count) => Token::Repeat {
                        min: count,
                        max: count,
                        greedy: true,
                        possessive: false,
                    },
                    Interval::Range(min, max) => self.repeat_suffix(min, max, false),
                },
                '|' => Token::Alt,
                '(' => {
                    if self.peek() == Some('?') && self.chars.get(self.pos + 1) == Some(&'#') {
                        self.pos += 2;
                        self.comment()?;
                        continue;
                    }
                    Token::Open
                }
                ')' => Token::Close,
                '^' => Token::Anchor(Assert::LineStart),
                '$' => Token::Anchor(Assert::LineEnd),
                '[' => Token::ClassOpen,
                '#' if self.flags.extended => {
                    while self.next().is_some_and(|c| c != '\n') {}
                    continue;
                }
                ' ' | '\t' | '\n' | '\r' | '\x0c' if self.flags.extended => continue,
                _ => Token::Char(c),
            });
        }
    }

    fn comment(&mut self) -> ParseResult<()> {
        loop {
            match self.next() {
                None => return Err(Problem::UnfinishedGroup),
                Some('\\') => {
                    self.next();
                }
                Some(')') => return Ok(()),
                Some(_) => {}
            }
        }
    }

    /// Intervals have a lazy but no possessive form: `a{1,2}+` repeats the interval.
    fn repeat_suffix(&mut self, min: u32, max: u32, may_possess: bool) -> Token {
        let greedy = !self.eat('?');
        let possessive = greedy && may_possess && self.eat('+');
        Token::Repeat {
            min,
            max,
            greedy,
            possessive,
        }
    }

    fn escape(&mut self) -> ParseResult<Token> {
        let Some(c) = self.next() else {
            return Err(Problem::ShortEscape);
        };
        if let Some((name, negative)) = char_type(c) {
            return Ok(Token::Type { name, negative });
        }
        let boundary = |negative| Assert::WordBoundary {
            negative,
            ascii: self.flags.ascii_boundary,
        };
        Ok(match c {
            'b' => Token::Anchor(boundary(false)),
            'B' => Token::Anchor(boundary(true)),
            'A' => Token::Anchor(Assert::TextStart),
            'Z' => Token::Anchor(Assert::TextEndOrNewline),
            'z' => Token::Anchor(Assert::TextEnd),
            'G' => Token::Anchor(Assert::SearchStart),
            'R' => Token::LineBreak,
            'X' => Token::Grapheme,
            'K' => Token::Keep,
            'x' => Token::Raw(self.hex_byte()),
            '1'..='9' => self.number_escape(c)?,
            '0' => Token::Raw(self.octal(2)?),
            'k' => self.back_reference()?.unwrap_or(Token::Char('k')),
            'g' => self.call()?.unwrap_or(Token::Char('g')),
            'p' | 'P' if self.peek() == Some('{') => self.property_start(c),
            _ => match letter_escape(c) {
                Some(control) => Token::CodePoint(control),
                None => Token::Char(c),
            },
        })
    }

    /// Reads `{` or `{^` after `\p` or `\P`.
    pub(super) fn property_start(&mut self, c: char) -> Token {
        self.pos += 1;
        Token::Property {
            negative: (c == 'P') != self.eat('^'),
        }
    }

    pub(super) fn hex_byte(&mut self) -> char {
        let mut value = 0;
        for _ in 0..2 {
            let Some(digit) = self.peek().and_then(|c| c.to_digit(16)) else {
                break;
            };
            value = value * 16 + digit;
            self.pos += 1;
        }
        char::from_u32(value).unwrap_or('\0')
    }

    /// Reads at most `max` octal digits.
    pub(super) fn octal(&mut self, max: usize) -> ParseResult<char> {
        let mut value = 0;
        for _ in 0..max {
            let Some(digit) = self.peek().and_then(|c| c.to_digit(8)) else {
                break;
            };
            value = value * 8 + digit;
            self.pos += 1;
        }
        char::from_u32(value)
            .filter(|_| value <= 0xff)
            .ok_or(Problem::NumberTooBig)
    }

    /// Reads `\1`: a back reference, or an octal escape where there are not that many groups.
    fn number_escape(&mut self, first: char) -> ParseResult<Token> {
        self.pos -= 1;
        let start = self.pos;
        let mut value: u64 = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(u64::from(digit));
            self.pos += 1;
        }
        if let Ok(number) = u32::try_from(value)
            && number <= 1000
            && (number <= self.groups || number <= 9)
        {
            return Ok(Token::Node(Carried(Node::Backref {
                groups: vec![number],
                by_name: false,
                fold: self.flags.ignore_case,
                level: None,
            })));
        }
        self.pos = start;
        if matches!(first, '8' | '9') {
            self.pos += 1;
            return Ok(Token::Char(first));
        }
        Ok(Token::Raw(self.octal(3)?))
    }
}
